"""The history of the current race, as a seat knows it: what a world must explain."""

from typing import Annotated

from derby.declaration import Column, Numbers, changing, declared
from derby.editions.components import CREATURES, SEATS
from derby.game.names import CREATURE_NUMBER, POWER_NUMBER, Stage
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.rules.action_codes import PROPHECY, RENEWAL, SHED_SKIN, TABLET_OF_DESTINIES, TRICKSTER
from derby.rules.card_set import card_set
from derby.table import BETS, NONE, Table
from derby.variants.power_of_the_gods.power_cards import power_of_code

MOST_DEEDS = 256
JUDGMENT = (Stage.BEFORE_JUDGMENT, Stage.AFTER_DRAW)


@declared
class History(Numbers):
    """What was done in the current race, as the viewer knows it."""

    deeds: Annotated[int, changing("how many actions there were", bits=16)]
    seats: Annotated[Column, changing("who did each", MOST_DEEDS)]
    codes: Annotated[Column, changing("their codes, with bet card 0 for any", MOST_DEEDS, bits=16)]
    came_from: Annotated[Column, changing("the cards that left each cardholder, one bit per card", SEATS, bits=64)]
    put_back: Annotated[int, changing("the card that Renewal put back, one bit per card", bits=64)]
    line_up: Annotated[Column, changing("the creatures in the order in which they started", CREATURES)]
    known: Annotated[Column, changing("for each bet of each seat, the bet card the viewer saw, or -1", SEATS * BETS)]


def history_of(view: View) -> History | None:
    """The history of the current race; None if it is not known from its deal on, or the judgment has begun."""
    if view.deeds is None or len(view.deeds) > MOST_DEEDS or view.drawn or view.stage in JUDGMENT:
        return None
    history = History()
    history.deeds = len(view.deeds)
    for number, deed in enumerate(view.deeds):
        history.seats[number], history.codes[number] = deed.seat, deed.code
        if view.renewed is not None and RENEWAL <= deed.code < SHED_SKIN:
            history.came_from[view.renewed.holder] |= 1 << (deed.code - RENEWAL)
            history.put_back = 1 << view.renewed.card
    left: set[int] = set()
    for play in view.plays:
        if play.card not in left:
            history.came_from[play.holder] |= 1 << play.card
            left.add(play.card)
    history.line_up = [CREATURE_NUMBER[creature] for creature in view.line_up]
    history.known = [NONE] * (SEATS * BETS)
    exchanged = {deed.seat for deed in view.deeds if PROPHECY <= deed.code < TABLET_OF_DESTINIES}
    for look in view.wisdom:
        if look.card is not None and look.seat not in exchanged:
            history.known[look.seat * BETS + look.bet] = look.card
    return history


def race_before_deal(set_up: SetUp, view: View) -> Table:
    """The table at the start of the current race."""
    deeds = view.deeds or ()
    table = set_up.table(deeds[0].seat if deeds else view.first_player)
    table.race = view.race
    table.protection_cards = view.protections
    powers = {POWER_NUMBER[power] for seat in view.seats for power in seat.powers}
    powers |= {power_of_code(deed.code) for deed in deeds if deed.code >= TRICKSTER}
    table.powers_left = card_set(sorted(powers))
    for number, seat in enumerate(view.seats):
        table.bet_cards_used[number] = table.bet_cards_revealed[number] = card_set(list(seat.revealed))
        table.bet_cards_won[number] = card_set(list(seat.won))
    return table
