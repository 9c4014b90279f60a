"""The eighteen powers by number, three per god, and their moments."""

from derby.rules.rule import rule
from derby.rules.stages import (
    AFTER_CARD,
    BEFORE_BET,
    BEFORE_JUDGMENT,
    BEFORE_SLOW,
    CARD_PLAYED,
    FATE,
    MID_RACE,
)

POWERS_OF_A_GOD = 3
TRICKSTER, TANGLED_WEB, SILKEN_THREAD = 0, 1, 2
SUN_RAY, FALCONS_EYE, UPDRAFT = 3, 4, 5
PROPHECY, TABLET_OF_DESTINIES, STORM_CHARIOT = 6, 7, 8
SUPERIOR_WISDOM, SLEIPNIR, VALKYRIES = 9, 10, 11
RENEWAL, SHED_SKIN, FEATHERED_WIND = 12, 13, 14
HEAVENLY_DUKES_BLESSING, IMPERIAL_DECREE, CELESTIAL_PAPERWORK = 15, 16, 17

MID_RACE_POWERS = 1 << TRICKSTER | 1 << PROPHECY | 1 << SUPERIOR_WISDOM | 1 << HEAVENLY_DUKES_BLESSING
CARD_PLAYED_POWERS = 1 << TANGLED_WEB | 1 << SUN_RAY
BEFORE_BET_POWERS = 1 << FALCONS_EYE
BEFORE_SLOW_POWERS = 1 << SLEIPNIR
AFTER_CARD_POWERS = 1 << RENEWAL | 1 << SHED_SKIN
FATE_POWERS = (
    1 << SILKEN_THREAD
    | 1 << UPDRAFT
    | 1 << STORM_CHARIOT
    | 1 << VALKYRIES
    | 1 << FEATHERED_WIND
    | 1 << CELESTIAL_PAPERWORK
)


@rule
def powers_at(moment: int) -> int:
    """The powers that can be played at a moment, one bit per power. Each power has exactly one moment."""
    if moment == CARD_PLAYED:
        return CARD_PLAYED_POWERS
    if moment == AFTER_CARD:
        return AFTER_CARD_POWERS
    if moment == BEFORE_SLOW:
        return BEFORE_SLOW_POWERS
    if moment == FATE:
        return FATE_POWERS
    if moment == MID_RACE:
        return MID_RACE_POWERS
    if moment == BEFORE_BET:
        return BEFORE_BET_POWERS
    if moment == BEFORE_JUDGMENT:
        return 1 << IMPERIAL_DECREE
    return 1 << TABLET_OF_DESTINIES
