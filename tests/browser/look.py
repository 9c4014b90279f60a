"""Looking at a screen: whether everything fits, and what axe finds."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

HERE = Path(__file__).parent
AXE = HERE.parents[1] / "web/node_modules/axe-core/axe.min.js"
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def what_is_too_small(page: Page) -> list[str]:
    """What can be touched, but is smaller than 44 px."""
    found: list[str] = page.evaluate(script("what_is_too_small.js"))
    return found


def what_does_not_fit(page: Page) -> list[str]:
    """Words that are cut off or run out of their box, and a page that is wider than its window."""
    found: list[str] = page.evaluate(script("what_does_not_fit.js"))
    return found


def what_is_broken(page: Page) -> list[str]:
    """Words that go on in the next line where they have no syllable's end."""
    found: list[str] = page.evaluate(script("what_is_broken.js"))
    return found


def what_is_said(page: Page) -> list[str]:
    """All texts of a screen, also those that only a screen reader tells."""
    found: list[str] = page.evaluate(script("what_is_said.js"))
    return found


def what_overlaps(page: Page) -> list[str]:
    """Pairs of controls or panels of which one covers the other."""
    found: list[str] = page.evaluate(script("what_overlaps.js"))
    return found


def what_is_out_of_sight(page: Page, needed: list[str]) -> list[str]:
    """What isn't in the window as a whole, by selector."""
    found: list[str] = page.evaluate(script("what_is_out_of_sight.js"), needed)
    return found


@cache
def script(name: str) -> str:
    return (HERE / name).read_text("utf-8")


@cache
def axe() -> str:
    return AXE.read_text("utf-8")


def what_axe_finds(page: Page, rule: str | None = None) -> list[str]:
    """Violations of WCAG 2.2 A and AA, or of one rule, each with the first element that has it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe())
    only = {"type": "rule", "values": [rule]} if rule else {"type": "tag", "values": STANDARD}
    found: Any = page.evaluate("(runOnly) => axe.run({ runOnly, resultTypes: ['violations'] })", only)
    return [
        f"{violation['id']}: {violation['help']}: {len(violation['nodes'])} × {violation['nodes'][0]['html'][:160]}"
        f" {violation['nodes'][0]['failureSummary'].splitlines()[-1].strip()[:200]}"
        for violation in found["violations"]
    ]
