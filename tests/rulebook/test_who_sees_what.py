"""Who sees what: your two holders and your own bets; nothing else that is hidden."""

import msgspec
import pytest

import derby
from derby.game.events import BetSettled, Event, RaceDealt
from derby.game.names import MOVEMENT_CARD_NUMBER as CARD

TABLE = (
    "gods:AHMO turn:0 holders:D1D2/G1G2/L1L2/P1P2 discard:X1X2 zeus:X6 track:X9,D4,G0,L0,P0,S0 "
    "bets:aDbG/cDdL/ePfX/gXhS settled:-/-/-/-"
)


def everything_seen(line: str, viewer: int | None) -> bytes:
    return msgspec.json.encode(derby.position(line).view(viewer))


@pytest.mark.parametrize("seat", range(4))
def test_a_seat_sees_the_cards_of_its_two_holders(seat: int) -> None:
    view = derby.position(TABLE).view(seat)
    shown = [holder.cards is not None for holder in view.holders]
    assert shown == [holder in (seat, (seat - 1) % 4) for holder in range(4)]
    assert [holder.size for holder in view.holders] == [2, 2, 2, 2]


@pytest.mark.parametrize("seat", range(4))
def test_a_seat_sees_its_own_bet_cards_and_only_the_tokens_of_the_others(seat: int) -> None:
    view = derby.position(TABLE).view(seat)
    for other in range(4):
        hidden = [bet.card is None for bet in view.seats[other].bets]
        assert hidden == [other != seat] * 2
        assert (view.seats[other].bet_cards is None) == (other != seat)
    assert [bet.creature for bet in view.seats[1].bets] == ["dragon", "lamassu"]


def test_a_spectator_sees_no_hidden_card_at_all() -> None:
    view = derby.position(TABLE).view(None)
    assert [holder.cards for holder in view.holders] == [None] * 4
    assert [bet.card for seat in view.seats for bet in seat.bets] == [None] * 8
    assert [seat.bet_cards for seat in view.seats] == [None] * 4
    assert view.legal == ()


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_everybody_sees_the_track_the_piles_and_the_zeus_deck(viewer: int | None) -> None:
    view = derby.position(TABLE).view(viewer)
    assert [(flyer.creature[0], flyer.sector) for flyer in view.track][:2] == [("p", 9), ("d", 4)]
    assert view.discard == (CARD["X1"], CARD["X2"])
    assert (view.zeus_deck, view.protections) == ((CARD["X6"],), 4)


def test_other_holders_change_nothing_a_seat_receives() -> None:
    """Seat 0 sits at holders 0 and 3."""
    changed = TABLE.replace("G1G2/L1L2", "S8S9/L8G9")
    assert everything_seen(TABLE, 0) == everything_seen(changed, 0)
    assert everything_seen(TABLE, 1) != everything_seen(changed, 1)
    assert everything_seen(TABLE, None) == everything_seen(changed, None)


def test_other_bet_cards_change_nothing_a_seat_receives() -> None:
    changed = TABLE.replace("cDdL", "kDjL")
    for viewer in (None, 0, 2, 3):
        assert everything_seen(TABLE, viewer) == everything_seen(changed, viewer)
    assert everything_seen(TABLE, 1) != everything_seen(changed, 1)


def test_only_the_seat_that_decides_sees_the_legal_actions() -> None:
    game = derby.position(TABLE)
    assert game.view(0).legal == game.legal_codes()
    assert [game.view(viewer).legal for viewer in (None, 1, 2, 3)] == [()] * 4


def test_after_a_deal_a_seat_sees_its_two_holders() -> None:
    game = derby.new_game(4, first_player=0, chance_given=True)
    event = game.apply_chance(derby.Deal(tuple(range(54)), (0, 1, 2, 3, 4, 5)))[0]
    assert isinstance(event, RaceDealt)
    seen = derby.seen_by(event, 1, 4)
    assert isinstance(seen, RaceDealt)
    assert seen.holders == (tuple(range(8)), tuple(range(8, 16)), None, None)
    watched = derby.seen_by(event, None, 4)
    assert isinstance(watched, RaceDealt)
    assert watched.holders == (None, None, None, None)


def test_a_card_played_is_seen_by_all_with_its_holder() -> None:
    game = derby.position(TABLE)
    event = game.apply(derby.PlayFast(CARD["P1"]))[0]
    assert event == derby.events.CardPlayed(0, CARD["P1"], 3, slow=False)
    assert all(derby.seen_by(event, viewer, 4) == event for viewer in (None, 0, 1, 2, 3))


def test_bets_are_secret_until_they_are_settled_and_unused_cards_always() -> None:
    game = derby.position("gods:AHMO race:3 stage:judgment-draw bets:aDbG/cDdL/ePfX/gXhS")
    events: list[Event] = game.apply_chance(derby.JudgmentDraw((CARD["*"], CARD["*"])))
    assert sum(isinstance(event, BetSettled) for event in events) == 8
    view = game.view(None)
    assert [seat.revealed for seat in view.seats] == [(0, 1), (2, 3), (4, 5), (6, 7)]
    assert [seat.bet_cards for seat in view.seats] == [None] * 4


def test_the_order_of_a_holder_does_not_reveal_the_order_of_the_deal() -> None:
    decks = [list(range(54)), [*reversed(range(8)), *range(8, 54)]]
    views: list[derby.View] = []
    for deck in decks:
        game = derby.new_game(4, first_player=0, chance_given=True)
        game.apply_chance(derby.Deal(tuple(deck), (0, 1, 2, 3, 4, 5)))
        views.append(game.view(0))
    assert views[0] == views[1]
