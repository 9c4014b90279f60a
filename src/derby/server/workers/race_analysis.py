"""The analysis of one race of a finished game, step by step, as a worker does it."""

import random
from collections.abc import Iterator, Sequence
from hashlib import sha256

import msgspec

from derby.game.events import (
    BetPlaced,
    BetSettled,
    CardPlayed,
    CreatureDisqualified,
    CreatureMoved,
    DirtyTrickPlayed,
    Event,
    JudgmentCardDrawn,
    JudgmentCardPutBack,
    MidRaceLinePassed,
    RaceDealt,
    RankingDetermined,
    TokenExchanged,
    TurnBegan,
)
from derby.game.game import Game
from derby.game.names import CREATURES, Creature, Stage
from derby.game.record import Record
from derby.game.view import View
from derby.rules.compile_cache import can_compile
from derby.rules.forms import library_in_use
from derby.server.workers.after_game import (
    AnalysedBet,
    AnalysedRace,
    BetChance,
    Cause,
    Moment,
    RaceCard,
    RaceCourse,
)

SAMPLES = 1_000
"""Worlds for every chance: the standard error is at most 0.016."""
ROUGH_SAMPLES = 20
"""Where nothing can be compiled: at most 0.11."""

_CAUSES: dict[Stage, Cause] = {
    Stage.DEAL: "deal",
    Stage.PLACE_FATE_TOKEN: "first-bets",
    Stage.FIRST_BETS: "first-bets",
    Stage.THIRD_BET: "third-bets",
    Stage.BEFORE_JUDGMENT: "judgment",
    Stage.JUDGMENT_DRAW: "judgment",
    Stage.AFTER_DRAW: "judgment",
    Stage.TABLET_DRAW: "judgment",
}
"""What is going on; all else belongs to a turn."""


def analyse_race(read: Record, race: int) -> AnalysedRace:
    """In a worker: one race of a finished game; its random numbers come from the record."""
    rough = not can_compile() and library_in_use() is None
    samples = ROUGH_SAMPLES if rough else SAMPLES
    digest = sha256(msgspec.json.encode(read) + bytes([race])).digest()
    analysis = _Analysis(race, samples, random.Random(digest))
    for step, game, events in _steps_of_race(read, race):
        analysis.follow(step, game, events)
    return AnalysedRace(analysis.course(), tuple(analysis.bets), tuple(analysis.moments), samples, rough)


def _steps_of_race(read: Record, race: int) -> Iterator[tuple[int, Game, Sequence[Event]]]:
    """The game after every step of one race, with the step's number, from its deal to its settled bets."""
    now = -1
    for number, step in enumerate(read.replay()):
        now += any(isinstance(event, RaceDealt) for event in step.events)
        if now > race:
            return
        if now == race:
            yield number, step.game, step.events


class _Analysis:
    """What is known of a race so far."""

    def __init__(self, race: int, samples: int, stream: random.Random) -> None:
        self.race = race
        self.bets: list[AnalysedBet] = []
        self.moments: list[Moment] = []
        self._samples = samples
        self._stream = stream
        self._line_up: tuple[Creature, ...] = ()
        self._sectors = dict.fromkeys(CREATURES, 0)
        self._cards: list[RaceCard] = []
        self._mid_race: int | None = None
        self._ranking: tuple[Creature, ...] = ()
        self._drawn: list[int] = []
        self._disqualified: list[Creature] = []
        self._placed: dict[tuple[int, Creature], tuple[int, BetPlaced, float]] = {}
        """By seat and the creature its token shows now: the bet's number, the bet, and its chance."""
        self._turn: int | None = None
        self._turns = 0
        self._going_on: tuple[Cause, int] = "deal", 0
        self._settled: list[BetChance] = []
        self._about_to_bet: View | None = None

    def follow(self, step: int, game: Game, events: Sequence[Event]) -> None:
        turn = self._turn
        for event in events:
            self._note(game, event)
        if self._cards:
            self._cards[-1] = msgspec.structs.replace(self._cards[-1], sectors=tuple(self._sectors.values()))
        going_on = self._cause(game), self._turns
        if going_on != self._going_on:
            cause = self._going_on[0]
            self._going_on = going_on
            self._add_moment(step, game, cause, turn if cause == "turn" else None)
        bets = game.stage in (Stage.FIRST_BETS, Stage.THIRD_BET)
        self._about_to_bet = game.view(game.seat_to_act) if bets and game.seat_to_act is not None else None

    def course(self) -> RaceCourse:
        return RaceCourse(
            self.race,
            self._line_up,
            tuple(self._cards),
            self._mid_race,
            self._ranking,
            tuple(self._drawn),
            tuple(self._disqualified),
        )

    def _cause(self, game: Game) -> Cause:
        if game.stage is Stage.BEFORE_BET:
            return "third-bets" if self._turns else "first-bets"
        if game.is_over:
            return "deal"
        return _CAUSES.get(game.stage, "turn")

    def _note(self, game: Game, event: Event) -> None:
        match event:
            case RaceDealt():
                self._line_up = event.line_up
            case BetPlaced():
                self._placed[event.seat, event.creature] = event.bet, event, self._chance_of(game, event)
            case TokenExchanged():
                self._placed[event.seat, event.taken] = self._placed.pop((event.seat, event.given))
            case TurnBegan():
                self._turn = event.seat
                self._turns += 1
            case CardPlayed() | DirtyTrickPlayed():
                slow = isinstance(event, CardPlayed) and event.slow
                trick = isinstance(event, DirtyTrickPlayed)
                self._cards.append(RaceCard(event.seat, event.card, slow, trick, ()))
            case CreatureMoved():
                self._sectors[event.creature] = event.end
            case MidRaceLinePassed():
                self._mid_race = len(self._cards)
            case BetSettled():
                self._settle(event)
            case _:
                self._note_judgment(event)

    def _note_judgment(self, event: Event) -> None:
        match event:
            case RankingDetermined():
                self._ranking = event.ranking
            case JudgmentCardDrawn():
                self._drawn.append(event.card)
            case JudgmentCardPutBack():
                self._drawn.remove(event.card)
            case CreatureDisqualified():
                self._disqualified.append(event.creature)
            case _:
                pass

    def _chance_of(self, game: Game, placed: BetPlaced) -> float:
        from derby.bots.odds import odds

        assert self._about_to_bet is not None
        assert placed.card is not None
        found = odds(game.set_up, self._about_to_bet, self._samples, stream=self._stream)
        return found.chance_of(placed.card, placed.creature)

    def _settle(self, event: BetSettled) -> None:
        number, placed, chance = self._placed[event.seat, event.creature]
        assert placed.card is not None
        self.bets.append(
            AnalysedBet(
                self.race,
                event.seat,
                number,
                placed.card,
                placed.creature,
                chance,
                event.card,
                event.creature,
                event.points,
            )
        )
        self._settled.append(BetChance(event.seat, number, float(event.points > 0)))

    def _add_moment(self, step: int, game: Game, cause: Cause, turn: int | None) -> None:
        """Add the moment that is now."""
        from derby.bots.hindsight import hindsight

        view = game.omniscient_view()
        found = hindsight(game.set_up, view, self._samples, stream=self._stream)
        bets = [
            BetChance(seat, self._placed[seat, bet.creature][0], chance)
            for seat, chances in enumerate(found.bets)
            for bet, chance in zip(view.seats[seat].bets, chances, strict=True)
        ]
        bets = self._settled if cause == "judgment" else bets
        self.moments.append(Moment(step, self.race, cause, turn, len(self._cards), found.victory, tuple(bets)))
