"""Anansi's Trickster, mid-race: exchange the token on one of your bets with one on the board."""

import pytest
from table_words import card, choices, play, refuses

import derby
from derby import Creature, Power
from derby.game.events import PowerDeclined, PowerPlayed, TokenExchanged

MID_RACE = (
    "gods:AHO with:p spent:falcons-eye,superior-wisdom turn:2 stage:mid-race asked:2+0 past:D "
    "track:D13,G0,L0,P0,X0,S0 holders:D2G1/L1P1/X1S1"
)
BETS = "bets:aDbG/aGbL/aPbL"
"""Gryphon and Lamassu have no token left."""


def exchange(given: Creature, taken: Creature) -> derby.PlayPower:
    return derby.PlayPower(Power.TRICKSTER, given=given, taken=taken)


def test_the_tokens_change_places_and_the_bet_card_stays() -> None:
    game = derby.position(f"{MID_RACE} {BETS}")
    events = game.apply(exchange(Creature.GRYPHON, Creature.SYLPH))
    assert events[:2] == [PowerPlayed(0, Power.TRICKSTER), TokenExchanged(0, Creature.GRYPHON, Creature.SYLPH)]
    assert "bets:aDbS/aGbL/aPbL" in game.notation()
    tokens = {flyer.creature: flyer.tokens for flyer in game.view(None).track}
    assert (tokens[Creature.GRYPHON], tokens[Creature.SYLPH]) == (1, 1)
    assert Power.TRICKSTER not in game.view(None).seats[0].powers


def test_any_own_token_for_any_creature_on_the_board_that_is_not_ones_own() -> None:
    game = derby.position(f"{MID_RACE} {BETS}")
    taken = ("pegasus", "phoenix", "sylph")
    assert choices(game) == [
        *(f"trickster dragon for {name}" for name in taken),
        *(f"trickster gryphon for {name}" for name in taken),
        "pass",
    ]


def test_declined_nothing_changes_and_it_can_be_played_in_another_race() -> None:
    game = derby.position(f"{MID_RACE} {BETS}")
    events = game.apply(derby.Pass())
    assert events[0] == PowerDeclined(0, derby.Stage.MID_RACE)
    assert BETS in game.notation()
    assert game.stage == "third-bet"
    assert Power.TRICKSTER in game.view(None).seats[0].powers


@pytest.mark.parametrize(
    ("given", "taken"),
    [
        (Creature.DRAGON, Creature.GRYPHON),  # already bet on
        (Creature.DRAGON, Creature.DRAGON),
        (Creature.DRAGON, Creature.LAMASSU),  # no token left
        (Creature.SYLPH, Creature.PEGASUS),  # not on one of his bets
    ],
)
def test_aimed_wrongly_it_is_refused(given: Creature, taken: Creature) -> None:
    refuses(derby.position(f"{MID_RACE} {BETS}"), exchange(given, taken))


def test_without_a_target_it_is_refused() -> None:
    refuses(derby.position(f"{MID_RACE} {BETS}"), derby.PlayPower(Power.TRICKSTER))


def test_only_anansi_plays_it() -> None:
    game = derby.position(f"{MID_RACE} {BETS}")
    with pytest.raises(derby.NotYourTurn):
        game.apply(exchange(Creature.GRYPHON, Creature.SYLPH), seat=1)
    odin_is_asked = derby.position(
        f"{MID_RACE} {BETS}".replace("spent:falcons-eye,superior-wisdom", "spent:falcons-eye")
    )
    assert odin_is_asked.seat_to_act == 2
    refuses(odin_is_asked, exchange(Creature.PEGASUS, Creature.SYLPH))


def test_only_in_the_mid_race_moment() -> None:
    game = derby.position("gods:AHM with:p turn:0 holders:D2G1/L1P1/X1S1 bets:aDbG/aGbL/aPbL")
    refuses(game, exchange(Creature.GRYPHON, Creature.SYLPH))


def test_played_before_it_is_not_asked_for() -> None:
    game = derby.position(f"{MID_RACE} {BETS}".replace("spent:", "spent:trickster,"))
    assert game.stage == "third-bet"


def test_without_a_bet_of_ones_own_it_is_not_asked_for() -> None:
    game = derby.position(f"{MID_RACE} bets:-/aGbL/aPbL")
    assert game.stage == "third-bet"


def test_without_the_variant_there_is_no_mid_race_moment() -> None:
    game = derby.position("gods:AHM turn:0 track:D12,G0,L0,P0,X0,S0 holders:D2G1/L1P1/X1S1 bets:aDbG/aGbL/aPbL")
    play(game, derby.PlayFast(card("D2")), derby.PlaySlow(card("X1")))
    assert game.stage == "third-bet"
