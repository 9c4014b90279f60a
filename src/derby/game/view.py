"""Views: what one seat, or a spectator, may know of the game, built field by field. Nothing is hidden here, because
nothing secret is put in: the only secrets of a table are read in `_Eyes`, each behind the question who may see it.
"""

from functools import lru_cache

import msgspec

from derby.editions.components import BET_CARDS
from derby.game.actions import ACTIONS, Action
from derby.game.names import CREATURES, GODS, POWERS, STAGES, Creature, God, Power, Stage
from derby.rules.action_codes import BET, FAST, PROPHECY, TABLET_OF_DESTINIES
from derby.rules.bets import victory_points
from derby.rules.card_set import members, size
from derby.rules.cardholders import right_holder
from derby.rules.stages import AFTER_CARD, AFTER_DRAW, BEFORE_BET, BEFORE_SLOW, CARD_PLAYED, FATE, SLOW_CARD
from derby.rules.track import standing
from derby.table import NONE, Table
from derby.variants.power_of_the_gods.powers import HORUS as HORUS_NUMBER
from derby.variants.power_of_the_gods.powers import ODIN, POWERS_OF_A_GOD


class Bet(msgspec.Struct, frozen=True, gc=False):
    """A bet in play: the token is open, the card is its seat's secret."""

    creature: Creature
    card: int | None


class Seat(msgspec.Struct, frozen=True, gc=False):
    god: God
    points: int
    bets: tuple[Bet, ...]
    revealed: tuple[int, ...]
    """Bet cards of races that are over."""
    won: tuple[int, ...]
    """Those of them that came true."""
    bet_cards: tuple[int, ...] | None
    """Unused bet cards; only the seat itself sees them."""
    powers: tuple[Power, ...]
    """Power cards not yet played."""
    fate_token: int | None
    """The sector of its fate token."""


class Flyer(msgspec.Struct, frozen=True, gc=False):
    """A creature on the track."""

    creature: Creature
    sector: int
    finished: bool
    disqualified: bool
    tokens: int
    """Creature tokens left on the board."""


class Holder(msgspec.Struct, frozen=True, gc=False):
    size: int
    cards: tuple[int, ...] | None
    """Only the two seats beside it see them."""


class PlayedCard(msgspec.Struct, frozen=True, gc=False):
    """The card being played, not on its pile yet."""

    card: int
    holder: int
    slow: bool
    trick: bool
    bonus: int
    """Sectors that powers add."""
    to_zeus: bool
    """Whether it will go to the Zeus deck."""


class Play(msgspec.Struct, frozen=True, gc=False):
    """A card that was played in this race, and by whom."""

    seat: int
    card: int
    holder: int
    """The cardholder it came from."""
    slow: bool
    trick: bool


class Deed(msgspec.Struct, frozen=True, gc=False):
    """An action of this race, as everybody saw it."""

    seat: int
    code: int
    """With the bet card left out: a bet has the code of bet card 0 on its creature, and so has Prophecy."""


class FalconsEye(msgspec.Struct, frozen=True, gc=False):
    """What Falcon's Eye looked into in this race; only its seat sees the cards."""

    holder: int
    cards: tuple[int, ...] | None


class Wisdom(msgspec.Struct, frozen=True, gc=False):
    """A bet that Superior Wisdom looked at in this race; only its seat, and the bet's owner, know the card."""

    seat: int
    bet: int
    card: int | None


class Renewed(msgspec.Struct, frozen=True, gc=False):
    """The card that Renewal put back in this race, for all to see."""

    card: int
    holder: int


class PublicView(msgspec.Struct, frozen=True, gc=False):
    """The table as a viewer sees it: what goes over the wire."""

    race: int
    """0 to 2; 3 when the game is over."""
    stage: Stage
    seat_to_act: int | None
    first_player: int
    turn: int
    """The current player."""
    seats: tuple[Seat, ...]
    track: tuple[Flyer, ...]
    """The creatures in their present ranking, best first."""
    first_past: Creature | None
    """The first past the mid-race line in this race."""
    third_bets_begun: bool
    holders: tuple[Holder, ...]
    discard: tuple[int, ...]
    zeus_deck: tuple[int, ...]
    """Movement cards in the Zeus deck, in card order."""
    protections: int
    """Protection cards in the Zeus deck."""
    draws: int
    """Cards Zeus draws in this race."""
    drawn: tuple[int, ...]
    """Judgment cards drawn, 54 for a protection card."""
    card: PlayedCard | None
    fast_card_holder: int | None
    """Between the two cards of a turn: the holder the fast card came from; the slow one comes from the other."""
    sleipnir: bool
    asked_next: int | None
    """In a moment for powers: who is asked next, fate moments aside."""
    passes: int
    """How many have passed in it in a row."""
    fate_creature: Creature | None
    """The creature whose fate moment is open."""
    fate_passes: int
    """How many have passed in the fate moment in a row."""
    valkyries: Creature | None
    paperwork: Creature | None
    falcons_eye: FalconsEye | None
    wisdom: tuple[Wisdom, ...]
    renewed: Renewed | None
    line_up: tuple[Creature, ...]
    """The order in which the creatures started, best first; empty for a game that began in the midst of the race."""

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(seat.points for seat in self.seats)


class View(PublicView, frozen=True, gc=False):
    """What one viewer may know."""

    viewer: int | None
    """The seat that looks; None for a spectator and for an omniscient replay."""
    version: int
    """How many actions the game has seen."""
    plays: tuple[Play, ...]
    """The cards played in this race so far, as far as the game has seen them."""
    deeds: tuple[Deed, ...] | None
    """All actions of this race so far; None for a game that began in its midst."""
    legal: tuple[int, ...]
    """The codes of what the viewer may do now."""

    @property
    def legal_actions(self) -> list[Action]:
        """What the viewer may do now."""
        return [ACTIONS[code] for code in self.legal]


class Own(msgspec.Struct, frozen=True, gc=False):
    """What a seat knows besides what everybody knows: a spectator's view and this make up its view."""

    seat: int
    holders: tuple[tuple[int, ...], tuple[int, ...]]
    """The cards of its left and its right holder."""
    bets: tuple[int, ...]
    """The cards of its bets in play."""
    bet_cards: tuple[int, ...]
    """Its unused bet cards."""
    falcons_eye: tuple[int, ...] | None
    """The cards its Falcon's Eye saw in this race."""
    wisdom: tuple[Wisdom, ...]
    """Bets that Superior Wisdom looked at, with the cards that this seat knows."""
    legal: tuple[int, ...]
    """The codes of what it may do now."""


class _Eyes:
    """Which secrets a viewer sees."""

    __slots__ = ("everything", "seat", "table")

    def __init__(self, table: Table, seat: int | None, everything: bool) -> None:
        self.table = table
        self.seat = seat
        self.everything = everything

    def sees(self, seat: int) -> bool:
        """Whether the secrets of a seat are seen."""
        return self.everything or seat == self.seat

    def holder(self, holder: int) -> tuple[int, ...] | None:
        table, seat = self.table, self.seat
        if self.everything or (seat is not None and (holder == seat or holder == right_holder(table, seat))):
            return cards_of(table.holder[holder])
        return None

    def bets(self, seat: int) -> tuple[Bet, ...]:
        table = self.table
        shown = self.sees(seat)
        creatures, cards = table.bet_creature[seat], table.bet_card[seat]
        return tuple([Bet(CREATURES[creatures[bet]], cards[bet] if shown else None) for bet in range(table.bets[seat])])

    def own_bet_cards(self) -> tuple[int, ...]:
        """The cards of the viewer's own bets in play."""
        seat = self.seat
        return tuple(self.table.bet_card[seat][: self.table.bets[seat]]) if seat is not None else ()

    def unused_bet_cards(self, seat: int) -> tuple[int, ...] | None:
        if self.sees(seat):
            return _ALL_BITS[~self.table.bet_cards_used[seat] & (1 << BET_CARDS) - 1]
        return None

    def falcons_eye(self) -> FalconsEye | None:
        table = self.table
        if table.falcon_holder == NONE:
            return None
        shown = self.everything or (self.seat is not None and table.god[self.seat] == HORUS_NUMBER)
        return FalconsEye(table.falcon_holder, tuple(members(table.falcon_cards)) if shown else None)

    def wisdom(self) -> tuple[Wisdom, ...]:
        table = self.table
        if max(table.wisdom_bet) == NONE:
            return ()
        odin = self.everything or (self.seat is not None and table.god[self.seat] == ODIN)
        return tuple(
            [
                Wisdom(seat, table.wisdom_bet[seat], table.wisdom_card[seat] if odin or seat == self.seat else None)
                for seat in range(table.seats)
                if table.wisdom_bet[seat] != NONE
            ]
        )


@lru_cache(maxsize=4_096)
def cards_of(holder: int) -> tuple[int, ...]:
    """The cards of a holder; two seats look into it, and again at every turn."""
    return tuple(members(holder))


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(mask.bit_length()) if (mask >> bit) & 1)


_ALL_BITS = tuple(map(_bits, range(1 << BET_CARDS)))
"""The numbers of the bits of every mask of bet cards."""


def deed_of(seat: int, code: int) -> Deed:
    """What everybody sees of an action."""
    if BET <= code < FAST:
        return Deed(seat, BET + (code - BET) % len(CREATURES))
    if PROPHECY <= code < TABLET_OF_DESTINIES:
        return Deed(seat, PROPHECY + (code - PROPHECY) % len(CREATURES))
    return Deed(seat, code)


def view_of(
    table: Table,
    viewer: int | None,
    version: int,
    legal: tuple[int, ...],
    plays: tuple[Play, ...] = (),
    deeds: tuple[Deed, ...] | None = None,
    line_up: tuple[Creature, ...] = (),
    *,
    everything: bool = False,
    seats: tuple[Seat, ...] | None = None,
) -> View:
    """The view of a seat, of a spectator (None), or of everything; `legal` is what the seat to act may do.

    `seats` are the seats as the viewer sees them, if somebody has made them before.
    """
    eyes = _Eyes(table, viewer, everything)
    stage = FATE if table.fate_creature >= 0 else table.stage
    seat_to_act = table.seat_to_act if table.seat_to_act >= 0 else None
    between_cards = table.stage in (SLOW_CARD, BEFORE_SLOW, CARD_PLAYED, AFTER_CARD) and not table.card_is_slow
    in_moment = BEFORE_BET <= table.stage <= AFTER_DRAW
    return View(
        viewer=viewer,
        version=version,
        race=table.race,
        stage=STAGES[stage],
        seat_to_act=seat_to_act,
        first_player=table.first_player,
        turn=table.turn,
        seats=seats or tuple([_seat(table, seat, eyes) for seat in range(table.seats)]),
        track=_track(table),
        first_past=_creature(table.first_past),
        third_bets_begun=table.third_bet == 1,
        holders=tuple([Holder(size(table.holder[holder]), eyes.holder(holder)) for holder in range(table.seats)]),
        discard=tuple(members(table.discard)),
        zeus_deck=tuple(members(table.zeus)),
        protections=table.protections,
        draws=table.draws,
        drawn=tuple(table.drawn[: table.drawn_size]),
        card=_played_card(table),
        fast_card_holder=table.card_holder if between_cards else None,
        sleipnir=table.sleipnir == 1,
        asked_next=table.moment_seat if in_moment else None,
        passes=table.moment_passes if in_moment else 0,
        fate_creature=_creature(table.fate_creature),
        fate_passes=table.fate_passes if table.fate_creature >= 0 else 0,
        valkyries=_creature(table.valkyries),
        paperwork=_creature(table.paperwork),
        falcons_eye=eyes.falcons_eye(),
        wisdom=eyes.wisdom(),
        renewed=Renewed(table.renewed_card, table.renewed_holder) if table.renewed_card != NONE else None,
        plays=plays,
        deeds=deeds,
        line_up=line_up,
        legal=legal if everything or (viewer is not None and viewer == seat_to_act) else (),
    )


def seats_mark(table: Table) -> tuple[int, ...]:
    """Another one whenever a spectator sees the seats otherwise than before; found much faster."""
    return (
        table.powers_left,
        *table.bets,
        *table.bet_cards_used,
        *table.bet_cards_won,
        *table.fate_sector,
        *(creature for bets in table.bet_creature for creature in bets),
    )


def own_mark(table: Table, seat: int) -> tuple[int, ...]:
    """Another one whenever what `own_of` gives has changed, its legal actions aside; found much faster. A secret.

    A bet card in play can't change without the seat's used ones, and Superior Wisdom looks at all others at once.
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


def own_of(table: Table, seat: int, legal: tuple[int, ...]) -> Own:
    """What a seat knows besides what everybody knows; `legal` is what the seat to act may do."""
    eyes = _Eyes(table, seat, False)
    falcons_eye = eyes.falcons_eye()
    return Own(
        seat,
        (eyes.holder(seat) or (), eyes.holder(right_holder(table, seat)) or ()),
        eyes.own_bet_cards(),
        eyes.unused_bet_cards(seat) or (),
        falcons_eye.cards if falcons_eye else None,
        eyes.wisdom(),
        legal if seat == table.seat_to_act else (),
    )


def _creature(number: int) -> Creature | None:
    return CREATURES[number] if number >= 0 else None


def _seat(table: Table, seat: int, eyes: _Eyes) -> Seat:
    god = table.god[seat]
    in_play = 0
    for bet in range(table.bets[seat]):
        in_play |= 1 << table.bet_card[seat][bet]
    first = god * POWERS_OF_A_GOD
    powers = (table.powers_left >> first) & (1 << POWERS_OF_A_GOD) - 1
    if not eyes.sees(seat):
        return _other_seat(
            god,
            victory_points(table, seat) if table.bet_cards_won[seat] else 0,
            tuple(table.bet_creature[seat][: table.bets[seat]]),
            table.bet_cards_used[seat] & ~in_play,
            table.bet_cards_won[seat],
            powers,
            table.fate_sector[seat],
        )
    return Seat(
        GODS[god],
        victory_points(table, seat) if table.bet_cards_won[seat] else 0,
        eyes.bets(seat),
        # What was placed and is no longer in play has been revealed.
        _ALL_BITS[table.bet_cards_used[seat] & ~in_play],
        _ALL_BITS[table.bet_cards_won[seat]],
        eyes.unused_bet_cards(seat),
        tuple([POWERS[first + place] for place in range(POWERS_OF_A_GOD) if (powers >> place) & 1]) if powers else (),
        table.fate_sector[seat] or None,
    )


@lru_cache(maxsize=10_000)
def _other_seat(
    god: int, points: int, creatures: tuple[int, ...], revealed: int, won: int, powers: int, fate_sector: int
) -> Seat:
    """A seat as everybody else sees it; the same one whenever it looks the same."""
    first = god * POWERS_OF_A_GOD
    return Seat(
        GODS[god],
        points,
        tuple([Bet(CREATURES[creature], None) for creature in creatures]),
        _ALL_BITS[revealed],
        _ALL_BITS[won],
        None,
        tuple([POWERS[first + place] for place in range(POWERS_OF_A_GOD) if (powers >> place) & 1]),
        fate_sector or None,
    )


_flyer = lru_cache(maxsize=10_000)(Flyer)


def _track(table: Table) -> tuple[Flyer, ...]:
    standings = [standing(table, creature) for creature in range(len(CREATURES))]
    ranking = sorted(range(len(CREATURES)), key=standings.__getitem__, reverse=True)
    finish = table.finish_line
    return tuple(
        [
            _flyer(
                CREATURES[creature],
                table.sector[creature],
                table.sector[creature] > finish,
                table.disqualified[creature] == 1,
                table.tokens[creature],
            )
            for creature in ranking
        ]
    )


def _played_card(table: Table) -> PlayedCard | None:
    if table.card == NONE:
        return None
    return PlayedCard(
        table.card,
        table.card_holder,
        table.card_is_slow == 1,
        table.card_trick == 1,
        table.card_bonus,
        table.card_to_zeus == 1,
    )
