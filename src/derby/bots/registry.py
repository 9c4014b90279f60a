"""The registry: every bot by its name. A new bot is one file and one line here."""

from derby.bots.levels import FLAT_MONTE_CARLO, HERO, MORTAL, OLYMPIAN, TITAN
from derby.bots.protocol import Bot
from derby.bots.random_bot import RandomBot
from derby.errors import DerbyError

BOTS: dict[str, Bot] = {one.name: one for one in (RandomBot(), MORTAL, HERO, TITAN, OLYMPIAN, FLAT_MONTE_CARLO)}


class UnknownBot(DerbyError):
    """No bot has this name."""


def bot(name: str) -> Bot:
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name[:40]!r}; choose from {', '.join(BOTS)}")
    return BOTS[name]
