"""The arena: who sits where, that deals are the same for all, that it can be stopped, and what failing bots get."""

import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from derby.bots import BOTS, BotFailed, Budget, UnknownBot
from derby.cli.main import app
from derby.game.actions import ACTIONS, Action, PlaySlow
from derby.game.set_up import SetUp, set_up
from derby.game.view import View
from derby.lab.arena import playing, saved_games
from derby.lab.arena.playing import Arena, ArenaError, Played, deal_seed, new_arena, play_arena, play_game
from derby.lab.arena.ratings import ArenaResult, BotResult, Match
from derby.lab.arena.saved_games import resume_arena
from tests.bots.rehearsals import noted_rehearsals

ROOT = Path(__file__).parents[3]
FEW_ROUNDS = Budget(rounds=2)


class Guest:
    """A bot of these tests: chooses at random and keeps what it saw."""

    description = "A guest."

    def __init__(self, name: str) -> None:
        self.name = name
        self.seen: list[View] = []

    def decide(self, set_up: SetUp, view: View, budget: Budget, stream: random.Random) -> Action:
        self.seen.append(view)
        return self.choose(view, stream)

    def choose(self, view: View, stream: random.Random) -> Action:
        return ACTIONS[stream.choice(view.legal)]


class Crasher(Guest):
    def choose(self, view: View, stream: random.Random) -> Action:
        if view.version > 20:
            raise ZeroDivisionError("lost my marbles")
        return super().choose(view, stream)


class Cheater(Guest):
    def choose(self, view: View, stream: random.Random) -> Action:
        return PlaySlow(0) if view.version < 8 else super().choose(view, stream)


def no_rehearsal(*given: object) -> None:
    """Nothing to get ready."""


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    for guest in (Guest("guest"), Crasher("crasher"), Cheater("cheater")):
        monkeypatch.setitem(BOTS, guest.name, guest)
    # No rehearsal here: these bots need no compiled rules, and keep what they saw.
    monkeypatch.setattr(playing, "rehearse", no_rehearsal)


def arena_of(*bots: str, seats: int = 4, seed: int = 1, round_robin: bool = False) -> Arena:
    return new_arena(set_up(seats), bots, FEW_ROUNDS, seed, round_robin=round_robin)


def timeless(games: list[Played]) -> list[Played]:
    return [msgspec.structs.replace(played, ms=(), most_ms=()) for played in games]


def run(*arguments: str, code: int = 0) -> Any:
    result = CliRunner().invoke(app, ["arena", *arguments, "--jobs", "1"])
    assert result.exit_code == code, result.output
    return result.stdout if code == 0 else result.output


def test_a_line_up_is_rotated_through_all_seatings() -> None:
    assert arena_of("guest", "random", "hero", seats=3).seatings == (
        ("guest", "random", "hero"),
        ("random", "hero", "guest"),
        ("hero", "guest", "random"),
    )


def test_of_two_bots_one_plays_against_the_rest_from_every_seat() -> None:
    seatings = arena_of("guest", "random", seats=5).seatings
    assert len(set(seatings)) == 5
    assert all(seating.count("guest") == 1 and seating.count("random") == 4 for seating in seatings)


@pytest.mark.parametrize("round_robin", [False, True])
def test_in_a_round_robin_every_pair_plays_both_ways(round_robin: bool) -> None:
    """It is asked for, or follows from more bots than seats."""
    bots = ("guest", "random", "hero", "mortal")
    seatings = arena_of(*bots, seats=3 if not round_robin else 4, round_robin=round_robin).seatings
    seats = len(seatings[0])
    assert len(set(seatings)) == len(seatings) == 12 * seats
    for one in bots:
        for rest in bots:
            alone = [own for own in seatings if own.count(one) == 1 and own.count(rest) == seats - 1]
            assert len(alone) == (seats if one != rest else 0)


def test_line_ups_that_do_not_fit_are_explained() -> None:
    with pytest.raises(ArenaError, match="3 bots don't fit 4 seats"):
        arena_of("guest", "random", "hero")
    with pytest.raises(ArenaError, match="two different bots"):
        arena_of("guest", "guest", round_robin=True)
    with pytest.raises(UnknownBot, match="no bot 'zeus'"):
        arena_of("guest", "zeus")


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert arena_of("guest", "random").games(1) == 4
    assert arena_of("guest", "random").games(4) == 4
    assert len(play_arena(arena_of("guest", "random"), 5)) == 8


def dealt(arena: Arena, game: int) -> dict[tuple[int, int | None], Any]:
    """What each seat finds in its two holders and on the track when it first decides in a race."""
    guest = BOTS["guest"]
    assert isinstance(guest, Guest)
    guest.seen.clear()
    play_game(arena, game)
    found: dict[tuple[int, int | None], Any] = {}
    for view in guest.seen:
        holders = [holder.cards for holder in view.holders]
        found.setdefault((view.race, view.viewer), (holders, [flyer.creature for flyer in view.track]))
    assert len(found) == 3 * arena.set_up.seats
    return found


def test_every_seating_gets_the_same_deal() -> None:
    """All seats are played by the guest, so that it sees all holders; the choices differ from game to game."""
    arena = arena_of("guest", "guest", "guest", "guest")
    deals = [dealt(arena, game) for game in range(8)]
    assert all(deal == deals[0] for deal in deals[:4])
    assert all(deal == deals[4] for deal in deals[4:])
    assert deals[0] != deals[4]
    games = play_arena(arena, 4)
    assert len({played.points for played in games}) > 1


def test_the_seed_chooses_the_deals_whoever_plays() -> None:
    assert deal_seed(1, 5) == deal_seed(1, 5)
    assert len({deal_seed(seed, deal) for seed in range(5) for deal in range(5)}) == 25


def test_the_same_arena_is_played_the_same_again() -> None:
    first, again = (timeless(play_arena(arena_of("guest", "random"), 8)) for _ in range(2))
    assert first == again
    assert first != timeless(play_arena(arena_of("guest", "random", seed=2), 8))


def test_worker_processes_play_the_same_games() -> None:
    arena = arena_of("random", "random", "random", seats=3)
    assert timeless(play_arena(arena, 9, jobs=2)) == timeless(play_arena(arena, 9))


def test_moves_without_a_choice_are_not_timed() -> None:
    played = play_game(arena_of("guest", "random"), 0)
    assert 0 < sum(played.moves) < played.actions
    assert all(most <= spent for most, spent in zip(played.most_ms, played.ms, strict=True))


def test_an_interrupted_arena_goes_on_to_the_same_result(tmp_path: Path) -> None:
    arena = arena_of("guest", "random", seats=3)
    whole = play_arena(arena, 6)
    path = tmp_path / "games.jsonl"
    finished = 0

    def interrupting(count: int) -> None:
        nonlocal finished
        finished += count
        if finished == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        resume_arena(arena, 6, path, progress=interrupting)
    path.write_bytes(path.read_bytes() + b'{"game":4,"deal":1,"bo')
    counts: list[int] = []
    resumed = resume_arena(arena, 6, path, progress=counts.append)
    assert counts == [4, 1, 1]
    assert timeless(resumed) == timeless(whole)
    assert len(path.read_text().splitlines()) == 7
    assert resume_arena(arena, 6, path) == resumed
    assert resume_arena(arena, 9, path)[:6] == resumed
    assert resume_arena(arena, 3, path) == resumed[:3]


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (arena_of("hero", "random", seats=3, seed=2), "seed 1 instead of 2"),
        (arena_of("mortal", "random", seats=3), "bots hero,random instead of mortal,random"),
        (arena_of("hero", "random"), "seats 3 instead of 4"),
        (arena_of("hero", "random", seats=3, round_robin=True), "round_robin False instead of True"),
        (new_arena(set_up(3), ("hero", "random"), Budget(ms=5)), "ms None instead of 5.0; rounds 2 instead of None"),
        (new_arena(set_up(3, variants=["zeus-sobers-up"]), ("hero", "random"), FEW_ROUNDS), "variants none instead of"),
    ],
)
def test_the_file_of_another_arena_is_refused(other: Arena, difference: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(msgspec.json.encode(saved_games.heading(arena_of("hero", "random", seats=3))) + b"\n")
    before = path.read_bytes()
    with pytest.raises(ArenaError, match=difference):
        resume_arena(other, 3, path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"some notes", b"some notes\n", b'{"derby": 1}\n', b"\n", b"\xff\n"])
def test_a_file_of_something_else_is_refused_and_kept(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(ArenaError, match="not a file of an arena"):
        resume_arena(arena_of("guest", "random"), 4, path)
    assert path.read_bytes() == content


def test_a_game_that_does_not_belong_there_is_found(tmp_path: Path) -> None:
    arena = arena_of("guest", "random", seats=3)
    path = tmp_path / "games.jsonl"
    resume_arena(arena, 3, path)
    lines = path.read_text().splitlines()
    for wrong in (lines[1].replace('"deal":0', '"deal":1'), lines[1].replace('"game"', '"gam"'), "[]", ""):
        path.write_text("\n".join([lines[0], wrong, *lines[2:]]) + "\n")
        with pytest.raises(ArenaError, match="line 2"):
            resume_arena(arena, 3, path)


def test_games_of_changed_bots_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A finished file can still be read."""
    arena = arena_of("guest", "random", seats=3)
    path = tmp_path / "games.jsonl"
    games = resume_arena(arena, 3, path)
    monkeypatch.setattr(saved_games, "source_digest", lambda: "other")
    assert resume_arena(arena, 3, path) == games
    with pytest.raises(ArenaError, match="have changed since"):
        resume_arena(arena, 6, path)


def test_a_crashing_bot_is_reported() -> None:
    failure = (
        r"crasher failed in game 0 \(deal 0\) on seat 0 at view version 2\d: raised ZeroDivisionError: lost my mar"
    )
    with pytest.raises(BotFailed, match=failure):
        play_arena(arena_of("crasher", "guest"), 4)


def test_a_cheating_bot_is_reported() -> None:
    failure = r"cheater failed in game 0 \(deal 0\) on seat 0 at view version \d: chose what it may not: .* not legal"
    with pytest.raises(BotFailed, match=failure):
        play_arena(arena_of("cheater", "guest"), 4)


def test_the_command_names_the_bot_that_failed(tmp_path: Path) -> None:
    """Games that were finished before are kept."""
    save = tmp_path / "games.jsonl"
    assert "crasher failed in game 0" in run("crasher", "random", "--games", "4", "--save", str(save), code=1)
    assert len(save.read_text().splitlines()) == 1


def test_the_command_can_be_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(arena: Arena, game: int) -> Played:
        if game == 2:
            raise KeyboardInterrupt
        return play_game(arena, game)

    save = tmp_path / "games.jsonl"
    monkeypatch.setattr(playing, "play_game", interrupted)
    shown = run("random", "random", "--games", "4", "--save", str(save), code=1)
    assert "the same command goes on" in shown
    assert len(save.read_text().splitlines()) == 3


@pytest.mark.parametrize("cached", [True, False])
def test_the_rules_are_compiled_before_games_begin(cached: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not for random players, who need none; and it is said if it takes long."""
    rehearsed = noted_rehearsals(monkeypatch, cached=cached)
    small = ["--games", "1", "--seats", "3", "--jobs", "1", "--rounds", "1"]
    assert "Compiling" not in CliRunner().invoke(app, ["arena", "random", "random", *small]).stderr
    assert not rehearsed
    result = CliRunner().invoke(app, ["arena", "mortal", "random", *small])
    assert [names for names, _ in rehearsed] == ([] if cached else [("mortal", "random")])
    assert ("Compiling the rules" in result.stderr) is not cached


def test_the_command_prints_one_object_with_the_documented_keys(tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    save = tmp_path / "games.jsonl"
    options = ("random", "random", "random", "--seats", "3", "--games", "4", "--save", str(save), "--json")
    result = json.loads(run(*options, "--plot", str(plot)))
    keys = "seats games deals seed ms rounds variants edition round_robin chance bots matches"
    assert set(result) == set(keys.split())
    assert (result["games"], result["deals"], result["ms"], result["rounds"]) == (6, 2, 200, None)
    keys = "name seats games win_share low high points ms_per_move most_ms decisions rating rating_low rating_high"
    assert [set(own) for own in result["bots"]] == [set(keys.split())]
    assert result["bots"][0]["win_share"] == pytest.approx(1 / 3)
    assert plot.read_text().startswith("<svg")
    assert json.loads(run(*options)) == result


def test_every_key_is_documented() -> None:
    words = set(re.findall(r"`(\w+)`", (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")))
    for kind in (ArenaResult, BotResult, Match, Played):
        assert set(kind.__struct_fields__) <= words


def test_the_command_shows_tables() -> None:
    shown = run("random", "guest", "--games", "4", "--seats", "3", "--round-robin", "--variants", "all")
    for word in ("6 games, 1 deals", "win share, 95 %", "Ratings", "One against the rest", "guest"):
        assert word in shown


def test_bad_options_are_explained(tmp_path: Path) -> None:
    assert "there is no bot 'zeus'" in run("zeus", "random", code=2)
    assert "don't fit 4 seats" in run("random", "random", "random", code=2)
    assert "no folder" in run("random", "random", "--plot", str(tmp_path / "no" / "plot.svg"), code=2)
    assert "can't be written" in run("random", "random", "--save", str(tmp_path / "no" / "games"), code=2)
    assert "can't be read" in run("random", "random", "--save", str(tmp_path), code=2)


def test_simulate_takes_a_bot_for_all_seats() -> None:
    arguments = ["simulate", "--players", "guest", "--games", "6", "--seats", "3", "--jobs", "1", "--json"]
    first, again = (json.loads(CliRunner().invoke(app, arguments).stdout) for _ in range(2))
    assert first == again
    assert first["players"] == "guest"
    assert first["games"] == 6
    assert sum(seat["win_share"] for seat in first["results"]) == pytest.approx(1)
    unknown = CliRunner().invoke(app, ["simulate", "--players", "zeus"])
    assert unknown.exit_code == 2
    assert "there is no bot 'zeus'" in unknown.output
