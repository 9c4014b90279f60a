"""Fitting an edition: values for its assumed parts that make all bets equally good and the third bet fall mid-race.

Values printed in a rulebook or on a box stay. Assumed bet cards get the points at which they bring about as much as
the printed ones do each time they are bet; the assumed mid-race lines move to where about half of the turns are over.
The finish line and the movement cards stay, too: both aims are reached without them, and every change to them would
move the lines again.

The search is simple. Every trial plays the same deals (common random numbers). It begins with the edition as it is;
each step changes every value by at most one, towards where the figures say it should be, and is kept if the trial is
better. When changing all values is no better, single values are tried, those furthest off first.
"""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

import msgspec
import tomli_w

from derby.editions import Edition
from derby.editions.loading import MOST_POINTS
from derby.lab.balance.measures import StudyResult, section_called
from derby.lab.balance.study import StudyError
from derby.lab.figures import Figure

MIDDLE = 0.5
LINES = {"yellow_line_after": (3, 4), "orange_line_after": (5, 6)}
"""The mid-race lines, and the numbers of seats that use them."""
A_SECTOR = 0.035
"""About how much later the line is passed, as a part of the race, for each sector it is moved."""

Play = Callable[[Edition], Sequence[StudyResult]]


class Trial(NamedTuple):
    """An edition that was tried."""

    edition: Edition
    values: list[Figure]
    """What each bet card brings, over all numbers of seats."""
    timing: dict[int, Figure]
    """When the line is passed, by number of seats."""
    target: float
    """What a bet card should bring."""

    @property
    def loss(self) -> float:
        """How far it is from both aims: root mean squares, in parts of the target and of the race."""
        bets = sqrt(sum((value.value / self.target - 1) ** 2 for value in self.values) / len(self.values))
        lines = sqrt(sum((timing.value - MIDDLE) ** 2 for timing in self.timing.values()) / len(self.timing))
        return bets + lines


def try_edition(edition: Edition, play: Play) -> Trial:
    """Play with an edition, and see how far it is from the aims."""
    results = play(edition)
    by_seats = [section_called("bet-value", result.sections) for result in results]
    values = [_together([section.measures[card].figure() for section in by_seats]) for card in range(len(edition.bet))]
    timing = {
        result.study.set_up.seats: section_called("timing", result.sections).measures[1].figure() for result in results
    }
    printed = [value.value for value, card in zip(values, edition.bet, strict=True) if card.source != "assumed"]
    every = [value.value for value in values]
    return Trial(edition, values, timing, sum(printed or every) / len(printed or every))


def _together(figures: Sequence[Figure]) -> Figure:
    """The mean over the numbers of seats, whose games are independent."""
    count = len(figures)
    mean = sum(figure.value for figure in figures) / count
    half = sqrt(sum(((figure.high - figure.low) / 2) ** 2 for figure in figures)) / count
    return Figure(mean, mean - half, mean + half, sum(figure.count for figure in figures))


def fit_values(edition: Edition, play: Play, most_trials: int, on_trial: Callable[[Trial], object]) -> list[Trial]:
    """Search; returns the trials in which it got better, the first one with the edition as it was."""
    if not (_assumed_bets(edition) or _assumed_lines(edition)):
        raise StudyError(f"{edition.name} has no assumed bet points or mid-race lines: there is nothing to propose")
    best = try_edition(edition, play)
    on_trial(best)
    kept, tried, trials = [best], [edition], 1
    while trials < most_trials:
        proposed = next((one for one in _proposals(best) if one not in tried), None)
        if proposed is None:
            break
        tried.append(proposed)
        trial = try_edition(proposed, play)
        trials += 1
        on_trial(trial)
        if trial.loss < best.loss:
            best = trial
            kept.append(trial)
    return kept


def _assumed_bets(edition: Edition) -> list[int]:
    return [number for number, card in enumerate(edition.bet) if card.source == "assumed"]


def _assumed_lines(edition: Edition) -> list[str]:
    return [name for name in LINES if edition.track.sources.get(name) == "assumed"]


def _proposals(best: Trial) -> Iterator[Edition]:
    """First all values one step nearer, then one value alone, those that are furthest off first."""
    edition = best.edition
    bets = {number: _points(best, number) for number in _assumed_bets(edition)}
    lines = {name: _line(best, name) for name in _assumed_lines(edition)}
    yield changed(edition, bets, lines)
    off: list[tuple[float, Edition]] = [
        (abs(best.values[number].value / best.target - 1), changed(edition, {number: points}, {}))
        for number, points in bets.items()
    ]
    off += [(_off_middle(best, name), changed(edition, {}, {name: line})) for name, line in lines.items()]
    for _, proposal in sorted(off, key=lambda each: -each[0]):
        yield proposal


def _points(best: Trial, number: int) -> int:
    """One more or one less, if that should bring the card nearer to the target."""
    card, value = best.edition.bet[number], best.values[number].value
    wanted = card.points * best.target / value if value else card.points + 1
    step = (wanted > card.points + 0.5) - (wanted < card.points - 0.5)
    return min(max(card.points + step, 1), MOST_POINTS)


def _off_middle(best: Trial, name: str) -> float:
    own = [best.timing[seats].value - MIDDLE for seats in LINES[name] if seats in best.timing]
    return abs(sum(own) / len(own)) if own else 0.0


def _line(best: Trial, name: str) -> int:
    """A sector further or back, if the line is passed that much too early or too late."""
    own = [MIDDLE - best.timing[seats].value for seats in LINES[name] if seats in best.timing]
    line = getattr(best.edition.track, name)
    if not own:
        return line
    late = sum(own) / len(own)
    step = (late > A_SECTOR / 2) - (late < -A_SECTOR / 2)
    return min(max(line + step, 1), best.edition.track.finish_line_after - 1)


def changed(edition: Edition, bets: dict[int, int], lines: dict[str, int]) -> Edition:
    """The edition with other points on assumed bet cards and other assumed lines."""
    cards = tuple(
        msgspec.structs.replace(card, points=bets.get(number, card.points)) for number, card in enumerate(edition.bet)
    )
    return msgspec.structs.replace(edition, bet=cards, track=msgspec.structs.replace(edition.track, **lines))


class Fit(NamedTuple):
    """The trials in which the edition got better; the first is the edition as it was."""

    trials: list[Trial]

    @property
    def first(self) -> Trial:
        return self.trials[0]

    @property
    def best(self) -> Trial:
        return self.trials[-1]

    def text(self, name: str, command: str = "derby.lab.fit") -> str:
        """The proposed edition as a TOML file, with what was seen as comments."""
        edition = msgspec.structs.replace(self.best.edition, name=name)
        document = msgspec.to_builtins(edition)
        for card in document["movement"]:
            for key in ("creature", "trick"):
                if not card[key]:
                    del card[key]
        comments = "".join(f"# {' '.join(line.split())}\n" for line in self._comments(name, command))
        return f"{comments}\n{tomli_w.dumps(document)}"

    def _comments(self, name: str, command: str) -> Iterator[str]:
        yield f"{name}: proposed by `{command}`."
        yield "What a bet card brings each time it is bet, and when the mid-race line is passed, with 95 % intervals;"
        yield f"aimed at: {self.best.target:.2f} points, and half of the turns. Printed values were not touched."
        yield f"Distance from both aims: {self.first.loss:.3f} before, {self.best.loss:.3f} now."
        for line, users in LINES.items():
            seen = ", ".join(
                f"{seats} seats {self.first.timing[seats].text('share')} before, "
                f"{self.best.timing[seats].text('share')} now"
                for seats in users
                if seats in self.best.timing
            )
            was, now = (getattr(trial.edition.track, line) for trial in (self.first, self.best))
            yield f"{line}: {now}, was {was}; {seen or 'not tried'}"
        for number, card in enumerate(self.best.edition.bet):
            was = f", was {self.first.edition.bet[number].points}" if card.source == "assumed" else ""
            before, now = (trial.values[number].text("number") for trial in (self.first, self.best))
            yield f"bet {', '.join(card.places)}: {card.points} points{was}; brings {before} before, {now} now"
