"""The policy of playouts: it plays for its bets, and by what a seat sees."""

import random

import pytest

import derby
from derby import Game
from derby.bots.policy.complete_race import complete_race, sensible
from derby.bots.policy.foresight import AHEAD, SPREADS, SURE, Policy, hit_chance, new_policy
from derby.bots.policy.style import AT_RANDOM, CAREFUL, SHARP, play_in_style
from derby.game.actions import ACTIONS
from derby.playouts.dice import new_dice
from derby.rules.bets import victory_points
from derby.rules.choices import Choices
from derby.table import Table
from tests.bots.search.test_search import LAST_MOVE
from tests.properties.random_games import some_position


def policy_for(table: Table, styles: list[int]) -> Policy:
    policy = new_policy(
        tuple(table.bet_places), tuple(table.bet_points), tuple(table.fast), tuple(table.slow), tuple(table.trick)
    )
    for seat, style in enumerate(styles):
        play_in_style(policy, seat, style)
    return policy


def chosen(game: Game, style: int = SHARP, seed: int = 1) -> str:
    table = game.table()
    return str(ACTIONS[sensible(table, new_dice(seed), Choices(), policy_for(table, [style] * 6))])


def test_the_last_card_is_played_for_the_bet() -> None:
    assert {chosen(derby.position(LAST_MOVE), seed=seed) for seed in range(20)} == {"fast D3"}


def test_a_seat_without_care_does_anything() -> None:
    assert len({chosen(derby.position(LAST_MOVE), AT_RANDOM, seed) for seed in range(20)}) > 1


@pytest.mark.parametrize("wanted", ["first", "last"])
def test_a_card_is_kept_from_the_neighbour_by_playing_it_slow(wanted: str) -> None:
    """The bet's own creature has one card: fast if it is to win, slow if it is to lose."""
    card = {"first": "a", "last": "g"}[wanted]
    line = f"gods:AHM turn:0 track:P12,G11,D9,L9,X8,S8 holders:D4X1/X2L1/S1D3 bets:{card}D/bG/-"
    assert ("fast D" in chosen(derby.position(line))) == (wanted == "first")


@pytest.mark.parametrize("number", range(24))
def test_only_legal_actions(number: int) -> None:
    game, _ = some_position(number)
    table = game.table()
    for style in (CAREFUL, SHARP, AT_RANDOM):
        code = sensible(table, new_dice(number), Choices(), policy_for(table, [style] * 6))
        assert code in game.legal_codes()


def test_careful_seats_win_against_careless_ones() -> None:
    """One race each, seat by seat: half of the seats play at random."""
    careful = careless = 0
    for number in range(60):
        game = derby.new_game(4, seed=number)
        table = game.table()
        styles = [SHARP if (seat + number) % 2 else AT_RANDOM for seat in range(4)]
        complete_race(table, new_dice(number), Choices(), policy_for(table, styles))
        for seat, style in enumerate(styles):
            if style == SHARP:
                careful += victory_points(table, seat)
            else:
                careless += victory_points(table, seat)
    assert careful > 1.5 * careless


def test_what_a_seat_cannot_see_leaves_its_choice_alone() -> None:
    """The cards of the others are mixed: the same card is played."""
    stream = random.Random(3)
    for number in range(20):
        game = derby.new_game(4, seed=number)
        for _ in range(8 + 2 * (number % 8)):
            game.apply(stream.choice(game.legal_codes()))
        table, seat = game.table(), game.seat_to_act
        assert seat is not None
        before = sensible(table, new_dice(5), Choices(), policy_for(table, [SHARP] * 6))
        others = [(seat + 1) % 4, (seat + 2) % 4]
        hidden = [card for card in range(54) if (table.holder[others[0]] | table.holder[others[1]]) >> card & 1]
        stream.shuffle(hidden)
        sizes = [table.holder[holder].bit_count() for holder in others]
        table.holder[others[0]] = sum(1 << card for card in hidden[: sizes[0]])
        table.holder[others[1]] = sum(1 << card for card in hidden[sizes[0] :])
        assert sensible(table, new_dice(5), Choices(), policy_for(table, [SHARP] * 6)) == before


@pytest.mark.parametrize("spread", range(SPREADS))
def test_the_chances_of_all_places_add_up(spread: int) -> None:
    for ahead in range(AHEAD):
        places = [hit_chance(1 << place, ahead / 8, spread / 8) for place in range(6)]
        assert sum(places) == pytest.approx(SURE, abs=3)
        assert hit_chance(63, ahead / 8, spread / 8) == SURE
