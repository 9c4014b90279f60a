"""A card knows its creature and its values, and is found by its number and by its name."""

import pytest

import derby
from derby import Creature
from derby.game.names import MOVEMENT_CARD_NAMES

EDITION = derby.olympus()


def test_every_card_is_at_its_number_and_under_its_name() -> None:
    assert [str(card) for card in EDITION.cards] == list(MOVEMENT_CARD_NAMES[:54])
    for number, card in enumerate(EDITION.cards):
        assert card.number == number
        assert EDITION.card(str(card)) is card


def test_a_card_has_the_values_that_the_rules_use() -> None:
    table = derby.new_game(4, seed=1).table()
    assert [card.fast for card in EDITION.cards] == table.fast
    assert [card.slow for card in EDITION.cards] == table.slow
    assert [card.trick for card in EDITION.cards] == table.trick


def test_nine_cards_of_each_creature() -> None:
    creatures = [card.creature for card in EDITION.cards]
    assert creatures == [creature for creature in Creature for _ in range(9)]


def test_the_cards_are_made_once_and_are_no_part_of_the_edition() -> None:
    game = derby.new_game(4, seed=1)
    assert game.cards is game.set_up.cards is EDITION.cards
    assert "cards" not in game.record().edition.__struct_fields__


@pytest.mark.parametrize("name", ["", "D0", "D10", "d7", "Z1", "*", "dragon" * 20])
def test_a_name_that_no_card_has_is_refused(name: str) -> None:
    with pytest.raises(derby.UnknownCard, match="D1 to D9"):
        EDITION.card(name)
