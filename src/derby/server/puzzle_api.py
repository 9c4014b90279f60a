"""The part of the HTTP interface that is about puzzles: one is shown, answered, and then explained.

What is shown comes from the view of the seat alone. What the actions are worth leaves the server only with an answer,
and only the first answer counts.
"""

from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Literal, cast

import msgspec

from derby.coach.findings import ActionValue
from derby.game.events import AnyEvent, seen_by
from derby.game.names import God
from derby.game.view import Own, PublicView
from derby.puzzles.collection import puzzles
from derby.puzzles.puzzle import Kind, Misses, Puzzle
from derby.puzzles.rating import Standing, after_answer
from derby.rules.action_codes import ACTIONS
from derby.server.callers import guest_of, spend
from derby.server.routing import Answer, Request, Route
from derby.server.services import Services
from derby.store.database import Taken
from derby.store.puzzle_answers import KeptAnswer, answers_of, keeping_answer, standing_after
from derby.tables.refusal import Refusal
from derby.tables.room import Room, SeatInfo
from derby.tables.settings import TableSettings

TRIES = 5
"""How often an answer is written again that another one has overtaken."""
NEAREST = 12
"""The next puzzle is one of this many whose ratings are nearest to the guest's."""
PLAYED_BY: Literal["titan"] = "titan"
"""Who plays the games in which puzzles are found."""

KINDS = tuple(Kind)


class ShownPuzzle(msgspec.Struct, frozen=True):
    """A puzzle as it is put: what the seat knows, and nothing of what its actions are worth."""

    puzzle: str
    """Its name."""
    kind: Kind
    room: Room
    """The table that it lies on."""
    view: PublicView
    own: Own
    events: tuple[AnyEvent, ...]
    """What happened in the race so far, as the seat saw it."""
    rating: int
    standing: Standing
    """The guest's."""
    answered: bool
    """Whether the guest has answered it before: then another answer doesn't count."""
    left: int
    """How many puzzles of the kind asked for the guest hasn't answered, this one included."""


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[int, msgspec.Meta(ge=0, lt=ACTIONS)]
    """The action that the seat should do."""


class ExplainedPuzzle(msgspec.Struct, frozen=True):
    """What an answer was worth, and what the others would have been."""

    is_right: bool
    counted: bool
    """Whether it was the first answer to this puzzle."""
    actions: tuple[ActionValue, ...]
    """Every legal action, best first, with the reasons that matter most."""
    misses: Misses
    rating: int
    before: Standing
    after: Standing


class _Put(msgspec.Struct, frozen=True):
    """What everybody is shown of a puzzle."""

    room: Room
    view: PublicView
    own: Own
    events: tuple[AnyEvent, ...]


async def _next(services: Services, request: Request, _body: None) -> Answer:
    _are_wanted(services)
    guest = await guest_of(services, request)
    kind = request.query.get("kind", "")
    if kind and kind not in KINDS:
        raise Refusal("bad-message")
    found = [puzzle for puzzle in puzzles().values() if kind in ("", puzzle.kind)]
    answers = await answers_of(services.database, guest.id)
    return Answer(_shown(next_puzzle(found, answers, guest.id), answers, found))


async def _show(services: Services, request: Request, _body: None) -> Answer:
    _are_wanted(services)
    guest = await guest_of(services, request)
    puzzle = _named(request)
    return Answer(_shown(puzzle, await answers_of(services.database, guest.id), list(puzzles().values())))


async def _answer(services: Services, request: Request, body: PuzzleAnswer) -> Answer:
    _are_wanted(services)
    spend(services, request)
    guest = await guest_of(services, request)
    puzzle = _named(request)
    if all(worth.code != body.code for worth in puzzle.worths):
        raise Refusal("not-legal")
    is_right = body.code == puzzle.best
    for _ in range(TRIES):
        answers = await answers_of(services.database, guest.id)
        before = standing_after(answers)
        if any(answer.puzzle == puzzle.name for answer in answers):
            return Answer(_explained(puzzle, before, before, is_right=is_right, counted=False))
        after = after_answer(before, puzzle.rating, is_right=is_right)
        kept = KeptAnswer(
            len(answers) + 1,
            puzzle.name,
            body.code,
            is_right,
            services.clock.now_ms(),
            after.rating,
            after.deviation,
        )
        try:
            await services.database.write(keeping_answer(guest.id, kept))
        except Taken:
            continue
        return Answer(_explained(puzzle, before, after, is_right=is_right, counted=True))
    raise Refusal("try-again")


def next_puzzle(found: list[Puzzle], answers: list[KeptAnswer], guest: str) -> Puzzle:
    """One that the guest hasn't answered, near their rating; the same until it is answered.

    Whoever has answered all of them gets the one that was answered longest ago.
    """
    if not found:
        raise Refusal("no-puzzles")
    when = {answer.puzzle: answer.number for answer in answers}
    fresh = [puzzle for puzzle in found if puzzle.name not in when]
    if not fresh:
        return min(found, key=lambda puzzle: when[puzzle.name])
    rating = standing_after(answers).rating
    near = sorted(fresh, key=lambda puzzle: abs(puzzle.rating - rating))[:NEAREST]
    return min(near, key=lambda puzzle: sha256(f"{guest} {puzzle.name}".encode()).digest())


def _are_wanted(services: Services) -> None:
    if not services.settings.puzzles:
        raise Refusal("no-puzzles")


def _named(request: Request) -> Puzzle:
    found = puzzles().get(request.path_parts["puzzle"])
    if found is None:
        raise Refusal("no-such-puzzle")
    return found


def _shown(puzzle: Puzzle, answers: list[KeptAnswer], among: list[Puzzle]) -> ShownPuzzle:
    answered = {answer.puzzle for answer in answers}
    put = _put(puzzle.name)
    return ShownPuzzle(
        puzzle.name,
        puzzle.kind,
        put.room,
        put.view,
        put.own,
        put.events,
        puzzle.rating,
        standing_after(answers),
        puzzle.name in answered,
        sum(other.name not in answered for other in among),
    )


@lru_cache(maxsize=100)
def _put(name: str) -> _Put:
    """Playing a race again takes some milliseconds: those that many are asked aren't played each time."""
    game = puzzles()[name].game()
    seat = game.seat_to_act
    assert seat is not None
    events = tuple(cast(AnyEvent, seen_by(event, seat, game.seats)) for event in game.events)
    seats = tuple(_seat(god, is_own=number == seat) for number, god in enumerate(game.set_up.gods))
    settings = TableSettings(game.seats, game.set_up.variants)
    room = Room("", "playing", settings, seats, "", None, ())
    return _Put(room, game.public_view(), game.own(seat), events)


def _seat(god: God, *, is_own: bool) -> SeatInfo:
    if is_own:
        return SeatInfo("person", "", god=god, present=True)
    return SeatInfo("bot", level=PLAYED_BY, god=god, present=True)


def _explained(puzzle: Puzzle, before: Standing, after: Standing, *, is_right: bool, counted: bool) -> ExplainedPuzzle:
    actions = tuple(worth.told() for worth in puzzle.worths)
    return ExplainedPuzzle(is_right, counted, actions, puzzle.misses, puzzle.rating, before, after)


PUZZLE_ROUTES = (
    Route(
        "GET",
        "/api/puzzles/next",
        "A puzzle near your rating that you haven't answered, perhaps of one kind.",
        _next,
        None,
        ShownPuzzle,
        query=("kind",),
        cost=5,
    ),
    Route("GET", "/api/puzzles/{puzzle}", "A puzzle by its name.", _show, None, ShownPuzzle, cost=5),
    Route(
        "POST",
        "/api/puzzles/{puzzle}",
        "Answer a puzzle, and hear what each action is worth and why; the first answer counts for your rating.",
        _answer,
        PuzzleAnswer,
        ExplainedPuzzle,
        cost=5,
    ),
)
