"""The table: everything that lies on it, declared once. This is the only place that knows its layout."""

from typing import Annotated, cast

from derby.declaration import Column, Grid, Numbers, changing, declared, fixed
from derby.editions.components import BET_CARDS, CARDS, CREATURES, SEATS

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
    fast: Annotated[Column, fixed("fast movement of each movement card", CARDS)]
    slow: Annotated[Column, fixed("slow movement of each movement card", CARDS)]
    trick: Annotated[Column, fixed("dirty trick bonus of each movement card, 0 for a plain card", CARDS)]
    trick_cards: Annotated[int, fixed("the cards with a dirty trick, one bit a card", bits=64)]
    bet_places: Annotated[Column, fixed("the places each bet card names, one bit a place", BET_CARDS, bits=16)]
    bet_points: Annotated[Column, fixed("victory points of each bet card", BET_CARDS)]
    mid_race_line: Annotated[int, fixed("the mid-race line is drawn after this sector")]
    finish_line: Annotated[int, fixed("the finish line is drawn after this sector")]
    cards_drawn: Annotated[int, fixed("cards Zeus draws in a judgment")]
    protections_at_start: Annotated[int, fixed("protection cards in the game at its start")]

    # The set-up.
    seats: Annotated[int, fixed("how many gods play")]
    god: Annotated[Column, fixed("the god of each seat, -1 for an empty seat", SEATS)]
    tokens_each: Annotated[int, fixed("creature tokens of each creature in a race")]
    cards_each: Annotated[int, fixed("movement cards dealt to each cardholder")]
    zeus_sobers_up: Annotated[int, fixed("1 with the variant Zeus Sobers Up")]
    power_of_the_gods: Annotated[int, fixed("1 with the variant Power of the Gods")]
    fate_tokens: Annotated[int, fixed("1 with the variant Fate Tokens")]

    # Where the game stands.
    race: Annotated[int, changing("the race, 0 to 2; 3 when the game is over")]
    stage: Annotated[int, changing("what is due, see rules/stages.py")]
    seat_to_act: Annotated[int, changing("the seat that decides, -1 when chance does or the game is over")]
    first_player: Annotated[int, changing("the seat with the first player token")]
    turn: Annotated[int, changing("the seat whose turn, bet or fate token is due: the current player")]

    # Cards.
    holder: Annotated[Column, changing("the cards in each cardholder, one bit a card", SEATS, bits=64)]
    discard: Annotated[int, changing("the discard pile, one bit a card", bits=64)]
    zeus: Annotated[int, changing("movement cards in the Zeus deck, one bit a card", bits=64)]
    protection_cards: Annotated[int, changing("protection cards still in the game")]
    protections: Annotated[int, changing("protection cards in the Zeus deck")]
    draws: Annotated[int, changing("cards Zeus draws in this race's judgment")]
    drawn: Annotated[Column, changing("the cards drawn in the judgment, 54 for a protection card", DRAWN)]
    drawn_size: Annotated[int, changing("how many cards lie drawn")]

    # The card being played.
    card: Annotated[int, changing("the card being played, -1 for none")]
    card_holder: Annotated[int, changing("the cardholder that this turn's last card came from")]
    card_is_slow: Annotated[int, changing("1 if the card is the turn's slow move")]
    card_trick: Annotated[int, changing("1 if it is played with its dirty trick")]
    card_to_zeus: Annotated[int, changing("1 if it will go to the Zeus deck")]
    card_bonus: Annotated[int, changing("sectors that powers add to it")]
    sleipnir: Annotated[int, changing("1 if this turn's second card moves its fast value")]

    # The track.
    sector: Annotated[Column, changing("the sector of each creature, 0 at the start", CREATURES)]
    arrival: Annotated[Column, changing("when each creature entered its sector: later is more", CREATURES)]
    arrivals: Annotated[int, changing("the last such number given in this race")]
    finished_cards: Annotated[int, changing("the cards of creatures that have finished, one bit a card", bits=64)]
    first_past: Annotated[int, changing("the first creature past the mid-race line in this race, -1 for none yet")]
    third_bet: Annotated[int, changing("1 once the third bets of this race have begun")]
    final_standing: Annotated[
        Column, changing("each creature's standing when bets are settled, 0 if disqualified", CREATURES, bits=16)
    ]
    place_names: Annotated[
        Column,
        changing("every name of each creature's final place, as bits, when bets are settled", CREATURES, bits=16),
    ]
    disqualified: Annotated[Column, changing("1 for a creature that Zeus disqualified", CREATURES)]

    # Bets.
    tokens: Annotated[Column, changing("creature tokens left on the board", CREATURES)]
    creatures_left: Annotated[int, changing("the creatures with a token left on the board, one bit a creature")]
    bets: Annotated[Column, changing("how many bets each seat has in play", SEATS)]
    bet_card: Annotated[Grid, changing("the bet cards each seat has in play", SEATS, BETS)]
    bet_creature: Annotated[Grid, changing("the creature tokens on them", SEATS, BETS)]
    creatures_bet_on: Annotated[Column, changing("the creatures each seat has bets on, one bit a creature", SEATS)]
    bet_cards_used: Annotated[Column, changing("bet cards each seat has placed so far, one bit a card", SEATS, bits=16)]
    bet_cards_won: Annotated[Column, changing("bet cards that came true, one bit a card", SEATS, bits=16)]

    # Power of the Gods and Fate Tokens.
    powers_left: Annotated[int, changing("power cards not yet played, one bit a power", bits=32)]
    moment_seat: Annotated[int, changing("the seat to be asked next in the present moment")]
    moment_passes: Annotated[int, changing("how many seats have passed in a row")]
    fate_sector: Annotated[Column, changing("the sector of each seat's fate token, 0 when it is off the board", SEATS)]
    fate_creature: Annotated[int, changing("the creature whose fate moment is open, -1 for none")]
    fate_seat: Annotated[int, changing("the seat to be asked next in the fate moment")]
    fate_passes: Annotated[int, changing("how many seats have passed in a row in the fate moment")]
    valkyries: Annotated[int, changing("the creature that can't be disqualified in this race, -1 for none")]
    paperwork: Annotated[int, changing("the creature whose next card moves it 0 sectors, -1 for none")]
    falcon_holder: Annotated[int, changing("the cardholder that Falcon's Eye saw in this race, -1 for none")]
    falcon_cards: Annotated[int, changing("the cards it saw there, one bit a card", bits=64)]
    wisdom_bet: Annotated[Column, changing("the bet of each seat that Superior Wisdom looked at, -1 for none", SEATS)]
    wisdom_card: Annotated[Column, changing("the bet card it saw there", SEATS)]

    renewed_card: Annotated[int, changing("the card that Renewal put back in this race, -1 for none")]
    renewed_holder: Annotated[int, changing("the cardholder it was put into")]

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
