"""The stages of a race: what comes next.

A stage is a decision of one seat, a moment at which powers may be played, or a chance outcome.
"""

# Decisions.
PLACE_FATE_TOKEN = 0
FIRST_BETS = 1
FAST_CARD = 2
SLOW_CARD = 3
THIRD_BET = 4

# Moments.
BEFORE_BET = 5
"""Of the seat that is about to bet."""
CARD_PLAYED = 6
"""Of all seats: a card is shown and its creature has not moved yet."""
AFTER_CARD = 7
"""Of the seat that played it: the card is not on its pile yet."""
BEFORE_SLOW = 8
"""Of the current player, between the two cards."""
MID_RACE = 9
"""Of all seats, after the turn in which the mid-race line was first passed."""
BEFORE_JUDGMENT = 10
"""Of all seats."""
AFTER_DRAW = 11
"""Of all seats, with the drawn cards face up."""
FATE = 12
"""Of all seats, on top of any stage: a creature ended its movement on a fate token (`table.fate_creature`)."""

# Chance.
DEAL = 13
"""The movement cards and the line-up of a new race."""
JUDGMENT_DRAW = 14
"""The cards Zeus draws."""
TABLET_DRAW = 15
"""The card drawn again for the Tablet of Destinies."""

GAME_OVER = 16
