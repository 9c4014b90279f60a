"""The same game at two tables: one as it is, one that differs only in what a viewer can't see.

A game is first played without a server: its story. Then the story is told to a server, message by message, with
devices at every seat and one that watches. The other world has the same story with other cards: the cards that the
viewer has not seen until then are dealt differently, and the other seats bet other bet cards in the present race. Both
worlds go through everything that the server does, from the first request on.
"""

import random
from collections.abc import Collection, Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import pytest

import derby
from derby.editions.components import BET_CARDS, CARDS
from derby.game.chance import Chance, Deal
from derby.game.events import (
    BetCardSeen,
    BetSettled,
    CardDiscarded,
    CardPlayed,
    CardRenewed,
    CardWentToZeus,
    DirtyTrickPlayed,
    Event,
    HolderSeen,
    RaceDealt,
)
from derby.game.fairness import FairChance, seed_of_number
from derby.game.names import GODS, God, Variant
from derby.rules.action_codes import ACTIONS, BET, FAST, PROPHECY, SLOW, TABLET_OF_DESTINIES
from derby.server.live_table import LiveTable
from derby.table import Table
from derby.tables.entries import ChatDeleted, PlannedCardDropped
from derby.tables.guest import Guest
from derby.tables.seat import who_is
from derby.tables.state import TableState
from tests.server.in_memory import (
    FakeClock,
    FakeEntropy,
    InMemoryServer,
    RecordingDevice,
    recovery_code_of,
    workers_inline,
)

SPECTATOR = None
Viewer = int | None
NEVER_LEGAL = 65_535
WORDS = "by the beard of seat {}"


class Story(NamedTuple):
    """A whole game: who did what, what happened, and some actions at each moment that were not legal."""

    number: int
    gods: tuple[God, ...]
    variants: tuple[Variant, ...]
    seed: bytes
    seats: list[int]
    codes: list[int]
    events: list[list[Event]]
    """What happened before the first action, and after each."""
    deals: list[Deal]
    wrong: list[list[int]]

    @property
    def viewers(self) -> list[Viewer]:
        return [SPECTATOR, *range(len(self.gods))]


class Other(NamedTuple):
    """How another world differs."""

    viewer: Viewer
    race: int
    deck: tuple[int, ...]
    bet_cards: Mapping[int, Sequence[int]]
    """For every other seat: which bet card it uses instead of which."""


class Told(NamedTuple):
    """What was told in a world."""

    heard: dict[Viewer, list[bytes]]
    marks: list[dict[Viewer, int]]
    """How much everybody had been told after so many actions."""
    asked: dict[tuple[Viewer, int], bytes]
    """What a viewer was answered over HTTP after so many actions."""
    table: Table
    secrets: dict[Viewer, list[str]]
    """What nobody but the viewer may ever be told."""


def story_of(number: int, seats: int, variants: tuple[Variant, ...]) -> Story:
    chosen = random.Random(number)
    gods = tuple(chosen.sample(GODS, seats))
    seed = seed_of_number(number)
    words = [WORDS.format(seat) for seat in range(seats)]
    game = derby.new_game(gods=gods, variants=variants, seed=seed, words=words)
    told = Story(number, gods, variants, seed, [], [], [list(game.events)], [], [])
    while not game.is_over:
        legal = game.legal_codes()
        assert game.seat_to_act is not None
        told.seats.append(game.seat_to_act)
        told.wrong.append([code for code in chosen.sample(range(ACTIONS), 20) if code not in legal])
        told.codes.append(chosen.choice(legal))
        told.events.append(game.apply(told.codes[-1]))
    told.deals.extend(chance for chance in game.chances if isinstance(chance, Deal))
    return told


def other_world(story: Story, viewer: Viewer, moment: int, chosen: random.Random) -> Other:
    """A world that looks the same to the viewer until so many actions were made."""
    seats = len(story.gods)
    before = [event for events in story.events[: moment + 1] for event in events]
    dealt = max(at for at, event in enumerate(before) if isinstance(event, RaceDealt))
    race = sum(isinstance(event, RaceDealt) for event in before) - 1
    now = before[dealt:]
    known = {card for event in now for card in _movement_cards_shown(event, viewer, seats)}
    deck = list(story.deals[race].deck)
    places = [place for place in range(CARDS) if deck[place] not in known]
    cards = [deck[place] for place in places]
    chosen.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        deck[place] = card
    bet_cards: dict[int, Sequence[int]] = {}
    for seat in range(seats):
        if seat == viewer:
            continue
        shown = {event.card for event in before if isinstance(event, BetSettled) and event.seat == seat}
        shown |= {e.card for e in now if isinstance(e, BetCardSeen) and (e.seat, e.owner) == (viewer, seat)} - {None}
        hidden = [card for card in range(BET_CARDS) if card not in shown]
        mixed = chosen.sample(hidden, len(hidden))
        instead = dict(zip(hidden, mixed, strict=True))
        bet_cards[seat] = [instead.get(card, card) for card in range(BET_CARDS)]
    return Other(viewer, race, tuple(deck), bet_cards)


def _movement_cards_shown(event: Event, viewer: Viewer, seats: int) -> Sequence[int]:
    match event:
        case RaceDealt() if viewer is not None:
            return [card for holder in (viewer, (viewer - 1) % seats) for card in event.holders[holder] or ()]
        case CardPlayed() | DirtyTrickPlayed() | CardDiscarded() | CardWentToZeus() | CardRenewed():
            return [event.card]
        case HolderSeen() if event.seat == viewer:
            return event.cards or ()
        case _:
            return ()


def _code_in(other: Other | None, race: int, seat: int, code: int) -> int:
    """What a seat does in a world instead."""
    if other is None or race != other.race or seat == other.viewer:
        return code
    for first, end in ((BET, FAST), (PROPHECY, TABLET_OF_DESTINIES)):
        if first <= code < end:
            card, creature = divmod(code - first, 6)
            return first + other.bet_cards[seat][card] * 6 + creature
    return code


@contextmanager
def _chance_of(other: Other | None) -> Generator[None]:
    """In another world one race is dealt differently."""

    class OtherChance(FairChance):
        def due(self, table: Table) -> Chance:
            chance = super().due(table)
            if other is not None and isinstance(chance, Deal) and table.race == other.race:
                return Deal(other.deck, chance.line_up)
            return chance

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("derby.game.game.FairChance", OtherChance)
        yield


async def tell(
    story: Story,
    other: Other | None,
    until: int,
    asks: Mapping[int, Sequence[Viewer]],
    hints: Collection[int] = (),
) -> Told:
    """Tell a story to a server, up to a number of actions; `asks` says who asks over HTTP, and when.

    At the moments in `hints` everybody asks for one; whoever decides then gets it.
    """
    with workers_inline(), _chance_of(other):
        world = _World(story, other)
        await world.gather()
        marks = [world.mark()]
        asked: dict[tuple[Viewer, int], bytes] = {}
        for moment in range(1, until + 1):
            await world.act(moment - 1)
            await world.disturb(moment)
            if moment in hints:
                await world.ask_hints()
            marks.append(world.mark())
            for viewer in asks.get(moment, ()):
                asked[viewer, moment] = await world.ask(viewer)
        game = world.table.state.game
        assert game is not None
        heard = {viewer: ears.heard for viewer, ears in world.ears.items()}
        told = Told(heard, marks, asked, game.table(), world.secrets())
        await world.server.close()
        return told


class _World:
    def __init__(self, story: Story, other: Other | None) -> None:
        self.story = story
        self.other = other
        self.clock = FakeClock()
        self.server = InMemoryServer(clock=self.clock, entropy=FakeEntropy(story.seed))
        self.ears: dict[Viewer, RecordingDevice] = {}
        self.guests: dict[Viewer, Guest] = {}
        self.table: LiveTable
        self.race = 0
        self._noise = random.Random(story.number)

    async def gather(self) -> None:
        """Everybody comes, sits down, chooses a god, gives words; and the game begins."""
        seats = len(self.story.gods)
        for viewer in self.story.viewers:
            guest = await self.server.guest("Watcher" if viewer is None else f"Player{viewer}")
            self.guests[viewer] = guest
            self.ears[viewer] = RecordingDevice(self.server, guest)
        clock = {"kind": "bank", "seconds": 600, "increment": 5}
        settings = {"seats": seats, "variants": self.story.variants, "clock": clock, "listed": True, "odds": True}
        async with self.server.browser(self.guests[0]) as browser:
            name = (await browser.post("/api/tables", json=settings)).json()["table"]
        self.table = await self.server.tables.get(name)
        for viewer, ears in self.ears.items():
            await ears.say("Enter", table=name)
            if viewer is not None:
                await ears.say("Sit", seat=viewer)
                await ears.say("ChooseGod", seat=viewer, god=self.story.gods[viewer])
                await ears.say("GiveWords", seat=viewer, words=WORDS.format(viewer))
                await ears.say("AgreeToHints", seat=viewer, on=True)
        await self.ears[0].say("Start")

    def mark(self) -> dict[Viewer, int]:
        return {viewer: len(ears.heard) for viewer, ears in self.ears.items()}

    async def act(self, number: int) -> None:
        """The action of this number is made."""
        seat = self.story.seats[number]
        code = _code_in(self.other, self.race, seat, self.story.codes[number])
        self.clock.now += 1_234
        ears = self.ears[seat]
        then = self._planned(seat) if FAST <= code < SLOW else None
        await ears.say("Act", seat=seat, code=code, version=number, key=f"{seat} {number}", then=then)
        assert ears.heard[-1] == b'{"type":"Done","key":"%d %d","version":%d}' % (seat, number, number + 1)
        self.race += sum(isinstance(event, RaceDealt) for event in self.story.events[number + 1])

    def _planned(self, seat: int) -> int:
        """A slow card to follow a fast one; only the seat itself knows it, and it is never played."""
        same = self.other is None or seat == self.other.viewer
        return SLOW + (self._noise.randrange(CARDS) + (0 if same else 1)) % CARDS

    async def _drop_planned(self, state: TableState) -> None:
        assert state.planned is not None
        dropped = PlannedCardDropped(*state.planned)
        await self.table.change(lambda _: [dropped])

    async def disturb(self, moment: int) -> None:
        """Now and then everybody does something else, too."""
        kind = self._noise.randrange(120)
        number = self._noise.randrange(1_000)
        if moment == len(self.story.codes):
            return
        if kind >= 100 and self.table.state.planned is not None:
            await self._drop_planned(self.table.state)
        if kind == 16 and self.table.state.chat:
            deleted = ChatDeleted((self.table.state.chat[-1].seq,))
            await self.table.change(lambda _: [deleted])
        for viewer, ears in self.ears.items():
            await self._disturb(kind, number, moment, viewer, ears)

    async def ask_hints(self) -> None:
        for seat in range(len(self.story.gods)):
            await self.ears[seat].say("AskHint", seat=seat)

    async def _disturb(self, kind: int, number: int, moment: int, viewer: Viewer, ears: RecordingDevice) -> None:
        name, seq = self.table.state.table, self.table.state.seq
        seat = viewer or 0
        match kind:
            case 0:
                await ears.say("Look")
            case 1 | 2:
                # What is wrong for a seat in one world may be right in the other; not for the viewer itself.
                same = self.other is None or viewer == self.other.viewer
                for code in self.story.wrong[moment]:
                    wrong = code if same else NEVER_LEGAL
                    await ears.say("Act", seat=seat, code=wrong, version=moment, key=f"wrong {moment}")
            case 3:
                await ears.say(
                    "Act", seat=seat, code=self.story.codes[moment], version=moment - 1, key=f"late {moment}"
                )
            case 4:
                next_seat = (seat + 1) % len(self.story.gods)
                await ears.say(
                    "Act", seat=next_seat, code=self.story.codes[moment], version=moment, key=f"not mine {moment}"
                )
            case 5:
                await ears.say("LookAs", seat=None)
                await ears.say("Look")
                await ears.say("LookAs", seat=viewer)
                await ears.say("LookAs", seat=(seat + 1) % len(self.story.gods))
            case 6 | 7 | 8:
                await ears.reconnect()
                await ears.say("Enter", table=name, since=max(0, seq - number % 60))
            case 9:
                await ears.reconnect()
                await ears.say("Enter", table=name)
            case 10:
                await ears.say("Say", text=f"I say {number}")
            case 11:
                await ears.say("React", reaction="thunder")
            case 12:
                await ears.say("SetAutoPass", seat=seat, on=bool(number % 2))
            case 13:
                last = max((at for at in range(moment) if self.story.seats[at] == seat), default=0)
                await ears.say("Act", seat=seat, code=0, version=last, key=f"{seat} {last}")
            case 14:
                await ears.say_bytes(b"{")
                await ears.say("Start")
                await ears.say("Rematch")
            case 15:
                await ears.say("AskOdds", seat=viewer)
                await ears.say("AskOdds", seat=None)
                await ears.say("AskOdds", seat=(seat + 1) % len(self.story.gods))
            case 17:
                await ears.say("Report", who=who_is(name, self.guests[(seat + 1) % len(self.story.gods)].id))
            case _:
                pass

    async def ask(self, viewer: Viewer) -> bytes:
        """Everything that can be asked over HTTP, and the answers."""
        table = f"/api/tables/{self.table.state.table}"
        answers = b""
        async with self.server.browser(self.guests[viewer]) as browser:
            for path in (
                table,
                "/api/tables",
                "/api/me",
                "/api/me/statistics",
                "/api/ladder",
                "/api/me/finished",
                "/api/me/export",
                f"{table}/record",
                f"{table}/replay",
                f"{table}/replay?viewer=omniscient",
                f"{table}/replay?viewer={viewer or 0}",
                f"{table}/after",
                f"{table}/review",
                f"{table}/qr.svg",
                "/metrics",
            ):
                answer = await browser.get(path)
                over = any(word in path for word in ("record", "replay", "after", "review"))
                assert answer.status_code == (409 if over else 200), (path, answer.text)
                # The figures say when they began and how long something took: the only clock that doesn't stand.
                times = (b"_created", b"_seconds") if path == "/metrics" else ()
                lines = [line for line in answer.content.splitlines() if not any(time in line for time in times)]
                headers = {name: value for name, value in answer.headers.items() if not times or "length" not in name}
                answers += b"\n".join([path.encode(), repr(headers).encode(), *lines])
        return answers

    def secrets(self) -> dict[Viewer, list[str]]:
        found: dict[Viewer, list[str]] = {}
        keeper = self.server.authentication
        for viewer, guest in self.guests.items():
            found[viewer] = [guest.id, keeper.cookie_of(guest, 1_700_000_000_000), recovery_code_of(guest.name)]
            if viewer is not None:
                found[viewer].append(keeper.seat_token(self.table.state.table, viewer, guest.id))
        return found
