"""No leak: change whatever a seat can't see, and every byte it receives stays the same."""

import random

import msgspec
import pytest
from hypothesis import given, settings

import derby
from derby import Game
from derby.editions.components import BET_CARDS, CARDS
from derby.rules.action_codes import ACTIONS, BET, FAST, FIRST_CODE_OF_POWER
from derby.rules.card_set import card_set, members, size
from derby.rules.cardholders import right_holder
from derby.table import NONE, Table
from derby.variants.power_of_the_gods.powers import HORUS, ODIN, PROPHECY
from tests.properties.random_games import numbers, some_position

SPECTATOR = None


def seen_holders(table: Table, viewer: int | None) -> set[int]:
    return set() if viewer is None else {viewer, right_holder(table, viewer)}


def permuted(table: Table, viewer: int | None, kept_card: int, kept_bet_card: int, chosen: random.Random) -> Table:
    """Another table that looks the same to the viewer; two cards that the next action needs stay in place."""
    other = table.copy()
    hidden = [h for h in range(table.seats) if h not in seen_holders(table, viewer)]
    public = set(members(table.discard | table.zeus))
    public |= set(table.drawn[: table.drawn_size]) | {table.card, kept_card}
    for h in seen_holders(table, viewer):
        public |= set(members(table.holder[h]))
    pool = [card for card in range(CARDS) if card not in public]
    chosen.shuffle(pool)
    for h in hidden:
        kept = table.holder[h] & (1 << kept_card) if kept_card != NONE else 0
        wanted = size(table.holder[h] & ~kept)
        other.holder[h] = kept | card_set(pool[:wanted])
        del pool[:wanted]
    for seat in range(table.seats):
        if seat != viewer:
            permute_bets(other, seat, kept_bet_card if seat == table.seat_to_act else NONE, chosen)
    if table.falcon_holder != NONE and (viewer is None or table.god[viewer] != HORUS):
        other.falcon_cards = card_set(chosen.sample(range(CARDS), size(table.falcon_cards)))
    for seat in range(table.seats):
        knows = viewer is not None and (seat == viewer or table.god[viewer] == ODIN)
        if table.wisdom_bet[seat] != NONE and not knows:
            other.wisdom_card[seat] = chosen.randrange(BET_CARDS)
    return other


def permute_bets(table: Table, seat: int, kept: int, chosen: random.Random) -> None:
    """Other secret bet cards for a seat, from those that are not revealed."""
    in_play = table.bet_card[seat][: table.bets[seat]]
    for card in in_play:
        table.bet_cards_used[seat] &= ~(1 << card)
    pool = [card for card in range(BET_CARDS) if not (table.bet_cards_used[seat] >> card) & 1 and card != kept]
    cards = chosen.sample(pool, len(in_play))
    table.bet_card[seat][: len(cards)] = cards
    for card in cards:
        table.bet_cards_used[seat] |= 1 << card


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


def test_the_permutation_really_changes_what_is_hidden() -> None:
    """The test above could not fail if the two worlds were the same."""
    changed_tables = 0
    for number in range(40):
        game, chosen = some_position(number)
        table = game.table()
        changed = permuted(table, 0, NONE, NONE, chosen)
        changed_tables += changed.numbers() != table.numbers()
    assert changed_tables > 30


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
