"""The picture of a table: whole, with the page's art and colours, and without what its viewer may not see."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import derby
from derby.game import figures
from derby.game.drawing import table_svg
from tests.combinations import COMBINATIONS
from tests.properties.random_games import some_position

LATE = derby.position("gods:AHM track:P12,D9,G7,L4,X0,S0 holders:D7G1/L2P1/S6X4 bets:dPaD/gXbG/hLkS")
PALETTE = Path(__file__).parent.parent.parent / "web" / "src" / "art" / "palette.css"


def words(svg: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)


def test_a_game_shows_every_card_and_a_view_only_its_own() -> None:
    everything = words(table_svg(LATE.omniscient_view(), LATE.set_up))
    assert {"2/1", "3/1", "4/2", "6/3", "1/0"} <= set(everything)
    assert [word for word in everything if word in "abcdefghijk"] == list("dagbhk")
    own = words(table_svg(LATE.view(1), LATE.set_up))
    assert [word for word in own if word in "abcdefghijk"] == list("gb")
    assert "1/0" not in own
    nobody = table_svg(LATE.view(None), LATE.set_up)
    assert not re.search(r"\d/\d", " ".join(words(nobody)))


def test_a_notebook_shows_games_and_views() -> None:
    view, game = LATE.view(0), LATE
    assert view._repr_svg_() == table_svg(view, LATE.set_up)  # pyright: ignore[reportPrivateUsage]
    assert game._repr_svg_() == table_svg(game.omniscient_view(), LATE.set_up)  # pyright: ignore[reportPrivateUsage]


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_every_position_is_drawn_whole(number: int) -> None:
    """As XML that can be read, with figures that are there, and nothing from elsewhere."""
    game, _ = some_position(number)
    for svg in (game._repr_svg_(), table_svg(game.view(None))):  # pyright: ignore[reportPrivateUsage]
        root = ElementTree.fromstring(svg)
        ids = {node.get("id") for node in root.iter() if node.get("id")}
        used = {node.get("href", "")[1:] for node in root.iter("{http://www.w3.org/2000/svg}use")}
        assert len(used) >= 12
        assert used <= ids
        assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
        assert len(svg) < 100_000


def test_the_colours_are_those_of_the_page() -> None:
    day = PALETTE.read_text(encoding="utf-8").split('[data-theme="night"]')[0]
    page = dict(re.findall(r"--([\w-]+): (#\w+);", day))
    assert {creature: page[creature] for creature in derby.Creature} == figures.COLOURS
    for ours, name in [("GLAZE", "glaze"), ("IVORY", "ivory"), ("CLAY", "clay"), ("MID_RACE", "mid-yellow")]:
        assert getattr(figures, ours) == page[name]
