"""A game in the terminal: one seat is yours, bots play the others.

What is shown comes from `game.view` of your seat and from events as your seat saw them. A bot gets the view of its own
seat.
"""

import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.text import Text

from derby.bots import BotFailed, Budget, bot
from derby.bots.warm_up import COMPILE_NOTICE, NO_COMPILER, warm_up
from derby.cli.console import Console
from derby.cli.terminal.conversation import Quit
from derby.cli.terminal.playing import Playing
from derby.editions import Edition
from derby.errors import DerbyError
from derby.game.game import Game, new_game
from derby.game.names import GODS
from derby.game.set_up import check_seats
from derby.locales import Words

NOTICES = {COMPILE_NOTICE: "terminal-getting-ready", NO_COMPILER: "terminal-slow-opponents"}


def play_in_terminal(
    *,
    seats: int,
    god: str | None,
    variants: Sequence[str],
    edition: Edition | None,
    seed: int | None,
    language: str,
    save: Path | None,
    opponents: str = "hero",
    budget: Budget | None = None,
    console: Console | None = None,
    read: Callable[[str], str] = input,
) -> int:
    """Play one game; returns the exit code of the program."""
    if console is None:
        # A terminal that can't write a letter still shows the rest.
        reconfigure = getattr(sys.stdout, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
        console = Console(highlight=False)
    if read is input and not sys.stdin.isatty():
        read = _echoing(console)
    lots = random.Random(seed)
    words = Words(language)
    try:
        check_seats(seats)
        opponent = bot(opponents)
        gods, yours = _seats(seats, god, lots)
        game = new_game(gods=gods, variants=variants, edition=edition, seed=seed)
    except DerbyError as error:
        console.print(Text(str(error), style="bold red"))
        return 2
    budget = budget or Budget()
    playing = Playing(game, yours, words, opponent=opponent, budget=budget, lots=lots, console=console, read=read)
    try:
        _get_ready(opponents, budget, console, words)
        playing.begin()
        playing.play()
        playing.end()
    except (Quit, KeyboardInterrupt):
        console.print(Text(words("terminal-goodbye")))
    except BotFailed as error:
        console.print(Text(str(error), style="bold red"))
        return 1
    return _save(game, save, console, words) if save is not None else 0


def _seats(seats: int, god: str | None, lots: random.Random) -> tuple[list[str], int]:
    """The gods around the table, and the seat that is yours, drawn by lot."""
    own = god if god is not None else GODS[0]
    others: list[str] = [other for other in GODS if other != own]
    lots.shuffle(others)
    yours = lots.randrange(seats)
    return [*others[:yours], own, *others[yours : seats - 1]], yours


def _get_ready(opponents: str, budget: Budget, console: Console, words: Words) -> None:
    """The first search on a computer compiles the rules: better now than in the middle of the game."""

    def say(notice: str) -> None:
        console.print(Text(words(NOTICES[notice]), style="dim"))

    warm_up([opponents], budget, say=say)


def _echoing(console: Console) -> Callable[[str], str]:
    """Lines that come from a file are shown, as a terminal would show what is typed."""

    def read(prompt: str) -> str:
        line = input(prompt)
        console.print(Text(line))
        return line

    return read


def _save(game: Game, path: Path, console: Console, words: Words) -> int:
    try:
        game.record().save(path)
    except OSError as error:
        console.print(Text(words("terminal-not-saved", path=str(path), reason=error.strerror or str(error))))
        return 1
    console.print(Text(words("terminal-saved", path=str(path))))
    return 0
