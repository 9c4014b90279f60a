"""Build the documentation as a site, in build/site: the README, all pages, and the reference from docstrings.

Run it with `scripts/docs`. It first gathers everything in build/docs, with links as the site needs them; files that a
page links to and that are no pages, as an example, lie beside them.
"""

import re
import runpy
import shutil
import sys
from pathlib import Path

import derby
from derby.cli.site import SiteError, write_site

ROOT = Path(__file__).parent.parent
MOVED = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages from above docs/, under their names on the site."""
REFERENCE: dict[str, tuple[str, list[str]]] = {
    "games": (
        "Games and views",
        ["new_game", "position", "Game", "SetUp", "View", "Creature", "God", "Variant", "Power", "Stage"],
    ),
    "actions": (
        "Actions",
        [
            "PlaceBet",
            "PlayFast",
            "PlaySlow",
            "PlaceFateToken",
            "PlayPower",
            "Pass",
            "parse_action",
            "code_of",
            "ACTIONS",
            "Action",
        ],
    ),
    "happenings": ("Events", ["seen_by", "Event", "events"]),
    "cards": ("Cards and editions", ["Card", "BetCard", "Edition", "olympus", "load_edition"]),
    "record": (
        "Records and fair chance",
        ["Record", "Step", "Chance", "Deal", "JudgmentDraw", "TabletDraw", "fairness"],
    ),
    "errors": (
        "Errors",
        [
            "DerbyError",
            "ActionError",
            "IllegalAction",
            "UnknownAction",
            "NotYourTurn",
            "StaleAction",
            "GameIsOver",
            "SetUpError",
            "ChanceError",
            "NotationError",
            "RecordError",
            "UnfairChance",
            "EditionError",
            "UnknownCard",
        ],
    ),
}
"""The pages of the reference, with the public names on each."""
BOTS = ["Bot", "Budget", "bot", "decided", "BotFailed", "UnknownBot"]
VIEW_PARTS = ["Bet", "Seat", "Flyer", "Holder", "PlayedCard", "Play", "Deed", "FalconsEye", "Wisdom", "Renewed"]
EXAMPLE = (
    "gods:AHMO track:P14,D12,X9,G7,S5,L2 past:P third:1 first:1 turn:1"
    " bets:dPaD/gXbG/hLkS/aXcP holders:D7G1S2P9/L2P1X8G5/D2S4P8L1/S6X4L7D9"
)
STYLE = """
:root > * {
  --md-primary-fg-color: #1c1411; --md-primary-fg-color--light: #3a2a22; --md-primary-fg-color--dark: #0d0908;
  --md-primary-bg-color: #f6ead3; --md-primary-bg-color--light: #e6d3b1; --md-accent-fg-color: #9a4522;
  --md-typeset-a-color: #8a3a1a;
  --md-text-font: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
[data-md-color-scheme="default"] { --md-default-bg-color: #fdf7ea; --md-code-bg-color: #f3e6cc; }
[data-md-color-scheme="slate"] {
  --md-default-bg-color: #15100e; --md-code-bg-color: #241a15; --md-typeset-a-color: #f0a273;
  --md-accent-fg-color: #ecbc55; --md-hue: 25;
}
.md-typeset h1, .md-typeset h2 { font-family: Georgia, "Times New Roman", serif; font-weight: 700; }
.md-typeset h1 { color: inherit; }
.md-typeset table:not([class]) { font-size: .68rem; }
.md-typeset pre > code { font-size: .72em; }
.game { width: 100%; height: 80vh; border: .05rem solid #d4804f; border-radius: .2rem; }
.doc-contents { padding-left: 1rem; border-left: .1rem solid #d4804f66; }
"""


PLAY = """# Play

The whole game, in this page: against bots, or together at one device. It is played in your browser, by the same Python
as everywhere else, and kept there. [In a page of its own](play/index.html)

<iframe class="game" src="play/index.html" title="Divinity Derby"></iframe>
"""
NO_PLAY = """# Play

This documentation was built without the page for the browser. `derby play` opens it; `derby site FOLDER` writes it.
"""


def gather(folder: Path) -> None:
    """Everything that the site is made from."""
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(ROOT / "docs", folder, ignore=shutil.ignore_patterns("README.md", "reference"))
    for page, name in MOVED.items():
        shutil.copy(ROOT / page, folder / name)
    runpy.run_path(str(ROOT / "scripts" / "generate_docs.py"))["reference"](folder / "reference")
    for page in folder.glob("*.md"):
        page.write_text(linked(page.read_text("utf-8"), page.name in MOVED.values(), folder), encoding="utf-8")
    for name, (title, names) in REFERENCE.items():
        write_reference(folder / "reference" / f"{name}.md", title, [f"derby.{each}" for each in names])
    write_reference(folder / "reference" / "bots.md", "Bots", [f"derby.bots.{each}" for each in BOTS])
    parts = [f"derby.view.{each}" for each in VIEW_PARTS]
    write_reference(folder / "reference" / "view-parts.md", "What is in a view", parts)
    library = folder / "library.md"
    game = derby.position(EXAMPLE)
    picture = game.view(1)._repr_svg_()  # pyright: ignore[reportPrivateUsage]
    library.write_text(library.read_text("utf-8").replace("<!-- picture -->", picture), encoding="utf-8")
    write_play(folder)
    (folder / "site.css").write_text(STYLE, encoding="utf-8")
    shutil.copy(ROOT / "web" / "public" / "favicon.svg", folder)


def write_play(folder: Path) -> None:
    """The game itself, where the page for the browser was built."""
    try:
        write_site(folder / "play")
    except SiteError:
        (folder / "play.md").write_text(NO_PLAY, encoding="utf-8")
    else:
        (folder / "play.md").write_text(PLAY, encoding="utf-8")


def write_reference(page: Path, title: str, names: list[str]) -> None:
    options = "\n    options:\n      inherited_members: true"
    blocks = [f"::: {name}{options if name == 'derby.View' else ''}" for name in names]
    page.write_text("\n\n".join([f"# {title}", *blocks]) + "\n", encoding="utf-8")


def linked(text: str, from_above: bool, folder: Path) -> str:
    """The page with its links as they are on the site."""

    def moved(found: re.Match[str]) -> str:
        target, anchor = found[1], found[2] or ""
        if target.startswith("https:"):
            return found[0]
        path = (ROOT if from_above else ROOT / "docs").joinpath(target).resolve()
        name = path.relative_to(ROOT).as_posix()
        if name in MOVED:
            return f"]({MOVED[name]}{anchor})"
        if name == "docs/README.md":
            return "](index.md)"
        if name.startswith("docs/") and path.is_file():
            return f"]({name.removeprefix('docs/')}{anchor})"
        if path.is_file():
            kept = folder / "files" / name
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, kept)
            return f"](files/{name})"
        return "](index.md)"

    return re.sub(r"\]\(([^)\s#]+)(#[^)\s]*)?\)", moved, text)


def build(source: Path, site: Path) -> None:
    """Gather and build; a link that leads nowhere, or a page that nobody finds, is an error."""
    from mkdocs.commands.build import build as build_site
    from mkdocs.config import load_config  # pyright: ignore[reportUnknownVariableType]

    gather(source)
    build_site(load_config(str(ROOT / "mkdocs.yml"), docs_dir=str(source), site_dir=str(site), strict=True))


if __name__ == "__main__":
    build(ROOT / "build" / "docs", ROOT / "build" / "site")
    sys.stdout.write("The site is in build/site; scripts/docs --serve shows it, with its search\n")
