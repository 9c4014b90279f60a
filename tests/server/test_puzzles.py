"""Puzzles over HTTP: they are shown without their answers, the first answer counts, and a host can switch them off."""

import asyncio
import json
import random
from concurrent.futures import ThreadPoolExecutor

import msgspec

from derby.puzzles.collection import puzzles
from derby.puzzles.puzzle import Kind, Puzzle
from derby.puzzles.rating import Standing
from derby.server.puzzle_api import next_puzzle
from derby.store.puzzle_answers import KeptAnswer
from tests.postgres import Postgres
from tests.server.harness import Guest, running
from tests.server.in_memory import SETTINGS, InMemoryServer, run
from tests.store.databases import empty


def one() -> Puzzle:
    return next(iter(puzzles().values()))


def wrong(puzzle: Puzzle) -> int:
    return puzzle.worths[-1].code


class TestShown:
    def test_what_is_sent_before_the_answer_comes_from_the_seats_view_alone(self) -> None:
        """Not the answer, not what actions are worth, not who found it, and nothing that the seat doesn't see."""

        async def scene() -> None:
            services = InMemoryServer()
            async with services.browser(await services.guest("Ann")) as browser:
                for puzzle in puzzles().values():
                    answer = await browser.get(f"/api/puzzles/{puzzle.name}")
                    told = answer.json()
                    game = puzzle.game()
                    seat = game.seat_to_act
                    assert set(told) == {
                        *("puzzle", "kind", "room", "view", "own", "events"),
                        *("rating", "standing", "answered", "left"),
                    }
                    assert told["own"] == json.loads(msgspec.json.encode(game.own(seat or 0)))
                    assert told["view"] == json.loads(msgspec.json.encode(game.public_view()))
                    for word in ("worth", "best", "behind", "misses", "facts", "seed", "deck"):
                        assert f'"{word}' not in answer.text
                    own = set(told["own"]["holders"][0]) | set(told["own"]["holders"][1])
                    for event in told["events"]:
                        match event["type"]:
                            case "RaceDealt":
                                assert event["unused"] is None
                                seen = [holder for holder in event["holders"] if holder is not None]
                                assert len(seen) == 2
                                # With powers, cards of other holders may have come to one's own since.
                                assert game.set_up.variants or own <= {card for holder in seen for card in holder}
                            case "BetPlaced":
                                assert (event["card"] is not None) == (event["seat"] == seat)
                            case _:
                                pass

        run(scene)

    def test_two_worlds_that_look_the_same_to_the_seat_are_put_the_same(self) -> None:
        """The attack: change what the seat can't see, and look for a difference in what is sent."""
        puzzle = next(one for one in puzzles().values() if one.kind in (Kind.FAST_CARD, Kind.TRICK, Kind.THIRD_BET))
        game = puzzle.game()
        seat = game.seat_to_act
        assert seat is not None
        dealt = len(puzzle.deck) // len(game.set_up.gods)
        assert dealt
        unused = set(puzzle.deck) - {card for holder in game.omniscient_view().holders for card in holder.cards or ()}
        unused -= {play.card for play in game.view(None).plays}
        places = [place for place, card in enumerate(puzzle.deck) if card in unused]
        deck = list(puzzle.deck)
        for place, card in zip(places, reversed([deck[place] for place in places]), strict=True):
            deck[place] = card
        other = msgspec.structs.replace(puzzle, deck=tuple(deck)).game()
        assert other.omniscient_view().discard == game.omniscient_view().discard
        assert (other.own(seat), other.public_view()) == (game.own(seat), game.public_view())

    def test_strangers_and_nonsense_are_refused(self) -> None:
        async def scene() -> None:
            services = InMemoryServer()
            name = one().name
            async with services.browser() as stranger, services.browser(await services.guest("Ann")) as browser:
                for asked in (stranger.get("/api/puzzles/next"), stranger.get(f"/api/puzzles/{name}")):
                    assert (await asked).json() == {"reason": "not-known"}
                answer = await stranger.post(f"/api/puzzles/{name}", json={"code": one().best})
                assert answer.json() == {"reason": "not-known"}
                for path in ("/api/puzzles/nothing", "/api/puzzles/..%2Fnext", "/api/puzzles/%00"):
                    assert (await browser.get(path)).status_code == 404
                assert (await browser.get("/api/puzzles/next?kind=easy")).json() == {"reason": "bad-message"}
                for code in (-1, 535, 10**30, "0", None, 1.5, [0]):
                    refused = await browser.post(f"/api/puzzles/{name}", json={"code": code})
                    assert refused.json() == {"reason": "bad-message"}
                legal = {worth.code for worth in one().worths}
                illegal = next(code for code in range(535) if code not in legal)
                refused = await browser.post(f"/api/puzzles/{name}", json={"code": illegal})
                assert refused.json() == {"reason": "not-legal"}
                refused = await browser.post(f"/api/puzzles/{name}", json={"code": one().best, "rating": 3000})
                assert refused.json() == {"reason": "bad-message"}
                assert (await browser.get(f"/api/puzzles/{name}")).json()["standing"]["answers"] == 0

        run(scene)

    def test_a_host_can_switch_them_off(self) -> None:
        async def scene() -> None:
            services = InMemoryServer(msgspec.structs.replace(SETTINGS, puzzles=False))
            path = f"/api/puzzles/{one().name}"
            async with services.browser(await services.guest("Ann")) as browser:
                for asked in (
                    browser.get("/api/puzzles/next"),
                    browser.get(path),
                    browser.post(path, json={"code": one().best}),
                ):
                    refused = await asked
                    assert (refused.status_code, refused.json()) == (403, {"reason": "no-puzzles"})
                assert await services.database.read("SELECT * FROM puzzle_answers") == []

        run(scene)


class TestAnswered:
    def test_the_first_answer_counts_and_every_answer_is_explained(self) -> None:
        async def scene() -> None:
            services = InMemoryServer()
            puzzle = one()
            path = f"/api/puzzles/{puzzle.name}"
            async with services.browser(await services.guest("Ann")) as browser:
                missed = (await browser.post(path, json={"code": wrong(puzzle)})).json()
                assert (missed["is_right"], missed["counted"]) == (False, True)
                assert [action["code"] for action in missed["actions"]] == [worth.code for worth in puzzle.worths]
                assert missed["actions"][0]["facts"] or missed["actions"][1]["facts"]
                assert missed["misses"] == msgspec.to_builtins(puzzle.misses)
                assert missed["after"]["rating"] < missed["before"]["rating"] == Standing().rating
                again = (await browser.post(path, json={"code": puzzle.best})).json()
                assert (again["is_right"], again["counted"]) == (True, False)
                assert again["after"] == again["before"] == missed["after"]
                shown = (await browser.get(path)).json()
                assert (shown["answered"], shown["standing"]) == (True, missed["after"])
                assert shown["left"] == len(puzzles()) - 1
                (kept,) = (await browser.get("/api/me/export")).json()["puzzles"]
                assert (kept["puzzle"], kept["code"], kept["is_right"]) == (puzzle.name, wrong(puzzle), False)
                await browser.post("/api/me/forget", json=None)

        run(scene)

    def test_the_next_one_is_new_until_all_are_answered(self) -> None:
        async def scene() -> None:
            services = InMemoryServer()
            async with services.browser(await services.guest("Ann")) as browser:
                for kind in Kind:
                    of_kind = [puzzle for puzzle in puzzles().values() if puzzle.kind is kind]
                    if not of_kind:
                        continue
                    path = f"/api/puzzles/next?kind={kind}"
                    first = (await browser.get(path)).json()
                    assert (first["kind"], first["left"]) == (kind, len(of_kind))
                    assert (await browser.get(path)).json()["puzzle"] == first["puzzle"]
                    await browser.post(f"/api/puzzles/{first['puzzle']}", json={"code": first["own"]["legal"][0]})
                    second = (await browser.get(path)).json()
                    assert (second["puzzle"] == first["puzzle"]) == (len(of_kind) == 1) == second["answered"]

        run(scene)

    def test_who_has_answered_all_gets_the_oldest_again(self) -> None:
        every = list(puzzles().values())
        order = random.Random(1).sample(every, len(every))
        answers = [KeptAnswer(number, puzzle.name, 1, True, 0, 1500.0, 100.0) for number, puzzle in enumerate(order, 1)]
        assert next_puzzle(every, answers, "ann") is order[0]
        assert next_puzzle(every, answers[1:], "ann") is order[0]

    def test_answering_uses_up_a_share_of_the_address(self) -> None:
        async def scene() -> None:
            limits = msgspec.structs.replace(SETTINGS.limits, requests_per_second=0.001, requests_at_once=5)
            services = InMemoryServer(msgspec.structs.replace(SETTINGS, limits=limits))
            async with services.browser(await services.guest("Ann")) as browser:
                path = f"/api/puzzles/{one().name}"
                reasons = [(await browser.post(path, json={"code": one().best})).json() for _ in range(200)]
                assert {"reason": "too-fast"} in reasons

        run(scene)


def test_at_two_server_processes_the_first_answer_counts(postgres: Postgres) -> None:
    """Answered at both at once, too: what one has kept, the other knows."""
    asyncio.run(empty(postgres.url))
    settings = {"DERBY_SECRET": "the wooden horse of Troy"}
    with running(postgres.url, settings) as one, running(postgres.url, settings) as other:
        here, there = Guest(one, "Ann"), Guest(other, None)
        there.http.cookies = here.http.cookies
        guests = (here, there)
        for number in range(1, 6):
            put, same = (guest.get("/api/puzzles/next")["puzzle"] for guest in guests)
            assert put == same
            with ThreadPoolExecutor() as both:
                codes = puzzles()[put].best, wrong(puzzles()[put])
                path = f"/api/puzzles/{put}"
                asked = [
                    both.submit(guest.post, path, {"code": code}) for guest, code in zip(guests, codes, strict=True)
                ]
            answers = [each.result() for each in asked]
            assert sorted(answer["counted"] for answer in answers) == [False, True]
            (counted,) = [answer for answer in answers if answer["counted"]]
            standings = [guest.get(path)["standing"] for guest in guests]
            assert standings == [counted["after"]] * 2
            assert standings[0]["answers"] == number
