"""Views: what one seat, or a spectator, may know of the game. `game/view_building.py` makes them."""

from typing import TYPE_CHECKING, Self

import msgspec

from derby.game.actions import ACTIONS, Action
from derby.game.names import CREATURES, Creature, God, Power, Stage
from derby.rules.action_codes import BET, FAST, PROPHECY, TABLET_OF_DESTINIES

if TYPE_CHECKING:
    from derby.game.set_up import SetUp


class Bet(msgspec.Struct, frozen=True, gc=False):
    """A bet in play: the token is open, the card is its seat's secret."""

    creature: Creature
    card: int | None


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A seat: its god, its points, and what lies in front of it."""

    god: God
    points: int
    bets: tuple[Bet, ...]
    revealed: tuple[int, ...]
    """Bet cards of races that are over."""
    won: tuple[int, ...]
    """Those of them that came true."""
    bet_cards: tuple[int, ...] | None
    """Unused bet cards; only the seat itself sees them."""
    powers: tuple[Power, ...]
    """Power cards not yet played."""
    fate_token: int | None
    """The sector of its fate token."""


class Flyer(msgspec.Struct, frozen=True, gc=False):
    """A creature on the track."""

    creature: Creature
    sector: int
    finished: bool
    disqualified: bool
    tokens: int
    """Creature tokens left on the board."""


class Holder(msgspec.Struct, frozen=True, gc=False):
    """A cardholder: number `h` stands between seat `h` and the next one, clockwise."""

    size: int
    cards: tuple[int, ...] | None
    """Only the two seats beside it see them."""


class PlayedCard(msgspec.Struct, frozen=True, gc=False):
    """The card being played, not on its pile yet."""

    card: int
    holder: int
    slow: bool
    trick: bool
    bonus: int
    """Sectors that powers add."""
    to_zeus: bool
    """Whether it will go to the Zeus deck."""


class Play(msgspec.Struct, frozen=True, gc=False):
    """A card that was played in this race, and by whom."""

    seat: int
    card: int
    holder: int
    """The cardholder it came from."""
    slow: bool
    trick: bool


class Deed(msgspec.Struct, frozen=True, gc=False):
    """An action of this race, as everybody saw it."""

    seat: int
    code: int
    """With the bet card left out: a bet has the code of bet card 0 on its creature, and so has Prophecy."""


def deed_of(seat: int, code: int) -> Deed:
    """What everybody sees of an action."""
    if BET <= code < FAST:
        return Deed(seat, BET + (code - BET) % len(CREATURES))
    if PROPHECY <= code < TABLET_OF_DESTINIES:
        return Deed(seat, PROPHECY + (code - PROPHECY) % len(CREATURES))
    return Deed(seat, code)


class FalconsEye(msgspec.Struct, frozen=True, gc=False):
    """What Falcon's Eye looked into in this race; only its seat sees the cards."""

    holder: int
    cards: tuple[int, ...] | None


class Wisdom(msgspec.Struct, frozen=True, gc=False):
    """A bet that Superior Wisdom looked at in this race; only its seat, and the bet's owner, know the card."""

    seat: int
    bet: int
    card: int | None


class Renewed(msgspec.Struct, frozen=True, gc=False):
    """The card that Renewal put back in this race, for all to see."""

    card: int
    holder: int


class PublicView(msgspec.Struct, frozen=True, gc=False):
    """The table as a viewer sees it: what goes over the wire."""

    race: int
    """0 to 2; 3 when the game is over."""
    stage: Stage
    seat_to_act: int | None
    first_player: int
    turn: int
    """The current player."""
    seats: tuple[Seat, ...]
    track: tuple[Flyer, ...]
    """The creatures in their present ranking, best first."""
    first_past: Creature | None
    """The first past the mid-race line in this race."""
    third_bets_begun: bool
    holders: tuple[Holder, ...]
    discard: tuple[int, ...]
    zeus_deck: tuple[int, ...]
    """Movement cards in the Zeus deck, in card order."""
    protections: int
    """Protection cards in the Zeus deck."""
    draws: int
    """Cards Zeus draws in this race."""
    drawn: tuple[int, ...]
    """Judgment cards drawn, 54 for a protection card."""
    card: PlayedCard | None
    fast_card_holder: int | None
    """Between the two cards of a turn: the holder the fast card came from; the slow one comes from the other."""
    sleipnir: bool
    asked_next: int | None
    """In a moment for powers: who is asked next, fate moments aside."""
    passes: int
    """How many have passed in it in a row."""
    fate_creature: Creature | None
    """The creature whose fate moment is open."""
    fate_passes: int
    """How many have passed in the fate moment in a row."""
    valkyries: Creature | None
    paperwork: Creature | None
    falcons_eye: FalconsEye | None
    wisdom: tuple[Wisdom, ...]
    renewed: Renewed | None
    line_up: tuple[Creature, ...]
    """The order in which the creatures started, best first; empty for a game that began in the midst of the race."""

    @property
    def points(self) -> tuple[int, ...]:
        """The victory points of each seat."""
        return tuple(seat.points for seat in self.seats)


class View(PublicView, frozen=True, gc=True, dict=True):
    """What one viewer may know.

    `print(view)` shows it as text, and a notebook draws it. The view of a seat that decides has its legal actions:

    >>> import derby
    >>> game = derby.new_game(4, seed=7)
    >>> game.view(1)
    <View of seat 1: race 1, first-bets, 66 legal actions>
    >>> game.view(1).legal_actions[0]
    PlaceBet(card=0, creature=Creature.DRAGON)
    """

    viewer: int | None
    """The seat that looks; None for a spectator and for an omniscient replay."""
    version: int
    """How many actions the game has seen."""
    plays: tuple[Play, ...]
    """The cards played in this race so far, as far as the game has seen them."""
    deeds: tuple[Deed, ...] | None
    """All actions of this race so far; None for a game that began in its midst."""
    legal: tuple[int, ...]
    """The codes of what the viewer may do now."""

    @property
    def legal_actions(self) -> list[Action]:
        """What the viewer may do now."""
        return [ACTIONS[code] for code in self.legal]

    def shown_with(self, set_up: "SetUp") -> Self:
        """The same view, shown with the lines and card values of its game; no part of its content."""
        vars(self)["set_up"] = set_up
        return self

    def __str__(self) -> str:
        from derby.game.text import table_text

        return table_text(self, vars(self).get("set_up"))

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        from derby.game.drawing import table_svg

        return table_svg(self, vars(self).get("set_up"))

    def __repr__(self) -> str:
        who = "a spectator" if self.viewer is None else f"seat {self.viewer}"
        legal = f", {len(self.legal)} legal actions" if self.legal else ""
        return f"<View of {who}: race {self.race + 1}, {self.stage}{legal}>"


class Own(msgspec.Struct, frozen=True, gc=False):
    """What a seat knows besides what everybody knows: a spectator's view and this make up its view."""

    seat: int
    holders: tuple[tuple[int, ...], tuple[int, ...]]
    """The cards of its left and its right holder."""
    bets: tuple[int, ...]
    """The cards of its bets in play."""
    bet_cards: tuple[int, ...]
    """Its unused bet cards."""
    falcons_eye: tuple[int, ...] | None
    """The cards its Falcon's Eye saw in this race."""
    wisdom: tuple[Wisdom, ...]
    """Bets that Superior Wisdom looked at, with the cards that this seat knows."""
    legal: tuple[int, ...]
    """The codes of what it may do now."""
