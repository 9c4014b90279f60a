"""Who plays with whom in the rounds of a tournament."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from derby.clubs.pairing import Table, TooFewPlayers, bots_to_fill, next_round, table_sizes


def rounds(players: int, wished: int, count: int, seed: int = 1) -> list[list[Table]]:
    names = [f"p{number}" for number in range(players)]
    shuffle = random.Random(seed).shuffle
    played: list[list[Table]] = []
    for _ in range(count):
        played.append(next_round(names, wished, [table for tables in played for table in tables], shuffle))
    return played


def meetings(played: Sequence[Sequence[Table]]) -> Counter[frozenset[str]]:
    return Counter(frozenset(pair) for tables in played for table in tables for pair in combinations(table, 2))


@pytest.mark.parametrize("wished", [3, 4, 5, 6])
def test_sizes_differ_by_at_most_one_and_everybody_has_a_seat(wished: int) -> None:
    for players in range(3, 61):
        sizes = table_sizes(players, wished)
        assert sum(sizes) == players
        assert min(sizes) >= 3
        assert max(sizes) <= 6
        assert max(sizes) - min(sizes) <= 1


def test_tables_are_as_large_as_was_wished_where_that_can_be() -> None:
    assert table_sizes(16, 4) == [4, 4, 4, 4]
    assert table_sizes(17, 4) == [5, 4, 4, 4]
    assert table_sizes(7, 6) == [4, 3]
    assert table_sizes(5, 3) == [5]


def test_two_are_too_few() -> None:
    with pytest.raises(TooFewPlayers):
        table_sizes(2, 4)


@pytest.mark.parametrize("players", [1, 2, 3, 7, 10, 13, 22])
def test_bots_make_tables_equal_and_keep_apart(players: int) -> None:
    bots = [f"bot{number}" for number in range(bots_to_fill(players, 4))]
    tables = next_round([f"p{n}" for n in range(players)], 4, (), random.Random(3).shuffle, bots)
    assert len({len(table) for table in tables}) == 1
    assert sum(map(len, tables)) == players + len(bots)
    if players >= 3:
        assert max(len(set(table) & set(bots)) for table in tables) <= 1


def test_no_bots_are_needed_where_tables_are_equal() -> None:
    assert [bots_to_fill(players, 4) for players in (3, 4, 8, 16)] == [0, 0, 0, 0]


@pytest.mark.parametrize(("players", "wished"), [(3, 3), (7, 4), (11, 3), (13, 5), (25, 6), (48, 4)])
def test_everybody_plays_in_every_round_exactly_once(players: int, wished: int) -> None:
    for tables in rounds(players, wished, 3):
        assert sorted(player for table in tables for player in table) == sorted(f"p{n}" for n in range(players))


@pytest.mark.parametrize(
    ("players", "wished", "count"), [(9, 3, 3), (16, 4, 3), (24, 4, 4), (30, 5, 3), (36, 6, 3), (48, 4, 5)]
)
def test_nobody_meets_anybody_twice_where_that_can_be(players: int, wished: int, count: int) -> None:
    assert max(meetings(rounds(players, wished, count)).values()) == 1


@pytest.mark.parametrize(("players", "wished"), [(8, 4), (10, 5), (12, 4), (13, 4), (18, 6)])
def test_where_it_can_not_be_meetings_are_spread(players: int, wished: int) -> None:
    met = meetings(rounds(players, wished, 5))
    pairs = [met[frozenset(pair)] for pair in combinations([f"p{n}" for n in range(players)], 2)]
    assert max(pairs) - min(pairs) <= 3
    drawn = meetings([_by_lot(players, wished, number) for number in range(5)])
    assert sum(n * n for n in met.values()) < sum(n * n for n in drawn.values())


def test_at_a_table_of_five_everybody_has_new_neighbours_in_the_second_round() -> None:
    first, second = ({frozenset((table[seat], table[seat - 1])) for seat in range(5)} for (table,) in rounds(5, 5, 2))
    assert first.isdisjoint(second)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_at_one_table_seats_and_neighbours_change(players: int) -> None:
    tables = [table for (table,) in rounds(players, players, players)]
    for name in tables[0]:
        seats = Counter(table.index(name) for table in tables)
        assert max(seats.values()) <= 2


def test_the_same_lots_give_the_same_round() -> None:
    assert rounds(13, 4, 4, seed=7) == rounds(13, 4, 4, seed=7)


def _by_lot(players: int, wished: int, seed: int) -> list[Table]:
    names = [f"p{n}" for n in range(players)]
    random.Random(seed).shuffle(names)
    tables: list[Table] = []
    for size in table_sizes(players, wished):
        tables.append(tuple(names[:size]))
        names = names[size:]
    return tables
