"""Checking a position that was read from notation: can the rules continue from it?"""

from derby.editions.components import BET_CARDS, MARDUK, RACES
from derby.flow.first_bets import FIRST_BETS_EACH
from derby.game.errors import NotationError
from derby.game.names import CREATURES, STAGES
from derby.rules.card_set import members, size
from derby.rules.cardholders import other_holder, right_holder
from derby.rules.dirty_trick import creature_of
from derby.rules.judgment import zeus_deck_size
from derby.rules.seats import left_of
from derby.rules.stages import (
    AFTER_CARD,
    AFTER_DRAW,
    BEFORE_BET,
    BEFORE_JUDGMENT,
    BEFORE_SLOW,
    CARD_PLAYED,
    DEAL,
    FAST_CARD,
    FIRST_BETS,
    GAME_OVER,
    JUDGMENT_DRAW,
    MID_RACE,
    PLACE_FATE_TOKEN,
    SLOW_CARD,
    TABLET_DRAW,
    THIRD_BET,
)
from derby.rules.track import is_finished
from derby.table import BETS, DRAWN, NONE, PROTECTION, Table
from derby.variants.power_of_the_gods.powers import IMPERIAL_DECREE, TABLET_OF_DESTINIES

_WITHIN_TURN = (CARD_PLAYED, AFTER_CARD, BEFORE_SLOW, SLOW_CARD)
_BETWEEN_RACES = (DEAL, GAME_OVER)
BONUSES = (-2, 0, 2)
"""What Tangled Web and Sun Ray can add to the value of a card."""


def check_position(table: Table) -> None:
    """Refuse a position from which the rules could not continue."""
    _check_stage(table)
    _check_cards(table)
    _check_card_being_played(table)
    _check_holders(table)
    _check_bets(table)
    _check_mid_race(table)
    _check_judgment(table)
    _check_variants(table)
    _check_marks(table)


def _require(condition: bool, reason: str) -> None:
    if not condition:
        raise NotationError(reason)


def _check_stage(table: Table) -> None:
    over = table.stage == GAME_OVER
    _require(over == (table.race == RACES), f"race {RACES + 1} and stage {STAGES[GAME_OVER]} need each other")
    if table.stage == DEAL:
        _require(table.turn == table.first_player, "turn: a race begins with its first player")


def _check_cards(table: Table) -> None:
    cards = [card for h in range(table.seats) for card in members(table.holder[h])]
    cards += members(table.discard) + members(table.zeus)
    cards += [card for card in table.drawn[: table.drawn_size] if card != PROTECTION]
    if table.card != NONE:
        cards.append(table.card)
    _require(len(cards) == len(set(cards)), "a movement card lies in two places")


def _check_card_being_played(table: Table) -> None:
    if table.stage in _WITHIN_TURN:
        own = (table.turn, right_holder(table, table.turn))
        _require(table.card_holder in own, "card: it comes from one of the current player's two holders")
    else:
        _require(table.card == NONE, f"card: none is being played at {STAGES[table.stage]}")
    if table.stage in (CARD_PLAYED, AFTER_CARD):
        _require(table.card != NONE, "card: there must be a card when one is played")
    if table.stage == CARD_PLAYED and table.card != NONE:
        _require(not is_finished(table, creature_of(table.card)), "card: this creature has finished (R17)")
    if table.stage in (BEFORE_SLOW, SLOW_CARD):
        _require(
            table.card == NONE and not table.card_is_slow, "card: the fast card is already on its pile, so this is -@0"
        )
    if table.card_trick:
        tricky = table.card != NONE and table.trick[table.card] > 0 and not table.card_is_slow
        _require(tricky, "card: only a fast dirty-trick card has a trick")
    _require(table.card_to_zeus <= table.card_trick, "card: only a trick goes to Zeus")


def _check_holders(table: Table) -> None:
    """Play out the rest of the race, counting cards only: all holders must run out exactly at its end."""
    sizes = [size(cards) for cards in table.holder[: table.seats]]
    if table.stage in _BETWEEN_RACES or table.stage >= BEFORE_JUDGMENT:
        _require(not any(sizes), f"holders: no cards are left at {STAGES[table.stage]}")
        return
    seat = table.turn
    if table.stage in _WITHIN_TURN:
        if not table.card_is_slow:
            sizes[other_holder(table, seat, table.card_holder)] -= 1
        seat = left_of(table, seat)
    elif table.stage == MID_RACE:
        seat = left_of(table, seat)
    elif table.stage != FAST_CARD:
        seat = table.first_player
    else:
        _require(sizes[seat] > 0, "holders: the current player has no card to play")
    while min(sizes) >= 0 and any(sizes):
        sizes[seat] -= 1
        sizes[right_holder(table, seat)] -= 1
        seat = left_of(table, seat)
    _require(min(sizes) >= 0, "holders: they would not run out together, as each turn takes a card from two of them")


def _check_bets(table: Table) -> None:
    for seat in range(table.seats):
        settled = size(table.bet_cards_revealed[seat])
        most = min(BETS * table.race, BET_CARDS)
        _require(settled <= most, f"settled: seat {seat} has more bet cards than the races that are over allow")
    most = BETS if table.third_bet else FIRST_BETS_EACH
    if table.stage in (PLACE_FATE_TOKEN, DEAL, GAME_OVER):
        most = 0
    _require(max(table.bets) <= most, f"bets: at most {most} for each seat now")
    if table.stage not in _BETWEEN_RACES:
        # Between the races the tokens still lie as they did when the bets were settled.
        on_bets = [creature for seat in range(table.seats) for creature in table.bet_creature[seat][: table.bets[seat]]]
        tokens = [table.tokens_each - on_bets.count(creature) for creature in range(len(CREATURES))]
        _require(table.tokens == tokens, "tokens: each creature's tokens lie on the board or on bets")
    if table.stage == FIRST_BETS or (table.stage == BEFORE_BET and not table.third_bet):
        due = table.bets[table.turn]
        _require(due < FIRST_BETS_EACH, "bets: the current player has both first bets already")
        seat = table.first_player
        while seat != table.turn:
            _require(
                table.bets[seat] == due + 1,
                "bets: each seat from the first player to the one before the current one has one more",
            )
            seat = left_of(table, seat)
        while True:
            _require(table.bets[seat] == due, "bets: all seats from the current player on have the same number")
            seat = left_of(table, seat)
            if seat == table.first_player:
                break
    if table.stage == THIRD_BET or (table.stage == BEFORE_BET and table.third_bet):
        seat = table.turn
        while True:
            _require(table.bets[seat] <= FIRST_BETS_EACH, "bets: a seat whose third bet is due has at most two")
            seat = left_of(table, seat)
            if seat == table.first_player:
                break
        _require(any(_may_bet(table, creature) for creature in range(len(CREATURES))), "bets: the seat can't bet (R8)")


def _may_bet(table: Table, creature: int) -> bool:
    own = table.bet_creature[table.turn][: table.bets[table.turn]]
    return table.tokens[creature] > 0 and creature not in own


def _check_mid_race(table: Table) -> None:
    if table.stage in _BETWEEN_RACES:
        return
    passed = max(table.sector) > table.mid_race_line
    _require(not passed or table.first_past != NONE, "past: say which creature first passed the mid-race line")
    _require(not table.third_bet or table.first_past != NONE, "third: no creature has passed the mid-race line")
    if table.stage in (PLACE_FATE_TOKEN, FIRST_BETS) or (table.stage == BEFORE_BET and not table.third_bet):
        _require(table.first_past == NONE, "past: the race has not begun")
    if table.stage == MID_RACE:
        _require(
            table.first_past != NONE and not table.third_bet,
            "past: a mid-race moment needs a creature past the line and no third bets",
        )
    if table.stage == THIRD_BET:
        _require(table.third_bet == 1, "third: it is 1 when the third bets are due")
    if table.stage == FAST_CARD or table.stage >= BEFORE_JUDGMENT:
        _require(table.first_past == NONE or table.third_bet == 1, "third: the third bets come before this")


def _check_judgment(table: Table) -> None:
    drawn = table.drawn[: table.drawn_size]
    here = table.protections + drawn.count(PROTECTION)
    if table.stage in _BETWEEN_RACES:
        return
    _require(here <= table.protection_cards, "protections: more in the deck and drawn than in the game")
    most = DRAWN - ((table.powers_left >> IMPERIAL_DECREE) & 1)
    _require(0 < table.draws <= most, f"draws: Zeus draws 1 to {most} cards in this race")
    _require(not any(table.disqualified), "track: nobody is disqualified before the bets are settled")
    if table.stage not in (AFTER_DRAW, TABLET_DRAW):
        _require(not drawn, "drawn: nothing is drawn before the judgment")
    if table.stage == JUDGMENT_DRAW:
        _require(table.draws <= zeus_deck_size(table), "draws: more than the Zeus deck has")
    if table.stage == BEFORE_JUDGMENT:
        _require(zeus_deck_size(table) > 0, "zeus: an empty deck means no judgment (R9)")
    if table.stage == TABLET_DRAW:
        _require(_tablet_was_played(table), "stage: nobody has played the Tablet of Destinies")
        _require(len(drawn) < DRAWN, "drawn: there is no room for the card drawn again")
        _require(zeus_deck_size(table) > 0, "zeus: there is no card to draw again")


def _check_marks(table: Table) -> None:
    """Marks that only a power can have left."""
    fate_marks = (table.valkyries, table.paperwork)
    _require(table.fate_tokens == 1 or fate_marks == (NONE, NONE), "valkyries, paperwork: this game has no fate tokens")
    looks = (table.falcon_holder, table.renewed_card, *table.wisdom_bet)
    played = table.power_of_the_gods == 1 or not (table.sleipnir or table.card_bonus or set(looks) != {NONE})
    _require(played, "falcon, wisdom, renewed, sleipnir: this game has no powers")
    _require(table.card_bonus in BONUSES, f"card: powers add one of {BONUSES}")
    if table.sleipnir:
        _require(table.stage in (SLOW_CARD, CARD_PLAYED, AFTER_CARD), "sleipnir: it lasts until the slow card")


def _tablet_was_played(table: Table) -> bool:
    marduk_plays = table.power_of_the_gods == 1 and MARDUK in table.god[: table.seats]
    return marduk_plays and not (table.powers_left >> TABLET_OF_DESTINIES) & 1


def _check_variants(table: Table) -> None:
    if table.stage == PLACE_FATE_TOKEN or any(table.fate_sector):
        _require(table.fate_tokens == 1, "fate: this game has no fate tokens")
    if table.stage in _BETWEEN_RACES:
        _require(not any(table.fate_sector), "fate: all tokens are back at the seats between the races")
    if table.stage == PLACE_FATE_TOKEN:
        seat = table.first_player
        while seat != table.turn:
            _require(
                table.fate_sector[seat] > 0,
                "fate: each seat from the first player to the one before the current one has placed one",
            )
            seat = left_of(table, seat)
        while True:
            _require(table.fate_sector[seat] == 0, "fate: from the current player on, nobody has placed one")
            seat = left_of(table, seat)
            if seat == table.first_player:
                break
    if table.fate_creature >= 0:
        _require(table.stage in (AFTER_CARD, MID_RACE), "fate-of: a fate moment follows a card or the mid-race moment")
        _require(not is_finished(table, table.fate_creature), "fate-of: this creature has finished")
