"""R2: a move of 0 sectors is not a movement; the creature keeps its place and enters no sector."""

from table_words import card, play, track

import derby
from derby import Creature, Power
from derby.game.events import CardDiscarded, CardPlayed, CreatureMoved


def test_a_slow_value_of_0_leaves_the_creature_behind_the_later_arrival() -> None:
    game = derby.position("gods:AHM stage:slow-card card:-@0 track:G5,D5,L0,P0,X0,S0 holders:L1/G1/D6")
    events = game.apply(derby.PlaySlow(card("D6")))
    assert track(game) == "G5,D5,L0,P0,X0,S0"
    assert events[:2] == [CardPlayed(0, card("D6"), 2, slow=True), CardDiscarded(card("D6"))]


def test_a_move_of_1_into_an_occupied_sector_ranks_ahead() -> None:
    game = derby.position("gods:AHM stage:slow-card card:-@0 track:G5,D4,L0,P0,X0,S0 holders:L1/G1/D1")
    events = game.apply(derby.PlaySlow(card("D1")))
    assert track(game) == "D5,G5,L0,P0,X0,S0"
    assert CreatureMoved(Creature.DRAGON, 4, 5) in events


def test_a_card_brought_down_to_0_moves_nothing_either() -> None:
    game = derby.position("gods:AHM with:p spent:sun-ray track:G5,D5,L0,P0,X0,S0 holders:D6G1/L1P1/X1S1")
    events = play(game, derby.PlayFast(card("D6")), derby.PlayPower(Power.TANGLED_WEB))
    assert track(game) == "G5,D5,L0,P0,X0,S0"
    assert not any(isinstance(event, CreatureMoved) for event in events)


def test_standing_still_on_a_fate_token_opens_no_fate_moment() -> None:
    line = "gods:MOQ with:pf spent:renewal,sleipnir stage:slow-card card:-@0 fate:5/-/-"
    still = derby.position(f"{line} track:G6,D5,L0,P0,X0,S0 holders:L1/G1/D6")
    still.apply(derby.PlaySlow(card("D6")))
    assert still.stage == "fast-card"
    moved = derby.position(f"{line} track:G6,D4,L0,P0,X0,S0 holders:L1/G1/D1")
    moved.apply(derby.PlaySlow(card("D1")))
    assert moved.stage == "fate"
