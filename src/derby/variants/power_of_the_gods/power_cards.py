"""The power cards: when each can be played, in which ways, and its effect, each in the file of its god."""

from derby.editions.components import POWERS
from derby.rules.action_codes import FIRST_CODE_OF_POWER
from derby.rules.rule import rule
from derby.table import NONE, Table
from derby.variants.power_of_the_gods.anansi import (
    can_play_trickster,
    play_silken_thread,
    play_tangled_web,
    play_trickster,
    trickster_choices,
)
from derby.variants.power_of_the_gods.horus import (
    can_play_falcons_eye,
    falcons_eye_choices,
    play_falcons_eye,
    play_sun_ray,
    play_updraft,
)
from derby.variants.power_of_the_gods.marduk import (
    can_play_prophecy,
    can_play_storm_chariot,
    play_prophecy,
    play_storm_chariot,
    play_tablet,
    prophecy_choices,
    tablet_choices,
)
from derby.variants.power_of_the_gods.odin import (
    can_play_superior_wisdom,
    play_sleipnir,
    play_superior_wisdom,
    play_valkyries,
    wisdom_choices,
)
from derby.variants.power_of_the_gods.powers import (
    CELESTIAL_PAPERWORK,
    FALCONS_EYE,
    FEATHERED_WIND,
    HEAVENLY_DUKES_BLESSING,
    IMPERIAL_DECREE,
    PROPHECY,
    RENEWAL,
    SHED_SKIN,
    SILKEN_THREAD,
    SLEIPNIR,
    STORM_CHARIOT,
    SUN_RAY,
    SUPERIOR_WISDOM,
    TABLET_OF_DESTINIES,
    TANGLED_WEB,
    TRICKSTER,
    UPDRAFT,
    VALKYRIES,
)
from derby.variants.power_of_the_gods.quetzalcoatl import (
    may_renew,
    play_feathered_wind,
    play_renewal,
    play_shed_skin,
    renewal_choices,
)
from derby.variants.power_of_the_gods.yu_huang import (
    blessing_choices,
    can_play_blessing,
    play_blessing,
    play_celestial_paperwork,
    play_imperial_decree,
)


@rule
def power_of_code(code: int) -> int:
    """The power that an action code plays."""
    power = POWERS - 1
    while FIRST_CODE_OF_POWER[power] > code:
        power -= 1
    return power


@rule
def power_fits(table: Table, seat: int, power: int) -> bool:
    """Whether a power the seat still has can be played in its moment; decided by public knowledge alone."""
    if power == TRICKSTER:
        return can_play_trickster(table, seat)
    if power == FALCONS_EYE:
        return can_play_falcons_eye(table, seat)
    if power == PROPHECY:
        return can_play_prophecy(table, seat)
    if power == TABLET_OF_DESTINIES:
        return table.drawn_size > 0
    if power == STORM_CHARIOT:
        return can_play_storm_chariot(table, table.fate_creature)
    if power == SUPERIOR_WISDOM:
        return can_play_superior_wisdom(table, seat)
    if power == RENEWAL:
        return may_renew(table, seat)
    if power == SHED_SKIN:
        return table.card_trick == 1
    if power == HEAVENLY_DUKES_BLESSING:
        return can_play_blessing(table)
    return True


@rule
def power_choices(table: Table, seat: int, power: int, codes: list[int], found: int) -> int:
    """Append the codes of every way to play the power; returns how many codes there are now."""
    if power == TRICKSTER:
        return trickster_choices(table, seat, codes, found)
    if power == FALCONS_EYE:
        return falcons_eye_choices(table, seat, codes, found)
    if power == PROPHECY:
        return prophecy_choices(table, seat, codes, found)
    if power == TABLET_OF_DESTINIES:
        return tablet_choices(table, codes, found)
    if power == SUPERIOR_WISDOM:
        return wisdom_choices(table, seat, codes, found)
    if power == RENEWAL:
        return renewal_choices(table, seat, codes, found)
    if power == HEAVENLY_DUKES_BLESSING:
        return blessing_choices(table, codes, found)
    codes[found] = FIRST_CODE_OF_POWER[power]
    return found + 1


@rule
def take_effect(table: Table, seat: int, power: int, choice: int, creature: int) -> int:
    """Do what the power card says; `creature` is the one on the fate token. Returns the creature moved, -1 for none."""
    if power == TRICKSTER:
        play_trickster(table, seat, choice)
    elif power == TANGLED_WEB:
        play_tangled_web(table)
    elif power == SILKEN_THREAD:
        play_silken_thread(table, creature)
        return creature
    elif power == SUN_RAY:
        play_sun_ray(table)
    elif power == FALCONS_EYE:
        play_falcons_eye(table, seat, choice)
    elif power == UPDRAFT:
        play_updraft(table, creature)
        return creature
    elif power == PROPHECY:
        play_prophecy(table, seat, choice)
    elif power == TABLET_OF_DESTINIES:
        play_tablet(table, choice)
    elif power == STORM_CHARIOT:
        play_storm_chariot(table, creature)
        return creature
    elif power == SUPERIOR_WISDOM:
        play_superior_wisdom(table, seat, choice)
    elif power == SLEIPNIR:
        play_sleipnir(table)
    elif power == VALKYRIES:
        play_valkyries(table, creature)
    elif power == RENEWAL:
        play_renewal(table, seat, choice)
    elif power == SHED_SKIN:
        play_shed_skin(table)
    elif power == FEATHERED_WIND:
        return play_feathered_wind(table)
    elif power == HEAVENLY_DUKES_BLESSING:
        play_blessing(table, choice)
        return choice
    elif power == IMPERIAL_DECREE:
        play_imperial_decree(table)
    elif power == CELESTIAL_PAPERWORK:
        play_celestial_paperwork(table, creature)
    return NONE
