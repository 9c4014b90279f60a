"""The names of everything: creatures, gods, powers, variants, stages, and the short names of cards.

Each list is in the order of the numbers that the rules use.
"""

from derby.editions.cards import CREATURE_LETTERS, CREATURES, Creature, Named
from derby.editions.components import CARDS, CARDS_OF_A_CREATURE
from derby.table import PROTECTION


class God(Named):
    """The gods that play, in the order of their numbers."""

    ANANSI = "anansi"
    HORUS = "horus"
    MARDUK = "marduk"
    ODIN = "odin"
    QUETZALCOATL = "quetzalcoatl"
    YU_HUANG = "yu-huang"


class Variant(Named):
    """What can be added to the base game."""

    ZEUS_SOBERS_UP = "zeus-sobers-up"
    POWER_OF_THE_GODS = "power-of-the-gods"
    FATE_TOKENS = "fate-tokens"


class Power(Named):
    """The power cards, three for each god in the order of the gods."""

    TRICKSTER = "trickster"
    TANGLED_WEB = "tangled-web"
    SILKEN_THREAD = "silken-thread"
    SUN_RAY = "sun-ray"
    FALCONS_EYE = "falcons-eye"
    UPDRAFT = "updraft"
    PROPHECY = "prophecy"
    TABLET_OF_DESTINIES = "tablet-of-destinies"
    STORM_CHARIOT = "storm-chariot"
    SUPERIOR_WISDOM = "superior-wisdom"
    SLEIPNIR = "sleipnir"
    VALKYRIES = "valkyries"
    RENEWAL = "renewal"
    SHED_SKIN = "shed-skin"
    FEATHERED_WIND = "feathered-wind"
    HEAVENLY_DUKES_BLESSING = "heavenly-dukes-blessing"
    IMPERIAL_DECREE = "imperial-decree"
    CELESTIAL_PAPERWORK = "celestial-paperwork"


class Stage(Named):
    """What comes next: a decision, a moment for powers, or chance; see `rules/stages.py`."""

    PLACE_FATE_TOKEN = "place-fate-token"
    FIRST_BETS = "first-bets"
    FAST_CARD = "fast-card"
    SLOW_CARD = "slow-card"
    THIRD_BET = "third-bet"
    BEFORE_BET = "before-bet"
    CARD_PLAYED = "card-played"
    AFTER_CARD = "after-card"
    BEFORE_SLOW = "before-slow"
    MID_RACE = "mid-race"
    BEFORE_JUDGMENT = "before-judgment"
    AFTER_DRAW = "after-draw"
    FATE = "fate"
    DEAL = "deal"
    JUDGMENT_DRAW = "judgment-draw"
    TABLET_DRAW = "tablet-draw"
    GAME_OVER = "game-over"


GODS = tuple(God)
POWERS = tuple(Power)
VARIANTS = tuple(Variant)
STAGES = tuple(Stage)
CREATURE_NUMBER: dict[Creature, int] = {creature: number for number, creature in enumerate(CREATURES)}
GOD_NUMBER = {god: number for number, god in enumerate(GODS)}
POWER_NUMBER = {power: number for number, power in enumerate(POWERS)}

GOD_LETTERS = "AHMOQY"
BET_CARD_LETTERS = "abcdefghijk"

MOVEMENT_CARD_NAMES = (
    *(f"{CREATURE_LETTERS[card // CARDS_OF_A_CREATURE]}{card % CARDS_OF_A_CREATURE + 1}" for card in range(CARDS)),
    "*",
)
"""D1 to S9; `*` is a protection card."""
MOVEMENT_CARD_NUMBER = {name: card for card, name in enumerate(MOVEMENT_CARD_NAMES)}
assert MOVEMENT_CARD_NAMES[PROTECTION] == "*"
