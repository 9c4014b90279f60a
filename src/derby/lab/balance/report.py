"""Reports: one self-contained HTML page. `report.html` is its template."""

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from derby.lab.balance.measures import Section, StudyResult
from derby.lab.balance.study import StudyError
from derby.lab.drawing import DAY, STYLE, Picture, Row, bars, curve, dots
from derby.lab.figures import Measure, difference

COUNTED = ("finishers", "tricks", "disqualified")
SAME_AXIS = ("bet-often", "bet-true", "bet-value", "bet-third", "number-value")
"""Sections whose plots are read across the numbers of seats."""
NOTES = {
    "seat-share": "Seats are counted from the first player of the first race. Dashed: the even share.",
    "bet-value": "A card worth its points brings about as much as the others. In brackets, the card's points.",
    "timing-turn": "The turn of the race in which the line is passed; dashed: half of the turns.",
    "leader": "If the race ended now, without a judgment, these would win: how often they do in the end. "
    "Dashed: by chance alone.",
}


class Plot(NamedTuple):
    """A section of one study: a picture, or a table of its rows."""

    name: str
    rows: list[Row]
    picture: Picture | None = None
    mean: str = ""


class Compared(NamedTuple):
    """A measure of two editions."""

    label: str
    one: str
    other: str
    difference: str
    is_clear: bool


def balance_report(results: Sequence[StudyResult], command: str) -> str:
    """The page about one or more studies, side by side."""
    sections: list[dict[str, Any]] = []
    for key in dict.fromkeys(section.key for result in results for section in result.sections):
        own = [(result, section) for result in results for section in result.sections if section.key == key]
        beside = [row for _, section in own for row in _rows(section)] if key in SAME_AXIS else []
        plots = [_plot(result, section, beside) for result, section in own]
        sections.append({"title": own[0][1].title, "note": NOTES.get(key), "plots": plots})
    return _page(f"Balance of {results[0].study.set_up.edition.name}", results, command, sections)


def comparison_report(one: Sequence[StudyResult], other: Sequence[StudyResult], command: str) -> str:
    """Two editions side by side, study by study."""
    names = (one[0].study.set_up.edition.name, other[0].study.set_up.edition.name)
    sections = [
        {
            "title": f"{section.title}, {here.study.name}",
            "note": None,
            "rows": [_compared(*pair) for pair in zip(section.measures, twin.measures, strict=False)],
        }
        for here, there in zip(one, other, strict=True)
        for section, twin in zip(here.sections, there.sections, strict=True)
        if section.key not in ("leader", "timing-turn")
    ]
    return _page(f"{names[0]} and {names[1]}", [*one, *other], command, sections, names)


def _page(title: str, results: Sequence[StudyResult], command: str, sections: object, names: object = None) -> str:
    from jinja2 import Environment, PackageLoader, StrictUndefined

    study = results[0].study
    seats = list(dict.fromkeys(str(result.study.set_up.seats) for result in results))
    each_with = " and ".join([", ".join(seats[:-1]), seats[-1]]) + " seats each" if len(seats) > 1 else study.name
    environment = Environment(
        loader=PackageLoader("derby.lab.balance", ""),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        undefined=StrictUndefined,
    )
    return environment.get_template("report.html").render(
        title=title,
        played=f"{len(results[0].games):,} games with {each_with}",
        study=study,
        command=command,
        sections=sections,
        names=names,
        day=DAY,
        style=STYLE,
    )


def _rows(section: Section, first: int = 0) -> list[Row]:
    return [Row(measure.label, measure.figure(), measure.form) for measure in section.measures[first:]]


def _plot(result: StudyResult, section: Section, beside: Sequence[Row]) -> Plot:
    name, rows = result.study.name, _rows(section)
    if section.key in COUNTED:
        return Plot(name, rows, bars(rows[1:]), rows[0].figure.text("number"))
    if section.key == "timing-turn":
        return Plot(name, rows, bars(rows, len(rows) / 2))
    if section.key == "leader":
        starts = [
            (number, row.label.split(",")[0])
            for number, row in enumerate(rows)
            if row.label.endswith(" turn 0") or number == 0
        ]
        return Plot(name, rows, curve(rows, 1 / result.study.set_up.seats, starts))
    if len({row.form for row in rows}) > 1 or section.key in ("length", "timing"):
        return Plot(name, rows)
    return Plot(name, rows, dots(rows, section.even, beside))


def _compared(one: Measure, other: Measure) -> Compared:
    apart = difference(one, other)
    half = (apart.high - apart.low) / 2
    is_share = one.form == "share"
    return Compared(
        one.label if one.label == other.label else f"{one.label} → {other.label}",
        one.figure().text(one.form),
        other.figure().text(other.form),
        f"{100 * apart.value:+.1f} ±{100 * half:.1f}" if is_share else f"{apart.value:+.2f} ±{half:.2f}",
        apart.low > 0 or apart.high < 0,
    )


def figures_table(results: Iterable[StudyResult]) -> str:
    """Every figure of a report, as CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["edition", "seats", "section", "measure", "value", "low", "high", "counted in"])
    for result in results:
        edition, seats = result.study.set_up.edition.name, result.study.set_up.seats
        for section in result.sections:
            for measure in section.measures:
                figure = measure.figure()
                numbers = (f"{number:.6g}" for number in (figure.value, figure.low, figure.high, figure.count))
                writer.writerow([edition, seats, section.key, measure.label, *numbers])
    return text.getvalue()


def write_files(folder: Path, files: dict[str, str]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise StudyError(f"{folder} can't be written: {error.strerror}") from None
