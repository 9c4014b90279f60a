"""What is measured in the games of a study: sections of measures, the same for a report, a comparison and a search."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from derby.editions.components import CREATURES, POWERS, RACES, SEATS
from derby.game.names import GODS
from derby.game.names import POWERS as POWER_NAMES
from derby.game.set_up import SetUp
from derby.lab.balance.game_summary import MOMENTS
from derby.lab.figures import Measure
from derby.rules.seats import CARDS_EACH
from derby.table import BETS
from derby.variants.power_of_the_gods.powers import POWERS_OF_A_GOD

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from derby.lab.balance.study import GameSummaries, Study

    Array = npt.NDArray[Any]
    Floats = npt.NDArray[np.float64]

PLACES_FROM_FIRST = ("first player", "second", "third", "fourth", "fifth", "sixth")
BET_NUMBERS = ("first bets", "second bets", "third bets")
CARDS_OF_A_TURN = 2


class Section(NamedTuple):
    """Measures that belong together."""

    key: str
    title: str
    measures: list[Measure]
    even: float | None = None
    """What each would be if all were equal."""


class StudyResult(NamedTuple):
    """What the games of a study are like."""

    study: "Study"
    games: "GameSummaries"
    """One record per game; `GameSummary` says what its fields mean."""
    sections: list[Section]


def study_result(study: "Study", games: "GameSummaries") -> StudyResult:
    """Measure the games of a study."""
    return StudyResult(study, games, sections_of(study.set_up, games))


def section_called(key: str, sections: Sequence[Section]) -> Section:
    """The one with this key."""
    return next(section for section in sections if section.key == key)


def sections_of(set_up: SetUp, games: "GameSummaries") -> list[Section]:
    """Everything that is measured."""
    facts = _Facts(set_up, games)
    sections = [
        Section("seat-share", "Victory by starting seat", facts.by_start(facts.shares, "share"), 1 / facts.seats),
        Section("seat-points", "Points by starting seat", facts.by_start(facts.points, "number")),
    ]
    if set_up.variants and "power-of-the-gods" in set_up.variants:
        sections += [
            Section("god-share", "Victory by god", facts.by_god(facts.shares, "share"), 1 / facts.seats),
            Section("god-points", "Points by god", facts.by_god(facts.points, "number")),
            Section("powers", "Powers played, of the games of their god", facts.powers()),
        ]
    sections += [
        Section("bet-often", "How often each bet card is bet, by a seat in a game", facts.bet_often()),
        Section("bet-true", "How often a bet comes true", facts.bet_true()),
        Section("bet-value", "What a bet brings: points each time it is bet", facts.bet_value()),
        Section("bet-third", "Of its bets, those placed as third bet", facts.bet_third()),
        Section("number-value", "What first, second and third bets bring", facts.number_value()),
        Section("timing", "Third bet: when the mid-race line is passed", facts.timing()),
        Section("timing-turn", "Third bet: after which part of the race", facts.timing_parts()),
        Section("finishers", "Creatures that finish a race", facts.counted("finished")),
        Section("tricks", "Dirty tricks in a race", facts.counted("tricks")),
        Section("disqualified", "Creatures disqualified in a race", facts.counted("disqualified")),
        Section("known", "How early the winner is known", facts.known()),
        Section("leader", "Who leads after each turn, and wins in the end", facts.leader_wins()),
        Section("length", "How long a game is", facts.length()),
    ]
    return sections


class _Facts:
    """The games of one study as columns, one row per game."""

    def __init__(self, set_up: SetUp, games: "GameSummaries") -> None:
        import numpy as np

        self.set_up = set_up
        self.games = games
        self.seats = set_up.seats
        self.count = len(games)
        self.turns = self.seats * CARDS_EACH[self.seats] // CARDS_OF_A_TURN
        self.points: Array = games["points"][:, : self.seats].astype(np.float64)
        best = self.points == self.points.max(axis=1, keepdims=True)
        self.shares: Array = best / best.sum(axis=1, keepdims=True)
        rows = (self.count, RACES, SEATS, BETS)
        self.bet_card: Array = games["bet_card"].reshape(rows)
        self.bet_won: Array = games["bet_won"].reshape(rows)
        numbers = np.arange(BETS)[None, None, None, :]
        self.placed: Array = numbers < games["bets"].reshape(self.count, RACES, SEATS)[..., None]
        points = np.array([card.points for card in set_up.edition.bet])
        self.brought: Array = points[self.bet_card] * self.bet_won * self.placed

    def by_start(self, values: "Array", form: Any) -> list[Measure]:
        import numpy as np

        rows = np.arange(self.count)
        first = self.games["first_player"].astype(np.int64)
        return [
            Measure(PLACES_FROM_FIRST[apart], values[rows, (first + apart) % self.seats], form=form)
            for apart in range(self.seats)
        ]

    def by_god(self, values: "Array", form: Any) -> list[Measure]:
        gods = self.games["gods"][:, : self.seats]
        return [
            Measure(god, (values * (gods == number)).sum(axis=1), (gods == number).sum(axis=1), form)
            for number, god in enumerate(GODS)
        ]

    def powers(self) -> list[Measure]:
        gods = self.games["gods"][:, : self.seats]
        left = self.games["powers_left"]
        is_fate_off = "fate-tokens" not in self.set_up.variants
        found: list[Measure] = []
        for power in range(POWERS):
            plays = (gods == power // POWERS_OF_A_GOD).any(axis=1)
            used = plays & ((left >> power) & 1 == 0)
            if is_fate_off and power % POWERS_OF_A_GOD == POWERS_OF_A_GOD - 1:
                continue
            found.append(Measure(POWER_NAMES[power], used, plays, "share"))
        return found

    def _by_card(self, values: "Array", wholes: "Array | None", form: Any) -> list[Measure]:
        """Sums over all bets with each bet card, by those in `wholes`."""
        found: list[Measure] = []
        for number, card in enumerate(self.set_up.edition.bet):
            own = self.placed & (self.bet_card == number)
            whole = None if wholes is None else (own & wholes).sum(axis=(1, 2, 3))
            label = f"{', '.join(card.places)} ({card.points})"
            found.append(Measure(label, (own * values).sum(axis=(1, 2, 3)), whole, form))
        return found

    def bet_often(self) -> list[Measure]:
        return self._by_card(self.placed / self.seats, None, "number")

    def bet_true(self) -> list[Measure]:
        return self._by_card(self.bet_won, self.placed, "share")

    def bet_value(self) -> list[Measure]:
        return self._by_card(self.brought, self.placed, "number")

    def bet_third(self) -> list[Measure]:
        import numpy as np

        third = np.arange(BETS)[None, None, None, :] == BETS - 1
        return self._by_card(third & self.placed, self.placed, "share")

    def number_value(self) -> list[Measure]:
        return [
            Measure(name, self.brought[..., number].sum(axis=(1, 2)), self.placed[..., number].sum(axis=(1, 2)))
            for number, name in enumerate(BET_NUMBERS)
        ]

    def timing(self) -> list[Measure]:
        turn = self.games["mid_race"]
        passed = turn > 0
        return [
            Measure("races in which it is passed", passed.mean(axis=1), form="share"),
            Measure("turns over by then", (turn / self.turns * passed).sum(axis=1), passed.sum(axis=1), "share"),
        ]

    def timing_parts(self) -> list[Measure]:
        turn = self.games["mid_race"]
        return [Measure(f"{after}", (turn == after).mean(axis=1), form="share") for after in range(1, self.turns + 1)]

    def counted(self, name: str) -> list[Measure]:
        """The mean number in a race, and how often each number occurs."""
        numbers = self.games[name]
        most = CREATURES if name != "tricks" else max(int(numbers.max()), 1)
        return [
            Measure("mean", numbers.mean(axis=1)),
            *(Measure(f"{number}", (numbers == number).mean(axis=1), form="share") for number in range(most + 1)),
        ]

    def _lead(self, race: int, turn: int) -> "Array":
        """The share of the final victory that goes to the leaders at this moment, in equal parts."""
        import numpy as np

        mask = self.games["leaders"][:, race * MOMENTS + turn].astype(np.int64)
        leads = (mask[:, None] >> np.arange(self.seats)[None, :]) & 1
        return (leads * self.shares).sum(axis=1) / np.maximum(leads.sum(axis=1), 1)

    def leader_wins(self) -> list[Measure]:
        return [
            Measure(f"race {race + 1}, turn {turn}", self._lead(race, turn), form="share")
            for race in range(RACES)
            for turn in range(self.turns + 1)
            if race or turn
        ]

    def known(self) -> list[Measure]:
        import numpy as np

        winners = (self.shares > 0) @ (1 << np.arange(self.seats))
        masks = np.concatenate(
            [self.games["leaders"][:, r * MOMENTS : r * MOMENTS + self.turns + 1] for r in range(RACES)], axis=1
        )
        # From the last moment at which others would have won, it is known.
        differs = masks != winners[:, None]
        moments = differs.shape[1]
        known_after = np.where(differs.any(axis=1), moments - np.argmax(differs[:, ::-1], axis=1), 0)
        return [
            Measure("part of the game after which the leader stays the same", known_after / moments, form="share"),
            Measure("leader after race 1 wins", self._after_race(0), form="share"),
            Measure("leader after race 2 wins", self._after_race(1), form="share"),
            Measure("decided by the last judgment", differs[:, -1], form="share"),
            Measure("shared victories", self.shares.max(axis=1) < 1, form="share"),
            Measure("points of the winner", self.points.max(axis=1)),
            Measure("points between first and second", self._ahead()),
        ]

    def _after_race(self, race: int) -> "Array":
        """The bets of the next race are not placed yet at its first turn's lead, so the race's points alone count."""
        points = self.brought[:, : race + 1, : self.seats].sum(axis=(1, 3))
        leads = points == points.max(axis=1, keepdims=True)
        return (leads * self.shares).sum(axis=1) / leads.sum(axis=1)

    def _ahead(self) -> "Array":
        import numpy as np

        ordered = np.sort(self.points, axis=1)
        return ordered[:, -1] - ordered[:, -2]

    def length(self) -> list[Measure]:
        import numpy as np

        return [
            Measure("turns", np.full(self.count, float(RACES * self.turns))),
            Measure("actions", self.games["actions"]),
            Measure("decisions with an alternative", self.games["decisions"]),
            Measure("decisions of a seat", self.games["decisions"] / self.seats),
        ]
