"""What the commands print: tables and progress for people, one JSON object for programs."""

import json
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec
import typer

from derby.errors import DerbyError

if TYPE_CHECKING:
    from rich.progress import Progress

    from derby.cli.console import Console

FAILED = 1
WRONG_INPUT = 2


@cache
def console() -> "Console":
    """Where a command prints. Rich is loaded when there is something to print: a server's start does without."""
    from derby.cli.console import Console

    return Console()


@cache
def complaints() -> "Console":
    from derby.cli.console import Console

    return Console(stderr=True)


def print_json(value: Any) -> None:
    """Print one object, and nothing else on this stream."""
    console().file.write(json.dumps(msgspec.to_builtins(value), ensure_ascii=False) + "\n")


def remark(text: str) -> None:
    """Say something beside what the command prints."""
    complaints().print(text, style="dim", highlight=False, soft_wrap=True)


def complain(error: Exception, code: int = WRONG_INPUT) -> NoReturn:
    """Say what is wrong, and exit."""
    complaints().print(f"derby: {error}", style="bold red", highlight=False, markup=False, soft_wrap=True)
    raise typer.Exit(code)


@contextmanager
def complaining() -> Generator[None]:
    """Let bad input end a command with a line that says what is wrong, not with a traceback."""
    try:
        yield
    except DerbyError as error:
        complain(error)


def progress(*, silent: bool) -> "Progress":
    """A progress bar on the error stream."""
    from derby.cli.progress_bars import bar

    return bar(silent=silent)
