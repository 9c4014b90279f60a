"""The page about the protocol is up to date: generating it again gives the same text."""

import re
import runpy
from pathlib import Path
from typing import get_args

import pytest

from derby.game.events import AnyEvent
from derby.server.api import ROUTES
from derby.tables.client_messages import ClientMessage
from derby.tables.refusal import Reason
from derby.tables.server_messages import ServerMessage

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "protocol.md"


@pytest.fixture(scope="module")
def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def test_it_is_up_to_date(tmp_path: Path) -> None:
    runpy.run_path(str(ROOT / "scripts" / "generate_docs.py"))["main"](tmp_path)
    assert (tmp_path / "protocol.md").read_bytes() == PAGE.read_bytes(), "run scripts/generate_docs.py"


def test_every_message_reason_event_and_route_is_there(page: str) -> None:
    for kind in (*get_args(ClientMessage), *get_args(ServerMessage)):
        assert f"\n### {kind.__name__}\n" in page
    for reason in get_args(Reason):
        assert f"\n| `{reason}` | " in page
    for kind in get_args(AnyEvent):
        assert f"\n| `{kind.__name__}` | " in page
    for route in ROUTES:
        assert re.search(rf"(?m)^\| {route.method} \| `{re.escape(route.path)}[?`]", page)


def test_every_field_of_a_message_has_a_meaning(page: str) -> None:
    _, _, rest = page.partition("\n## Messages of clients\n")
    messages, _, _ = rest.partition("\n## Events\n")
    rows = re.findall(r"(?m)^\| (`\w+\??`) \| `[^`]+` \| (.*) \|$", messages)
    assert len(rows) > 60
    assert [row for row in rows if not row[1]] == []


def test_every_type_that_is_mentioned_is_described(page: str) -> None:
    rows = re.findall(r"(?m)^\| `\w+\??` \| `([^`]+)` \|", page)
    mentioned = {name for row in rows for name in re.findall(r"\b[A-Z]\w+", re.sub(r'"[^"]*"', "", row))}
    described = set(re.findall(r"(?m)^(?:### |\| `)(\w+)", page))
    assert mentioned - described == {"AnyEvent", "Reason", "Record", "ViewChanges", "Viewer"}


def test_the_example_has_all_its_parts(page: str) -> None:
    _, game = page.split("\n## One game\n")
    parts = dict(re.findall(r"(?ms)^### ([^\n]+)\n(.*?)(?=^### |\Z)", game))
    assert list(parts) == ["The beginning", "A decision", "A stale decision", "Resuming", "The end"]
    for part, kinds in {
        "The beginning": ["Enter", "Entered", "RoomIs", "Sit", "Start", "Seen"],
        "A decision": ["Act", "Happened", "Done"],
        "A stale decision": ["Act", "Happened", "Seen", "Refused"],
        "Resuming": ["Enter", "Missed", "Seen", "WholeView"],
        "The end": ["Happened", "GameEnded", "RoomIs"],
    }.items():
        for kind in kinds:
            assert f'"type": "{kind}"' in parts[part], (part, kind)


def test_its_lines_fit_but_for_tables(page: str) -> None:
    assert [line for line in page.splitlines() if len(line) > 120 and not line.startswith("|")] == []
