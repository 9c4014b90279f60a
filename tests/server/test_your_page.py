"""What a guest is told of their games, takes away, and has forgotten."""

import random
from typing import Any

import pytest

import derby
from derby.game.events import CreatureDisqualified, DirtyTrickPlayed, JudgmentCardDrawn, RaceDealt
from derby.game.names import CREATURES, Variant
from derby.rules.dirty_trick import creature_of
from derby.server.achievements import achievements
from derby.server.game_results import outcome_of
from derby.store.database import Database
from derby.store.guests import find_guest
from derby.store.ratings import rating
from derby.store.results import Outcome, Result, recording
from derby.store.totals import Bests, BetTotal, Total, counting
from derby.tables.guest import Guest
from tests.server.in_memory import InMemoryServer, recovery_code_of, run

PLAYERS = ("id-of-Ann", "id-of-Bob", "bot:olympian", "bot:hero")
BETS = '[{"card":2,"creature":"dragon","points":3},{"card":4,"creature":"sylph","points":0}]'


async def record(database: Database, number: int, points: tuple[int, ...], variants: str = "") -> None:
    """A game of as many of the players as there are points."""
    results = [
        Result(seat, player, points[seat], float(points[seat] == max(points)), BETS, 3, 1)
        for seat, player in enumerate(PLAYERS[: len(points)])
    ]
    outcome = Outcome(f"game-{number:02}", len(points), 1_000 + number, variants, results)
    await database.write(*recording(outcome), *counting([outcome]), *rating(outcome, {}))


async def filled() -> InMemoryServer:
    """Ann won 8 of 24 games: of each three one with three seats, two with four; Bob is in all of them."""
    server = InMemoryServer()
    await server.guest("Ann")
    await server.guest("Bob")
    for number in range(24):
        points = (30, 20, 10) if number % 3 == 0 else (10, 30, 20, 15)
        await record(server.database, number, points, "fate-tokens" if number % 2 else "")
    return server


def asking(*paths: str) -> list[Any]:
    """What Ann is answered."""
    answers: list[Any] = []

    async def scene() -> None:
        server = await filled()
        async with server.browser(await found(server, "Ann")) as ann:
            for path in paths:
                answer = await ann.get(path)
                answers.append(answer.json() if answer.status_code == 200 else answer.status_code)

    run(scene)
    return answers


async def found(server: InMemoryServer, name: str) -> Guest | None:
    return await find_guest(server.database, f"id-of-{name}")


def test_statistics_tell_what_the_games_add_up_to() -> None:
    (told,) = asking("/api/me/statistics")
    assert (told["games"], told["wins"], told["mean_points"]) == (24, 8, (8 * 30 + 16 * 10) / 24)
    assert told["average_wins"] == pytest.approx(8 / 3 + 16 / 4)  # pyright: ignore[reportUnknownMemberType]
    assert {(one["seats"], *one["variants"]): one["games"] for one in told["played"]} == {
        (3,): 4,
        (3, "fate-tokens"): 4,
        (4,): 8,
        (4, "fate-tokens"): 8,
    }
    assert [(one["name"], one["level"], one["games"], one["wins"]) for one in told["opponents"]] == [
        (None, "olympian", 24, 8),
        ("Bob", None, 24, 8),
        (None, "hero", 16, 0),
    ]
    assert told["own"]["cards"] == [
        {"card": "c", "bets": 24, "won": 24, "points": 72},
        {"card": "e", "bets": 24, "won": 0, "points": 0},
    ]
    assert (told["own"]["tricks"], told["own"]["caught"]) == (72, 24)
    assert (told["people"]["games"], told["olympian"]["games"]) == (48, 24)
    assert told["bests"]["longest_streak"] == 1
    assert told["rated"]
    assert [point["game"] for point in told["history"]] == list(range(1, 25))
    reached = {one["name"] for one in told["achievements"] if one["reached"] == one["of"]}
    assert reached == {"victory", "olympian"}


def test_finished_games_come_in_pages_with_everybody_who_played() -> None:
    first, wrong = asking("/api/me/finished", "/api/me/finished?before=x")
    assert [game["table"] for game in first["games"]] == [f"game-{number:02}" for number in range(23, 3, -1)]
    assert [(seat["name"], seat["level"], seat["points"], seat["own"]) for seat in first["games"][0]["players"]] == [
        ("Ann", None, 10, True),
        ("Bob", None, 30, False),
        (None, "olympian", 20, False),
        (None, "hero", 15, False),
    ]
    assert not first["games"][0]["kept"], "there is no table of this name"
    assert wrong == 400
    (second,) = asking(f"/api/me/finished?before={first['next']}")
    assert [game["table"] for game in second["games"]] == ["game-03", "game-02", "game-01", "game-00"]
    assert second["next"] is None


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ("seats=3", 8),
        ("variant=none", 12),
        ("variant=fate-tokens", 12),
        ("variant=zeus-sobers-up", 0),
        ("result=won", 8),
        ("result=lost&seats=3", 0),
        ("level=hero", 16),
        ("level=titan", 0),
        ("name=BO", 20),
        ("name=bo&level=hero", 16),
        ("name=Zoe", 0),
        ("seats=7", None),
        ("variant=x", None),
        ("result=x", None),
        ("level=x", None),
        (f"name={'x' * 101}", None),
    ],
)
def test_they_can_be_searched(query: str, count: int | None) -> None:
    (answer,) = asking(f"/api/me/finished?{query}")
    assert (answer == 400) if count is None else (len(answer["games"]) == count)


def test_everything_can_be_taken_away() -> None:
    (told,) = asking("/api/me/export")
    assert told["name"] == "Ann"
    assert len(told["games"]) == 24
    assert [bet["card"] for bet in told["games"][0]["bets"]] == [2, 4]
    assert told["statistics"]["games"] == 24


def test_whoever_wants_to_be_forgotten_is_and_the_others_keep_their_games() -> None:
    async def scene() -> None:
        server = await filled()
        ann = await found(server, "Ann")
        async with server.browser(ann) as browser, server.browser(await found(server, "Bob")) as bob:
            assert (await browser.post("/api/me/forget")).status_code == 200
            assert (await browser.get("/api/me")).status_code == 401, "at once"
            code = {"code": recovery_code_of("Ann")}
            assert (await browser.post("/api/recover", json=code)).status_code == 401
            await server.orders.carry_out()
            assert await found(server, "Ann") is None
            left = (await bob.get("/api/me/finished")).json()["games"]
            assert [seat["name"] for seat in left[0]["players"]] == ["?", "Bob", None, None]
            told = (await bob.get("/api/me/statistics")).json()
            assert (told["games"], [one["name"] for one in told["opponents"]]) == (24, [None, None])
        async with server.browser() as nobody:
            assert (await nobody.post("/api/me/forget")).status_code == 401

    run(scene)


@pytest.mark.parametrize("seed", range(3))
def test_a_dirty_trick_is_caught_if_its_own_card_is_drawn(seed: int) -> None:
    game = derby.new_game(4, seed=seed, variants=tuple(Variant))
    lots = random.Random(seed)
    while not game.is_over:
        # Tricks are played whenever they can be.
        codes = game.legal_codes()
        game.apply(lots.choice([code for code in codes if "dirty" in str(derby.ACTIONS[code])] or codes))
    outcome = outcome_of("here", game, [f"player {seat}" for seat in range(4)], 5, counts=True)
    events = [event for step in game.record().replay() for event in step.events]
    tricks = [event.seat for event in events if isinstance(event, DirtyTrickPlayed)]
    assert [result.tricks for result in outcome.results] == [tricks.count(seat) for seat in range(4)]
    drawn: list[int] = []
    most = least = 0
    for event in events:
        if isinstance(event, RaceDealt):
            drawn = []
        elif isinstance(event, JudgmentCardDrawn):
            drawn.append(event.card)
        elif isinstance(event, CreatureDisqualified):
            least += 1
            most += sum(card < 54 and CREATURES[creature_of(card)] == event.creature for card in drawn)
    caught = sum(result.caught for result in outcome.results)
    assert 0 < least <= caught <= most
    assert outcome.variants == "fate-tokens,power-of-the-gods,zeus-sobers-up"


def test_achievements_say_how_far_one_has_come() -> None:
    totals = [Total(seats, "", 5, 3.0, 90, 0, 0) for seats in (3, 4, 5)]
    told = {one.name: (one.reached, one.of) for one in achievements(totals, [BetTotal(3, 9, 2, 8)], Bests(0, 9), 0.0)}
    assert told["victory"] == (1, 1)
    assert told["streak"] == (3, 3)
    assert told["every-seats"] == (3, 4)
    assert told["every-card"] == (1, 11)
    assert told["above"] == (15, 20), "too few games to tell"
    more = [*totals, Total(6, "", 5, 0.0, 90, 0, 0)]
    assert next(one.reached for one in achievements(more, [], Bests(), 0.0) if one.name == "above") == 20
    often = [Total(4, "", 40, 10.0, 90, 0, 0)]
    assert next(one.reached for one in achievements(often, [], Bests(), 0.0) if one.name == "above") == 19
