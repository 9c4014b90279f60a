"""The TypeScript types name everything that goes over the wire, and say of it what is true."""

import re
from pathlib import Path
from typing import get_args

import pytest

from derby.game.events import AnyEvent
from derby.game.names import Creature, God, Power, Stage, Variant
from derby.game.view import PublicView
from derby.server.api import ROUTES
from derby.server.typescript import main, typescript
from derby.server.wire_types import meanings_of
from derby.tables.client_messages import ClientMessage, Enter
from derby.tables.refusal import Reason
from derby.tables.server_messages import Entered, ServerMessage


@pytest.fixture(scope="module")
def written() -> str:
    return typescript()


def interface(written: str, name: str) -> dict[str, str]:
    """The fields of an interface with their types; a `?` belongs to the name."""
    (body,) = re.findall(rf"(?ms)^export interface {name} {{\n(.*?)^}}$", written)
    return dict(re.findall(r"(?m)^  (\w+\??): (.+);$", body))


def union(written: str, name: str) -> list[str]:
    (parts,) = re.findall(rf"(?ms)^export type {name} =(.*?);$", written)
    return re.findall(r"[^\s|]+", parts)


@pytest.mark.parametrize("name", ["ClientMessage", "ServerMessage", "AnyEvent"])
def test_every_message_and_event_occurs(written: str, name: str) -> None:
    kinds = get_args({"ClientMessage": ClientMessage, "ServerMessage": ServerMessage, "AnyEvent": AnyEvent}[name])
    assert union(written, name) == [kind.__name__ for kind in kinds]
    for kind in kinds:
        fields = interface(written, kind.__name__)
        assert fields["type"] == f'"{kind.__name__}"'
        assert [field.rstrip("?") for field in fields] == ["type", *kind.__struct_fields__]


@pytest.mark.parametrize("kind", [Creature, God, Power, Stage, Variant])
def test_enums_are_unions_of_their_words(written: str, kind: type[Creature]) -> None:
    assert sorted(union(written, kind.__name__)) == sorted(f'"{word}"' for word in kind)


def test_every_reason_occurs(written: str) -> None:
    assert sorted(union(written, "Reason")) == sorted(f'"{reason}"' for reason in get_args(Reason))


def test_everything_that_is_mentioned_is_declared_once(written: str) -> None:
    code = re.sub(r'//.*?$|/\*\*.*?\*/|"[^"]*"', "", written, flags=re.DOTALL | re.MULTILINE)
    declared = re.findall(r"(?m)^export (?:type|interface) (\w+)", code)
    assert len(declared) == len(set(declared))
    assert set(re.findall(r"\b[A-Z]\w+", code)) - set(declared) == {"Record"}


def test_every_route_occurs(written: str) -> None:
    for route in ROUTES:
        assert f'"{route.method} {route.path}": {{ body: ' in written
    assert '"POST /api/tables": { body: GivenTableSettings; answer: OpenedTable };' in written
    assert '"GET /api/tables": { body: null; answer: RoomSummary[] };' in written


def test_types_are_as_exact_as_they_can_be(written: str) -> None:
    assert interface(written, "Own")["holders"] == "[number[], number[]]"
    assert interface(written, "Entered")["seats"] == "Record<string, string>"
    assert interface(written, "SeatInfo")["level"] == "Level | null"
    assert interface(written, "RaceDealt")["holders"] == "(number[] | null)[]"
    assert interface(written, "Happened")["events"] == "AnyEvent[]"
    assert interface(written, "Refused")["reason"] == "Reason"


def test_only_what_may_be_missing_is_optional(written: str) -> None:
    assert interface(written, "Enter")["since?"] == "number | null"
    assert interface(written, "Happened")["own?"] == "Own | null"
    assert interface(written, "Seen")["clock"] == "ClockIs | null"
    assert interface(written, "ChangeSettings")["settings"] == "GivenTableSettings"
    assert interface(written, "GivenTableSettings")["clock?"] == "GivenClock"
    assert interface(written, "Room")["settings"] == "TableSettings"
    assert interface(written, "TableSettings")["clock"] == "Clock"


def test_changes_have_every_field_of_the_view_and_all_are_optional(written: str) -> None:
    assert interface(written, "Seen")["view"] == "PublicView"
    assert interface(written, "Happened")["changes"] == "ViewChanges"
    assert interface(written, "ReplayStep")["changes"] == "ViewChanges"
    view = interface(written, "PublicView")
    assert list(view) == list(PublicView.__struct_fields__)
    rows = {"seats": "Seat", "track": "Flyer", "holders": "Holder"}
    told = {**view, **{field: f"Record<string, {row}>" for field, row in rows.items()}}
    assert interface(written, "ViewChanges") == {f"{field}?": kind for field, kind in told.items()}


def test_docstrings_come_along(written: str) -> None:
    assert "/** Look through another of your seats, or as a spectator (null). */\nexport interface LookAs {" in written
    assert " * Whoever has a seat, by the guest's cookie or by a seat token, looks" in written
    assert meanings_of(Enter) == {
        "tokens": "Of seats.",
        "since": "The last `seq` that you have seen; what you missed since then is sent first.",
    }
    assert "  /** Your `who` at this table. */\n  you: string;" in written
    assert set(meanings_of(Entered)) == set(Entered.__struct_fields__)


def test_it_is_written_to_a_file_or_to_standard_output(
    tmp_path: Path, written: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main([str(tmp_path / "wire.ts")])
    assert (tmp_path / "wire.ts").read_text(encoding="utf-8") == written
    main([])
    assert capsys.readouterr().out == written
