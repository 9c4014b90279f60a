"""Generate from the code: the reference (action space, table, events), and the pages on the protocol and observations.

The reference goes to docs/reference and is not kept in git; docs/protocol.md and docs/observations.md are, and tests
compare them. Run it with `uv run --no-sync python scripts/generate_docs.py`; if a folder is named, everything
goes there.
"""

import inspect
import sys
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec

from derby.declaration import Field, Numbers
from derby.game.actions import ACTIONS, Action, PlayFast, PlayPower
from derby.game.events import PUBLIC, AnyEvent, Event
from derby.playouts.dice import Dice
from derby.rules.choices import Choices
from derby.table import Table

# The other pages are beside this file, however it is run.
sys.path.insert(0, str(Path(__file__).parent))

from observation_docs import observations_page
from page_parts import NOTE, table
from protocol_docs import protocol_page

DOCS = Path(__file__).parent.parent / "docs"


def main(folder: Path | None = None) -> None:
    reference(folder or DOCS / "reference")
    write(folder or DOCS, {"protocol": protocol_page(), "observations": observations_page()})


def reference(folder: Path) -> None:
    """The pages that are not kept in git."""
    write(folder, {"action-codes": action_codes(), "table": tables(), "events": events()})


def write(folder: Path, pages: dict[str, list[str]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, lines in pages.items():
        (folder / f"{name}.md").write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def action_codes() -> list[str]:
    """Every kind of action with its range of codes."""
    kinds: dict[str, list[int]] = {}
    for code, action in enumerate(ACTIONS):
        kinds.setdefault(kind_of(action), []).append(code)
    rows = [
        (f"`{kind}`", span(codes), str(len(codes)), chosen(ACTIONS[codes[0]]), f"{codes[-1]}: {ACTIONS[codes[-1]]}")
        for kind, codes in kinds.items()
    ]
    last = len(ACTIONS) - 1
    return [
        "# Action codes",
        "",
        NOTE,
        "",
        f"Every action of every game has one code, 0 to {last}. Codes never change. `derby.ACTIONS[code]` is the",
        "action, `derby.code_of(action)` its code. Where several fields are chosen, the last one varies fastest.",
        "",
        *table(("action", "codes", "how many", "chosen", "example: the last code"), rows),
        "",
        "Movement cards are numbered creature * 9 + place among the creature's nine; 54 is a protection card. The",
        "`looks` of Superior Wisdom are one bit per seat, clockwise from the next, the lowest bit first.",
        "",
        "## Actions",
        "",
        *(line for kind in get_args(Action) for line in described(kind)),
    ]


def kind_of(action: Action) -> str:
    if isinstance(action, PlayPower):
        return f"PlayPower {action.power}"
    if isinstance(action, PlayFast) and action.trick:
        return "PlayFast with trick"
    return type(action).__name__


def span(codes: list[int]) -> str:
    assert codes == list(range(codes[0], codes[-1] + 1))
    return f"{codes[0]}" if len(codes) == 1 else f"{codes[0]}–{codes[-1]}"


def chosen(action: Action) -> str:
    """The fields in which the actions of one kind differ."""
    fields = [name for name in action.__struct_fields__ if name not in ("power", "trick")]
    if isinstance(action, PlayPower):
        fields = [name for name in fields if getattr(action, name) not in (None, ())]
    return ", ".join(f"`{name}`" for name in fields) or "–"


def tables() -> list[str]:
    """Every field of the classes declared for both speeds."""
    lines = [
        "# The table",
        "",
        NOTE,
        "",
        "Every field is declared once, in the order below. Interpreted it is an int or a list of ints; compiled it is",
        "a signed little-endian number of that many bits, or an array of them. A fixed field stays the same for the",
        "whole game.",
    ]
    for declaration, opening in (
        (Table, "Everything that lies on the table (`table.py`)."),
        (Choices, "What the seat to act may do (`rules/choices.py`)."),
        (Dice, "The chance of playouts (`playouts/dice.py`)."),
    ):
        lines += ["", f"## {declaration.__name__}", "", opening, "", *fields_of(declaration)]
    return lines


def fields_of(declaration: type[Numbers]) -> list[str]:
    rows = [
        (f"`{name}`", shape(field), str(field.bits), "yes" if field.fixed else "", field.meaning, field.seen.who)
        for name, field in declaration.fields.items()
    ]
    columns = ("field", "shape", "bits", "fixed", "meaning", "seen by")
    if declaration is not Table:
        # Only what lies on the table is seen.
        columns, rows = columns[:-1], [row[:-1] for row in rows]
    return table(columns, rows)


def shape(field: Field) -> str:
    return " × ".join(map(str, field.shape)) or "one"


def events() -> list[str]:
    """Every event with its fields, and who may see them."""
    return [
        "# Events",
        "",
        NOTE,
        "",
        "What happened, in the past tense. `derby.seen_by(event, viewer, seats)` gives what a viewer may know of it: a",
        "public event as a whole, any other with None in place of what the viewer may not see.",
        "",
        *(line for kind in get_args(AnyEvent) for line in described(kind)),
    ]


def described(kind: type[msgspec.Struct]) -> list[str]:
    """A heading, what it is, and its fields with their types."""
    lines = [f"### {kind.__name__}", ""]
    if vars(kind).get("__doc__"):
        lines += [inspect.getdoc(kind) or "", ""]
    fields = [(name, written(get_type_hints(kind)[name])) for name in kind.__struct_fields__]
    if issubclass(kind, Event):
        # Only secrets can be missing from an event.
        secret = [f"`{name}`" for name, hint in fields if hint.endswith("None") or "None," in hint]
        assert bool(secret) == (kind not in PUBLIC)
        lines += [f"Secret: {', '.join(secret)}." if secret else "Everybody sees all of it.", ""]
    if fields:
        lines += [*table(("field", "type"), [(f"`{name}`", f"`{hint}`") for name, hint in fields]), ""]
    return lines


def written(hint: object) -> str:
    """A type as it is written in the code."""
    if isinstance(hint, type) and not get_args(hint):
        return hint.__name__
    return str(hint).replace("derby.game.names.", "")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
