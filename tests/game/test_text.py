"""Games, views and records as text: `print` shows the table, `repr` is one short line."""

import random
import re

import derby
from derby.game.text import table_text
from tests.combinations import COMBINATIONS

LATE = derby.position("gods:AHM track:P12,D9,G7,L4,X0,S0 holders:D7G1/L2P1/S6X4 bets:dPaD/gXbG/hLkS")


def test_a_game_shows_everything() -> None:
    assert str(LATE) == "\n".join(
        [
            "Race 1 of 3 · fast-card · anansi decides (seat 0)",
            "",
            "            0    5   10    15   20       sector  tokens",
            "1  pegasus  ············P┆···········║       12       1",
            "2  dragon   ·········D···┆···········║        9       1",
            "3  gryphon  ·······G·····┆···········║        7       1",
            "4  lamassu  ····L········┆···········║        4       1",
            "5  phoenix  X············┆···········║        0       1",
            "6  sylph    S············┆···········║        0       1",
            "",
            "    seat      points  bets",
            "▶★  0 anansi       0  d on pegasus, a on dragon",
            "    1 horus        0  g on phoenix, b on gryphon",
            "    2 marduk       0  h on lamassu, k on sylph",
            "",
            "    cardholder         cards",
            "    0 anansi | horus   D7 2/1+3  G1 3/1",
            "    1 horus | marduk   L2 4/2  P1 3/1",
            "    2 marduk | anansi  X4 6/3  S6 1/0+3",
            "",
            "Zeus deck: 4 protection cards · discard pile: 0 cards",
        ]
    )


def test_a_view_hides_what_its_viewer_may_not_see() -> None:
    shown = str(LATE.view(1))
    assert "1 horus (you)       0  g on phoenix, b on gryphon" in shown
    assert "2 marduk            0  ? on lamassu, ? on sylph" in shown
    assert "2 marduk | anansi  2 hidden" in shown
    nobody = str(LATE.view(None))
    assert re.findall(r"[a-k] on ", nobody) == []
    assert nobody.count("2 hidden") == 3


def test_a_view_from_elsewhere_is_shown_without_lines_and_values() -> None:
    shown = table_text(LATE.view(0), None)
    assert "D7  G1" in shown
    assert "┆" not in shown


def test_every_position_can_be_shown() -> None:
    for seats, variants in COMBINATIONS:
        game, lots = derby.new_game(seats, variants=variants, seed=seats), random.Random(seats)
        while not game.is_over:
            game.apply(lots.choice(game.legal_codes()))
            if lots.random() < 0.1:
                assert all(len(str(view).splitlines()) == 15 + 2 * seats for view in (game.view(0), game.view(None)))
        assert str(game).startswith("The game is over: ")


def test_a_repr_is_one_short_line() -> None:
    game = derby.new_game(6, seed=1, variants=derby.Variant)
    record = game.record()
    step = next(record.replay())
    assert repr(LATE) == "<Game anansi, horus, marduk: race 1, fast-card, seat 0 decides>"
    assert repr(LATE.view(None)) == "<View of a spectator: race 1, fast-card>"
    for thing in (game, game.view(0), game.set_up, game.set_up.edition, record, step, *game.legal_actions()):
        assert len(repr(thing)) <= 160
        assert "\n" not in repr(thing)


def test_how_a_view_is_shown_is_no_part_of_it() -> None:
    view = LATE.view(0)
    assert view == LATE.view(0)
    assert "set_up" not in view.__struct_fields__
