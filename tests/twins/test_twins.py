"""The compiled rules do what the interpreted ones do: every field of the table, after every decision."""

import os
import random
import struct
from typing import Any, cast

import pytest

from derby import SetUp, Variant, olympus
from derby.declaration import Numbers
from derby.game.names import GODS
from derby.playouts.dice import Dice, new_dice
from derby.playouts.random_playout import ALL, play_decisions
from derby.rules.choices import Choices
from derby.rules.compiled import compiled_array, interpreted, record_type, twin
from derby.rules.sight import look_at_table, sight_of
from derby.table import NONE, Table
from tests.combinations import COMBINATIONS, named

GAMES = int(os.environ.get("DERBY_TWIN_GAMES", "10008"))
"""In total; set it higher for a longer run."""


def layout(declaration: type[Numbers]) -> struct.Struct:
    """The bytes of a compiled record, for numbers of an interpreted one."""
    kinds = {8: "b", 16: "h", 32: "i", 64: "q"}
    record = record_type(declaration)
    fields = cast("dict[str, tuple[Any, int]]", record.fields)
    text, end = "<", 0
    for name, field in declaration.fields.items():
        start = fields[name][1]
        count = 1
        for size in field.shape:
            count *= size
        text += f"{start - end}x{count}{kinds[field.bits]}"
        end = start + count * field.bits // 8
    return struct.Struct(f"{text}{record.itemsize - end}x")


TABLE, DICE, CHOICES = layout(Table), layout(Dice), layout(Choices)


@pytest.mark.parametrize(("seats", "variants"), COMBINATIONS, ids=named)
def test_both_speeds_agree_after_every_decision(seats: int, variants: tuple[Variant, ...]) -> None:
    compiled = twin(play_decisions)
    choices, compiled_choices = Choices(), compiled_array(Choices())
    chosen = random.Random(f"{seats} {variants}")
    for number in range(-(-GAMES // len(COMBINATIONS))):
        gods = tuple(chosen.sample(GODS, seats))
        table = SetUp(gods, variants, olympus()).table(chosen.randrange(seats))
        dice = new_dice(seats, number)
        records, compiled_dice = compiled_array(table), compiled_array(dice)
        record = records[0]
        played = 1
        while played:
            played = play_decisions(table, dice, choices, 1)
            assert compiled(record, compiled_dice[0], compiled_choices[0], 1) == played
            if TABLE.pack(*table.numbers()) != record.tobytes():
                assert interpreted(record, Table).numbers() == table.numbers(), (gods, number)
                pytest.fail("the numbers agree, but not the bytes")
        assert DICE.pack(*dice.numbers()) == compiled_dice.tobytes()
        assert CHOICES.pack(*choices.numbers()) == compiled_choices.tobytes()


@pytest.mark.parametrize(("seats", "variants"), COMBINATIONS, ids=named)
def test_both_speeds_hide_the_same(seats: int, variants: tuple[Variant, ...]) -> None:
    chosen = random.Random(f"{seats} {variants}")
    table = SetUp(tuple(chosen.sample(GODS, seats)), variants, olympus()).table(0)
    dice, choices = new_dice(seats), Choices()
    while play_decisions(table, dice, choices, 5):
        for viewer in range(NONE, seats):
            seen, records = [table], compiled_array(table)
            look_at_table(seen, [table], viewer)
            twin(look_at_table)(records, compiled_array(table), viewer)
            assert TABLE.pack(*seen[0].numbers()) == records.tobytes() == TABLE.pack(*sight_of(table, viewer).numbers())
            assert seen[0].numbers() != table.numbers()


def test_a_compiled_table_is_small_and_copied_as_memory() -> None:
    table = SetUp(GODS, (), olympus()).table(0)
    records = compiled_array(table, 2)
    assert records.itemsize <= 1000
    play = twin(play_decisions)
    dice = compiled_array(new_dice(1))[0]
    choices = compiled_array(Choices())[0]
    play(records[0], dice, choices, 40)
    assert records[0].tobytes() != records[1].tobytes()
    records[1] = records[0]
    assert records[0].tobytes() == records[1].tobytes()
    play(records[0], dice, choices, ALL)
    assert records[0].tobytes() != records[1].tobytes(), "a copy has a life of its own"


def test_a_table_comes_back_from_its_record_unchanged() -> None:
    table = SetUp(GODS[:5], (Variant.POWER_OF_THE_GODS,), olympus()).table(3)
    play_decisions(table, new_dice(4), Choices(), 90)
    assert interpreted(compiled_array(table)[0], Table).numbers() == table.numbers()
