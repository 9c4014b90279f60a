"""Tables: the figures of a report that matter most, in Markdown, numbers of seats side by side."""

from collections.abc import Iterator, Sequence

from derby.lab.balance.measures import PLACES_FROM_FIRST, StudyResult, section_called
from derby.lab.figures import Measure

RACES = (
    ("timing", "races in which it is passed", "races in which the mid-race line is passed"),
    ("timing", "turns over by then", "turns that are over by then"),
    ("finishers", "mean", "creatures that finish a race"),
    ("tricks", "mean", "dirty tricks in a race"),
    ("disqualified", "mean", "creatures disqualified in a race"),
    ("known", "decided by the last judgment", "games decided by the last judgment"),
    ("known", "part of the game after which the leader stays the same", "part of a game after which the leader stays"),
    ("known", "leader after race 1 wins", "games won by the leader after race 1"),
    ("known", "leader after race 2 wins", "games won by the leader after race 2"),
    ("known", "shared victories", "shared victories"),
    ("known", "points of the winner", "points of the winner"),
    ("length", "decisions of a seat", "decisions of a seat"),
)
"""A section, one of its measures, and the name of its row."""
BETS = ("bet-often", "bet-true", "bet-value", "bet-third")


def markdown_tables(results: Sequence[StudyResult]) -> str:
    """Races and games, starting seats, and the bet cards of each number of seats."""
    parts = [_races(results), _starting_seats(results), *map(_bets, results)]
    return "\n\n".join(parts) + "\n"


def _measure(result: StudyResult, key: str, label: str) -> Measure:
    return next(measure for measure in section_called(key, result.sections).measures if measure.label == label)


def _text(measure: Measure) -> str:
    return measure.figure().text(measure.form)


def _table(columns: Sequence[str], rows: Iterator[list[str]]) -> str:
    lines = ["| " + " | ".join(columns) + " |", "|---" + "|---:" * (len(columns) - 1) + "|"]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


def _races(results: Sequence[StudyResult]) -> str:
    rows = ([name, *(_text(_measure(each, key, label)) for each in results)] for key, label, name in RACES)
    return _table(["", *(each.study.name for each in results)], rows)


def _starting_seats(results: Sequence[StudyResult]) -> str:
    """The share of victories, one row per seat, counted from the first player of the first race."""

    def rows() -> Iterator[list[str]]:
        most = max(each.study.set_up.seats for each in results)
        for apart, name in enumerate(PLACES_FROM_FIRST[:most]):
            shares = [section_called("seat-share", each.sections).measures for each in results]
            yield [name, *(_text(measures[apart]) if apart < len(measures) else "" for measures in shares)]

    return _table(["victories by starting seat", *(each.study.name for each in results)], rows())


def _bets(result: StudyResult) -> str:
    """What each bet card brings, and each of the three bets of a race."""

    def rows() -> Iterator[list[str]]:
        columns = [section_called(key, result.sections).measures for key in BETS]
        for measures in zip(*columns, strict=True):
            yield [measures[0].label, *map(_text, measures)]
        for measure in section_called("number-value", result.sections).measures:
            yield [f"*{measure.label}*", "", "", _text(measure), ""]

    columns = [
        f"bet card, with {result.study.name}",
        "bet, by a seat in a game",
        "comes true",
        "brings",
        "as third bet",
    ]
    return _table(columns, rows())
