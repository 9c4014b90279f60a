"""One player at the terminal: the game runs until that player must decide, and shows what the seat sees.

Everything shown comes from `game.view` of the player's seat and from events as the seat saw them. An opponent
gets the view of its own seat when it decides, and nothing else.
"""

import random
from collections.abc import Callable

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from derby.bots import Bot, Budget, decided
from derby.cli.rules import show_rules
from derby.cli.terminal.colours import sentence
from derby.cli.terminal.conversation import Conversation
from derby.cli.terminal.decisions import menu_of
from derby.cli.terminal.help import help_picture
from derby.cli.terminal.holders_picture import holders_picture
from derby.cli.terminal.menus import Instead, Menu
from derby.cli.terminal.narration import Paragraph
from derby.cli.terminal.phrases import ASSUMED, Phrases
from derby.cli.terminal.settlement_picture import settlement_picture
from derby.cli.terminal.story import Story, winners_sentence
from derby.cli.terminal.table_picture import table_picture
from derby.cli.terminal.track_picture import track_picture
from derby.game.actions import Action, Pass
from derby.game.events import Event, seen_by
from derby.game.game import Game
from derby.game.names import Stage
from derby.game.view import View
from derby.locales import Words

WHOLE_TABLE = {
    Stage.PLACE_FATE_TOKEN,
    Stage.FIRST_BETS,
    Stage.THIRD_BET,
    Stage.BEFORE_BET,
    Stage.FAST_CARD,
    Stage.MID_RACE,
}
"""Before these decisions the whole table is shown, before others only the track."""
SHORT = 16
"""Characters of the commitment shown at the start."""


class Playing:
    """A game with one player at the terminal."""

    def __init__(
        self,
        game: Game,
        seat: int,
        words: Words,
        *,
        opponent: Bot,
        budget: Budget,
        lots: random.Random,
        console: Console,
        read: Callable[[str], str],
    ) -> None:
        self.seat = seat
        self.words = words
        self.phrases = Phrases(words, game.set_up.edition, game.set_up.gods, seat)
        self.story = Story(self.phrases)
        self._game = game
        self._opponent = opponent
        self._budget = budget
        self._lots = lots
        self._passes_until_turn = False
        self._track_shown: Text | None = None
        self._table_shown: View | None = None
        answers = {"?": self._show_help, "t": self._show_table, "l": self._show_log, "r": self._show_rules}
        self.talk = Conversation(console, self.phrases, read, answers)

    @property
    def view(self) -> View:
        return self._game.view(self.seat)

    def begin(self) -> None:
        """Show who sits where, what is played, and the commitment to fair chance."""
        words, game, opponent = self.words, self._game, self._opponent
        key = f"bot-{opponent.name}"
        name, style = (
            (words(key), words(f"bot-{opponent.name}-style")) if key in words else (opponent.name, opponent.description)
        )
        around = [self.phrases.god((self.seat + place) % game.seats) for place in range(1, game.seats)]
        variants = [words(f"variant-{variant}") for variant in game.set_up.variants]
        assumed = any(card.source == "assumed" for card in (*game.set_up.edition.movement, *game.set_up.edition.bet))
        lines = [
            words("terminal-welcome", god=words(f"god-{game.set_up.gods[self.seat]}"), others=", ".join(around)),
            words("terminal-opponents", name=name, style=style),
            words("terminal-variants", variants=", ".join(variants)) if variants else words("terminal-no-variants"),
            words("terminal-edition", name=game.set_up.edition.name),
        ]
        if assumed:
            lines[-1] += " " + words("terminal-assumed", sign=ASSUMED)
        if game.commitment is not None:
            lines.append(words("terminal-commitment", commitment=game.commitment[:SHORT] + "…"))
        self.talk.show(Rule(Text("Divinity Derby", style="bold"), style="dim"))
        self.talk.show(Group(*(sentence(self.phrases, line) for line in lines)))
        self._tell(game.events)

    def play(self) -> None:
        """Play until the game is over."""
        unseen: list[Event] = []
        while not self._game.is_over:
            if self._game.seat_to_act == self.seat:
                action = self._decision(unseen)
                unseen += self._game.apply(action, seat=self.seat)
            else:
                unseen += self._game.apply(self._decision_of_opponent())
        self._tell(unseen)

    def end(self) -> None:
        """Show the winners, and how to check that the chance was fair."""
        words, phrases, view = self.words, self.phrases, self.view
        winners = winners_sentence(phrases, view.points)
        self.talk.console.print()
        self.talk.show(Rule(Text(words("event-game-ended"), style="bold"), style="dim"))
        self.talk.show(sentence(phrases, winners, "bold"))
        if self._game.fair_chance is not None and self._game.commitment is not None:
            seed = self._game.fair_chance.seed.hex()
            check = f"python -c \"import hashlib; print(hashlib.sha256(bytes.fromhex('{seed}')).hexdigest())\""
            self.talk.console.print()
            self.talk.show(Text(words("terminal-verify")))
            # Not wrapped, so that it can be copied.
            self.talk.console.print(Text(f"{self._game.commitment}\n{check}"), soft_wrap=True)

    def _decision(self, unseen: list[Event]) -> Action:
        """The player's decision; if only one action is legal, nobody is asked."""
        view = self.view
        if self._passes_until_turn and view.turn == self.seat:
            self._passes_until_turn = False
        if len(view.legal) == 1:
            return view.legal_actions[0]
        quiet = view.stage in (Stage.CARD_PLAYED, Stage.FATE)
        if self._passes_until_turn and quiet:
            return Pass()
        self._tell(unseen)
        unseen.clear()
        self._draw(view)
        chosen = self.talk.ask(menu_of(view, self.phrases), lambda menu: self._holders(view, menu))
        if chosen is Instead.PASS_UNTIL_MY_TURN:
            self._passes_until_turn = True
            return Pass()
        assert not isinstance(chosen, Instead)
        return chosen

    def _decision_of_opponent(self) -> Action:
        view = self._game.view(self._game.seat_to_act)
        return decided(self._opponent, self._game.set_up, view, self._budget, self._lots)

    def _tell(self, events: list[Event]) -> None:
        """Tell what happened, as the player's seat saw it."""
        seen = [seen_by(event, self.seat, self._game.seats) for event in events]
        for paragraph in self.story.tell(seen):
            self._show_paragraph(paragraph)

    def _show_paragraph(self, paragraph: Paragraph) -> None:
        if paragraph.settlement is not None:
            self.talk.show(settlement_picture(paragraph.settlement, self.phrases))
        elif paragraph.heading:
            self.talk.console.print()
            self.talk.show(Rule(Text(paragraph.text, style="bold"), style="dim", align="left"))
        else:
            hanging = Table.grid(padding=(0, 1, 0, 0))
            hanging.add_row("·", sentence(self.phrases, paragraph.text, "dim" if paragraph.quiet else ""))
            self.talk.show(hanging)

    def _draw(self, view: View) -> None:
        """Show what has changed on the table since it was last shown."""
        if view.stage in WHOLE_TABLE:
            if self._table_shown is None or _on_table(view) != _on_table(self._table_shown):
                self._draw_table(view)
        else:
            track = track_picture(view, self.phrases, self.talk.width)
            if track != self._track_shown:
                self._draw_track(track)

    def _draw_track(self, track: Text) -> None:
        self._track_shown = track
        self.talk.console.print()
        self.talk.show(track)

    def _draw_table(self, view: View) -> None:
        self._table_shown = view
        turns = sum(holder.size for holder in view.holders) // 2
        title = f"{self.words('terminal-race', race=view.race + 1)} · {self.words('terminal-turns-left', turns=turns)}"
        self.talk.console.print()
        self.talk.show(Rule(Text(title, style="bold"), style="dim", align="left"))
        self._draw_track(track_picture(view, self.phrases, self.talk.width))
        self.talk.console.print()
        self.talk.show(table_picture(view, self.phrases, self.talk.width))
        if view.stage is not Stage.FAST_CARD:
            self.talk.console.print()
            self.talk.show(self._holders(view, None))

    def _holders(self, view: View, menu: Menu | None) -> RenderableType:
        return holders_picture(view, self.phrases, self.talk.width, menu.keys if menu is not None else {})

    def _show_help(self) -> None:
        self.talk.show(help_picture(self.phrases))

    def _show_table(self) -> None:
        view = self.view
        self._draw_table(view)
        if view.stage in (Stage.FAST_CARD, Stage.SLOW_CARD):
            self.talk.show(self._holders(view, menu_of(view, self.phrases)))

    def _show_log(self) -> None:
        for paragraph in self.story.log:
            self._show_paragraph(paragraph)

    def _show_rules(self) -> None:
        show_rules(self.talk.console, self.words, self._game.set_up.edition)


def _on_table(view: View) -> tuple[object, ...]:
    """What the picture of the table shows."""
    return (view.race, view.turn, view.first_player, view.seats, view.track, view.holders, view.zeus_deck, view.wisdom)
