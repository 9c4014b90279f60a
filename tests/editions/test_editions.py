"""Editions: the default one, some that can't be played, and some that only just can."""

import random
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

import derby
from derby import Edition, EditionError, SetUp, Variant, load_edition, olympus
from derby.editions import BetCard, Judgment, MovementCard, Track, parse_edition
from derby.editions.edition import CREATURE_NAMES, PLACE_NAMES
from derby.editions.loading import LARGEST_FILE
from derby.game.names import GODS
from derby.playouts.dice import new_dice
from derby.playouts.random_playout import play_decisions
from derby.rules.choices import Choices
from derby.rules.compiled import compiled_array, interpreted, twin
from derby.table import Table
from tests.combinations import COMBINATIONS, named
from tests.properties.random_games import numbers
from tests.twins.test_twins import TABLE

SHARED = Path(__file__).parents[3] / "shared" / "components.toml"
"""The components given to the project; outside the repository."""


@cache
def text() -> str:
    return files("derby.editions").joinpath("olympus.toml").read_text(encoding="utf-8")


# The default edition.


def test_the_default_edition_has_what_is_in_the_box() -> None:
    edition = olympus()
    assert edition.name == "Olympus"
    assert len(edition.cards) == 54
    assert len(edition.bet) == 11
    assert sum(card.trick > 0 for card in edition.cards) == 24
    assert len({bet.bits() for bet in edition.bet}) == 11
    assert all(card.fast > card.slow >= 0 for card in edition.cards)
    assert (edition.judgment.protection_cards, edition.judgment.cards_drawn) == (4, 2)
    assert [edition.track.mid_race_line(seats) for seats in (3, 4, 5, 6)] == [12, 12, 15, 15]


def test_every_value_of_the_default_edition_has_its_source() -> None:
    document = tomllib.loads(text())
    for row in (*document["movement"], *document["bet"]):
        assert row["source"] in ("rulebook", "assumed")
    for section in ("track", "judgment"):
        sources = document[section].pop("sources")
        assert sources.keys() == document[section].keys()
        assert set(sources.values()) <= {"rulebook", "assumed"}
    assert {"rulebook", "assumed"} == {card.source for card in olympus().movement}


def test_the_default_edition_agrees_with_the_components_given() -> None:
    if not SHARED.exists():
        pytest.skip("the project's own papers are not here")
    given: dict[str, Any] = tomllib.loads(SHARED.read_text(encoding="utf-8"))
    ours: dict[str, Any] = tomllib.loads(text())
    assert ours["movement"] == given["movement"]
    assert ours["bet"] == given["bet"]
    for section in ("track", "judgment"):
        theirs = {key: value for key, value in given[section].items() if isinstance(value, int)}
        assert {key: value for key, value in ours[section].items() if isinstance(value, int)} == theirs


def test_a_file_is_loaded_as_the_text_in_it(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(text().replace("Olympus", "Ὄλυμπος").encode())
    assert load_edition(path) == load_edition(str(path)) == msgspec.structs.replace(olympus(), name="Ὄλυμπος")


def test_lines_may_end_as_on_windows() -> None:
    assert parse_edition(text().replace("\n", "\r\n")) == olympus()


def test_a_value_without_a_source_is_from_the_box() -> None:
    bare = "\n".join(line for line in text().splitlines() if not line.startswith("source"))
    edition = parse_edition(bare)
    assert {card.source for card in (*edition.movement, *edition.bet)} == {"box"}


# Editions that can't be played.


def changed(old: str, new: str, place: int = 0) -> tuple[str, int]:
    """The default edition with one change, and its line."""
    at = -1
    for _ in range(place + 1):
        at = text().index(old, at + 1)
    return text()[:at] + new + text()[at + len(old) :], text().count("\n", 0, at) + 1


def error_of(broken: str) -> EditionError:
    with pytest.raises(EditionError) as raised:
        parse_edition(broken, "mine.toml")
    error = raised.value
    assert isinstance(error, derby.DerbyError)
    where = "mine.toml" if error.line is None else f"mine.toml, line {error.line}"
    assert str(error) == f"{where}: {error.reason}"
    return error


MOVEMENT, BET = "[[movement]]", "[[bet]]"
CHANGES = [
    ("fast = 3", "fast = 1", 0, "fast is more than slow"),
    ("fast = 3", "fast = 0", 1, "fast is more than slow"),
    ("fast = 6", "fast = 21", 1, "at most 20"),
    ("fast = 6", "fast = -6", 0, "fast is more than slow"),
    ("slow = 0", "slow = -1", 0, "slow is at least 0, not -1"),
    ("trick = 3", "trick = -3", 2, "a dirty trick adds 1 to 20"),
    ("trick = 3", "trick = 21", 3, "a dirty trick adds 1 to 20"),
    ("fast = 4", 'fast = "4"', 0, "Expected `int`, got `str`"),
    ("fast = 4", "fast = 4.5", 0, "Expected `int`, got `float`"),
    ("fast = 4", "fast = true", 0, "Expected `int`, got `bool`"),
    ("fast = 4", "fast = inf", 0, "Expected `int`, got `float`"),
    ("fast = 4", "fast = []", 0, "Expected `int`"),
    ("fast = 4", "fast = 1979-05-27", 0, "Expected `int`, got `date`"),
    ("fast = 4", "fast = 99999999999999999999999", 0, "at most 20"),
    ("slow = 2", "slow = 2\nspeed = 3", 0, "unknown field `speed`"),
    ("points = 6", "points = 0", 0, "a bet card has 1 to 50 points, not 0"),
    ("points = 6", "points = -6", 2, "a bet card has 1 to 50 points"),
    ("points = 7", "points = 51", 0, "a bet card has 1 to 50 points"),
    ("points = 7", 'points = "many"', 0, "Expected `int`, got `str`"),
    ('places = ["second"]', "places = []", 0, "names at least one place"),
    ('places = ["second"]', 'places = ["second", "second"]', 0, "none twice"),
    ('places = ["second"]', 'places = ["first"]', 0, "the same places as bet card 1"),
    ('places = ["second", "third"]', 'places = ["second", "first"]', 0, "the same places as bet card 4"),
    ('places = ["second"]', 'places = ["seventh"]', 0, "Invalid enum value 'seventh'"),
    ('places = ["second"]', 'places = "second"', 0, "Expected `array`, got `str`"),
    ('places = ["second"]', "places = [2]", 0, "Expected `str`, got `int`"),
    ('source = "assumed"', 'source = "mine"', 3, "Invalid enum value 'mine'"),
    ('source = "rulebook"', "source = 1", 2, "Expected `str`, got `int`"),
    ("finish_line_after = 23", "finish_line_after = 5", 0, "after sector 6 to 40, not 5"),
    ("finish_line_after = 23", "finish_line_after = 41", 0, "after sector 6 to 40, not 41"),
    ("finish_line_after = 23", "finish_line_after = -1", 0, "not -1"),
    ("yellow_line_after = 12", "yellow_line_after = 0", 0, "after sector 1 to 22, not 0"),
    ("orange_line_after = 15", "orange_line_after = 23", 0, "after sector 1 to 22, not 23"),
    ("orange_line_after = 15", "orange_line_after = 15\nred_line_after = 3", 0, "unknown field `red_line_after`"),
    ("protection_cards = 4", "protection_cards = -1", 0, "0 to 20 protection cards"),
    ("protection_cards = 4", "protection_cards = 21", 0, "0 to 20 protection cards"),
    ("cards_drawn = 2", "cards_drawn = 0", 0, "Zeus draws 1 to 5 cards"),
    ("cards_drawn = 2", "cards_drawn = 6", 0, "Zeus draws 1 to 5 cards"),
    ('protection_cards = "rulebook"', 'lightnings = "rulebook"', 0, "there is no value 'lightnings'"),
    ('finish_line_after = "assumed"', 'sources = "assumed"', 0, "there is no value 'sources'"),
    ('name = "Olympus"', 'name = ""', 0, "1 to 60 printable characters"),
    ('name = "Olympus"', f'name = "{"x" * 61}"', 0, "1 to 60 printable characters"),
    ('name = "Olympus"', r'name = "\u001b[31mred"', 0, "printable"),
    ('name = "Olympus"', 'name = "a"\nauthor = "b"', 0, "unknown field `author`"),
    ('name = "Olympus"', "name = 5", 0, "Expected `str`, got `int`"),
    ("fast = 3", "fast = ", 0, "is not valid TOML"),
    ("fast = 3", "fast", 0, "is not valid TOML"),
    ("fast = 3", "fast = 3 4", 0, "is not valid TOML"),
    ("[track]", "[track", 0, "is not valid TOML"),
    ('name = "Olympus"', 'name = "Olympus', 0, "is not valid TOML"),
    ('name = "Olympus"', 'name = "a\x00b"', 0, "is not valid TOML"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "place", "reason"), CHANGES, ids=range(len(CHANGES)))
def test_a_broken_line_is_named_with_the_reason(old: str, new: str, place: int, reason: str) -> None:
    broken, line = changed(old, new, place)
    error = error_of(broken)
    assert reason in error.reason
    assert error.line == line + new.count("\n")


HEADINGS = [
    (f"{MOVEMENT}\nfast = 4\nslow = 2", f"{MOVEMENT}\nslow = 2", "missing required field `fast`"),
    (f"{MOVEMENT}\nfast = 4\nslow = 2", f"{MOVEMENT}\nfast = 4", "missing required field `slow`"),
    (f'{BET}\nplaces = ["third"]', BET, "missing required field `places`"),
    ("[judgment]\nprotection_cards = 4", "[judgment]", "missing required field `protection_cards`"),
    ("[track]\nfinish_line_after = 23", "[track]", "missing required field `finish_line_after`"),
    ('[track.sources]\nfinish_line_after = "assumed"', '[track.sources]\nfinish_line_after = "me"', "'me'"),
    ("[judgment.sources]", "[judgment.source]", "unknown field `source`"),
]


@pytest.mark.parametrize(("old", "new", "reason"), HEADINGS, ids=range(len(HEADINGS)))
def test_what_is_missing_is_named_by_the_heading(old: str, new: str, reason: str) -> None:
    broken, line = changed(old, new)
    error = error_of(broken)
    assert reason in error.reason
    assert error.line == line


def test_an_unknown_table_is_named_by_its_heading() -> None:
    broken = text() + "\n[zeus]\nmood = 'sober'\n"
    error = error_of(broken)
    assert "unknown field `zeus`" in error.reason
    assert error.line == broken.splitlines().index("[zeus]") + 1


@pytest.mark.parametrize("section", ["name", "track", "movement", "bet", "judgment"])
def test_a_missing_section_is_refused(section: str) -> None:
    document = tomllib.loads(text())
    del document[section]
    with pytest.raises(msgspec.ValidationError, match=f"missing required field `{section}`"):
        msgspec.convert(document, Edition)
    blocks = text().split("\n\n")
    kept = [block for block in blocks if not block.lstrip("[").startswith(section)]
    error = error_of("\n\n".join(kept))
    assert f"missing required field `{section}`" in error.reason


def test_a_deck_of_another_size_is_refused() -> None:
    broken, line = changed(f"{MOVEMENT}\nfast = 4", f"{MOVEMENT}\nfast = 9\nslow = 1\n\n{MOVEMENT}\nfast = 4")
    error = error_of(broken)
    assert "Dragon has 10 movement cards instead of 9 (54 in all)" in error.reason
    first = text().splitlines().index(MOVEMENT) + 1
    assert (error.line, first < line) == (first, True)


def test_a_creature_with_too_few_cards_is_named() -> None:
    broken, _ = changed("fast = 4", 'fast = 4\ncreature = "Sylph"')
    assert "Dragon has 8 movement cards instead of 9" in error_of(broken).reason


def test_an_unknown_creature_is_refused() -> None:
    broken, line = changed("fast = 4", 'fast = 4\ncreature = "Unicorn"')
    error = error_of(broken)
    assert ("Invalid enum value 'Unicorn'" in error.reason, error.line) == (True, line + 1)


def test_ten_bet_cards_are_refused() -> None:
    broken, _ = changed(f'{BET}\nplaces = ["disqualified"]\npoints = 7\nsource = "rulebook"', "")
    error = error_of(broken)
    assert error.reason == "there are 10 bet cards instead of 11"
    assert error.line == broken.splitlines().index(BET) + 1


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        ("", "missing required field `name`"),
        ("a = " + "[" * 100_000, "is nested too deeply"),
        ("a = " + "{b = " * 50_000, "is nested too deeply|not valid TOML"),
        ("a = " + "9" * 5000, "has a number that is too large"),
        ("\ud800", "is not valid TOML"),
        ("\N{ZERO WIDTH NO-BREAK SPACE}name = 'x'", "is not valid TOML"),
        ("movement = 5", "Expected `array`|missing required"),
        ("name = 'x'\nname = 'y'", "is not valid TOML: Cannot overwrite"),
    ],
    ids=["nothing", "lists", "tables", "number", "surrogate", "mark", "type", "twice"],
)
def test_a_text_that_is_not_an_edition_is_refused(broken: str, reason: str) -> None:
    assert any(part in error_of(broken).reason for part in reason.split("|"))


def test_lines_are_counted_as_toml_counts_them() -> None:
    """Not as Unicode does, which has more line breaks."""
    broken, line = changed("fast = 4", "fast = 0")
    assert error_of("# \u2028 \u0085 \n" + broken).line == line + 1
    assert error_of(broken.replace("\n", "\r\n")).line == line


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    latin, large = tmp_path / "latin.toml", tmp_path / "large.toml"
    latin.write_bytes("name = 'Phönix'".encode("latin-1"))
    large.write_text(text() + "#" * LARGEST_FILE)
    for path, reason in (
        (tmp_path / "none.toml", "can't be read: No such file"),
        (tmp_path, "can't be read"),
        (latin, "is not a UTF-8 text file"),
        (large, f"larger than {LARGEST_FILE} bytes"),
    ):
        with pytest.raises(EditionError, match=reason) as raised:
            load_edition(path)
        assert str(raised.value).startswith(str(path))
    with pytest.raises(EditionError, match="is not a path"):
        load_edition("a\0b")


def test_an_endless_file_is_refused() -> None:
    endless = Path("/dev/zero")
    if not endless.exists():
        pytest.skip("this system has no endless file")
    with pytest.raises(EditionError, match="larger than"):
        load_edition(endless)


@settings(max_examples=120, deadline=None)
@given(numbers)
def test_a_mutated_edition_is_refused_or_can_be_played(number: int) -> None:
    chosen = random.Random(number)
    lines = text().split("\n")
    for _ in range(chosen.choice((1, 1, 2))):
        at = chosen.randrange(len(lines))
        line = lines[at]
        match chosen.randrange(4):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, chosen.choice(lines))
            case 2:
                lines[at] = "".join(chosen.choice("0123456789-") if c.isdigit() else c for c in line)
            case _:
                place = chosen.randrange(len(line) + 1)
                lines[at] = line[:place] + chosen.choice('0"[]=#\n.x{}\\') + line[place + 1 :]
    try:
        edition = parse_edition("\n".join(lines))
    except EditionError:
        return
    play_at_random(edition, 4, (Variant.POWER_OF_THE_GODS,), chosen)


# Editions that can only just be played.


def edition(
    sectors: int = 23,
    lines: tuple[int, int] = (12, 15),
    cards: tuple[MovementCard, ...] = olympus().movement,
    bets: tuple[BetCard, ...] = olympus().bet,
    protections: int = 4,
    draws: int = 2,
) -> Edition:
    return Edition("Extreme", Track(sectors, *lines), cards, bets, Judgment(protections, draws))


def of_each_creature() -> tuple[MovementCard, ...]:
    """Nine cards of each creature, different for every creature, in mixed order."""
    cards = [
        MovementCard(place + number % 3 + 1, place, 5 if place == number else 0, creature)
        for place in range(9)
        for number, creature in enumerate(CREATURE_NAMES)
    ]
    return tuple(cards)


def worth_50() -> tuple[BetCard, ...]:
    bets = [BetCard((*PLACE_NAMES[:place], "disqualified"), 50) for place in range(9)]
    return (*bets, BetCard(("first",), 50), BetCard(("last",), 50))


EXTREMES = {
    "40 sectors": edition(40, (39, 1)),
    "6 sectors": edition(6, (1, 5)),
    "6 sectors, fast": edition(6, (1, 1), tuple(MovementCard(20, 19, 20) for _ in range(9))),
    "no protections": edition(protections=0),
    "no protections, no tricks": edition(cards=tuple(MovementCard(n + 1, n) for n in range(9)), protections=0, draws=5),
    "draws 5": edition(draws=5),
    "draws 5, protections 20": edition(draws=5, protections=20),
    "draws 1, protections 1": edition(draws=1, protections=1),
    "all tricks": edition(40, (39, 39), tuple(MovementCard(n + 1, n, 1 + n) for n in range(9)), draws=5),
    "no tricks": edition(cards=tuple(MovementCard(n + 1, 0) for n in range(9))),
    "values 20": edition(40, (20, 30), tuple(MovementCard(20, 19, 20) for _ in range(9))),
    "slow 0": edition(40, (39, 39), tuple(MovementCard(1, 0) for _ in range(9))),
    "points 50": edition(bets=worth_50()),
    "creatures differ": edition(cards=of_each_creature()),
}  # fmt: skip


@pytest.mark.parametrize("name", EXTREMES)
def test_an_extreme_edition_is_legal(name: str) -> None:
    broken = msgspec.structs.replace(EXTREMES[name], bet=())
    with pytest.raises(EditionError, match="there are 0 bet cards"):
        derby.new_game(3, edition=broken)
    game = derby.new_game(3, edition=EXTREMES[name], seed=1)
    assert derby.Record.parse(game.record().dump()).edition == EXTREMES[name]


def play_at_random(edition: Edition, seats: int, variants: tuple[Variant, ...], chosen: random.Random) -> None:
    """Play a whole game through the typed API; now and then the position is written and read back."""
    game = derby.new_game(
        gods=chosen.sample(GODS, seats), variants=variants, edition=edition, seed=chosen.getrandbits(64)
    )
    while not game.is_over:
        if chosen.random() < 0.05:
            assert derby.position(game.notation(), edition=edition).notation() == game.notation()
            game.view(chosen.randrange(seats))
        game.apply(chosen.choice(game.legal_codes()))
    read = derby.Record.parse(game.record().dump())
    assert read.verify() == 1 + len(read.chance)
    assert read.restore().points == game.points


@pytest.mark.parametrize("name", EXTREMES)
def test_an_extreme_edition_is_played_to_its_end(name: str) -> None:
    chosen = random.Random(name)
    # Each edition with some combinations; the two speeds below play all of them.
    for seats, variants in COMBINATIONS[list(EXTREMES).index(name) % 3 :: 3]:
        play_at_random(EXTREMES[name], seats, variants, chosen)


@pytest.mark.parametrize(("seats", "variants"), COMBINATIONS, ids=named)
def test_both_speeds_agree_on_extreme_editions(seats: int, variants: tuple[Variant, ...]) -> None:
    compiled = twin(play_decisions)
    choices, compiled_choices = Choices(), compiled_array(Choices())
    for number, name in enumerate(EXTREMES):
        for again in range(2):
            chosen = random.Random(f"{name} {again}")
            gods = tuple(chosen.sample(GODS, seats))
            table = SetUp(gods, variants, EXTREMES[name]).table(chosen.randrange(seats))
            dice = new_dice(number, again)
            record, compiled_dice = compiled_array(table)[0], compiled_array(dice)
            played = 1
            while played:
                played = play_decisions(table, dice, choices, 1)
                assert compiled(record, compiled_dice[0], compiled_choices[0], 1) == played
                if TABLE.pack(*table.numbers()) != record.tobytes():
                    assert interpreted(record, Table).numbers() == table.numbers(), name
                    pytest.fail("the numbers agree, but not the bytes")


def test_a_card_that_names_a_creature_belongs_to_it_alone() -> None:
    mine = EXTREMES["creatures differ"]
    for number, creature in enumerate(CREATURE_NAMES):
        own = mine.cards[9 * number : 9 * number + 9]
        assert {card.creature for card in own} == {creature.lower()}
    table = SetUp(GODS[:3], (), mine).table(0)
    assert table.fast == [card.fast for card in mine.cards]
    assert [card for card in range(54) if (table.trick_cards >> card) & 1] == [0, 10, 20, 30, 40, 50]


def test_cards_for_all_and_for_one_creature_go_together() -> None:
    mixed, _ = changed("fast = 4\nslow = 2", 'fast = 4\nslow = 2\ncreature = "Dragon"')
    for creature in CREATURE_NAMES[1:]:
        mixed += f'\n[[movement]]\nfast = 9\nslow = 2\ncreature = "{creature}"\n'
    mine = parse_edition(mixed)
    assert [card.fast for card in mine.cards[:9]].count(4) == 1
    assert [card.fast for card in mine.cards[9:18]].count(9) == 1
    assert len(mine.cards) == 54


def test_the_edition_decides_how_far_a_creature_flies() -> None:
    game = derby.position("gods:AHM stage:fast-card holders:D9D8/G3G4/P1P2", edition=edition(cards=of_each_creature()))
    game.apply(derby.PlayFast(8))
    assert (game.view(0).track[0].creature, game.view(0).track[0].sector) == (derby.Creature.DRAGON, 9)
