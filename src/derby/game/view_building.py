"""Building views. They start from a table as the viewer sees it (`rules/sight.py`), in which every secret is hidden
already: nothing here asks who may see what. An omniscient view starts from the table itself.
"""

from functools import cache, lru_cache

from msgspec.structs import astuple

from derby.editions.components import BET_CARDS, CARDS, SEATS
from derby.game.names import CREATURES, GODS, POWERS, STAGES, Creature
from derby.game.view import (
    Bet,
    Deed,
    FalconsEye,
    Flyer,
    Holder,
    Own,
    Play,
    PlayedCard,
    PublicView,
    Renewed,
    Seat,
    View,
    Wisdom,
)
from derby.rules.bets import ALL_BET_CARDS, unused_bet_cards, victory_points
from derby.rules.card_set import members, size
from derby.rules.cardholders import right_holder
from derby.rules.stages import AFTER_CARD, AFTER_DRAW, BEFORE_BET, BEFORE_SLOW, CARD_PLAYED, FATE, SLOW_CARD
from derby.rules.track import standing
from derby.table import NONE, Table
from derby.variants.power_of_the_gods.powers import POWERS_OF_A_GOD
from derby.visibility import HIDDEN


def view_of(
    seen: Table,
    viewer: int | None,
    version: int,
    legal: tuple[int, ...],
    plays: tuple[Play, ...] = (),
    deeds: tuple[Deed, ...] | None = None,
    line_up: tuple[Creature, ...] = (),
    *,
    public: tuple[Seat, ...] = (),
) -> View:
    """The view of a seat or of a spectator (None) who sees this table; `legal` is what the viewer may do.

    `public` are the seats as everybody sees them, if they have been made before: then only the viewer's own is made.
    """
    shown = public_view_of(seen, _seats(seen, viewer, public), line_up)
    return View(*astuple(shown), viewer=viewer, version=version, plays=plays, deeds=deeds, legal=legal)


def public_view_of(seen: Table, seats: tuple[Seat, ...], line_up: tuple[Creature, ...]) -> PublicView:
    """The part of a view that goes over the wire."""
    stage = FATE if seen.fate_creature >= 0 else seen.stage
    between_cards = seen.stage in _WITHIN_TURN and not seen.card_is_slow
    in_moment = BEFORE_BET <= seen.stage <= AFTER_DRAW
    # Without the fields' names: that takes half the time.
    return PublicView(
        seen.race,
        STAGES[stage],
        seen.seat_to_act if seen.seat_to_act >= 0 else None,
        seen.first_player,
        seen.turn,
        seats,
        _track(seen),
        _CREATURE[seen.first_past],
        seen.third_bet == 1,
        tuple([_CLOSED[~cards] if cards < 0 else _opened(cards) for cards in seen.holder[: seen.seats]]),
        tuple(members(seen.discard)),
        cards_of(seen.zeus),
        seen.protections,
        seen.draws,
        tuple(seen.drawn[: seen.drawn_size]),
        _played_card(seen),
        seen.card_holder if between_cards else None,
        seen.sleipnir == 1,
        seen.moment_seat if in_moment else None,
        seen.moment_passes if in_moment else 0,
        _CREATURE[seen.fate_creature],
        seen.fate_passes if seen.fate_creature >= 0 else 0,
        _CREATURE[seen.valkyries],
        _CREATURE[seen.paperwork],
        _falcons_eye(seen),
        _wisdom(seen),
        Renewed(seen.renewed_card, seen.renewed_holder) if seen.renewed_card != NONE else None,
        line_up,
    )


def own_of(seen: Table, seat: int, legal: tuple[int, ...]) -> Own:
    """What a seat that sees this table knows besides what everybody knows; `legal` is what it may do."""
    falcons_eye = _falcons_eye(seen)
    return Own(
        seat,
        (cards_of(seen.holder[seat]), cards_of(seen.holder[right_holder(seen, seat)])),
        tuple(seen.bet_card[seat][: seen.bets[seat]]),
        _BET_CARDS[unused_bet_cards(seen, seat)],
        falcons_eye.cards if falcons_eye else None,
        _wisdom(seen),
        legal,
    )


def seats_mark(table: Table) -> tuple[int, ...]:
    """Differs whenever a spectator sees the seats differently; much faster than making them. Nothing in it is secret.

    Bets come one by one, and a token on one of them is exchanged once at most: the set of the creatures says it all.
    """
    return (
        table.powers_left,
        *table.bets,
        *table.bet_cards_revealed,
        *table.bet_cards_won,
        *table.fate_sector,
        *table.creatures_bet_on,
    )


def own_marks(table: Table) -> list[tuple[int, ...]]:
    """For each seat a value that differs whenever what `own_of` gives has changed, legal actions aside; made quickly.

    It is a secret of the seat, to be compared and never shown. A bet card in play can't change without the seat's used
    ones, and Superior Wisdom looks at all others at once.
    """
    holder, used, bets = table.holder[: table.seats], table.bet_cards_used, table.bets
    falcon, wisdom = table.falcon_holder, sum(table.wisdom_bet)
    # The right holder of seat 0 is the last one.
    return [(left, holder[seat - 1], used[seat], bets[seat], falcon, wisdom) for seat, left in enumerate(holder)]


_CREATURE = (*CREATURES, None)
"""By its number, which is -1 for none."""
_WITHIN_TURN = (SLOW_CARD, BEFORE_SLOW, CARD_PLAYED, AFTER_CARD)


@lru_cache(maxsize=4_096)
def cards_of(cards: int) -> tuple[int, ...]:
    """The cards of a set that stays the same for a while."""
    return tuple(members(cards))


def _opened(cards: int) -> Holder:
    return Holder(size(cards), cards_of(cards))


_CLOSED = tuple(Holder(cards, None) for cards in range(CARDS + 1))
"""A holder that is not seen into, by the number of its cards."""


_BET_CARDS = tuple(
    tuple(card for card in range(BET_CARDS) if (cards >> card) & 1) for cards in range(ALL_BET_CARDS + 1)
)
"""The bet cards of every set of them."""


@lru_cache(maxsize=20_000)
def _seat_of(
    god: int,
    points: int,
    creatures: tuple[int, ...],
    cards: tuple[int, ...],
    used: int,
    revealed: int,
    won: int,
    powers: int,
    fate_sector: int,
) -> Seat:
    """The same seat whenever it looks the same."""
    first = god * POWERS_OF_A_GOD
    return Seat(
        GODS[god],
        points,
        tuple([Bet(CREATURES[creatures[bet]], None if card == HIDDEN else card) for bet, card in enumerate(cards)]),
        _BET_CARDS[revealed],
        _BET_CARDS[won],
        None if used == HIDDEN else _BET_CARDS[~used & ALL_BET_CARDS],
        tuple([POWERS[first + place] for place in range(POWERS_OF_A_GOD) if (powers >> place) & 1]),
        fate_sector or None,
    )


def _seats(seen: Table, viewer: int | None, public: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """All seats as they are seen; made before, where the viewer sees no more than everybody."""
    if not public:
        return tuple([_own_seat(seen, seat) for seat in range(seen.seats)])
    return public if viewer is None else (*public[:viewer], _own_seat(seen, viewer), *public[viewer + 1 :])


def public_seats(seen: Table) -> tuple[Seat, ...]:
    """The seats as everybody sees them, whoever sees this table."""
    return tuple([_seat(seen, seat, (HIDDEN,) * seen.bets[seat], HIDDEN) for seat in range(seen.seats)])


def _own_seat(seen: Table, seat: int) -> Seat:
    return _seat(seen, seat, tuple(seen.bet_card[seat][: seen.bets[seat]]), seen.bet_cards_used[seat])


def _seat(seen: Table, seat: int, cards: tuple[int, ...], used: int) -> Seat:
    god = seen.god[seat]
    won = seen.bet_cards_won[seat]
    return _seat_of(
        god,
        victory_points(seen, seat) if won else 0,
        tuple(seen.bet_creature[seat][: seen.bets[seat]]),
        cards,
        used,
        seen.bet_cards_revealed[seat],
        won,
        (seen.powers_left >> god * POWERS_OF_A_GOD) & (1 << POWERS_OF_A_GOD) - 1,
        seen.fate_sector[seat],
    )


def _falcons_eye(seen: Table) -> FalconsEye | None:
    if seen.falcon_holder == NONE:
        return None
    cards = seen.falcon_cards
    return FalconsEye(seen.falcon_holder, None if cards == HIDDEN else tuple(members(cards)))


_NOT_LOOKED_AT = [NONE] * SEATS


def _wisdom(seen: Table) -> tuple[Wisdom, ...]:
    if seen.wisdom_bet == _NOT_LOOKED_AT:
        return ()
    looks = [(seat, seen.wisdom_bet[seat], seen.wisdom_card[seat]) for seat in range(seen.seats)]
    return tuple([Wisdom(seat, bet, None if card == HIDDEN else card) for seat, bet, card in looks if bet != NONE])


@cache  # there are a few thousand in all
def _flyer(creature: int, sector: int, finished: bool, disqualified: int, tokens: int) -> Flyer:
    return Flyer(CREATURES[creature], sector, finished, disqualified == 1, tokens)


def _track(seen: Table) -> tuple[Flyer, ...]:
    sector, disqualified, tokens, finish = seen.sector, seen.disqualified, seen.tokens, seen.finish_line
    standings = [standing(seen, creature) for creature in range(len(CREATURES))]
    ranking = sorted(range(len(CREATURES)), key=standings.__getitem__, reverse=True)
    return tuple(
        [
            _flyer(creature, sector[creature], sector[creature] > finish, disqualified[creature], tokens[creature])
            for creature in ranking
        ]
    )


def _played_card(seen: Table) -> PlayedCard | None:
    if seen.card == NONE:
        return None
    return PlayedCard(
        seen.card,
        seen.card_holder,
        seen.card_is_slow == 1,
        seen.card_trick == 1,
        seen.card_bonus,
        seen.card_to_zeus == 1,
    )
