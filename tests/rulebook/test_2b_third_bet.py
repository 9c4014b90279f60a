"""2b. Third bet: after the turn in which a creature first passes the mid-race line."""

import derby
from derby import Creature
from derby.game.events import FirstPlayerPassed, MidRaceLinePassed, TurnBegan
from derby.game.names import MOVEMENT_CARD_NUMBER as CARD

LINE = "gods:AHM first:0 turn:1 track:D12,P0,G0,L0,X0,S0 holders:P6G1/D2L1/X1S1 bets:aDbG/aGbL/aLbP"
THIRD = 2


def test_the_turn_is_played_to_its_end_first() -> None:
    game = derby.position(LINE)
    events = game.apply(derby.PlayFast(CARD["D2"]))
    assert MidRaceLinePassed(Creature.DRAGON) in events
    assert (game.stage, game.seat_to_act) == ("slow-card", 1)
    assert game.apply(derby.PlaySlow(CARD["P6"]))[-1] == FirstPlayerPassed(2)


def test_the_player_on_the_left_becomes_first_player_and_bets_first() -> None:
    game = derby.position(LINE)
    game.apply(derby.PlayFast(CARD["D2"]))
    game.apply(derby.PlaySlow(CARD["P6"]))
    order: list[int | None] = []
    for creature in (Creature.SYLPH, Creature.SYLPH, Creature.PHOENIX):
        assert game.stage == "third-bet"
        order.append(game.seat_to_act)
        events = game.apply(derby.PlaceBet(THIRD, creature))
    assert order == [2, 0, 1]
    assert game.view(None).first_player == 2
    assert events[-1] == TurnBegan(2)


def test_the_seat_that_passed_the_line_bets_last() -> None:
    game = derby.position(LINE)
    game.apply(derby.PlayFast(CARD["D2"]))
    game.apply(derby.PlaySlow(CARD["P6"]))
    for _ in range(2):
        game.apply(game.legal_actions()[0])
    assert (game.stage, game.seat_to_act) == ("third-bet", 1)


def test_there_is_one_third_bet_in_a_race() -> None:
    """Another creature passes the line later: nothing happens."""
    game = derby.position(
        "gods:AHM first:2 turn:1 third:1 past:G track:G13,D12,P0,L0,X0,S0 holders:P6G1/D2L1/X1S1 "
        "bets:aDbGcS/aGbLcS/aLbPcX"
    )
    game.apply(derby.PlayFast(CARD["D2"]))
    game.apply(derby.PlaySlow(CARD["P6"]))
    assert (game.stage, game.seat_to_act, game.view(None).first_player) == ("fast-card", 2, 2)


def test_the_third_bet_too_is_on_another_creature() -> None:
    game = derby.position(LINE)
    game.apply(derby.PlayFast(CARD["D2"]))
    game.apply(derby.PlaySlow(CARD["P6"]))
    creatures = {action.creature for action in game.legal_actions() if isinstance(action, derby.PlaceBet)}
    assert creatures == {Creature.DRAGON, Creature.PHOENIX, Creature.SYLPH}
