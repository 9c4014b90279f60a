"""The part of the HTTP interface by which people watch with all cards open."""

from weakref import WeakKeyDictionary

from derby.server.callers import guest_of
from derby.server.live_table import LiveTable
from derby.server.routing import Answer, Request, Route
from derby.server.services import Services
from derby.store.guests import bots_of
from derby.tables.open_watching import OpenSteps, OpenView, turns_late
from derby.tables.refusal import Refusal

COST = 10
"""Working out what is shown takes some milliseconds for every turn."""

_steps: WeakKeyDictionary[LiveTable, OpenSteps] = WeakKeyDictionary()


async def _open_view(services: Services, request: Request, _body: None) -> Answer:
    if not services.settings.open_watching:
        raise Refusal("switched-off")
    since = request.query.get("since", "0")
    if not (since.isascii() and since.isdigit() and len(since) <= 6):
        raise Refusal("bad-message")
    table = await services.tables.get(request.path_parts["table"])
    await _check_may_watch(services, request, table)
    game, watching = table.state.game, table.state.settings.open_watching
    if game is None:
        raise Refusal("not-playing")
    first = int(since)
    steps = _steps.setdefault(table, OpenSteps()).of(game, watching)
    return Answer(OpenView(first, steps[first:], turns_late(game.seats, watching), game.is_over))


async def _check_may_watch(services: Services, request: Request, table: LiveTable) -> None:
    """Nobody who plays there, or whose bot does, or whom the host has removed."""
    state = table.state
    if state.settings.open_watching == "off":
        raise Refusal("no-open-view")
    if services.authentication.pass_of_cookie(request.cookie) is None:
        return  # a stranger, who might be anybody: the delay bounds what that is worth
    guest = await guest_of(services, request)
    own = {guest.id, *(await bots_of(services.database, guest.id)).values()}
    if own & ({seat.guest for seat in state.seats} | state.removed):
        raise Refusal("no-open-view")


WATCHING_ROUTES = (
    Route(
        "GET",
        "/api/tables/{table}/open",
        "A game as those see it who watch with all cards open, where the table allows that: the steps that are old "
        "enough, from the one numbered `since` on. Nobody who plays there is answered.",
        _open_view,
        None,
        OpenView,
        query=("since",),
        cost=COST,
    ),
)
