"""Whole turns: with time enough, Olympian tries a fast card with the slow cards that may follow it."""

import random

import pytest

from derby import Game, Stage, Variant, position
from derby.bots import Budget
from derby.bots.levels import OLYMPIAN, TITAN, Searcher
from derby.bots.policy.card_choice import CODE, CODE_BITS
from derby.bots.search.search import search
from derby.bots.search.whole_turns import WIDTH, take_turn, whole_turns
from derby.bots.search.workspace import Workspace
from derby.bots.search.worlds import seen_table, unknown_to
from derby.game.actions import ACTIONS
from derby.playouts.dice import new_dice
from tests.properties.random_games import some_position

POSITIONS = 200
FIRST_DRAGON = (
    "gods:AHM race:3 turn:0 track:P14,G13,D12,L9,X4,S1 past:P third:1 "
    "holders:X1X2X3X4X5X6/S1S2S3S4S5S6/D1D2D7G7L7P7 bets:aD/bG/-"
)


def before_fast_cards(*, powers: bool) -> list[Game]:
    found = [some_position(number)[0] for number in range(POSITIONS)]
    chosen = [
        game
        for game in found
        if game.view(game.seat_to_act).stage is Stage.FAST_CARD
        and (Variant.POWER_OF_THE_GODS in game.set_up.variants) == powers
    ]
    assert len(chosen) > 10
    return chosen


def turns_of(game: Game) -> list[int]:
    view = game.view(game.seat_to_act)
    table = seen_table(game.set_up, view)
    return whole_turns(Workspace(table, unknown_to(table, view.viewer), new_dice(1)), table, list(view.legal))


def test_every_fast_card_comes_with_slow_cards_of_the_other_holder() -> None:
    followed = 0
    for game in before_fast_cards(powers=False):
        turns = turns_of(game)
        fast = [turn & CODE for turn in turns]
        assert set(fast) == set(game.legal_codes())
        assert max(fast.count(code) for code in fast) <= WIDTH
        assert len(set(turns)) == len(turns)
        for turn in turns:
            after = game.copy()
            after.apply(turn & CODE)
            # A fate token or the end of the race may come first.
            if not after.is_over and after.view(after.seat_to_act).stage is Stage.SLOW_CARD:
                assert turn >> CODE_BITS in after.legal_codes()
                followed += 1
    assert followed > 100


def test_slow_cards_that_hold_back_rivals_come_first() -> None:
    """Seat 0 wants the dragon to be first: it would rather not play its cards slow."""
    chosen = [turn >> CODE_BITS for turn in turns_of(position(FIRST_DRAGON)) if str(ACTIONS[turn & CODE]) == "fast X1"]
    assert [str(ACTIONS[code])[:6] for code in sorted(chosen)] == ["slow D", "slow G", "slow L", "slow P"]


def test_whoever_takes_a_turn_plays_both_cards() -> None:
    compared = 0
    for game in before_fast_cards(powers=False):
        seat = game.seat_to_act
        assert seat is not None
        for turn in turns_of(game):
            after, table = game.copy(), game.table()
            after.apply(turn & CODE)
            if after.is_over or after.view(after.seat_to_act).stage is not Stage.SLOW_CARD:
                continue
            after.apply(turn >> CODE_BITS)
            take_turn(table, new_dice(1), turn, seat)
            assert (table.sector, table.holder) == (after.table().sector, after.table().holder)
            compared += 1
    assert compared > 100


def test_powers_come_between_the_cards() -> None:
    for game in before_fast_cards(powers=True):
        assert turns_of(game) == list(game.legal_codes())


@pytest.mark.parametrize(
    ("level", "ms", "whole"), [(OLYMPIAN, 200, False), (OLYMPIAN, 1000, True), (TITAN, 1000, False)]
)
def test_only_with_time_enough(level: Searcher, ms: int, whole: bool) -> None:
    for game in before_fast_cards(powers=False)[:12]:
        view = game.view(game.seat_to_act)
        found = search(game.set_up, view, level.thinking, Budget(ms, rounds=3), random.Random(1))
        is_whole = len(found.codes) > len(view.legal)
        assert is_whole == (whole and len(turns_of(game)) > len(view.legal))
        assert found.best in view.legal
