"""Odin's Superior Wisdom, mid-race: look at one bet card in play of each other seat."""

import pytest
from table_words import PROTECTION, bet, choices, refuses

import derby
from derby import Creature, Power
from derby.game.events import BetCardSeen, PowerDeclined, PowerPlayed
from derby.game.view import Wisdom

MID_RACE = (
    "gods:AHMO with:p spent:falcons-eye,trickster,prophecy turn:1 stage:mid-race asked:1+0 past:D "
    "track:D13,G0,L0,P0,X0,S0 holders:D1D2/G1G2/L1L2/P1P2 bets:aDbG/cDdL/ePfX/gXhS"
)
"""Odin sits in seat 3; clockwise from him are seats 0, 1 and 2."""


def look(*looks: int) -> derby.PlayPower:
    return derby.PlayPower(Power.SUPERIOR_WISDOM, looks=looks)


def test_he_sees_the_chosen_card_of_each_other_seat() -> None:
    game = derby.position(MID_RACE)
    assert game.seat_to_act == 3
    events = game.apply(look(1, 0, 1, 0, 0))
    assert events[:4] == [
        PowerPlayed(3, Power.SUPERIOR_WISDOM),
        BetCardSeen(3, 0, Creature.GRYPHON, bet("b")),
        BetCardSeen(3, 1, Creature.DRAGON, bet("c")),
        BetCardSeen(3, 2, Creature.PHOENIX, bet("f")),
    ]
    assert game.view(3).wisdom == (Wisdom(0, 1, bet("b")), Wisdom(1, 0, bet("c")), Wisdom(2, 1, bet("f")))


def test_the_bets_themselves_stay_hidden_even_from_him() -> None:
    """What he saw is what was there then; it is not written on the bet."""
    game = derby.position(MID_RACE)
    game.apply(look(1, 0, 1, 0, 0))
    assert [each.card for seat in (0, 1, 2) for each in game.view(3).seats[seat].bets] == [None] * 6


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_nobody_else_learns_anything(viewer: int | None) -> None:
    """Each owner knows his own card anyway; all see which bets were looked at."""
    game = derby.position(MID_RACE)
    seen = [event for event in game.apply(look(1, 0, 1, 0, 0)) if isinstance(event, BetCardSeen)]
    for event in seen:
        shown = derby.seen_by(event, viewer, 4)
        known = event.card if viewer == event.owner else None
        assert shown == BetCardSeen(3, event.owner, event.creature, known)
    cards = {wisdom.seat: wisdom.card for wisdom in game.view(viewer).wisdom}
    assert cards == {seat: card if viewer == seat else None for seat, card in enumerate((bet("b"), bet("c"), bet("f")))}


def test_whatever_the_cards_are_the_others_see_the_same() -> None:
    views: list[derby.View] = []
    for bets in ("aDbG/cDdL/ePfX/gXhS", "aDkG/iDdL/ePfX/gXhS"):
        game = derby.position(MID_RACE.replace("aDbG/cDdL/ePfX/gXhS", bets))
        game.apply(look(1, 0, 1, 0, 0))
        views.append(game.view(2))
    assert views[0] == views[1]


def test_one_of_two_bets_of_each_seat_all_chosen_together() -> None:
    game = derby.position(MID_RACE)
    assert len(choices(game)) == 2**3 + 1
    refuses(game, look(0, 0, 0, 1, 0))
    refuses(game, look(2, 0, 0, 0, 0))
    refuses(game, look(0, 0, 0))
    refuses(game, look())


def test_declined_nothing_is_seen() -> None:
    game = derby.position(MID_RACE)
    events = game.apply(derby.Pass())
    assert events[0] == PowerDeclined(3, derby.Stage.MID_RACE)
    assert game.view(3).wisdom == ()
    assert Power.SUPERIOR_WISDOM in game.view(None).seats[3].powers
    assert game.stage == "third-bet"


def test_refused_at_another_moment_and_to_another_god() -> None:
    turn = derby.position("gods:OHM with:p turn:0 holders:D2G1/L1P1/X1S1 bets:aDbG/aGbL/aPbL")
    refuses(turn, look(0, 0, 0, 0, 0))
    anansi_is_asked = derby.position(MID_RACE.replace("trickster", "superior-wisdom"))
    assert anansi_is_asked.seat_to_act == 0
    refuses(anansi_is_asked, look(0, 0, 0, 0, 0))


def test_played_before_it_is_not_asked_for() -> None:
    assert derby.position(MID_RACE.replace("spent:", "spent:superior-wisdom,")).stage == "third-bet"


def test_with_no_other_bet_in_play_it_is_not_asked_for() -> None:
    assert derby.position(MID_RACE.replace("aDbG/cDdL/ePfX/gXhS", "-/-/-/gXhS")).stage == "third-bet"


def test_what_was_seen_is_forgotten_in_the_next_race() -> None:
    game = derby.position("gods:AHO with:p stage:judgment-draw spent:superior-wisdom wisdom:1a/2b/- bets:aDbG/aDbL/-")
    game.apply_chance(derby.JudgmentDraw((PROTECTION, PROTECTION)))
    game.apply_chance(derby.Deal(tuple(range(54)), (0, 1, 2, 3, 4, 5)))
    assert game.view(2).wisdom == ()
