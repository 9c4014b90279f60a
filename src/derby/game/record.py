"""Records: a game as one JSON document, from which it can be played again, event by event.

A record holds what was decided and what chance brought, never what followed: that, the rules find again. It knows every
secret of the game, so the record of a game that is not over belongs to whoever runs it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from derby.editions import Edition, EditionError
from derby.editions.loading import check_edition
from derby.errors import DerbyError
from derby.game.actions import ACTIONS, Action
from derby.game.chance import Chance
from derby.game.errors import RecordError, UnfairChance
from derby.game.events import Event
from derby.game.fairness import FairChance, commitment
from derby.game.game import Game
from derby.game.names import God, Variant
from derby.game.notation import position
from derby.game.set_up import set_up

FORMAT = "divinity-derby record"
VERSION = 1
RULES = 1
"""The version of the rules: it goes up when a recorded game would play differently."""
LARGEST = 1_000_000
"""In bytes; a long game has about 4,000."""
MOST_ACTIONS = 2_000
MOST_CHANCES = 100

_Line = Annotated[str, msgspec.Meta(max_length=4_000)]
_Hex = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
_T = TypeVar("_T")


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game, finished or not, as one document.

    >>> import derby
    >>> game = derby.new_game(3, seed=7)
    >>> _ = game.apply("bet d on pegasus")
    >>> record = game.record()
    >>> record
    <Record anansi, horus, marduk, 1 action, not over>
    >>> list(record.replay())[-1]
    <Step seat 0: bet d on pegasus, 1 event>
    >>> record.restore().notation() == game.notation()
    True
    """

    format: Literal["divinity-derby record"] = FORMAT
    version: int = VERSION
    rules: int = RULES
    edition: Edition
    gods: Annotated[tuple[God, ...], msgspec.Meta(max_length=6)]
    variants: Annotated[tuple[Variant, ...], msgspec.Meta(max_length=3)]
    first_player: int
    first_player_drawn: bool = False
    """Whether the seed drew the first player, or whoever set up the game."""
    start: _Line | None = None
    """The position the game began with, in our notation; null for a whole game."""
    seed: _Hex | None = None
    """The seed of its chance, in hexadecimal; null if the chance was given."""
    commitment: _Hex | None = None
    """The SHA-256 of the seed, published before the game."""
    words: Annotated[tuple[_Line, ...], msgspec.Meta(max_length=6)] = ()
    chance: Annotated[tuple[Chance, ...], msgspec.Meta(max_length=MOST_CHANCES)]
    """Every deal and draw, in order."""
    actions: Annotated[tuple[int, ...], msgspec.Meta(max_length=MOST_ACTIONS)]
    """The codes of all actions, in order."""
    points: tuple[int, ...] | None = None
    """Victory points of the seats, when the game is over."""
    given: Annotated[int, msgspec.Meta(ge=0, le=MOST_CHANCES)] | msgspec.UnsetType = msgspec.UNSET
    """So many of the first strokes of chance came with the game that this one goes on from, not from its seed."""

    @classmethod
    def of(cls, game: Game) -> "Record":
        """The record of a game so far; `game.record()` is the same."""
        chance = game.fair_chance
        return cls(
            edition=game.set_up.edition,
            gods=game.set_up.gods,
            variants=game.set_up.variants,
            first_player=game.first_player,
            first_player_drawn=game.first_player_drawn,
            start=game.start,
            seed=chance.seed.hex() if chance else None,
            commitment=chance.commitment if chance else None,
            words=chance.words if chance else (),
            chance=tuple(game.chances),
            actions=tuple(game.actions),
            points=game.points if game.is_over else None,
            given=game.given or msgspec.UNSET,
        )

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """Read a record from a file, and check that it can be one."""
        path = Path(path)
        try:
            with path.open("rb") as file:
                document = file.read(LARGEST + 1)
        except OSError as error:
            raise RecordError(f"{path} can't be read: {error.strerror}") from None
        except ValueError as error:
            raise RecordError(f"{str(path)!r} is no path: {error}") from None
        return cls.parse(document)

    @classmethod
    def parse(cls, document: bytes) -> "Record":
        """Read a document and check that it can be a record; whether its actions are legal, replaying shows."""
        if len(document) > LARGEST:
            raise RecordError(f"a record has at most {LARGEST:,} bytes, this document has {len(document):,}")
        header = _decoded(document, dict[str, Any])
        if header.get("format") != FORMAT:
            raise RecordError(f'this is no record: its "format" is not "{FORMAT}"')
        for key, ours in (("version", VERSION), ("rules", RULES)):
            if header.get(key) != ours:
                raise RecordError(f'the record has "{key}" {str(header.get(key))[:20]}; this program reads {ours}')
        read = _decoded(document, cls)
        try:
            check_edition(read.edition, "the record's edition")
        except EditionError as error:
            raise RecordError(str(error)) from None
        return read

    def dump(self) -> bytes:
        """The document: one line of JSON."""
        return msgspec.json.encode(self) + b"\n"

    def save(self, path: str | Path) -> None:
        """Write it to a file; a file that was there is replaced whole or not at all."""
        path = Path(path)
        unfinished = path.with_name(path.name + ".part")
        unfinished.write_bytes(self.dump())
        unfinished.replace(path)

    def replay(self) -> Iterator["Step"]:
        """Play the game again, step by step; each step has the game as it is after it."""
        return _replayed(self)

    def restore(self) -> Game:
        """The game, ready to be played on."""
        game = _begun(self)
        for step in _replayed(self):
            game = step.game
        if self.seed is not None:
            game.fair_chance = _fair_chance(self)
            game.first_player_drawn = self.first_player_drawn
            game.given = _given(self)
            if game.chance_is_due:
                raise RecordError("the record ends where its seed would go on: a deal or draw is missing")
        return game

    def verify(self) -> int:
        """Recompute every deal and draw, and a drawn first player, from the seed; returns how many there are.

        What a game was given by the one it goes on from is left out. Raises `UnfairChance` if one differs, or if the
        seed is not the one that was committed to.
        """
        fair = _fair_chance(self)
        if fair is None:
            raise UnfairChance("the record reveals no seed: its chance was given, and can't be verified")
        if self.commitment != commitment(fair.seed):
            raise UnfairChance("the seed is not the one that was committed to before the game")
        drawn, given = 0, _given(self)
        if self.first_player_drawn:
            if fair.first_player(len(self.gods)) != self.first_player:
                raise UnfairChance("the first player is not the one that the seed draws")
            drawn += 1
        game = _begun(self)
        due = fair.due(game.table()) if game.chance_is_due else None
        for step in _replayed(self):
            game = step.game
            if step.seat is None and len(game.chances) > given:
                drawn += 1
                if step.done != due:
                    raise UnfairChance(f"{type(step.done).__name__} {drawn} is not what the seed draws")
            due = fair.due(game.table()) if game.chance_is_due else None
        return drawn

    def __repr__(self) -> str:
        points = f", points {' '.join(map(str, self.points))}" if self.points is not None else ", not over"
        return f"<Record {', '.join(self.gods)}, {_count(len(self.actions), 'action')}{points}>"


class Step(msgspec.Struct, frozen=True):
    """One step of a replay: who did what, and what happened."""

    seat: int | None
    """None for chance."""
    done: Action | Chance
    events: list[Event]
    game: Game
    """The game after this step. The next step changes it: copy it to keep it."""

    def __repr__(self) -> str:
        who = "chance" if self.seat is None else f"seat {self.seat}"
        what = type(self.done).__name__ if self.seat is None else str(self.done)
        return f"<Step {who}: {what}, {_count(len(self.events), 'event')}>"


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _decoded(document: bytes, kind: type[_T]) -> _T:
    try:
        return msgspec.json.decode(document, type=kind)
    except RecursionError:
        raise RecordError("this is no record: it is nested too deeply") from None
    except msgspec.ValidationError as error:
        raise RecordError(f"this is no record of a game: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"this is not a whole JSON document: {error}") from None


def _given(read: Record) -> int:
    """How many strokes of chance came before the seed's own."""
    given = 0 if isinstance(read.given, msgspec.UnsetType) else read.given
    if given > len(read.chance) or (given and read.seed is None):
        raise RecordError("more chance was given by an earlier game than the record has, or the record has no seed")
    if given and read.first_player_drawn:
        raise RecordError("the first player of a game that goes on from another can't have been drawn by its seed")
    return given


def _fair_chance(read: Record) -> FairChance | None:
    if read.seed is None:
        return None
    try:
        return FairChance(bytes.fromhex(read.seed), read.words)
    except DerbyError as error:
        raise RecordError(str(error)) from None


def _begun(read: Record) -> Game:
    try:
        if read.start is not None:
            game = position(read.start, edition=read.edition)
            if (game.set_up.gods, game.set_up.variants, game.first_player) != (
                read.gods,
                read.variants,
                read.first_player,
            ):
                raise RecordError("its start has other gods, variants or another first player than the record")
            return game
        chosen = set_up(None, read.gods, read.variants, read.edition)
        if not 0 <= read.first_player < chosen.seats:
            raise RecordError(f"the first player is one of the seats 0 to {chosen.seats - 1}")
        return Game(chosen, chosen.table(read.first_player), None)
    except DerbyError as error:
        raise RecordError(f"the game can't be set up: {error}") from None


def _replayed(read: Record) -> Iterator[Step]:
    game = _begun(read)
    chances, actions = iter(read.chance), iter(read.actions)
    while not game.is_over:
        seat = game.seat_to_act
        done = next(chances if seat is None else actions, None)
        if done is None:
            break
        number = len(game.actions) if seat is not None else len(game.chances)
        try:
            events = game.apply_chance(done) if not isinstance(done, int) else game.apply(done)
        except DerbyError as error:
            raise RecordError(f"{'chance' if seat is None else 'action'} {number + 1}: {error}") from None
        yield Step(seat, done if not isinstance(done, int) else ACTIONS[done], events, game)
    if next(chances, None) is not None or next(actions, None) is not None:
        raise RecordError("the record goes on after its game has ended, or chance and actions don't fit each other")
    if game.points != read.points if game.is_over else read.points is not None:
        raise RecordError(f"the record says {read.points} victory points, replaying it gives {game.points}")
