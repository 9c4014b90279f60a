"""Odds: they add up, know what the viewer knows, and no more."""

import random

import msgspec
import pytest

import derby
from derby import Game
from derby.bots.odds import NoOdds, Odds, odds
from derby.bots.policy.style import AT_RANDOM, CAREFUL
from derby.table import NONE
from tests.properties.random_games import some_position
from tests.properties.test_no_leak import permuted

SURE = "gods:AHM race:3 turn:0 track:P24,G23,D16,L9,X4,S0 past:P third:1 holders:D3/-/L1 bets:aPcL/bG/-"
"""The last turn. No card moves P, G, X or S, and there is none in the Zeus deck to disqualify one."""

OPEN = "gods:AHM track:P9,G9,D9,L9,X9,S9 holders:D2D3D4D5/X1X2L1P1/S1S2S3G1 bets:aDcL/bG/-"
"""Only seats 0 and 1 see holder 0, with every good card of the dragon in it."""


def odds_of(game: Game, viewer: int | None, samples: int = 50, seed: int = 1) -> Odds:
    return odds(game.set_up, game.view(viewer), samples, stream=random.Random(seed))


def test_each_manner_of_play_has_its_share_of_the_worlds() -> None:
    """Careful seats take their favourite to the front, random ones don't, and the odds lie in the middle."""
    game = derby.position(OPEN)
    view, stream = game.view(0), random.Random(1)
    careful, at_random, both = (
        odds(game.set_up, view, 3001, stream=stream, styles=styles).chance_of(0, "dragon")
        for styles in ((CAREFUL,), (AT_RANDOM,), (CAREFUL, AT_RANDOM))
    )
    assert careful > at_random + 0.1
    assert both == pytest.approx((careful + at_random) / 2, abs=0.04)


@pytest.mark.parametrize("samples", range(1, 30))
def test_so_many_worlds_as_asked_for(samples: int) -> None:
    given = odds_of(derby.position(OPEN), None, samples)
    worlds = [chance.share * samples for creature in given.creatures for chance in creature.places]
    assert worlds == pytest.approx([round(count) for count in worlds])


def test_what_is_sure_is_certain() -> None:
    given = odds_of(derby.position(SURE), 0)
    assert [given.of(creature).places[place].share for place, creature in enumerate(("pegasus", "gryphon"))] == [1, 1]
    assert given.of("sylph").last.share == 1
    assert given.of("phoenix").next_to_last.share == 1
    assert given.of("dragon").disqualified.share == 0
    assert given.chance_of(0, "pegasus") == 1
    assert given.chance_of(0, "dragon") == 0
    assert 0 < given.of("sylph").last.error < 0.03, "even what is sure is only as sure as the samples"


@pytest.mark.parametrize("number", range(12))
def test_chances_add_up(number: int) -> None:
    game, _ = some_position(number)
    for viewer in (None, *range(game.seats)):
        given = odds_of(game, viewer)
        for creature in given.creatures:
            together = sum(place.share for place in creature.places) + creature.disqualified.share
            assert together == pytest.approx(1)
        assert sum(creature.places[0].share for creature in given.creatures) == pytest.approx(1)
        assert sum(creature.last.share for creature in given.creatures) == pytest.approx(1)


@pytest.mark.parametrize("number", range(12))
def test_what_a_viewer_cannot_see_leaves_its_odds_alone(number: int) -> None:
    game, chosen = some_position(number)
    for viewer in (None, 0):
        other = Game(game.set_up, permuted(game.table(), viewer, NONE, NONE, chosen), None)
        world = Game(game.set_up, game.table(), None)
        assert odds_of(other, viewer) == odds_of(world, viewer)


def test_a_seat_with_fast_cards_in_hand_knows_more_than_a_spectator() -> None:
    game = derby.position(OPEN)
    assert odds_of(game, 0, 2000).chance_of(0, "dragon") > odds_of(game, None, 2000).chance_of(0, "dragon") + 0.1


def test_odds_are_one_json_document() -> None:
    given = odds_of(derby.new_game(4, seed=1), 2)
    assert msgspec.json.decode(msgspec.json.encode(given), type=Odds) == given


def test_the_standard_error_shrinks_with_the_samples() -> None:
    game = derby.new_game(4, seed=1)
    few, many = odds_of(game, 0, 100).of("dragon").last, odds_of(game, 0, 10_000).of("dragon").last
    assert many.error < few.error / 5
    assert abs(many.share - few.share) < 4 * few.error


def test_there_are_no_odds_when_no_seat_decides() -> None:
    due = derby.position("gods:AHM stage:judgment-draw track:D9,G8,L7,P6,X5,S0 zeus:D7 bets:dPaX/gXbG/hLkD")
    with pytest.raises(NoOdds, match="chance decides now"):
        odds_of(due, 0)
    due.apply_chance(derby.JudgmentDraw((54, 54)))
    with pytest.raises(NoOdds, match="chance decides now"):
        odds_of(due, 0)
    over, stream = derby.new_game(3, seed=1), random.Random(1)
    while not over.is_over:
        over.apply(stream.choice(over.legal_codes()))
    with pytest.raises(NoOdds, match="the game is over"):
        odds_of(over, None)


def test_odds_say_what_is_wrong_with_a_question() -> None:
    game = derby.new_game(3, seed=1)
    given = odds_of(game, 0, 5)
    with pytest.raises(NoOdds, match="no bet card 11; they are 0 to 10"):
        given.chance_of(11, "dragon")
    with pytest.raises(NoOdds, match="no creature 'unicorn'; choose from dragon"):
        given.of("unicorn")
    with pytest.raises(NoOdds, match="at least 1 sample"):
        odds_of(game, 0, 0)
