"""The summary tells of a game what its events tell, counted in another way."""

import pytest

from derby.bots import Budget
from derby.editions.components import CREATURES, SEATS
from derby.game import events, names
from derby.game.game import Game
from derby.game.names import Variant
from derby.game.set_up import set_up
from derby.lab.balance import study as studies
from derby.lab.balance.game_summary import MOMENTS
from derby.lab.balance.study import Study, play_with_views
from derby.rules.ranking import LAST, NEXT_TO_LAST


def races_of(game: Game) -> list[list[events.Event]]:
    races: list[list[events.Event]] = []
    for event in game.events:
        if isinstance(event, events.RaceDealt):
            races.append([])
        races[-1].append(event)
    return races


def count(race: list[events.Event], *kinds: type[events.Event]) -> int:
    return sum(isinstance(event, kinds) for event in race)


def turn_past_the_line(race: list[events.Event]) -> int:
    """0 if the mid-race line was never passed."""
    cards = 0
    for event in race:
        cards += isinstance(event, events.CardPlayed | events.DirtyTrickPlayed)
        if isinstance(event, events.MidRaceLinePassed):
            return -(-cards // 2)
    return 0


def leaders_without_judgment(game: Game, race: list[events.Event]) -> int:
    """Who would have won if Zeus had drawn nothing in the last race, one bit a seat."""
    table = game.table()
    ranking = next(event.ranking for event in race if isinstance(event, events.RankingDetermined))
    points = list(game.points)
    for bet in race:
        if isinstance(bet, events.BetSettled):
            place = ranking.index(bet.creature)
            named = 1 << place | (place == CREATURES - 1) * LAST | (place == CREATURES - 2) * NEXT_TO_LAST
            points[bet.seat] += table.bet_points[bet.card] * bool(table.bet_places[bet.card] & named) - bet.points
    return sum(1 << seat for seat, own in enumerate(points) if own == max(points))


@pytest.mark.parametrize(("seats", "variants"), [(3, []), (4, []), (5, []), (6, []), (4, list(Variant))])
def test_events_tell_the_same(seats: int, variants: list[Variant], monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Game] = []

    class Watched(Game):
        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments)  # type: ignore[arg-type]
            played.append(self)

    monkeypatch.setattr(studies, "Game", Watched)
    study = Study(set_up(seats, None, variants), "random", Budget(rounds=1))
    for number in range(12):
        summary = play_with_views(study, study.luck(number))
        game = played[-1]
        assert tuple(summary.points[:seats]) == game.points
        for race, told in enumerate(races_of(game)):
            assert summary.tricks[race] == count(told, events.DirtyTrickPlayed)
            assert summary.finished[race] == count(told, events.CreatureFinished)
            assert summary.disqualified[race] == count(told, events.CreatureDisqualified)
            assert summary.mid_race[race] == turn_past_the_line(told)
            for bet in told:
                if isinstance(bet, events.BetSettled):
                    row = race * SEATS + bet.seat
                    assert summary.bet_card[row][bet.bet] == bet.card
                    assert summary.bet_creature[row][bet.bet] == names.CREATURE_NUMBER[bet.creature]
                    assert summary.bet_won[row][bet.bet] == (bet.points > 0)
        turns = {3: 15, 4: 16, 5: 15, 6: 18}[seats]
        assert summary.leaders[2 * MOMENTS + turns] == leaders_without_judgment(game, races_of(game)[-1])
    assert len(played) == 12
