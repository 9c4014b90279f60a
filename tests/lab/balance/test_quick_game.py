"""Quick games: the bots decide as they do at a real table, and the summary tells what happened."""

import random

import pytest

from derby.bots import Budget, bot
from derby.bots.levels import HERO, MORTAL, TITAN, Searcher
from derby.bots.search.search import Thinking, search
from derby.editions.components import SEATS
from derby.game.game import Game
from derby.game.names import Variant
from derby.game.set_up import SetUp, set_up
from derby.lab.balance.game_summary import MOMENTS, GameSummary
from derby.lab.balance.quick_game import QuickTable, luck_of_game, quick_rounds
from derby.playouts.dice import new_dice
from derby.rules.compiled import interpreted
from tests.properties.random_games import some_position

POSITIONS = 120


class GivenBits(random.Random):
    """A stream that gives just this number."""

    def __init__(self, bits: int) -> None:
        super().__init__()
        self.bits = bits

    def getrandbits(self, k: int, /) -> int:
        return self.bits


def positions() -> list[Game]:
    games = [some_position(number)[0] for number in range(POSITIONS)]
    return [game for game in games if game.seat_to_act is not None and len(game.legal_codes()) > 1]


@pytest.mark.parametrize(
    ("level", "rounds"), [(MORTAL, 2), (HERO, 24), (TITAN, 40)], ids=lambda value: getattr(value, "name", value)
)
def test_decisions_are_those_of_the_bot(level: Searcher, rounds: int) -> None:
    """From the same dice, with every number of seats, all variants and at every stage."""
    stages: set[str] = set()
    for number, game in enumerate(positions()):
        view = game.view(game.seat_to_act)
        at_table = search(game.set_up, view, level.thinking, Budget(rounds=rounds), GivenBits(number)).best
        quick = QuickTable(game.set_up, level.thinking, rounds).decide(game.table(), new_dice(number))
        assert quick == at_table, game.notation()
        stages.add(view.stage)
    assert {"first-bets", "fast-card", "slow-card", "third-bet", "mid-race"} <= stages


def test_what_a_seat_cant_see_changes_no_decision() -> None:
    for number, game in enumerate(positions()):
        view = game.view(game.seat_to_act)
        for changed in range(3):
            other = _with_other_secrets(game, random.Random(f"{number} {changed}"))
            quick = QuickTable(game.set_up, HERO.thinking, 6).decide(other, new_dice(number))
            assert quick == search(game.set_up, view, HERO.thinking, Budget(rounds=6), GivenBits(number)).best


def _with_other_secrets(game: Game, stream: random.Random):
    from derby.bots.search.worlds import imagine, seen_table, unknown_to

    view = game.view(game.seat_to_act)
    table = seen_table(game.set_up, view)
    imagine(table, unknown_to(table, view.viewer), new_dice(stream.getrandbits(60)))
    true = game.table()
    for holder in range(true.seats):
        true.holder[holder] = table.holder[holder]
    for seat in range(true.seats):
        for bet in range(true.bets[seat]):
            true.bet_card[seat][bet] = table.bet_card[seat][bet]
        true.bet_cards_used[seat] = table.bet_cards_used[seat]
    return true


CHOSEN = [
    set_up(3),
    set_up(4, None, list(Variant)),
    set_up(5, None, ["zeus-sobers-up"]),
    set_up(6, None, list(Variant)),
]


@pytest.mark.parametrize("chosen", CHOSEN, ids=lambda chosen: str(chosen.seats))
def test_the_summary_adds_up(chosen: SetUp) -> None:
    table = QuickTable(chosen, Thinking(), 0)
    turns = {3: 15, 4: 16, 5: 15, 6: 18}[chosen.seats]
    for number in range(60):
        played = interpreted(table.play(luck_of_game(7, number, chosen.seats)), GameSummary)
        points = [0] * chosen.seats
        for race in range(3):
            assert 0 <= played.mid_race[race] <= turns
            for seat in range(chosen.seats):
                row = race * SEATS + seat
                assert played.bets[row] == 2 + (played.mid_race[race] > 0) or chosen.seats == 5
                for bet in range(played.bets[row]):
                    card = chosen.edition.bet[played.bet_card[row][bet]]
                    points[seat] += played.bet_won[row][bet] * card.points
            leaders = played.leaders[race * MOMENTS : (race + 1) * MOMENTS]
            assert all(leaders[: turns + 1])
            assert not any(leaders[turns + 1 :])
        assert points == played.points[: chosen.seats]
        assert played.actions >= played.decisions > 0
        assert sorted(played.gods[: chosen.seats]) == sorted(set(played.gods[: chosen.seats]))


def test_both_speeds_play_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = luck_of_game(3, 5, 3)
    compiled = interpreted(QuickTable(set_up(3), MORTAL.thinking, 2).play(luck), GameSummary)
    monkeypatch.setattr("derby.bots.search.workspace.can_compile", lambda: False)
    assert QuickTable(set_up(3), MORTAL.thinking, 2).play(luck).numbers() == compiled.numbers()


def test_who_plays_quickly() -> None:
    assert quick_rounds(bot("random")) == 0
    assert quick_rounds(bot("hero")) == 24
    assert quick_rounds(bot("titan"), 40) == 40
    assert quick_rounds(bot("olympian")) is None
    assert quick_rounds(bot("flat-monte-carlo")) is None
    assert quick_rounds(bot("flat-monte-carlo"), 12) == 12
