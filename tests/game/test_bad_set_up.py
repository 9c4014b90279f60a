"""Impossible games: refused at set-up, with the reason."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import derby
from derby import DerbyError, EditionError, SetUpError
from tests.game.hostile import CannotHash, CannotSpeak, hostile_objects, kind

EVERY_SEAT_COUNT = r"a game has 3 to 6 seats"


def refused(reason: str, *seats: Any, **chosen: Any) -> None:
    with pytest.raises(SetUpError, match=reason) as raised:
        derby.new_game(*seats, **chosen)
    assert isinstance(raised.value, DerbyError)


@pytest.mark.parametrize("seats", [0, 1, 2, 7, -1, "4", True, None, 4.0, 10**5000, [4], *hostile_objects()], ids=kind)
def test_a_wrong_seat_count_is_refused(seats: object) -> None:
    refused(EVERY_SEAT_COUNT, seats)


def test_no_seats_and_no_gods_are_refused() -> None:
    refused("3 to 6 seats, not None")


def test_the_message_names_the_seat_count() -> None:
    refused("not 7", 7)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_too_few_gods_are_refused(count: int) -> None:
    refused(f"{EVERY_SEAT_COUNT}, not {count}", gods=list(derby.God)[:count])


def test_a_god_at_two_seats_is_refused() -> None:
    refused("odin has two seats", gods=["odin", "horus", "odin"])
    refused("has two seats", gods=[*derby.God, "odin"][1:])


def test_more_gods_than_there_are_seats_are_refused() -> None:
    refused("not 7", gods=[*derby.God, "odin"])


@pytest.mark.parametrize(
    "god", ["zeus", "", "ODIN", "yu huang", None, 3, True, b"odin", ["odin"], *hostile_objects()], ids=kind
)
def test_an_unknown_god_is_refused_with_the_list_of_gods(god: object) -> None:
    refused("there is no god .* choose from anansi, horus", gods=["anansi", "horus", god])


@pytest.mark.parametrize("gods", ["odin", "", 3, True, b"abc", CannotSpeak(), derby.God.ODIN], ids=kind)
def test_gods_that_are_not_a_list_are_refused(gods: object) -> None:
    refused(r"gods are a list of names|there is no god", gods=gods)


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_seats_and_gods_must_fit(seats: int) -> None:
    refused(f"{seats} seats, but 4 gods", seats, gods=list(derby.God)[:4])


@pytest.mark.parametrize("seats", ["4", 4.0, True, 0, CannotHash()], ids=kind)
def test_a_wrong_seat_count_is_refused_beside_gods_too(seats: object) -> None:
    refused(EVERY_SEAT_COUNT, seats, gods=list(derby.God)[:4])


@pytest.mark.parametrize("variant", ["zeus", "", "z", None, 1, True, ["zeus-sobers-up"], *hostile_objects()], ids=kind)
def test_an_unknown_variant_is_refused_with_the_list_of_variants(variant: object) -> None:
    refused("there is no variant .* choose from zeus-sobers-up", 4, variants=[variant])


@pytest.mark.parametrize("variants", ["zeus-sobers-up", "", None, 1, CannotSpeak()], ids=kind)
def test_variants_that_are_not_a_list_are_refused(variants: object) -> None:
    refused("variants are a list of names", 4, variants=variants)


@pytest.mark.parametrize("variants", [["fate-tokens"], ["fate-tokens", "zeus-sobers-up"]])
def test_fate_tokens_without_powers_are_refused(variants: list[str]) -> None:
    refused("fate-tokens need power-of-the-gods", 4, variants=variants)


def test_a_variant_named_twice_counts_once() -> None:
    game = derby.new_game(3, variants=["zeus-sobers-up", derby.Variant.ZEUS_SOBERS_UP])
    assert game.set_up.variants == (derby.Variant.ZEUS_SOBERS_UP,)


@pytest.mark.parametrize(
    "seed",
    [b"", b"short", bytes(31), bytes(33), "0" * 64, "7", 1.5, True, [1], bytearray(32), *hostile_objects()],
    ids=kind,
)
def test_a_bad_seed_is_refused(seed: object) -> None:
    refused("a seed is 32 bytes", 4, seed=seed)


@pytest.mark.parametrize("number", [2**256, -(2**256), 10**5000], ids=["2**256", "-2**256", "10**5000"])
def test_a_trial_number_beyond_a_seed_is_refused(number: int) -> None:
    refused("at most 256 bits", 4, seed=number)


@pytest.mark.parametrize("number", [0, -1, 2**256 - 1])
def test_a_trial_number_may_be_any_other(number: int) -> None:
    assert derby.new_game(3, seed=number).notation() == derby.new_game(3, seed=number).notation()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["a"] * 7, "at most 6 players, not 7"),
        (["a", "b" * 201], "at most 200 characters"),
        ([b"bytes"], "are a text"),
        ([None], "are a text"),
        ([5], "are a text"),
        (["\ud800"], "valid Unicode"),
        (["fine", "a\udfffb"], "valid Unicode"),
        ("nectar", "words are a list"),
        (b"nectar", "words are a list"),
        (5, "words are a list"),
        (None, "words are a list"),
        ({"a": "b"}, "words are a list"),
        (CannotSpeak(), "words are a list"),
        ([CannotHash()], "are a text"),
    ],
)
def test_bad_words_are_refused(words: object, reason: str) -> None:
    refused(reason, 4, words=words)


def test_the_longest_words_are_allowed() -> None:
    words = ["Ἄμβροσία" * 25] * 6
    chance = derby.new_game(4, words=words).fair_chance
    assert chance is not None
    assert chance.words == tuple(words)


@pytest.mark.parametrize("seat", [4, -1, "0", 1.0, True, [0], 10**5000, *hostile_objects()], ids=kind)
def test_a_bad_first_player_is_refused(seat: object) -> None:
    refused("one of the seats 0 to 3", 4, first_player=seat)
    refused("one of the seats 0 to 3", 4, first_player=seat, chance_given=True)


@pytest.mark.parametrize("source", [{"seed": 1}, {"seed": bytes(32)}, {"words": ["a"]}, {"seed": 1, "words": ["a"]}])
def test_a_game_whose_chance_is_given_has_no_seed_and_no_words(source: dict[str, Any]) -> None:
    refused("no seed and no words", 4, chance_given=True, first_player=0, **source)


def test_a_game_whose_chance_is_given_needs_its_first_player() -> None:
    refused("needs its first player", 4, chance_given=True)


def test_a_game_whose_chance_is_given_waits_for_the_deal() -> None:
    game = derby.new_game(4, chance_given=True, first_player=2)
    assert (game.chance_is_due, game.stage, game.commitment, game.first_player) == (True, "deal", None, 2)


@pytest.mark.parametrize("edition", [5, True, b"olympus.toml", {}, ["x"], *hostile_objects()[:3]], ids=kind)
def test_anything_but_an_edition_is_refused(edition: object) -> None:
    refused("an edition is a loaded one", 4, edition=edition)


@pytest.mark.parametrize("path", ["", "no-such-file.toml", "a\0b", Path("no-such-file.toml")], ids=repr)
def test_an_unreadable_edition_is_refused(path: str | Path) -> None:
    with pytest.raises(EditionError, match=r"can't be read|is not a path"):
        derby.new_game(4, edition=path)


def test_an_edition_made_by_hand_is_checked_too() -> None:
    olympus = derby.olympus()
    broken = msgspec.structs.replace(olympus, bet=olympus.bet[:10])
    with pytest.raises(EditionError, match="10 bet cards instead of 11"):
        derby.new_game(4, edition=broken)
