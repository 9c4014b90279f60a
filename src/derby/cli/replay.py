"""Showing a recorded game: as a story for people, with every event for programs."""

from typing import Any

import msgspec
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from derby.cli.terminal.phrases import NOBODY, Phrases
from derby.cli.terminal.settlement_picture import settlement_picture
from derby.cli.terminal.story import Story, winners_sentence
from derby.game.events import Event, GameEnded, seen_by
from derby.game.record import Record, Step
from derby.locales import Words


def replay_document(read: Record) -> dict[str, Any]:
    """The whole game: every step with its action or chance, and what happened, with all secrets."""
    game = read.restore()
    return {
        "gods": read.gods,
        "variants": read.variants,
        "first_player": read.first_player,
        "is_over": game.is_over,
        "points": game.points,
        "winners": game.winners,
        "steps": [_step(step) for step in read.replay()],
        "position": game.notation(),
    }


def _step(step: Step) -> dict[str, Any]:
    return {"seat": step.seat, "done": msgspec.to_builtins(step.done), "events": msgspec.to_builtins(step.events)}


def show_replay(console: Console, words: Words, read: Record) -> None:
    """Show the story as a spectator saw it: bet cards appear when they are revealed."""
    game = read.restore()
    phrases = Phrases(words, read.edition, read.gods, NOBODY)
    story = Story(phrases)
    seen: list[Event] = [seen_by(event, None, game.seats) for event in game.events]
    for paragraph in story.tell(seen):
        if paragraph.quiet:
            continue
        if paragraph.settlement is not None:
            console.print(settlement_picture(paragraph.settlement, phrases))
        elif paragraph.heading:
            console.print()
            console.print(Rule(Text(paragraph.text, style="bold"), style="dim", align="left"))
        else:
            console.print(Text(f"· {paragraph.text}"))
    if seen and isinstance(seen[-1], GameEnded):
        console.print()
        console.print(Text(winners_sentence(phrases, game.points), style="bold"))
