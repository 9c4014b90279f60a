"""Fair chance, recomputed here from its description with nothing but SHA-256 and HMAC."""

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import derby
from derby.game.chance import Deal, JudgmentDraw, TabletDraw
from derby.game.fairness import FairChance, Stream, commitment, new_seed, seed_of_number
from tests.records.corpus import records

SEED = bytes(range(32))
PROTECTION = 54


# The recomputation, by the steps of docs/fairness.md.


def random_numbers(seed: bytes, words: list[str], label: str) -> Iterator[int]:
    """All 32-bit numbers of a label."""
    spoken = b"".join(len(text.encode()).to_bytes(4, "big") + text.encode() for text in words)
    key = hmac.new(seed, b"divinity derby" + spoken, hashlib.sha256).digest()
    block = 0
    while True:
        message = label.encode() + b"\0" + block.to_bytes(8, "big")
        digest = hmac.new(key, message, hashlib.sha256).digest()
        for place in range(8):
            yield int.from_bytes(digest[4 * place : 4 * place + 4], "big")
        block += 1


def one_of(count: int, stream: Iterator[int]) -> int:
    whole = 2**32 // count * count
    return next(number for number in stream if number < whole) % count


def shuffle(cards: list[int], stream: Iterator[int]) -> list[int]:
    cards = cards[:]
    for last in reversed(range(1, len(cards))):
        chosen = one_of(last + 1, stream)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


def whole_corpus() -> list[Path]:
    return [path for path in records() if "unfinished" not in path.name]


@pytest.mark.parametrize("path", whole_corpus(), ids=lambda path: path.stem)
def test_every_deal_and_draw_of_a_record_can_be_recomputed(path: Path) -> None:
    document = json.loads(path.read_bytes())
    seed, words = bytes.fromhex(document["seed"]), document["words"]

    def stream(label: str) -> Iterator[int]:
        return random_numbers(seed, words, label)

    assert hashlib.sha256(seed).hexdigest() == document["commitment"]
    assert one_of(len(document["gods"]), stream("first player")) == document["first_player"]
    zeus: list[int] = []
    protections = document["edition"]["judgment"]["protection_cards"]
    drawn: list[int] = []
    race = 0
    before: list[derby.Event] = []
    seen: Counter[str] = Counter()
    for step in derby.Record.load(path).replay():
        match step.done:
            case Deal():
                race += 1
                assert list(step.done.deck) == shuffle(list(range(54)), stream(f"race {race} deck"))
                assert list(step.done.line_up) == shuffle(list(range(6)), stream(f"race {race} line-up"))
                zeus = []
            case JudgmentDraw():
                deck = shuffle(sorted(zeus) + [PROTECTION] * protections, stream(f"race {race} judgment"))
                drawn = list(step.done.cards)
                assert drawn == deck[: len(drawn)]
            case TabletDraw():
                back = [event.card for event in before if isinstance(event, derby.events.JudgmentCardPutBack)]
                drawn.remove(back[0])
                rest = sorted([*zeus, *[PROTECTION] * protections])
                for card in drawn:
                    rest.remove(card)
                assert step.done.card == shuffle(rest, stream(f"race {race} tablet"))[0]
                drawn.append(step.done.card)
            case _:
                pass
        seen[type(step.done).__name__] += 1
        before = step.events
        zeus += [event.card for event in step.events if isinstance(event, derby.events.CardWentToZeus)]
        protections -= sum(e.count for e in step.events if isinstance(e, derby.events.ProtectionsRemoved))
    assert seen["Deal"] == 3
    assert seen["JudgmentDraw"] >= 1


def test_some_record_draws_again_for_the_tablet() -> None:
    """The test above would not notice if none did."""
    draws = [chance for path in whole_corpus() for chance in derby.Record.load(path).chance]
    assert any(isinstance(chance, TabletDraw) for chance in draws)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    known = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest() == known
    assert derby.new_game(3, seed=SEED).commitment == known
    assert FairChance(SEED).commitment == known


def drawn(seed: bytes, *words: str) -> list[int]:
    """A sample of everything that a seed and words draw."""
    chance = FairChance(seed, words)
    labels = (
        "first player",
        *(f"race {race} {what}" for race in (1, 2, 3) for what in ("deck", "line-up", "judgment")),
    )
    return [chance.stream(label).number() for label in labels]


def test_words_change_everything() -> None:
    spoken = [(), ("nectar",), ("Nectar",), ("nectar", ""), ("", "nectar"), ("nec", "tar"), ("nectar", "nectar")]
    outcomes = [drawn(SEED, *words) for words in spoken]
    for numbers in zip(*outcomes, strict=True):
        assert len(set(numbers)) == len(spoken), "every number of every label differs"


def test_words_cannot_be_moved_from_one_player_to_another() -> None:
    assert drawn(SEED, "ab", "c") != drawn(SEED, "a", "bc") != drawn(SEED, "abc")
    assert drawn(SEED, "a", "b") != drawn(SEED, "b", "a")


def test_another_bit_of_the_seed_changes_everything() -> None:
    changed = bytes([SEED[0] ^ 1]) + SEED[1:]
    assert not set(drawn(SEED)) & set(drawn(changed))


def test_the_same_seed_and_words_draw_the_same() -> None:
    first, second = (derby.new_game(4, seed=SEED, words=["nectar"]) for _ in range(2))
    assert first.notation() == second.notation()
    assert first.events == second.events


def test_the_numbers_of_two_labels_have_nothing_in_common() -> None:
    labels = ("race 1 deck", "race 2 deck", "race 1 line-up", "race 1 deck ", "race 1", "", "race 1 deck\0")
    chance = FairChance(SEED)
    streams = [chance.stream(label) for label in labels]
    numbers = [[stream.number() for _ in range(200)] for stream in streams]
    assert len({number for each in numbers for number in each}) > 0.99 * 200 * len(labels)


def test_a_stream_is_read_from_its_own_beginning_whatever_else_was_drawn() -> None:
    chance = FairChance(SEED)
    alone = [chance.stream("a").number() for _ in range(1)]
    busy = chance.stream("b")
    for _ in range(100):
        busy.number()
    assert [chance.stream("a").number()] == alone


@pytest.mark.parametrize("count", [2, 3, 6, 7, 54, 1000])
def test_all_numbers_below_a_limit_are_equally_likely(count: int) -> None:
    stream = FairChance(SEED).stream(f"below {count}")
    trials = 200 * count if count < 100 else 50 * count
    found = Counter(stream.below(count) for _ in range(trials))
    assert set(found) == set(range(count))
    expected = trials / count
    chi_square = sum((found[number] - expected) ** 2 / expected for number in range(count))
    # Its mean is count - 1 and its variance twice that; six standard deviations are far beyond chance.
    assert abs(chi_square - (count - 1)) < 6 * (2 * (count - 1)) ** 0.5


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    stream = FairChance(SEED).stream("shuffles")
    trials = 24 * 200
    orders = Counter(tuple(stream.shuffled(range(4))) for _ in range(trials))
    assert len(orders) == 24
    assert sum((found - 200) ** 2 / 200 for found in orders.values()) < 23 + 6 * 46**0.5


class Fixed(Stream):
    """A stream of the test's own numbers."""

    def __init__(self, *numbers: int) -> None:
        super().__init__(b"", "")
        self.given = list(numbers)

    def number(self) -> int:
        return self.given.pop(0)


def test_numbers_that_would_favour_some_are_rejected() -> None:
    limit = 2**32 - 2**32 % 6
    assert Fixed(limit - 1).below(6) == 5
    assert Fixed(limit, 2**32 - 1, limit + 1, 8).below(6) == 2
    assert Fixed(2**32 - 1).below(2) == 1, "nothing is thrown away where all is even"
    assert Fixed(2**31, 2**31 - 1, 3).below(2**31 + 1) == 2**31
    assert Fixed(2**31 + 1, 3).below(2**31 + 1) == 3


def test_a_shuffle_goes_from_the_last_place_down() -> None:
    assert Fixed(0, 0, 0).shuffled("abcd") == ["b", "c", "d", "a"]
    assert Fixed(3, 2, 1).shuffled("abcd") == ["a", "b", "c", "d"]


def test_a_shuffle_leaves_its_argument_alone() -> None:
    cards = [1, 2, 3, 4, 5]
    shuffled = FairChance(SEED).stream("x").shuffled(cards)
    assert cards == [1, 2, 3, 4, 5]
    assert sorted(shuffled) == cards


def test_a_new_seed_has_256_bits_and_is_new_each_time() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {32}


def test_games_without_a_seed_differ() -> None:
    assert derby.new_game(3).commitment != derby.new_game(3).commitment


def test_the_seed_of_a_trial_never_changes() -> None:
    assert seed_of_number(7) == hashlib.sha256(b"divinity derby trial 7").digest()
    assert len({seed_of_number(number) for number in (-1, 0, 1, 7, 2**255)}) == 5


def test_every_seat_can_be_first_player() -> None:
    firsts = Counter(derby.new_game(6, seed=number).first_player for number in range(120))
    assert set(firsts) == set(range(6))
