"""Actions: what a seat decides. Each has a code in the fixed action space (`rules/action_codes.py`)."""

from typing import Union, cast

import msgspec

from derby.editions.components import BET_CARDS, CARDS, SEATS, SECTORS
from derby.game.errors import UnknownAction
from derby.game.names import BET_CARD_LETTERS, CREATURES, MOVEMENT_CARD_NAMES, POWERS, Creature, Power
from derby.rules import action_codes as codes


class PlaceBet(msgspec.Struct, frozen=True, tag=True):
    """Put an unused bet card face down with a token of the creature on it."""

    card: int
    creature: Creature

    def __str__(self) -> str:
        return f"bet {BET_CARD_LETTERS[self.card]} on {self.creature}"


class PlayFast(msgspec.Struct, frozen=True, tag=True, repr_omit_defaults=True):
    """Play a card from one of your two holders as the fast move, with or without its dirty trick."""

    card: int
    trick: bool = False

    def __str__(self) -> str:
        return f"fast {MOVEMENT_CARD_NAMES[self.card]}{' with its dirty trick' if self.trick else ''}"


class PlaySlow(msgspec.Struct, frozen=True, tag=True):
    """Play a card from your other holder as the slow move."""

    card: int

    def __str__(self) -> str:
        return f"slow {MOVEMENT_CARD_NAMES[self.card]}"


class PlaceFateToken(msgspec.Struct, frozen=True, tag=True):
    """Put your fate token on a sector, before the race begins."""

    sector: int

    def __str__(self) -> str:
        return f"fate token on sector {self.sector}"


class PlayPower(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, repr_omit_defaults=True):
    """Play a power card. The file of its god in `variants/power_of_the_gods` says which choices it needs."""

    power: Power
    given: Creature | None = None
    """Trickster: the token given back."""
    taken: Creature | None = None
    """Trickster: the token taken."""
    holder: int | None = None
    """Falcon's Eye: the cardholder looked into."""
    bet_card: int | None = None
    """Prophecy: the unused bet card."""
    creature: Creature | None = None
    """Prophecy: the creature on the bet; Heavenly Duke's Blessing: the creature that flies."""
    card: int | None = None
    """Renewal: the card discarded instead; Tablet of Destinies: the drawn card put back, 54 for a protection card."""
    looks: tuple[int, ...] = ()
    """Superior Wisdom: for each of five seats, clockwise from the next, its first (0) or second (1) bet."""

    def __str__(self) -> str:
        parts: list[str] = [str(self.power)]
        if self.given is not None and self.taken is not None:
            parts.append(f"{self.given} for {self.taken}")
        if self.holder is not None:
            parts.append(f"holder {self.holder}")
        if self.bet_card is not None:
            parts.append(f"bet {BET_CARD_LETTERS[self.bet_card]}")
        if self.creature is not None:
            parts.append(f"on {self.creature}")
        if self.card is not None:
            parts.append(MOVEMENT_CARD_NAMES[self.card])
        if self.looks:
            parts.append("bets " + "".join(str(look + 1) for look in self.looks))
        return " ".join(parts)


class Pass(msgspec.Struct, frozen=True, tag=True):
    """Play no power now."""

    def __str__(self) -> str:
        return "pass"


Action = Union[PlaceBet, PlayFast, PlaySlow, PlaceFateToken, PlayPower, Pass]  # noqa: UP007 (msgspec reads it)


def action(code: int) -> Action:
    """The action with a code."""
    return ACTIONS[code]


def code_of(action: Action | str) -> int | None:
    """The code of an action, or of its text; None if no game has such an action.

    >>> import derby
    >>> derby.code_of(derby.PlayFast(card=6, trick=True))
    127
    >>> derby.ACTIONS[127]
    PlayFast(card=6, trick=True)
    """
    found = _BY_TEXT.get(_plain(action)) if type(action) is str else action
    if type(found) not in _KINDS:
        return None
    try:
        return _CODES.get(cast(Action, found))
    except Exception:  # a forged action may contain anything, so looking it up may fail in any way
        return None


def parse_action(text: str) -> Action:
    """The action that `str(action)` writes; letters may be large or small.

    >>> import derby
    >>> derby.parse_action("bet d on pegasus")
    PlaceBet(card=3, creature=Creature.PEGASUS)
    >>> derby.parse_action("fast D77")
    Traceback (most recent call last):
    ...
    derby.game.errors.UnknownAction: there is no action 'fast D77'; did you mean 'fast D7'?
    """
    found = _BY_TEXT.get(_plain(text))
    if found is None:
        raise UnknownAction(text, _BY_TEXT)
    return found


def _plain(text: str) -> str:
    return " ".join(text.lower().split())


def _choices(power: Power) -> list[PlayPower]:
    """Every way to play a power, in the order of its codes."""
    if power is Power.TRICKSTER:
        return [PlayPower(power, given=given, taken=taken) for given in CREATURES for taken in CREATURES]
    if power is Power.FALCONS_EYE:
        return [PlayPower(power, holder=holder) for holder in range(SEATS)]
    if power is Power.PROPHECY:
        return [PlayPower(power, bet_card=card, creature=on) for card in range(BET_CARDS) for on in CREATURES]
    if power is Power.TABLET_OF_DESTINIES:
        return [PlayPower(power, card=card) for card in range(CARDS + 1)]
    if power is Power.SUPERIOR_WISDOM:
        others = range(SEATS - 1)
        return [
            PlayPower(power, looks=tuple((bits >> seat) & 1 for seat in others)) for bits in range(2 ** len(others))
        ]
    if power is Power.RENEWAL:
        return [PlayPower(power, card=card) for card in range(CARDS)]
    if power is Power.HEAVENLY_DUKES_BLESSING:
        return [PlayPower(power, creature=creature) for creature in CREATURES]
    return [PlayPower(power)]


def _all_actions() -> tuple[Action, ...]:
    actions: list[Action] = [Pass()]
    actions += [PlaceBet(card, creature) for card in range(BET_CARDS) for creature in CREATURES]
    actions += [PlayFast(card) for card in range(CARDS)]
    actions += [PlayFast(card, trick=True) for card in range(CARDS)]
    actions += [PlaySlow(card) for card in range(CARDS)]
    actions += [PlaceFateToken(sector) for sector in range(1, SECTORS + 1)]
    for power in POWERS:
        actions += _choices(power)
    return tuple(actions)


ACTIONS = _all_actions()
"""Every action of every game, indexed by code."""
assert len(ACTIONS) == codes.ACTIONS
_CODES: dict[Action, int] = {action: code for code, action in enumerate(ACTIONS)}
_BY_TEXT = {_plain(str(action)): action for action in ACTIONS}
_KINDS = frozenset(map(type, ACTIONS))
