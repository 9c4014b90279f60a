"""R10: last and next to last count among those not disqualified; one place can have several names."""

import msgspec
from table_words import PROTECTION, bet, card

import derby
from derby.game.events import BetSettled, Event


def points_of(events: list[Event]) -> list[int]:
    return [event.points for event in events if isinstance(event, BetSettled)]


def test_of_three_creatures_left_the_third_is_also_last() -> None:
    game = derby.position("gods:AHMO stage:judgment-draw draws:3 zeus:D6G6L6 track:D9,G8,L7,P6,X5,S4 bets:cS/gS/hX/hS")
    events = game.apply_chance(derby.JudgmentDraw((card("D6"), card("G6"), card("L6"))))
    assert points_of(events) == [6, 5, 6, 0]


def test_of_three_creatures_left_the_second_is_also_next_to_last() -> None:
    game = derby.position("gods:AHMO stage:judgment-draw draws:3 zeus:D6G6L6 track:D9,G8,L7,P6,X5,S4 bets:bX/iX/eX/gP")
    events = game.apply_chance(derby.JudgmentDraw((card("D6"), card("G6"), card("L6"))))
    assert points_of(events) == [6, 3, 4, 0]


def test_with_all_six_the_third_is_not_last() -> None:
    game = derby.position("gods:AHMO stage:judgment-draw track:D9,G8,L7,P6,X5,S4 bets:cL/gL/gS/hX")
    events = game.apply_chance(derby.JudgmentDraw((PROTECTION, PROTECTION)))
    assert points_of(events) == [6, 0, 5, 6]


def test_last_on_the_track_but_disqualified_is_not_last() -> None:
    game = derby.position("gods:AHMO stage:judgment-draw zeus:S6 track:D9,G8,L7,P6,X5,S4 bets:gSkX/gXkS/hPiS/-")
    events = game.apply_chance(derby.JudgmentDraw((card("S6"), PROTECTION)))
    assert points_of(events) == [0, 0, 5, 7, 6, 0]


def test_first_or_disqualified_wins_either_way_but_first_alone_does_not() -> None:
    game = derby.position("gods:AHMO stage:judgment-draw zeus:D6 track:D9,G8,L7,P6,X5,S4 bets:jD/aD/jG/-")
    events = game.apply_chance(derby.JudgmentDraw((card("D6"), PROTECTION)))
    assert points_of(events) == [4, 0, 4]


def test_the_only_creature_left_is_first_and_last_and_nobody_is_next_to_last() -> None:
    olympus = derby.olympus()
    edition = msgspec.structs.replace(olympus, judgment=msgspec.structs.replace(olympus.judgment, cards_drawn=5))
    game = derby.position(
        "gods:AHMO stage:judgment-draw zeus:D6G6L6P6X6 track:D9,G8,L7,P6,X5,S4 bets:aS/gS/hS/-", edition=edition
    )
    events = game.apply_chance(derby.JudgmentDraw(tuple(card(name) for name in ("D6", "G6", "L6", "P6", "X6"))))
    assert points_of(events) == [6, 5, 0]
    assert game.view(None).seats[1].won == (bet("g"),)
