"""Everything on the table except the track: creatures and players, piles, bets, and what powers have shown."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from derby.cli.terminal.colours import CREATURE_COLOURS, letter, named, sentence
from derby.cli.terminal.phrases import Phrases
from derby.game.view import View

TURN, FIRST_PLAYER = "▶", "★"
TOKEN_LEFT, TOKEN_TAKEN = "●", "○"
SIDE_BY_SIDE = 72
"""Columns that two tables side by side need."""


def table_picture(view: View, phrases: Phrases, width: int) -> RenderableType:
    """The table as its reader sees it."""
    creatures, players = _creatures(view, phrases), _players(view, phrases)
    if width >= SIDE_BY_SIDE:
        both = Table.grid(padding=(0, 5, 0, 0))
        both.add_row(creatures, players)
        return Group(both, Text(), *_facts(view, phrases))
    return Group(creatures, Text(), players, Text(), *_facts(view, phrases))


def _creatures(view: View, phrases: Phrases) -> Table:
    """The ranking, with the sector of each creature and its tokens left on the board."""
    words = phrases.words
    finish = words("terminal-finish")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("", justify="right")
    table.add_column(words("terminal-ranking"))
    table.add_column(words("terminal-sector"), justify="right")
    table.add_column(words("terminal-tokens"))
    for place, flyer in enumerate(view.track, start=1):
        taken = sum(bet.creature == flyer.creature for seat in view.seats for bet in seat.bets)
        table.add_row(
            str(place),
            named(phrases, flyer.creature),
            finish if flyer.finished else str(flyer.sector),
            Text.assemble(TOKEN_LEFT * flyer.tokens, (TOKEN_TAKEN * taken, "dim")),
        )
    return table


def _players(view: View, phrases: Phrases) -> RenderableType:
    """The seats clockwise from the reader's own: points and the creatures bet on."""
    words = phrases.words
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("")
    table.add_column(words("terminal-players"))
    table.add_column(words("terminal-points"), justify="right")
    table.add_column(words("terminal-bets"))
    for place in range(phrases.seats):
        number = (phrases.reader + place) % phrases.seats
        seat = view.seats[number]
        signs = (TURN if number == view.turn else " ") + (FIRST_PLAYER if number == view.first_player else " ")
        name = phrases.god(number)
        bets = Text(" ").join(
            Text.assemble(letter(phrases, bet.creature), ("" if bet.card is not None else "?", "dim"))
            for bet in seat.bets
        )
        you = number == phrases.reader
        shown = Text(words("terminal-you", god=name) if you else name, style="bold" if you else "")
        table.add_row(signs, shown, str(seat.points), bets)
    legend = f"{TURN} {words('terminal-turn')} · {FIRST_PLAYER} {words('word-first-player')}"
    return Group(table, Text(legend, style="dim"))


def _facts(view: View, phrases: Phrases) -> list[Text]:
    """Bets, piles, other cardholders and powers, one line each."""
    words = phrases.words
    facts = [_own_bets(view, phrases), *_seen_by_powers(view, phrases), _zeus_deck(view, phrases)]
    own = (phrases.left_holder(), phrases.right_holder())
    others = [
        f"{phrases.god(one)}–{phrases.god(other)} {holder.size}"
        for number, holder in enumerate(view.holders)
        if number not in own
        for one, other in [phrases.neighbours(number)]
    ]
    facts.append(_fact(words("terminal-other-holders"), Text(", ".join(others))))
    for number in range(phrases.seats):
        seat = (phrases.reader + number) % phrases.seats
        if powers := view.seats[seat].powers:
            label = words("terminal-your-powers") if number == 0 else words("terminal-powers", of=phrases.of_god(seat))
            facts.append(_fact(label, Text(", ".join(map(phrases.power, powers)))))
    facts += _marks(view, phrases)
    return facts


def _fact(label: str, value: Text) -> Text:
    return Text.assemble((f"{label} ", "dim"), value)


def _own_bets(view: View, phrases: Phrases) -> Text:
    words = phrases.words
    bets = [
        Text.assemble(
            (phrases.creature(bet.creature), CREATURE_COLOURS[bet.creature]),
            f" {phrases.places(bet.card, bet.creature)} ({phrases.points_on(bet.card)})",
        )
        for bet in view.seats[phrases.reader].bets
        if bet.card is not None
    ]
    return _fact(words("terminal-your-bets"), Text(" · ").join(bets) if bets else Text(words("terminal-none-yet")))


def _zeus_deck(view: View, phrases: Phrases) -> Text:
    words = phrases.words
    cards = [words("terminal-protections", count=view.protections), *map(phrases.card, view.zeus_deck)]
    return Text.assemble(
        (f"{words('terminal-zeus-deck')} ", "dim"),
        sentence(phrases, ", ".join(cards)),
        (f" · {words('terminal-discard')} ", "dim"),
        str(len(view.discard)),
    )


def _seen_by_powers(view: View, phrases: Phrases) -> list[Text]:
    """What the reader knows through Superior Wisdom and Falcon's Eye."""
    words = phrases.words
    seen: list[Text] = []
    for look in view.wisdom:
        if look.card is None or look.seat == phrases.reader or look.bet >= len(view.seats[look.seat].bets):
            continue
        creature = view.seats[look.seat].bets[look.bet].creature
        seen.append(
            sentence(
                phrases,
                words(
                    "terminal-known-bet",
                    of=phrases.of_god(look.seat),
                    on=phrases.creature(creature, "on"),
                    bet=phrases.bet(look.card, creature),
                ),
            )
        )
    eye = view.falcons_eye
    if eye is not None and eye.cards is not None:
        played = {*view.discard, *view.zeus_deck, *([view.card.card] if view.card is not None else [])}
        left = [phrases.card(card) for card in eye.cards if card not in played]
        between = phrases.between(eye.holder)
        if left:
            seen.append(sentence(phrases, words("terminal-known-holder", between=between, cards=", ".join(left))))
    return seen


def _marks(view: View, phrases: Phrases) -> list[Text]:
    """Lasting effects of powers."""
    words = phrases.words
    marks: list[Text] = []
    if view.valkyries is not None:
        text = words("event-power-valkyries", creature=phrases.creature(view.valkyries, "opening"))
        marks.append(sentence(phrases, text))
    if view.paperwork is not None:
        text = words("event-power-celestial-paperwork", of=phrases.creature(view.paperwork, "of"))
        marks.append(sentence(phrases, text))
    if view.renewed is not None:
        one, other = phrases.neighbours(view.renewed.holder)
        if phrases.reader not in (one, other):
            card, between = phrases.card(view.renewed.card), phrases.between(view.renewed.holder)
            marks.append(sentence(phrases, words("terminal-renewed", card=card, between=between)))
    return marks
