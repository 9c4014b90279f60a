"""After the game: races told card by card, bets with their chance, and the turning points."""

import random

import pytest

import derby
from derby import Game
from derby.game.names import Creature, Variant
from derby.server.workers.after_game import AfterGame, AnalysedBet, BetChance, Moment, after_game, turning_points
from derby.server.workers.analyses import RACES
from derby.server.workers.race_analysis import analyse_race
from derby.tables.opening import imported
from tests.server.in_memory import InMemoryServer, run, workers_inline


def played(seats: int, variants: tuple[Variant, ...], number: int = 7) -> Game:
    game = derby.new_game(seats, seed=number, variants=variants)
    chosen = random.Random(number)
    while not game.is_over:
        game.apply(chosen.choice(game.legal_codes()))
    return game


def told_of(game: Game) -> AfterGame:
    with workers_inline(samples=1):
        read = game.record()
        return after_game(read, [analyse_race(read, race) for race in range(RACES)])


@pytest.fixture(scope="module", params=[(3, ()), (4, tuple(Variant)), (6, tuple(Variant))], ids=["3", "4+", "6+"])
def ended(request: pytest.FixtureRequest) -> tuple[Game, AfterGame]:
    game = played(*request.param)
    return game, told_of(game)


def test_every_race_is_told_card_by_card(ended: tuple[Game, AfterGame]) -> None:
    game, told = ended
    turns = {3: 15, 4: 16, 5: 15, 6: 18}[game.seats]
    assert len(told.races) == RACES
    for race in told.races:
        assert len(race.cards) == 2 * turns
        assert [card.slow for card in race.cards] == [False, True] * turns
        assert sorted(race.line_up) == sorted(race.ranking) == sorted(Creature)
        end = dict(zip(Creature, race.cards[-1].sectors, strict=True))
        assert [end[creature] for creature in race.ranking] == sorted(end.values(), reverse=True)
        assert len(set(race.disqualified)) == len(race.disqualified)


def test_every_bet_is_told_with_its_chance_and_end(ended: tuple[Game, AfterGame]) -> None:
    game, told = ended
    points = [0] * game.seats
    for bet in told.bets:
        points[bet.seat] += bet.points
        assert 0 <= bet.chance <= 1
    assert tuple(points) == game.points == told.points
    keys = [(bet.race, bet.seat, bet.bet) for bet in told.bets]
    assert len(set(keys)) == len(keys) > game.seats * RACES


def test_moments_go_from_the_first_deal_to_the_last_judgment(ended: tuple[Game, AfterGame]) -> None:
    game, told = ended
    for race in range(RACES):
        moments = [moment for moment in told.moments if moment.race == race]
        causes = [moment.cause for moment in moments]
        assert causes[:2] == ["deal", "first-bets"]
        assert causes[-1] == "judgment"
        assert causes.count("turn") == len(told.races[race].cards) // 2
        assert causes.count("third-bets") == (told.races[race].mid_race is not None)
        assert [moment.seat is not None for moment in moments] == [cause == "turn" for cause in causes]
        assert [bet.chance for bet in moments[-1].bets] == [
            float(bet.points > 0) for bet in told.bets if bet.race == race
        ]
    assert all(sum(moment.victory) == pytest.approx(1) for moment in told.moments)
    assert [seat for seat, share in enumerate(told.moments[-1].victory) if share] == list(game.winners)


def test_the_same_record_is_told_the_same() -> None:
    game = played(3, ())
    assert told_of(game) == told_of(game)
    assert told_of(game).rough


def moment(number: int, victory: tuple[float, ...], *bets: float) -> Moment:
    chances = tuple(BetChance(0, bet, chance) for bet, chance in enumerate(bets))
    return Moment(number, 0, "turn", 0, 2 * number, victory, chances)


def test_turning_points_are_the_largest_leaps_in_the_order_of_the_game() -> None:
    firsts = (0.5, 0.45, 0.8, 0.7, 0.2, 0.6, 0.75, 0.6, 0.5, 0.39, 1.0)
    moments = [moment(number, (share, (1 - share) / 2, (1 - share) / 2)) for number, share in enumerate(firsts)]
    found = turning_points(moments, [1] * 11, [], 1_000)
    assert [point.moment for point in found] == [2, 4, 5, 6, 7, 10], "the six largest; 0.05 is too little"
    assert (found[0].seat, found[0].before, found[0].after) == (0, 0.45, 0.8)


def test_what_may_be_due_to_few_samples_is_no_turning_point() -> None:
    moments = [moment(number, (share, (1 - share) / 2, (1 - share) / 2)) for number, share in enumerate((0.4, 0.6, 1))]
    assert [point.moment for point in turning_points(moments, [1] * 11, [], 20)] == [2]


def test_a_turning_point_names_the_bets_that_most_happened_to_by_their_points() -> None:
    dragon = Creature.DRAGON
    bets = [AnalysedBet(0, 0, card, card, dragon, 0.5, card, dragon, 0) for card in range(3)]
    moments = [moment(0, (0.5, 0.5), 0.5, 0.5, 0.5), moment(1, (0.9, 0.1), 0.9, 0.7, 0.1)]
    (found,) = turning_points(moments, [2, 7, 1], bets, 1_000)
    assert [(swing.bet, swing.before, swing.after) for swing in found.bets] == [(1, 0.5, 0.7), (0, 0.5, 0.9)]


def test_it_is_told_over_http_of_finished_games_only_and_worked_out_once() -> None:
    async def scene() -> None:
        services = InMemoryServer()
        game = played(3, ())
        over = (await services.tables.open(imported(game.record()))).state.table
        guest = await services.guest("Ann")
        async with services.browser(guest) as browser:
            running = (await browser.post("/api/quick-play", json={"level": "random"})).json()["table"]
            refused = await browser.get(f"/api/tables/{running}/after")
            assert (refused.status_code, refused.json()) == (409, {"reason": "not-over"})
            missing = await browser.get("/api/tables/nowhere/after")
            assert (missing.status_code, missing.json()) == (404, {"reason": "no-such-table"})
            result = (await browser.get(f"/api/tables/{over}/after?races=0")).json()
            assert (tuple(result["points"]), result["races"]) == (game.points, [])
            part = (await browser.get(f"/api/tables/{over}/after?races=2")).json()
            assert [race["race"] for race in part["races"]] == [0, 1]
            assert {bet["race"] for bet in part["bets"]} == {0, 1}
            wrong = await browser.get(f"/api/tables/{over}/after?races=4")
            assert (wrong.status_code, wrong.json()) == (400, {"reason": "bad-message"})
            told = await browser.get(f"/api/tables/{over}/after")
            assert told.status_code == 200
            assert tuple(told.json()["points"]) == game.points
            assert (await browser.get(f"/api/tables/{over}/after")).content == told.content

    with workers_inline(samples=1) as done:
        run(scene)
    assert done == [analyse_race] * RACES
