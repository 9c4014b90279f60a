"""The eighteen powers by number, three a god, and the moments they belong to."""

from derby.rules.stages import (
    AFTER_CARD,
    AFTER_DRAW,
    BEFORE_BET,
    BEFORE_JUDGMENT,
    BEFORE_SLOW,
    CARD_PLAYED,
    FATE,
    MID_RACE,
)

POWERS_OF_A_GOD = 3
ANANSI, HORUS, MARDUK, ODIN, QUETZALCOATL, YU_HUANG = range(6)
TRICKSTER, TANGLED_WEB, SILKEN_THREAD = 0, 1, 2
SUN_RAY, FALCONS_EYE, UPDRAFT = 3, 4, 5
PROPHECY, TABLET_OF_DESTINIES, STORM_CHARIOT = 6, 7, 8
SUPERIOR_WISDOM, SLEIPNIR, VALKYRIES = 9, 10, 11
RENEWAL, SHED_SKIN, FEATHERED_WIND = 12, 13, 14
HEAVENLY_DUKES_BLESSING, IMPERIAL_DECREE, CELESTIAL_PAPERWORK = 15, 16, 17

MOMENT_OF_POWER = (
    MID_RACE,
    CARD_PLAYED,
    FATE,
    CARD_PLAYED,
    BEFORE_BET,
    FATE,
    MID_RACE,
    AFTER_DRAW,
    FATE,
    MID_RACE,
    BEFORE_SLOW,
    FATE,
    AFTER_CARD,
    AFTER_CARD,
    FATE,
    MID_RACE,
    BEFORE_JUDGMENT,
    FATE,
)
"""The one moment at which each power can be played."""

POWERS_AT_MOMENT = tuple(
    sum(1 << power for power, at in enumerate(MOMENT_OF_POWER) if at == moment) for moment in range(FATE + 1)
)
"""For each stage, the powers that can be played then, one bit a power."""

ALL_POWERS = (1 << len(MOMENT_OF_POWER)) - 1
FATE_POWERS = POWERS_AT_MOMENT[FATE]
