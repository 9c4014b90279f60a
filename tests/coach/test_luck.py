"""Luck and skill: the parts add up, chance is fair, and a worse player is found to be worse."""

import random

import pytest

import derby
from derby.bots.hindsight import hindsight
from derby.coach.findings import Estimate, RaceLuck
from derby.coach.luck import BATCHES, Endings, due_from_others, luck_and_skill, race_luck
from derby.game.chance import zeus_deck
from derby.game.set_up import set_up
from derby.lab.evaluation.luck_check import Plan, check_luck
from tests.coach.test_review import record_of
from tests.lab.test_ask import LAST_MOVE
from tests.properties.random_games import some_position

RECORDS = [record_of(3), record_of(4, "zeus-sobers-up", "power-of-the-gods", "fate-tokens"), record_of(6)]


@pytest.mark.parametrize("record", RECORDS, ids=["3", "4", "6"])
def test_the_parts_add_up_to_the_result(record: derby.Record) -> None:
    assert record.points is not None
    races = [race_luck(record, race, 40) for race in range(3)]
    winners = [seat for seat, points in enumerate(record.points) if points == max(record.points)]
    for seat in range(len(record.gods)):
        found = luck_and_skill(races, seat)
        assert found.result == pytest.approx((seat in winners) / len(winners))
        parts = found.deal.value + found.judgments.value + found.others.value + found.own.value
        assert found.average + parts == pytest.approx(found.result, abs=1e-9)


def test_what_a_game_began_with_belongs_to_the_deal() -> None:
    game = derby.position(LAST_MOVE)
    while game.seat_to_act is not None:
        game.apply(game.legal_codes()[0])
    drawn = zeus_deck(game.table())[: game.table().draws]
    game.apply_chance(derby.JudgmentDraw(tuple(drawn)))
    assert game.is_over
    for seat in range(3):
        found = luck_and_skill([race_luck(game.record(), 2, 400)], seat)
        assert found.result == (seat in game.winners) / len(game.winners)
        assert abs(found.deal.value) > 0.1


def test_playouts_with_the_same_luck_are_worth_as_much_as_others() -> None:
    """Against hindsight, which throws new dice for every playout."""
    for number in (3, 8, 21):
        game, _ = some_position(number)
        shares = Endings(game.table(), 4000, random.Random(1)).shares(game.table())
        expected = hindsight(game.set_up, game.omniscient_view(), 4000, stream=random.Random(2)).victory
        for seat, share in enumerate(expected):
            found = Estimate.of([batch[seat] for batch in shares])
            assert found.value == pytest.approx(share, abs=4 * 2**0.5 * 0.5 / 4000**0.5)


def test_chance_moves_the_values_by_nothing_on_average() -> None:
    """The value before a deal is the mean of the values after it."""
    game = derby.new_game(3, first_player=0, chance_given=True)
    endings = Endings(game.table(), 4000, random.Random(1))
    before = Estimate.of([batch[0] for batch in endings.shares(game.table())])
    after: list[float] = []
    for seed in range(60):
        dealt = derby.new_game(3, first_player=0, seed=seed)
        shares = Endings(game.table(), 200, random.Random(seed)).shares(dealt.table())
        after.append(sum(batch[0] for batch in shares) / BATCHES)
    mean = Estimate.of(after)
    assert mean.value == pytest.approx(before.value, abs=4 * (mean.error**2 + before.error**2) ** 0.5)


def test_both_speeds_find_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = race_luck(record_of(3), 2, 20)
    monkeypatch.setattr("derby.bots.search.workspace.can_compile", lambda: False)
    rough = race_luck(record_of(3), 2, 8000)
    assert rough.batches == compiled.batches, "interpreted, there are few playouts"
    assert (compiled.rough, rough.rough) == (False, True)


def test_own_decisions_are_compared_with_the_others() -> None:
    """Each seat gains 0.1 by each decision, from the others evenly: nobody was better than the others."""
    gains = [[0.1 if seat == cause else -0.05 for seat in range(3)] for cause in range(3)]
    nothing, due = [0.0, 0.0, 0.0], [0.1, 0.1, 0.1]
    batch = tuple(map(tuple, [nothing, nothing, due, *gains]))
    found = luck_and_skill([RaceLuck((batch,) * BATCHES, False)], 0)
    assert found.own.value == pytest.approx(0)
    assert found.others.value == pytest.approx(0)
    assert found.result == pytest.approx(1 / 3)


def test_a_gain_is_due_from_those_who_have_something_to_lose() -> None:
    assert due_from_others(0.2, [0.5, 0.4, 0.1, 0.0], 0) == pytest.approx([0, 0.16, 0.04, 0])
    assert due_from_others(-0.3, [1.0, 0.0, 0.0, 0.0], 0) == pytest.approx([0, -0.1, -0.1, -0.1])


def test_a_worse_player_is_found_worse_by_what_it_loses() -> None:
    found = check_luck(Plan(set_up(4), "hero", 6, 1.0, 20, 3), 24, 1)
    assert found.own.high < 0
    assert found.apart.low < 0 < found.apart.high
    assert found.result.value == pytest.approx(
        found.deal.value + found.judgments.value + found.others.value + found.own.value
    )
