"""Anansi's Tangled Web, when a card is played: its creature moves 2 fewer sectors."""

import pytest
from table_words import card, choices, play, refuses, track

import derby
from derby import Creature, Power
from derby.game.events import CreatureMoved, PowerDeclined, PowerPlayed

LINE = "gods:AMO with:p spent:sleipnir turn:0 holders:D2D6/L1P1/X1S1"
WEB = derby.PlayPower(Power.TANGLED_WEB)


def test_the_creature_moves_2_fewer_sectors() -> None:
    game = derby.position(LINE)
    events = play(game, derby.PlayFast(card("D2")), WEB)
    assert events[1:3] == [PowerPlayed(0, Power.TANGLED_WEB), CreatureMoved(Creature.DRAGON, 0, 2)]
    assert Power.TANGLED_WEB not in game.view(None).seats[0].powers


def test_it_counts_against_a_dirty_trick_and_the_card_still_goes_to_zeus() -> None:
    game = derby.position(LINE)
    play(game, derby.PlayFast(card("D6"), trick=True), WEB)
    assert track(game).startswith("D2,")
    assert game.view(None).zeus_deck == (card("D6"),)


def test_it_never_moves_a_creature_back() -> None:
    game = derby.position(f"{LINE} track:D5,G5,L0,P0,X0,S0")
    play(game, derby.PlayFast(card("D6")), WEB)
    assert track(game) == "D5,G5,L0,P0,X0,S0"


def test_a_card_of_another_seat_can_be_caught() -> None:
    game = derby.position(LINE.replace("turn:0", "turn:1"))
    game.apply(derby.PlayFast(card("L1")))
    assert (game.stage, game.seat_to_act) == ("card-played", 0)
    game.apply(WEB)
    assert track(game).startswith("L1,")


def test_a_slow_card_can_be_caught() -> None:
    game = derby.position(LINE.replace("X1S1", "X2S1"))
    play(game, derby.PlayFast(card("D2")), derby.Pass(), derby.PlaySlow(card("X2")), WEB)
    assert track(game) == "D4,G0,L0,P0,X0,S0"


def test_declined_the_creature_moves_its_value() -> None:
    game = derby.position(LINE)
    events = play(game, derby.PlayFast(card("D2")), derby.Pass())
    assert PowerDeclined(0, derby.Stage.CARD_PLAYED) in events
    assert track(game).startswith("D4,")
    assert Power.TANGLED_WEB in game.view(None).seats[0].powers


def test_it_slows_one_card_only() -> None:
    game = derby.position(LINE)
    play(game, derby.PlayFast(card("D2")), WEB, derby.PlaySlow(card("X1")))
    assert track(game) == "D2,X1,G0,L0,P0,S0"


def test_it_is_refused_at_another_moment() -> None:
    game = derby.position(LINE)
    refuses(game, WEB)
    play(game, derby.PlayFast(card("D2")), derby.Pass())
    refuses(game, WEB)


def test_it_is_refused_to_another_god() -> None:
    game = derby.position(LINE.replace("gods:AMO", "gods:HMA").replace("spent:sleipnir ", ""))
    game.apply(derby.PlayFast(card("D2")))
    assert game.seat_to_act == 0
    refuses(game, WEB)
    with pytest.raises(derby.NotYourTurn):
        game.apply(WEB, seat=2)


def test_it_takes_no_target() -> None:
    game = derby.position(LINE)
    game.apply(derby.PlayFast(card("D2")))
    assert choices(game) == ["tangled-web", "pass"]
    refuses(game, derby.PlayPower(Power.TANGLED_WEB, creature=Creature.GRYPHON))


def test_played_before_or_without_the_variant_it_is_not_asked_for() -> None:
    for line in (LINE.replace("spent:", "spent:tangled-web,"), LINE.replace("with:p spent:sleipnir ", "")):
        game = derby.position(line)
        game.apply(derby.PlayFast(card("D2")))
        assert game.stage == "slow-card"


def test_a_finished_creatures_card_is_not_asked_for() -> None:
    game = derby.position(f"{LINE} track:D24,G0,L0,P0,X0,S0 past:D third:1")
    game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"
