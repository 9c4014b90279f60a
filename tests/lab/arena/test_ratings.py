"""Intervals and ratings: that they say what is known of made-up games."""

import random
from collections.abc import Sequence
from math import exp
from xml.etree import ElementTree

import pytest

from derby.bots import Budget
from derby.coach.intervals import students_quantile
from derby.game.set_up import set_up
from derby.lab.arena.playing import Arena, Played, new_arena
from derby.lab.arena.ratings import (
    ArenaResult,
    arena_plot,
    arena_result,
    rated,
    share_interval,
    share_of_bot,
    simulation_of,
)


def made_up(arena: Arena, deals: int, strength: dict[str, float], seed: int) -> list[Played]:
    """Games in which a seat wins with a chance in proportion to the strength of its bot."""
    stream = random.Random(seed)
    games: list[Played] = []
    for game in range(deals * len(arena.seatings)):
        bots = arena.seating_of(game)
        winner = stream.choices(range(len(bots)), [strength[name] for name in bots])[0]
        games.append(played(arena, game, [9 if seat == winner else 1 for seat in range(len(bots))]))
    return games


def played(arena: Arena, game: int, points: Sequence[int]) -> Played:
    seats = len(points)
    return Played(
        game=game,
        deal=arena.deal_of(game),
        bots=arena.seating_of(game),
        points=tuple(points),
        moves=(10,) * seats,
        ms=(20.0,) * seats,
        most_ms=(5.0,) * seats,
        actions=40 * seats,
    )


def arena_of(*bots: str, seats: int = 4, round_robin: bool = False) -> Arena:
    return new_arena(set_up(seats), bots, Budget(ms=1), round_robin=round_robin)


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (9, 2.262), (99, 1.984)])
def test_students_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert students_quantile(freedom) == pytest.approx(quantile, rel=0.005)


def test_a_shared_victory_counts_in_parts() -> None:
    arena = arena_of("hero", "random")
    assert played(arena, 0, [7, 3, 7, 7]).shares() == [1 / 3, 0, 1 / 3, 1 / 3]
    share, *_ = share_of_bot("random", [played(arena, 0, [7, 3, 7, 7])])
    assert share == pytest.approx(2 / 9)


def test_the_interval_of_shares_holds_the_truth_nineteen_times_of_twenty() -> None:
    """The games of a deal hang together: in this toy a bot wins three of four games of a deal, or one of them."""
    stream = random.Random(1)
    truth, trials, held = 0.5, 1000, 0
    for _ in range(trials):
        deals = [stream.choice((0.75, 0.25)) for _ in range(30)]
        _, low, high = share_interval(deals, 4 * len(deals))
        held += low <= truth <= high
    assert 0.93 <= held / trials <= 0.975


def test_the_interval_holds_a_rare_event_too() -> None:
    stream = random.Random(2)
    truth, trials, held = 0.96, 1000, 0
    for _ in range(trials):
        deals = [sum(stream.random() < truth for _ in range(4)) / 4 for _ in range(100)]
        _, low, high = share_interval(deals, 400)
        held += low <= truth <= high <= 1
    assert 0.92 <= held / trials <= 0.98


def test_more_games_of_the_same_deal_are_not_more_deals() -> None:
    """Deals that a bot wins whole, or loses whole, tell no more than one game each."""
    _, low, high = share_interval([0.0, 1.0] * 50, 100)
    assert (low, high) == pytest.approx(share_interval([0.0, 1.0] * 50, 10_000)[1:])
    assert high - low > 0.19


def test_the_interval_of_nothing_but_victories_is_not_a_point() -> None:
    share, low, high = share_interval([1.0] * 100, 400)
    assert share == high == 1
    assert 0.98 < low < 1
    assert share_interval([1.0], 4)[1] < 0.3


def test_ratings_recover_a_known_order_and_distance() -> None:
    strength = {"random": 1.0, "mortal": 2.0, "hero": 5.0, "titan": 10.0}
    arena = arena_of(*strength, round_robin=True)
    ratings = rated(list(strength), made_up(arena, 100, strength, seed=3))
    found = [rating for rating, _, _ in ratings.values()]
    assert found == sorted(found)
    assert ratings["titan"][0] - ratings["random"][0] == pytest.approx(400, abs=40)
    assert sum(found) / len(found) == pytest.approx(1500)
    assert all(low < rating < high for rating, low, high in ratings.values())


def test_the_intervals_of_ratings_hold_the_truth() -> None:
    strength = {"random": 1.0, "hero": exp(1.0)}
    arena = arena_of("hero", "random")
    truth = 1500 + 200 / 2.302585
    held = 0
    for seed in range(20):
        _, low, high = rated(["hero", "random"], made_up(arena, 50, strength, seed))["hero"]
        held += low <= truth <= high
    assert held >= 17


def test_a_bot_that_never_lost_has_a_rating() -> None:
    arena = arena_of("olympian", "random")
    ratings = rated(["olympian", "random"], made_up(arena, 100, {"olympian": 1.0, "random": 0.0}, seed=1))
    assert 1700 < ratings["olympian"][0] < 2500


def test_the_result_has_every_bot_once_and_every_match() -> None:
    strength = {"random": 1.0, "mortal": 3.0, "hero": 9.0}
    arena = arena_of(*strength, seats=3, round_robin=True)
    result = arena_result(arena, made_up(arena, 40, strength, seed=5))
    assert [own.name for own in result.bots] == list(strength)
    assert {(match.one, match.rest) for match in result.matches} == {
        (one, rest) for one in strength for rest in strength if one != rest
    }
    assert result.games == 40 * 18
    assert result.deals == 40
    assert result.bots[0].ms_per_move == 2
    assert result.bots[0].most_ms == 5
    match = next(match for match in result.matches if (match.one, match.rest) == ("hero", "random"))
    assert match.low < 9 / 11 < match.high


def test_the_win_shares_of_all_seats_are_one() -> None:
    arena = arena_of("hero", "random", "mortal", "random")
    result = arena_result(arena, made_up(arena, 10, {"hero": 5, "random": 1, "mortal": 2}, seed=1))
    assert sum(own.win_share * own.seats for own in result.bots) == pytest.approx(1)
    assert result.matches == ()


def test_a_simulation_is_summed_up_by_seat() -> None:
    arena = Arena(set_up(3), ("hero",), (("hero",) * 3,), Budget(), 1)
    simulation = simulation_of(arena, [played(arena, 0, [5, 5, 0]), played(arena, 1, [1, 2, 9])])
    assert simulation.players == "hero"
    assert simulation.decisions == 240
    assert simulation.shared_victories == 1
    assert [seat.win_share for seat in simulation.results] == [0.25, 0.25, 0.5]
    assert [seat.wins for seat in simulation.results] == [1, 1, 1]


def result_of(*bots: str) -> ArenaResult:
    arena = arena_of(*bots)
    return arena_result(arena, made_up(arena, 20, dict.fromkeys(bots, 1.0), seed=1))


def test_the_plot_is_a_picture_with_all_bots() -> None:
    result = result_of("hero", "random")
    picture = ElementTree.fromstring(arena_plot(result))
    words = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"hero", "random", *(f"{own.win_share:.1%} ±{50 * (own.high - own.low):.1f}" for own in result.bots)} <= set(
        words
    )
    dots = [float(dot.get("cx") or 0) for dot in picture.iter("{http://www.w3.org/2000/svg}circle")]
    shares = [own.win_share for own in result.bots]
    low, high = min(own.low for own in result.bots), max(own.high for own in result.bots)
    spare = 0.08 * (high - low)
    ends = (min(0.0, low - spare) if low < 0.4 * high else low - spare), high + spare
    assert dots == pytest.approx([190 + 300 * (share - ends[0]) / (ends[1] - ends[0]) for share in shares], abs=0.1)
