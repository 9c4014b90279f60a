"""What guests answered to puzzles, and the rating after each answer. Of a puzzle, only the first answer is kept.

Answers of a guest are numbered. Whoever answers two puzzles at once, at two server processes, would be given the same
number twice: one of them is refused by the primary key, and counts after the other.
"""

import msgspec

from derby.puzzles.rating import Standing
from derby.store.database import Database, Statement


class KeptAnswer(msgspec.Struct, frozen=True):
    """The first answer of a guest to a puzzle."""

    number: int
    """From 1."""
    puzzle: str
    code: int
    is_right: bool
    answered_ms: int
    rating: float
    """After it."""
    deviation: float


_COLUMNS = "number, puzzle, code, is_right, answered, rating, deviation"


async def answers_of(database: Database, player: str) -> list[KeptAnswer]:
    """All of them, in order."""
    rows = await database.read(f"SELECT {_COLUMNS} FROM puzzle_answers WHERE player = $1 ORDER BY number", player)
    return [
        KeptAnswer(number, puzzle, code, bool(is_right), at, rating, deviation)
        for number, puzzle, code, is_right, at, rating, deviation in rows
    ]


def standing_after(answers: list[KeptAnswer]) -> Standing:
    if not answers:
        return Standing()
    last = answers[-1]
    return Standing(last.rating, last.deviation, len(answers), sum(answer.is_right for answer in answers))


def keeping_answer(player: str, answer: KeptAnswer) -> Statement:
    """`Taken` if there is an answer to this puzzle, or one of this number; nothing if the guest was deleted."""
    return Statement(
        f"INSERT INTO puzzle_answers (player, {_COLUMNS}) SELECT guests.id, CAST($2 AS INTEGER), CAST($3 AS TEXT),"
        " CAST($4 AS INTEGER), CAST($5 AS INTEGER), CAST($6 AS BIGINT), CAST($7 AS DOUBLE PRECISION),"
        " CAST($8 AS DOUBLE PRECISION) FROM guests WHERE guests.id = $1",
        (
            player,
            answer.number,
            answer.puzzle,
            answer.code,
            int(answer.is_right),
            answer.answered_ms,
            answer.rating,
            answer.deviation,
        ),
    )
