"""Impossible actions and chance: a typed error says why, and the game stays as it was."""

import random
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import given, settings

import derby
from derby import (
    ACTIONS,
    ActionError,
    ChanceError,
    Creature,
    Deal,
    DerbyError,
    Game,
    GameIsOver,
    IllegalAction,
    JudgmentDraw,
    NotYourTurn,
    Pass,
    PlaceBet,
    PlaceFateToken,
    PlayFast,
    PlayPower,
    PlaySlow,
    Power,
    SetUpError,
    StaleAction,
    TabletDraw,
)
from derby.game.errors import LISTED, shortened
from tests.game.hostile import WRONG_THINGS, CannotCompare, CannotHash, CannotSpeak, WickedNumber, hostile_objects
from tests.game.positions import play_to_its_end, some_chance
from tests.properties.random_games import numbers, some_position

DRAGON = Creature.DRAGON


def state(game: Game) -> list[object]:
    """The whole state of a game."""
    again = Game(game.set_up, game.table(), None)
    return [
        game.notation(),
        game.version,
        list(game.events),
        list(game.chances),
        list(game.actions),
        game.table().numbers(),
        game.legal_codes(),
        again.legal_codes(),
        game.seat_to_act,
        game.points,
    ]


@contextmanager
def refused(game: Game, error: type[DerbyError], reason: str | None = None) -> Generator[pytest.ExceptionInfo[Any]]:
    """The error is raised, and nothing has changed."""
    before = state(game)
    with pytest.raises(error, match=reason) as raised:
        yield raised
    assert state(game) == before
    assert str(raised.value)


def new_game(**chosen: Any) -> Game:
    return derby.new_game(4, seed=1, **chosen)


def finished_game() -> Game:
    game = new_game()
    play_to_its_end(game, random.Random(1))
    return game


def at_deal() -> Game:
    return derby.new_game(4, chance_given=True, first_player=0)


def at_judgment() -> Game:
    return derby.position("gods:AHMO stage:judgment-draw zeus:D6G6 protections:1/4 track:D9,G8,L7,P6,X5,S4")


def at_tablet() -> Game:
    return derby.position(
        "gods:AHMO with:p stage:tablet-draw spent:tablet-of-destinies drawn:D6 zeus:G6 protections:1/4"
        " track:D9,G8,L7,P6,X5,S4"
    )


FORGED: list[Any] = [
    PlaceBet(99, DRAGON),
    PlaceBet(-1, DRAGON),
    PlaceBet(11, DRAGON),
    PlaceBet([1], DRAGON),  # pyright: ignore[reportArgumentType]
    PlaceBet("a", DRAGON),  # pyright: ignore[reportArgumentType]
    PlaceBet(0.5, DRAGON),  # pyright: ignore[reportArgumentType]
    PlaceBet(10**5000, DRAGON),
    PlaceBet(0, "unicorn"),  # pyright: ignore[reportArgumentType]
    PlaceBet(0, None),  # pyright: ignore[reportArgumentType]
    PlaceBet(0, {}),  # pyright: ignore[reportArgumentType]
    PlaceBet(CannotSpeak(), DRAGON),  # pyright: ignore[reportArgumentType]
    PlaceBet(CannotHash(), DRAGON),  # pyright: ignore[reportArgumentType]
    PlaceBet(CannotCompare(), DRAGON),  # pyright: ignore[reportArgumentType]
    PlaceBet(WickedNumber(0), DRAGON),
    PlayFast(54),
    PlayFast(-1),
    PlayFast(0, "yes"),  # pyright: ignore[reportArgumentType]
    PlaySlow(54),
    PlaySlow(None),  # pyright: ignore[reportArgumentType]
    PlaceFateToken(0),
    PlaceFateToken(41),
    PlaceFateToken(10**30),
    PlayPower("thunderbolt"),  # pyright: ignore[reportArgumentType]
    PlayPower(None),  # pyright: ignore[reportArgumentType]
    PlayPower(Power.TRICKSTER),
    PlayPower(Power.SUN_RAY, creature=DRAGON),
    PlayPower(Power.SUPERIOR_WISDOM, looks=(1,) * 6),
    PlayPower(Power.SUPERIOR_WISDOM, looks=[0, 0, 0, 0, 0]),  # pyright: ignore[reportArgumentType]
    PlayPower(Power.FALCONS_EYE, holder=6),
    PlayPower(Power.RENEWAL, card=54),
    PlayPower(Power.PROPHECY, bet_card=0),
]


@pytest.mark.parametrize("position", range(len(FORGED)), ids=lambda place: shortened(FORGED[place], 40))
def test_a_forged_action_is_refused(position: int) -> None:
    game = new_game()
    assert derby.code_of(FORGED[position]) is None
    with refused(game, IllegalAction, "is not legal now; legal: bet a on dragon"):
        game.apply(FORGED[position])


@pytest.mark.parametrize("position", range(len(WRONG_THINGS)), ids=lambda place: type(WRONG_THINGS[place]).__name__)
def test_anything_but_an_action_is_refused(position: int) -> None:
    thing: Any = WRONG_THINGS[position]
    game = new_game()
    with refused(game, IllegalAction, "is not legal now; legal: bet a on dragon"):
        game.apply(thing)
    assert derby.code_of(thing) is None


def test_none_is_not_an_action() -> None:
    game = new_game()
    with refused(game, IllegalAction, "None is not legal now"):
        game.apply(None)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("code", [-1, -66, 67, 534, 535, 10**6, -(10**30), 2**64], ids=str)
def test_a_code_that_is_not_legal_now_is_refused(code: int) -> None:
    game = new_game()
    with refused(game, IllegalAction, f"{code} is not legal now"):
        game.apply(code)


def test_an_action_made_of_equal_values_is_that_action() -> None:
    """As NumPy's numbers are: what is recorded is the code."""
    game = new_game()
    game.apply(PlaceBet(True, "dragon"))  # pyright: ignore[reportArgumentType]
    assert game.actions == [derby.code_of(PlaceBet(1, DRAGON))]
    assert type(game.actions[0]) is int
    with refused(game, IllegalAction, "is not legal now"):
        game.apply(PlaySlow(1.0))  # pyright: ignore[reportArgumentType]


@settings(max_examples=30, deadline=None)
@given(numbers)
def test_every_code_but_the_legal_ones_is_refused_anywhere(number: int) -> None:
    game, _ = some_position(number)
    before = state(game)
    legal = game.legal_codes()
    for code in range(-3, len(ACTIONS) + 3):
        if code not in legal:
            with pytest.raises(IllegalAction) as raised:
                game.apply(code)
            assert raised.value.legal == tuple(ACTIONS[code] for code in legal)
    assert state(game) == before


@settings(max_examples=30, deadline=None)
@given(numbers)
def test_what_another_moment_allows_is_refused_now(number: int) -> None:
    game, _ = some_position(number)
    later = game.copy()
    chosen = random.Random(number)
    while not later.is_over and set(later.legal_codes()) <= set(game.legal_codes()):
        later.apply(chosen.choice(later.legal_codes()))
    for code in later.legal_codes()[:3]:
        if code not in game.legal_codes():
            with refused(game, IllegalAction):
                game.apply(ACTIONS[code])


def test_a_card_of_other_holders_is_refused() -> None:
    game = derby.position("gods:AHMO stage:fast-card turn:0 holders:D1D2/G1G2/L1L2/P1P2")
    assert game.legal_actions() == [PlayFast(0), PlayFast(1), PlayFast(27), PlayFast(28)]
    for card in (9, 10, 18, 19, 2, 53):
        with refused(game, IllegalAction, "legal: fast D1, fast D2, fast P1, fast P2"):
            game.apply(PlayFast(card))


def test_an_illegal_action_lists_what_is_legal() -> None:
    game = new_game()
    with refused(game, IllegalAction) as raised:
        game.apply(Pass())
    assert raised.value.legal == tuple(game.legal_actions())
    message = str(raised.value)
    assert message.startswith("pass is not legal now; legal: bet a on dragon, bet a on gryphon")
    assert message.endswith(f" and {len(game.legal_actions()) - LISTED} more")


def test_a_message_stays_short_whatever_was_given() -> None:
    game = new_game()
    with refused(game, IllegalAction, r"x{77}\.\.\. is not legal") as raised:
        game.apply("x" * 100_000)
    assert len(str(raised.value)) < 400


@pytest.mark.parametrize("offset", [1, 2, 3])
def test_acting_out_of_turn_is_refused(offset: int) -> None:
    game = new_game()
    seat = game.seat_to_act
    assert seat is not None
    other = (seat + offset) % 4
    with refused(game, NotYourTurn, f"seat {other} can't act: seat {seat} decides now") as raised:
        game.apply(game.legal_codes()[0], seat=other)
    assert (raised.value.seat, raised.value.seat_to_act) == (other, seat)
    game.apply(game.legal_codes()[0], seat=seat)


def test_a_seat_that_does_not_exist_cannot_act() -> None:
    game = new_game(first_player=1)
    for seat in [*WRONG_THINGS, 4, -3]:
        with refused(game, NotYourTurn, "can't act: seat 1 decides now"):
            game.apply(game.legal_codes()[0], seat=seat)  # pyright: ignore[reportArgumentType]


def test_an_action_for_another_version_is_refused() -> None:
    game = new_game()
    game.apply(game.legal_codes()[0])
    for version in (0, 2, -1, 10**9, 10**5000):
        with refused(game, StaleAction, "the game is at version 1") as raised:
            game.apply(game.legal_codes()[0], version=version)
        assert (raised.value.version, raised.value.present) == (version, 1)
    game.apply(game.legal_codes()[0], version=1)


def test_a_version_that_is_not_a_number_is_refused() -> None:
    game = new_game()
    for version in WRONG_THINGS:
        with refused(game, StaleAction):
            game.apply(game.legal_codes()[0], version=version)  # pyright: ignore[reportArgumentType]


def test_the_wrong_seat_is_named_before_the_wrong_action() -> None:
    """So nobody learns from an error what another seat may do."""
    game = new_game(first_player=1)
    with refused(game, NotYourTurn) as raised:
        game.apply(PlaceBet(99, DRAGON), seat=0, version=77)
    assert "legal" not in str(raised.value)


def test_nobody_acts_after_the_end() -> None:
    game = finished_game()
    actions: list[Any] = [0, 1, Pass(), "x", None, *hostile_objects()]
    for action in actions:
        with refused(game, GameIsOver, "the game is over"):
            game.apply(action)
    with refused(game, GameIsOver):
        game.apply(0, seat=0, version=game.version)


def test_nobody_acts_when_chance_is_due() -> None:
    for game in (at_deal(), at_judgment(), at_tablet()):
        actions: list[Any] = [0, 1, Pass(), "x", None, *hostile_objects()]
        for action in actions:
            with refused(game, ChanceError, "chance decides now"):
                game.apply(action)
        with refused(game, NotYourTurn, "chance decides now"):
            game.apply(0, seat=0)


def test_chance_is_refused_when_a_seat_decides() -> None:
    game = at_deal()
    deal = some_chance(game, random.Random(1))
    game.apply_chance(deal)
    with refused(game, ChanceError, "no chance is due now"):
        game.apply_chance(deal)


def test_chance_is_refused_after_the_end() -> None:
    game = derby.position("gods:AHM stage:game-over race:4")
    with refused(game, ChanceError, "no chance is due now"):
        game.apply_chance(TabletDraw(54))


def test_chance_is_refused_by_a_game_with_a_seed() -> None:
    game = new_game()
    for chance in (Deal(tuple(range(54)), tuple(range(6))), JudgmentDraw((54, 54)), TabletDraw(54)):
        with refused(game, ChanceError, "draws its chance from its seed"):
            game.apply_chance(chance)


def test_the_wrong_kind_of_chance_is_refused() -> None:
    deal, draw, tablet = Deal(tuple(range(54)), tuple(range(6))), JudgmentDraw((6, 54)), TabletDraw(54)
    wrong: list[tuple[Game, Any]] = [
        (at_deal(), draw),
        (at_deal(), tablet),
        (at_judgment(), deal),
        (at_judgment(), tablet),
        (at_tablet(), deal),
        (at_tablet(), draw),
    ]
    for game in (at_deal(), at_judgment(), at_tablet()):
        wrong += [(game, thing) for thing in (*WRONG_THINGS, None, Pass(), (), 1)]
    for game, chance in wrong:
        with refused(game, ChanceError, f"{type(chance).__name__} is not due now"):
            game.apply_chance(chance)


DECK, LINE_UP = tuple(range(54)), tuple(range(6))
BAD_NUMBERS: list[Any] = [
    None, 5, "abc", (), [], {}, (0,), (None,) * 54, ("a", *DECK[1:]), (*DECK[:53], 52), (*DECK[:53], 54), (*DECK, 54),
    (-1, *DECK[1:]), (*DECK[:53], 10**30), (0.0, *DECK[1:]), (False, *DECK[1:]), ([0], *DECK[1:]),
    (CannotHash(), *DECK[1:]), (CannotCompare(), *DECK[1:]), (WickedNumber(0), *DECK[1:]), list(DECK), DECK[:53],
    DECK * 1000,
]  # fmt: skip


@pytest.mark.parametrize("place", range(len(BAD_NUMBERS)))
def test_an_impossible_deal_is_refused(place: int) -> None:
    game, bad = at_deal(), BAD_NUMBERS[place]
    with refused(game, ChanceError, "each of the 54 movement cards once"):
        game.apply_chance(Deal(bad, LINE_UP))
    with refused(game, ChanceError, "each of the six creatures once"):
        game.apply_chance(Deal(DECK, bad))


@pytest.mark.parametrize(
    "line_up", [(0, 1, 2, 3, 4), (0, 1, 2, 3, 4, 4), (1, 2, 3, 4, 5, 6), (False, 1, 2, 3, 4, 5), (0, 1, 2, 3, 4, 5.0)]
)
def test_an_impossible_line_up_is_refused(line_up: Any) -> None:
    with refused(game := at_deal(), ChanceError, "each of the six creatures once"):
        game.apply_chance(Deal(DECK, line_up))


BAD_DRAWS: list[Any] = [
    (5, 5), (54, 54), (6, 54), (0, 1), (-1, 5), (5, 55), (5, 10**30), (5,), (5, 14, 54), (), [5, 14], None, "ab", 5,
    (5.0, 14), (True, 14), ("D6", "G6"), ([5], 14), (None, None), (CannotHash(), 14), (WickedNumber(5), 14),
]  # fmt: skip


@pytest.mark.parametrize("place", range(len(BAD_DRAWS)))
def test_an_impossible_judgment_draw_is_refused(place: int) -> None:
    """The Zeus deck is D6 (5), G6 (14) and one protection card (54)."""
    with refused(game := at_judgment(), ChanceError, "Zeus draws 2 cards|only draw cards of the Zeus deck"):
        game.apply_chance(JudgmentDraw(BAD_DRAWS[place]))


def test_the_cards_of_the_deck_can_be_drawn() -> None:
    for cards in ((5, 14), (54, 5), (14, 54)):
        assert at_judgment().apply_chance(JudgmentDraw(cards))


@pytest.mark.parametrize(
    "card", [5, 0, -1, 55, 10**30, 54.0, True, None, "G6", [54], (54,), *hostile_objects()[:3]], ids=type
)
def test_an_impossible_tablet_draw_is_refused(card: Any) -> None:
    with refused(game := at_tablet(), ChanceError, "only draw a card of the Zeus deck"):
        game.apply_chance(TabletDraw(card))


def test_there_is_no_view_of_a_seat_that_does_not_exist() -> None:
    game = new_game()
    for seat in [*WRONG_THINGS, 4, -2]:
        with refused(game, SetUpError, "there is no seat .*; the seats are 0 to 3"):
            game.view(seat)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("error", [IllegalAction, NotYourTurn, StaleAction, GameIsOver])
def test_every_refusal_of_an_action_can_be_caught_as_one(error: type[Exception]) -> None:
    assert issubclass(error, ActionError)
    assert issubclass(error, DerbyError)
    assert issubclass(error, ValueError)
