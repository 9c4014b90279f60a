"""The table: everything that lies on it, declared once. This is the only place that knows its layout.

Every field says who sees it; a field that doesn't is seen by nobody.
"""

from typing import Annotated, cast

from derby.declaration import Column, Grid, Numbers, changing, declared, fixed
from derby.editions.components import BET_CARDS, CARDS, CREATURES, SEATS
from derby.visibility import EVERYBODY, HORUS, NEIGHBOURS, ODIN_AND_OWNER, OWNER

BETS = 3
"""The most bets of a seat in a race."""
DRAWN = 6
"""The most cards of one judgment."""
PROTECTION = CARDS
"""Stands for a protection card among the cards of the Zeus deck."""
NONE = -1

Journal = list[tuple[int, ...]]


@declared
class Table(Numbers):
    """All that lies on the table, known or hidden."""

    # The edition.
    fast: Annotated[Column, fixed("fast movement of each movement card", CARDS, seen=EVERYBODY)]
    slow: Annotated[Column, fixed("slow movement of each movement card", CARDS, seen=EVERYBODY)]
    trick: Annotated[
        Column, fixed("dirty trick bonus of each movement card, 0 for a plain card", CARDS, seen=EVERYBODY)
    ]
    trick_cards: Annotated[int, fixed("the cards with a dirty trick, one bit a card", bits=64, seen=EVERYBODY)]
    bet_places: Annotated[
        Column, fixed("the places each bet card names, one bit a place", BET_CARDS, bits=16, seen=EVERYBODY)
    ]
    bet_points: Annotated[Column, fixed("victory points of each bet card", BET_CARDS, seen=EVERYBODY)]
    mid_race_line: Annotated[int, fixed("the mid-race line is drawn after this sector", seen=EVERYBODY)]
    finish_line: Annotated[int, fixed("the finish line is drawn after this sector", seen=EVERYBODY)]
    cards_drawn: Annotated[int, fixed("cards Zeus draws in a judgment", seen=EVERYBODY)]
    protections_at_start: Annotated[int, fixed("protection cards in the game at its start", seen=EVERYBODY)]

    # The set-up.
    seats: Annotated[int, fixed("how many gods play", seen=EVERYBODY)]
    god: Annotated[Column, fixed("the god of each seat, -1 for an empty seat", SEATS, seen=EVERYBODY)]
    tokens_each: Annotated[int, fixed("creature tokens of each creature in a race", seen=EVERYBODY)]
    cards_each: Annotated[int, fixed("movement cards dealt to each cardholder", seen=EVERYBODY)]
    zeus_sobers_up: Annotated[int, fixed("1 with the variant Zeus Sobers Up", seen=EVERYBODY)]
    power_of_the_gods: Annotated[int, fixed("1 with the variant Power of the Gods", seen=EVERYBODY)]
    fate_tokens: Annotated[int, fixed("1 with the variant Fate Tokens", seen=EVERYBODY)]

    # Where the game stands.
    race: Annotated[int, changing("the race, 0 to 2; 3 when the game is over", seen=EVERYBODY)]
    stage: Annotated[int, changing("what is due, see rules/stages.py", seen=EVERYBODY)]
    seat_to_act: Annotated[
        int, changing("the seat that decides, -1 when chance does or the game is over", seen=EVERYBODY)
    ]
    first_player: Annotated[int, changing("the seat with the first player token", seen=EVERYBODY)]
    turn: Annotated[int, changing("the seat whose turn, bet or fate token is due: the current player", seen=EVERYBODY)]

    # Cards.
    holder: Annotated[
        Column, changing("the cards in each cardholder, one bit a card", SEATS, bits=64, seen=NEIGHBOURS, counted=True)
    ]
    discard: Annotated[int, changing("the discard pile, one bit a card", bits=64, seen=EVERYBODY)]
    zeus: Annotated[int, changing("movement cards in the Zeus deck, one bit a card", bits=64, seen=EVERYBODY)]
    protection_cards: Annotated[int, changing("protection cards still in the game", seen=EVERYBODY)]
    protections: Annotated[int, changing("protection cards in the Zeus deck", seen=EVERYBODY)]
    draws: Annotated[int, changing("cards Zeus draws in this race's judgment", seen=EVERYBODY)]
    drawn: Annotated[
        Column, changing("the cards drawn in the judgment, 54 for a protection card", DRAWN, seen=EVERYBODY)
    ]
    drawn_size: Annotated[int, changing("how many cards lie drawn", seen=EVERYBODY)]

    # The card being played.
    card: Annotated[int, changing("the card being played, -1 for none", seen=EVERYBODY)]
    card_holder: Annotated[int, changing("the cardholder that this turn's last card came from", seen=EVERYBODY)]
    card_is_slow: Annotated[int, changing("1 if the card is the turn's slow move", seen=EVERYBODY)]
    card_trick: Annotated[int, changing("1 if it is played with its dirty trick", seen=EVERYBODY)]
    card_to_zeus: Annotated[int, changing("1 if it will go to the Zeus deck", seen=EVERYBODY)]
    card_bonus: Annotated[int, changing("sectors that powers add to it", seen=EVERYBODY)]
    sleipnir: Annotated[int, changing("1 if this turn's second card moves its fast value", seen=EVERYBODY)]

    # The track.
    sector: Annotated[Column, changing("the sector of each creature, 0 at the start", CREATURES, seen=EVERYBODY)]
    arrival: Annotated[
        Column, changing("when each creature entered its sector: later is more", CREATURES, seen=EVERYBODY)
    ]
    arrivals: Annotated[int, changing("the last such number given in this race", seen=EVERYBODY)]
    finished_cards: Annotated[
        int, changing("the cards of creatures that have finished, one bit a card", bits=64, seen=EVERYBODY)
    ]
    first_past: Annotated[
        int, changing("the first creature past the mid-race line in this race, -1 for none yet", seen=EVERYBODY)
    ]
    third_bet: Annotated[int, changing("1 once the third bets of this race have begun", seen=EVERYBODY)]
    final_standing: Annotated[
        Column,
        changing(
            "each creature's standing when bets are settled, 0 if disqualified", CREATURES, bits=16, seen=EVERYBODY
        ),
    ]
    place_names: Annotated[
        Column,
        changing(
            "every name of each creature's final place, as bits, when bets are settled",
            CREATURES,
            bits=16,
            seen=EVERYBODY,
        ),
    ]
    disqualified: Annotated[Column, changing("1 for a creature that Zeus disqualified", CREATURES, seen=EVERYBODY)]

    # Bets.
    tokens: Annotated[Column, changing("creature tokens left on the board", CREATURES, seen=EVERYBODY)]
    creatures_left: Annotated[
        int, changing("the creatures with a token left on the board, one bit a creature", seen=EVERYBODY)
    ]
    bets: Annotated[Column, changing("how many bets each seat has in play", SEATS, seen=EVERYBODY)]
    bet_card: Annotated[Grid, changing("the bet cards each seat has in play", SEATS, BETS, seen=OWNER)]
    bet_creature: Annotated[Grid, changing("the creature tokens on them", SEATS, BETS, seen=EVERYBODY)]
    creatures_bet_on: Annotated[
        Column, changing("the creatures each seat has bets on, one bit a creature", SEATS, seen=EVERYBODY)
    ]
    bet_cards_used: Annotated[
        Column, changing("bet cards each seat has placed so far, one bit a card", SEATS, bits=16, seen=OWNER)
    ]
    bet_cards_revealed: Annotated[
        Column, changing("those of races that are over, one bit a card", SEATS, bits=16, seen=EVERYBODY)
    ]
    bet_cards_won: Annotated[
        Column, changing("bet cards that came true, one bit a card", SEATS, bits=16, seen=EVERYBODY)
    ]

    # Power of the Gods and Fate Tokens.
    powers_left: Annotated[int, changing("power cards not yet played, one bit a power", bits=32, seen=EVERYBODY)]
    moment_seat: Annotated[int, changing("the seat to be asked next in the present moment", seen=EVERYBODY)]
    moment_passes: Annotated[int, changing("how many seats have passed in a row", seen=EVERYBODY)]
    fate_sector: Annotated[
        Column, changing("the sector of each seat's fate token, 0 when it is off the board", SEATS, seen=EVERYBODY)
    ]
    fate_creature: Annotated[int, changing("the creature whose fate moment is open, -1 for none", seen=EVERYBODY)]
    fate_seat: Annotated[int, changing("the seat to be asked next in the fate moment", seen=EVERYBODY)]
    fate_passes: Annotated[int, changing("how many seats have passed in a row in the fate moment", seen=EVERYBODY)]
    valkyries: Annotated[
        int, changing("the creature that can't be disqualified in this race, -1 for none", seen=EVERYBODY)
    ]
    paperwork: Annotated[int, changing("the creature whose next card moves it 0 sectors, -1 for none", seen=EVERYBODY)]
    falcon_holder: Annotated[
        int, changing("the cardholder that Falcon's Eye saw in this race, -1 for none", seen=EVERYBODY)
    ]
    falcon_cards: Annotated[int, changing("the cards it saw there, one bit a card", bits=64, seen=HORUS)]
    wisdom_bet: Annotated[
        Column, changing("the bet of each seat that Superior Wisdom looked at, -1 for none", SEATS, seen=EVERYBODY)
    ]
    wisdom_card: Annotated[Column, changing("the bet card it saw there", SEATS, seen=ODIN_AND_OWNER)]

    renewed_card: Annotated[int, changing("the card that Renewal put back in this race, -1 for none", seen=EVERYBODY)]
    renewed_holder: Annotated[int, changing("the cardholder it was put into", seen=EVERYBODY)]

    EXTRA_SLOTS = ("journal",)
    journal: Journal | None
    """What happened, written by the rules; None when nobody wants to know. Not part of the compiled table."""

    def __init__(self) -> None:
        Numbers.__init__(self)
        self.journal = None

    def copy(self) -> "Table":
        """A table with the same numbers and no journal."""
        twin = cast(Table, Numbers.copy(self))
        twin.journal = None
        return twin
