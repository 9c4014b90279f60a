"""Yù Huáng's Heavenly Duke's Blessing, mid-race: another creature than the first past the line goes forward 3."""

import pytest
from table_words import choices, play, refuses, track

import derby
from derby import Creature, Power
from derby.game.events import CreatureFinished, CreatureMoved, FirstPlayerPassed, PowerDeclined, PowerPlayed

MID_RACE = (
    "gods:YHO with:p spent:falcons-eye,superior-wisdom turn:2 stage:mid-race asked:2+0 past:D "
    "track:D13,G12,L0,P0,X0,S0 holders:D2G1/L1P1/X1S1 bets:aDbG/aGbL/aPbL"
)


def bless(creature: Creature) -> derby.PlayPower:
    return derby.PlayPower(Power.HEAVENLY_DUKES_BLESSING, creature=creature)


def test_the_creature_goes_forward_3_sectors() -> None:
    game = derby.position(MID_RACE)
    events = game.apply(bless(Creature.LAMASSU))
    assert events[:2] == [PowerPlayed(0, Power.HEAVENLY_DUKES_BLESSING), CreatureMoved(Creature.LAMASSU, 0, 3)]
    assert track(game) == "D13,G12,L3,P0,X0,S0"


def test_it_may_overtake_the_first_but_the_first_past_the_line_stays_the_first() -> None:
    game = derby.position(MID_RACE)
    events = game.apply(bless(Creature.GRYPHON))
    assert track(game) == "G15,D13,L0,P0,X0,S0"
    assert game.view(None).first_past is Creature.DRAGON
    assert FirstPlayerPassed(0) in events
    assert game.stage == "third-bet"


def test_it_may_cross_the_finish_line() -> None:
    game = derby.position(MID_RACE.replace("D13,G12", "G22,D13"))
    assert CreatureFinished(Creature.GRYPHON) in game.apply(bless(Creature.GRYPHON))
    assert track(game).startswith("G24,")


def test_any_creature_but_the_first_past_the_line() -> None:
    game = derby.position(MID_RACE)
    assert choices(game) == [
        *(f"heavenly-dukes-blessing on {name}" for name in ("gryphon", "lamassu", "pegasus", "phoenix", "sylph")),
        "pass",
    ]
    refuses(game, bless(Creature.DRAGON))
    refuses(game, derby.PlayPower(Power.HEAVENLY_DUKES_BLESSING))


def test_the_first_past_the_line_need_not_be_the_leader() -> None:
    """The Gryphon overtook the Dragon with the slow card: it is the Dragon that can't be blessed."""
    game = derby.position(MID_RACE.replace("D13,G12", "G14,D13"))
    refuses(game, bless(Creature.DRAGON))
    game.apply(bless(Creature.GRYPHON))
    assert track(game).startswith("G17,D13")


def test_blessed_onto_a_token_it_opens_a_fate_moment_and_the_mid_race_moment_goes_on() -> None:
    game = derby.position(
        MID_RACE.replace("with:p spent:falcons-eye,superior-wisdom", "with:pf spent:falcons-eye") + " fate:3/-/-"
    )
    game.apply(derby.Pass())
    assert (game.stage, game.seat_to_act) == ("mid-race", 0)
    game.apply(bless(Creature.LAMASSU))
    assert (game.stage, game.seat_to_act, choices(game)) == ("fate", 2, ["valkyries", "pass"])
    play(game, derby.Pass(), derby.PlayPower(Power.CELESTIAL_PAPERWORK))
    assert game.view(None).paperwork is Creature.LAMASSU
    assert game.view(None).seats[0].fate_token is None
    assert (game.stage, game.seat_to_act) == ("mid-race", 2)


def test_declined_nobody_moves() -> None:
    game = derby.position(MID_RACE)
    events = game.apply(derby.Pass())
    assert events[0] == PowerDeclined(0, derby.Stage.MID_RACE)
    assert track(game) == "D13,G12,L0,P0,X0,S0"
    assert Power.HEAVENLY_DUKES_BLESSING in game.view(None).seats[0].powers


def test_refused_at_another_moment_and_to_another_god() -> None:
    turn = derby.position("gods:YHM with:p turn:0 holders:D2G1/L1P1/X1S1")
    refuses(turn, bless(Creature.GRYPHON))
    odin_is_asked = derby.position(MID_RACE.replace(",superior-wisdom", ""))
    assert odin_is_asked.seat_to_act == 2
    refuses(odin_is_asked, bless(Creature.GRYPHON))
    with pytest.raises(derby.NotYourTurn):
        odin_is_asked.apply(bless(Creature.GRYPHON), seat=0)


def test_played_before_it_is_not_asked_for() -> None:
    assert derby.position(MID_RACE.replace("spent:", "spent:heavenly-dukes-blessing,")).stage == "third-bet"
