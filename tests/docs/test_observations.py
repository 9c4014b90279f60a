"""The page about observations is made from their declaration, and names all of it."""

import re
import runpy
from pathlib import Path

from derby.learn.encoding import HISTORY, LAYOUT, SIZE, START

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "observations.md"


def test_it_is_up_to_date(tmp_path: Path) -> None:
    runpy.run_path(str(ROOT / "scripts" / "generate_docs.py"))["main"](tmp_path)
    assert (tmp_path / "observations.md").read_bytes() == PAGE.read_bytes(), "run scripts/generate_docs.py"


def test_every_feature_and_version_is_there() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for feature in LAYOUT:
        assert f"\n| `{feature.name}` | {START[feature.name]}" in page
        assert f" | {feature.meaning} |\n" in page
    for version, changed in HISTORY.items():
        assert f"\n| {version} | {changed} |\n" in page


def test_the_numbers_follow_each_other_without_a_gap() -> None:
    spans = re.findall(r"(?m)^\| `\w+` \| (\d+)(?:–(\d+))? \|", PAGE.read_text(encoding="utf-8"))
    counted = [number for first, last in spans for number in range(int(first), int(last or first) + 1)]
    assert counted == list(range(SIZE))
