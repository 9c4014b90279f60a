"""Building views. They start from a table as the viewer sees it (`rules/sight.py`), in which every secret is hidden
already: nothing here asks who may see what. An omniscient view starts from the table itself.
"""

from functools import lru_cache

from derby.editions.components import BET_CARDS
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
    Renewed,
    Seat,
    View,
    Wisdom,
)
from derby.rules.bets import ALL_BET_CARDS, unused_bet_cards, victory_points
from derby.rules.card_set import members
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
    seats: tuple[Seat, ...] | None = None,
) -> View:
    """The view of a seat or of a spectator (None) who sees this table; `legal` is what the viewer may do.

    `seats` are the seats as the viewer sees them, if they have been made before.
    """
    stage = FATE if seen.fate_creature >= 0 else seen.stage
    between_cards = seen.stage in (SLOW_CARD, BEFORE_SLOW, CARD_PLAYED, AFTER_CARD) and not seen.card_is_slow
    in_moment = BEFORE_BET <= seen.stage <= AFTER_DRAW
    return View(
        viewer=viewer,
        version=version,
        race=seen.race,
        stage=STAGES[stage],
        seat_to_act=seen.seat_to_act if seen.seat_to_act >= 0 else None,
        first_player=seen.first_player,
        turn=seen.turn,
        seats=seats or tuple([_seat(seen, seat) for seat in range(seen.seats)]),
        track=_track(seen),
        first_past=_creature(seen.first_past),
        third_bets_begun=seen.third_bet == 1,
        holders=tuple(map(_holder, seen.holder_size[: seen.seats], seen.holder)),
        discard=tuple(members(seen.discard)),
        zeus_deck=tuple(members(seen.zeus)),
        protections=seen.protections,
        draws=seen.draws,
        drawn=tuple(seen.drawn[: seen.drawn_size]),
        card=_played_card(seen),
        fast_card_holder=seen.card_holder if between_cards else None,
        sleipnir=seen.sleipnir == 1,
        asked_next=seen.moment_seat if in_moment else None,
        passes=seen.moment_passes if in_moment else 0,
        fate_creature=_creature(seen.fate_creature),
        fate_passes=seen.fate_passes if seen.fate_creature >= 0 else 0,
        valkyries=_creature(seen.valkyries),
        paperwork=_creature(seen.paperwork),
        falcons_eye=_falcons_eye(seen),
        wisdom=_wisdom(seen),
        renewed=Renewed(seen.renewed_card, seen.renewed_holder) if seen.renewed_card != NONE else None,
        plays=plays,
        deeds=deeds,
        line_up=line_up,
        legal=legal,
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


def own_mark(table: Table, seat: int) -> tuple[int, ...]:
    """Differs whenever what `own_of` gives has changed, legal actions aside; much faster than making it.

    It is a secret of the seat, to be compared and never shown. A bet card in play can't change without the seat's used
    ones, and Superior Wisdom looks at all others at once.
    """
    holder = table.holder
    return (
        holder[seat],
        holder[right_holder(table, seat)],
        table.bet_cards_used[seat],
        table.bets[seat],
        table.falcon_holder,
        sum(table.wisdom_bet),
    )


def _creature(number: int) -> Creature | None:
    return CREATURES[number] if number >= 0 else None


@lru_cache(maxsize=4_096)
def cards_of(holder: int) -> tuple[int, ...]:
    """The cards of a holder; two seats look into it, and again at every turn."""
    return tuple(members(holder))


@lru_cache(maxsize=4_096)
def _holder(size: int, cards: int) -> Holder:
    return Holder(size, None if cards == HIDDEN else cards_of(cards))


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


def _seat(seen: Table, seat: int) -> Seat:
    god = seen.god[seat]
    bets = seen.bets[seat]
    won = seen.bet_cards_won[seat]
    return _seat_of(
        god,
        victory_points(seen, seat) if won else 0,
        tuple(seen.bet_creature[seat][:bets]),
        tuple(seen.bet_card[seat][:bets]),
        seen.bet_cards_used[seat],
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


def _wisdom(seen: Table) -> tuple[Wisdom, ...]:
    if max(seen.wisdom_bet) == NONE:
        return ()
    looks = [(seat, seen.wisdom_bet[seat], seen.wisdom_card[seat]) for seat in range(seen.seats)]
    return tuple([Wisdom(seat, bet, None if card == HIDDEN else card) for seat, bet, card in looks if bet != NONE])


@lru_cache(maxsize=10_000)
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
