"""R6: a mid-race line passed in the last turn still brings the mid-race moment and the third bets, then the ranking."""

from table_words import bet, card, play

import derby
from derby import Creature
from derby.game.events import BetPlaced, FirstPlayerPassed, MidRaceLinePassed, RankingDetermined

LAST_TURN = "track:D12,G0,L0,P0,X0,S0 holders:D1/-/G1 bets:aDbG/aLbP/aXbS"


def test_third_bets_come_between_the_last_card_and_the_ranking() -> None:
    game = derby.position(f"gods:AHM {LAST_TURN}")
    events = play(game, derby.PlayFast(card("D1")), derby.PlaySlow(card("G1")))
    assert MidRaceLinePassed(Creature.DRAGON) in events
    assert events[-1] == FirstPlayerPassed(1)
    assert not any(isinstance(event, RankingDetermined) for event in events)
    assert (game.stage, game.seat_to_act) == ("third-bet", 1)

    play(game, derby.PlaceBet(bet("c"), Creature.DRAGON), derby.PlaceBet(bet("c"), Creature.GRYPHON))
    events = game.apply(derby.PlaceBet(bet("c"), Creature.LAMASSU))
    assert isinstance(events[0], BetPlaced)
    assert isinstance(events[1], RankingDetermined)
    assert game.stage == "judgment-draw"


def test_the_slow_card_of_the_last_turn_can_pass_it_too() -> None:
    game = derby.position("gods:AHM track:G12,D0,L0,P0,X0,S0 holders:D1/-/G1 bets:aDbG/aLbP/aXbS")
    play(game, derby.PlayFast(card("D1")), derby.PlaySlow(card("G1")))
    assert (game.stage, game.seat_to_act) == ("third-bet", 1)


def test_the_mid_race_moment_is_held_too() -> None:
    game = derby.position(f"gods:AHM with:p spent:tangled-web,sun-ray,falcons-eye {LAST_TURN}")
    play(game, derby.PlayFast(card("D1")), derby.PlaySlow(card("G1")))
    assert (game.stage, game.seat_to_act) == ("mid-race", 0)


def test_without_passing_it_the_ranking_comes_at_once() -> None:
    game = derby.position("gods:AHM track:D9,G0,L0,P0,X0,S0 holders:D1/-/G1 bets:aDbG/aLbP/aXbS")
    events = play(game, derby.PlayFast(card("D1")), derby.PlaySlow(card("G1")))
    assert isinstance(events[-1], RankingDetermined)
    assert game.stage == "judgment-draw"
