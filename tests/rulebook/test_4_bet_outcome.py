"""4. Bet outcome: the worked example of Odin's three bets, 4 + 4 + 0."""

import derby
from derby import Creature
from derby.game.events import BetSettled
from derby.game.names import BET_CARD_LETTERS
from derby.game.names import MOVEMENT_CARD_NUMBER as CARD

EXAMPLE = "gods:AHO stage:judgment-draw zeus:P7 past:D third:1 track:D24,P22,G20,X18,L18,S17 bets:aGbLcX/aLbScP/dGjPiD"
DRAW = derby.JudgmentDraw((CARD["*"], CARD["P7"]))
FIRST_OR_SECOND, FIRST_OR_DISQUALIFIED, LAST_OR_NEXT_TO_LAST = (BET_CARD_LETTERS.index(letter) for letter in "dji")


def test_example_odin_scores_4_and_4_and_0() -> None:
    game = derby.position(EXAMPLE)
    events = game.apply_chance(DRAW)
    assert [event for event in events if isinstance(event, BetSettled) and event.seat == 2] == [
        BetSettled(2, 0, Creature.GRYPHON, FIRST_OR_SECOND, 4),
        BetSettled(2, 1, Creature.PEGASUS, FIRST_OR_DISQUALIFIED, 4),
        BetSettled(2, 2, Creature.DRAGON, LAST_OR_NEXT_TO_LAST, 0),
    ]
    assert game.points[2] == 8


def test_all_bet_cards_of_the_race_are_revealed_to_everybody() -> None:
    game = derby.position(EXAMPLE)
    events = game.apply_chance(DRAW)
    settled = [event for event in events if isinstance(event, BetSettled)]
    assert len(settled) == 9
    for viewer in (None, 0, 1, 2):
        assert [derby.seen_by(event, viewer, 3) for event in settled] == settled
        odin = game.view(viewer).seats[2]
        assert odin.revealed == (FIRST_OR_SECOND, LAST_OR_NEXT_TO_LAST, FIRST_OR_DISQUALIFIED)
        assert odin.won == (FIRST_OR_SECOND, FIRST_OR_DISQUALIFIED)
        assert odin.points == 8


def test_every_bet_card_scores_for_each_place_it_names_and_no_other() -> None:
    """All eleven cards on all six creatures, the Pegasus disqualified."""
    expected = ("D", "G", "L", "DG", "GL", "DGL", "S", "X", "XS", "DP", "P")
    for card, letter in enumerate(BET_CARD_LETTERS):
        true = ""
        for creature in "DGLPXS":
            game = derby.position(
                f"gods:AHO stage:judgment-draw zeus:P7 track:D9,G8,P7,L6,X5,S4 bets:{letter}{creature}/-/-"
            )
            game.apply_chance(DRAW)
            assert game.points[0] in (0, derby.olympus().bet[card].points)
            true += creature * (game.points[0] > 0)
        assert (letter, true) == (letter, expected[card])
