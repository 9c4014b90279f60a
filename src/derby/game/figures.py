"""The page's figures, as parts of an SVG: creatures, their tokens, and the gods' shields.

The drawings lie in `art/`, where the page reads them, too.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from derby.game.names import Creature, God

COLOURS = {
    Creature.DRAGON: "#1d9f7a",
    Creature.GRYPHON: "#ecb645",
    Creature.LAMASSU: "#1f64b0",
    Creature.PEGASUS: "#f7f0e3",
    Creature.PHOENIX: "#d64633",
    Creature.SYLPH: "#b79dda",
}
GLAZE, IVORY, CLAY, CLAY_LIGHT, INCISED = "#1c1411", "#f6ead3", "#d4804f", "#dd9463", "#eab185"
LINE, MUTED, GOLD, RAISED, FLESH, MID_RACE = "#8a4723", "#664a36", "#e0a93a", "#fdf7ea", "#f9efdc", "#ffdc4e"
"""The colours of the page by day (`web/src/art/palette.css`)."""
LIGHT_ON_DARK = (Creature.LAMASSU, Creature.PHOENIX)
"""Whose token has a light figure."""


@cache
def _art(name: str) -> Any:
    return json.loads(files("derby.game").joinpath("art", f"{name}.json").read_text(encoding="utf-8"))


@cache
def symbols_of(creature: Creature) -> str:
    """The flying figure and the token of a creature, to be used many times."""
    every, colour = _art("creatures"), COLOURS[creature]
    art, ring = every["creatures"][creature], every["rings"][creature]
    lines = 'fill="none" stroke-width="3.75" stroke-linecap="round" stroke-linejoin="round"'
    flesh = f'<path fill="{FLESH}" d="{art["flesh"]}"/>' if "flesh" in art else ""
    drawn = f'<path {lines} stroke="{GLAZE}" d="{art["drawn"]}"/>' if "drawn" in art else ""
    dash = f' stroke-dasharray="{ring["dash"]}"' if "dash" in ring else ""
    cap = ' stroke-linecap="round"' if creature is Creature.SYLPH else ""
    shape = FLESH if creature in LIGHT_ON_DARK else GLAZE
    return (
        f'<symbol id="derby-{creature}" viewBox="0 0 500 500"><path fill="{GLAZE}" d="{art["figure"]}"/>'
        f'<path fill="{colour}" d="{art["accent"]}"/><path {lines} stroke="{INCISED}" d="{art["incised"]}"/>'
        f"{flesh}{drawn}</symbol>"
        f'<symbol id="derby-{creature}-token" viewBox="0 0 100 100"><circle cx="48" cy="48" r="47.5" fill="{GLAZE}"/>'
        f'<circle cx="48" cy="48" r="37" fill="{colour}"/>'
        f'<path fill="none" stroke="{colour}" stroke-width="{ring["width"]}"{dash}{cap} d="{ring["d"]}"/>'
        f'<path fill="{shape}" d="{art["token"]}" transform="{art["place"]}"/>'
        f'<circle cx="77" cy="77" r="20.5" fill="{FLESH}" stroke="{GLAZE}" stroke-width="5"/>'
        f'<path class="letter" d="{every["glyphs"][art["letter"]]}" transform="translate(77 77)"/></symbol>'
    )


def shield(god: God, x: float, y: float, size: float) -> str:
    """The shield of a god, with its device."""
    art = _art("gods")[god]
    lines = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    device = f'<path fill="{IVORY}" d="{art["device"]}"/>'
    if "drawn" in art:
        device += f'<path {lines} stroke="{GLAZE}" stroke-width="4.5" d="{art["drawn"]}"/>'
    if "spots" in art:
        device += f'<path fill="{GLAZE}" d="{art["spots"]}"/>'
    parts = [f'<circle cx="250" cy="250" r="249" fill="{GLAZE}"/>']
    parts.append(f'<circle cx="250" cy="250" r="226" fill="none" stroke="{CLAY}" stroke-width="9"/>')
    parts.append(device)
    if "beads" in art:
        parts.append(
            f'<path {lines} stroke="{IVORY}" stroke-width="16.5" stroke-dasharray="0 19.5" d="{art["beads"]}"/>'
        )
    if "once" in art:
        parts.append(f'<path fill="{IVORY}" d="{art["once"]}"/>')
    if "turn" in art:
        parts.append(f'<g transform="{art["turn"]}">{device}</g>')
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({size / 500:g})">{"".join(parts)}</g>'
