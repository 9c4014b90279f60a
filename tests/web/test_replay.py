"""The moments of a replay and the links to them, as the page reads them."""

import json
from typing import Any

import msgspec
import pytest

import derby
from derby.tables.replay import Viewer, replay_for
from tests.records.corpus import records
from tests.web.node import PageModules

MOMENTS = """
import { Moments } from "./replay/moments.ts";

const moments = new Moments(given);
const turns = [], races = [];
for (let at = 0; at < moments.last; at = moments.nextTurn(at, 1)) turns.push(at);
for (let at = moments.last; at > 0; at = moments.nextRace(at, -1)) races.push(at);
console.log(JSON.stringify({
  list: moments.list, events: moments.events.length, turns, races,
  nearest: [-5, 0, 3.4, 1e9, NaN].map((at) => moments.nearest(at)), last: moments.last,
}));
"""
LINKS = """
import { linkTo, readLink } from "./replay/link.ts";
console.log(JSON.stringify(given.map((search) => {
  const link = readLink(search);
  return { ...link, again: readLink(linkTo("t", link).slice("/replay/t".length)) };
})));
"""


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> PageModules:
    return PageModules(tmp_path_factory.mktemp("page"), "replay/moments.ts", "replay/link.ts", "table/changes.ts")


@pytest.mark.parametrize("viewer", [0, 2, "public", "omniscient"])
@pytest.mark.parametrize("name", ["3-base", "4-zpf", "6-p"])
def test_every_moment_is_what_the_viewer_saw(page: PageModules, name: str, viewer: Viewer) -> None:
    read = derby.Record.load(next(path for path in records() if path.stem == name))
    found: dict[str, Any] = page.run(MOMENTS, json.loads(msgspec.json.encode(replay_for(read, viewer))))
    assert len(found["list"]) == len(read.actions) + len(read.chance)
    count = 0
    seat = viewer if isinstance(viewer, int) else None
    for moment, step in zip(found["list"], read.replay(), strict=True):
        count += len(step.events)
        assert moment["eventCount"] == count
        view = step.game.omniscient_view() if viewer == "omniscient" else step.game.view(seat)
        expected: dict[str, Any] = json.loads(msgspec.json.encode(view))
        assert moment["view"] == {key: expected[key] for key in moment["view"]}
        if isinstance(viewer, int):
            own: dict[str, Any] = json.loads(msgspec.json.encode(step.game.own(viewer)))
            assert moment["own"] == {**own, "legal": []}
        else:
            assert moment["own"] is None
    assert found["events"] == count


def test_turns_and_races_can_be_jumped_to(page: PageModules) -> None:
    read = derby.Record.load(next(path for path in records() if path.stem == "4-base"))
    found: dict[str, Any] = page.run(MOMENTS, json.loads(msgspec.json.encode(replay_for(read, "public"))))
    kinds = [moment["kind"] for moment in found["list"]]
    deals = [place for place, kind in enumerate(kinds) if kind == "deal"]
    assert kinds[0] == "deal"
    assert kinds.count("deal") == kinds.count("judgment") == 3
    assert kinds.count("bet") == 36
    assert kinds.count("card") + kinds.count("trick") == 96
    assert [moment["race"] for moment in found["list"]] == sorted(moment["race"] for moment in found["list"])
    assert sum(moment["isMidRace"] for moment in found["list"]) == 3
    assert found["races"] == [found["last"], *reversed(deals[1:])]
    assert set(deals) <= set(found["turns"])
    assert 3 * 16 <= len(found["turns"]) <= 3 * 20
    assert found["nearest"] == [0, 0, 3, found["last"], 0]


def test_a_link_leads_to_its_moment_and_a_wrong_one_to_the_beginning(page: PageModules) -> None:
    wanted = {
        "?at=123&eyes=2": (123, 2),
        "?eyes=omniscient&at=7": (7, "omniscient"),
        "": (0, "public"),
        "?at=-1&eyes=6": (0, "public"),
        "?at=1e3&eyes=everyone": (0, "public"),
        "?at=999999&eyes=02": (0, "public"),
        "?at=%00&eyes=public": (0, "public"),
    }
    found = page.run(LINKS, list(wanted))
    assert [(link["at"], link["eyes"]) for link in found] == list(wanted.values())
    assert all(link["again"] == {"at": link["at"], "eyes": link["eyes"]} for link in found)
