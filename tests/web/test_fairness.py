"""The page redoes every shuffle and draw in the browser, and finds what Python finds."""

import copy
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import derby
from derby.game.continuation import beginning, played_on
from derby.game.fairness import FairChance
from derby.game.game import Game
from tests.records.corpus import records
from tests.web.node import PageModules

Document = dict[str, Any]
Verdicts = Callable[..., list[dict[str, Any]]]

PROGRAM = """
import { verify } from "./replay/fairness.ts";

const verdicts = [];
for (const record of given) {
  verdicts.push(await verify(record).catch((error) => ({ reason: error.reason ?? String(error) })));
}
console.log(JSON.stringify(verdicts));
"""
PARTS = {"Deal": 2, "JudgmentDraw": 1, "TabletDraw": 1}
"""A deal is a deck and a line-up."""


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> Verdicts:
    page = PageModules(tmp_path_factory.mktemp("page"), "replay/fairness.ts")

    def found(*documents: Document) -> list[dict[str, Any]]:
        return page.run(PROGRAM, list(documents))

    return found


def document(path: Path) -> Document:
    return json.loads(path.read_bytes())


def named(name: str) -> Document:
    return document(next(path for path in records() if path.stem == name))


def checks_of(read: Document) -> int:
    """The commitment, the first player, and every part of every stroke of chance."""
    return 2 + sum(PARTS[chance["type"]] for chance in read["chance"])


def test_every_game_of_the_corpus_is_fair(verdicts: Verdicts) -> None:
    read = [document(path) for path in records()]
    kinds: Counter[str] = Counter()
    for one, verdict in zip(read, verdicts(*read), strict=True):
        assert verdict["isFair"], verdict
        assert len(verdict["checks"]) == checks_of(one)
        kinds.update(check["what"] for check in verdict["checks"])
    assert set(kinds) == {"commitment", "first-player", "deck", "line-up", "judgment", "tablet"}


@pytest.mark.parametrize("variants", [["power-of-the-gods"], ["zeus-sobers-up", "power-of-the-gods", "fate-tokens"]])
def test_games_full_of_powers_are_fair(verdicts: Verdicts, variants: list[str]) -> None:
    """Shed Skin, the Imperial Decree and the Tablet of Destinies all change what Zeus draws from."""
    gods = ["marduk", "quetzalcoatl", "yu-huang"]
    games: list[Game] = []
    for number in range(24):
        game = derby.new_game(gods=gods, variants=variants, seed=number, words=["ambrosia", "ἄριστον μὲν ὕδωρ"])
        lots = Random(number)
        while not game.is_over:
            game.apply(lots.choice(game.legal_codes()))
        games.append(game)
    assert any(isinstance(chance, derby.TabletDraw) for game in games for chance in game.chances)
    assert any(
        isinstance(chance, derby.JudgmentDraw) and len(chance.cards) == 3 for game in games for chance in game.chances
    )
    found = verdicts(*(json.loads(game.record().dump()) for game in games))
    assert [verdict["isFair"] for verdict in found] == [True] * len(games)


def swapped(cards: list[Any], one: int, other: int) -> None:
    assert cards[one] != cards[other]
    cards[one], cards[other] = cards[other], cards[one]


def another_card(judgment: Document) -> None:
    judgment["cards"][0] = (judgment["cards"][0] + 1) % 55


CHANGES: list[tuple[Callable[[Document], object], tuple[str, int | None]]] = [
    (lambda read: swapped(read["chance"][0]["deck"], 0, 1), ("deck", 0)),
    (lambda read: swapped(read["chance"][2]["deck"], -1, -2), ("deck", 1)),
    (lambda read: swapped(read["chance"][4]["line_up"], 2, 5), ("line-up", 2)),
    (lambda read: another_card(read["chance"][1]), ("judgment", 0)),
    (lambda read: another_card(read["chance"][5]), ("judgment", 2)),
    (lambda read: read["chance"][3]["cards"].pop(), ("judgment", 1)),
    (lambda read: read.update(first_player=(read["first_player"] + 1) % 4), ("first-player", None)),
    (lambda read: read.update(commitment="0" * 64), ("commitment", None)),
    (lambda read: read.update(commitment=None), ("commitment", None)),
]


@pytest.mark.parametrize(("change", "unfair"), CHANGES)
def test_what_was_changed_is_named(
    verdicts: Verdicts, change: Callable[[Document], object], unfair: tuple[str, int | None]
) -> None:
    read = copy.deepcopy(named("4-base"))
    assert [chance["type"] for chance in read["chance"]] == ["Deal", "JudgmentDraw"] * 3
    change(read)
    (verdict,) = verdicts(read)
    assert not verdict["isFair"]
    assert [(check["what"], check["race"]) for check in verdict["checks"] if not check["matches"]] == [unfair]


def test_another_seed_or_other_words_change_everything(verdicts: Verdicts) -> None:
    whole = named("4-base")
    seed = whole["seed"][1:] + whole["seed"][0]
    for verdict in verdicts({**whole, "seed": seed}, {**whole, "words": ["Nectar"]}, {**whole, "words": []}):
        missed = [check for check in verdict["checks"] if not check["matches"]]
        assert sum(check["what"] in ("deck", "line-up") for check in missed) == 6


def test_a_hidden_dirty_trick_changes_the_judgment(verdicts: Verdicts) -> None:
    whole = named("4-base")
    trick, fast = 121, 67
    place = next(place for place, code in enumerate(whole["actions"]) if trick <= code < trick + 54)
    actions = [code if at != place else code - trick + fast for at, code in enumerate(whole["actions"])]
    (verdict,) = verdicts({**whole, "actions": actions})
    assert [check["what"] for check in verdict["checks"] if not check["matches"]] == ["judgment"]


def test_a_game_that_goes_on_from_another_leaves_out_what_was_given(verdicts: Verdicts) -> None:
    path = next(path for path in records() if path.stem == "4-zpf")
    game = played_on(beginning(derby.Record.load(path), 90), FairChance(bytes(range(32))))
    lots = Random(7)
    while not game.is_over:
        game.apply(lots.choice(game.legal_codes()))
    assert game.given > 0
    read: Document = json.loads(game.record().dump())
    own = sum(PARTS[chance["type"]] for chance in read["chance"][game.given :])
    fair, claimed = verdicts(read, {key: value for key, value in read.items() if key != "given"})
    assert fair["isFair"]
    assert (fair["given"], len(fair["checks"])) == (game.given, 1 + own)
    assert not claimed["isFair"], "the seed has not drawn what was given"


UNFIT: list[tuple[Document, str]] = [
    ({"seed": None}, "no-seed"),
    ({"start": "gods:AHM"}, "began-midway"),
    ({"seed": "xyz"}, "bad-record"),
    ({"gods": ["odin"]}, "bad-record"),
    ({"chance": [{"type": "Deal", "deck": "all", "line_up": []}]}, "bad-record"),
    ({"chance": [{"type": "Coin"}]}, "bad-record"),
    ({"actions": ["pass"]}, "bad-record"),
    ({"actions": None}, "bad-record"),
    ({"edition": {}}, "bad-record"),
    ({"words": [1]}, "bad-record"),
]


@pytest.mark.parametrize(("changes", "reason"), UNFIT)
def test_what_cannot_be_verified_says_why(verdicts: Verdicts, changes: Document, reason: str) -> None:
    assert verdicts({**named("4-base"), **changes}) == [{"reason": reason}]


def test_more_deals_than_races_are_no_record(verdicts: Verdicts) -> None:
    whole = named("4-base")
    assert verdicts({**whole, "chance": [*whole["chance"], whole["chance"][0]]}) == [{"reason": "bad-record"}]
