"""A field that doesn't say who sees it appears nowhere: in no view, event, observation or world of a bot."""

import subprocess
import sys

import pytest

TABLE = "derby.table"
NEW_FIELD = '    new_field: Annotated[Column, changing("a field about which nothing is said", SEATS, bits=16)]\n'
SPECTATOR, HORUS = -1, 0
SEATS = [HORUS, 1, 2, 3, 4, 5]
PLACE = "    # Bets.\n"


def redeclared(module: str, old: str, new: str, field: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.properties.redeclared", module, old, new, field]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def viewers_who_notice(field: str, old: str, new: str) -> list[int]:
    done = redeclared(TABLE, old, new, field)
    assert done.returncode == 0, done.stderr
    return [int(viewer) for viewer in done.stdout.strip()[1:-1].split(",") if viewer]


def test_a_new_field_is_seen_by_nobody() -> None:
    assert viewers_who_notice("new_field", PLACE, PLACE + NEW_FIELD) == []


def test_a_new_field_is_seen_by_those_it_names() -> None:
    """So the test above can fail."""
    for said, viewers in (("EVERYBODY", [SPECTATOR, *SEATS]), ("OWNER", SEATS), ("HORUS", [HORUS])):
        declared = NEW_FIELD.replace(", bits=16", f", bits=16, seen={said}")
        assert viewers_who_notice("new_field", PLACE, PLACE + declared) == viewers, said


SECRETS = {
    "holder": ("bits=64, seen=NEIGHBOURS, counted=True", SEATS),
    "bet_card": ("SEATS, BETS, seen=OWNER", SEATS),
    "bet_cards_used": ("bits=16, seen=OWNER", SEATS),
    "falcon_cards": ("bits=64, seen=HORUS", [HORUS]),
    "wisdom_card": ('it saw there", SEATS, seen=ODIN_AND_OWNER', SEATS),
}


@pytest.mark.parametrize("field", SECRETS)
def test_a_secret_that_no_longer_says_who_sees_it_is_seen_by_nobody(field: str) -> None:
    said, viewers = SECRETS[field]
    assert viewers_who_notice(field, said, said) == viewers
    assert viewers_who_notice(field, said, said.partition(", seen=")[0]) == []


def test_an_event_that_doesnt_say_who_sees_a_field_is_refused() -> None:
    said = 'creature: Public[Creature]\n    card: Annotated[int | None, seen(OWNER, "seat")]'
    done = redeclared("derby.game.events", said, said.replace(', seen(OWNER, "seat")', ', "a card"'), "holder")
    assert "nobody has decided who may see card of BetPlaced" in done.stderr
