"""The action space: 535 codes, one for each action."""

from collections import Counter

import msgspec
import pytest

import derby
from derby import ACTIONS, Action, Creature, Pass, PlaceBet, PlaceFateToken, PlayFast, PlayPower, PlaySlow, Power
from derby.game.actions import action
from derby.rules import action_codes as codes

EVERY_CODE = range(535)


def test_there_are_535_actions() -> None:
    assert len(ACTIONS) == codes.ACTIONS == 535
    assert len(set(ACTIONS)) == 535
    kinds = Counter(type(each) for each in ACTIONS)
    assert kinds == {Pass: 1, PlaceBet: 66, PlayFast: 108, PlaySlow: 54, PlaceFateToken: 40, PlayPower: 266}


def test_every_code_has_its_action_and_every_action_its_code() -> None:
    for code in EVERY_CODE:
        assert derby.code_of(action(code)) == code
        assert ACTIONS[code] == action(code)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (codes.PASS, Pass()),
        (codes.BET + 3 * 6 + 2, PlaceBet(3, Creature.LAMASSU)),
        (codes.FAST + 53, PlayFast(53)),
        (codes.TRICK + 5, PlayFast(5, trick=True)),
        (codes.SLOW, PlaySlow(0)),
        (codes.FATE_TOKEN, PlaceFateToken(1)),
        (codes.FATE_TOKEN + 39, PlaceFateToken(40)),
        (codes.TRICKSTER + 6 * 5, PlayPower(Power.TRICKSTER, given=Creature.SYLPH, taken=Creature.DRAGON)),
        (codes.FALCONS_EYE + 5, PlayPower(Power.FALCONS_EYE, holder=5)),
        (codes.PROPHECY + 10 * 6 + 3, PlayPower(Power.PROPHECY, bet_card=10, creature=Creature.PEGASUS)),
        (codes.TABLET_OF_DESTINIES + 54, PlayPower(Power.TABLET_OF_DESTINIES, card=54)),
        (codes.SUPERIOR_WISDOM + 0b00110, PlayPower(Power.SUPERIOR_WISDOM, looks=(0, 1, 1, 0, 0))),
        (codes.RENEWAL + 7, PlayPower(Power.RENEWAL, card=7)),
        (codes.HEAVENLY_DUKES_BLESSING + 4, PlayPower(Power.HEAVENLY_DUKES_BLESSING, creature=Creature.PHOENIX)),
        (codes.CELESTIAL_PAPERWORK, PlayPower(Power.CELESTIAL_PAPERWORK)),
    ],
)
def test_a_code_is_numbered_as_documented(code: int, expected: Action) -> None:
    assert action(code) == expected
    assert derby.code_of(expected) == code


def test_each_power_begins_at_its_code() -> None:
    for power, first in zip(Power, codes.FIRST_CODE_OF_POWER, strict=True):
        found = [code for code in EVERY_CODE if getattr(action(code), "power", None) is power]
        assert found == list(range(first, first + len(found)))


def test_every_action_survives_json() -> None:
    for each in ACTIONS:
        again = msgspec.json.decode(msgspec.json.encode(each), type=Action)
        assert again == each
        assert type(again) is type(each)
        assert derby.code_of(again) == derby.code_of(each)


def test_every_action_survives_json_among_others() -> None:
    decoded = msgspec.json.decode(msgspec.json.encode(ACTIONS), type=tuple[Action, ...])
    assert decoded == ACTIONS


def test_an_action_in_json_names_its_kind_and_only_what_it_needs() -> None:
    assert msgspec.to_builtins(PlaceBet(0, Creature.DRAGON)) == {"type": "PlaceBet", "card": 0, "creature": "dragon"}
    assert msgspec.to_builtins(PlayPower(Power.SUN_RAY)) == {"type": "PlayPower", "power": "sun-ray"}


@pytest.mark.parametrize(
    "text", ["{}", '{"type":"Cheat"}', '{"type":"PlaceBet"}', '{"type":"PlaceBet","card":"a","creature":"dragon"}', "1"]
)
def test_json_that_is_not_an_action_is_not_decoded(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Action)


def test_every_action_has_a_short_text_of_its_own() -> None:
    texts = [str(each) for each in ACTIONS]
    assert len(set(texts)) == len(texts)
    assert max(map(len, texts)) <= 60
    assert all(text == text.strip() and text.isprintable() for text in texts)


@pytest.mark.parametrize(
    ("each", "text"),
    [
        (Pass(), "pass"),
        (PlaceBet(10, Creature.PHOENIX), "bet k on phoenix"),
        (PlayFast(5, trick=True), "fast D6 with its dirty trick"),
        (PlaySlow(53), "slow S9"),
        (PlaceFateToken(12), "fate token on sector 12"),
        (PlayPower(Power.TRICKSTER, given=Creature.DRAGON, taken=Creature.SYLPH), "trickster dragon for sylph"),
        (PlayPower(Power.PROPHECY, bet_card=0, creature=Creature.DRAGON), "prophecy bet a on dragon"),
        (PlayPower(Power.TABLET_OF_DESTINIES, card=54), "tablet-of-destinies *"),
        (PlayPower(Power.SUPERIOR_WISDOM, looks=(0, 1, 0, 0, 0)), "superior-wisdom bets 12111"),
        (PlayPower(Power.FALCONS_EYE, holder=2), "falcons-eye holder 2"),
    ],
)
def test_an_action_says_what_it_is(each: Action, text: str) -> None:
    assert str(each) == text


def test_every_action_is_read_from_its_text() -> None:
    for each in ACTIONS:
        assert derby.parse_action(str(each)) == each
        assert derby.parse_action(f"  {str(each).upper()} ".replace(" ", "  ")) == each


@pytest.mark.parametrize(
    ("text", "suggestion"),
    [
        ("bet d on pegasis", "did you mean 'bet d on pegasus'"),
        ("fast D77", "did you mean 'fast D7'"),
        ("falcon's eye holder 2", "did you mean 'falcons-eye holder 2'"),
        ("?", "an action reads like 'bet d on pegasus'"),
        ("", "an action reads like"),
        ("x" * 100_000, "an action reads like"),
    ],
)
def test_a_text_that_is_no_action_is_refused_with_what_was_expected(text: str, suggestion: str) -> None:
    with pytest.raises(derby.UnknownAction, match=suggestion) as raised:
        derby.parse_action(text)
    assert len(str(raised.value)) < 200
    assert all(str(derby.parse_action(each)) == each for each in raised.value.suggestions)


def test_a_game_takes_an_action_by_its_text() -> None:
    game = derby.new_game(4, seed=7)
    game.apply("bet d on pegasus")
    assert game.actions == [derby.code_of(PlaceBet(3, Creature.PEGASUS))]
    with pytest.raises(derby.IllegalAction, match="legal: bet a on dragon"):
        game.apply("bet z on pegasus")


def test_a_view_has_its_legal_actions() -> None:
    game = derby.new_game(4, seed=7)
    for seat in range(4):
        actions = game.view(seat).legal_actions
        assert actions == (game.legal_actions() if seat == game.seat_to_act else [])


def test_legal_actions_are_those_of_the_legal_codes() -> None:
    game = derby.new_game(4, seed=1)
    assert [derby.code_of(each) for each in game.legal_actions()] == list(game.legal_codes())
    by_code, by_action = game.copy(), game.copy()
    assert by_code.apply(game.legal_codes()[5]) == by_action.apply(game.legal_actions()[5])
