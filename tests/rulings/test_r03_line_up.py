"""R3: the order in the starting sector is drawn, public, and counts; a creature sent back there ranks ahead."""

from table_words import card, play, track

import derby
from derby import Creature, Power
from derby.game.events import RaceDealt, RankingDetermined

SYLPH_TO_DRAGON = (5, 4, 3, 2, 1, 0)


def test_the_line_up_is_the_ranking_before_the_first_move() -> None:
    game = derby.new_game(3, first_player=0, chance_given=True)
    events = game.apply_chance(derby.Deal(tuple(range(54)), SYLPH_TO_DRAGON))
    assert track(game) == "S0,X0,P0,L0,G0,D0"
    dealt = events[0]
    assert isinstance(dealt, RaceDealt)
    assert dealt.line_up[0] is Creature.SYLPH
    for viewer in (None, 0, 1, 2):
        seen = derby.seen_by(dealt, viewer, 3)
        assert isinstance(seen, RaceDealt)
        assert seen.line_up == dealt.line_up
        assert [flyer.creature for flyer in game.view(viewer).track] == list(dealt.line_up)


def test_creatures_that_never_moved_rank_by_the_line_up() -> None:
    game = derby.position("gods:AHM track:S0,X0,P0,L0,G0,D0 holders:G1/-/L1")
    events = play(game, derby.PlayFast(card("G1")), derby.PlaySlow(card("L1")))
    expected = ("gryphon", "lamassu", "sylph", "phoenix", "pegasus", "dragon")
    assert RankingDetermined(tuple(Creature(name) for name in expected)) in events


def test_a_new_race_has_a_new_line_up() -> None:
    game = derby.position("gods:AHM stage:judgment-draw track:D9,G8,L7,P6,X5,S4")
    game.apply_chance(derby.JudgmentDraw((54, 54)))
    game.apply_chance(derby.Deal(tuple(range(54)), SYLPH_TO_DRAGON))
    assert track(game) == "S0,X0,P0,L0,G0,D0"


def test_a_creature_sent_back_to_the_start_ranks_ahead_of_those_waiting_there() -> None:
    game = derby.position(
        "gods:AOQ with:pf spent:tangled-web,renewal track:G0,L0,P0,X0,S0,D0 fate:1/-/- holders:D6G1/L1P1/X1S1"
    )
    play(game, derby.PlayFast(card("D6")), derby.PlayPower(Power.SILKEN_THREAD))
    assert track(game) == "D0,G0,L0,P0,X0,S0"
