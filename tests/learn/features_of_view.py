"""Observations read off a view, feature by feature: written apart from `learn/observation.py`, to compare with it."""

from collections.abc import Iterable, Sequence

from derby.editions.components import BET_CARDS, CARDS, CREATURES, GODS, SEATS
from derby.game.names import CREATURE_NUMBER, GOD_NUMBER, POWER_NUMBER, STAGES, VARIANTS, Creature
from derby.game.set_up import SetUp
from derby.game.view import Seat, View
from derby.learn.encoding import LAYOUT, LOOKED_AT, MOST_POINTS
from derby.table import BETS, PROTECTION
from derby.variants.power_of_the_gods.powers import POWERS_OF_A_GOD

Row = list[int]


def features_of(set_up: SetUp, view: View) -> Row:
    """The observation of the seat that looks, as `learn/encoding.py` lays it out."""
    assert view.viewer is not None
    features = _Features(set_up, view, view.viewer)
    return [number for feature in LAYOUT for number in getattr(features, feature.name)()]


def _set(members: Iterable[int], count: int) -> Row:
    row = [0] * count
    for member in members:
        row[member] = 1
    return row


def _one(member: int | None, count: int) -> Row:
    return _set(() if member is None else (member,), count)


def _creature(creature: Creature | None) -> Row:
    return _one(None if creature is None else CREATURE_NUMBER[creature], CREATURES)


def _padded(rows: Sequence[Row], count: int, size: int) -> Row:
    """Rows one after the other, with zeros for those that are missing."""
    return [number for row in rows for number in row] + [0] * ((count - len(rows)) * size)


class _Features:
    """Each feature by its name, from one view."""

    def __init__(self, set_up: SetUp, view: View, viewer: int) -> None:
        self._set_up = set_up
        self._view = view
        self._viewer = viewer
        self._own = view.seats[viewer]
        self._seats: list[Seat] = [*view.seats[viewer:], *view.seats[:viewer]]
        self._by_creature = sorted(enumerate(view.track), key=lambda ranked: CREATURE_NUMBER[ranked[1].creature])

    def _at(self, seat: int | None) -> Row:
        """A seat, or a holder, counted from the viewer."""
        return _one(None if seat is None else (seat - self._viewer) % len(self._seats), SEATS)

    def stage(self) -> Row:
        return _one(STAGES.index(self._view.stage), len(STAGES))

    def race(self) -> Row:
        return [self._view.race]

    def seats(self) -> Row:
        return [len(self._seats)]

    def variants(self) -> Row:
        return [int(variant in self._set_up.variants) for variant in VARIANTS]

    def seat_to_act(self) -> Row:
        return self._at(self._view.seat_to_act)

    def first_player(self) -> Row:
        return self._at(self._view.first_player)

    def turn(self) -> Row:
        return self._at(self._view.turn)

    def third_bets_begun(self) -> Row:
        return [int(self._view.third_bets_begun)]

    def god(self) -> Row:
        return _padded([_one(GOD_NUMBER[seat.god], GODS) for seat in self._seats], SEATS, GODS)

    def points(self) -> Row:
        return _padded([[min(seat.points, MOST_POINTS)] for seat in self._seats], SEATS, 1)

    def bet_creature(self) -> Row:
        rows = [_padded([_creature(bet.creature) for bet in seat.bets], BETS, CREATURES) for seat in self._seats]
        return _padded(rows, SEATS, BETS * CREATURES)

    def own_bet_card(self) -> Row:
        return _padded([_one(bet.card, BET_CARDS) for bet in self._own.bets], BETS, BET_CARDS)

    def own_unused(self) -> Row:
        return _set(self._own.bet_cards or (), BET_CARDS)

    def revealed(self) -> Row:
        return _padded([_set(seat.revealed, BET_CARDS) for seat in self._seats], SEATS, BET_CARDS)

    def won(self) -> Row:
        return _padded([_set(seat.won, BET_CARDS) for seat in self._seats], SEATS, BET_CARDS)

    def powers(self) -> Row:
        rows = [_set((POWER_NUMBER[power] % POWERS_OF_A_GOD for power in seat.powers), 3) for seat in self._seats]
        return _padded(rows, SEATS, POWERS_OF_A_GOD)

    def fate_token(self) -> Row:
        return _padded([[seat.fate_token or 0] for seat in self._seats], SEATS, 1)

    def sector(self) -> Row:
        return [flyer.sector for _, flyer in self._by_creature]

    def place(self) -> Row:
        return [place for place, _ in self._by_creature]

    def finished(self) -> Row:
        return [int(flyer.finished) for _, flyer in self._by_creature]

    def disqualified(self) -> Row:
        return [int(flyer.disqualified) for _, flyer in self._by_creature]

    def tokens(self) -> Row:
        return [flyer.tokens for _, flyer in self._by_creature]

    def first_past(self) -> Row:
        return _creature(self._view.first_past)

    def holder_size(self) -> Row:
        holders = self._view.holders
        return _padded([[holder.size] for holder in holders[self._viewer :] + holders[: self._viewer]], SEATS, 1)

    def left_holder(self) -> Row:
        return _set(self._view.holders[self._viewer].cards or (), CARDS)

    def right_holder(self) -> Row:
        return _set(self._view.holders[self._viewer - 1].cards or (), CARDS)

    def discard(self) -> Row:
        return _set(self._view.discard, CARDS)

    def zeus_deck(self) -> Row:
        return _set(self._view.zeus_deck, CARDS)

    def drawn(self) -> Row:
        return _set((card for card in self._view.drawn if card != PROTECTION), CARDS)

    def protections(self) -> Row:
        return [self._view.protections]

    def drawn_protections(self) -> Row:
        return [self._view.drawn.count(PROTECTION)]

    def draws(self) -> Row:
        return [self._view.draws]

    def card(self) -> Row:
        return _one(self._view.card.card if self._view.card else None, CARDS)

    def card_holder(self) -> Row:
        return self._at(self._view.card.holder if self._view.card else self._view.fast_card_holder)

    def card_kind(self) -> Row:
        card = self._view.card
        return [int(card.slow), int(card.trick), int(card.to_zeus)] if card else [0, 0, 0]

    def card_bonus(self) -> Row:
        return [self._view.card.bonus if self._view.card else 0]

    def sleipnir(self) -> Row:
        return [int(self._view.sleipnir)]

    def asked_next(self) -> Row:
        return self._at(self._view.asked_next)

    def passes(self) -> Row:
        return [self._view.passes]

    def fate_creature(self) -> Row:
        return _creature(self._view.fate_creature)

    def fate_passes(self) -> Row:
        return [self._view.fate_passes]

    def valkyries(self) -> Row:
        return _creature(self._view.valkyries)

    def paperwork(self) -> Row:
        return _creature(self._view.paperwork)

    def falcon_holder(self) -> Row:
        return self._at(self._view.falcons_eye.holder if self._view.falcons_eye else None)

    def falcon_cards(self) -> Row:
        eye = self._view.falcons_eye
        return _set(eye.cards or () if eye else (), CARDS)

    def wisdom_bet(self) -> Row:
        bets = {look.seat: look.bet for look in self._view.wisdom}
        return [number for seat in self._clockwise() for number in _one(bets.get(seat), LOOKED_AT)]

    def wisdom_card(self) -> Row:
        cards = {look.seat: look.card for look in self._view.wisdom}
        return [number for seat in self._clockwise() for number in _one(cards.get(seat), BET_CARDS)]

    def renewed_card(self) -> Row:
        return _one(self._view.renewed.card if self._view.renewed else None, CARDS)

    def renewed_holder(self) -> Row:
        return self._at(self._view.renewed.holder if self._view.renewed else None)

    def _clockwise(self) -> list[int]:
        """The seats from the viewer; numbers that no seat has for those that are missing."""
        count = len(self._seats)
        return [(self._viewer + place) % count if place < count else place for place in range(SEATS)]
