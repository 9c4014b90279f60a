"""The action space: every action of every game has one small integer, the same for ever.

A constant is the first code of its actions; the comment says how many there are and how they are numbered.
"""

from derby.editions.components import BET_CARDS, CARDS, CREATURES, SEATS, SECTORS

PASS = 0
BET = 1  # bet card * 6 + creature
FAST = BET + BET_CARDS * CREATURES  # card
TRICK = FAST + CARDS  # card: the fast move with its dirty trick
SLOW = TRICK + CARDS  # card
FATE_TOKEN = SLOW + CARDS  # sector - 1

TRICKSTER = FATE_TOKEN + SECTORS  # creature given back * 6 + creature taken
TANGLED_WEB = TRICKSTER + CREATURES * CREATURES
SILKEN_THREAD = TANGLED_WEB + 1
SUN_RAY = SILKEN_THREAD + 1
FALCONS_EYE = SUN_RAY + 1  # cardholder
UPDRAFT = FALCONS_EYE + SEATS
PROPHECY = UPDRAFT + 1  # new bet card * 6 + creature on the bet
TABLET_OF_DESTINIES = PROPHECY + BET_CARDS * CREATURES  # card put back, 54 for a protection card
STORM_CHARIOT = TABLET_OF_DESTINIES + CARDS + 1
SUPERIOR_WISDOM = STORM_CHARIOT + 1  # one bit a seat, clockwise from the next: its first (0) or second (1) bet
SLEIPNIR = SUPERIOR_WISDOM + 2 ** (SEATS - 1)
VALKYRIES = SLEIPNIR + 1
RENEWAL = VALKYRIES + 1  # card discarded instead
SHED_SKIN = RENEWAL + CARDS
FEATHERED_WIND = SHED_SKIN + 1
HEAVENLY_DUKES_BLESSING = FEATHERED_WIND + 1  # creature
IMPERIAL_DECREE = HEAVENLY_DUKES_BLESSING + CREATURES
CELESTIAL_PAPERWORK = IMPERIAL_DECREE + 1
ACTIONS = CELESTIAL_PAPERWORK + 1
"""How many codes there are."""

FIRST_CODE_OF_POWER = (
    TRICKSTER,
    TANGLED_WEB,
    SILKEN_THREAD,
    SUN_RAY,
    FALCONS_EYE,
    UPDRAFT,
    PROPHECY,
    TABLET_OF_DESTINIES,
    STORM_CHARIOT,
    SUPERIOR_WISDOM,
    SLEIPNIR,
    VALKYRIES,
    RENEWAL,
    SHED_SKIN,
    FEATHERED_WIND,
    HEAVENLY_DUKES_BLESSING,
    IMPERIAL_DECREE,
    CELESTIAL_PAPERWORK,
)

LEGAL = 128
"""Room for the legal actions of any position: the most are the 66 first bets."""
