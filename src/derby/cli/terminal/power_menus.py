"""Menus for the moments of powers: which power, then the choices it needs."""

from collections.abc import Callable

from rich.text import Text

from derby.cli.terminal.colours import named, sentence
from derby.cli.terminal.menus import (
    Instead,
    Menu,
    Option,
    back,
    bet_card_label,
    card_label,
    creature_flies,
    explained,
    numbered,
    pass_option,
)
from derby.cli.terminal.movement import arrow, card_flight
from derby.cli.terminal.phrases import Phrases
from derby.game.actions import Action, PlayPower
from derby.game.names import Power, Stage
from derby.game.view import View

BLESSING = 3
"""Sectors of Heavenly Duke's Blessing."""
QUIET_KEY = "p"

Ways = list[PlayPower]
"""All ways to play one power now."""


def power_menu(view: View, phrases: Phrases, actions: list[Action]) -> Menu:
    """The powers that can be played at this moment, and passing."""
    ways: dict[Power, Ways] = {}
    for action in actions:
        if isinstance(action, PlayPower):
            ways.setdefault(action.power, []).append(action)
    labels = [
        (
            explained(phrases, phrases.power(power), phrases.words(f"power-{power}-effect")),
            _choices(view, phrases, power, ways[power]),
        )
        for power in ways
    ]
    passing = pass_option(phrases)
    options = [*numbered(labels), passing]
    if view.turn != phrases.reader and view.stage in (Stage.CARD_PLAYED, Stage.FATE):
        label = Text(phrases.words("terminal-pass-until-turn"))
        options.append(Option(QUIET_KEY, label, Instead.PASS_UNTIL_MY_TURN))
    moment = phrases.moment(view.stage)
    question = phrases.words("ask-power", moment=moment)
    return Menu(question, tuple(options), notes=_situation(view, phrases), on_enter=passing)


def _situation(view: View, phrases: Phrases) -> tuple[Text, ...]:
    """What will happen if nobody plays a power."""
    words = phrases.words
    if view.stage is Stage.CARD_PLAYED and view.card is not None:
        played = view.card
        flown = card_flight(view, phrases, played.card, slow=played.slow, trick=played.trick, bonus=played.bonus)
        creature = named(phrases, phrases.cards[played.card].creature)
        return (Text.assemble(words("terminal-as-it-stands"), " ", creature, " ", arrow(view, phrases, flown)),)
    if view.stage is Stage.FATE and view.fate_creature is not None:
        text = words("terminal-fate-creature", creature=phrases.creature(view.fate_creature, "opening"))
        return (sentence(phrases, text),)
    if view.stage is Stage.AFTER_DRAW:
        return (
            Text.assemble(words("terminal-drawn"), " ", Text(", ").join(card_label(phrases, c) for c in view.drawn)),
        )
    return ()


def _choices(view: View, phrases: Phrases, power: Power, ways: Ways) -> Action | Menu:
    """The choices a power needs; the action itself if there is only one way to play it."""
    menus: dict[Power, Callable[[View, Phrases, Ways], Menu]] = {
        Power.TRICKSTER: _trickster,
        Power.PROPHECY: _prophecy,
        Power.SUPERIOR_WISDOM: lambda view, phrases, ways: _wisdom(view, phrases, ways, 0),
        Power.FALCONS_EYE: _falcons_eye,
        Power.RENEWAL: _renewal,
        Power.TABLET_OF_DESTINIES: _tablet,
        Power.HEAVENLY_DUKES_BLESSING: _blessing,
    }
    return menus[power](view, phrases, ways) if power in menus else ways[0]


def _menu(phrases: Phrases, question: str, labels: list[tuple[Text, Action | Menu]]) -> Menu:
    return Menu(question, (*numbered(labels), back(phrases)))


def _trickster(view: View, phrases: Phrases, ways: Ways) -> Menu:
    words = phrases.words
    labels: list[tuple[Text, Action | Menu]] = []
    for bet in view.seats[phrases.reader].bets:
        taken: list[tuple[Text, Action | Menu]] = [
            (named(phrases, way.taken), way) for way in ways if way.given == bet.creature and way.taken is not None
        ]
        places = f" {bet_card_label(phrases, bet.card, bet.creature).plain}" if bet.card is not None else ""
        question = words("ask-trickster-taken", of=phrases.creature(bet.creature, "of"))
        labels.append((named(phrases, bet.creature).append(places), _menu(phrases, question, taken)))
    return _menu(phrases, words("ask-trickster-given"), labels)


def _prophecy(view: View, phrases: Phrases, ways: Ways) -> Menu:
    words = phrases.words
    labels: list[tuple[Text, Action | Menu]] = []
    for bet in view.seats[phrases.reader].bets:
        if bet.card is None:
            continue
        cards: list[tuple[Text, Action | Menu]] = [
            (bet_card_label(phrases, way.bet_card, bet.creature), way)
            for way in ways
            if way.creature == bet.creature and way.bet_card is not None
        ]
        own = named(phrases, bet.creature).append(f" {bet_card_label(phrases, bet.card, bet.creature).plain}")
        question = words("ask-prophecy-card", on=phrases.creature(bet.creature, "on"))
        labels.append((own, _menu(phrases, question, cards)))
    return _menu(phrases, words("ask-prophecy-bet"), labels)


def _wisdom(view: View, phrases: Phrases, ways: Ways, place: int) -> Menu:
    """One bet of each other seat, clockwise; all are chosen before the first is seen (R19)."""
    seat = (phrases.reader + 1 + place) % phrases.seats
    labels: list[tuple[Text, Action | Menu]] = []
    for look, bet in enumerate(view.seats[seat].bets[:2]):
        left = [way for way in ways if way.looks[place] == look]
        last = place == phrases.seats - 2
        labels.append((named(phrases, bet.creature), left[0] if last else _wisdom(view, phrases, left, place + 1)))
    return _menu(phrases, phrases.words("ask-superior-wisdom", of=phrases.of_god(seat)), labels)


def _falcons_eye(view: View, phrases: Phrases, ways: Ways) -> Menu:
    labels: list[tuple[Text, Action | Menu]] = [
        (Text(f"{phrases.between(way.holder)} ({view.holders[way.holder].size})"), way)
        for way in ways
        if way.holder is not None
    ]
    return _menu(phrases, phrases.words("ask-falcons-eye"), labels)


def _renewal(view: View, phrases: Phrases, ways: Ways) -> Menu:
    left = view.holders[phrases.left_holder()].cards or ()
    labels: list[tuple[Text, Action | Menu]] = []
    for way in ways:
        if way.card is not None:
            side = phrases.words(f"holder-from-{'left' if way.card in left else 'right'}")
            labels.append((card_label(phrases, way.card).append(f" {side}", style="dim"), way))
    return _menu(phrases, phrases.words("ask-renewal"), labels)


def _tablet(view: View, phrases: Phrases, ways: Ways) -> Menu:
    labels: list[tuple[Text, Action | Menu]] = [
        (card_label(phrases, way.card), way) for way in ways if way.card is not None
    ]
    return _menu(phrases, phrases.words("ask-tablet"), labels)


def _blessing(view: View, phrases: Phrases, ways: Ways) -> Menu:
    labels: list[tuple[Text, Action | Menu]] = [
        (creature_flies(view, phrases, way.creature, BLESSING), way) for way in ways if way.creature is not None
    ]
    return _menu(phrases, phrases.words("ask-blessing"), labels)
