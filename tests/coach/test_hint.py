"""Hints: from the seat's own knowledge only, with the actions about as good as the best and true reasons."""

import random

import msgspec
import pytest
from hypothesis import given, settings

import derby
from derby import Creature, Game
from derby.coach.action_values import action_values
from derby.coach.hint import CLOSE, MOST_ACTIONS, hint
from derby.coach.trials import NothingToDecide
from tests.lab.test_ask import LAST_MOVE
from tests.properties.random_games import numbers, some_position
from tests.properties.test_no_leak import permuted

FEW = 16


@settings(max_examples=25, deadline=None)
@given(numbers)
def test_what_a_seat_cannot_see_changes_no_byte_of_its_hint(number: int) -> None:
    game, chosen = some_position(number)
    seat = game.seat_to_act
    assert seat is not None
    found: list[bytes] = []
    for table in (game.table(), permuted(game.table(), seat, -1, -1, chosen)):
        view = Game(game.set_up, table, None).view(seat)
        found.append(msgspec.json.encode(hint(game.set_up, view, FEW, stream=random.Random(number))))
        found.append(msgspec.json.encode(action_values(game.set_up, view, FEW, stream=random.Random(number))))
    assert found[:2] == found[2:]


def test_the_winning_move_is_the_hint_and_its_bet_the_reason() -> None:
    game = derby.position(LAST_MOVE)
    found = hint(game.set_up, game.view(0), 200, stream=random.Random(1))
    assert [str(derby.ACTIONS[action.code]) for action in found.actions] == ["fast D3"]
    assert (found.seat, found.options, found.rough) == (0, len(game.legal_codes()), False)
    reason = found.actions[0].facts[0]
    assert (reason.seat, reason.creature, reason.card) == (0, Creature.DRAGON, 0)
    assert reason.otherwise is not None
    assert reason.otherwise < 0.3
    assert reason.chance > 0.7
    # Seat 1 has bet on the gryphon; which card it laid under it, seat 0 doesn't know.
    assert all(fact.card is None for fact in found.actions[0].facts if fact.seat != 0)


def test_what_is_close_is_offered_with_the_best() -> None:
    game = derby.new_game(4, seed=7)
    seat = game.seat_to_act
    found = hint(game.set_up, game.view(seat), 60, stream=random.Random(1))
    assert 1 <= len(found.actions) <= MOST_ACTIONS
    assert found.actions[0].behind.value == 0
    for action in found.actions:
        assert action.behind.value <= max(CLOSE, action.behind.error)
        bet = derby.ACTIONS[action.code]
        assert isinstance(bet, derby.PlaceBet)
        placed = next(fact for fact in action.facts if fact.otherwise is None)
        assert (placed.seat, placed.bet, placed.creature, placed.card) == (seat, 0, bet.creature, bet.card)
        assert placed.points == game.set_up.bet_cards[bet.card].points


def test_every_action_has_a_value_and_a_fast_card_its_slow_one() -> None:
    game = derby.new_game(4, seed=5, first_player=0)
    for _ in range(8):
        game.apply(game.legal_codes()[0])
    view = game.view(game.seat_to_act)
    found = action_values(game.set_up, view, 20, stream=random.Random(1))
    assert sorted(action.code for action in found.actions) == sorted(view.legal)
    values = [action.value.value for action in found.actions]
    assert values == sorted(values, reverse=True)
    for action in found.actions:
        assert action.then is not None
        assert isinstance(derby.ACTIONS[action.then], derby.PlaySlow)
        assert action.behind.value == pytest.approx(values[0] - action.value.value)


def test_without_compiled_rules_a_hint_is_rough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("derby.bots.search.workspace.can_compile", lambda: False)
    game = derby.position(LAST_MOVE)
    found = hint(game.set_up, game.view(0), stream=random.Random(1))
    assert found.rough
    assert found.worlds < 20
    assert str(derby.ACTIONS[found.actions[0].code]) == "fast D3"


def test_who_does_not_decide_gets_no_hint() -> None:
    game = derby.position(LAST_MOVE)
    for viewer in (1, None):
        with pytest.raises(NothingToDecide, match="seat to act"):
            hint(game.set_up, game.view(viewer), FEW, stream=random.Random(1))
