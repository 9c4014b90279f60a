"""R9: the same creature drawn twice is disqualified once; a small Zeus deck is drawn whole, an empty one not at all."""

import pytest
from table_words import PROTECTION, card, play

import derby
from derby import Creature
from derby.game.events import CreatureDisqualified, JudgmentCardDrawn, RaceEnded, RankingDetermined


def test_two_cards_of_one_creature_disqualify_it_once() -> None:
    game = derby.position("gods:AHM stage:judgment-draw zeus:D6D7 track:D9,G8,L7,P6,X5,S4")
    events = game.apply_chance(derby.JudgmentDraw((card("D6"), card("D7"))))
    assert events.count(CreatureDisqualified(Creature.DRAGON)) == 1
    assert sum(isinstance(event, CreatureDisqualified) for event in events) == 1


def test_cards_of_two_creatures_disqualify_both() -> None:
    game = derby.position("gods:AHM stage:judgment-draw zeus:D6G7 track:D9,G8,L7,P6,X5,S4")
    events = game.apply_chance(derby.JudgmentDraw((card("D6"), card("G7"))))
    assert CreatureDisqualified(Creature.DRAGON) in events
    assert CreatureDisqualified(Creature.GRYPHON) in events


def test_a_deck_of_one_card_is_drawn_whole() -> None:
    game = derby.position("gods:AHM with:z protections:0 zeus:D6 track:D9,G0,L0,P0,X0,S0 holders:G1/-/L1")
    play(game, derby.PlayFast(card("G1")), derby.PlaySlow(card("L1")))
    assert game.stage == "judgment-draw"
    with pytest.raises(derby.ChanceError):
        game.apply_chance(derby.JudgmentDraw((card("D6"), PROTECTION)))
    events = game.apply_chance(derby.JudgmentDraw((card("D6"),)))
    assert events[:2] == [JudgmentCardDrawn(card("D6")), CreatureDisqualified(Creature.DRAGON)]


def test_an_empty_deck_means_no_judgment() -> None:
    game = derby.position("gods:AHM with:z protections:0 track:D9,G0,L0,P0,X0,S0 holders:G1/-/L1")
    events = play(game, derby.PlayFast(card("G1")), derby.PlaySlow(card("L1")))
    assert [type(event) for event in events[-2:]] == [RankingDetermined, RaceEnded]
    assert game.stage == "deal"


def test_an_empty_deck_opens_no_moments_of_the_judgment() -> None:
    line = "gods:MOY with:zp spent:sleipnir track:D9,G0,L0,P0,X0,S0 holders:G1/-/L1"
    empty = derby.position(f"{line} protections:0")
    play(empty, derby.PlayFast(card("G1")), derby.PlaySlow(card("L1")))
    assert empty.stage == "deal"
    one = derby.position(f"{line} protections:1")
    play(one, derby.PlayFast(card("G1")), derby.PlaySlow(card("L1")))
    assert (one.stage, one.seat_to_act) == ("before-judgment", 2)


def test_a_card_that_is_not_in_the_deck_is_never_drawn() -> None:
    game = derby.position("gods:AHM stage:judgment-draw zeus:D6 track:D9,G8,L7,P6,X5,S4")
    with pytest.raises(derby.ChanceError):
        game.apply_chance(derby.JudgmentDraw((card("D6"), card("D6"))))
    assert game.stage == "judgment-draw"
