"""The registry: every bot by its name, ours and those from other packages.

A custom bot is named `module:Name`, or by an entry point of the group `derby.bots` in an installed package.
"""

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, cast

from derby.bots.levels import FLAT_MONTE_CARLO, HERO, MORTAL, OLYMPIAN, TITAN
from derby.bots.protocol import Bot
from derby.bots.random_bot import RandomBot
from derby.errors import DerbyError

BOTS: dict[str, Bot] = {one.name: one for one in (RandomBot(), MORTAL, HERO, TITAN, OLYMPIAN, FLAT_MONTE_CARLO)}
GROUP = "derby.bots"
"""The entry point group of packages that provide bots."""


class UnknownBot(DerbyError):
    """No bot has this name."""


def bot(name: str) -> Bot:
    """The bot of this name: `hero`, the name of an entry point, or `my_module:Snail`.

    >>> from derby.bots import bot
    >>> bot("hero").description
    'Plays the odds, one move ahead.'

    The current folder is searched for modules, too.
    """
    return BOTS[name] if name in BOTS else _from_outside(name)


@cache
def _from_outside(name: str) -> Bot:
    found = entry_points(group=GROUP)
    if name in found.names:
        return _checked(name, _loaded(name, found[name]))
    module, colon, attribute = name.partition(":")
    if not colon or not module or not attribute:
        known = ", ".join([*BOTS, *sorted(found.names)])
        raise UnknownBot(f"there is no bot {name[:40]!r}; choose from {known}, or name your own as my_module:Name")
    if "" not in sys.path:
        sys.path.insert(0, "")  # the current folder
    return _checked(name, _loaded(name, EntryPoint(name, name, GROUP)))


def _loaded(name: str, entry: EntryPoint) -> Any:
    """Load what an entry point names; any error in the module is reported in one line."""
    try:
        module = import_module(entry.module)
    except ModuleNotFoundError as error:
        hint = " (name the module without .py)" if entry.module.endswith(".py") else ""
        raise UnknownBot(f"{name}: there is no module {error.name!r}{hint}") from None
    except Exception as error:
        raise UnknownBot(f"{name}: {entry.module} can't be imported: {type(error).__name__}: {error}") from error
    try:
        found: Any = module
        for attribute in entry.attr.split("."):
            found = getattr(found, attribute)
    except AttributeError:
        raise UnknownBot(f"{name}: {entry.module} has no {entry.attr!r}") from None
    if not isinstance(found, type):
        return found
    try:
        return found()
    except Exception as error:
        raise UnknownBot(f"{name}: {entry.attr}() failed: {type(error).__name__}: {error}") from error


def _checked(name: str, found: Any) -> Bot:
    for attribute in ("name", "description"):
        if not isinstance(getattr(found, attribute, None), str):
            raise UnknownBot(f"{name} is not a bot: it needs a text {attribute!r}")
    if not callable(getattr(found, "decide", None)):
        raise UnknownBot(f"{name} is not a bot: it needs a method decide(set_up, view, budget, stream)")
    return cast(Bot, found)
