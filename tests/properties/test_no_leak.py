"""No leak: change whatever a seat can't see, and every byte it receives stays the same."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

import derby
from derby import Game, visibility
from derby.editions import components
from derby.editions.components import BET_CARDS, CARDS, SEATS
from derby.rules.action_codes import ACTIONS, BET, FAST, FIRST_CODE_OF_POWER
from derby.rules.card_set import card_set, members, size
from derby.rules.sight import sight_of
from derby.table import NONE, Table
from derby.variants.power_of_the_gods.powers import PROPHECY
from derby.visibility import HIDDEN
from tests.properties.random_games import numbers, some_position

SPECTATOR = None


def may_see(table: Table, name: str, row: int, viewer: int | None) -> bool:
    """Whether the viewer may see a row of a field; written apart from the rule that hides it."""
    beside = (row, (row + 1) % table.seats)
    god = None if viewer is None else table.god[viewer]
    return {
        visibility.NOBODY: False,
        visibility.EVERYBODY: True,
        visibility.OWNER: row == viewer,
        visibility.NEIGHBOURS: viewer in beside,
        visibility.HORUS: god == components.HORUS,
        visibility.ODIN_AND_OWNER: god == components.ODIN or row == viewer,
    }[Table.fields[name].seen]


def permuted(table: Table, viewer: int | None, kept_card: int, kept_bet_card: int, chosen: random.Random) -> Table:
    """Another table that looks the same to the viewer: every field that it may not see is changed, as the declaration
    says. Two cards that the next action needs stay in place.
    """
    other = table.copy()
    for name, field in Table.fields.items():
        if field.seen != visibility.EVERYBODY and name not in PLAYABLE:
            scramble(other, name, viewer, chosen)
    permute_holders(other, viewer, kept_card, chosen)
    for seat in range(table.seats):
        if not may_see(table, "bet_card", seat, viewer):
            permute_bets(other, seat, kept_bet_card if seat == table.seat_to_act else NONE, chosen)
    return other


PLAYABLE = ("holder", "bet_card", "bet_cards_used")
"""Fields with numbers that the rules could not go on with if they were just any: they are permuted with care."""


def scramble(table: Table, name: str, viewer: int | None, chosen: random.Random) -> None:
    """Any other numbers, wherever the viewer may not see them; a new field is scrambled, too."""
    shape = Table.fields[name].shape
    value: Any = getattr(table, name)
    if not shape:
        if not may_see(table, name, 0, viewer):
            setattr(table, name, chosen.randrange(BET_CARDS))
        return
    for row in range(table.seats if shape[0] == SEATS else shape[0]):
        if not may_see(table, name, row, viewer):
            other = [chosen.randrange(BET_CARDS) for _ in range(shape[-1])]
            value[row] = other if len(shape) == 2 else other[0]


def permute_holders(table: Table, viewer: int | None, kept_card: int, chosen: random.Random) -> None:
    """Other cards for the holders that the viewer can't see, from those that it sees nowhere."""
    hidden = [holder for holder in range(table.seats) if not may_see(table, "holder", holder, viewer)]
    public = set(members(table.discard | table.zeus))
    public |= set(table.drawn[: table.drawn_size]) | {table.card, kept_card}
    for holder in range(table.seats):
        if holder not in hidden:
            public |= set(members(table.holder[holder]))
    pool = [card for card in range(CARDS) if card not in public]
    chosen.shuffle(pool)
    for holder in hidden:
        kept = table.holder[holder] & (1 << kept_card) if kept_card != NONE else 0
        wanted = size(table.holder[holder] & ~kept)
        table.holder[holder] = kept | card_set(pool[:wanted])
        del pool[:wanted]


def permute_bets(table: Table, seat: int, kept: int, chosen: random.Random) -> None:
    """Other secret bet cards for a seat, from those that are not revealed."""
    revealed = table.bet_cards_revealed[seat]
    pool = [card for card in range(BET_CARDS) if not (revealed >> card) & 1 and card != kept]
    cards = chosen.sample(pool, table.bets[seat])
    table.bet_card[seat][: len(cards)] = cards
    table.bet_cards_used[seat] = revealed | card_set(cards)


def card_of(code: int) -> int:
    """The movement card that an action needs in its place."""
    if FAST <= code < FAST + 3 * CARDS:
        return (code - FAST) % CARDS
    renewal = FIRST_CODE_OF_POWER[12]
    return code - renewal if renewal <= code < renewal + CARDS else NONE


def bet_card_of(code: int) -> int:
    """The bet card that an action needs unused."""
    prophecy = FIRST_CODE_OF_POWER[PROPHECY]
    if prophecy <= code < prophecy + BET_CARDS * 6:
        return (code - prophecy) // 6
    return (code - BET) // 6 if BET <= code < FAST else NONE


def told(game: Game, viewer: int | None) -> bytes:
    return msgspec.json.encode(game.view(viewer))


def error_of(game: Game, action: object, seat: int | None, version: int | None) -> str:
    line = game.notation()
    with pytest.raises(derby.DerbyError) as raised:
        game.apply(action, seat=seat, version=version)  # pyright: ignore[reportArgumentType]
    assert game.notation() == line, "an error changes nothing"
    return f"{type(raised.value).__name__}: {raised.value}"


def shows_secrets_to(viewer: int | None, event: derby.Event) -> bool:
    """Whether the viewer rightly learns something from the event: a bet revealed, or a look of its own."""
    match event:
        case derby.events.BetSettled():
            return True
        case derby.events.HolderSeen() | derby.events.BetCardSeen():
            return event.seat == viewer
        case _:
            return False


@settings(max_examples=300, deadline=None)
@given(numbers)
def test_what_a_viewer_cannot_see_changes_nothing_it_receives(number: int) -> None:
    game, chosen = some_position(number)
    table = game.table()
    code = chosen.choice(game.legal_codes())
    for viewer in (SPECTATOR, *range(game.seats)):
        world = Game(game.set_up, game.table(), None)
        changed = permuted(table, viewer, card_of(code), bet_card_of(code), chosen)
        other = Game(game.set_up, changed, None)
        assert told(other, viewer) == told(world, viewer)
        if viewer is not None:
            wrong = next(c for c in range(ACTIONS) if c not in world.legal_codes() and c not in other.legal_codes())
            for action in (wrong, "nonsense", derby.PlaceBet(99, derby.Creature.DRAGON)):
                assert error_of(other, action, viewer, None) == error_of(world, action, viewer, None)
            assert error_of(other, code, viewer, 10_000) == error_of(world, code, viewer, 10_000)
        events, others = world.apply(code), other.apply(code)
        if any(shows_secrets_to(viewer, event) for event in events):
            continue
        shown = [derby.seen_by(event, viewer, game.seats) for event in events]
        assert msgspec.json.encode([derby.seen_by(event, viewer, game.seats) for event in others]) == (
            msgspec.json.encode(shown)
        )
        assert told(other, viewer) == told(world, viewer)


def test_the_permutation_changes_every_field_that_is_not_public() -> None:
    """The test above could not fail if the two worlds were the same."""
    changed: set[str] = set()
    for number in range(150):
        game, chosen = some_position(number)
        table = game.table()
        other = permuted(table, 0, NONE, NONE, chosen)
        changed |= {name for name in Table.fields if getattr(other, name) != getattr(table, name)}
    assert changed == {name for name, field in Table.fields.items() if field.seen != visibility.EVERYBODY}


@settings(max_examples=100, deadline=None)
@given(numbers)
def test_a_viewer_sees_what_it_may_and_nothing_else(number: int) -> None:
    """The table itself stays as it is."""
    game, _ = some_position(number)
    table = game.table()
    for viewer in (SPECTATOR, *range(game.seats)):
        seen = sight_of(table, NONE if viewer is None else viewer)
        for name, field in Table.fields.items():
            rows: Any = getattr(table, name) if field.shape else [getattr(table, name)]
            shown: Any = getattr(seen, name) if field.shape else [getattr(seen, name)]
            for row in range(table.seats if field.shape[:1] == (SEATS,) else len(rows)):
                hidden = [HIDDEN] * len(rows[row]) if field.shape[1:] else ~size(rows[row]) if field.counted else HIDDEN
                assert shown[row] == (rows[row] if may_see(table, name, row, viewer) else hidden), name
        assert table.numbers() == game.table().numbers()


def test_a_deal_shows_a_seat_its_two_holders_and_a_spectator_none() -> None:
    game = derby.new_game(5, seed=1)
    dealt = game.events[0]
    assert isinstance(dealt, derby.events.RaceDealt)
    for seat in range(5):
        seen = derby.seen_by(dealt, seat, 5)
        assert isinstance(seen, derby.events.RaceDealt)
        assert [h for h, cards in enumerate(seen.holders) if cards is not None] == sorted({seat, (seat - 1) % 5})
        assert seen.unused is None
    spectator = derby.seen_by(dealt, None, 5)
    assert isinstance(spectator, derby.events.RaceDealt)
    assert set(spectator.holders) == {None}


def test_every_event_has_a_decision_who_may_see_it() -> None:
    secret = {
        derby.events.RaceDealt,
        derby.events.BetPlaced,
        derby.events.BetCardExchanged,
        derby.events.HolderSeen,
        derby.events.BetCardSeen,
    }
    kinds = set(derby.Event.__subclasses__())
    assert kinds == secret | derby.events.PUBLIC

    class Unheard(derby.Event, frozen=True, tag=True):
        pass

    with pytest.raises(TypeError, match="Unheard"):
        derby.seen_by(Unheard(), 0, 3)
