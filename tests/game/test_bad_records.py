"""Documents that aren't records, and records of impossible games: refused, with the place and the reason."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import derby
from derby import DerbyError, RecordError, UnfairChance
from derby.game.record import LARGEST, MOST_ACTIONS, MOST_CHANCES
from tests.records.corpus import FOLDER

WHOLE, UNFINISHED = "4-zpf", "4-zpf-unfinished"


@cache
def document(name: str = WHOLE) -> bytes:
    return (FOLDER / f"{name}.json").read_bytes()


def fields(name: str = WHOLE) -> dict[str, Any]:
    return json.loads(document(name))


def edited(source: str = WHOLE, /, **changes: Any) -> bytes:
    return json.dumps({**fields(source), **changes}).encode()


def read_whole(given: bytes) -> derby.Game:
    """Everything that is done with a record from outside."""
    read = derby.Record.parse(given)
    game = read.restore()
    if read.seed is not None:
        read.verify()
    return game


def refused(given: bytes, reason: str, error: type[DerbyError] = RecordError) -> None:
    with pytest.raises(error, match=reason):
        read_whole(given)


def test_the_records_used_here_are_good() -> None:
    assert read_whole(document()).is_over
    assert not read_whole(document(UNFINISHED)).is_over
    assert read_whole(edited()).is_over


@pytest.mark.parametrize("share", range(0, 100, 3))
def test_a_truncated_record_is_refused(share: int) -> None:
    whole = document()
    refused(whole[: len(whole) * share // 100], "this is not a whole JSON document")


@pytest.mark.parametrize("missing", [2, 3, 4, 10, 50])
def test_a_record_without_its_last_bytes_is_refused(missing: int) -> None:
    refused(document()[:-missing], "this is not a whole JSON document")


@pytest.mark.parametrize("text", [b"", b" ", b"\n", b"derby", b"{", b"}", b"{]", b"'", b"\0", b"\xff", b"NaN", b"// x"])
def test_what_is_not_json_is_refused(text: bytes) -> None:
    refused(text, "this is not a whole JSON document")


@pytest.mark.parametrize("text", [b"[]", b"1", b"null", b"true", b'"x"', b"1.5", b"[{}]", b"-0", b"1e5"])
def test_json_that_is_not_an_object_is_refused(text: bytes) -> None:
    refused(text, "this is no record of a game: Expected `object`")


@pytest.mark.parametrize("form", [None, "", "pgn", "Divinity-Derby Record", 1, [], {}, True])
def test_a_foreign_format_is_refused(form: object) -> None:
    refused(edited(format=form), 'its "format" is not "divinity-derby record"')


def test_an_object_without_a_format_is_refused() -> None:
    refused(b"{}", 'this is no record: its "format"')


@pytest.mark.parametrize("key", ["version", "rules"])
@pytest.mark.parametrize("value", [0, 2, -1, 10**18, "1", None, [1], 1.5, 10**40])
def test_another_version_is_refused(key: str, value: object) -> None:
    refused(edited(WHOLE, **{key: value}), f'the record has "{key}" .*; this program reads 1')


@pytest.mark.parametrize("key", ["version", "rules"])
def test_a_version_that_only_equals_ours_is_refused(key: str) -> None:
    refused(edited(WHOLE, **{key: True}), "Expected `int`, got `bool`")


@pytest.mark.parametrize(
    "key", ["format", "version", "rules", "edition", "gods", "variants", "first_player", "chance", "actions"]
)
def test_a_missing_field_is_refused(key: str) -> None:
    rest = fields()
    del rest[key]
    refused(json.dumps(rest).encode(), f'missing required field `{key}`|"{key}"')


def test_a_huge_document_is_refused() -> None:
    refused(document() + b" " * LARGEST, "at most 1,000,000 bytes")


@pytest.mark.parametrize(
    "opening", [b"[", b'{"a":', b'{"edition":[', b'{"format":"divinity-derby record","version":[[']
)
def test_deep_nesting_is_refused(opening: bytes) -> None:
    refused(opening * 40_000, r"nested too deeply|Expected `object`|not a whole JSON|at most 1,000,000 bytes")
    refused((opening * 100_000)[:LARGEST], r"nested too deeply|Expected `object`|not a whole JSON")


WRONG_TYPES: list[object] = [None, 1, -1, 1.5, "x", "", True, [], {}, [[]], [None], ["x"], {"x": 1}]
MAY_BE = {
    "start": [None],
    "points": [],
    "first_player_drawn": [True],
    "words": [],
    "seed": [None],
    "commitment": [],
    "variants": [],
}  # fmt: skip


@pytest.mark.parametrize("key", sorted(fields()))
def test_a_wrong_type_in_any_field_is_refused(key: str) -> None:
    for value in WRONG_TYPES:
        if value in MAY_BE.get(key, []) or value == fields()[key]:
            continue
        with pytest.raises(DerbyError):
            read_whole(edited(WHOLE, **{key: value}))


@pytest.mark.parametrize("level", ["record", "edition", "track", "movement", "bet", "judgment", "chance"])
def test_an_unknown_field_is_refused(level: str) -> None:
    whole = fields()
    edition = whole["edition"]
    places: dict[str, dict[str, Any]] = {
        "record": whole,
        "edition": edition,
        "track": edition["track"],
        "movement": edition["movement"][2],
        "bet": edition["bet"][2],
        "judgment": edition["judgment"],
        "chance": whole["chance"][0],
    }
    places[level]["winner"] = 1
    refused(json.dumps(whole).encode(), "unknown field `winner`")


def test_too_many_actions_are_refused() -> None:
    refused(edited(actions=[1] * (MOST_ACTIONS + 1)), f"length <= {MOST_ACTIONS}")


def test_too_many_chance_outcomes_are_refused() -> None:
    refused(edited(chance=fields()["chance"] * (MOST_CHANCES // 6 + 1)), f"length <= {MOST_CHANCES}")


@pytest.mark.parametrize("code", [-1, 535, 10**18, 10**30, 534])
@pytest.mark.parametrize("place", [0, 1, 40, -1])
def test_an_illegal_action_is_refused_by_its_place(code: int, place: int) -> None:
    actions = fields()["actions"]
    place %= len(actions)
    actions[place] = code
    refused(edited(actions=actions), f"action {place + 1}: .* is not legal now")


def test_a_missing_action_is_refused() -> None:
    refused(edited(actions=fields()["actions"][:-1]), r"draw is missing|victory points|don't fit each other")
    refused(edited(actions=fields()["actions"][1:]), "is not legal now|don't fit each other")


def test_actions_after_the_end_are_refused() -> None:
    refused(edited(actions=[*fields()["actions"], 0]), "goes on after its game has ended")


@pytest.mark.parametrize("place", [0, 1, -1])
def test_a_missing_chance_outcome_is_refused(place: int) -> None:
    chance = fields()["chance"]
    del chance[place]
    refused(edited(chance=chance), r"is not due now|don't fit each other|draw is missing|victory points")


def test_no_chance_at_all_is_refused() -> None:
    refused(edited(chance=[]), "don't fit each other")
    refused(edited(UNFINISHED, chance=[], actions=[]), "a deal or draw is missing")


def test_an_extra_chance_outcome_is_refused() -> None:
    chance = fields()["chance"]
    refused(edited(chance=[*chance, chance[0]]), "goes on after its game has ended")
    refused(edited(chance=[chance[0], *chance]), "chance 2: Deal is not due now")
    unfinished = fields(UNFINISHED)["chance"]
    refused(edited(UNFINISHED, chance=[*unfinished, unfinished[-1]]), "don't fit each other")


def with_deck(deck: list[Any], line_up: list[Any] | None = None) -> bytes:
    chance = fields()["chance"]
    chance[0]["deck"] = deck
    chance[0]["line_up"] = line_up or chance[0]["line_up"]
    return edited(chance=chance)


@pytest.mark.parametrize(
    "deck", [[], [0] * 54, [*range(53)], [*range(53), 52], [*range(1, 55)], [*range(55)], [*range(53), 10**25]]
)
def test_an_impossible_deal_is_refused(deck: list[int]) -> None:
    refused(with_deck(deck), "chance 1: a deal has each of the 54 movement cards once")


def test_an_impossible_line_up_is_refused() -> None:
    refused(with_deck(fields()["chance"][0]["deck"], [0, 1, 2, 3, 4, 4]), "chance 1: a line-up has each")


def test_cards_of_other_types_are_refused() -> None:
    for card in ("0", None, 0.5, True, [0]):
        refused(with_deck([card, *range(1, 54)]), "Expected `int`")


def test_a_draw_from_outside_the_zeus_deck_is_refused() -> None:
    chance = fields()["chance"]
    chance[1]["cards"] = [54] * 5
    refused(edited(chance=chance), "chance 2: Zeus draws")
    chance[1]["cards"] = [99] * len(fields()["chance"][1]["cards"])
    refused(edited(chance=chance), "chance 2: Zeus can only draw cards of the Zeus deck")


def test_an_unknown_kind_of_chance_is_refused() -> None:
    chance = fields()["chance"]
    for kind in ("Dice", None, 1):
        refused(edited(chance=[{**chance[0], "type": kind}, *chance[1:]]), "this is no record of a game")


@pytest.mark.parametrize("points", [[0, 0, 0, 0], [], None, [1], [10**30] * 4])
def test_edited_points_are_refused(points: object) -> None:
    assert fields()["points"] != points
    refused(edited(points=points), "victory points, replaying it gives")


def test_points_of_a_game_that_is_not_over_are_refused() -> None:
    refused(edited(UNFINISHED, points=[0, 0, 0, 0]), "victory points")


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("name",), "", "name: a name has"),
        (("name",), "\x1b[31mred", "name: a name has"),
        (("track", "finish_line_after"), 5, "finish_line_after"),
        (("track", "finish_line_after"), 41, "finish_line_after"),
        (("track", "yellow_line_after"), 23, "yellow_line_after"),
        (("movement", 0, "fast"), 1, "movement.0.fast"),
        (("movement", 3, "slow"), -1, "movement.3.slow"),
        (("movement", 8, "trick"), 21, "movement.8.trick"),
        (("movement", 8, "creature"), "Dragon", "8 movement cards instead of 9"),
        (("bet", 0, "places"), [], "bet.0.places"),
        (("bet", 1, "places"), ["first"], "names the same places"),
        (("bet", 1, "places"), ["tenth"], "Invalid enum value"),
        (("bet", 10, "points"), 51, "bet.10.points"),
        (("judgment", "cards_drawn"), 6, "judgment.cards_drawn"),
        (("judgment", "protection_cards"), 21, "judgment.protection_cards"),
        (("judgment", "protection_cards"), 2**70, "judgment.protection_cards"),
    ],
)
def test_a_broken_edition_inside_is_refused(path: tuple[str | int, ...], value: object, reason: str) -> None:
    edition = fields()["edition"]
    inner: Any = edition
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = value
    refused(edited(edition=edition), reason)


@pytest.mark.parametrize(
    "seed", ["", "0" * 63, "0" * 65, "g" * 64, "A" * 64, "0x" + "0" * 62, "0" * 63 + "\n", "0" * 64 + "\n"]
)
def test_a_seed_that_is_not_hexadecimal_is_refused(seed: str) -> None:
    refused(edited(seed=seed), "seed")
    refused(edited(commitment=seed), "commitment")


def test_a_seed_that_was_not_committed_to_is_unfair() -> None:
    refused(edited(seed="0" * 64), "not the one that was committed to", UnfairChance)
    refused(edited(commitment="0" * 64), "not the one that was committed to", UnfairChance)
    refused(edited(commitment=None), "not the one that was committed to", UnfairChance)


def test_a_seed_with_its_own_commitment_but_other_chance_is_unfair() -> None:
    seed = "0" * 64
    commitment = derby.fairness.commitment(bytes.fromhex(seed))
    changed = edited(seed=seed, commitment=commitment, first_player_drawn=False)
    refused(changed, "Deal 1 is not what the seed draws", UnfairChance)


def test_one_swapped_card_in_a_deal_is_unfair() -> None:
    """Two cards of the unused pile change places: the game plays the same, but it doesn't match the seed."""
    chance = fields()["chance"]
    deck = chance[-2]["deck"]
    deck[-1], deck[-2] = deck[-2], deck[-1]
    changed = edited(chance=chance)
    assert derby.Record.parse(changed).restore().is_over
    refused(changed, "is not what the seed draws", UnfairChance)


def test_a_swapped_line_up_is_unfair() -> None:
    chance = fields(UNFINISHED)["chance"]
    line_up = chance[0]["line_up"]
    line_up[0], line_up[1] = line_up[1], line_up[0]
    with pytest.raises(DerbyError):
        read_whole(edited(UNFINISHED, chance=chance))
    with pytest.raises(UnfairChance, match="Deal 2 is not what the seed draws"):
        derby.Record.parse(edited(UNFINISHED, chance=chance)).verify()


def test_another_first_player_is_refused() -> None:
    read = derby.Record.parse(edited(first_player=(fields()["first_player"] + 1) % 4))
    with pytest.raises(UnfairChance, match="the first player is not the one that the seed draws"):
        read.verify()
    for seat in (4, -1, 10**25):
        refused(edited(first_player=seat), "one of the seats 0 to 3")


def test_edited_words_are_unfair() -> None:
    for words in ([], ["nectar", "ambrosia"], ["Nectar"]):
        assert words != fields()["words"]
        refused(edited(words=words, first_player_drawn=False), "Deal 1 is not what the seed draws", UnfairChance)


def test_words_that_nobody_can_have_said_are_refused() -> None:
    refused(edited(words=["x" * 201]), "at most 200 characters")
    refused(edited(words=["x"] * 7), "length <= 6")
    refused(document().replace(b'"words":["', b'"words":["\\ud800'), "not a whole JSON document")


def test_a_record_without_a_seed_cannot_be_verified() -> None:
    read = derby.Record.parse(edited(seed=None, commitment=None))
    assert read.restore().is_over
    with pytest.raises(UnfairChance, match="reveals no seed"):
        read.verify()


@pytest.mark.parametrize(
    "number", [b"NaN", b"Infinity", b"-Infinity", b"1e999", b"-", b"01", b"1.", b"0x1", b"9" * 5000]
)
@pytest.mark.parametrize("key", [b'"version":', b'"first_player":', b'"fast":', b'"deck":[', b'"actions":['])
def test_malformed_numbers_are_refused(number: bytes, key: bytes) -> None:
    start = document().index(key) + len(key)
    end = start
    while document()[end] in b"0123456789":
        end += 1
    with pytest.raises(RecordError):
        read_whole(document()[:start] + number + document()[end:])


@pytest.mark.parametrize("bad", [b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xe2\x82"])
def test_invalid_utf8_is_refused(bad: bytes) -> None:
    refused(document().replace(b"Olympus", b"Olym" + bad + b"pus"), "not a whole JSON document")
    refused(document().replace(b'"gods"', b'"go' + bad + b'ds"'), "not a whole JSON document|unknown field")
    refused(bad + document(), "not a whole JSON document")


def test_the_last_of_two_equal_fields_counts_everywhere() -> None:
    twice = document().replace(b'"version":1', b'"version":2,"version":1')
    assert read_whole(twice).is_over
    refused(document().replace(b'"version":1', b'"version":1,"version":2'), 'the record has "version" 2')
    refused(document()[:-2] + b',"actions":[]}', "don't fit each other")


@pytest.mark.parametrize("gods", [[], ["odin"], ["odin"] * 4, ["odin", "horus", "marduk", "zeus"], ["odin"] * 7])
def test_gods_that_cannot_play_are_refused(gods: list[str]) -> None:
    refused(edited(gods=gods), "the game can't be set up|this is no record of a game")


def test_impossible_variants_are_refused() -> None:
    refused(edited(variants=["fate-tokens"]), "fate-tokens need power-of-the-gods")
    refused(edited(variants=["poker"]), "Invalid enum value")


def position_record(**changes: Any) -> bytes:
    line = "gods:AHM first:1 stage:fast-card holders:D1D2/G3G4/P1P2"
    whole = json.loads(derby.position(line).record().dump())
    return json.dumps({**whole, **changes}).encode()


def test_a_record_that_begins_with_a_position_is_read() -> None:
    assert read_whole(position_record()).seat_to_act == 1


@pytest.mark.parametrize("start", ["", "x", "gods:AHM stage:fast-card", "gods:AAA", "x" * 4000, "gods:AHM race:9"])
def test_a_record_with_a_bad_start_is_refused(start: str) -> None:
    refused(position_record(start=start), "the game can't be set up")


def test_a_record_whose_start_is_too_long_is_refused() -> None:
    refused(position_record(start="x" * 4001), "length <= 4000")


@pytest.mark.parametrize(
    "change", [{"gods": ["odin", "horus", "marduk"]}, {"variants": ["zeus-sobers-up"]}, {"first_player": 0}]
)
def test_a_record_that_contradicts_its_start_is_refused(change: dict[str, Any]) -> None:
    refused(position_record(**change), "its start has other gods, variants or another first player")


@settings(max_examples=400, deadline=None)
@given(st.sampled_from([WHOLE, UNFINISHED, "3-base-unfinished"]), st.data())
def test_a_changed_byte_is_refused_or_makes_another_record(name: str, data: st.DataObject) -> None:
    whole = bytearray(document(name))
    for _ in range(data.draw(st.integers(1, 2))):
        place = data.draw(st.integers(0, len(whole) - 1))
        match data.draw(st.sampled_from(["change", "digit", "remove", "insert"])):
            case "change":
                whole[place] = data.draw(st.integers(0, 255))
            case "digit":
                whole[place] = data.draw(st.sampled_from(b"0123456789"))
            case "remove":
                del whole[place]
            case _:
                whole.insert(place, data.draw(st.integers(0, 255)))
    try:
        game = read_whole(bytes(whole))
    except DerbyError:
        return
    # An accepted record can be written and read again.
    again = derby.Record.parse(game.record().dump()).restore()
    assert again.notation() == game.notation()


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=300))
def test_random_bytes_are_refused(given: bytes) -> None:
    with pytest.raises(RecordError):
        derby.Record.parse(given)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path, reason in ((tmp_path / "none", "No such file"), (tmp_path, "directory"), ("a\0b", "is no path")):
        with pytest.raises(RecordError, match=reason):
            derby.Record.load(path)
    (tmp_path / "huge").write_bytes(document() + b" " * LARGEST)
    with pytest.raises(RecordError, match="at most 1,000,000 bytes"):
        derby.Record.load(tmp_path / "huge")


def test_a_saved_game_replaces_a_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("something much longer that was there before" * 1000)
    game = derby.new_game(3, seed=1)
    game.record().save(path)
    assert derby.Record.load(path).restore().notation() == game.notation()
    assert list(tmp_path.iterdir()) == [path], "nothing else is left behind"


def test_a_game_that_cannot_be_saved_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    game = derby.new_game(3, seed=1)
    game.record().save(path)
    before = path.read_bytes()
    game.apply(game.legal_codes()[0])
    write = Path.write_bytes

    def half(self: Path, data: bytes) -> int:
        write(self, data[: len(data) // 2])
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", half)
        with pytest.raises(OSError, match="the disk is full"):
            game.record().save(path)
    assert path.read_bytes() == before
    game.record().save(path)
    assert derby.Record.load(path).restore().notation() == game.notation()
