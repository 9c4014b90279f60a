"""2a. Move the creatures: the two worked examples of the rulebook, and the rules around them."""

import pytest

import derby
from derby import Creature
from derby.game.events import (
    CardDiscarded,
    CardPlayed,
    CardWentToZeus,
    CreatureMoved,
    DirtyTrickPlayed,
    TurnBegan,
)
from derby.game.names import MOVEMENT_CARD_NUMBER as CARD

HORUS_TO_MOVE = "gods:AHM turn:1 track:D3,P2,G0,L0,X0,S0 holders:P6G1/D2L1/X1S1"
ODIN_TO_MOVE = "gods:AHO turn:2 track:D3,P2,G0,L0,X0,S0 holders:G1L1/P7X1/D7S1"


def sector(game: derby.Game, creature: Creature) -> int:
    return next(flyer.sector for flyer in game.view(None).track if flyer.creature is creature)


def test_example_normal_card() -> None:
    """Horus moves the Dragon 4 with a fast card, then holds the Pegasus with a slow value of 0."""
    game = derby.position(HORUS_TO_MOVE)
    assert game.apply(derby.PlayFast(CARD["D2"])) == [
        CardPlayed(1, CARD["D2"], 1, slow=False),
        CreatureMoved(Creature.DRAGON, 3, 7),
        CardDiscarded(CARD["D2"]),
    ]
    assert game.apply(derby.PlaySlow(CARD["P6"])) == [
        CardPlayed(1, CARD["P6"], 0, slow=True),
        CardDiscarded(CARD["P6"]),
        TurnBegan(2),
    ]
    assert sector(game, Creature.DRAGON) == 7
    assert sector(game, Creature.PEGASUS) == 2
    assert game.view(None).discard == (CARD["D2"], CARD["P6"])


def test_example_dirty_trick_card() -> None:
    """Odin boosts the Pegasus: 2 + 3 sectors, the card to Zeus; then the Dragon moves only 1."""
    game = derby.position(ODIN_TO_MOVE)
    assert game.apply(derby.PlayFast(CARD["P7"], trick=True)) == [
        DirtyTrickPlayed(2, CARD["P7"], 1),
        CreatureMoved(Creature.PEGASUS, 2, 7),
        CardWentToZeus(CARD["P7"]),
    ]
    game.apply(derby.PlaySlow(CARD["D7"]))
    assert sector(game, Creature.DRAGON) == 4
    assert game.view(None).zeus_deck == (CARD["P7"],)
    assert game.view(None).discard == (CARD["D7"],)


def test_example_a_trick_card_as_the_slow_move_is_an_ordinary_card() -> None:
    """The German rulebook adds: the Dragon's card has a trick of its own, and that means nothing here."""
    game = derby.position(ODIN_TO_MOVE)
    game.apply(derby.PlayFast(CARD["P7"], trick=True))
    assert game.legal_actions() == [derby.PlaySlow(CARD["D7"]), derby.PlaySlow(CARD["S1"])]
    with pytest.raises(derby.IllegalAction):
        game.apply(derby.PlayFast(CARD["D7"], trick=True))


def test_without_its_trick_the_card_is_ordinary() -> None:
    game = derby.position(ODIN_TO_MOVE)
    events = game.apply(derby.PlayFast(CARD["P7"]))
    assert CreatureMoved(Creature.PEGASUS, 2, 4) in events
    assert CardDiscarded(CARD["P7"]) in events
    assert game.view(None).zeus_deck == ()


def test_a_plain_card_has_no_trick() -> None:
    game = derby.position(HORUS_TO_MOVE)
    with pytest.raises(derby.IllegalAction):
        game.apply(derby.PlayFast(CARD["D2"], trick=True))


def test_both_cards_from_the_same_cardholder_are_not_allowed() -> None:
    game = derby.position(HORUS_TO_MOVE)
    game.apply(derby.PlayFast(CARD["D2"]))
    with pytest.raises(derby.IllegalAction):
        game.apply(derby.PlaySlow(CARD["L1"]))
    assert game.legal_actions() == [derby.PlaySlow(CARD["G1"]), derby.PlaySlow(CARD["P6"])]


def test_the_order_of_the_two_holders_is_free() -> None:
    game = derby.position(HORUS_TO_MOVE)
    game.apply(derby.PlayFast(CARD["G1"]))
    game.apply(derby.PlaySlow(CARD["D2"]))
    assert (sector(game, Creature.GRYPHON), sector(game, Creature.DRAGON)) == (3, 5)


def test_a_holder_of_two_other_seats_cannot_be_used() -> None:
    game = derby.position(HORUS_TO_MOVE)
    with pytest.raises(derby.IllegalAction):
        game.apply(derby.PlayFast(CARD["X1"]))


def test_of_creatures_in_one_sector_the_last_to_enter_is_ahead() -> None:
    game = derby.position("gods:AHM track:G4,D0,L0,P0,X0,S0 holders:D2L1/L2P1/L3S1")
    game.apply(derby.PlayFast(CARD["D2"]))
    assert [flyer.creature for flyer in game.view(None).track][:2] == [Creature.DRAGON, Creature.GRYPHON]
