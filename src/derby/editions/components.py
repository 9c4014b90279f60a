"""How many of each thing are in the box, in every edition."""

SEATS = 6
"""The most seats a game can have."""
FEWEST_SEATS = 3
RACES = 3
CREATURES = 6
GODS = 6
ANANSI, HORUS, MARDUK, ODIN, QUETZALCOATL, YU_HUANG = range(GODS)
CARDS_OF_A_CREATURE = 9
CARDS = CREATURES * CARDS_OF_A_CREATURE
"""Movement cards, numbered creature * CARDS_OF_A_CREATURE + place among the creature's nine."""
BET_CARDS = 11
POWERS = 18
SECTORS = 40
"""The longest track an edition may have."""
