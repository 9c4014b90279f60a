"""5. New race, and the victory point count after the third."""

import pytest

import derby
from derby import Creature
from derby.game.events import GameEnded, RaceDealt, RaceEnded
from derby.game.names import MOVEMENT_CARD_NUMBER as CARD

DEAL = derby.Deal(tuple(range(53, -1, -1)), (5, 4, 3, 2, 1, 0))
NOBODY = derby.JudgmentDraw((CARD["*"], CARD["*"]))


def test_the_first_player_token_passes_to_the_left() -> None:
    """So the seat that placed the third bet first is last at the start of the new race."""
    game = derby.position("gods:AHM first:1 stage:judgment-draw bets:aDbG/aDbL/aPbX")
    game.apply_chance(NOBODY)
    game.apply_chance(DEAL)
    order: list[int | None] = []
    for _ in range(3):
        order.append(game.seat_to_act)
        game.apply(game.legal_actions()[0])
    assert order == [2, 0, 1]


def test_cards_creatures_and_tokens_are_set_up_as_at_the_start() -> None:
    game = derby.position(
        "gods:AHM first:1 stage:judgment-draw past:D third:1 discard:D1D2 zeus:P7 track:D24,P22,G20,X18,L18,S17 "
        "bets:aDbG/aDbL/aPbX"
    )
    assert game.apply_chance(NOBODY)[-1] == RaceEnded(0)
    events = game.apply_chance(DEAL)
    assert isinstance(events[0], RaceDealt)
    assert (events[0].race, events[0].first_player) == (1, 2)
    view = game.view(None)
    assert [(flyer.creature, flyer.sector, flyer.tokens) for flyer in view.track] == [
        (creature, 0, 2) for creature in reversed(Creature)
    ]
    assert [holder.size for holder in view.holders] == [10, 10, 10]
    assert (view.first_past, view.third_bets_begun, view.race) == (None, False, 1)
    assert all(seat.bets == () for seat in view.seats)


def test_a_disqualified_creature_flies_again() -> None:
    game = derby.position("gods:AHM stage:judgment-draw zeus:P7 track:D9,P8,G7,X6,L5,S4")
    game.apply_chance(derby.JudgmentDraw((CARD["P7"], CARD["*"])))
    game.apply_chance(DEAL)
    assert not any(flyer.disqualified for flyer in game.view(None).track)


def test_bet_cards_used_once_are_gone_for_the_game() -> None:
    game = derby.position("gods:AHM stage:judgment-draw bets:aDbG/aDbL/aPbX")
    game.apply_chance(NOBODY)
    game.apply_chance(DEAL)
    assert game.view(0).seats[0].bet_cards == tuple(range(2, 11))


def test_after_the_third_race_the_most_victory_points_win() -> None:
    game = derby.position(
        "gods:AHM race:3 stage:judgment-draw track:D9,G8,L7,P6,X5,S4 settled:AK/CD/- bets:bDcG/aDbL/cLgS"
    )
    events = game.apply_chance(NOBODY)
    assert events[-2:] == [RaceEnded(2), GameEnded()]
    assert game.points == (13, 16, 11)
    assert game.winners == (1,)
    assert (game.is_over, game.seat_to_act, game.stage) == (True, None, "game-over")


def test_the_game_is_over_after_three_races_and_nobody_acts() -> None:
    game = derby.position("gods:AHM race:3 stage:judgment-draw")
    game.apply_chance(NOBODY)
    with pytest.raises(derby.GameIsOver):
        game.apply(derby.Pass())
    with pytest.raises(derby.ChanceError):
        game.apply_chance(DEAL)


def test_a_whole_game_has_five_steps_three_times() -> None:
    game = derby.new_game(4, seed=7, first_player=0)
    while not game.is_over:
        game.apply(game.legal_actions()[-1])
    steps = {
        "RaceDealt": "set-up",
        "BetPlaced": "bets",
        "TurnBegan": "race",
        "RankingDetermined": "ranking",
        "JudgmentCardDrawn": "judgment",
        "BetSettled": "outcome",
    }
    taken: list[str] = []
    for event in game.events:
        step = steps.get(type(event).__name__)
        if step and (not taken or taken[-1] != step):
            taken.append(step)
    race = ["set-up", "bets", "race", "bets", "race", "ranking", "judgment", "outcome"]
    assert taken == race * 3
