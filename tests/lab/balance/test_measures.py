"""Measures and reports: what they say is what was counted in the games, and the page needs nothing from elsewhere."""

import csv
import io
import re
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import numpy as np
import pytest

from derby.game.names import Variant
from derby.game.set_up import set_up
from derby.lab.balance.game_data import write_bets, write_games
from derby.lab.balance.markdown_tables import markdown_tables
from derby.lab.balance.measures import Section, StudyResult, sections_of, study_result
from derby.lab.balance.report import balance_report, comparison_report, figures_table
from derby.lab.balance.study import Study, play_study
from derby.lab.figures import Figure

if TYPE_CHECKING:
    from derby.lab.balance.study import GameSummaries

STUDY = Study(set_up(4, None, list(Variant)), "random")
GAMES = 100


@pytest.fixture(scope="module")
def games() -> "GameSummaries":
    return play_study(STUDY, GAMES)


@pytest.fixture(scope="module")
def sections(games: "GameSummaries") -> dict[str, Section]:
    return {section.key: section for section in sections_of(STUDY.set_up, games)}


def values(section: Section) -> list[float]:
    return [measure.value for measure in section.measures]


def test_the_seats_share_one_victory(sections: dict[str, Section], games: "GameSummaries") -> None:
    assert sum(values(sections["seat-share"])) == pytest.approx(1)
    assert sum(values(sections["seat-points"])) == pytest.approx(games["points"].sum(axis=1).mean())
    assert sections["god-share"].measures[0].count == (games["gods"] == 0).sum()


def test_bets_make_the_points(sections: dict[str, Section], games: "GameSummaries") -> None:
    often, brings = values(sections["bet-often"]), values(sections["bet-value"])
    points = sum(one * other for one, other in zip(often, brings, strict=True))
    assert points == pytest.approx(games["points"].sum() / GAMES / 4)
    for card, true, value in zip(STUDY.set_up.edition.bet, values(sections["bet-true"]), brings, strict=True):
        assert value == pytest.approx(true * card.points)


def test_shares_of_numbers_add_up(sections: dict[str, Section]) -> None:
    for key in ("finishers", "tricks", "disqualified"):
        mean, *shares = values(sections[key])
        assert sum(shares) == pytest.approx(1)
        assert sum(number * share for number, share in enumerate(shares)) == pytest.approx(mean)
    passed, late = values(sections["timing"])
    turns = values(sections["timing-turn"])
    assert sum(turns) == pytest.approx(passed)
    assert sum((turn + 1) * share for turn, share in enumerate(turns)) / 16 == pytest.approx(passed * late)


def test_a_leader_after_the_last_turn_wins_unless_zeus_speaks(sections: dict[str, Section]) -> None:
    leads, known = sections["leader"].measures, sections["known"].measures
    assert len(leads) == 3 * 17 - 1
    assert leads[-1].value > leads[0].value
    decided = next(measure for measure in known if measure.label == "decided by the last judgment")
    assert leads[-1].value >= 1 - decided.value - 1e-9


def test_the_page_stands_alone(games: "GameSummaries") -> None:
    told = study_result(STUDY, games)
    for page in (balance_report([told], "derby <lab>"), comparison_report([told], [told], "derby <lab>")):
        assert "derby &lt;lab&gt;" in page
        assert "100 games with 4 seats; random on every seat" in page
        assert not re.search(r"(src|href)=|url\(http|@import|<script", page)
        for picture in re.findall(r"(?s)<svg.*?</svg>", page):
            ElementTree.fromstring(picture)
            assert not re.search(r"\bnan\b", picture)
    assert "+0.00 ±0.00" in comparison_report([told], [told], "")
    rows = list(csv.DictReader(io.StringIO(figures_table([told]))))
    assert len(rows) == sum(len(section.measures) for section in told.sections)
    assert all(float(row["low"]) <= float(row["value"]) <= float(row["high"]) for row in rows)


def test_the_heading_tells_all_numbers_of_seats(games: "GameSummaries") -> None:
    others = [StudyResult(Study(set_up(seats), "random"), games, []) for seats in (3, 5)]
    page = balance_report([study_result(STUDY, games), *others], "derby lab")
    assert "100 games with 4, 3 and 5 seats each; random" in page


def test_the_tables_show_what_was_counted(sections: dict[str, Section], games: "GameSummaries") -> None:
    smaller = Study(set_up(3), "random")
    fewer = play_study(smaller, 2)
    text = markdown_tables([StudyResult(STUDY, games, list(sections.values())), study_result(smaller, fewer)])
    tables = [table.splitlines() for table in text.strip().split("\n\n")]
    assert [len(table) for table in tables] == [2 + 12, 2 + 4, 2 + 11 + 3, 2 + 11 + 3]
    for table in tables:
        assert len({line.count("|") for line in table}) == 1
    first = sections["seat-share"].measures[0]
    assert tables[1][2].startswith(f"| first player | {first.figure().text('share')} | ")
    assert tables[1][5].endswith(" |  |")
    assert f" {sections['bet-value'].measures[0].value:.2f} ±" in tables[2][2]


def test_small_intervals_have_more_digits() -> None:
    assert Figure(0.9012, 0.8992, 0.9032, 100).text("number") == "0.901 ±0.002"
    assert Figure(0.9012, 0.8012, 1.0012, 100).text("number") == "0.90 ±0.10"
    assert Figure(45.0, 45.0, 45.0, 100).text("number") == "45.00 ±0.00"


def test_the_data_has_every_game_and_bet(games: "GameSummaries", tmp_path: Path) -> None:
    write_games(tmp_path / "games.csv", games, 4)
    write_bets(tmp_path / "bets.csv", games, 4)
    rows = list(csv.DictReader(io.StringIO((tmp_path / "games.csv").read_text())))
    bets = list(csv.DictReader(io.StringIO((tmp_path / "bets.csv").read_text())))
    assert len(rows) == GAMES
    assert len(bets) == games["bets"].sum()
    points = np.zeros((GAMES, 4), int)
    for bet in bets:
        card = STUDY.set_up.edition.bet[int(bet["card"])]
        points[int(bet["game"]), int(bet["seat"])] += int(bet["came_true"]) * card.points
    assert [[int(row[f"points_{seat}"]) for seat in range(4)] for row in rows] == points.tolist()
