"""Bots: players that see what a seat sees, and no more."""

from derby.bots.protocol import Bot, BotFailed, Budget, decided
from derby.bots.registry import BOTS, UnknownBot, bot

__all__ = ["BOTS", "Bot", "BotFailed", "Budget", "UnknownBot", "bot", "decided"]
