"""A study: many games of one kind, played in chunks, the same in any number of processes, on any machine.

Each game's luck comes from the seed and the game's number, so a chunk is the same wherever and whenever it is played.
Finished chunks lie in a folder as NumPy records (`lab/balance/game_summary.py` declares them); what is missing is
played.
"""

import hashlib
import os
import random
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from derby.bots import Budget, bot
from derby.bots.levels import Searcher
from derby.bots.search.search import Thinking
from derby.bots.search.workspace import PLAYED
from derby.bots.warm_up import compile_first, warm_up
from derby.errors import DerbyError
from derby.game.actions import code_of
from derby.game.chance import Deal, JudgmentDraw, TabletDraw
from derby.game.game import Game
from derby.game.names import GODS, Variant
from derby.game.set_up import SetUp
from derby.lab.balance.game_summary import GameSummary, note_action, note_position
from derby.lab.balance.quick_game import (
    Luck,
    QuickTable,
    begun_summary,
    luck_of_game,
    note_chance,
    play_quickly,
    quick_rounds,
)
from derby.lab.parallel import Run, here
from derby.lab.source_digest import source_digest
from derby.playouts.dice import Dice, draw_first, draw_from_zeus, new_dice
from derby.rules.compile_cache import can_compile
from derby.rules.compiled import compiled_array, record_type
from derby.rules.stages import DEAL, JUDGMENT_DRAW

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    GameSummaries = npt.NDArray[np.void]

CHUNK = 50
"""Games in a chunk: a few seconds of work, so a kill loses little."""

Progress = Callable[[int], object]
"""Called with the number of newly finished games."""


class StudyError(DerbyError):
    """A study that can't be made, or a folder that belongs to another one."""


class Study(msgspec.Struct, frozen=True):
    """Who plays what."""

    set_up: SetUp
    bot: str = "hero"
    budget: Budget = Budget()
    seed: int = 1

    @property
    def name(self) -> str:
        return f"{self.set_up.seats} seats"

    @property
    def draws_gods(self) -> bool:
        """With powers the gods matter: any of the six may play."""
        return Variant.POWER_OF_THE_GODS in self.set_up.variants

    def luck(self, game: int) -> Luck:
        seats = self.set_up.seats
        return luck_of_game(self.seed, game, seats, None if self.draws_gods else tuple(range(seats)))

    def heading(self) -> dict[str, Any]:
        """What must be the same for two runs to play the same games."""
        edition = msgspec.json.encode(self.set_up.edition)
        return {
            "seats": self.set_up.seats,
            "variants": list(self.set_up.variants),
            "edition": f"{self.set_up.edition.name} {hashlib.sha256(edition).hexdigest()[:16]}",
            "bot": self.bot,
            "ms": self.budget.ms if quick_rounds(bot(self.bot), self.budget.rounds) is None else None,
            "rounds": self.budget.rounds,
            "seed": self.seed,
            "rules": source_digest(),
        }


def play_chunk(study: Study, chunk: int) -> "GameSummaries":
    """Play the games of a chunk, by its number."""
    import numpy as np

    player = bot(study.bot)
    rounds = quick_rounds(player, study.budget.rounds)
    summaries = np.zeros(CHUNK, record_type(GameSummary))
    thinking = player.thinking if isinstance(player, Searcher) else Thinking()
    table = QuickTable(study.set_up, thinking, rounds) if rounds is not None else None
    for place in range(CHUNK):
        luck = study.luck(chunk * CHUNK + place)
        played = table.play(luck) if table else play_with_views(study, luck)
        summaries[place] = played if can_compile() and table else compiled_array(played)[0]
    return summaries


def play_with_views(study: Study, luck: Luck) -> GameSummary:
    """Play a game with bots that need views, on the interpreted rules, with the same luck as a quick game."""
    gods = tuple(GODS[number] for number in luck.gods)
    set_up = SetUp(gods, study.set_up.variants, study.set_up.edition)
    table = set_up.table(luck.first_player)
    # The game's own table: what a race leaves behind is gone after the next deal.
    game = Game(set_up, table, None)
    tables = [table] * (PLAYED + 1)
    player, summary = bot(study.bot), begun_summary(luck)
    dice, stream = new_dice(0), random.Random(luck.thoughts)
    while True:
        seat = game.seat_to_act
        if seat is None:
            note_chance(tables, summary)
            if game.is_over:
                return summary
            _apply_chance(game, dice, luck)
            continue
        note_position(tables, summary)
        view = game.view(seat)
        action = player.decide(set_up, view, study.budget, stream)
        code = code_of(action)
        if code not in view.legal:
            raise StudyError(f"{study.bot} chose what it may not, in game {luck.game}: {action}")
        note_action(table, summary, code, len(view.legal))
        game.apply(code)


def _apply_chance(game: Game, dice: Dice, luck: Luck) -> None:
    """Draw as `play_chance` does."""
    table = game.table()
    if table.stage == DEAL:
        dice.state = luck.deals[table.race]
        draw_first(dice, dice.deck, len(dice.deck), table.seats * table.cards_each)
        draw_first(dice, dice.creatures, len(dice.creatures), len(dice.creatures) - 1)
        game.apply_chance(Deal(tuple(dice.deck), tuple(dice.creatures)))
    elif table.stage == JUDGMENT_DRAW:
        draw_from_zeus(table, dice, table.draws)
        game.apply_chance(JudgmentDraw(tuple(dice.drawn[: table.draws])))
    else:
        draw_from_zeus(table, dice, 1)
        game.apply_chance(TabletDraw(dice.drawn[0]))


class Saved:
    """A folder with the chunks of a study that are finished."""

    def __init__(self, folder: Path, study: Study) -> None:
        self._folder = folder
        heading = folder / "study.json"
        wanted = study.heading()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if heading.exists():
                self._check(heading, wanted)
            else:
                _write_whole(heading, msgspec.json.format(msgspec.json.encode(wanted)))
        except OSError as error:
            raise StudyError(f"{folder} can't be used: {error.strerror}") from None

    def _check(self, heading: Path, wanted: dict[str, Any]) -> None:
        try:
            found = msgspec.json.decode(heading.read_bytes(), type=dict[str, Any])
        except msgspec.MsgspecError:
            raise StudyError(f"{heading} is no heading of a study: name another folder") from None
        differing = [key for key in wanted if found.get(key) != wanted[key]]
        if differing:
            differences = "; ".join(f"{key} {found.get(key)} instead of {wanted[key]}" for key in differing)
            raise StudyError(f"{self._folder} has games of another study ({differences}): name another folder")

    def has(self, chunk: int) -> bool:
        return self._path(chunk).exists()

    def read(self, chunk: int) -> "GameSummaries":
        import numpy as np

        path = self._path(chunk)
        try:
            records = np.load(path)
        except (OSError, ValueError) as error:
            raise StudyError(f"{path} can't be read ({error}): delete it, and it is played again") from None
        if records.dtype != record_type(GameSummary) or len(records) != CHUNK:
            raise StudyError(f"{path} is no chunk of this study: delete it, and it is played again")
        return records

    def write(self, chunk: int, records: "GameSummaries") -> None:
        import io

        import numpy as np

        buffer = io.BytesIO()
        np.save(buffer, records)
        _write_whole(self._path(chunk), buffer.getvalue())

    def _path(self, chunk: int) -> Path:
        return self._folder / f"{chunk:06}.npy"


def _write_whole(path: Path, content: bytes) -> None:
    """Write all of it or nothing, even if the process is killed."""
    partial_path = path.with_name(f"{path.name}.{os.getpid()}.part")
    partial_path.write_bytes(content)
    partial_path.replace(path)


def play_study(
    study: Study,
    games: int,
    folder: Path | None = None,
    *,
    run: Run = here,
    progress: Progress = lambda games: None,
) -> "GameSummaries":
    """The summaries of at least this many games, by their numbers; those in the folder aren't played again."""
    import numpy as np

    count = -(-games // CHUNK)
    saved = Saved(folder, study) if folder else None
    chunks = {chunk: saved.read(chunk) for chunk in range(count) if saved and saved.has(chunk)}
    progress(min(len(chunks) * CHUNK, games))
    missing = [chunk for chunk in range(count) if chunk not in chunks]
    if missing:
        with closing(run(partial(play_chunk, study), missing)) as playing:
            for chunk, records in playing:
                chunks[chunk] = records
                if saved:
                    saved.write(chunk, records)
                progress(min((chunk + 1) * CHUNK, games) - chunk * CHUNK)
    return np.concatenate([chunks[chunk] for chunk in range(count)])[:games]


def compile_for(study: Study, *, say: Callable[[str], object]) -> None:
    """Compile what the games of a study need, once, before many processes begin."""
    if quick_rounds(bot(study.bot), study.budget.rounds) is None:
        warm_up([study.bot], study.budget, say=say)
    else:
        compile_first([play_quickly], rehearse, study.set_up, say=say)


def rehearse(set_up: SetUp) -> None:
    """Play a quick game with little thought: this compiles or loads what quick games need."""
    QuickTable(set_up, Thinking(), 1).play(luck_of_game(0, 0, set_up.seats))
