"""The table: everything that lies on it, declared once.

This is the only place that knows the layout. From the one declaration below come

* `Table`, a slotted class of ints and lists of ints, for the interpreted rules;
* `table_fields()`, from which `rules/compiled.py` makes the NumPy record of the compiled rules.

Both spell a field the same way (`table.tokens[creature]`, `table.holder[h][slot]`), so one rule runs on both.
"""

from typing import Annotated, Any, NamedTuple, TypeVar, get_type_hints

from derby.editions.components import BET_CARDS, CARDS, CREATURES, SEATS

HOLDER = 10
"""The most cards a cardholder holds."""
BETS = 3
"""The most bets of a seat in a race."""
TURNS = 18
"""The most turns of a race, and so the most dirty tricks in the Zeus deck."""
DRAWN = 6
"""The most cards of one judgment."""
PROTECTION = CARDS
"""Stands for a protection card among the cards of the Zeus deck."""
NONE = -1

Column = list[int]
Grid = list[list[int]]
Journal = list[tuple[int, ...]]


class Field(NamedTuple):
    """One field of the table: its meaning, shape, size in bits, and whether it stays the same all game."""

    meaning: str
    shape: tuple[int, ...] = ()
    bits: int = 8
    fixed: bool = False


def _is(meaning: str, *shape: int, bits: int = 8) -> Field:
    return Field(meaning, shape, bits)


def _fixed(meaning: str, *shape: int, bits: int = 8) -> Field:
    return Field(meaning, shape, bits, fixed=True)


_Declared = TypeVar("_Declared")


def _slotted(declaration: type[_Declared]) -> type[_Declared]:
    """Rebuild the declared class with a slot for every field."""
    body = {name: value for name, value in vars(declaration).items() if name not in ("__dict__", "__weakref__")}
    body["__slots__"] = tuple(get_type_hints(declaration))
    return type(declaration)(declaration.__name__, (), body)


@_slotted
class Table:
    """All that lies on the table, known or hidden."""

    # The edition.
    fast: Annotated[Column, _fixed("fast movement of each movement card", CARDS)]
    slow: Annotated[Column, _fixed("slow movement of each movement card", CARDS)]
    trick: Annotated[Column, _fixed("dirty trick bonus of each movement card, 0 for a plain card", CARDS)]
    bet_places: Annotated[Column, _fixed("the places each bet card names, one bit a place", BET_CARDS, bits=16)]
    bet_points: Annotated[Column, _fixed("victory points of each bet card", BET_CARDS)]
    mid_race_line: Annotated[int, _fixed("the mid-race line is drawn after this sector")]
    finish_line: Annotated[int, _fixed("the finish line is drawn after this sector")]
    cards_drawn: Annotated[int, _fixed("cards Zeus draws in a judgment")]
    protections_at_start: Annotated[int, _fixed("protection cards in the game at its start")]

    # The set-up.
    seats: Annotated[int, _fixed("how many gods play")]
    god: Annotated[Column, _fixed("the god of each seat, -1 for an empty seat", SEATS)]
    tokens_each: Annotated[int, _fixed("creature tokens of each creature in a race")]
    cards_each: Annotated[int, _fixed("movement cards dealt to each cardholder")]
    zeus_sobers_up: Annotated[int, _fixed("1 with the variant Zeus Sobers Up")]
    power_of_the_gods: Annotated[int, _fixed("1 with the variant Power of the Gods")]
    fate_tokens: Annotated[int, _fixed("1 with the variant Fate Tokens")]

    # Where the game stands.
    race: Annotated[int, _is("the race, 0 to 2; 3 when the game is over")]
    stage: Annotated[int, _is("what is due, see rules/stages.py")]
    seat_to_act: Annotated[int, _is("the seat that decides, -1 when chance does or the game is over")]
    first_player: Annotated[int, _is("the seat with the first player token")]
    turn: Annotated[int, _is("the seat whose turn, bet or fate token is due: the current player")]

    # Cards.
    holder: Annotated[Grid, _is("the cards in each cardholder, in card order", SEATS, HOLDER)]
    holder_size: Annotated[Column, _is("how many cards are left in each cardholder", SEATS)]
    discard: Annotated[Column, _is("the discard pile, oldest first", 2 * TURNS)]
    discard_size: Annotated[int, _is("cards in the discard pile")]
    zeus: Annotated[Column, _is("movement cards in the Zeus deck, oldest first", TURNS)]
    zeus_size: Annotated[int, _is("movement cards in the Zeus deck")]
    protection_cards: Annotated[int, _is("protection cards still in the game")]
    protections: Annotated[int, _is("protection cards in the Zeus deck")]
    draws: Annotated[int, _is("cards Zeus draws in this race's judgment")]
    drawn: Annotated[Column, _is("the cards drawn in the judgment, 54 for a protection card", DRAWN)]
    drawn_size: Annotated[int, _is("how many cards lie drawn")]

    # The card being played.
    card: Annotated[int, _is("the card being played, -1 for none")]
    card_holder: Annotated[int, _is("the cardholder that this turn's last card came from")]
    card_is_slow: Annotated[int, _is("1 if the card is the turn's slow move")]
    card_trick: Annotated[int, _is("1 if it is played with its dirty trick")]
    card_to_zeus: Annotated[int, _is("1 if it will go to the Zeus deck")]
    card_bonus: Annotated[int, _is("sectors that powers add to it")]
    sleipnir: Annotated[int, _is("1 if this turn's second card moves its fast value")]

    # The track.
    sector: Annotated[Column, _is("the sector of each creature, 0 at the start", CREATURES)]
    ranking: Annotated[Column, _is("the creatures in their present ranking, best first", CREATURES)]
    first_past: Annotated[int, _is("the first creature past the mid-race line in this race, -1 for none yet")]
    third_bet: Annotated[int, _is("1 once the third bets of this race have begun")]
    disqualified: Annotated[Column, _is("1 for a creature that Zeus disqualified", CREATURES)]

    # Bets.
    tokens: Annotated[Column, _is("creature tokens left on the board", CREATURES)]
    bets: Annotated[Column, _is("how many bets each seat has in play", SEATS)]
    bet_card: Annotated[Grid, _is("the bet cards each seat has in play", SEATS, BETS)]
    bet_creature: Annotated[Grid, _is("the creature tokens on them", SEATS, BETS)]
    bet_cards_used: Annotated[Column, _is("bet cards each seat has placed so far, one bit a card", SEATS, bits=16)]
    bet_cards_won: Annotated[Column, _is("bet cards that came true, one bit a card", SEATS, bits=16)]

    # Power of the Gods and Fate Tokens.
    powers_left: Annotated[int, _is("power cards not yet played, one bit a power", bits=32)]
    moment_seat: Annotated[int, _is("the seat to be asked next in the present moment")]
    moment_passes: Annotated[int, _is("how many seats have passed in a row")]
    fate_sector: Annotated[Column, _is("the sector of each seat's fate token, 0 when it is off the board", SEATS)]
    fate_creature: Annotated[int, _is("the creature whose fate moment is open, -1 for none")]
    fate_seat: Annotated[int, _is("the seat to be asked next in the fate moment")]
    fate_passes: Annotated[int, _is("how many seats have passed in a row in the fate moment")]
    valkyries: Annotated[int, _is("the creature that can't be disqualified in this race, -1 for none")]
    paperwork: Annotated[int, _is("the creature whose next card moves it 0 sectors, -1 for none")]
    falcon_holder: Annotated[int, _is("the cardholder that Falcon's Eye saw in this race, -1 for none")]
    falcon_cards: Annotated[Column, _is("the cards it saw there", HOLDER)]
    falcon_size: Annotated[int, _is("how many cards it saw there")]
    wisdom_bet: Annotated[Column, _is("the bet of each seat that Superior Wisdom looked at, -1 for none", SEATS)]
    wisdom_card: Annotated[Column, _is("the bet card it saw there", SEATS)]

    journal: Annotated[Journal | None, "what happened, written by the rules; not part of the compiled table"]

    def __init__(self) -> None:
        for name, field in table_fields().items():
            setattr(self, name, _zeros(field.shape))
        self.journal = None

    def copy(self) -> "Table":
        """A table like this one, with a journal of its own left out."""
        twin = Table.__new__(Table)
        for name, field in table_fields().items():
            value: Any = getattr(self, name)
            if field.shape and not field.fixed:
                value = value[:] if len(field.shape) == 1 else [row[:] for row in value]
            setattr(twin, name, value)
        twin.journal = None
        return twin

    def numbers(self) -> list[int]:
        """Every number on the table, in the order of the declaration."""
        numbers: list[int] = []
        for name, field in table_fields().items():
            value: Any = getattr(self, name)
            if not field.shape:
                numbers.append(value)
            elif len(field.shape) == 1:
                numbers.extend(value)
            else:
                for row in value:
                    numbers.extend(row)
        return numbers


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]


_fields: dict[str, Field] = {
    name: hint.__metadata__[0]
    for name, hint in get_type_hints(Table, include_extras=True).items()
    if isinstance(hint.__metadata__[0], Field)
}


def table_fields() -> dict[str, Field]:
    """The declaration: every field of the table by name."""
    return _fields
