"""Lines that don't describe a position are refused; every accepted one can be played to its end."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import derby
from derby import Game, NotationError
from derby.game.names import POWERS, STAGES
from derby.game.notation import LONGEST
from tests.game.hostile import WRONG_THINGS, NotEvenAClass
from tests.game.positions import MOST_DECISIONS, go_on, lines, some_line
from tests.properties.random_games import numbers

START = "gods:AHMO"
RACE = f"{START} stage:fast-card holders:D1D2/G1G2/L1L2/P1P2"
FATE = "gods:AHMO with:pf"
JUDGMENT = f"{START} stage:judgment-draw zeus:D6G6"

MALFORMED = [
    ("", "3 to 6 seats"),
    ("nonsense", "'nonsense' is not key:value"),
    ("gods", "is not key:value"),
    ("gods:", "is not key:value"),
    (":AHM", "3 to 6 seats"),
    ("gods:AHM :x stage:deal", "there is no key ''"),
    ("gods:AHM gods:AHM", "gods is given twice"),
    ("gods:AHM x:1", "there is no key 'x'"),
    ("gods:AH", "3 to 6 seats"),
    ("gods:AHMOQYA", "3 to 6 seats"),
    ("gods:AAH", "has two seats"),
    ("gods:AHZ", "'Z' is not a god"),
    ("gods:ahm", "'a' is not a god"),
    (f"{START} with:x", "'x' is not a variant"),
    (f"{START} with:f", "fate-tokens need"),
    (f"{RACE} race:0", "race: '0' is not a number from 1 to 4"),
    (f"{RACE} race:5", "not a number from 1 to 4"),
    (f"{RACE} race:4", "race 4 and stage game-over need each other"),
    (f"{START} stage:game-over race:3", "race 4 and stage game-over need each other"),
    (f"{RACE} race:1.0", "not a number"),
    (f"{RACE} race:+1", "not a number"),
    (f"{RACE} first:4", "first: '4' is not a number from 0 to 3"),
    (f"{RACE} turn:-1", "turn: '-1' is not a number"),
    (f"{RACE} turn:0x1", "not a number"),
    (f"{START} stage:lunch", "'lunch' is not a stage"),
    (f"{START} stage:fate", "'fate' is not a stage"),
    (f"{START} stage:deal first:1 turn:2", "turn: a race begins with its first player"),
    (f"{RACE} track:D1", "all six creatures must be given"),
    (f"{RACE} track:D1,D0,G0,L0,P0,X0", "D is given twice"),
    (f"{RACE} track:D0,G1,L0,P0,X0,S0", "is ahead of a better creature"),
    (f"{RACE} track:D25,G1,L0,P0,X0,S0", "past the finish sector 24"),
    (f"{RACE} track:D1,G1,L0,P0,X0,S0,", "'' is not a creature with its sector"),
    (f"{RACE} track:D1,G1,L0,P0,X0,S", "'S' is not a creature"),
    (f"{RACE} track:D-1,G1,L0,P0,X0,S0", "is not a creature"),
    (f"{RACE} track:D1!,G1,L0,P0,X0,S0", "nobody is disqualified before"),
    (f"{RACE} track:D13,G1,L0,P0,X0,S0", "past: say which creature"),
    (f"{RACE} past:D", "the third bets come before this"),
    (f"{RACE} past:Z", "past: 'Z' is not a creature"),
    (f"{RACE} past:DG", "'DG' is not a creature"),
    (f"{RACE} third:1", "third: no creature has passed"),
    (f"{RACE} third:2", "third: '2' is not a number from 0 to 1"),
    (f"{START} stage:first-bets past:D", "past: the race has not begun"),
    (f"{START} stage:first-bets past:D third:1", "past: the race has not begun"),
    (f"{START} stage:third-bet past:D", "third: it is 1"),
    (f"{START} stage:third-bet past:D third:1 bets:aDbGcL/-/-/-", "at most two"),
    (f"{START} stage:mid-race", "a mid-race moment needs a creature past the line"),
    (f"{START} stage:fast-card", "the current player has no card to play"),
    (f"{START} stage:fast-card holders:D1/G1/L1/P1", "they would not run out together"),
    (f"{START} stage:fast-card holders:D1D2/G1G2/L1L2", "3 parts for 4 seats"),
    (f"{START} stage:fast-card holders:D1D1/G1G2/L1L2/P1P2", "is given twice"),
    (f"{START} stage:fast-card holders:D1D2/D1G2/L1L2/P1P2", "lies in two places"),
    (f"{START} stage:fast-card holders:D1D2/G1G0/L1L2/P1P2", "is not a list of movement cards"),
    (f"{START} stage:fast-card holders:D1D2/G1*/L1L2/P1P2", "is not a list of movement cards"),
    (f"{START} stage:fast-card holders:D1D2D3D4D5D6D7D8D9/G1/L1/P1", "9 cards where there is room for 8"),
    (f"{START} stage:deal holders:D1D2/G1G2/L1L2/P1P2", "no cards are left at deal"),
    (f"{RACE} discard:D1", "lies in two places"),
    (f"{RACE} zeus:D1", "lies in two places"),
    (f"{RACE} zeus:D6 discard:D6", "lies in two places"),
    (f"{RACE} zeus:*", "is not a list of movement cards"),
    (f"{RACE} protections:5", "not a number from 0 to 4"),
    (f"{RACE} protections:3/2", "not a number from 0 to 2"),
    (f"{RACE} protections:/", "not a number"),
    (f"{RACE} draws:0", "draws: Zeus draws 1 to"),
    (f"{RACE} draws:7", "not a number from 0 to 6"),
    ("gods:AHY with:p stage:before-judgment draws:6", "draws: Zeus draws 1 to 5"),
    (f"{RACE} drawn:D6", "nothing is drawn before the judgment"),
    (f"{JUDGMENT} draws:1 drawn:L6", "nothing is drawn before the judgment"),
    (f"{START} stage:before-judgment drawn:D6", "nothing is drawn before the judgment"),
    (f"{JUDGMENT} protections:0 draws:3", "more than the Zeus deck has"),
    (f"{JUDGMENT} drawn:*******", "7 cards where there is room for 6"),
    (f"{START} stage:before-judgment protections:0", "an empty deck means no judgment"),
    (f"{START} stage:after-draw drawn:*****", "protections: more in the deck and drawn"),
    (f"{START} stage:tablet-draw drawn:D6", "nobody has played the Tablet of Destinies"),
    ("gods:AHMO with:p stage:tablet-draw drawn:D6", "nobody has played the Tablet of Destinies"),
    ("gods:AHO with:p stage:tablet-draw drawn:D6", "nobody has played the Tablet of Destinies"),
    (
        "gods:AHM with:p stage:tablet-draw spent:tablet-of-destinies drawn:D6D7D8D9G6G7",
        "no room for the card drawn again",
    ),
    (
        "gods:AHM with:p stage:tablet-draw spent:tablet-of-destinies drawn:D6 protections:0",
        "there is no card to draw again",
    ),
    (f"{RACE} card:D3@0", "card: none is being played at fast-card"),
    (f"{RACE} card:D3", "is not a card being played"),
    (f"{RACE} card:T3@0", "is not a card being played"),
    (f"{RACE} card:-@7", "not a number from 0 to 3"),
    (f"{START} stage:slow-card card:-@2 holders:D1/G1G2/L1/P1", "one of the current player's two holders"),
    (f"{START} stage:slow-card card:D9@0 holders:D1/G1G2/L1L2/P1P2", "the fast card is already on its pile"),
    (f"{START} stage:card-played card:-@0 holders:D2/G1G2/L1L2/P1P2", "there must be a card"),
    (f"{START} stage:card-played card:D1@0t holders:D2/G1G2/L1L2/P1P2", "only a fast dirty-trick card"),
    (f"{START} stage:card-played card:D6@0st holders:D2/G1G2/L1L2/P1", "only a fast dirty-trick card"),
    (f"{START} stage:card-played card:D6@0z holders:D2/G1G2/L1L2/P1P2", "only a trick goes to Zeus"),
    (f"{START} stage:card-played card:D6@0+2 holders:D2/G1G2/L1L2/P1P2", "this game has no powers"),
    (f"{START} with:p stage:card-played card:D6@0+3 holders:D2/G1G2/L1L2/P1P2", "powers add one of"),
    (f"{START} with:p stage:card-played card:D6@0-99 holders:D2/G1G2/L1L2/P1P2", "powers add one of"),
    (
        f"{START} stage:card-played card:D6@0 holders:D2/G1G2/L1L2/P1P2 past:D track:D24,G0,L0,P0,X0,S0",
        "this creature has finished",
    ),
    (f"{RACE} bets:aD/-/-", "3 parts for 4 seats"),
    (f"{RACE} bets:aDaG/-/-/-", "has bet card a twice"),
    (f"{RACE} bets:aDbD/-/-/-", "bets twice on D"),
    (f"{RACE} bets:lD/-/-/-", "is not a list of bets"),
    (f"{RACE} bets:aDbGcLdP/-/-/-", "is not a list of bets"),
    (f"{RACE} bets:aDbGcL/-/-/-", "at most 2 for each seat now"),
    (f"{RACE} bets:aD/aD/aD/aD", "there are 3 tokens of each creature"),
    (f"{RACE} tokens:000000", "lie on the board or on bets"),
    (f"{RACE} tokens:00000", "not one digit per creature"),
    (f"{RACE} tokens:444444", "not one digit per creature"),
    (f"{START} stage:first-bets bets:aDbG/-/-/-", "both first bets already"),
    (f"{START} stage:first-bets turn:1", "before the current one has one more"),
    (f"{START} stage:first-bets bets:-/aD/-/-", "from the current player on have the same number"),
    (f"{START} stage:deal bets:aD/-/-/-", "at most 0 for each seat now"),
    (f"{RACE} settled:a/-/-/-", "more bet cards than the races that are over allow"),
    (f"{RACE} race:2 settled:abcd/-/-/-", "more bet cards than the races that are over allow"),
    (f"{RACE} race:2 settled:aA/-/-/-", "has bet card a twice"),
    (f"{RACE} race:2 settled:a/-/-/- bets:aD/-/-/-", "has bet card a twice"),
    (f"{RACE} race:2 settled:l/-/-/-", "'l' is not a bet card"),
    (f"{RACE} spent:sun-ray", "'sun-ray' is not a power left in this game"),
    (f"{RACE} with:p spent:renewal", "'renewal' is not a power left in this game"),
    (f"{RACE} with:p spent:sun-ray,sun-ray", "'sun-ray' is not a power left in this game"),
    (f"{RACE} with:p spent:updraft", "'updraft' is not a power left in this game"),
    (f"{RACE} with:p spent:,", "'' is not a power"),
    (f"{RACE} asked:0", "not a number"),
    (f"{RACE} asked:0+5", "not a number from 0 to 4"),
    (f"{RACE} asked:4+0", "not a number from 0 to 3"),
    (f"{RACE} sleipnir:1", "this game has no powers"),
    (f"{RACE} with:p sleipnir:1", "sleipnir: it lasts until the slow card"),
    (f"{RACE} fate:1/2/3/4", "this game has no fate tokens"),
    (f"{RACE} with:p fate:1/2/3/4", "this game has no fate tokens"),
    (f"{RACE} with:pf fate:1/1/-/-", "two fate tokens in sector 1"),
    (f"{RACE} with:pf fate:0/-/-/-", "not a number from 1 to 23"),
    (f"{RACE} with:pf fate:24/-/-/-", "not a number from 1 to 23"),
    (f"{FATE} stage:deal fate:1/2/3/4", "all tokens are back at the seats"),
    (f"{FATE} stage:place-fate-token turn:1", "before the current one has placed one"),
    (f"{FATE} stage:place-fate-token fate:1/-/-/-", "nobody has placed one"),
    (f"{START} stage:place-fate-token", "this game has no fate tokens"),
    (f"{RACE} with:pf fate:1/2/3/4 fate-of:D0+0", "the creature is not on a fate token"),
    (f"{RACE} with:pf fate:1/2/3/4 track:D1,G0,L0,P0,X0,S0 fate-of:D0+0", "a fate moment follows a card"),
    (f"{RACE} with:pf fate-of:", "is not key:value"),
    (f"{RACE} valkyries:D", "this game has no fate tokens"),
    (f"{RACE} with:p paperwork:D", "this game has no fate tokens"),
    (f"{RACE} falcon:1=D1", "this game has no powers"),
    (f"{RACE} with:p falcon:4=D1", "not a number from 0 to 3"),
    (f"{RACE} with:p falcon:1=D1D1", "is given twice"),
    (f"{RACE} wisdom:1a/-/-/-", "this game has no powers"),
    (f"{RACE} with:p wisdom:3a/-/-/-", "not a number from 1 to 2"),
    (f"{RACE} with:p wisdom:1z/-/-/-", "is not a bet card"),
    (f"{RACE} with:p wisdom:1/-/-/-", "'' is not a bet card"),
    (f"{RACE} renewed:D1@0", "this game has no powers"),
    (f"{RACE} with:p renewed:D1", "is not a renewed card"),
    (f"{RACE} first:\uff11", "ASCII"),
    (f"{RACE} race:2 settled:\u212a/-/-/-", "ASCII"),
    (f"{START}\N{NO-BREAK SPACE}stage:deal", "ASCII"),
    ("\ud800", "ASCII"),
    ("gods:" + "A" * LONGEST, f"at most {LONGEST} characters"),
    ("x" * 3999, "is not key:value"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "reason"), MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_line_is_refused(line: str, reason: str) -> None:
    with pytest.raises(NotationError) as raised:
        derby.position(line)
    assert reason in str(raised.value)
    assert len(str(raised.value)) < 400


def test_the_lines_changed_above_are_good() -> None:
    for line in (RACE, JUDGMENT, f"{FATE} stage:deal", f"{FATE} stage:place-fate-token", f"{START} stage:first-bets"):
        assert not derby.position(line).is_over


def test_anything_but_text_is_refused() -> None:
    for thing in WRONG_THINGS:
        if type(thing) is not str and type(thing) is not NotEvenAClass:
            with pytest.raises(NotationError, match="a line of ASCII text"):
                derby.position(thing)  # pyright: ignore[reportArgumentType]


def accepted(line: str) -> Game | None:
    try:
        return derby.position(line)
    except NotationError:
        return None


def check_to_its_end(game: Game, chosen: random.Random) -> None:
    """Play it to its end: at every step it has a next one, views, and a notation that can be read."""
    written = derby.position(game.notation())
    assert written.notation() == game.notation() == game.start
    for _ in range(MOST_DECISIONS):
        if game.is_over:
            break
        assert game.chance_is_due != (len(game.legal_codes()) > 0)
        table = game.table()
        assert min(table.tokens) >= 0
        if chosen.random() < 0.1:
            for viewer in (None, *range(game.seats)):
                game.view(viewer)
            assert derby.position(game.notation()).notation() == game.notation()
        go_on(game, chosen)
    assert game.is_over
    assert derby.Record.parse(game.record().dump()).restore().points == game.points


SMALL_VALUES: dict[str, tuple[str, ...]] = {
    "first": tuple("012345"),
    "turn": tuple("012345"),
    "race": tuple("1234"),
    "third": ("0", "1"),
    "past": tuple("DGLPXS"),
    "draws": tuple("0123456"),
    "sleipnir": ("0", "1"),
    "asked": ("0+0", "1+2", "2+3", "5+6"),
    "valkyries": tuple("DGLPXS"),
    "paperwork": tuple("DGLPXS"),
    "tokens": ("000000", "222222", "012012"),
    "card": ("-@0", "-@1", "D1@0", "D6@1tz", "S9@2s", "X7@3t+2", "P8@0s-2"),
    "drawn": ("******", "*", "D6*", "D6G7L8P9X6S7", "-"),
    "spent": tuple(POWERS),
    "renewed": ("D1@0",),
    "falcon": ("1=D1", "2="),
    "fate-of": ("D0+0", "P1+2", "S2+0"),
    "protections": ("0", "4/4", "1/2", "0/4"),
    "with": ("p", "pf", "zpf", "z"),
    "fate": ("1/2/3", "1/2/3/4", "12/13/-/15", "1/2/3/4/5", "1/2/3/4/5/6"),
    "stage": tuple(STAGES),
}  # fmt: skip
LETTERS = "0123456789DGLPXSabcdefghijk-/+*@,!stz=AHMOQY"


def mutated(line: str, other: str, chosen: random.Random) -> str:
    """A line with some of its values taken away, changed, made up or taken from another line."""
    values = dict(word.split(":", 1) for word in line.split())
    others = dict(word.split(":", 1) for word in other.split())
    for _ in range(chosen.choice((1, 1, 1, 2, 2, 3))):
        key = chosen.choice(list(values))
        text = values[key]
        match chosen.randrange(6):
            case 0 if len(values) > 1:
                del values[key]
            case 1 if text:
                place = chosen.randrange(len(text))
                letter = chosen.choice(LETTERS)
                values[key] = text[:place] + chosen.choice((letter, letter + text[place], "")) + text[place + 1 :]
            case 2 | 3:
                key = chosen.choice(list(SMALL_VALUES))
                values[key] = chosen.choice(SMALL_VALUES[key])
            case 4:
                values["stage"] = chosen.choice(STAGES)
            case _:
                values |= {key: text for key, text in others.items() if chosen.random() < 0.3}
    words = [f"{key}:{text}" for key, text in values.items()]
    chosen.shuffle(words)
    return " ".join(words)


@settings(max_examples=300, deadline=None)
@given(numbers)
def test_a_mutated_line_is_refused_or_can_be_played_to_its_end(number: int) -> None:
    chosen = random.Random(number)
    line, other = some_line(chosen.randrange(200)), some_line(chosen.randrange(200))
    for _ in range(4):
        if (game := accepted(mutated(line, other, chosen))) is not None:
            check_to_its_end(game, chosen)


def test_enough_mutated_lines_are_accepted() -> None:
    """The test above couldn't fail if all were refused."""
    chosen = random.Random(1)
    found = [accepted(mutated(some_line(number), some_line(number + 1), chosen)) for number in range(60)]
    assert 5 < sum(game is not None for game in found) < 55


@settings(max_examples=100, deadline=None)
@given(lines, st.integers(0, 4_000), st.characters(), st.booleans())
def test_a_changed_letter_is_refused_or_can_be_played_to_its_end(line: str, at: int, letter: str, new: bool) -> None:
    at %= len(line)
    game = accepted(line[:at] + letter + line[at + (not new) :])
    if game is not None:
        check_to_its_end(game, random.Random(at))


KEYS = (*SMALL_VALUES, "gods", "track", "holders", "discard", "zeus", "bets", "settled", "wisdom", "x")


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.text(), st.lists(st.tuples(st.sampled_from(KEYS), st.text(min_size=1)), max_size=8)))
def test_random_text_is_refused(given: Any) -> None:
    line = given if isinstance(given, str) else "gods:AHM " + " ".join(f"{key}:{text}" for key, text in given)
    game = accepted(line)
    if game is not None:
        check_to_its_end(game, random.Random(1))


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from([(key, text) for key, texts in SMALL_VALUES.items() for text in texts]), max_size=6))
def test_a_line_made_up_of_plausible_words_is_refused_or_can_be_played(words: list[tuple[str, str]]) -> None:
    game = accepted("gods:AHMYQ " + " ".join(f"{key}:{text}" for key, text in words))
    if game is not None:
        check_to_its_end(game, random.Random(1))
