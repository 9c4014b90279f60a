"""Who plays with whom in the next round of a tournament, and in which order they sit.

Over the rounds everybody meets as many different people as possible. Around a table, everybody sits beside different
people and at different seats: neighbours share a cardholder, so the order matters.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations, product

from derby.errors import DerbyError

SMALLEST, LARGEST = 3, 6
"""Seats of a table."""
TRIES = 8
"""Random beginnings, each of which is improved as far as it goes."""
APART = 100
"""As if two bots had met so often: people come to play with people."""
MOST_EXCHANGES = 12_000
"""That are looked at in one round: a tenth of a second."""

Table = tuple[str, ...]
"""Who sits at a table, in the order of the seats."""
Shuffle = Callable[[list[str]], None]
Meetings = Counter[tuple[str, str]]
"""How often two have met; both orders are counted."""


class TooFewPlayers(DerbyError):
    """There is no table for so few."""


def table_sizes(players: int, wished: int) -> list[int]:
    """As many seats in all as there are players, at tables whose sizes differ by at most one."""
    if players < SMALLEST:
        raise TooFewPlayers(f"a table takes {SMALLEST} players, and there are {players}")
    fewest, most = -(-players // LARGEST), players // SMALLEST
    tables = min(range(fewest, most + 1), key=lambda count: (abs(players / count - wished), count))
    small, larger = divmod(players, tables)
    return [small + 1] * larger + [small] * (tables - larger)


def bots_to_fill(players: int, wished: int) -> int:
    """How many bots at least make all tables equally large."""
    together = max(players, SMALLEST)
    while len(set(table_sizes(together, wished))) > 1:
        together += 1
    return together - players


def next_round(
    players: Sequence[str], wished: int, before: Sequence[Table], shuffle: Shuffle, bots: Sequence[str] = ()
) -> list[Table]:
    """The tables of the next round; `before` are all tables of the rounds before it. Bots keep apart."""
    sizes = table_sizes(len(players) + len(bots), wished)
    players = [*players, *bots]
    met = _meetings(before)
    met.update(dict.fromkeys(permutations(bots, 2), APART))
    smallest = min(map(len, before), default=0)
    small = Counter(player for table in before if len(table) == smallest for player in table)
    best: list[list[str]] = []
    fewest: int | None = None
    left = MOST_EXCHANGES
    for _ in range(TRIES):
        drawn = list(players)
        shuffle(drawn)
        # Whoever has been at small tables often comes to a large one, all else being equal.
        drawn.sort(key=lambda player: -small[player])
        tables = _dealt(drawn, sizes)
        left -= _improve(tables, met, left)
        found = sum(_known(table, met) for table in tables)
        if fewest is None or found < fewest:
            best, fewest = tables, found
        if fewest == 0 or left <= 0:
            break
    seated, beside = _seats_before(before), _neighbours(before)
    return [_in_order(table, seated, beside) for table in best]


def _meetings(tables: Sequence[Sequence[str]]) -> Meetings:
    return Counter((one, other) for table in tables for one in table for other in table if one != other)


def _dealt(players: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    """The first players at the first tables."""
    tables: list[list[str]] = []
    start = 0
    for size in sizes:
        tables.append(list(players[start : start + size]))
        start += size
    return tables


def _pair(met: Meetings, one: str, other: str) -> int:
    """What it costs that two meet: the more, the more often they have."""
    often = met[one, other]
    return often * (often + 1)


def _known(table: Sequence[str], met: Meetings) -> int:
    """How well those at a table know each other."""
    return sum(_pair(met, one, other) for at, one in enumerate(table) for other in table[:at])


def _improve(tables: list[list[str]], met: Meetings, most: int) -> int:
    """Exchange players between tables as long as anything gets better; how many exchanges were looked at."""
    looked = 0
    better = True
    while better:
        better = False
        for number, here in enumerate(tables):
            for there in tables[:number]:
                for at, place in product(range(len(here)), range(len(there))):
                    looked += 1
                    if _gain(here, here[at], there, there[place], met) > 0:
                        here[at], there[place] = there[place], here[at]
                        better = True
                if looked >= most:
                    return looked
    return looked


def _gain(here: Sequence[str], one: str, there: Sequence[str], other: str, met: Meetings) -> int:
    """By how much it is better if two change places."""
    gain = 0
    for mate in here:
        if mate != one:
            gain += _pair(met, one, mate) - _pair(met, other, mate)
    for mate in there:
        if mate != other:
            gain += _pair(met, other, mate) - _pair(met, one, mate)
    return gain


def _seats_before(tables: Sequence[Table]) -> Counter[tuple[str, int]]:
    return Counter((player, seat) for table in tables for seat, player in enumerate(table))


def _neighbours(tables: Sequence[Table]) -> Counter[tuple[str, str]]:
    """How often somebody has sat to the left of somebody, seat by seat."""
    return Counter((player, table[(seat + 1) % len(table)]) for table in tables for seat, player in enumerate(table))


def _in_order(players: Sequence[str], seated: Counter[tuple[str, int]], beside: Counter[tuple[str, str]]) -> Table:
    """The order in which fewest sit where, and beside whom, they have sat before."""

    def cost(order: Table) -> tuple[int, int]:
        sides = sum(beside[one, order[seat - 1]] + beside[order[seat - 1], one] for seat, one in enumerate(order))
        return sides, sum(seated[one, seat] ** 2 + seated[one, seat] for seat, one in enumerate(order))

    return min(permutations(players), key=cost)
