"""Views: what a seat, a spectator and an omniscient replay are shown, at every stage."""

import random

import pytest
from hypothesis import given, settings

import derby
from derby import Creature, Game, Power, Stage
from derby.game.names import CREATURES
from derby.rules.card_set import members
from derby.table import PROTECTION
from tests.game.positions import play_to_its_end
from tests.properties.random_games import numbers, some_position

HOLDERS = "holders:D1D2/G1G2/L1L2/P1P2"
FAST_PLAYED = "holders:D2/G1G2/L1L2/P1P2"
POWERS = "gods:AHMO with:p"
"""Anansi, Horus, Marduk and Odin at the seats 0 to 3."""
PAST = "past:D track:D13,G0,L0,P0,X0,S0"

STAGES = {
    Stage.PLACE_FATE_TOKEN: ("gods:AHMO with:pf stage:place-fate-token first:2", 2, 23),
    Stage.FIRST_BETS: ("gods:AHMO stage:first-bets first:3", 3, 66),
    Stage.FAST_CARD: (f"gods:AHMO stage:fast-card {HOLDERS}", 0, 4),
    Stage.SLOW_CARD: (f"gods:AHMO stage:slow-card card:-@0 {FAST_PLAYED}", 0, 2),
    Stage.THIRD_BET: (f"gods:AHMO stage:third-bet third:1 {PAST} first:1 bets:aDbG/aDbG/-/-", 1, 9 * 4),
    Stage.BEFORE_BET: (f"{POWERS} stage:before-bet first:1 {HOLDERS}", 1, 3),
    Stage.CARD_PLAYED: (f"{POWERS} stage:card-played card:D1@0 {FAST_PLAYED}", 0, 2),
    Stage.AFTER_CARD: (f"gods:QHM with:p stage:after-card card:D1@0 holders:D2/G1G2/D3L2 {PAST}", 0, 3),
    Stage.BEFORE_SLOW: (f"gods:OHMA with:p stage:before-slow card:-@0 {FAST_PLAYED}", 0, 2),
    Stage.MID_RACE: (f"{POWERS} stage:mid-race {PAST} asked:0+0 bets:aD/-/-/-", 0, 6),
    Stage.BEFORE_JUDGMENT: ("gods:AHY with:p stage:before-judgment", 2, 2),
    Stage.AFTER_DRAW: (f"{POWERS} stage:after-draw drawn:D6* protections:3/4", 2, 3),
    Stage.FATE: (
        f"gods:AHMO with:pf stage:after-card card:D1@0 {FAST_PLAYED} track:D3,G0,L0,P0,X0,S0 fate:3/5/6/7 fate-of:D0+0",
        0,
        2,
    ),
    Stage.DEAL: ("gods:AHMO stage:deal", None, 0),
    Stage.JUDGMENT_DRAW: ("gods:AHMO stage:judgment-draw", None, 0),
    Stage.TABLET_DRAW: (f"{POWERS} stage:tablet-draw spent:tablet-of-destinies drawn:D6", None, 0),
    Stage.GAME_OVER: ("gods:AHMO stage:game-over race:4", None, 0),
}


@pytest.mark.parametrize("stage", list(Stage))
def test_every_stage_shows_who_decides_and_only_that_seat_its_legal_actions(stage: Stage) -> None:
    line, seat, choices = STAGES[stage]
    game = derby.position(line)
    assert (game.stage, game.seat_to_act, len(game.legal_codes())) == (stage, seat, choices)
    for viewer in (None, *range(game.seats)):
        view = game.view(viewer)
        assert (view.stage, view.seat_to_act, view.viewer) == (stage, seat, viewer)
        expected = game.legal_codes() if viewer is not None and viewer == seat else ()
        assert view.legal == expected
    assert game.omniscient_view().legal == game.legal_codes()


def test_chance_is_due_at_its_three_stages_only() -> None:
    due = {stage for stage in Stage if derby.position(STAGES[stage][0]).chance_is_due}
    assert due == {Stage.DEAL, Stage.JUDGMENT_DRAW, Stage.TABLET_DRAW}


@settings(max_examples=40, deadline=None)
@given(numbers)
def test_the_omniscient_view_shows_everything(number: int) -> None:
    game, _ = some_position(number)
    table, view = game.table(), game.omniscient_view()
    assert [holder.cards for holder in view.holders] == [tuple(members(table.holder[h])) for h in range(game.seats)]
    for seat, shown in enumerate(view.seats):
        cards = [bet.card for bet in shown.bets]
        assert cards == table.bet_card[seat][: table.bets[seat]]
        assert shown.bet_cards is not None
        assert sorted([*shown.bet_cards, *shown.revealed, *table.bet_card[seat][: table.bets[seat]]]) == list(range(11))
    assert view.viewer is None
    assert view.legal == game.legal_codes()
    looks = [look.card for look in view.wisdom]
    assert None not in looks
    assert view.falcons_eye is None or view.falcons_eye.cards is not None


@settings(max_examples=40, deadline=None)
@given(numbers)
def test_a_spectator_is_shown_no_secret(number: int) -> None:
    game, _ = some_position(number)
    view = game.view(None)
    assert {holder.cards for holder in view.holders} == {None}
    assert {bet.card for seat in view.seats for bet in seat.bets} <= {None}
    assert {seat.bet_cards for seat in view.seats} == {None}
    assert {look.card for look in view.wisdom} <= {None}
    assert view.falcons_eye is None or view.falcons_eye.cards is None
    assert view.legal == ()


@settings(max_examples=40, deadline=None)
@given(numbers)
def test_a_seat_is_shown_its_two_holders_and_its_own_bets(number: int) -> None:
    game, _ = some_position(number)
    everything = game.omniscient_view()
    for viewer in range(game.seats):
        view = game.view(viewer)
        for holder, shown in enumerate(view.holders):
            beside = holder in (viewer, (viewer - 1) % game.seats)
            assert shown.cards == (everything.holders[holder].cards if beside else None)
            assert shown.size == everything.holders[holder].size
        for seat, shown in enumerate(view.seats):
            if seat == viewer:
                assert shown == everything.seats[seat]
            else:
                assert {bet.card for bet in shown.bets} <= {None}
                assert shown.bet_cards is None
                assert shown.revealed == everything.seats[seat].revealed
        assert view.track == everything.track
        assert (view.discard, view.zeus_deck, view.points) == (everything.discard, everything.zeus_deck, game.points)


def test_what_falcons_eye_saw_is_shown_to_horus_alone() -> None:
    game = derby.position(f"{POWERS} stage:fast-card {HOLDERS} spent:falcons-eye falcon:3=P1P2P3")
    seen = {viewer: game.view(viewer).falcons_eye for viewer in (None, 0, 1, 2, 3)}
    cards = {viewer: look.cards for viewer, look in seen.items() if look is not None}
    assert cards == {None: None, 0: None, 1: (27, 28, 29), 2: None, 3: None}


def test_what_superior_wisdom_saw_is_shown_to_odin_and_the_owner_alone() -> None:
    game = derby.position(f"{POWERS} stage:fast-card {HOLDERS} bets:aD/bD/cD/- spent:superior-wisdom wisdom:1a/1b/1c/-")
    cards = {viewer: [look.card for look in game.view(viewer).wisdom] for viewer in (None, 0, 1, 2, 3)}
    assert cards[3] == [0, 1, 2]
    assert (cards[0], cards[1], cards[2], cards[None]) == (
        [0, None, None],
        [None, 1, None],
        [None, None, 2],
        [None, None, None],
    )


def test_the_track_is_shown_in_its_ranking() -> None:
    game = derby.position(f"gods:AHMO stage:fast-card {HOLDERS} track:P24,L24,D15,G15,X3,S0 past:L third:1")
    view = game.view(0)
    assert [flyer.creature[0] for flyer in view.track] == list("pldgps")
    assert [flyer.finished for flyer in view.track] == [True, True, False, False, False, False]
    assert (view.first_past, view.third_bets_begun) == (Creature.LAMASSU, True)


def test_the_card_being_played_is_shown_to_all() -> None:
    game = derby.position(f"{POWERS} stage:card-played card:D6@0tz-2 spent:tangled-web {FAST_PLAYED}")
    for viewer in (None, 0, 1, 2, 3):
        view = game.view(viewer)
        assert view.card is not None
        assert (view.card.card, view.card.holder, view.card.slow) == (5, 0, False)
        assert (view.card.trick, view.card.bonus, view.fast_card_holder) == (True, -2, 0)
    assert derby.position(STAGES[Stage.FAST_CARD][0]).view(0).card is None


def test_powers_and_fate_tokens_are_shown_to_all() -> None:
    game = derby.position(
        f"gods:AHMO with:pf stage:fast-card {HOLDERS} fate:3/-/6/7 spent:sun-ray,valkyries valkyries:D"
    )
    view = game.view(None)
    assert view.seats[1].powers == (Power.FALCONS_EYE, Power.UPDRAFT)
    assert [seat.fate_token for seat in view.seats] == [3, None, 6, 7]
    assert view.valkyries is Creature.DRAGON


def test_judgment_cards_are_shown_to_all() -> None:
    view = derby.position(STAGES[Stage.AFTER_DRAW][0]).view(None)
    assert (view.drawn, view.protections, view.draws) == ((5, PROTECTION), 3, 2)


def test_the_version_counts_the_actions() -> None:
    game = derby.new_game(3, seed=1)
    for version in range(5):
        assert game.version == game.view(0).version == game.omniscient_view().version == version
        game.apply(game.legal_codes()[0])


@pytest.mark.parametrize(
    ("settled", "points", "winners"),
    [
        ("A/A/-/-", (6, 6, 0, 0), (0, 1)),
        ("A/B/C/H", (6, 6, 6, 6), (0, 1, 2, 3)),
        ("-/-/-/-", (0, 0, 0, 0), (0, 1, 2, 3)),
        ("A/K/bc/DI", (6, 7, 0, 7), (1, 3)),
        ("A/Kab/-/-", (6, 7, 0, 0), (1,)),
    ],
)
def test_equal_points_share_the_victory(settled: str, points: tuple[int, ...], winners: tuple[int, ...]) -> None:
    game = derby.position(f"gods:AHMO stage:game-over race:4 settled:{settled}")
    assert (game.points, game.winners) == (points, winners)
    assert game.view(2).points == points


def test_nobody_has_won_before_the_end() -> None:
    game = derby.new_game(3, seed=3)
    assert game.winners == ()
    play_to_its_end(game, random.Random(3))
    assert game.winners
    assert {game.points[seat] for seat in game.winners} == {max(game.points)}


def test_a_view_is_independent_of_the_game() -> None:
    """Later actions don't change it."""
    game: Game = derby.new_game(4, seed=1)
    view, again = game.view(0), game.view(0)
    game.apply(game.legal_codes()[0])
    assert view == again != game.view(0)


def test_every_creature_is_on_the_track_of_every_view() -> None:
    view = derby.new_game(4, seed=1).view(None)
    assert {flyer.creature for flyer in view.track} == set(CREATURES)
