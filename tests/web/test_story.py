"""The page and the terminal tell the same story: every kind of event, to every kind of reader, in every language."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import msgspec

import derby
from derby.cli.terminal.phrases import NOBODY, Phrases
from derby.cli.terminal.story import Story, winners_sentence
from derby.game.events import AnyEvent, Event, FirstPlayerPassed, RaceDealt
from derby.game.names import MOVEMENT_CARD_NUMBER
from derby.locales import LANGUAGES, Words
from tests.combinations import VARIANTS
from tests.locales.keys import keys
from tests.web.node import run_node

SITUATIONS: list[tuple[str, list[derby.Action]]] = [
    # No creature is left for the last seat to bet on (R8).
    (
        "gods:AHMOQ first:0 turn:3 stage:third-bet third:1 past:D track:D16,G0,L0,P0,X0,S0 "
        "holders:D1/-/-/-/G1 bets:aLbPcX/aLbPcS/aLbXcS/aPbX/aDbG",
        [derby.PlaceBet(2, derby.Creature.SYLPH)],
    ),
    # An empty Zeus deck (R9).
    (
        "gods:AHM with:z protections:0 track:D9,G0,L0,P0,X0,S0 holders:G1/-/L1 bets:aDbG/aPbL/aXbS",
        [derby.PlayFast(MOVEMENT_CARD_NUMBER["G1"]), derby.PlaySlow(MOVEMENT_CARD_NUMBER["L1"])],
    ),
    # Two creatures of one sector change places (R21).
    (
        "gods:MAH with:pf spent:tangled-web,silken-thread,sun-ray,falcons-eye,updraft stage:after-card card:D2@0 "
        "fate-of:D0+0 fate:5/-/- track:G5,D5,L0,P0,X0,S0 holders:L3/L2P1/X1S1",
        [derby.PlayPower(derby.Power.STORM_CHARIOT)],
    ),
]
"""What hardly ever happens in a game."""
GAMES = [(3, 0), (4, 1), (5, 4), (6, 5), (6, 5)]
"""Seats and variants."""


class Case(NamedTuple):
    language: str
    gods: tuple[derby.God, ...]
    reader: int | None
    events: list[Event]
    points: tuple[int, ...]


class RecordingWords(Words):
    """Remembers which words were used."""

    def __init__(self, language: str, used: set[str]) -> None:
        super().__init__(language)
        self._used = used

    def __call__(self, key: str, /, **values: str | int) -> str:
        self._used.add(key)
        return super().__call__(key, **values)


def games() -> Iterator[derby.Game]:
    for line, actions in SITUATIONS:
        game = derby.position(line)
        for action in actions:
            game.apply(action)
        yield game
    for seed, (seats, variants) in enumerate(GAMES):
        game = derby.new_game(seats=seats, seed=seed, variants=VARIANTS[variants])
        dice = random.Random(seed)
        while not game.is_over:
            game.apply(dice.choice(game.legal_actions()))
        yield game


def cases() -> Iterator[Case]:
    """Each game as every seat saw it, as a spectator did, and with all secrets, in turn in each of the languages."""
    language = 0
    for game in games():
        for reader in (*range(game.seats), None):
            seen = [derby.seen_by(event, reader, game.seats) for event in game.events]
            for events in (seen,) if reader is not None else (seen, game.events):
                yield Case(LANGUAGES[language % len(LANGUAGES)], game.set_up.gods, reader, events, game.points)
                language += 1


def story_in_terminal(case: Case, words: Words) -> list[str]:
    reader = NOBODY if case.reader is None else case.reader
    phrases = Phrases(words, derby.olympus(), case.gods, reader)
    story = Story(phrases)
    lines: list[str] = []
    starts = [at for at, event in enumerate(case.events) if isinstance(event, RaceDealt)] or [0]
    for start, end in pairwise([*starts, len(case.events)]):
        story.tell(case.events[start:end])
        lines += [paragraph.text for paragraph in story.log if paragraph.text]  # the log of this race
    return [*lines, winners_sentence(phrases, case.points)]


def test_the_page_and_the_terminal_tell_the_same_story() -> None:
    used: set[str] = set()
    words = {language: RecordingWords(language, used) for language in LANGUAGES}
    all_cases = list(cases())
    stories = [story_in_terminal(case, words[case.language]) for case in all_cases]
    made = run_node("tests/tell.ts", given=msgspec.to_builtins([case._asdict() for case in all_cases]))
    assert made.returncode == 0, made.stderr
    for case, terminal, page in zip(
        all_cases, stories, msgspec.json.decode(made.stdout, type=list[list[str]]), strict=True
    ):
        assert page == terminal, (case.language, case.gods, case.reader)
    assert {type(event) for case in all_cases for event in case.events} == set(AnyEvent.__args__)
    words_of_the_story = {key for key in keys("en") if key.startswith(("event-", "replay-bet-"))}
    assert words_of_the_story - used == set()
    assert [line for story in stories for line in story if line[0] != line[0].upper() or ".." in line] == []


def test_whoever_is_first_player_already_does_not_become_it() -> None:
    for event, sentence in [(FirstPlayerPassed(1), "You become first player."), (FirstPlayerPassed(0), "remains")]:
        game = derby.new_game(seats=3, seed=0, first_player=0)
        story = Story(Phrases(Words("en"), derby.olympus(), game.set_up.gods, 1))
        told = story.tell([*game.events, event])
        assert any(sentence in paragraph.text for paragraph in told), event
