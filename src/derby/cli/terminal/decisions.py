"""The reader's legal actions as a menu: fate tokens, bets and cards here, powers in `power_menus`."""

from collections.abc import Callable

from rich.text import Text

from derby.cli.terminal.colours import named
from derby.cli.terminal.menus import Menu, Option, back, bet_card_label, numbered
from derby.cli.terminal.phrases import Phrases
from derby.cli.terminal.power_menus import power_menu
from derby.game.actions import Action, PlaceBet, PlaceFateToken, PlayFast, PlaySlow
from derby.game.names import CREATURES, Stage
from derby.game.view import View


def menu_of(view: View, phrases: Phrases) -> Menu:
    """The menu of the reader's legal actions."""
    actions = view.legal_actions
    return _MENUS.get(view.stage, power_menu)(view, phrases, actions)


def _fate_token_menu(view: View, phrases: Phrases, actions: list[Action]) -> Menu:
    finish = phrases.edition.track.finish_line_after
    options = tuple(
        Option(str(action.sector), Text(), action) for action in actions if isinstance(action, PlaceFateToken)
    )
    return Menu(phrases.words("ask-fate-token", finish=finish), options, listed=False)


def _bet_menu(view: View, phrases: Phrases, actions: list[Action]) -> Menu:
    """First the bet card, then the creature."""
    words = phrases.words
    bets = [action for action in actions if isinstance(action, PlaceBet)]
    cards = list(dict.fromkeys(bet.card for bet in bets))
    number = len(view.seats[phrases.reader].bets) + 1
    labels = [(bet_card_label(phrases, card), _bet_creature_menu(view, phrases, bets, card)) for card in cards]
    return Menu(words("ask-bet-card", number=number), numbered(labels))


def _bet_creature_menu(view: View, phrases: Phrases, bets: list[PlaceBet], card: int) -> Menu:
    words = phrases.words
    open_bets = {bet.creature: bet for bet in bets if bet.card == card}
    taken = {bet.creature for bet in view.seats[phrases.reader].bets}
    left = {flyer.creature: flyer.tokens for flyer in view.track}
    labels: list[tuple[Text, Action | Menu]] = []
    closed: list[Text] = []
    widest = max(len(phrases.creature(creature)) for creature in CREATURES)
    for creature in CREATURES:
        label = named(phrases, creature)
        label.pad_right(widest - len(phrases.creature(creature)))
        if creature in open_bets:
            label.append(f"  {words('terminal-tokens-left', count=left[creature])}", style="dim")
            labels.append((label, open_bets[creature]))
        else:
            reason = "terminal-already-bet" if creature in taken else "terminal-no-token"
            closed.append(Text.assemble(label, (f"  {words(reason)}", "dim")))
    question = words("ask-bet-creature", bet=bet_card_label(phrases, card).plain)
    return Menu(question, (*numbered(labels), back(phrases)), closed=tuple(closed))


def _fast_menu(view: View, phrases: Phrases, actions: list[Action]) -> Menu:
    """Numbered in the order of the cards, first the left cardholder, then the right; a trick follows its card."""
    order: list[int] = []
    for holder in (phrases.left_holder(), phrases.right_holder()):
        order += view.holders[holder].cards or ()
    fast = [action for action in actions if isinstance(action, PlayFast)]
    fast.sort(key=lambda action: (order.index(action.card), action.trick))
    return _cards_menu(phrases.words("ask-fast"), list(fast))


def _slow_menu(view: View, phrases: Phrases, actions: list[Action]) -> Menu:
    slow = [action for action in actions if isinstance(action, PlaySlow)]
    left = view.fast_card_holder == phrases.right_holder()
    key = "ask-slow-as-fast" if view.sleipnir else "ask-slow"
    return _cards_menu(phrases.words(key, side="left" if left else "right"), list(slow))


def _cards_menu(question: str, actions: list[Action]) -> Menu:
    options = numbered([(Text(), action) for action in actions])
    keys = {action: option.key for action, option in zip(actions, options, strict=True)}
    return Menu(question, options, in_holders=True, listed=False, keys=keys)


_MENUS: dict[Stage, Callable[[View, Phrases, list[Action]], Menu]] = {
    Stage.PLACE_FATE_TOKEN: _fate_token_menu,
    Stage.FIRST_BETS: _bet_menu,
    Stage.THIRD_BET: _bet_menu,
    Stage.FAST_CARD: _fast_menu,
    Stage.SLOW_CARD: _slow_menu,
}
"""The other stages are moments for powers."""
