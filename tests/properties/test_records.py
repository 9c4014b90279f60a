"""A game can be saved, loaded and replayed at any point, and stays identical."""

import msgspec
from hypothesis import given, settings

import derby
from derby.game.events import AnyEvent
from tests.properties.random_games import numbers, played, some_position


@settings(max_examples=40, deadline=None)
@given(numbers)
def test_a_record_replays_to_the_identical_game_event_by_event(number: int) -> None:
    game, chosen = some_position(number)
    read = derby.Record.parse(game.record().dump())
    assert [event for step in read.replay() for event in step.events] == game.events
    again = read.restore()
    assert again.notation() == game.notation()
    while not game.is_over:
        code = chosen.choice(game.legal_codes())
        assert again.apply(code) == game.apply(code)
    assert again.points == game.points
    assert again.record().dump() == game.record().dump()
    assert game.record().verify() == 1 + len(game.chances)


@settings(max_examples=40, deadline=None)
@given(numbers)
def test_a_position_from_notation_continues_as_the_game_did(number: int) -> None:
    game, chosen = some_position(number)
    line = game.notation()
    again = derby.position(line)
    assert again.notation() == line
    before = len(game.events), len(game.chances)
    while not game.is_over:
        assert again.legal_codes() == game.legal_codes()
        code = chosen.choice(game.legal_codes())
        game.apply(code)
        again.apply(code)
        while again.chance_is_due:
            again.apply_chance(game.chances[before[1] + len(again.chances)])
    assert again.events == game.events[before[0] :]
    assert again.record().restore().events == again.events


@settings(max_examples=10, deadline=None)
@given(numbers)
def test_events_and_views_survive_json(number: int) -> None:
    for game in played(number):
        view = game.omniscient_view()
        assert msgspec.json.decode(msgspec.json.encode(view), type=derby.View) == view
    assert msgspec.json.decode(msgspec.json.encode(game.events), type=list[AnyEvent]) == game.events  # pyright: ignore


@settings(max_examples=20, deadline=None)
@given(numbers)
def test_a_copy_is_independent(number: int) -> None:
    game, chosen = some_position(number)
    line, events = game.notation(), len(game.events)
    twin = game.copy()
    twin.apply(chosen.choice(twin.legal_codes()))
    assert (game.notation(), len(game.events)) == (line, events)
