"""A name is counted and judged alike by the server and the page: as people count characters."""

from pathlib import Path

import pytest

from derby.tables.refusal import Reason, Refusal
from derby.tables.text import checked_name
from tests.web.node import PageModules

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
KISS = "\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f468\U0001f3ff"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"

NAMES: dict[str, Reason | None] = {
    "Ann": None,
    "  Ann   of  Kos ": None,
    "x" * 24: None,
    "x" * 25: "long-name",
    f"Ann {FAMILY}": None,
    FAMILY * 24: None,
    FAMILY * 25: "long-name",
    KISS * 24: None,
    ENGLAND * 24: None,
    ENGLAND * 25: "long-name",
    "\U0001f1e9\U0001f1ea" * 24: None,
    "\U0001f1e9\U0001f1ea" * 25: "long-name",
    "\u0928\u092e\u0938\u094d\u0924\u0947" * 8: None,
    "\u0928\u092e\u0938\u094d\u0924\u0947" * 9: "long-name",
    "e\u0301" * 24: None,
    "e\u0301" * 25: "long-name",
    "\u1100\u1161\u11a8" * 24: None,
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645": None,
    "\U0001fae9": None,  # added by Unicode 16
    "": "no-name",
    " \t ": "no-name",
    "\u3164": "no-name",
    "\u0301": "no-name",
    "\u200d": "no-name",
    "An\u200bn": "bad-name",
    "An\u200dn": "bad-name",
    "\u200d\U0001f468": "bad-name",
    "\U0001f468\u200d": "bad-name",
    "\u202eAnn": "bad-name",
    "a\x07b": "bad-name",
    "A\U000e0041": "bad-name",
    "Z" + "\u0301" * 4: None,
    "Z" + "\u0301" * 5: "bad-name",
    "\u200d".join(["\U0001f468"] * 7): "bad-name",
}


def on_the_server(name: str) -> Reason | None:
    try:
        checked_name(name)
    except Refusal as refusal:
        return refusal.reason
    return None


@pytest.mark.parametrize(("name", "reason"), NAMES.items(), ids=ascii)
def test_a_name_is_refused_for_what_is_wrong_with_it(name: str, reason: Reason | None) -> None:
    assert on_the_server(name) == reason


def test_the_page_says_the_same(tmp_path: Path) -> None:
    program = """
    import { nameTrouble } from "./house/names.ts";
    console.log(JSON.stringify(given.map(nameTrouble)));
    """
    told = PageModules(tmp_path, "house/names.ts").run(program, list(NAMES))
    assert dict(zip(NAMES, told, strict=True)) == NAMES
