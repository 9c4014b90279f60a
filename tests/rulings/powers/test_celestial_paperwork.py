"""Yù Huáng's Celestial Paperwork, on a fate token: the creature's next card moves it 0 sectors."""

from table_words import PROTECTION, card, choices, play, refuses, track

import derby
from derby import Creature, Power
from derby.game.events import CreatureMoved, FateTokenLifted, PaperworkDone, PowerDeclined, PowerPlayed

LINE = "gods:YHA with:pf spent:sun-ray,falcons-eye,updraft,tangled-web,silken-thread fate:-/4/- holders:D2L1/L2P1/D3S1"
PAPERWORK = derby.PlayPower(Power.CELESTIAL_PAPERWORK)


def test_the_token_is_lifted_and_the_creature_marked_for_all_to_see() -> None:
    game = derby.position(LINE)
    game.apply(derby.PlayFast(card("D2")))
    assert (game.stage, game.seat_to_act, choices(game)) == ("fate", 0, ["celestial-paperwork", "pass"])
    events = game.apply(PAPERWORK)
    assert events[:2] == [PowerPlayed(0, Power.CELESTIAL_PAPERWORK), FateTokenLifted(4)]
    assert [game.view(viewer).paperwork for viewer in (None, 0, 1, 2)] == [Creature.DRAGON] * 4
    assert track(game).startswith("D4,")


def test_the_next_card_of_that_creature_moves_it_0_sectors() -> None:
    game = derby.position(LINE)
    play(game, derby.PlayFast(card("D2")), PAPERWORK)
    events = game.apply(derby.PlaySlow(card("D3")))
    assert PaperworkDone(Creature.DRAGON) in events
    assert not any(isinstance(event, CreatureMoved) for event in events)
    assert track(game).startswith("D4,")
    assert game.view(None).paperwork is None


def test_a_card_of_another_creature_leaves_the_mark() -> None:
    game = derby.position(LINE)
    play(game, derby.PlayFast(card("D2")), PAPERWORK)
    assert CreatureMoved(Creature.SYLPH, 0, 1) in game.apply(derby.PlaySlow(card("S1")))
    assert game.view(None).paperwork is Creature.DRAGON


def test_a_power_still_moves_the_creature_and_leaves_the_mark() -> None:
    game = derby.position(
        "gods:YHA with:pf spent:falcons-eye,tangled-web,silken-thread,celestial-paperwork,updraft turn:1 "
        "stage:mid-race asked:0+2 past:G paperwork:D track:G13,D4,L0,P0,X0,S0 holders:X1S1/D2P1/L1G1 "
        "bets:aDbG/aGbL/aPbL"
    )
    game.apply(derby.PlayPower(Power.HEAVENLY_DUKES_BLESSING, creature=Creature.DRAGON))
    assert track(game).startswith("G13,D7,")
    assert game.view(None).paperwork is Creature.DRAGON


def test_the_mark_is_gone_in_the_next_race() -> None:
    game = derby.position("gods:YHA with:pf spent:celestial-paperwork stage:judgment-draw paperwork:D")
    game.apply_chance(derby.JudgmentDraw((PROTECTION, PROTECTION)))
    game.apply_chance(derby.Deal(tuple(range(54)), (0, 1, 2, 3, 4, 5)))
    assert game.view(None).paperwork is None


def test_declined_the_token_stays_and_nobody_is_marked() -> None:
    game = derby.position(LINE)
    events = play(game, derby.PlayFast(card("D2")), derby.Pass())
    assert PowerDeclined(0, derby.Stage.FATE) in events
    assert game.view(None).paperwork is None
    assert game.view(None).seats[1].fate_token == 4


def test_not_for_a_creature_that_flies_over_the_token() -> None:
    game = derby.position(LINE.replace("fate:-/4/-", "fate:-/3/-"))
    game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"


def test_refused_at_another_moment_for_another_creature_and_to_another_god() -> None:
    game = derby.position(LINE)
    refuses(game, PAPERWORK)
    game.apply(derby.PlayFast(card("D2")))
    refuses(game, derby.PlayPower(Power.CELESTIAL_PAPERWORK, creature=Creature.GRYPHON))
    horus_is_asked = derby.position(LINE.replace("updraft", "celestial-paperwork"))
    horus_is_asked.apply(derby.PlayFast(card("D2")))
    assert horus_is_asked.seat_to_act == 1
    refuses(horus_is_asked, PAPERWORK)


def test_played_before_it_is_not_asked_for() -> None:
    game = derby.position(LINE.replace("spent:", "spent:celestial-paperwork,"))
    game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"
