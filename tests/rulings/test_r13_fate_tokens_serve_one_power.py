"""R13: a fate power needs a movement that ends on a token; the token leaves for the rest of the race."""

from table_words import PROTECTION, card, play, track

import derby
from derby import Creature, Power
from derby.game.events import CreatureMoved, FateTokenLifted, PowerDeclined, PowerPlayed

LINE = "gods:AHM with:pf spent:tangled-web,sun-ray,falcons-eye holders:D2G1/L1P1/X1S1 track:D1,G0,L0,P0,X0,S0"


def test_ending_on_the_token_opens_the_fate_moment() -> None:
    game = derby.position(f"{LINE} fate:5/-/-")
    game.apply(derby.PlayFast(card("D2")))
    assert (game.stage, game.seat_to_act) == ("fate", 0)
    assert game.view(None).fate_creature is Creature.DRAGON


def test_flying_over_the_token_does_not() -> None:
    game = derby.position(f"{LINE} fate:4/-/-")
    game.apply(derby.PlayFast(card("D2")))
    assert track(game).startswith("D5,")
    assert game.stage == "slow-card"


def test_a_slow_move_can_end_there_too() -> None:
    game = derby.position(f"{LINE} fate:1/-/-")
    play(game, derby.PlayFast(card("D2")), derby.PlaySlow(card("X1")))
    assert game.stage == "fate"
    assert game.view(None).fate_creature is Creature.PHOENIX


def test_the_token_leaves_as_the_power_is_played_and_serves_no_other() -> None:
    game = derby.position(f"{LINE} fate:5/-/-")
    game.apply(derby.PlayFast(card("D2")))
    events = game.apply(derby.PlayPower(Power.SILKEN_THREAD))
    assert events[:3] == [
        PowerPlayed(0, Power.SILKEN_THREAD),
        FateTokenLifted(5),
        CreatureMoved(Creature.DRAGON, 5, 3),
    ]
    assert game.view(None).seats[0].fate_token is None
    assert game.stage == "slow-card"


def test_it_stays_away_for_the_rest_of_the_race() -> None:
    game = derby.position(f"{LINE} fate:5/-/-".replace("X1S1", "D5S1"))
    play(game, derby.PlayFast(card("D2")), derby.PlayPower(Power.SILKEN_THREAD))
    assert track(game).startswith("D3,")
    play(game, derby.PlaySlow(card("S1")), derby.PlayFast(card("L1")), derby.PlaySlow(card("G1")))
    play(game, derby.PlayFast(card("P1")), derby.PlaySlow(card("D5")))
    assert track(game).startswith("D7,")
    assert game.view(None).seats[0].fate_token is None


def test_if_all_decline_the_token_stays_for_the_next_creature() -> None:
    game = derby.position(
        "gods:AHM with:pf spent:tangled-web,sun-ray,falcons-eye holders:D2L2/L1P1/G1S1 track:G4,D1,L0,P0,X0,S0 "
        "fate:5/-/-"
    )
    events = play(game, derby.PlayFast(card("D2")), derby.Pass(), derby.Pass())
    assert PowerDeclined(0, derby.Stage.FATE) in events
    assert PowerDeclined(1, derby.Stage.FATE) in events
    assert game.view(None).seats[0].fate_token == 5
    assert game.stage == "slow-card"
    game.apply(derby.PlaySlow(card("G1")))
    assert (game.stage, game.view(None).fate_creature) == ("fate", Creature.GRYPHON)


def test_all_tokens_come_back_at_the_end_of_the_race() -> None:
    game = derby.position("gods:AHO with:pf stage:judgment-draw fate:3/8/-")
    game.apply_chance(derby.JudgmentDraw((PROTECTION, PROTECTION)))
    assert [seat.fate_token for seat in game.view(None).seats] == [None, None, None]


def test_without_fate_tokens_there_are_no_fate_powers() -> None:
    plain, fated = (
        derby.new_game(6, variants=variants, first_player=0, chance_given=True).view(None).seats
        for variants in (["power-of-the-gods"], ["power-of-the-gods", "fate-tokens"])
    )
    fate_powers = [set(with_fate.powers) - set(without.powers) for with_fate, without in zip(fated, plain, strict=True)]
    assert fate_powers == [
        {Power.SILKEN_THREAD},
        {Power.UPDRAFT},
        {Power.STORM_CHARIOT},
        {Power.VALKYRIES},
        {Power.FEATHERED_WIND},
        {Power.CELESTIAL_PAPERWORK},
    ]
    assert all(len(seat.powers) == 2 for seat in plain)
