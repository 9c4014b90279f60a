"""Variants: any combination, chosen before the game; fate tokens only together with the power cards."""

from itertools import combinations

import pytest

import derby
from derby import Power, Variant
from derby.game.events import ProtectionsRemoved
from derby.game.names import MOVEMENT_CARD_NUMBER as CARD

DEAL = derby.Deal(tuple(range(54)), (0, 1, 2, 3, 4, 5))


def test_any_combination_except_fate_tokens_without_powers() -> None:
    for count in range(4):
        for variants in combinations(Variant, count):
            if Variant.FATE_TOKENS in variants and Variant.POWER_OF_THE_GODS not in variants:
                with pytest.raises(derby.SetUpError):
                    derby.new_game(3, variants=variants)
            else:
                assert derby.new_game(3, variants=variants, seed=1).set_up.variants == variants


def test_each_god_has_two_power_cards_and_a_third_with_fate_tokens() -> None:
    gods = derby.new_game(6, variants=["power-of-the-gods", "fate-tokens"], seed=1).view(None).seats
    assert [power for seat in gods for power in seat.powers] == list(Power)


def test_zeus_sobers_up_and_protection_cards_drawn_leave_the_game() -> None:
    game = derby.position("gods:AHM with:z stage:judgment-draw zeus:P7")
    events = game.apply_chance(derby.JudgmentDraw((CARD["P7"], CARD["*"])))
    assert ProtectionsRemoved(1) in events
    game.apply_chance(DEAL)
    assert game.view(None).protections == 3


def test_without_the_variant_all_four_come_back() -> None:
    game = derby.position("gods:AHM stage:judgment-draw")
    events = game.apply_chance(derby.JudgmentDraw((CARD["*"], CARD["*"])))
    assert not any(isinstance(event, ProtectionsRemoved) for event in events)
    game.apply_chance(DEAL)
    assert game.view(None).protections == 4


def test_a_sober_zeus_may_have_no_protection_card_left() -> None:
    game = derby.position("gods:AHM with:z race:2 stage:judgment-draw protections:2")
    game.apply_chance(derby.JudgmentDraw((CARD["*"], CARD["*"])))
    game.apply_chance(DEAL)
    assert (game.view(None).protections, game.view(None).race) == (0, 2)


def test_a_power_is_played_once_in_a_game_not_once_in_a_race() -> None:
    game = derby.position("gods:AHM with:p stage:judgment-draw spent:tangled-web,tablet-of-destinies")
    game.apply_chance(derby.JudgmentDraw((CARD["*"], CARD["*"])))
    game.apply_chance(DEAL)
    assert game.view(None).seats[0].powers == (Power.TRICKSTER,)
