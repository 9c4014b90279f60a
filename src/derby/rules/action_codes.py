"""The action space: every action of every game has a small integer code, which never changes.

A constant is the first code of its actions; the comment says how they are numbered.
"""

from derby.editions.components import BET_CARDS, CARDS, CREATURES, SEATS, SECTORS

PASS = 0
BET = 1  # bet card * CREATURES + creature
FAST = BET + BET_CARDS * CREATURES  # card
TRICK = FAST + CARDS  # card: the fast move with its dirty trick
SLOW = TRICK + CARDS  # card
FATE_TOKEN = SLOW + CARDS  # sector - 1

TRICKSTER = FATE_TOKEN + SECTORS  # creature given back * CREATURES + creature taken
TANGLED_WEB = TRICKSTER + CREATURES * CREATURES
SILKEN_THREAD = TANGLED_WEB + 1
SUN_RAY = SILKEN_THREAD + 1
FALCONS_EYE = SUN_RAY + 1  # cardholder
UPDRAFT = FALCONS_EYE + SEATS
PROPHECY = UPDRAFT + 1  # new bet card * CREATURES + creature on the bet
TABLET_OF_DESTINIES = PROPHECY + BET_CARDS * CREATURES  # card put back, CARDS for a protection card
STORM_CHARIOT = TABLET_OF_DESTINIES + CARDS + 1
SUPERIOR_WISDOM = STORM_CHARIOT + 1  # one bit per other seat, clockwise: its first (0) or second (1) bet
SLEIPNIR = SUPERIOR_WISDOM + 2 ** (SEATS - 1)
VALKYRIES = SLEIPNIR + 1
RENEWAL = VALKYRIES + 1  # card discarded instead
SHED_SKIN = RENEWAL + CARDS
FEATHERED_WIND = SHED_SKIN + 1
HEAVENLY_DUKES_BLESSING = FEATHERED_WIND + 1  # creature
IMPERIAL_DECREE = HEAVENLY_DUKES_BLESSING + CREATURES
CELESTIAL_PAPERWORK = IMPERIAL_DECREE + 1
ACTIONS = CELESTIAL_PAPERWORK + 1
"""The number of codes."""

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
"""Enough for the legal actions of any position: at most 66, the first bets."""
