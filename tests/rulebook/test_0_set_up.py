"""Initial set-up: tokens, cards, turns and the mid-race line for each number of seats."""

import pytest

import derby
from derby import Creature
from derby.game.events import RaceDealt, TurnBegan

LINE_UP = (0, 1, 2, 3, 4, 5)
DECK = tuple(range(53, -1, -1))
"""Not in card order, so that a wrong cut would show."""


def dealt(seats: int) -> derby.Game:
    game = derby.new_game(seats, first_player=seats - 1, chance_given=True)
    game.apply_chance(derby.Deal(DECK, LINE_UP))
    return game


@pytest.mark.parametrize(("seats", "tokens"), [(3, 2), (4, 3), (5, 3), (6, 4)])
def test_creature_tokens_on_the_board(seats: int, tokens: int) -> None:
    assert [flyer.tokens for flyer in dealt(seats).view(None).track] == [tokens] * 6


@pytest.mark.parametrize(("seats", "cards"), [(3, 10), (4, 8), (5, 6), (6, 6)])
def test_movement_cards_dealt_to_each_cardholder(seats: int, cards: int) -> None:
    game = dealt(seats)
    assert [holder.size for holder in game.view(None).holders] == [cards] * seats
    for holder in range(seats):
        seat_beside_it = holder
        seen = game.view(seat_beside_it).holders[holder].cards
        assert seen == tuple(sorted(DECK[holder * cards : holder * cards + cards]))


@pytest.mark.parametrize(("seats", "turns"), [(3, 15), (4, 16), (5, 15), (6, 18)])
def test_turns_in_a_race(seats: int, turns: int) -> None:
    game = dealt(seats)
    while not game.chance_is_due:
        game.apply(game.legal_actions()[0])
    began = [event.seat for event in game.events if isinstance(event, TurnBegan)]
    assert len(began) == turns
    assert began == [(began[0] + turn) % seats for turn in range(turns)]


@pytest.mark.parametrize(("seats", "line"), [(3, 12), (4, 12), (5, 15), (6, 15)])
def test_mid_race_line(seats: int, line: int) -> None:
    assert derby.olympus().track.mid_race_line(seats) == line
    assert dealt(seats).table().mid_race_line == line


def test_the_six_creatures_wait_in_the_starting_sector() -> None:
    assert [(flyer.creature, flyer.sector) for flyer in dealt(4).view(None).track] == [(each, 0) for each in Creature]


def test_the_zeus_deck_is_four_protection_cards() -> None:
    view = dealt(4).view(None)
    assert (view.protections, view.zeus_deck, view.discard) == (4, (), ())


def test_each_god_has_eleven_bet_cards() -> None:
    for seat in range(4):
        assert dealt(4).view(seat).seats[seat].bet_cards == tuple(range(11))


def test_each_holder_is_shared_by_two_neighbours() -> None:
    game = dealt(5)
    for seat in range(5):
        seen = {holder for holder in range(5) if game.view(seat).holders[holder].cards is not None}
        assert seen == {seat, (seat - 1) % 5}


def test_what_is_not_dealt_is_the_unused_pile_known_to_nobody() -> None:
    game = derby.new_game(3, first_player=0, chance_given=True)
    event = game.apply_chance(derby.Deal(DECK, LINE_UP))[0]
    assert isinstance(event, RaceDealt)
    assert event.unused == tuple(sorted(DECK[30:]))
    for viewer in (None, 0, 1, 2):
        seen = derby.seen_by(event, viewer, 3)
        assert isinstance(seen, RaceDealt)
        assert seen.unused is None


@pytest.mark.parametrize("seats", [2, 7, 0, -1])
def test_three_to_six_can_play(seats: int) -> None:
    with pytest.raises(derby.SetUpError):
        derby.new_game(seats)


def test_no_god_sits_at_two_seats() -> None:
    with pytest.raises(derby.SetUpError):
        derby.new_game(gods=["odin", "horus", "odin"])


def test_the_first_player_is_given_or_drawn() -> None:
    assert derby.new_game(4, first_player=2, seed=1).view(None).first_player == 2
    drawn = {derby.new_game(4, seed=seed).view(None).first_player for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
