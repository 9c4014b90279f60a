"""Our notation: a position in one line, to write down and to read back.

It is a list of `key:value`, in any order; what is left out is as after a deal. `docs/notation.md` has every key.

    gods:AHM turn:2 track:P22,L22,D15,G9,X3,S0 past:P third:1 holders:D1/G3/P1P2 bets:aDcP/bG/-

Creatures are D G L P X S, movement cards D1 to S9, `*` a protection card, bet cards a to k, gods A H M O Q Y. Lists of
seats and holders are separated by `/`, and `-` is nothing.
"""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from derby.editions import Edition
from derby.editions.components import BET_CARDS, CARDS, CARDS_OF_A_CREATURE, CREATURES, RACES
from derby.flow.set_up import begin_game
from derby.flow.step import go_on
from derby.game.errors import NotationError, SetUpError
from derby.game.names import (
    BET_CARD_LETTERS,
    CREATURE_LETTERS,
    GOD_LETTERS,
    GODS,
    MOVEMENT_CARD_NAMES,
    MOVEMENT_CARD_NUMBER,
    POWER_NUMBER,
    POWERS,
    STAGES,
    VARIANTS,
    Power,
    Stage,
    Variant,
)
from derby.game.position import check_position
from derby.game.set_up import set_up
from derby.rules.card_set import card_set, members
from derby.rules.creature_tokens import ALL_CREATURES
from derby.rules.stages import (
    AFTER_CARD,
    AFTER_DRAW,
    BEFORE_BET,
    BEFORE_SLOW,
    CARD_PLAYED,
    FAST_CARD,
    SLOW_CARD,
    TABLET_DRAW,
)
from derby.rules.track import CARDS_AS_BITS, creature_ranked
from derby.table import BETS, DRAWN, NONE, Table

if TYPE_CHECKING:
    from derby.game.game import Game

LONGEST = 4_000
_VARIANT_LETTERS = "zpf"
_WITHIN_TURN = (SLOW_CARD, CARD_PLAYED, AFTER_CARD, BEFORE_SLOW)
_MOMENTS = range(BEFORE_BET, AFTER_DRAW + 1)


def notation(table: Table) -> str:
    """The position on the table, with all its secrets."""
    return " ".join(f"{key}:{text}" for key, write, _ in _KEYS if (text := write(table)))


def position(line: str, *, edition: Edition | None = None) -> "Game":
    """A game that begins with this position; its chance is given by the caller."""
    from derby.game.game import Game

    values = _values(line)
    letters = values.pop("gods", "")
    variants = values.pop("with", "")
    try:
        chosen = set_up(
            None, [GODS[_index(GOD_LETTERS, letter, "god")] for letter in letters], _variants(variants), edition
        )
        table = chosen.table(0)
    except SetUpError as error:
        raise NotationError(str(error)) from None
    table.stage = FAST_CARD
    # The track, the Zeus deck and the rest as after a deal.
    for creature in range(CREATURES):
        table.arrival[creature] = CREATURES - creature
        table.tokens[creature] = table.tokens_each
    table.arrivals = CREATURES
    table.creatures_left = ALL_CREATURES
    table.protections = table.protection_cards
    table.draws = table.cards_drawn
    for key, _, read in _KEYS:
        if key in values:
            try:
                read(table, values.pop(key))
            except NotationError as error:
                raise NotationError(f"{key}: {error}") from None
        elif key == "turn":
            table.turn = table.first_player
    if values:
        raise NotationError(f"there is no key {next(iter(values))[:40]!r}")
    check_position(table)
    go_on(table)
    return Game(chosen, table, None, start=notation(table))


def _values(line: object) -> dict[str, str]:
    if not isinstance(line, str) or not line.isascii():
        raise NotationError("a position is a line of ASCII text")
    if len(line) > LONGEST:
        raise NotationError(f"a position has at most {LONGEST} characters")
    values: dict[str, str] = {}
    for word in line.split():
        key, colon, value = word.partition(":")
        if not colon or not value:
            raise NotationError(f"{word[:40]!r} is not key:value")
        if key in values:
            raise NotationError(f"{key[:40]} stands there twice")
        values[key] = value
    return values


def _variants(letters: str) -> list[Variant]:
    return [VARIANTS[_index(_VARIANT_LETTERS, letter, "variant")] for letter in letters]


def _index(letters: str, letter: str, what: str) -> int:
    found = letters.find(letter) if len(letter) == 1 else -1
    if found < 0:
        raise NotationError(f"{letter[:40]!r} is no {what}; choose from {letters}")
    return found


def _number(text: str, least: int, most: int) -> int:
    if not re.fullmatch(r"-?[0-9]{1,3}", text) or not least <= int(text) <= most:
        raise NotationError(f"{text[:40]!r} is no number from {least} to {most}")
    return int(text)


def _seat(table: Table, text: str) -> int:
    return _number(text, 0, table.seats - 1)


def _cards(text: str, most: int, *, protections: bool = False) -> list[int]:
    if text == "-":
        return []
    names = re.findall(r"[DGLPXS][1-9]|\*", text)
    if "".join(names) != text or ("*" in names and not protections):
        raise NotationError(f"{text[:40]!r} are no movement cards, as D1S9")
    if len(names) > most:
        raise NotationError(f"{len(names)} cards where there is room for {most}")
    return [MOVEMENT_CARD_NUMBER[name] for name in names]


def _set(cards: list[int]) -> int:
    if len(set(cards)) != len(cards):
        raise NotationError("a movement card lies there twice")
    return card_set(cards)


def _write_cards(cards: list[int]) -> str:
    return "".join(MOVEMENT_CARD_NAMES[card] for card in cards)


def _split(table: Table, text: str) -> list[str]:
    parts = text.split("/")
    if len(parts) != table.seats:
        raise NotationError(f"{len(parts)} parts for {table.seats} seats")
    return ["" if part == "-" else part for part in parts]


def _joined(parts: list[str]) -> str:
    return "/".join(part or "-" for part in parts) if any(parts) else ""


# One pair of functions a key: to write it ("" leaves it out) and to read it.


def _write_gods(table: Table) -> str:
    return "".join(GOD_LETTERS[god] for god in table.god[: table.seats])


def _write_with(table: Table) -> str:
    return "z" * table.zeus_sobers_up + "p" * table.power_of_the_gods + "f" * table.fate_tokens


def _given_before(table: Table, text: str) -> None:
    """Gods and variants are read first, for the set-up."""


def _write_race(table: Table) -> str:
    return str(table.race + 1)


def _read_race(table: Table, text: str) -> None:
    table.race = _number(text, 1, RACES + 1) - 1


def _write_first(table: Table) -> str:
    return str(table.first_player)


def _read_first(table: Table, text: str) -> None:
    table.first_player = _seat(table, text)


def _write_turn(table: Table) -> str:
    return str(table.turn)


def _read_turn(table: Table, text: str) -> None:
    table.turn = _seat(table, text)


def _write_stage(table: Table) -> str:
    return STAGES[table.stage]


def _read_stage(table: Table, text: str) -> None:
    stages = [stage for stage in STAGES if stage is not Stage.FATE]
    if text not in stages:
        raise NotationError(f"{text[:40]!r} is no stage; choose from {', '.join(stages)}")
    table.stage = STAGES.index(Stage(text))


def _write_track(table: Table) -> str:
    ranking = [creature_ranked(table, place) for place in range(CREATURES)]
    return ",".join(f"{CREATURE_LETTERS[c]}{table.sector[c]}{'!' * table.disqualified[c]}" for c in ranking)


def _read_track(table: Table, text: str) -> None:
    """From the best to the worst; `!` is disqualified."""
    before = table.finish_line + 1
    seen: set[int] = set()
    for place, part in enumerate(text.split(",")):
        found = re.fullmatch(r"([DGLPXS])([0-9]{1,2})(!?)", part)
        if not found:
            raise NotationError(f"{part[:40]!r} is no creature with its sector, as P12")
        creature, sector = CREATURE_LETTERS.index(found[1]), int(found[2])
        if creature in seen:
            raise NotationError(f"{found[1]} flies twice")
        if sector > before:
            raise NotationError(
                f"{part} stands ahead of a better one, or past the finish sector {table.finish_line + 1}"
            )
        seen.add(creature)
        before = sector
        table.sector[creature] = sector
        table.disqualified[creature] = len(found[3])
        if sector > table.finish_line:
            table.finished_cards |= CARDS_AS_BITS << creature * CARDS_OF_A_CREATURE
        table.arrival[creature] = place + 1 if sector > table.finish_line else CREATURES - place
    if len(seen) != CREATURES:
        raise NotationError("all six creatures must be there")


def _creature_key(field: str) -> tuple[Callable[[Table], str], Callable[[Table, str], None]]:
    def write(table: Table) -> str:
        creature: int = getattr(table, field)
        return CREATURE_LETTERS[creature] if creature >= 0 else ""

    def read(table: Table, text: str) -> None:
        setattr(table, field, _index(CREATURE_LETTERS, text, "creature"))

    return write, read


def _flag_key(field: str) -> tuple[Callable[[Table], str], Callable[[Table, str], None]]:
    def write(table: Table) -> str:
        return "1" if getattr(table, field) else ""

    def read(table: Table, text: str) -> None:
        setattr(table, field, _number(text, 0, 1))

    return write, read


def _write_holders(table: Table) -> str:
    return _joined([_write_cards(members(table.holder[h])) for h in range(table.seats)])


def _read_holders(table: Table, text: str) -> None:
    for holder, part in enumerate(_split(table, text)):
        table.holder[holder] = _set(_cards(part, table.cards_each) if part else [])


def _write_discard(table: Table) -> str:
    return _write_cards(members(table.discard))


def _read_discard(table: Table, text: str) -> None:
    table.discard = _set(_cards(text, CARDS))


def _write_zeus(table: Table) -> str:
    return _write_cards(members(table.zeus))


def _read_zeus(table: Table, text: str) -> None:
    table.zeus = _set(_cards(text, CARDS))


def _write_protections(table: Table) -> str:
    if table.protections == table.protection_cards == table.protections_at_start:
        return ""
    return f"{table.protections}/{table.protection_cards}"


def _read_protections(table: Table, text: str) -> None:
    """In the Zeus deck, and still in the game."""
    here, slash, in_game = text.partition("/")
    table.protection_cards = _number(in_game if slash else here, 0, table.protections_at_start)
    table.protections = _number(here, 0, table.protection_cards)


def _write_draws(table: Table) -> str:
    return str(table.draws) if table.draws != table.cards_drawn else ""


def _read_draws(table: Table, text: str) -> None:
    table.draws = _number(text, 0, DRAWN)


def _write_drawn(table: Table) -> str:
    return _write_cards(table.drawn[: table.drawn_size])


def _read_drawn(table: Table, text: str) -> None:
    cards = _cards(text, DRAWN, protections=True)
    table.drawn[: len(cards)] = cards
    table.drawn_size = len(cards)


def _write_card(table: Table) -> str:
    if table.stage not in _WITHIN_TURN:
        return ""
    if table.card < 0:
        return f"-@{table.card_holder}"
    marks = "s" * table.card_is_slow + "t" * table.card_trick + "z" * table.card_to_zeus
    bonus = f"{table.card_bonus:+d}" if table.card_bonus else ""
    return f"{MOVEMENT_CARD_NAMES[table.card]}@{table.card_holder}{marks}{bonus}"


def _read_card(table: Table, text: str) -> None:
    """Card or -, @ holder, then s (slow), t (with its trick), z (will go to Zeus), and what powers add."""
    found = re.fullmatch(r"([DGLPXS][1-9]|-)@([0-9])(s?)(t?)(z?)([+-][0-9]{1,2})?", text)
    if not found:
        raise NotationError(f"{text[:40]!r} is no card being played, as D6@2tz or -@0")
    table.card = NONE if found[1] == "-" else MOVEMENT_CARD_NUMBER[found[1]]
    table.card_holder = _seat(table, found[2])
    table.card_is_slow, table.card_trick, table.card_to_zeus = len(found[3]), len(found[4]), len(found[5])
    table.card_bonus = int(found[6] or 0)


def _write_bets(table: Table) -> str:
    return _joined(
        [
            "".join(
                BET_CARD_LETTERS[table.bet_card[seat][bet]] + CREATURE_LETTERS[table.bet_creature[seat][bet]]
                for bet in range(table.bets[seat])
            )
            for seat in range(table.seats)
        ]
    )


def _read_bets(table: Table, text: str) -> None:
    for seat, part in enumerate(_split(table, text)):
        pairs = re.findall(r"([a-k])([DGLPXS])", part)
        if "".join(card + creature for card, creature in pairs) != part or len(pairs) > BETS:
            raise NotationError(f"{part[:40]!r} are no bets, as aDcP")
        for bet, (letter, creature) in enumerate(pairs):
            card = BET_CARD_LETTERS.index(letter)
            if (table.bet_cards_used[seat] >> card) & 1:
                raise NotationError(f"seat {seat} has bet card {letter} twice")
            number = CREATURE_LETTERS.index(creature)
            if number in table.bet_creature[seat][:bet]:
                raise NotationError(f"seat {seat} bets twice on {creature}")
            table.bet_card[seat][bet] = card
            table.bet_creature[seat][bet] = number
            table.creatures_bet_on[seat] |= 1 << number
            table.bet_cards_used[seat] |= 1 << card
            table.tokens[number] -= 1
            if table.tokens[number] == 0:
                table.creatures_left &= ~(1 << number)
        table.bets[seat] = len(pairs)
    if min(table.tokens) < 0:
        raise NotationError(f"there are {table.tokens_each} tokens of each creature")


def _in_play(table: Table, seat: int) -> int:
    return sum(1 << card for card in table.bet_card[seat][: table.bets[seat]])


def _write_settled(table: Table) -> str:
    parts: list[str] = []
    for seat in range(table.seats):
        settled = table.bet_cards_used[seat] & ~_in_play(table, seat)
        won = table.bet_cards_won[seat]
        letters = [BET_CARD_LETTERS[card] for card in range(BET_CARDS) if (settled >> card) & 1]
        parts.append("".join(x.upper() if (won >> BET_CARD_LETTERS.index(x)) & 1 else x for x in letters))
    return _joined(parts)


def _read_settled(table: Table, text: str) -> None:
    """The bet cards of races that are over; a capital letter came true."""
    for seat, part in enumerate(_split(table, text)):
        for letter in part:
            card = _index(BET_CARD_LETTERS, letter.lower(), "bet card")
            if (table.bet_cards_used[seat] >> card) & 1:
                raise NotationError(f"seat {seat} has bet card {letter.lower()} twice")
            table.bet_cards_used[seat] |= 1 << card
            if letter.isupper():
                table.bet_cards_won[seat] |= 1 << card


def _tokens_by_bets(table: Table) -> list[int]:
    tokens = [table.tokens_each] * CREATURES
    for seat in range(table.seats):
        for creature in table.bet_creature[seat][: table.bets[seat]]:
            tokens[creature] -= 1
    return tokens


def _write_tokens(table: Table) -> str:
    return "".join(map(str, table.tokens)) if table.tokens != _tokens_by_bets(table) else ""


def _read_tokens(table: Table, text: str) -> None:
    """Only where they differ from what the bets say: after the bets of a race were settled."""
    if not re.fullmatch(rf"[0-{table.tokens_each}]{{{CREATURES}}}", text):
        raise NotationError(f"{text[:40]!r} are not the tokens left of six creatures")
    table.tokens = [int(digit) for digit in text]


def _all_powers(table: Table) -> int:
    fresh = table.copy()
    begin_game(fresh, 0)
    return fresh.powers_left


def _write_spent(table: Table) -> str:
    spent = _all_powers(table) & ~table.powers_left
    return ",".join(power for number, power in enumerate(POWERS) if (spent >> number) & 1)


def _read_spent(table: Table, text: str) -> None:
    """Powers already played."""
    for name in text.split(","):
        if name not in POWERS or not (table.powers_left >> POWER_NUMBER[Power(name)]) & 1:
            raise NotationError(f"{name[:40]!r} is no power of this game")
        table.powers_left &= ~(1 << POWER_NUMBER[Power(name)])


def _write_asked(table: Table) -> str:
    return f"{table.moment_seat}+{table.moment_passes}" if table.stage in (*_MOMENTS, TABLET_DRAW) else ""


def _asked(table: Table, text: str) -> tuple[int, int]:
    """The seat to be asked next, + how many have passed in a row."""
    seat, _, passes = text.partition("+")
    return _seat(table, seat), _number(passes, 0, table.seats)


def _read_asked(table: Table, text: str) -> None:
    table.moment_seat, table.moment_passes = _asked(table, text)


def _write_fate(table: Table) -> str:
    return _joined([str(sector or "") for sector in table.fate_sector[: table.seats]])


def _read_fate(table: Table, text: str) -> None:
    """The sector of each seat's fate token."""
    for seat, part in enumerate(_split(table, text)):
        if part:
            sector = _number(part, 1, table.finish_line)
            if sector in table.fate_sector:
                raise NotationError(f"two fate tokens in sector {sector}")
            table.fate_sector[seat] = sector


def _write_fate_of(table: Table) -> str:
    if table.fate_creature < 0:
        return ""
    return f"{CREATURE_LETTERS[table.fate_creature]}{table.fate_seat}+{table.fate_passes}"


def _read_fate_of(table: Table, text: str) -> None:
    """The creature whose fate moment is open, and who is asked."""
    table.fate_creature = _index(CREATURE_LETTERS, text[:1], "creature")
    table.fate_seat, table.fate_passes = _asked(table, text[1:])
    if table.sector[table.fate_creature] == 0 or table.sector[table.fate_creature] not in table.fate_sector:
        raise NotationError("the creature stands on no fate token")


def _write_falcon(table: Table) -> str:
    if table.falcon_holder < 0:
        return ""
    return f"{table.falcon_holder}={_write_cards(members(table.falcon_cards))}"


def _read_falcon(table: Table, text: str) -> None:
    """The holder that Falcon's Eye saw = its cards then."""
    holder, _, seen = text.partition("=")
    table.falcon_holder = _seat(table, holder)
    table.falcon_cards = _set(_cards(seen, table.cards_each))


def _write_wisdom(table: Table) -> str:
    return _joined(
        [
            f"{table.wisdom_bet[seat] + 1}{BET_CARD_LETTERS[table.wisdom_card[seat]]}"
            if table.wisdom_bet[seat] >= 0
            else ""
            for seat in range(table.seats)
        ]
    )


def _read_wisdom(table: Table, text: str) -> None:
    """For each seat, which of its bets Superior Wisdom saw, and the card."""
    for seat, part in enumerate(_split(table, text)):
        if part:
            table.wisdom_bet[seat] = _number(part[:1], 1, 2) - 1
            table.wisdom_card[seat] = _index(BET_CARD_LETTERS, part[1:], "bet card")


def _write_renewed(table: Table) -> str:
    return f"{MOVEMENT_CARD_NAMES[table.renewed_card]}@{table.renewed_holder}" if table.renewed_card >= 0 else ""


def _read_renewed(table: Table, text: str) -> None:
    """The card that Renewal put back @ the holder."""
    found = re.fullmatch(r"([DGLPXS][1-9])@([0-9])", text)
    if not found:
        raise NotationError(f"{text[:40]!r} is no renewed card, as D1@2")
    table.renewed_card = MOVEMENT_CARD_NUMBER[found[1]]
    table.renewed_holder = _seat(table, found[2])


_KEYS: tuple[tuple[str, Callable[[Table], str], Callable[[Table, str], None]], ...] = (
    ("gods", _write_gods, _given_before),
    ("with", _write_with, _given_before),
    ("race", _write_race, _read_race),
    ("first", _write_first, _read_first),
    ("turn", _write_turn, _read_turn),
    ("stage", _write_stage, _read_stage),
    ("card", _write_card, _read_card),
    ("track", _write_track, _read_track),
    ("past", *_creature_key("first_past")),
    ("third", *_flag_key("third_bet")),
    ("holders", _write_holders, _read_holders),
    ("discard", _write_discard, _read_discard),
    ("zeus", _write_zeus, _read_zeus),
    ("protections", _write_protections, _read_protections),
    ("draws", _write_draws, _read_draws),
    ("drawn", _write_drawn, _read_drawn),
    ("bets", _write_bets, _read_bets),
    ("settled", _write_settled, _read_settled),
    ("tokens", _write_tokens, _read_tokens),
    ("spent", _write_spent, _read_spent),
    ("asked", _write_asked, _read_asked),
    ("sleipnir", *_flag_key("sleipnir")),
    ("fate", _write_fate, _read_fate),
    ("fate-of", _write_fate_of, _read_fate_of),
    ("valkyries", *_creature_key("valkyries")),
    ("paperwork", *_creature_key("paperwork")),
    ("falcon", _write_falcon, _read_falcon),
    ("wisdom", _write_wisdom, _read_wisdom),
    ("renewed", _write_renewed, _read_renewed),
)
