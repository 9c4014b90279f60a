"""Yù Huáng's Imperial Decree, before the judgment: Zeus draws one card more."""

import pytest
from table_words import PROTECTION, card, choices, play, refuses

import derby
from derby import Creature, Power
from derby.game.events import CreatureDisqualified, PowerDeclined, PowerPlayed, RankingDetermined

LAST_TURN = "gods:YHO with:p spent:sun-ray,sleipnir turn:0 first:0 track:D9,G0,L0,P0,X0,S0 holders:D1/-/G1"
DECREE = derby.PlayPower(Power.IMPERIAL_DECREE)


def ranked(line: str) -> derby.Game:
    game = derby.position(line)
    events = play(game, derby.PlayFast(card("D1")), derby.PlaySlow(card("G1")))
    assert any(isinstance(event, RankingDetermined) for event in events)
    return game


def test_zeus_draws_three_cards() -> None:
    game = ranked(f"{LAST_TURN} zeus:D6G6L6")
    assert (game.stage, game.seat_to_act, choices(game)) == ("before-judgment", 0, ["imperial-decree", "pass"])
    assert game.apply(DECREE) == [PowerPlayed(0, Power.IMPERIAL_DECREE)]
    with pytest.raises(derby.ChanceError):
        game.apply_chance(derby.JudgmentDraw((card("D6"), card("G6"))))
    events = game.apply_chance(derby.JudgmentDraw((card("D6"), card("G6"), card("L6"))))
    assert sum(isinstance(event, CreatureDisqualified) for event in events) == 3


def test_declined_he_draws_two() -> None:
    game = ranked(f"{LAST_TURN} zeus:D6G6L6")
    assert game.apply(derby.Pass()) == [PowerDeclined(0, derby.Stage.BEFORE_JUDGMENT)]
    events = game.apply_chance(derby.JudgmentDraw((card("D6"), PROTECTION)))
    assert CreatureDisqualified(Creature.DRAGON) in events
    assert Power.IMPERIAL_DECREE in game.view(None).seats[0].powers


def test_it_counts_for_one_judgment() -> None:
    game = ranked(LAST_TURN)
    game.apply(DECREE)
    assert game.view(None).draws == 3
    game.apply_chance(derby.JudgmentDraw((PROTECTION, PROTECTION, PROTECTION)))
    game.apply_chance(derby.Deal(tuple(range(54)), (0, 1, 2, 3, 4, 5)))
    assert game.view(None).draws == 2


def test_from_a_small_deck_he_draws_what_there_is() -> None:
    game = ranked(f"{LAST_TURN} zeus:D6 protections:1".replace("with:p", "with:zp"))
    game.apply(DECREE)
    events = game.apply_chance(derby.JudgmentDraw((card("D6"), PROTECTION)))
    assert CreatureDisqualified(Creature.DRAGON) in events


def test_with_an_empty_deck_it_is_not_asked_for() -> None:
    game = ranked(f"{LAST_TURN} protections:0".replace("with:p", "with:zp"))
    assert game.stage == "deal"
    assert Power.IMPERIAL_DECREE in game.view(None).seats[0].powers


def test_refused_at_another_moment_with_a_target_and_to_another_seat() -> None:
    refuses(derby.position(LAST_TURN), DECREE)
    game = ranked(LAST_TURN)
    refuses(game, derby.PlayPower(Power.IMPERIAL_DECREE, creature=Creature.DRAGON))
    with pytest.raises(derby.NotYourTurn):
        game.apply(DECREE, seat=1)


def test_not_after_the_draw() -> None:
    game = derby.position("gods:YHM with:p stage:judgment-draw zeus:D6")
    game.apply_chance(derby.JudgmentDraw((card("D6"), PROTECTION)))
    assert game.seat_to_act == 2
    refuses(game, DECREE)


def test_played_before_or_without_the_variant_it_is_not_asked_for() -> None:
    without = LAST_TURN.replace("with:p spent:sun-ray,sleipnir ", "")
    for line in (LAST_TURN.replace("spent:", "spent:imperial-decree,"), without):
        assert ranked(line).stage == "judgment-draw"
