"""Duplicate matches: deals that can't be guessed from one another, and what is compared."""

import random

import pytest

from derby.duplicate.answers import answer, played_by, stream_of
from derby.duplicate.comparing import compared, races_of
from derby.duplicate.deal import Deal
from derby.duplicate.match import NewMatch, deals_of, match_of
from derby.game.names import Variant
from derby.game.record import Record
from derby.tables.refusal import Refusal

SEED = bytes(range(32))
WANTED = NewMatch(deals=8, level="random")


@pytest.fixture(scope="module")
def deal() -> Deal:
    return deals_of("here-a_b", SEED, WANTED)[0]


def played(deal: Deal, lots: int, alike: int) -> Record:
    """A game in which so many of the seat's decisions are the first legal one, and all after them drawn."""
    game, dice, made = deal.new_game(), random.Random(lots), 0
    while (seat := game.seat_to_act) is not None:
        view = game.view(seat)
        if seat == deal.seat:
            game.apply(view.legal[0] if made < alike else dice.choice(view.legal))
            made += 1
        else:
            game.apply(answer(deal.level, game.set_up, view, stream_of(deal.seed, seat, game.version)))
    return game.record()


def test_every_deal_has_a_seed_of_its_own() -> None:
    deals = deals_of("here-a_b", SEED, WANTED)
    assert [deal.name for deal in deals] == [f"match-here-a_b.{number}" for number in range(1, 9)]
    assert len({deal.seed for deal in deals}) == 8
    assert SEED.hex() not in {deal.seed for deal in deals}
    assert {deal.level for deal in deals} == {"random"}


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("match-here-a_b.3", ("here-a_b", 3)),
        ("match-x.10", ("x", 10)),
        ("daily-2026-11-16-1-1", None),
        ("match-x", None),
        ("match-.1", None),
        ("match-x.", None),
        ("match-x.²", None),
        ("", None),
    ],
)
def test_a_deal_says_which_match_it_is_of(name: str, found: tuple[str, int] | None) -> None:
    assert match_of(name) == found


def test_a_match_that_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(Refusal, match="bad-settings"):
        deals_of("x", SEED, NewMatch(variants=(Variant.FATE_TOKENS,)))


def test_races_say_what_bets_brought_and_what_was_decided(deal: Deal) -> None:
    record = played(deal, 1, 0)
    races = races_of(record, deal.seat)
    assert len(races) == 3
    assert sum(race.points for race in races) == (record.points or ())[deal.seat]
    steps = list(record.replay())
    made = [choice for race in races for choice in race.choices]
    assert len(made) == sum(step.seat == deal.seat for step in steps)
    assert all(steps[choice.step - 1].seat == deal.seat for choice in made)


def test_where_decisions_part(deal: Deal) -> None:
    one, other = played(deal, 1, 5), played(deal, 2, 5)
    races = compared(one, other, deal.seat)
    parting = races[0].parting
    assert parting is not None
    assert parting.number > 5
    assert parting.same_position
    assert parting.own.step == parting.other.step
    later = races[1].parting
    assert later is not None
    assert later.number >= 1
    assert not later.same_position, "they come there by different ways"


def test_whoever_decides_alike_never_parts(deal: Deal) -> None:
    one = played(deal, 1, 10_000)
    assert one == played(deal, 2, 10_000)
    assert [race.parting for race in compared(one, one, deal.seat)] == [None, None, None]


def test_a_bot_is_compared_with_another_one(deal: Deal) -> None:
    one, other = played_by(deal, "mortal"), played_by(deal, "hero")
    races = compared(one, other, deal.seat)
    assert sum(race.other_points for race in races) == (other.points or ())[deal.seat]
