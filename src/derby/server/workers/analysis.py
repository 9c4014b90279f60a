"""Working out what is told after a game: in a process of its own, race by race, once for every game."""

import asyncio
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
from derby.game.game import Game, new_game
from derby.game.names import CREATURES, Creature, Stage
from derby.game.record import Record
from derby.game.view import View
from derby.rules.compile_cache import can_compile, is_cached
from derby.server.workers.after_game import (
    AfterGame,
    AnalysedRace,
    BetChance,
    BetTold,
    CardTold,
    Cause,
    Moment,
    RaceTold,
    after_game,
)
from derby.server.workers.worker_pool import WorkerPool, WorkersLost
from derby.tables.refusal import Refusal

RACES = 3
REMEMBERED = 100
"""So many of the latest games are kept."""
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


class Analyses:
    def __init__(self) -> None:
        self._pool = WorkerPool(1, patient=True)
        self._found: dict[str, asyncio.Task[AfterGame]] = {}

    async def after(self, table: str, read: Record) -> AfterGame:
        """What is told after the game of a table."""
        found = self._found.get(table)
        if found is None:
            while len(self._found) >= REMEMBERED:
                del self._found[next(iter(self._found))]
            found = self._found[table] = asyncio.ensure_future(self._reckon(read))
        try:
            return await asyncio.shield(found)
        except WorkersLost:
            raise Refusal("try-again") from None
        finally:
            if found.cancelled() or (found.done() and found.exception() is not None):
                self._found.pop(table, None)

    async def get_ready(self) -> None:
        """Compile what is needed, where nobody has done that before: it takes longer than one likes to wait for."""
        from derby.bots.hindsight import count_endings

        if can_compile() and not is_cached(count_endings):
            await self._pool.run(_compile)

    def close(self) -> None:
        self._pool.close()

    async def _reckon(self, read: Record) -> AfterGame:
        # Race by race, so that no other game waits for all of this one.
        return after_game(read, [await self._pool.run(analyse_race, read, race) for race in range(RACES)])


def _compile() -> None:
    from derby.bots.hindsight import hindsight

    trial = new_game(3, seed=1, first_player=0)
    hindsight(trial.set_up, trial.omniscient_view(), 1, stream=random.Random(1))


def analyse_race(read: Record, race: int) -> AnalysedRace:
    """In a working process: one race of a finished game; its lots are drawn from the record."""
    rough = not can_compile()
    samples = ROUGH_SAMPLES if rough else SAMPLES
    digest = sha256(msgspec.json.encode(read) + bytes([race])).digest()
    telling = _Telling(race, samples, random.Random(digest))
    for game, events in _steps_of_race(read, race):
        telling.follow(game, events)
    return AnalysedRace(telling.told(), tuple(telling.bets), tuple(telling.moments), samples, rough)


def _steps_of_race(read: Record, race: int) -> Iterator[tuple[Game, Sequence[Event]]]:
    """The game after every step of one race, from its deal to its settled bets."""
    now = -1
    for step in read.replay():
        now += any(isinstance(event, RaceDealt) for event in step.events)
        if now > race:
            return
        if now == race:
            yield step.game, step.events


class _Telling:
    """What is known of a race so far."""

    def __init__(self, race: int, samples: int, stream: random.Random) -> None:
        self.race = race
        self.bets: list[BetTold] = []
        self.moments: list[Moment] = []
        self._samples = samples
        self._stream = stream
        self._line_up: tuple[Creature, ...] = ()
        self._sectors = dict.fromkeys(CREATURES, 0)
        self._cards: list[CardTold] = []
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

    def follow(self, game: Game, events: Sequence[Event]) -> None:
        turn = self._turn
        for event in events:
            self._note(game, event)
        if self._cards:
            self._cards[-1] = msgspec.structs.replace(self._cards[-1], sectors=tuple(self._sectors.values()))
        going_on = self._cause(game), self._turns
        if going_on != self._going_on:
            cause = self._going_on[0]
            self._going_on = going_on
            self._reckon(game, cause, turn if cause == "turn" else None)
        bets = game.stage in (Stage.FIRST_BETS, Stage.THIRD_BET)
        self._about_to_bet = game.view(game.seat_to_act) if bets and game.seat_to_act is not None else None

    def told(self) -> RaceTold:
        return RaceTold(
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
                self._cards.append(CardTold(event.seat, event.card, slow, trick, ()))
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
            BetTold(
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

    def _reckon(self, game: Game, cause: Cause, turn: int | None) -> None:
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
        self.moments.append(Moment(self.race, cause, turn, len(self._cards), found.victory, tuple(bets)))
