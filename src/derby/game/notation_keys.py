"""The keys of our notation for the base game: how each is written and read."""

import re

from derby.editions.components import BET_CARDS, CARDS, CARDS_OF_A_CREATURE, CREATURES, RACES
from derby.game.errors import NotationError
from derby.game.names import (
    BET_CARD_LETTERS,
    CREATURE_LETTERS,
    GOD_LETTERS,
    MOVEMENT_CARD_NAMES,
    MOVEMENT_CARD_NUMBER,
    STAGES,
    Stage,
)
from derby.game.notation_power_keys import POWER_KEYS
from derby.game.notation_words import (
    Key,
    as_set,
    creature_key,
    flag_key,
    index_of,
    joined,
    read_cards,
    read_number,
    read_seat,
    split,
    write_cards,
)
from derby.rules.card_set import members
from derby.rules.stages import AFTER_CARD, BEFORE_SLOW, CARD_PLAYED, SLOW_CARD
from derby.rules.track import CARDS_AS_BITS, creature_ranked
from derby.table import BETS, DRAWN, NONE, Table

_WITHIN_TURN = (SLOW_CARD, CARD_PLAYED, AFTER_CARD, BEFORE_SLOW)


def _write_gods(table: Table) -> str:
    return "".join(GOD_LETTERS[god] for god in table.god[: table.seats])


def _write_with(table: Table) -> str:
    return "z" * table.zeus_sobers_up + "p" * table.power_of_the_gods + "f" * table.fate_tokens


def _already_read(table: Table, text: str) -> None:
    """Gods and variants were read before, for the set-up."""


def _write_race(table: Table) -> str:
    return str(table.race + 1)


def _read_race(table: Table, text: str) -> None:
    table.race = read_number(text, 1, RACES + 1) - 1


def _write_first(table: Table) -> str:
    return str(table.first_player)


def _read_first(table: Table, text: str) -> None:
    table.first_player = read_seat(table, text)


def _write_turn(table: Table) -> str:
    return str(table.turn)


def _read_turn(table: Table, text: str) -> None:
    table.turn = read_seat(table, text)


def _write_stage(table: Table) -> str:
    return STAGES[table.stage]


def _read_stage(table: Table, text: str) -> None:
    stages = [stage for stage in STAGES if stage is not Stage.FATE]
    if text not in stages:
        raise NotationError(f"{text[:40]!r} is not a stage; choose from {', '.join(stages)}")
    table.stage = STAGES.index(Stage(text))


def _write_track(table: Table) -> str:
    ranking = [creature_ranked(table, place) for place in range(CREATURES)]
    return ",".join(f"{CREATURE_LETTERS[c]}{table.sector[c]}{'!' * table.disqualified[c]}" for c in ranking)


def _read_track(table: Table, text: str) -> None:
    """From first to last; `!` means disqualified."""
    before = table.finish_line + 1
    seen: set[int] = set()
    for place, part in enumerate(text.split(",")):
        found = re.fullmatch(r"([DGLPXS])([0-9]{1,2})(!?)", part)
        if not found:
            raise NotationError(f"{part[:40]!r} is not a creature with its sector, such as P12")
        creature, sector = CREATURE_LETTERS.index(found[1]), int(found[2])
        if creature in seen:
            raise NotationError(f"{found[1]} is given twice")
        if sector > before:
            raise NotationError(
                f"{part} is ahead of a better creature, or past the finish sector {table.finish_line + 1}"
            )
        seen.add(creature)
        before = sector
        table.sector[creature] = sector
        table.disqualified[creature] = len(found[3])
        if sector > table.finish_line:
            table.finished_cards |= CARDS_AS_BITS << creature * CARDS_OF_A_CREATURE
        table.arrival[creature] = place + 1 if sector > table.finish_line else CREATURES - place
    if len(seen) != CREATURES:
        raise NotationError("all six creatures must be given")


def _write_holders(table: Table) -> str:
    return joined([write_cards(members(table.holder[h])) for h in range(table.seats)])


def _read_holders(table: Table, text: str) -> None:
    for holder, part in enumerate(split(table, text)):
        table.holder[holder] = as_set(read_cards(part, table.cards_each) if part else [])


def _write_discard(table: Table) -> str:
    return write_cards(members(table.discard))


def _read_discard(table: Table, text: str) -> None:
    table.discard = as_set(read_cards(text, CARDS))


def _write_zeus(table: Table) -> str:
    return write_cards(members(table.zeus))


def _read_zeus(table: Table, text: str) -> None:
    table.zeus = as_set(read_cards(text, CARDS))


def _write_protections(table: Table) -> str:
    if table.protections == table.protection_cards == table.protections_at_start:
        return ""
    return f"{table.protections}/{table.protection_cards}"


def _read_protections(table: Table, text: str) -> None:
    """The number in the Zeus deck / the number still in the game."""
    here, slash, in_game = text.partition("/")
    table.protection_cards = read_number(in_game if slash else here, 0, table.protections_at_start)
    table.protections = read_number(here, 0, table.protection_cards)


def _write_draws(table: Table) -> str:
    return str(table.draws) if table.draws != table.cards_drawn else ""


def _read_draws(table: Table, text: str) -> None:
    table.draws = read_number(text, 0, DRAWN)


def _write_drawn(table: Table) -> str:
    return write_cards(table.drawn[: table.drawn_size])


def _read_drawn(table: Table, text: str) -> None:
    cards = read_cards(text, DRAWN, protections=True)
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
        raise NotationError(f"{text[:40]!r} is not a card being played, such as D6@2tz or -@0")
    table.card = NONE if found[1] == "-" else MOVEMENT_CARD_NUMBER[found[1]]
    table.card_holder = read_seat(table, found[2])
    table.card_is_slow, table.card_trick, table.card_to_zeus = len(found[3]), len(found[4]), len(found[5])
    table.card_bonus = int(found[6] or 0)


def _write_bets(table: Table) -> str:
    return joined(
        [
            "".join(
                BET_CARD_LETTERS[table.bet_card[seat][bet]] + CREATURE_LETTERS[table.bet_creature[seat][bet]]
                for bet in range(table.bets[seat])
            )
            for seat in range(table.seats)
        ]
    )


def _read_bets(table: Table, text: str) -> None:
    for seat, part in enumerate(split(table, text)):
        pairs = re.findall(r"([a-k])([DGLPXS])", part)
        if "".join(card + creature for card, creature in pairs) != part or len(pairs) > BETS:
            raise NotationError(f"{part[:40]!r} is not a list of bets, such as aDcP")
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


def _write_settled(table: Table) -> str:
    parts: list[str] = []
    for seat in range(table.seats):
        settled = table.bet_cards_revealed[seat]
        won = table.bet_cards_won[seat]
        letters = [BET_CARD_LETTERS[card] for card in range(BET_CARDS) if (settled >> card) & 1]
        parts.append("".join(x.upper() if (won >> BET_CARD_LETTERS.index(x)) & 1 else x for x in letters))
    return joined(parts)


def _read_settled(table: Table, text: str) -> None:
    """The bet cards of past races; a capital letter means that the bet came true."""
    for seat, part in enumerate(split(table, text)):
        for letter in part:
            card = index_of(BET_CARD_LETTERS, letter.lower(), "bet card")
            if (table.bet_cards_used[seat] >> card) & 1:
                raise NotationError(f"seat {seat} has bet card {letter.lower()} twice")
            table.bet_cards_used[seat] |= 1 << card
            table.bet_cards_revealed[seat] |= 1 << card
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
    """Only given if they differ from what the bets imply: after the bets of a race were settled."""
    if not re.fullmatch(rf"[0-{table.tokens_each}]{{{CREATURES}}}", text):
        raise NotationError(f"{text[:40]!r} is not one digit per creature, the tokens it has left")
    table.tokens = [int(digit) for digit in text]


KEYS: tuple[Key, ...] = (
    ("gods", _write_gods, _already_read),
    ("with", _write_with, _already_read),
    ("race", _write_race, _read_race),
    ("first", _write_first, _read_first),
    ("turn", _write_turn, _read_turn),
    ("stage", _write_stage, _read_stage),
    ("card", _write_card, _read_card),
    ("track", _write_track, _read_track),
    ("past", *creature_key("first_past")),
    ("third", *flag_key("third_bet")),
    ("holders", _write_holders, _read_holders),
    ("discard", _write_discard, _read_discard),
    ("zeus", _write_zeus, _read_zeus),
    ("protections", _write_protections, _read_protections),
    ("draws", _write_draws, _read_draws),
    ("drawn", _write_drawn, _read_drawn),
    ("bets", _write_bets, _read_bets),
    ("settled", _write_settled, _read_settled),
    ("tokens", _write_tokens, _read_tokens),
    *POWER_KEYS,
)
"""In the order of writing and reading."""
