"""Nothing gets lost: cards, tokens and bets are conserved after every action, and every path ends."""

from hypothesis import given, settings

from derby.editions.components import CARDS
from derby.rules.card_set import members
from derby.rules.stages import DEAL, GAME_OVER
from derby.table import NONE, PROTECTION, Table
from tests.properties.random_games import numbers, played

MOST_DECISIONS = 400


def movement_cards(table: Table) -> list[int]:
    """All movement cards face up or in holders."""
    cards = [card for h in range(table.seats) for card in members(table.holder[h])]
    cards += members(table.discard) + members(table.zeus)
    cards += [card for card in table.drawn[: table.drawn_size] if card != PROTECTION]
    return cards + ([table.card] if table.card != NONE else [])


@settings(max_examples=60, deadline=None)
@given(numbers)
def test_cards_and_tokens_are_conserved_and_every_path_ends(number: int) -> None:
    decisions = 0
    for game in played(number):
        table = game.table()
        assert game.is_over or len(game.legal_codes()) > 0
        assert len(set(game.legal_codes())) == len(game.legal_codes())
        if table.stage in (DEAL, GAME_OVER):
            continue
        cards = movement_cards(table)
        unused = CARDS - table.seats * table.cards_each
        assert len(cards) == len(set(cards)) == CARDS - unused
        drawn_protections = table.drawn[: table.drawn_size].count(PROTECTION)
        assert table.protections + drawn_protections == table.protection_cards
        for creature in range(6):
            on_bets = sum(table.bet_creature[seat][: table.bets[seat]].count(creature) for seat in range(table.seats))
            assert table.tokens[creature] >= 0
            assert (table.creatures_left >> creature) & 1 == (table.tokens[creature] > 0)
            assert table.tokens[creature] + on_bets == table.tokens_each
        for seat in range(table.seats):
            creatures = table.bet_creature[seat][: table.bets[seat]]
            assert len(set(creatures)) == len(creatures), "at most one bet per creature and seat"
            assert table.creatures_bet_on[seat] == sum(1 << creature for creature in creatures)
            assert all((table.bet_cards_used[seat] >> card) & 1 for card in table.bet_card[seat][: table.bets[seat]])
            assert table.bet_cards_won[seat] & ~table.bet_cards_used[seat] == 0
        sectors = [sector for sector in table.fate_sector[: table.seats] if sector]
        assert len(set(sectors)) == len(sectors)
        assert table.fate_tokens or not sectors
        decisions += 1
        assert decisions < MOST_DECISIONS


@settings(max_examples=40, deadline=None)
@given(numbers)
def test_each_holder_empties_exactly(number: int) -> None:
    """Every holder loses its cards one by one, twice per round, and all are empty at the judgment."""
    taken: list[int] = []
    for game in played(number):
        cards_each = game.table().cards_each
        for event in game.events[len(taken) :]:
            taken.append(0)
            match type(event).__name__:
                case "RaceDealt":
                    played_from = [0] * game.seats
                case "CardPlayed" | "DirtyTrickPlayed":
                    played_from[event.holder] += 1  # pyright: ignore
                case "RankingDetermined":
                    assert played_from == [cards_each] * game.seats  # pyright: ignore
                case _:
                    pass
    names = [type(event).__name__ for event in game.events]  # pyright: ignore
    assert names.count("RankingDetermined") == 3
