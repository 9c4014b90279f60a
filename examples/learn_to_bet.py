"""A tiny learner: it watches random games, learns with NumPy alone which bets pay, and beats random players.

How a bet card does on a creature is a linear guess from the creature's cards in both holders and its place on the
track: eleven bet cards, eleven lines fitted by least squares to the points of the race. Seat 0 then takes the bet with
the best guess and plays its cards at random, as the others do. Run it with `uv run python examples/learn_to_bet.py`.
"""

import numpy as np
import numpy.typing as npt

from derby.learn.encoding import START
from derby.learn.vector import DerbyVectorEnv

BET, BET_CARDS, CREATURES, BETS, SEATS = 1, 11, 6, 3, 4
"""The code of bet card b on creature c is BET + b * CREATURES + c."""
FEATURES = 14
Floats = npt.NDArray[np.float32]


def features(seen: npt.NDArray[np.int8]) -> Floats:
    """For each observation and creature: its nine cards in both holders, its sector and lead, third bet or not, 1."""
    found = np.ones((len(seen), CREATURES, FEATURES), np.float32)
    left, right = (seen[:, START[name] :][:, :54].reshape(-1, CREATURES, 9) for name in ("left_holder", "right_holder"))
    sector = seen[:, START["sector"] :][:, :CREATURES].astype(np.float32)
    found[:, :, :9] = left + right
    found[:, :, 9] = sector / 10
    found[:, :, 10] = (sector - sector.mean(axis=1, keepdims=True)) / 10
    found[:, :, 11] = seen[:, START["place"] :][:, :CREATURES]
    found[:, :, 12] = seen[:, START["third_bets_begun"], None]
    return found


def learn(games: int, steps: int, seed: int) -> Floats:
    """Step random games and fit the points that a seat got in a race to each of its bets; one line per bet card."""
    env = DerbyVectorEnv(games, SEATS)
    seen, info = env.reset(seed=seed)
    squares, products = np.zeros((BET_CARDS, FEATURES, FEATURES)), np.zeros((BET_CARDS, FEATURES))
    bet_on = np.zeros((games, SEATS, BETS, FEATURES), np.float32)
    card = np.full((games, SEATS, BETS), -1)
    placed = np.zeros((games, SEATS), int)
    for _ in range(steps):
        codes, race = env.random_actions(), seen[:, START["race"]]
        game = np.flatnonzero((codes >= BET) & (codes < BET + BET_CARDS * CREATURES))
        chosen, seat = codes[game] - BET, info["seat"][game]
        slot = placed[game, seat]
        bet_on[game, seat, slot] = features(seen[game])[np.arange(len(game)), chosen % CREATURES]
        card[game, seat, slot] = chosen // CREATURES
        placed[game, seat] += 1
        seen, rewards, ended, _, info = env.step(codes)
        over = np.flatnonzero(ended | (seen[:, START["race"]] != race))
        points = np.repeat(rewards[over, :, None], BETS, axis=2)
        for bet_card in range(BET_CARDS):
            bets = bet_on[over][card[over] == bet_card]
            squares[bet_card] += bets.T @ bets
            products[bet_card] += points[card[over] == bet_card] @ bets
        card[over], placed[over] = -1, 0
    lines = np.linalg.solve(squares + np.eye(FEATURES), products[:, :, None])[:, :, 0]
    return lines.astype(np.float32)


def play(lines: Floats, games: int, steps: int, seed: int) -> npt.NDArray[np.int16]:
    """The points of all finished games: seat 0 bets as it has learned, everything else is random."""
    env = DerbyVectorEnv(games, SEATS)
    seen, info = env.reset(seed=seed)
    results: list[npt.NDArray[np.int16]] = []
    for _ in range(steps):
        codes = env.random_actions()
        mask = info["action_mask"][:, BET : BET + BET_CARDS * CREATURES]
        game = np.flatnonzero((info["seat"] == 0) & mask.any(axis=1))
        guesses = np.einsum("gcf,bf->gbc", features(seen[game]), lines).reshape(-1, BET_CARDS * CREATURES)
        codes[game] = BET + np.where(mask[game], guesses, -np.inf).argmax(axis=1)
        seen, _, ended, _, info = env.step(codes)
        if ended.any():
            results.append(info["final_points"][ended])
    return np.concatenate(results)


def main(games: int = 1024, steps: int = 1500) -> npt.NDArray[np.int16]:
    """Learn, play, and say how it went."""
    points = play(learn(games, steps, seed=1), games, steps=600, seed=2)
    ahead = points[:, 0] - points[:, 1:].mean(axis=1)
    error = ahead.std() / np.sqrt(len(ahead))
    means = ", ".join(f"{mean:.2f}" for mean in points.mean(axis=0))
    print(f"{len(points)} games; points by seat: {means}")  # noqa: T201
    print(f"the learner is {ahead.mean():.2f} ± {1.96 * error:.2f} points ahead of a random player")  # noqa: T201
    return points


if __name__ == "__main__":
    main()
