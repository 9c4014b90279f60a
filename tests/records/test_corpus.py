"""Every recorded game is a regression test: a change of the rules shows here."""

import json
from pathlib import Path

import pytest

import derby
from derby import Power
from derby.game.events import PUBLIC, PowerPlayed
from tests.combinations import COMBINATIONS
from tests.records.corpus import DIGESTS, digest, records


def test_the_corpus_has_every_combination_finished_and_unfinished() -> None:
    found = [(len(read.gods), read.variants, read.points is not None) for read in map(derby.Record.load, records())]
    expected = [(seats, variants, whole) for seats, variants in COMBINATIONS for whole in (True, False)]
    assert sorted(found) == sorted(expected)


@pytest.mark.parametrize("path", records(), ids=lambda path: path.stem)
def test_a_recorded_game_replays_as_it_was_played(path: Path) -> None:
    read = derby.Record.load(path)
    events = [event for step in read.replay() for event in step.events]
    assert digest(events) == json.loads(DIGESTS.read_text())[path.name]
    game = read.restore()
    assert game.is_over == (read.points is not None)
    assert game.record().dump() == path.read_bytes()
    assert read.verify() == 1 + len(read.chance)


def test_everything_that_can_happen_happens_somewhere() -> None:
    kinds: set[type[derby.Event]] = set()
    powers: set[Power] = set()
    for path in records():
        for step in derby.Record.load(path).replay():
            kinds |= {type(event) for event in step.events}
            powers |= {event.power for event in step.events if isinstance(event, PowerPlayed)}
    assert powers == set(Power)
    # A seat that can't bet (R8) is too rare for a corpus; tests/rulings has it.
    assert {kind.__name__ for kind in PUBLIC - kinds} <= {"BetPassed"}
