"""R20: after Renewal the movement stands, and each holder still loses exactly one card in the turn."""

from table_words import card, choices, play, refuses, track

import derby
from derby import Creature, Power
from derby.game.events import CardDiscarded, CardRenewed, CreatureMoved

LINE = "gods:QMO with:p spent:sleipnir holders:D2D3/L1P1/D7S1"
"""Quetzalcoatl's holders are 0, with two Dragon cards, and 2, with one and the Sylph."""


def renewed(name: str) -> derby.PlayPower:
    return derby.PlayPower(Power.RENEWAL, card=card(name))


def test_the_movement_stands() -> None:
    game = derby.position(LINE)
    events = play(game, derby.PlayFast(card("D2")), renewed("D3"))
    assert CreatureMoved(Creature.DRAGON, 0, 4) in events
    assert events[-2:] == [CardRenewed(0, card("D2"), 0), CardDiscarded(card("D3"))]
    assert track(game).startswith("D4,")


def test_put_back_into_the_holder_it_came_from_the_slow_card_comes_from_the_other() -> None:
    game = derby.position(LINE)
    play(game, derby.PlayFast(card("D2")), renewed("D3"))
    assert (game.stage, choices(game)) == ("slow-card", ["slow D7", "slow S1"])
    assert [holder.size for holder in game.view(None).holders] == [1, 2, 2]


def test_put_into_the_other_holder_it_may_be_the_slow_card() -> None:
    game = derby.position(LINE)
    play(game, derby.PlayFast(card("D2")), renewed("D7"))
    assert (game.stage, choices(game)) == ("slow-card", ["slow D2", "slow S1"])
    assert game.view(None).discard == (card("D7"),)
    game.apply(derby.PlaySlow(card("D2")))
    assert track(game).startswith("D6,")
    assert [holder.size for holder in game.view(None).holders] == [1, 2, 1]


def test_a_dirty_trick_card_discarded_for_it_goes_to_the_discard_pile() -> None:
    game = derby.position(LINE)
    play(game, derby.PlayFast(card("D2")), renewed("D7"))
    assert game.view(None).discard == (card("D7"),)
    assert game.view(None).zeus_deck == ()


def test_a_slow_card_can_be_renewed_too_and_the_turn_ends() -> None:
    game = derby.position(LINE)
    play(game, derby.PlayFast(card("S1")), derby.Pass(), derby.PlaySlow(card("D2")), renewed("D3"))
    assert (game.stage, game.seat_to_act) == ("fast-card", 1)
    assert [holder.size for holder in game.view(None).holders] == [1, 2, 1]
    assert game.view(0).holders[0].cards == (card("D2"),)


def test_a_trick_card_played_without_its_trick_can_be_renewed() -> None:
    game = derby.position(LINE)
    play(game, derby.PlayFast(card("D7")), renewed("D2"))
    assert game.view(0).holders[0].cards == (card("D3"), card("D7"))
    assert game.view(0).holders[2].cards == (card("S1"),)
    assert choices(game) == ["slow D3", "slow D7"]


def test_played_with_its_trick_it_cannot() -> None:
    game = derby.position(LINE.replace("spent:sleipnir", "spent:sleipnir,shed-skin"))
    game.apply(derby.PlayFast(card("D7"), trick=True))
    assert game.stage == "slow-card"


def test_only_a_card_of_the_same_creature_from_your_own_holders() -> None:
    game = derby.position(LINE.replace("L1P1", "D5P1"))
    game.apply(derby.PlayFast(card("D2")))
    assert choices(game) == ["renewal D3", "renewal D7", "pass"]
    refuses(game, renewed("S1"))
    refuses(game, renewed("D5"))
    refuses(game, renewed("D2"))
