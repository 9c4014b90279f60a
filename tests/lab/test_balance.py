"""Balance: what is told of games is what happened in them."""

import pytest

from derby.bots import Budget
from derby.game.set_up import set_up
from derby.lab.balance import GameFacts, Plan, all_facts, bet_table, main, race_table, seat_table

PLAN = Plan(set_up(4), "random", Budget(rounds=1))


@pytest.fixture(scope="module")
def games() -> list[GameFacts]:
    return all_facts(PLAN, 30)


def test_the_bets_make_the_points(games: list[GameFacts]) -> None:
    for game in games:
        assert len(game.races) == 3
        for seat, points in enumerate(game.points):
            assert sum(bet.points for race in game.races for bet in race.bets if bet.seat == seat) == points
        for race in game.races:
            assert race.cards == 32
            assert len(race.ranking) == 6
            assert race.mid_race is None or 0 < race.mid_race <= 1
            assert len(race.bets) == (8 if race.mid_race is None else 12)


def test_a_judgment_that_disqualified_nobody_decided_nothing(games: list[GameFacts]) -> None:
    quiet = [game for game in games if game.races[-1].disqualified == 0]
    assert quiet
    assert not any(game.decided_by_judgment for game in quiet)
    assert any(game.decided_by_judgment for game in games)


def test_the_shares_of_all_seats_are_one_victory(games: list[GameFacts]) -> None:
    for game in games:
        assert sum(game.share(seat) for seat in range(4)) == pytest.approx(1)


def test_tables_have_a_row_for_each_thing(games: list[GameFacts]) -> None:
    assert len(race_table({4: games}).splitlines()) == 11
    assert len(seat_table({4: games}).splitlines()) == 6
    assert len(bet_table(games, PLAN.set_up).splitlines()) == 2 + 11 + 3


def test_a_seed_repeats_it_in_any_number_of_processes(games: list[GameFacts]) -> None:
    assert all_facts(PLAN, 4, processes=2) == games[:4]


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--player", "random", "--seats", "3", "5"]) == 0
    assert "| games | 2 | 2 |" in capsys.readouterr().out
    assert main(["--games", "2", "--player", "loki"]) == 2
    assert "no bot 'loki'" in capsys.readouterr().err
