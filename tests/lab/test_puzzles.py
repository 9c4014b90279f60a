"""The puzzles of the package hold; more of them are found, again and again the same."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from derby.cli.main import app
from derby.lab.puzzles.checking import check, chosen
from derby.lab.puzzles.finding import Found, Search
from derby.lab.puzzles.judging import Depth
from derby.lab.puzzles.saved_finds import PuzzleFileError, find_puzzles, finds
from derby.puzzles.collection import FILE, UnknownPuzzle, puzzle_named, puzzles, read_puzzles, write_puzzles
from derby.puzzles.puzzle import EASIEST, HARDEST, Kind, Misses, Puzzle

SAMPLE = 2
"""Of each kind, so many are checked here; `derby lab puzzles --check` checks all."""
FEWEST = 300
FEWEST_OF_A_KIND = 40
LESS_DEEP = Depth(8, 1000)
LARGEST = 1_000_000


def of_each_kind(count: int) -> list[Puzzle]:
    by_kind: dict[Kind, list[Puzzle]] = {kind: [] for kind in Kind}
    for puzzle in sorted(puzzles().values(), key=lambda one: one.name):
        by_kind[puzzle.kind].append(puzzle)
    return [puzzle for each in by_kind.values() for puzzle in each[:count]]


def without_time(found: Found) -> Found:
    """Without what depends on the speed of the machine: how often Olympian misses in 50 ms."""
    same = [
        msgspec.structs.replace(puzzle, misses=msgspec.structs.replace(puzzle.misses, olympian=0))
        for puzzle in found.puzzles
    ]
    return msgspec.structs.replace(found, puzzles=tuple(same))


def test_the_package_has_enough_of_every_kind() -> None:
    counts = Counter(puzzle.kind for puzzle in puzzles().values())
    assert FILE.stat().st_size < LARGEST
    assert len(read_puzzles(FILE)) == len(puzzles()) == counts.total()
    assert counts.total() >= FEWEST
    assert {kind for kind in Kind if counts[kind] >= FEWEST_OF_A_KIND} == set(Kind)


@pytest.mark.parametrize("puzzle", of_each_kind(SAMPLE), ids=lambda puzzle: f"{puzzle.kind} {puzzle.name}")
def test_a_sample_holds_in_worlds_of_its_own(puzzle: Puzzle) -> None:
    checked = check(puzzle, depth=LESS_DEEP, seed="sample")
    assert checked.fault is None, checked


def test_every_puzzle_is_a_decision_of_its_kind_and_says_what_each_action_is_worth() -> None:
    for puzzle in puzzles().values():
        game = puzzle.game()
        view = game.view(game.seat_to_act)
        assert view.deeds is not None, "the history of the race is known"
        assert sorted(view.legal) == sorted(worth.code for worth in puzzle.worths)
        assert puzzle.worths[0].behind == 0 <= min(worth.behind for worth in puzzle.worths)
        assert puzzle.worths[1].behind >= 200, "two hundredths of the victory"
        assert puzzle.misses.hero * 2 >= puzzle.misses.tries
        assert puzzle.worths[0].told().facts or puzzle.worths[1].told().facts
        assert EASIEST <= puzzle.rating <= HARDEST


def test_what_bots_miss_more_often_is_rated_higher() -> None:
    first = next(iter(puzzles().values()))
    ratings = [
        msgspec.structs.replace(first, misses=misses).rating
        for misses in (Misses(12, 0, 0, 24), Misses(24, 6, 0, 24), Misses(24, 24, 3, 24), Misses(24, 24, 24, 24))
    ]
    assert ratings == sorted(ratings)
    assert len(set(ratings)) == len(ratings)


def test_a_puzzle_whose_answer_is_wrong_is_thrown_out() -> None:
    puzzle = of_each_kind(1)[0]
    best, second, *others = puzzle.worths
    wrong = msgspec.structs.replace(puzzle, worths=(second, best, *others))
    assert check(wrong, depth=LESS_DEEP).fault in ("another action is best", "it is of another kind")
    assert check(msgspec.structs.replace(puzzle, worths=(best,))).fault is not None
    assert check(msgspec.structs.replace(puzzle, actions=(*puzzle.actions, 534))).fault is not None
    assert check(puzzle, clearly=0.9, depth=Depth(2, 50)).fault is not None


def test_the_file_of_finds_is_continued_and_finds_the_same(tmp_path: Path) -> None:
    path = tmp_path / "finds.jsonl"
    seen: list[Found] = []
    find_puzzles(Search(1), 1, path, on_game=seen.append)
    (found,) = seen
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    find_puzzles(Search(1), 1, path, on_game=seen.append)
    assert without_time(seen[1]) == without_time(found)
    assert [puzzle.name for puzzle in finds([path, path])] == [puzzle.name for puzzle in found.puzzles]
    with pytest.raises(PuzzleFileError, match="another search"):
        find_puzzles(Search(2), 1, path)
    path.write_text("{}\n")
    with pytest.raises(PuzzleFileError, match="no file of found puzzles"):
        finds([path])
    with pytest.raises(PuzzleFileError, match="can't be read"):
        finds([tmp_path / "nothing"])


def test_one_puzzle_of_a_kind_is_chosen_from_a_race(tmp_path: Path) -> None:
    every = list(puzzles().values())
    twin = msgspec.structs.replace(every[0], start=every[0].start + " ")
    assert len(chosen([every[0], twin], 9)) == 1
    assert max(Counter(puzzle.kind for puzzle in chosen(every, 1)).values()) == 1
    write_puzzles(tmp_path / "some.jsonl", every)
    assert read_puzzles(tmp_path / "some.jsonl") == every
    with pytest.raises(UnknownPuzzle):
        puzzle_named("no such puzzle")


def test_the_command_checks_a_file_and_fails_for_a_bad_puzzle(tmp_path: Path) -> None:
    puzzle = of_each_kind(1)[-1]
    bad = msgspec.structs.replace(puzzle, worths=puzzle.worths[:1])
    write_puzzles(tmp_path / "bad.jsonl", [bad])
    done = CliRunner().invoke(
        app, ["lab", "puzzles", "--check", "--file", str(tmp_path / "bad.jsonl"), "--processes", "1"]
    )
    assert done.exit_code == 1
    assert "1 of 1 puzzles don't hold" in done.output
    assert CliRunner().invoke(app, ["lab", "puzzles"]).exit_code == 2
