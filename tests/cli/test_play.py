import io
import random
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from itertools import cycle
from pathlib import Path

import pytest

import derby
from derby.bots import Budget
from derby.cli.console import Console
from derby.cli.play import play_in_terminal
from derby.cli.terminal.decisions import menu_of
from derby.cli.terminal.menus import Instead, Menu, Option
from derby.cli.terminal.phrases import Phrases
from derby.game import events
from derby.game.game import Game
from derby.game.names import GODS, VARIANTS
from derby.locales import LANGUAGES, Words
from tests.bots.rehearsals import noted_rehearsals
from tests.locales.vocabulary import keys_in, vocabulary, words_in

words_of = cache(Words)
GARBAGE = ["", "  ", "x", "-1", "99", "1.5", "²", "١", "🐉" * 50, "[red]", "\x1b[2J", "0x1"]
NO_WORDS = re.compile(r"python -c .*|[0-9a-f]{16,}|\b[A-Z]{2,}\b|Olympus")
"""How to verify a game, creatures in one sector, and the name of the edition."""
ASIDES = ["?", "t", "l", "T ", "  ? "]


def says_who_wins(language: str, text: str) -> bool:
    """Whether it ends with one of the sentences about winners, with whatever names and points."""
    words = words_of(language)
    patterns: list[str] = []
    for points in (1, 22, 25):
        sentences = [words("event-winner", who=who, name="NAME", points=points) for who in ("you", "other")]
        sentences.append(words("event-shared-victory", winners="NAME", points=points))
        escaped = (re.escape(" ".join(sentence.split())) for sentence in sentences)
        patterns += [pattern.replace("NAME", ".+").replace(f"{points}", r"\d+") for pattern in escaped]
    return any(re.search(pattern, " ".join(text.split())) for pattern in patterns)


def what_is_unsaid(language: str, text: str) -> list[str]:
    """Keys and other names of the code, and words that the language doesn't have."""
    said = [NO_WORDS.sub("", text)]
    return sorted([*keys_in(said, language), *(words_in(said) - vocabulary(language))])


@pytest.fixture(autouse=True)
def words_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("derby.cli.play.Words", words_of)


class Player:
    """Types what a person might type: mostly numbers, now and then an aside or garbage."""

    def __init__(self, seed: int, *, asides: bool = True, stop_after: int | None = None) -> None:
        self.dice = random.Random(seed)
        self.asides = asides
        self.stop_after = stop_after
        self.lines = 0

    def __call__(self, prompt: str) -> str:
        self.lines += 1
        if self.stop_after is not None and self.lines > self.stop_after:
            raise EOFError
        kind = self.dice.random()
        if self.asides and kind < 0.02:
            return self.dice.choice(GARBAGE)
        if self.asides and kind < 0.03:
            return self.dice.choice(ASIDES)
        if kind < 0.06:
            return "p"
        return str(self.dice.choice([self.dice.randrange(1, 5), self.dice.randrange(0, 24)]))


def played(
    read: Callable[[str], str],
    *,
    seats: int = 4,
    god: str | None = None,
    variants: tuple[str, ...] = (),
    seed: int | None = 1,
    language: str = "en",
    save: Path | None = None,
    opponents: str = "random",
    width: int = 80,
) -> tuple[int, str]:
    """The exit code and everything printed."""
    screen = io.StringIO()
    code = play_in_terminal(
        seats=seats,
        god=god,
        variants=variants,
        edition=None,
        seed=seed,
        language=language,
        save=save,
        opponents=opponents,
        budget=Budget(rounds=2),
        console=Console(file=screen, width=width),
        read=read,
    )
    return code, screen.getvalue()


@pytest.mark.parametrize(("language", "seats"), list(zip(LANGUAGES, cycle([3, 6, 4, 5]))))
def test_a_whole_game(language: str, seats: int) -> None:
    code, text = played(Player(seats), seats=seats, variants=VARIANTS, language=language, seed=seats)
    assert code == 0
    assert says_who_wins(language, text)
    assert what_is_unsaid(language, text) == []


@pytest.mark.parametrize("god", GODS)
def test_every_god_can_be_played(god: str) -> None:
    code, text = played(Player(5, asides=False, stop_after=12), god=god, seats=5, variants=VARIANTS, seed=4)
    assert code == 0
    assert f"You are {words_of('en')(f'god-{god}')}." in text


@pytest.mark.parametrize("width", [30, 50, 100])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    _, text = played(Player(2, stop_after=25), variants=VARIANTS, width=width)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= width


def test_nothing_is_read_but_the_views_of_player_and_opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole table, the omniscient view and the notation are never asked for; an opponent's view when it decides."""
    viewers: set[int | None] = set()
    view = Game.view

    def watched(self: Game, seat: int | None) -> derby.View:
        if seat != self.seat_to_act:
            viewers.add(seat)
        return view(self, seat)

    def forbidden(*_: object) -> None:
        raise AssertionError("secrets were read")

    monkeypatch.setattr(Game, "view", watched)
    for name in ("omniscient_view", "table", "notation"):
        monkeypatch.setattr(Game, name, forbidden)
    code, _ = played(Player(3), seats=6, variants=VARIANTS)
    assert code == 0
    assert len(viewers) == 1, "the player may look at any time"


def test_secrets_change_nothing_that_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Different bet cards in the events of the other seats don't change a printed letter."""
    apply = Game.apply

    def spoiled(self: Game, action: derby.Action | int, *, seat: int | None = None) -> list[derby.Event]:
        return [
            events.BetPlaced(event.seat, event.bet, event.creature, 0 if event.card else 1)
            if isinstance(event, events.BetPlaced) and seat is None
            else event
            for event in apply(self, action, seat=seat)
        ]

    before = played(Player(6, stop_after=10))
    monkeypatch.setattr(Game, "apply", spoiled)
    assert played(Player(6, stop_after=10)) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_input_ends_the_game(language: str, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    code, text = played(Player(1, stop_after=3), language=language, save=save)
    assert code == 0
    assert words_of(language)("terminal-goodbye") in text
    assert str(save) in text.replace("\n", "")
    derby.Record.load(save).restore()


@pytest.mark.parametrize("leave", ["q", "Q", " q "])
def test_q_leaves(leave: str) -> None:
    code, text = played(lambda _: leave)
    assert code == 0
    assert "You leave the table" in text


def test_ctrl_c_leaves() -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    assert played(interrupted)[0] == 0


def test_bytes_that_are_not_text_are_asked_again() -> None:
    answers = iter([UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid"), None])

    def read(_: str) -> str:
        answer = next(answers)
        if answer is not None:
            raise answer
        raise EOFError

    code, text = played(read)
    assert code == 0
    assert "is not one of the choices" in text


def test_a_finished_game_is_saved_and_fair(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    code, text = played(Player(1), seats=6, save=save)
    record = derby.Record.load(save)
    assert code == 0
    assert record.verify() > 0
    assert record.commitment is not None
    assert record.commitment in text
    assert record.commitment[:16] in text.split("Race 1")[0]


def test_a_game_that_cannot_be_saved_says_so(tmp_path: Path) -> None:
    code, text = played(Player(1, stop_after=2), save=tmp_path / "missing" / "game.json")
    assert code == 1
    assert "could not be saved" in text


@pytest.mark.parametrize(
    ("seats", "god", "variants", "reason"),
    [
        (7, None, (), "3 to 6 seats"),
        (0, None, (), "3 to 6 seats"),
        (4, "loki", (), "no god"),
        (4, None, ("fate-tokens",), "need power-of-the-gods"),
    ],
)
def test_a_game_that_cannot_be_set_up(seats: int, god: str | None, variants: tuple[str, ...], reason: str) -> None:
    code, text = played(Player(1), seats=seats, god=god, variants=variants)
    assert code == 2
    assert reason in text


OPPONENTS = ("random", "mortal", "hero", "titan", "olympian")


@pytest.mark.parametrize("opponents", OPPONENTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_opponents_are_introduced(language: str, opponents: str) -> None:
    code, text = played(Player(1, stop_after=0), language=language, opponents=opponents)
    words = words_of(language)
    introduced = words("terminal-opponents", name=words(f"bot-{opponents}"), style=words(f"bot-{opponents}-style"))
    assert code == 0
    assert " ".join(introduced.split()) in " ".join(text.split())


@pytest.mark.parametrize("opponents", OPPONENTS)
def test_opponents_play_a_whole_game(opponents: str) -> None:
    code, text = played(Player(4), seats=3, seed=3, opponents=opponents)
    assert code == 0
    assert says_who_wins("en", text)


def test_an_unknown_opponent_is_refused() -> None:
    code, text = played(Player(1), opponents="loki", width=200)
    assert code == 2
    assert "no bot 'loki'; choose from random, mortal, hero" in text


def test_opponents_play_without_a_compiler_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("derby.bots.warm_up", "derby.bots.search.workspace"):
        monkeypatch.setattr(f"{module}.can_compile", lambda: False)
    code, text = played(Player(1, stop_after=3), opponents="mortal", width=200)
    assert code == 0
    assert words_of("en")("terminal-slow-opponents") in text
    assert words_of("en")("terminal-getting-ready") not in text


def test_the_first_game_on_a_computer_says_that_it_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    for cached in (False, True):
        rehearsed = noted_rehearsals(monkeypatch, cached=cached)
        text = played(Player(1, stop_after=0), opponents="mortal", seats=4, width=200)[1]
        assert text.startswith(words_of("en")("terminal-getting-ready")) is not cached
        assert [names for names, _ in rehearsed] == ([] if cached else [("mortal",)])


def test_a_seed_repeats_the_game() -> None:
    assert played(Player(1, stop_after=8), seed=9) == played(Player(1, stop_after=8), seed=9)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_can_be_read_at_the_prompt(language: str) -> None:
    lines = iter(["r", "?", "l", "t"])

    def read(_: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    _, text = played(read, language=language)
    words = words_of(language)
    assert words("rules-zeus-sobers-up-title") in text
    assert words("help-assumed") in text
    assert what_is_unsaid(language, text) == []


def test_every_choice_of_a_menu_is_legal_and_all_are_there() -> None:
    """At every decision, the leaves of the menu are exactly the legal actions."""
    for seats in (3, 5):
        game = derby.new_game(seats=seats, seed=seats, variants=VARIANTS)
        dice = random.Random(seats)
        while not game.is_over:
            seat = game.seat_to_act
            assert seat is not None
            phrases = Phrases(words_of("en"), game.set_up.edition, game.set_up.gods, seat)
            leaves = actions_in(menu_of(game.view(seat), phrases))
            assert sorted(map(str, leaves)) == sorted(map(str, game.legal_actions()))
            game.apply(dice.choice(leaves), seat=seat)


def actions_in(menu: Menu | Option) -> list[derby.Action]:
    """All actions that a menu leads to."""
    if isinstance(menu, Option):
        if isinstance(menu.leads_to, Instead):
            return []
        return actions_in(menu.leads_to) if isinstance(menu.leads_to, Menu) else [menu.leads_to]
    return [action for option in menu.options for action in actions_in(option)]


def test_a_server_starts_without_what_only_some_need() -> None:
    """Rich, the widths of characters, and all the formats that keys can have would make every start wait."""
    program = "import sys, derby.cli.main, derby.cli.serve, derby.server.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout.split()
    assert "derby.server.services" in loaded
    heavy = {"rich", "wcwidth", "numpy", "numba", "babel", "cryptography.hazmat.primitives.serialization"}
    assert not heavy & set(loaded)
