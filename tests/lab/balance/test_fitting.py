"""Fitting: it gets nearer to its aims, and never touches what is printed."""

from dataclasses import dataclass

import numpy as np
import pytest

from derby.editions import Edition, olympus
from derby.editions.loading import parse_edition
from derby.game.set_up import set_up
from derby.lab.balance.fitting import Fit, Trial, changed, fit_values
from derby.lab.balance.measures import Section, StudyResult
from derby.lab.balance.study import Study, StudyError
from derby.lab.figures import Measure

CHANCES = (0.4, 0.3, 0.25, 0.6, 0.5, 0.9, 0.5, 0.4, 0.75, 0.65, 0.37)


@dataclass
class KnownWorld:
    """Bets come true with chances of their own, and the line is passed where it is drawn."""

    played: int = 0

    def __call__(self, edition: Edition) -> list[StudyResult]:
        self.played += 1
        values = [
            Measure("", np.full(10, chance * card.points)) for chance, card in zip(CHANCES, edition.bet, strict=True)
        ]
        found: list[StudyResult] = []
        for seats in (4, 6):
            late = edition.track.mid_race_line(seats) / (34 if seats == 4 else 32)
            timing = [Measure("", np.ones(10)), Measure("", np.full(10, late))]
            sections = [Section("bet-value", "", values), Section("timing", "", timing)]
            found.append(StudyResult(Study(set_up(seats)), np.zeros(0, np.void), sections))
        return found


def found(most: int = 60) -> list[Trial]:
    return fit_values(olympus(), KnownWorld(), most, lambda trial: None)


def test_it_finds_what_is_known() -> None:
    first, *_, best = found()
    assert best.loss < 0.5 * first.loss
    assert best.edition.track.yellow_line_after == 17
    assert best.edition.track.orange_line_after == 16
    for card, chance in zip(best.edition.bet, CHANCES, strict=True):
        if card.source == "assumed":
            off = abs(chance * card.points - best.target)
            assert off <= min(abs(chance * (card.points + step) - best.target) for step in (-1, 1)) + 1e-9


def test_what_is_printed_stays() -> None:
    before, after = olympus(), found()[-1].edition
    assert after.movement == before.movement
    assert after.judgment == before.judgment
    assert after.track.finish_line_after == before.track.finish_line_after
    for old, new in zip(before.bet, after.bet, strict=True):
        assert (old.places, old.source) == (new.places, new.source)
        assert old.source == "assumed" or old.points == new.points


def test_the_file_is_the_edition_with_its_evidence() -> None:
    trials = found()
    name = 'The "best" Olympus = \\n [[bet]]'
    text = Fit(trials).text(name, "derby lab fit\n[track]")
    read = parse_edition(text)
    assert read.name == name
    assert (read.bet, read.track, read.movement, read.judgment) == (
        trials[-1].edition.bet,
        trials[-1].edition.track,
        trials[-1].edition.movement,
        trials[-1].edition.judgment,
    )
    assert "# yellow_line_after: 17, was 12; 4 seats 35.3% ±0.0 before, 50.0% ±0.0 now\n" in text
    assert "# bet first: " in text


def test_it_keeps_to_its_trials_and_needs_something_assumed() -> None:
    world = KnownWorld()
    fit_values(olympus(), world, 3, lambda trial: None)
    assert world.played == 3
    printed = parse_edition(Fit(found(1)).text("Box").replace('"assumed"', '"box"'))
    with pytest.raises(StudyError, match="nothing to propose"):
        fit_values(printed, world, 3, lambda trial: None)


def test_a_changed_edition_changes_nothing_else() -> None:
    other = changed(olympus(), {0: 9}, {"yellow_line_after": 13})
    assert other.bet[0].points == 9
    assert other.track.yellow_line_after == 13
    assert changed(other, {0: olympus().bet[0].points}, {"yellow_line_after": 12}) == olympus()
