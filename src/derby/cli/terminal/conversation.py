"""The conversation with the player: showing a menu, reading a line, and the keys that are always allowed."""

from collections.abc import Callable

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from derby.cli.terminal.menus import Instead, Menu, Option
from derby.cli.terminal.phrases import Phrases
from derby.game.actions import Action

PROMPT = "> "
WIDEST = 100
"""Columns; longer lines are hard to read."""
MANY = 7
"""At least this many choices are shown in two columns."""
LONGEST_ECHO = 20
QUIT = "q"


class Quit(Exception):
    """The player leaves."""


class Conversation:
    """Asks one player; `answers` are the keys that show something and ask again."""

    def __init__(
        self, console: Console, phrases: Phrases, read: Callable[[str], str], answers: dict[str, Callable[[], None]]
    ) -> None:
        self.console = console
        self.phrases = phrases
        self.answers = answers
        self._read = read

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def show(self, picture: RenderableType) -> None:
        self.console.print(picture, width=self.width, highlight=False, soft_wrap=False)

    def ask(self, menu: Menu, draw_holders: Callable[[Menu], RenderableType]) -> Action | Instead:
        """Ask until the player has chosen an action; steps can be undone."""
        steps = [menu]
        while True:
            present = steps[-1]
            self._show_menu(present, draw_holders)
            chosen = self._choose(present)
            if isinstance(chosen, Menu):
                steps.append(chosen)
            elif chosen is Instead.BACK:
                steps.pop()
            else:
                return chosen

    def _choose(self, menu: Menu) -> Action | Menu | Instead:
        by_key = {option.key: option for option in menu.options}
        while True:
            line = self._line()
            if line in by_key:
                return by_key[line].leads_to
            if line.isdecimal() and str(int(line)) in by_key:
                return by_key[str(int(line))].leads_to
            if line == QUIT:
                raise Quit
            if line in self.answers:
                self.answers[line]()
                self.show(self._hint())
            elif not line and menu.on_enter is not None:
                return menu.on_enter.leads_to
            else:
                self.show(Text(self._not_understood(line, menu), style="bold"))

    def _line(self) -> str:
        try:
            return self._read(PROMPT).strip().lower()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"

    def _not_understood(self, line: str, menu: Menu) -> str:
        if not line:
            return self.phrases.words("terminal-nothing-typed")
        shown = "".join(character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in line)
        if len(shown) > LONGEST_ECHO:
            shown = shown[:LONGEST_ECHO] + "…"
        key = "terminal-not-a-choice" if menu.listed or menu.in_holders else "terminal-not-a-sector"
        return self.phrases.words(key, typed=shown)

    def _show_menu(self, menu: Menu, draw_holders: Callable[[Menu], RenderableType]) -> None:
        parts: list[RenderableType] = [*menu.notes]
        if menu.in_holders:
            parts.append(draw_holders(menu))
        parts.append(Text(menu.question, style="bold"))
        if menu.listed:
            parts.append(self._list(menu))
        parts.append(self._hint())
        self.console.print()
        self.show(Group(*parts))

    def _list(self, menu: Menu) -> RenderableType:
        rows: list[tuple[str, Text]] = [(option.key, self._label(option, menu)) for option in menu.options]
        rows += [("–", label) for label in menu.closed]
        if len(rows) <= MANY or self.width < 60:
            return _rows(rows)
        half = (len(rows) + 1) // 2
        both = Table.grid(padding=(0, 4, 0, 0))
        both.add_row(_rows(rows[:half]), _rows(rows[half:]))
        return both

    def _label(self, option: Option, menu: Menu) -> Text:
        if option is menu.on_enter:
            return Text.assemble(option.label, (f" ({self.phrases.words('terminal-or-enter')})", "dim"))
        return option.label

    def _hint(self) -> Text:
        words = self.phrases.words
        hints = [("?", "help"), ("t", "table"), ("l", "log"), ("r", "rules"), (QUIT, "quit")]
        return Text(" · ".join(f"{key} {words(f'terminal-key-{meaning}')}" for key, meaning in hints), style="dim")


def _rows(rows: list[tuple[str, Text]]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold", min_width=2)
    table.add_column()
    for key, label in rows:
        table.add_row(key, label)
    return table
