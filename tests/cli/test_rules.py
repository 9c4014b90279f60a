import io
import json
from functools import cache

import pytest

import derby
from derby.cli.console import Console
from derby.cli.examples import examples
from derby.cli.rules import MOMENTS, SECTIONS, moment_of, rules_document, show_rules
from derby.editions.edition import PLACE_NAMES
from derby.editions.loading import parse_edition
from derby.game.names import CREATURES, POWERS, Creature, Power, Stage
from derby.locales import LANGUAGES, Words

words_of = cache(Words)


def shown(language: str, width: int = 80, edition: derby.Edition | None = None) -> str:
    screen = io.StringIO()
    show_rules(Console(file=screen, width=width), words_of(language), edition or derby.olympus())
    return screen.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_document_is_json_and_complete(language: str) -> None:
    document = rules_document(words_of(language), derby.olympus())
    assert json.loads(json.dumps(document)) == document
    assert document["language"] == language
    assert [section["key"] for section in document["sections"]] == list(SECTIONS)
    assert [power["key"] for power in document["powers"]] == list(POWERS)
    assert sum(power["fate"] for power in document["powers"]) == 6
    assert sum(power["source"] == "rulebook" for power in document["powers"]) == 6
    assert len(document["movement_cards"]) == 9
    assert len(document["bet_cards"]) == 11


def test_assumed_values_are_those_the_edition_assumes() -> None:
    edition = derby.olympus()
    assumed = rules_document(words_of("en"), edition)["assumed"]
    cards = sum(card.source == "assumed" for card in (*edition.movement, *edition.bet))
    values = sum(source == "assumed" for source in edition.track.sources.values())
    assert len(assumed) == cards + values
    assert {"kind": "bet_card", "places": ["first"], "text": "1st", "points": 6} in assumed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 120])
def test_the_rules_can_be_read(language: str, width: int) -> None:
    text = shown(language, width)
    words = words_of(language)
    assert words("rules-title") in text
    assert max(len(line.rstrip()) for line in text.splitlines()) <= min(width, 100)
    for section in SECTIONS:
        assert words(f"rules-{section}-title") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_is_in_the_table_with_its_moment(language: str) -> None:
    for power in rules_document(words_of(language), derby.olympus())["powers"]:
        assert power["moment"] in MOMENTS
        assert power["moment_text"] == words_of(language)(f"moment-{power['moment']}")
        assert ":" in power["effect"]


def test_each_power_has_its_moment() -> None:
    moments = {power: moment_of(power) for power in POWERS}
    assert moments[Power.SUN_RAY] is Stage.CARD_PLAYED
    assert moments[Power.TABLET_OF_DESTINIES] is Stage.AFTER_DRAW
    assert moments[Power.IMPERIAL_DECREE] is Stage.BEFORE_JUDGMENT
    assert moments[Power.RENEWAL] is Stage.AFTER_CARD
    assert sum(moment is Stage.FATE for moment in moments.values()) == 6
    assert sum(moment is Stage.MID_RACE for moment in moments.values()) == 4


def test_an_edition_from_the_box_assumes_nothing() -> None:
    edition = derby.olympus()
    text = "\n".join(
        [
            'name = "Box"',
            "[track]",
            *(f"{key} = {getattr(edition.track, key)}" for key in ("finish_line_after", "yellow_line_after")),
            f"orange_line_after = {edition.track.orange_line_after}",
            "[judgment]",
            "protection_cards = 4",
            "cards_drawn = 2",
            *(
                f"[[movement]]\nfast = {card.fast}\nslow = {card.slow}\ntrick = {card.trick}"
                for card in edition.movement
            ),
            *(f"[[bet]]\nplaces = {list(bet.places)}\npoints = {bet.points}" for bet in edition.bet),
        ]
    )
    box = parse_edition(text)
    document = rules_document(words_of("en"), box)
    assert document["assumed"] == []
    assert "assumed" not in shown("en", edition=box).split("Movement cards")[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80])
def test_examples_are_told_and_drawn(language: str, width: int) -> None:
    text = shown(language, width)
    assert text.count(words_of(language)("rules-example")) == 5
    letters = {creature: words_of(language)(f"letter-{creature}") for creature in CREATURES}
    phoenix_is_ahead = f"{letters[Creature.LAMASSU]}{letters[Creature.PHOENIX]} "
    assert phoenix_is_ahead in text
    assert f"✗ {letters[Creature.PEGASUS]}" in text


def test_examples_follow_the_rules() -> None:
    """`tests/rulebook/` plays them; here the pictures are held against the cards and the bets."""
    edition, shown = derby.olympus(), examples()
    for move in (*shown.move_creatures, *shown.dirty_trick):
        card = next(
            card
            for card in edition.movement
            if (card.fast, card.slow, card.trick) == (move.fast, move.slow, move.trick)
        )
        value = {"fast": card.fast, "trick": card.fast + card.trick, "slow": card.slow}[move.use]
        assert move.end - move.start == value
    assert [stand.sector for stand in shown.ranking] == sorted((stand.sector for stand in shown.ranking), reverse=True)
    assert shown.ranking[0].sector > edition.track.finish_line_after
    left = [stand.creature for stand in shown.ranking if stand.creature != shown.judgment.drawn.creature]
    for bet in shown.bet_outcome:
        place = PLACE_NAMES[left.index(bet.creature)] if bet.creature in left else "disqualified"
        printed = next(card.points for card in edition.bet if card.places == bet.places)
        assert (bet.place, bet.points) == (place, printed if place in bet.places else 0)
