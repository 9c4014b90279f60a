"""Reviews: what decisions gave away, from what their seats knew, for any record."""

import random
from functools import cache

import msgspec
import pytest

import derby
from derby import Record
from derby.coach.findings import RaceReview, Review
from derby.coach.review import NoSuchSeat, review, review_of, review_race, review_races
from tests.lab.test_ask import LAST_MOVE
from tests.properties.random_games import some_position
from tests.properties.test_no_leak import bet_card_of, card_of, permuted


@cache
def record_of(seats: int, *variants: str) -> Record:
    game, chosen = derby.new_game(seats, seed=seats, variants=variants), random.Random(seats)
    while not game.is_over:
        game.apply(chosen.choice(game.legal_codes()))
    return game.record()


def few(record: Record, *seats: int) -> Review:
    return review(record, seats or None, worlds=8, samples=20)


def test_a_blunder_is_the_costliest_decision() -> None:
    game = derby.position(LAST_MOVE)
    game.apply("fast L1")
    found = review(game.record(), [0], worlds=100, samples=20)
    [one] = found.seats
    assert one.costliest == (0,)
    decision = one.decisions[0]
    assert (decision.step, decision.version, decision.race, decision.options) == (0, 0, 2, 2)
    assert str(derby.ACTIONS[decision.chosen.code]) == "fast L1"
    assert str(derby.ACTIONS[decision.best.code]) == "fast D3"
    assert decision.lost.value > 5 * decision.lost.error > 0
    assert decision.best.facts[0].creature is derby.Creature.DRAGON
    assert decision.best.facts[0].chance > (decision.best.facts[0].otherwise or 0)
    assert one.luck is None, "the game isn't over"


def test_the_best_action_gives_nothing_away() -> None:
    game = derby.position(LAST_MOVE)
    game.apply("fast D3")
    [one] = review(game.record(), [0], worlds=50, samples=20).seats
    assert one.decisions[0].lost.value == 0
    assert one.decisions[0].best == one.decisions[0].chosen
    assert one.costliest == ()


@pytest.mark.parametrize("record", [record_of(3), record_of(4, "power-of-the-gods", "fate-tokens")], ids=["3", "4"])
def test_all_decisions_with_a_choice_are_found_where_the_replay_has_them(record: Record) -> None:
    found = {decision.step: decision for one in few(record).seats for decision in one.decisions}
    options = 0
    for number, step in enumerate(record.replay()):
        if options > 1:
            decision = found.pop(number)
            assert (decision.seat, decision.options) == (step.seat, options)
            assert derby.ACTIONS[decision.chosen.code] == step.done
            assert decision.version == len(step.game.actions) - 1
            assert decision.lost.value >= 0
        options = len(step.game.legal_codes()) if step.game.seat_to_act is not None else 0
    assert not found


def test_races_make_up_the_whole_and_go_over_the_wire() -> None:
    record = record_of(3)
    races: list[RaceReview] = []
    for race in review_races(record, [1], worlds=8, samples=20):
        races.append(msgspec.json.decode(msgspec.json.encode(race), type=RaceReview))
        so_far = review_of(record, races, [1])
        assert so_far.races == len(races)
        assert (so_far.seats[0].luck is None) == (len(races) < 3)
    whole = few(record, 1)
    assert review_of(record, races, [1]) == whole
    assert msgspec.json.decode(msgspec.json.encode(whole), type=Review) == whole
    assert [one.seat for one in whole.seats] == [1]
    lost = [decision.lost.value for decision in whole.seats[0].decisions]
    assert [lost[number] for number in whole.seats[0].costliest] == sorted(lost, reverse=True)[:3]


@pytest.mark.parametrize("number", range(12))
def test_a_decision_is_judged_by_what_its_seat_knew(number: int) -> None:
    """The same decision in two games that differ in what the seat couldn't see."""
    game, chosen = some_position(number)
    seat, code = game.seat_to_act, chosen.choice(game.legal_codes())
    assert seat is not None
    judged: list[bytes] = []
    for table in (game.table(), permuted(game.table(), seat, card_of(code), bet_card_of(code), chosen)):
        other = derby.position(derby.Game(game.set_up, table, None).notation())
        other.apply(code)
        [*decisions] = review_race(other.record(), table.race, [seat], worlds=8, samples=20).decisions
        judged.append(msgspec.json.encode(decisions[:1]))
    assert judged[0] == judged[1]


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(NoSuchSeat, match="no seat 3; the record has the seats 0 to 2"):
        review(record_of(3), [3])
