"""A picture of the table in a few lines of plain text, without secrets."""

from derby.game.names import CREATURE_LETTERS, CREATURE_NUMBER, Creature, Stage
from derby.game.view import Seat, View


def picture(view: View) -> str:
    """What a spectator sees of the race, the bets and the points."""
    over = view.stage is Stage.GAME_OVER
    lines = ["the game is over" if over else f"race {view.race + 1}, {view.stage}"]
    if view.seat_to_act is not None:
        lines[0] += f": seat {view.seat_to_act} decides"
    lines.append("track  " + "  ".join(f"{_letter(flyer.creature)} {flyer.sector}" for flyer in view.track))
    lines += [_seat(number, seat, view) for number, seat in enumerate(view.seats)]
    return "\n".join(lines)


def _seat(number: int, seat: Seat, view: View) -> str:
    bets = "".join(_letter(bet.creature) for bet in seat.bets) or "-"
    first = "  first player" if number == view.first_player else ""
    cards = view.holders[number].size
    return f"seat {number}  {seat.god:<12}  {seat.points:>3} points  bets {bets:<3}  left holder {cards:>2}{first}"


def _letter(creature: Creature) -> str:
    return CREATURE_LETTERS[CREATURE_NUMBER[creature]]
