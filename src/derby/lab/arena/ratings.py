"""How strong the bots of an arena are: win shares with their intervals, and ratings.

All games of a deal share its luck, so a deal is the unit: every interval, at 95 %, comes from the differences between
deals, never from single games as if they were independent.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log
from typing import TYPE_CHECKING

import msgspec

from derby.coach.intervals import NORMAL, students_quantile, wilson
from derby.game.names import Variant
from derby.lab.arena.playing import Arena, Played
from derby.lab.drawing import Row, dots
from derby.lab.figures import Figure
from derby.lab.simulate import SeatResult, Simulation

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats = npt.NDArray[np.float64]

ELO = 400 / log(10)
"""Rating points per unit of log-strength: 400 points are ten times the strength."""
MEAN_RATING = 1500
RESAMPLES = 1000


class BotResult(msgspec.Struct, frozen=True):
    """How a bot did over all games."""

    name: str
    seats: float
    """How many seats it had, on average over the games in which it played."""
    games: int
    win_share: float
    """Its share of the victory, per seat; a shared victory counts in equal parts."""
    low: float
    high: float
    points: float
    """Mean victory points, per seat."""
    ms_per_move: float
    """Mean time of a decision with more than one legal action."""
    most_ms: float
    decisions: int
    """Those with more than one legal action."""
    rating: float
    rating_low: float
    rating_high: float


class Match(msgspec.Struct, frozen=True):
    """One bot on one seat against another on all other seats."""

    one: str
    rest: str
    games: int
    win_share: float
    """Of the one."""
    low: float
    high: float


class ArenaResult(msgspec.Struct, frozen=True):
    """The result of an arena."""

    seats: int
    games: int
    deals: int
    seed: int
    ms: float | None
    """Per decision; None where rounds were given."""
    rounds: int | None
    variants: tuple[Variant, ...]
    edition: str
    round_robin: bool
    chance: float
    """The win share of a seat if all play equally well."""
    bots: tuple[BotResult, ...]
    matches: tuple[Match, ...]

    def setting(self) -> str:
        """How it was played, in words."""
        thought = f"{self.ms:g} ms a move" if self.ms is not None else f"{self.rounds} rounds a move"
        return f"{self.seats} seats, {', '.join(self.variants) or 'base game'}, {thought}"


def arena_result(arena: Arena, games: Sequence[Played]) -> ArenaResult:
    """Sum up the games of whole deals."""
    names = list(dict.fromkeys(arena.bots))
    ratings = rated(names, games)
    budget = arena.budget
    return ArenaResult(
        seats=arena.set_up.seats,
        games=len(games),
        deals=len({played.deal for played in games}),
        seed=arena.seed,
        ms=budget.ms if budget.rounds is None else None,
        rounds=budget.rounds,
        variants=arena.set_up.variants,
        edition=arena.set_up.edition.name,
        round_robin=arena.round_robin,
        chance=1 / arena.set_up.seats,
        bots=tuple(_bot_result(name, games, ratings[name]) for name in names),
        matches=tuple(_matches(games)),
    )


def _bot_result(name: str, games: Iterable[Played], rating: tuple[float, float, float]) -> BotResult:
    own = [played for played in games if name in played.bots]
    places = [(played, seat) for played in own for seat, player in enumerate(played.bots) if player == name]
    decisions = sum(played.moves[seat] for played, seat in places)
    share, low, high = share_of_bot(name, own)
    return BotResult(
        name=name,
        seats=len(places) / len(own),
        games=len(own),
        win_share=share,
        low=low,
        high=high,
        points=sum(played.points[seat] for played, seat in places) / len(places),
        ms_per_move=sum(played.ms[seat] for played, seat in places) / max(decisions, 1),
        most_ms=max(played.most_ms[seat] for played, seat in places),
        decisions=decisions,
        rating=rating[0],
        rating_low=rating[1],
        rating_high=rating[2],
    )


def _matches(games: Iterable[Played]) -> Iterable[Match]:
    sorted_out: dict[tuple[str, str], list[Played]] = {}
    for played in games:
        counts = Counter(played.bots).most_common()
        if len(counts) == 2 and counts[1][1] == 1:
            sorted_out.setdefault((counts[1][0], counts[0][0]), []).append(played)
    for (one, rest), own in sorted_out.items():
        yield Match(one, rest, len(own), *share_of_bot(one, own))


def share_of_bot(name: str, games: Iterable[Played]) -> tuple[float, float, float]:
    """The win share per seat of a bot that plays in all these games, with its interval."""
    deals: dict[int, list[float]] = {}
    count = 0
    for played in games:
        count += 1
        shares = zip(played.shares(), played.bots, strict=True)
        deals.setdefault(played.deal, []).extend(share for share, player in shares if player == name)
    return share_interval([sum(deal) / len(deal) for deal in deals.values()], count)


def share_interval(deals: Sequence[float], games: int) -> tuple[float, float, float]:
    """The mean of the shares of the deals, and its 95 % interval.

    It is Wilson's interval, which stays within 0 and 1, for as many independent games as would have the standard error
    that is seen between deals, with Student's quantile. If all deals have the same result, there is no such error:
    then the games count as independent. A single deal counts as one game.
    """
    count = len(deals)
    mean = sum(deals) / count
    variance = sum((share - mean) ** 2 for share in deals) / (count - 1) / count if count > 1 else 0.0
    if count == 1:
        independent = 1.0
    elif variance < 1e-12:
        independent = float(games)
    else:
        independent = mean * (1 - mean) / variance
    low, high = wilson(mean, independent, students_quantile(count - 1) if count > 1 else NORMAL)
    return mean, low, high


def rated(names: Sequence[str], games: Iterable[Played]) -> dict[str, tuple[float, float, float]]:
    """Elo-like ratings with their intervals, around 1500.

    Each seat wins with a chance in proportion to its bot's strength (Bradley and Terry's model for more than two, the
    first step of Plackett and Luce's); the strengths are the most likely ones for the win shares. One more imagined
    game of each bot, a drawn duel with an average player, keeps them finite. The intervals come from deals drawn again
    with replacement.
    """
    import numpy as np

    tally = _Tally(names, games)
    stream = np.random.default_rng(1)
    deals = len(tally.played)
    drawn = (np.bincount(stream.integers(deals, size=deals), minlength=deals) for _ in range(RESAMPLES))
    sums = [(tally.played.sum(axis=0), tally.won.sum(axis=0))]
    sums += [(counts @ tally.played, counts @ tally.won) for counts in drawn]
    played, won = (np.stack(column) for column in zip(*sums, strict=True))
    strengths = likely_strengths(tally.seats, played, won)
    ratings = MEAN_RATING + ELO * (strengths - strengths.mean(axis=1, keepdims=True))
    low, high = np.percentile(ratings[1:], [2.5, 97.5], axis=0)
    return {
        name: (float(ratings[0, at]), float(min(low[at], ratings[0, at])), float(max(high[at], ratings[0, at])))
        for at, name in enumerate(names)
    }


class _Tally:
    """What ratings need of the games: by deal, how often each company of bots met, and what each bot won."""

    def __init__(self, names: Sequence[str], games: Iterable[Played]) -> None:
        import numpy as np

        every = list(games)
        companies = {played.bots: tuple(map(played.bots.count, names)) for played in every}
        company_at = {company: at for at, company in enumerate(dict.fromkeys(companies.values()))}
        deal_at = {deal: at for at, deal in enumerate(dict.fromkeys(played.deal for played in every))}
        self.seats: Floats = np.array(list(company_at), np.float64)
        """Of each company and bot."""
        self.played: Floats = np.zeros((len(deal_at), len(company_at)))
        """Games of each deal and company."""
        self.won: Floats = np.zeros((len(deal_at), len(names)))
        for played in every:
            at = deal_at[played.deal]
            self.played[at, company_at[companies[played.bots]]] += 1
            for share, name in zip(played.shares(), played.bots, strict=True):
                self.won[at, names.index(name)] += share


def likely_strengths(seats: "Floats", played: "Floats", won: "Floats") -> "Floats":
    """The most likely log-strengths of the bots, a row of them for each row of games and victories.

    By Newton's method, all rows at once; the steps are held back, since it starts far away from strong differences.
    """
    import numpy as np

    strengths: Floats = np.zeros_like(won)
    identity = np.eye(won.shape[1])
    for _ in range(100):
        parts: Floats = seats * np.exp(strengths)[:, None, :]
        parts = parts / parts.sum(axis=2, keepdims=True)
        duel: Floats = 1 / (1 + np.exp(-strengths))
        expected: Floats = np.einsum("rc,rcb->rb", played, parts)
        slope: Floats = won + 0.5 - expected - duel
        bend: Floats = (expected + duel * (1 - duel))[:, :, None] * identity
        bend = bend - np.einsum("rc,rca,rcb->rab", played, parts, parts)
        step: Floats = np.asarray(np.linalg.solve(bend, slope[:, :, None]), np.float64)[:, :, 0]
        strengths = strengths + np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-7:
            break
    return strengths


def arena_plot(result: ArenaResult) -> str:
    """The document of a picture: the win share of each bot with its interval, and a line at chance."""
    rows = [Row(bot.name, Figure(bot.win_share, bot.low, bot.high, bot.games), "share") for bot in result.bots]
    title = f"Win share per seat (dashed: chance): {result.games:,} games, {result.setting()}"
    return dots(rows, result.chance).standalone(title)


def simulation_of(arena: Arena, games: Sequence[Played]) -> Simulation:
    """The results by seat, in the form of `simulate`."""
    results: list[SeatResult] = []
    for seat, god in enumerate(arena.set_up.gods):
        shares = [played.shares()[seat] for played in games]
        points = [played.points[seat] for played in games]
        results.append(
            SeatResult(
                god=god,
                wins=sum(share > 0 for share in shares),
                win_share=sum(shares) / len(games),
                mean_points=sum(points) / len(games),
                most_points=max(points),
                least_points=min(points),
            )
        )
    return Simulation(
        seats=arena.set_up.seats,
        games=len(games),
        seed=arena.seed,
        variants=arena.set_up.variants,
        edition=arena.set_up.edition.name,
        players=" ".join(arena.bots),
        decisions=sum(played.actions for played in games),
        shared_victories=sum(max(played.shares()) < 1 for played in games),
        results=tuple(results),
    )
