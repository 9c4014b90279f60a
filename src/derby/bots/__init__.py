"""Bots: players that see what a seat sees, and no more."""

from derby.bots.protocol import Bot, Budget
from derby.bots.registry import BOTS, UnknownBot, bot

__all__ = ["BOTS", "Bot", "Budget", "UnknownBot", "bot"]
