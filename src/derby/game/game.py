"""A game: a table and its history, with actions, events and views.

The game knows all secrets. Show a seat only `view(seat)` and `seen_by(event, seat)`.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from derby.editions import Card, Edition
from derby.flow.legal import legal as find_legal
from derby.flow.step import step, step_deal, step_judgment, step_tablet
from derby.game.actions import ACTIONS, Action, code_of
from derby.game.chance import Chance, Deal, JudgmentDraw, TabletDraw, check_chance
from derby.game.errors import ChanceError, GameIsOver, IllegalAction, NotYourTurn, SetUpError, StaleAction, shortened
from derby.game.event_building import Note, events_of
from derby.game.events import CardPlayed, DirtyTrickPlayed, Event, RaceDealt
from derby.game.fairness import FairChance, new_seed, seed_of_number
from derby.game.names import STAGES, Creature, God, Stage, Variant
from derby.game.notation import notation
from derby.game.set_up import SetUp, set_up
from derby.game.view import Deed, Own, Play, PublicView, Seat, View, deed_of
from derby.game.view_building import own_marks, own_of, public_seats, public_view_of, seats_mark, view_of
from derby.rules.bets import victory_points
from derby.rules.choices import Choices, codes_of
from derby.rules.sight import look_as, share
from derby.rules.stages import FATE, GAME_OVER
from derby.table import NONE, Table

if TYPE_CHECKING:
    from derby.game.record import Record


class Game:
    """One game, with everything that happened in it. `new_game` begins one.

    >>> import derby
    >>> game = derby.new_game(4, seed=7)
    >>> game
    <Game anansi, horus, marduk, odin: race 1, first-bets, seat 1 decides>
    >>> game.apply("bet d on pegasus")
    [BetPlaced(seat=1, bet=0, creature=Creature.PEGASUS, card=3)]

    A game knows every secret, and `print(game)` shows them; `game.view(seat)` is what a seat may know.
    """

    def __init__(self, set_up: SetUp, table: Table, chance: FairChance | None, start: str | None = None) -> None:
        self.set_up = set_up
        self.fair_chance = chance
        """The source of chance; None if the caller provides it."""
        self.start = start
        """The position it began with, in our notation; None for a whole game."""
        self.first_player: int = table.first_player
        self.first_player_drawn = False
        """Whether the seed drew the first player; otherwise the caller named one."""
        self.given: int = 0
        """How many chance outcomes were taken over from the game that this one continues."""
        self.actions: list[int] = []
        """The codes of all actions so far."""
        self.chances: list[Chance] = []
        """All chance outcomes so far."""
        self.events: list[Event] = []
        """Everything that happened so far, with all secrets."""
        self._plays: tuple[Play, ...] = ()
        self._deeds: tuple[Deed, ...] | None = None
        self._line_up: tuple[Creature, ...] = ()
        self._table = table
        self._legal: tuple[int, ...] | None = None
        self._public_seats: tuple[Seat, ...] = ()
        """The seats as everybody last saw them, and the mark of that state."""
        self._seats_mark: tuple[int, ...] = ()
        self._seen: Table | None = None
        """The table as somebody saw it last, since it has changed."""
        self._choices = Choices()
        self._resolve_chance()

    @property
    def seats(self) -> int:
        """How many gods play."""
        return self._table.seats

    @property
    def is_over(self) -> bool:
        """Whether the third race has been run and settled."""
        return self._table.stage == GAME_OVER

    @property
    def seat_to_act(self) -> int | None:
        """The seat that decides; None when chance decides or the game is over."""
        seat = self._table.seat_to_act
        return seat if seat >= 0 else None

    @property
    def stage(self) -> Stage:
        """What is due: a decision, a moment for powers, or chance."""
        return STAGES[FATE if self._table.fate_creature >= 0 else self._table.stage]

    @property
    def chance_is_due(self) -> bool:
        """Whether the game waits for `apply_chance`."""
        return self._table.seat_to_act < 0 and not self.is_over

    @property
    def version(self) -> int:
        """The number of actions so far."""
        return len(self.actions)

    @property
    def commitment(self) -> str | None:
        """The published SHA-256 of the seed; None if the caller provides chance."""
        return self.fair_chance.commitment if self.fair_chance else None

    @property
    def points(self) -> tuple[int, ...]:
        """The victory points of each seat."""
        return tuple(victory_points(self._table, seat) for seat in range(self.seats))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points; equal points share the victory (R1). Empty before the end."""
        if not self.is_over:
            return ()
        return tuple(seat for seat, points in enumerate(self.points) if points == max(self.points))

    def table(self) -> Table:
        """A copy of the table, to run rules on."""
        return self._table.copy()

    def legal_codes(self) -> tuple[int, ...]:
        """The codes of the legal actions, in a fixed order."""
        if self._legal is None:
            if self._table.seat_to_act < 0:
                return ()
            find_legal(self._table, self._choices)
            self._legal = codes_of(self._choices)
        return self._legal

    def legal_actions(self) -> list[Action]:
        """The legal actions of the seat to act, in a fixed order."""
        return [ACTIONS[code] for code in self.legal_codes()]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The movement cards of its edition, each at its number."""
        return self.set_up.cards

    def apply(self, action: Action | int | str, *, seat: int | None = None, version: int | None = None) -> list[Event]:
        """Do an action and everything that follows from it; returns what happened.

        An action is given itself, by its code, or by its text (`bet d on pegasus`).

        With `seat`, refuse it unless that seat decides; with `version`, unless it was meant for the current position.
        """
        if self.is_over:
            raise GameIsOver
        if seat is not None and (type(seat) is not int or seat != self.seat_to_act):
            raise NotYourTurn(seat, self.seat_to_act)
        if version is not None and (type(version) is not int or version != self.version):
            raise StaleAction(version, self.version)
        if self.chance_is_due:
            raise ChanceError("chance decides now: use apply_chance")
        code = action if type(action) is int else code_of(cast("Action | str", action))
        if code not in self.legal_codes():
            raise IllegalAction(action, self.legal_actions())
        self.actions.append(code)
        events = self._follow(code)
        return events + self._resolve_chance()

    def apply_chance(self, chance: Chance) -> list[Event]:
        """Do a chance outcome, in a game whose caller provides chance; returns what happened."""
        if self.fair_chance:
            raise ChanceError("this game draws its chance from its seed")
        if not self.chance_is_due:
            raise ChanceError("no chance is due now")
        check_chance(self._table, chance)
        return self._chance(chance)

    def go_on_with(self, chance: FairChance) -> list[Event]:
        """Draw all further chance from a seed, in a game whose caller provided it so far; returns what happened."""
        if self.fair_chance:
            raise ChanceError("this game draws its chance from its seed")
        self.fair_chance = chance
        self.given = len(self.chances)
        return self._resolve_chance()

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise SetUpError(f"there is no seat {shortened(seat)}; the seats are 0 to {self.seats - 1}")
        legal = self.legal_codes() if seat is not None and seat == self.seat_to_act else ()
        seen = self._sight_of(NONE if seat is None else seat)
        public = self._seats_seen_by_all(seen)
        view = view_of(seen, seat, self.version, legal, self._plays, self._deeds, self._line_up, public=public)
        return view.shown_with(self.set_up)

    def public_view(self) -> PublicView:
        """What a spectator sees of the table now, without the history that `view(None)` has besides."""
        seen = self._sight_of(NONE)
        return public_view_of(seen, self._seats_seen_by_all(seen), self._line_up)

    def own(self, seat: int) -> Own:
        """What a seat knows beyond what a spectator sees."""
        return own_of(self._sight_of(seat), seat, self.legal_codes() if seat == self.seat_to_act else ())

    def own_marks(self) -> list[tuple[int, ...]]:
        """A value for each seat that changes whenever its `own` does, legal actions aside; as secret as its cards."""
        return own_marks(self._table)

    def forget_sight(self) -> None:
        """Everybody has looked: what they saw would only take memory until the next action."""
        self._seen = None

    def omniscient_view(self) -> View:
        """Everything: for the replay of a game that is over, never for a seat."""
        return view_of(
            self._table,
            None,
            self.version,
            self.legal_codes(),
            self._plays,
            self._deeds,
            self._line_up,
        ).shown_with(self.set_up)

    def record(self) -> "Record":
        """The whole game so far as a document: what was decided, and what chance brought. It knows every secret."""
        from derby.game.record import Record

        return Record.of(self)

    def notation(self) -> str:
        """The position in one line, with all its secrets; `position` reads it back."""
        return notation(self._table)

    def copy(self) -> "Game":
        """An independent game with the same position and history."""
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.actions = self.actions[:]
        twin.chances = self.chances[:]
        twin.events = self.events[:]
        twin._table = self._table.copy()
        twin._choices = Choices()
        twin._seen = None
        return twin

    def __str__(self) -> str:
        return str(self.omniscient_view())

    def _repr_svg_(self) -> str:
        return self.omniscient_view()._repr_svg_()  # pyright: ignore[reportPrivateUsage]

    def __repr__(self) -> str:
        if self.is_over:
            now = f"over, points {' '.join(map(str, self.points))}"
        else:
            who = "chance" if self.seat_to_act is None else f"seat {self.seat_to_act}"
            now = f"race {self._table.race + 1}, {self.stage}, {who} decides"
        return f"<Game {', '.join(self.set_up.gods)}: {now}>"

    def _sight_of(self, viewer: int) -> Table:
        """What a viewer sees of the table; good until somebody else looks."""
        if self._seen is None:
            self._seen = share(self._table)
        look_as(self._seen, self._table, viewer)
        return self._seen

    def _seats_seen_by_all(self, seen: Table) -> tuple[Seat, ...]:
        """The seats as everybody sees them. They seldom change."""
        if (mark := seats_mark(seen)) != self._seats_mark:
            self._seats_mark, self._public_seats = mark, public_seats(seen)
        return self._public_seats

    def _follow(self, done: int | Chance) -> list[Event]:
        """Run the rules and turn their notes into events."""
        table = self._table
        notes: list[Note] = []
        table.journal = notes
        self._legal = None
        self._seen = None
        deal: Deal | None = None
        match done:
            case int():
                if self._deeds is not None:
                    self._deeds += (deed_of(table.seat_to_act, done),)
                step(table, done)
            case Deal():
                deal = done
                step_deal(table, list(done.deck), list(done.line_up))
            case JudgmentDraw():
                step_judgment(table, list(done.cards))
            case TabletDraw():
                step_tablet(table, done.card)
        table.journal = None
        events = events_of(table, notes, deal)
        self.events += events
        for event in events:
            # Not by `isinstance`, which is slow to say no to a msgspec type.
            if type(event) is RaceDealt:
                self._plays, self._deeds, self._line_up = (), (), event.line_up
            elif type(event) is CardPlayed:
                self._plays += (Play(event.seat, event.card, event.holder, event.slow, False),)
            elif type(event) is DirtyTrickPlayed:
                self._plays += (Play(event.seat, event.card, event.holder, False, True),)
        return events

    def _chance(self, chance: Chance) -> list[Event]:
        self.chances.append(chance)
        return self._follow(chance)

    def _resolve_chance(self) -> list[Event]:
        events: list[Event] = []
        while self.fair_chance and self.chance_is_due:
            events += self._chance(self.fair_chance.due(self._table))
        return events


def new_game(
    seats: int | None = None,
    *,
    gods: Sequence[God | str] | None = None,
    variants: Iterable[Variant | str] = (),
    edition: Edition | str | Path | None = None,
    seed: bytes | int | None = None,
    words: Sequence[str] = (),
    first_player: int | None = None,
    chance_given: bool = False,
) -> Game:
    """Begin a game.

    `gods` names the god of each seat; with `seats` alone, the gods are the first ones in order. `edition` is a loaded
    edition or the path of one. `seed` is 32 bytes, or a number for a repeatable trial; by default the operating system
    provides one. `words` of the players are mixed into the seed. The first player is drawn unless given. With
    `chance_given` the game draws nothing: the caller passes every chance outcome to `apply_chance`.
    """
    chosen = set_up(seats, gods, variants, edition)
    chance: FairChance | None = None
    if chance_given:
        if seed is not None or words:
            raise SetUpError("a game whose chance is given has no seed and no words")
    elif seed is None:
        chance = FairChance(new_seed(), words)
    elif isinstance(seed, bytes):
        chance = FairChance(seed, words)
    elif type(seed) is int:
        chance = FairChance(seed_of_number(seed), words)
    else:
        raise SetUpError("a seed is 32 bytes, or a number for a trial")
    drawn = first_player is None
    if first_player is None:
        if chance is None:
            raise SetUpError("a game whose chance is given also needs its first player")
        first_player = chance.first_player(chosen.seats)
    elif type(first_player) is not int or not 0 <= first_player < chosen.seats:
        raise SetUpError(f"the first player is one of the seats 0 to {chosen.seats - 1}")
    game = Game(chosen, chosen.table(first_player), chance)
    game.first_player_drawn = drawn
    return game
