"""What people write is cleaned before it is stored, and names that look alike are told apart."""

import pytest

from derby.tables.client_messages import GiveWords, Say, Sit
from derby.tables.lookalikes import skeleton, told_apart
from derby.tables.refusal import Refusal
from derby.tables.requests import outcome_of
from derby.tables.text import LONGEST_NAME, checked_line, checked_name, clean_line
from tests.tables.sans_io import LocalTable

FLAG = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("well\u202e drawkcab\u202c", "well drawkcab"),
        ("a\u2066b\u2069c\u200ed\u061ce", "abcde"),
        ("bell\x07 \x1b[31mred\x7f", "bell [31mred"),
        ("two\nlines\r\n\tand more", "two lines and more"),
        ("z" + "\u0310" * 40 + "algo", "z" + "\u0310" * 4 + "algo"),
        ("a\u0308", "ä"),
        ("\ufeffzero\u200bwidth\u00ad", "zerowidth"),
        (f"{FLAG} {FAMILY} \U0001faf1", f"{FLAG} {FAMILY} \U0001faf1"),
        ("שלום, привет, नमस्ते, ไทย", "שלום, привет, नमस्ते, ไทย"),
    ],
)
def test_what_can_not_be_seen_is_left_out_of_chat(text: str, clean: str) -> None:
    assert checked_line(text) == clean_line(text) == clean


@pytest.mark.parametrize("text", ["\u202e", " \n ", "\u200b\u200b", "\u2800", "\u0310"])
def test_a_line_without_anything_to_see_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="bad-message"):
        checked_line(text)


@pytest.mark.parametrize("name", ["Ann\u202e", "An\x07n", "\u2066Ann", "Ann" + "\u0310" * 9])
def test_such_names_are_refused(name: str) -> None:
    with pytest.raises(Refusal, match="bad-name"):
        checked_name(name)


def test_names_are_composed() -> None:
    assert checked_name("Zoe\u0308") == "Zoë"


@pytest.mark.parametrize(
    "other",
    ["ann", "ANN", "Аnn", "Ann.".rstrip("."), "\uff21nn", "Änn", "A\u200cnn", "𝐀nn", " A nn", "Αnn"],
)
def test_these_look_like_ann(other: str) -> None:
    assert skeleton(other) == skeleton("Ann")


@pytest.mark.parametrize(("one", "other"), [("Paul", "PauI"), ("Bob", "B0b"), ("Tim", "Tirn"), ("Boris", "Воrіѕ")])
def test_so_do_these(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Ann", "Ann (2)"), ("Борис", "Мария"), ("李", "王")])
def test_others_do_not(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_names_at_a_table_are_told_apart() -> None:
    names: list[str] = []
    for name in ("Ann", "Аnn", "ann", "Bob", "Ann (2)", "x" * LONGEST_NAME, "x" * LONGEST_NAME):
        names.append(told_apart(name, names))
    assert names[:5] == ["Ann", "Аnn (2)", "ann (3)", "Bob", "Ann (2) (2)"]
    assert names[6] == "x" * (LONGEST_NAME - 4) + " (2)"
    assert all(checked_name(name) == name for name in names)


def test_seats_and_chat_have_such_names() -> None:
    table = LocalTable(3)
    guests = [device.guest._replace(name="Ann") for device in table.devices]
    for seat, guest in enumerate(guests[:2]):
        table.write(outcome_of(table.state, guest, (), Sit(seat), lambda _: None))
    for guest in guests:
        table.write(outcome_of(table.state, guest, (), Say("he\u202ello"), lambda _: None))
    table.write(outcome_of(table.state, guests[0], (0,), GiveWords(0, "w\u202eords"), lambda _: None))
    assert [seat.name for seat in table.state.seats] == ["Ann", "Ann (2)", None]
    assert [(line.name, line.text) for line in table.state.chat] == [
        ("Ann", "hello"),
        ("Ann (2)", "hello"),
        ("Ann (3)", "hello"),
    ]
    assert table.state.words == {0: "words"}
