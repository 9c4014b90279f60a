"""R1: equal points share the victory; there is no tie-breaker."""

from table_words import PROTECTION

import derby

NOTHING_DRAWN = derby.JudgmentDraw((PROTECTION, PROTECTION))


def test_two_gods_with_equal_points_both_win() -> None:
    game = derby.position("gods:AHM race:3 stage:judgment-draw settled:Ab/A/a")
    game.apply_chance(NOTHING_DRAWN)
    assert game.points == (6, 6, 0)
    assert game.winners == (0, 1)


def test_more_bets_won_do_not_break_a_tie() -> None:
    game = derby.position("gods:AHM race:3 stage:judgment-draw settled:A/DF/-")
    game.apply_chance(NOTHING_DRAWN)
    assert game.points == (6, 6, 0)
    assert game.winners == (0, 1)


def test_one_point_more_wins_alone() -> None:
    game = derby.position("gods:AHM race:3 stage:judgment-draw settled:A/K/G")
    game.apply_chance(NOTHING_DRAWN)
    assert game.points == (6, 7, 5)
    assert game.winners == (1,)


def test_nobody_scored_and_everybody_wins() -> None:
    game = derby.position("gods:AHMO race:3 stage:judgment-draw")
    game.apply_chance(NOTHING_DRAWN)
    assert game.is_over
    assert game.winners == (0, 1, 2, 3)


def test_there_is_no_winner_before_the_third_race_is_over() -> None:
    game = derby.position("gods:AHM race:2 stage:judgment-draw settled:A/-/-")
    game.apply_chance(NOTHING_DRAWN)
    assert game.points == (6, 0, 0)
    assert game.winners == ()
