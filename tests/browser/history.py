"""A past for somebody in a browser: games played at random, recorded in the server's database behind its back."""

import random
import sqlite3
from contextlib import closing
from functools import cache

import derby
from derby.coach.findings import Estimate
from derby.game.names import Variant
from derby.server.game_results import outcome_of
from derby.store.database import Statement
from derby.store.ratings import Rating, new_ratings, rating
from derby.store.results import recording
from derby.store.reviews import KeptReview, keeping
from derby.store.sqlite_statements import numbered
from derby.store.tables import Listing, appending, listing
from derby.store.totals import counting
from derby.tables.entries import to_be_stored
from derby.tables.following import follow_all
from derby.tables.opening import imported
from derby.tables.room import summary_of
from derby.tables.server_messages import encode_message
from derby.tables.state import TableState
from tests.browser.person import Person
from tests.server.harness import Server

LATEST = 1_790_000_000_000
HOURS = 3_600_000
PEOPLE = ("Theseus of Athens", "Donaudampfschifffahrtskäpt", "Ὀδυσσεύς", "Mi")
LEVELS = ("mortal", "hero", "titan", "olympian", "olympian")


@cache
def played(number: int) -> derby.Game:
    """Somebody careful in the first seat wins a little more often: of two games the better one is taken."""
    lots = random.Random(number)
    variants = [(), (Variant.ZEUS_SOBERS_UP,), tuple(Variant)][number % 3]
    tries = [derby.new_game(3 + number % 4, seed=2 * number + again, variants=variants) for again in range(2)]
    for game in tries:
        while not game.is_over:
            game.apply(lots.choice(game.legal_codes()))
    return max(tries, key=lambda game: (0 in game.winners, game.points[0]))


def give_history(server: Server, person: Person, games: int) -> None:
    """So many finished games for somebody who is a guest already; the latest can be watched.

    All but the very latest are reviewed.
    """
    (cookie,) = [each for each in person.context.cookies() if each["name"] == "derby_guest"]  # type: ignore[typeddict-item]
    guest: str = cookie["value"].partition(".")[0]  # type: ignore[typeddict-item]
    others = [f"{guest[:15]}-other{number}" for number in range(len(PEOPLE))]
    statements = [
        Statement("INSERT INTO guests (id, name, created) VALUES ($1, $2, 0)", (other, name))
        for other, name in zip(others, PEOPLE, strict=True)
    ]
    lots = random.Random(guest)
    known: dict[str, Rating] = {}
    for number in range(games):
        game = played(number % 12)
        bots = [f"bot:{lots.choice(LEVELS)}" for _ in range(game.seats - 2)]
        players = [guest, lots.choice([lots.choice(others), "bot:hero"]), *bots]
        name = f"past-{guest[:10]}-{number}"
        outcome = outcome_of(name, game, players, LATEST - (games - number) * 5 * HOURS, counts=True)
        statements += [*recording(outcome), *counting([outcome]), *rating(outcome, known)]
        known |= new_ratings(outcome, known)
        if number < games - 1:
            statements.append(keeping(name, 0, guest, review(lots, outcome.results[0].share - 1 / game.seats)))
        if number >= games - 10:
            statements += table_of(name, game, outcome.ended)
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=30)) as connection:
        for sql, values in statements:
            connection.execute(numbered(sql), values)
        connection.commit()


def review(lots: random.Random, result: float) -> KeptReview:
    deal, judgments, others = (Estimate(lots.gauss(0, 0.15), 0.02) for _ in range(3))
    own = Estimate(result - deal.value - judgments.value - others.value, 0.02)
    return KeptReview(LATEST, deal, judgments, others, own, Estimate(lots.uniform(0.05, 0.3), 0.03), 30, False)


def table_of(name: str, game: derby.Game, at: int) -> list[Statement]:
    entries = to_be_stored(imported(game.record()), 1, at)
    state = TableState(name)
    follow_all(state, entries)
    summary = encode_message(summary_of(state)).decode()
    return [*appending(name, entries), listing(name, Listing("over", False, summary, at))]
