"""R16: movement by a power passes lines and ends on tokens; then the outer moment continues after its seat."""

from table_words import card, choices, play, track

import derby
from derby import Creature, Power
from derby.game.events import CreatureMoved, FateTokenLifted, MidRaceLinePassed

MID_RACE = (
    "gods:YAO with:pf turn:1 stage:mid-race asked:1+0 past:D track:D13,G2,L0,P0,X0,S0 holders:X1S1/D2P1/L1G1 "
    "fate:5/-/- bets:aDbG/aDbL/aPbX"
)
BLESS_GRYPHON = derby.PlayPower(Power.HEAVENLY_DUKES_BLESSING, creature=Creature.GRYPHON)


def test_a_blessing_that_ends_on_a_token_opens_a_fate_moment_with_the_current_player_first() -> None:
    game = derby.position(MID_RACE)
    play(game, derby.Pass(), derby.Pass())
    assert game.seat_to_act == 0
    game.apply(BLESS_GRYPHON)
    assert (game.stage, game.seat_to_act) == ("fate", 1)
    assert choices(game) == ["silken-thread", "pass"]


def test_then_the_mid_race_moment_continues_with_the_seat_after_the_one_that_blessed() -> None:
    game = derby.position(MID_RACE)
    play(game, derby.Pass(), derby.Pass(), BLESS_GRYPHON)
    events = game.apply(derby.PlayPower(Power.SILKEN_THREAD))
    assert events[1:] == [FateTokenLifted(5), CreatureMoved(Creature.GRYPHON, 5, 3)]
    assert (game.stage, game.seat_to_act) == ("mid-race", 1)
    assert choices(game)[0].startswith("trickster")
    play(game, derby.Pass())
    assert (game.stage, game.seat_to_act) == ("mid-race", 2)
    play(game, derby.Pass())
    assert game.stage == "third-bet"


def test_so_it_does_when_nobody_plays_a_fate_power() -> None:
    game = derby.position(MID_RACE)
    play(game, derby.Pass(), derby.Pass(), BLESS_GRYPHON)
    order: list[int | None] = []
    while game.stage == "fate":
        order.append(game.seat_to_act)
        game.apply(derby.Pass())
    assert order == [1, 2, 0]
    assert (game.stage, game.seat_to_act) == ("mid-race", 1)
    assert game.view(None).seats[0].fate_token == 5


def test_the_seat_after_the_one_that_played_not_after_the_last_one_asked() -> None:
    """The current player himself blesses, the last seat plays the fate power, and the second seat is next."""
    game = derby.position(MID_RACE.replace("gods:YAO", "gods:AYO"))
    game.apply(BLESS_GRYPHON)
    assert (game.stage, game.seat_to_act) == ("fate", 1)
    play(game, derby.Pass(), derby.Pass())
    assert (game.stage, game.seat_to_act) == ("fate", 0)
    game.apply(derby.PlayPower(Power.SILKEN_THREAD))
    assert (game.stage, game.seat_to_act) == ("mid-race", 2)


def test_a_blessing_that_ends_beside_the_token_opens_none() -> None:
    game = derby.position(MID_RACE.replace("fate:5/", "fate:4/"))
    play(game, derby.Pass(), derby.Pass(), BLESS_GRYPHON)
    assert (game.stage, game.seat_to_act) == ("mid-race", 1)


def test_no_movement_goes_below_the_starting_sector() -> None:
    game = derby.position("gods:AOQ with:pf spent:tangled-web,sleipnir fate:1/-/- holders:D6G1/L1P1/X1S1")
    events = play(game, derby.PlayFast(card("D6")), derby.PlayPower(Power.SILKEN_THREAD))
    assert CreatureMoved(Creature.DRAGON, 1, 0) in events
    assert track(game) == "D0,G0,L0,P0,X0,S0"


def test_a_line_passed_by_a_power_makes_the_seat_left_of_the_turn_first_player() -> None:
    """Not the seat left of the one whose power it was."""
    game = derby.position(
        "gods:MHQ with:pf spent:sun-ray,falcons-eye,prophecy turn:0 track:D8,G0,L0,P0,X0,S0 fate:12/-/- "
        "holders:D2G1/L1P1/X1S1 bets:aDbG/aDbL/aPbX"
    )
    play(game, derby.PlayFast(card("D2")))
    assert (game.stage, game.seat_to_act) == ("fate", 1)
    events = play(game, derby.PlayPower(Power.UPDRAFT), derby.PlaySlow(card("X1")))
    assert MidRaceLinePassed(Creature.DRAGON) in events
    assert (game.stage, game.view(None).first_player, game.seat_to_act) == ("third-bet", 1, 1)
