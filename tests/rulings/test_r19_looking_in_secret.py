"""R19: Superior Wisdom and Falcon's Eye show their owner alone, once; the others see where it looked."""

from table_words import bet, card, play

import derby
from derby import Creature, Power
from derby.game.events import BetCardSeen, HolderSeen
from derby.game.view import FalconsEye, Wisdom

MID_RACE = "stage:mid-race past:D track:D13,G0,L0,P0,X0,S0 holders:D2G1/L1P1/X1S1 turn:2 bets:aDbG/cDdL/ePfX"
FIRST_BET = "gods:HAM with:p spent:prophecy,trickster first:0 stage:before-bet holders:D2G1/L1P1/X1S1"
LOOK = derby.PlayPower(Power.SUPERIOR_WISDOM, looks=(0, 1, 0, 0, 0))
"""The first bet of the next seat, and the second bet of the one after it."""


def test_superior_wisdom_shows_only_its_owner() -> None:
    game = derby.position(f"gods:OAM with:p spent:trickster,prophecy asked:0+0 {MID_RACE}")
    events = game.apply(LOOK)
    seen = [event for event in events if isinstance(event, BetCardSeen)]
    assert seen == [
        BetCardSeen(0, 1, Creature.DRAGON, bet("c")),
        BetCardSeen(0, 2, Creature.PHOENIX, bet("f")),
    ]
    assert [derby.seen_by(event, 0, 3) for event in seen] == seen
    assert game.view(0).wisdom == (Wisdom(1, 0, bet("c")), Wisdom(2, 1, bet("f")))


def test_the_others_see_where_it_looked_but_not_what_it_saw() -> None:
    game = derby.position(f"gods:OAM with:p spent:trickster,prophecy asked:0+0 {MID_RACE}")
    of_anansi, of_marduk = [event for event in game.apply(LOOK) if isinstance(event, BetCardSeen)]
    assert derby.seen_by(of_anansi, None, 3) == BetCardSeen(0, 1, Creature.DRAGON, None)
    assert derby.seen_by(of_anansi, 2, 3) == BetCardSeen(0, 1, Creature.DRAGON, None)
    assert derby.seen_by(of_marduk, 1, 3) == BetCardSeen(0, 2, Creature.PHOENIX, None)
    assert game.view(None).wisdom == (Wisdom(1, 0, None), Wisdom(2, 1, None))
    assert game.view(1).wisdom == (Wisdom(1, 0, bet("c")), Wisdom(2, 1, None))


def test_all_looks_are_chosen_together() -> None:
    game = derby.position(f"gods:OAM with:p spent:trickster,prophecy asked:0+0 {MID_RACE}")
    assert len(game.legal_actions()) == 2 * 2 + 1
    game.apply(LOOK)
    assert game.stage == "third-bet"


def test_what_was_seen_is_not_updated() -> None:
    game = derby.position(f"gods:OAM with:p spent:trickster asked:0+0 {MID_RACE}")
    game.apply(LOOK)
    assert (game.stage, game.seat_to_act) == ("mid-race", 2)
    game.apply(derby.PlayPower(Power.PROPHECY, bet_card=bet("k"), creature=Creature.PHOENIX))
    assert game.view(0).wisdom == (Wisdom(1, 0, bet("c")), Wisdom(2, 1, bet("f")))
    assert [each.card for each in game.view(0).seats[2].bets] == [None, None]


def test_falcons_eye_shows_only_its_owner() -> None:
    game = derby.position(FIRST_BET)
    event = game.apply(derby.PlayPower(Power.FALCONS_EYE, holder=1))[1]
    assert event == HolderSeen(0, 1, (card("L1"), card("P1")))
    assert derby.seen_by(event, 0, 3) == event
    for viewer in (None, 1, 2):
        assert derby.seen_by(event, viewer, 3) == HolderSeen(0, 1, None)
        assert game.view(viewer).falcons_eye == FalconsEye(1, None)
    assert game.view(0).falcons_eye == FalconsEye(1, (card("L1"), card("P1")))


def test_it_saw_the_cards_as_they_were_then() -> None:
    game = derby.position(
        "gods:HAM with:p spent:tangled-web,sun-ray turn:1 falcon:1=L1P1 track:D1,G0,L0,P0,X0,S0 holders:D2G1/L1P1/X1S1"
    )
    game.apply(derby.PlayFast(card("L1")))
    assert game.view(0).holders[1].size == 1
    assert game.view(0).holders[1].cards is None
    assert game.view(0).falcons_eye == FalconsEye(1, (card("L1"), card("P1")))


def test_falcons_eye_works_before_any_of_the_three_bets() -> None:
    first = derby.position(FIRST_BET)
    assert (first.stage, first.seat_to_act) == ("before-bet", 0)
    play(first, derby.Pass(), derby.PlaceBet(0, Creature.DRAGON))
    play(first, derby.PlaceBet(0, Creature.DRAGON), derby.PlaceBet(0, Creature.LAMASSU))
    assert (first.stage, first.seat_to_act) == ("before-bet", 0)

    third = derby.position(f"gods:AMH with:p spent:prophecy asked:0+0 {MID_RACE}")
    play(third, derby.Pass(), derby.PlaceBet(bet("h"), Creature.SYLPH), derby.PlaceBet(bet("h"), Creature.GRYPHON))
    assert (third.stage, third.seat_to_act) == ("before-bet", 2)


def test_falcons_eye_is_not_asked_for_before_a_pass() -> None:
    line = (
        "gods:AMOQH with:p first:0 turn:3 stage:third-bet third:1 past:D track:D16,G0,L0,P0,X0,S0 "
        "holders:D1D2/L1/-/-/G1 bets:aLbPcX/aLbPcS/aLbXcS/aPbX/aDbG"
    )
    passing = derby.position(line)
    passing.apply(derby.PlaceBet(bet("c"), Creature.SYLPH))
    assert (passing.stage, passing.seat_to_act) == ("fast-card", 0)
    betting = derby.position(line)
    betting.apply(derby.PlaceBet(bet("c"), Creature.DRAGON))
    assert (betting.stage, betting.seat_to_act) == ("before-bet", 4)
