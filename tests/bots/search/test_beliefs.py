"""Beliefs: every world that is weighed could be, and what the others did counts."""

import random
from collections import Counter

import pytest

import derby
from derby import Game, Variant
from derby.bots import Budget
from derby.bots.search.beliefs import Believed, beliefs, believe
from derby.bots.search.history import history_of
from derby.bots.search.workspace import FIRST_WORLD, Workspace
from derby.bots.search.worlds import seen_table, unknown_to
from derby.lab.evaluation.belief_loss import guesses_of_game, loss_table
from derby.playouts.dice import new_dice
from derby.rules.compiled import interpreted
from derby.table import Table

SEEN_BY_ALL = (
    *("race", "stage", "seat_to_act", "turn", "first_player", "discard", "zeus", "protections", "sector"),
    *("finished_cards", "first_past", "third_bet", "tokens", "creatures_left", "bets", "bet_creature"),
    *("creatures_bet_on", "bet_cards_won", "powers_left", "fate_sector", "valkyries", "paperwork", "fate_creature"),
)
"""What a world shares with the table it was imagined from."""


def after(decisions: int, seats: int = 4, seed: int = 1, variants: tuple[Variant, ...] = ()) -> Game:
    """A game after so many decisions at random."""
    game, stream = derby.new_game(seats, seed=seed, variants=variants), random.Random(seed)
    for _ in range(decisions):
        game.apply(stream.choice(game.legal_codes()))
    return game


def believed_in(game: Game, seat: int, rounds: int = 8) -> tuple[Workspace, Believed]:
    view = game.view(seat)
    table = seen_table(game.set_up, view)
    workspace = Workspace(table, unknown_to(table, view.viewer), new_dice(1))
    found = believe(workspace, game.set_up, view, Budget(rounds=rounds))
    assert found is not None
    return workspace, found


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("decisions", [0, 3, 13, 21, 30, 39, 60, 101])
@pytest.mark.parametrize("variants", [(), tuple(Variant)], ids=["base", "all"])
def test_every_world_is_the_race_as_it_was_seen(seats: int, decisions: int, variants: tuple[Variant, ...]) -> None:
    game = after(decisions, seats, seed=decisions, variants=variants)
    truth = game.table()
    if history_of(game.view(0)) is None:
        assert game.view(0).stage in ("before-judgment", "after-draw")
        return
    for seat in range(seats):
        workspace, found = believed_in(game, seat)
        for number in range(found.worlds):
            world = interpreted(workspace.tables[FIRST_WORLD + number], Table)
            for name in SEEN_BY_ALL:
                assert getattr(world, name) == getattr(truth, name), name
            assert world.bet_card[seat] == truth.bet_card[seat]
            assert [cards.bit_count() for cards in world.holder] == [cards.bit_count() for cards in truth.holder]
            for own in (seat, (seat - 1) % seats):
                assert world.holder[own] == truth.holder[own]
            order = sorted(range(6), key=lambda creature: (truth.sector[creature], truth.arrival[creature]))
            assert sorted(range(6), key=lambda creature: (world.sector[creature], world.arrival[creature])) == order


def test_worlds_come_as_often_as_they_are_likely() -> None:
    _, found = believed_in(after(24), 2, rounds=200)
    assert sum(found.chances) == pytest.approx(1)
    often = Counter(int(world) for world in found.order)
    assert sum(often.values()) == found.worlds
    for world, chance in enumerate(found.chances):
        assert abs(often[world] - found.worlds * chance) <= 1
    assert 1 / sum(chance**2 for chance in found.chances) >= 100, "no handful of worlds is believed in alone"


def test_there_are_no_beliefs_where_the_race_cannot_be_replayed() -> None:
    half_a_race = derby.position("gods:AHM track:P9,G9,D9,L9,X9,S9 holders:D2D3D4D5/X1X2L1P1/S1S2S3G1 bets:aDcL/bG/-")
    assert history_of(half_a_race.view(0)) is None
    assert beliefs(half_a_race.set_up, half_a_race.view(0), stream=random.Random(1)) is None


def test_every_hidden_bet_gets_chances_for_the_cards_that_are_left() -> None:
    game = after(30, seed=4)
    found = beliefs(game.set_up, game.view(1), 200, stream=random.Random(1))
    assert found is not None
    hidden = {(seat, bet) for seat in (0, 2, 3) for bet in range(game.table().bets[seat])}
    assert found.keys() == hidden
    for (seat, _), chances in found.items():
        revealed = set(game.view(1).seats[seat].revealed)
        assert chances.keys() == set(range(11)) - revealed
        assert sum(chances.values()) == pytest.approx(1)
        assert min(chances.values()) > 0


def test_what_others_did_tells_something() -> None:
    guesses = [guess for number in range(6) for guess in guesses_of_game("hero", 24, 4, 400, 1, number)]
    assert len(guesses) > 300
    better = sum(guess.believed > guess.even for guess in guesses)
    assert better > len(guesses) / 2
    assert loss_table(guesses).splitlines()[-1].startswith("| all | ")
