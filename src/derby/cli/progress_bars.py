"""Progress bars on the error stream, so that a command's output stays clean."""

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from derby.cli.output import complaints


class _Rate(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:.1f} games/s" if task.speed else "", style="cyan")


def bar(*, silent: bool) -> Progress:
    return _bar(TimeRemainingColumn(), silent=silent)


def rate_bar() -> Progress:
    return _bar(_Rate(), TimeRemainingColumn(), silent=False)


def _bar(*columns: ProgressColumn, silent: bool) -> Progress:
    first = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    is_off = silent or not complaints().is_terminal
    return Progress(*first, *columns, console=complaints(), transient=True, disable=is_off)
