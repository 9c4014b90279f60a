"""The queue of the workers: those who ask take turns, and what people wait for comes first."""

from derby.server.workers.fair_queue import Asker, FairQueue, Priority

ANN, BOB, CAT = (Asker(address, guest) for address, guest in (("1", "ann"), ("2", "bob"), ("3", "cat")))


def queue(*waiting: tuple[str, Asker, Priority]) -> FairQueue[str]:
    made: FairQueue[str] = FairQueue()
    for item in waiting:
        made.put(*item)
    return made


def taken(waiting: FairQueue[str], most: int = 1_000) -> list[str]:
    items: list[str] = []
    while len(items) < most and (item := waiting.take()) is not None:
        items.append(item)
    return items


def many(name: str, asker: Asker, count: int, priority: Priority = Priority.MOVE) -> list[tuple[str, Asker, Priority]]:
    return [(f"{name}{number}", asker, priority) for number in range(count)]


def test_an_empty_one_has_nothing() -> None:
    assert queue().take() is None
    assert len(queue()) == 0


def test_one_guest_is_served_in_the_order_of_asking() -> None:
    assert taken(queue(*many("a", ANN, 3))) == ["a0", "a1", "a2"]


def test_nobody_waits_behind_all_that_one_guest_wants() -> None:
    waiting = queue(*many("a", ANN, 200))
    assert taken(waiting, 3) == ["a0", "a1", "a2"]
    waiting.put("hero", BOB, Priority.MOVE)
    waiting.put("odds", CAT, Priority.ODDS)
    assert taken(waiting, 4) == ["hero", "odds", "a3", "a4"]
    assert len(waiting) == 195


def test_guests_made_in_bulk_share_the_turns_of_their_address() -> None:
    waiting = queue(*((f"a{number}", Asker("1", f"guest {number}"), Priority.MOVE) for number in range(50)))
    for number in range(3):
        waiting.put(f"b{number}", BOB, Priority.MOVE)
    assert taken(waiting, 6) == ["a0", "b0", "a1", "b1", "a2", "b2"]


def test_guests_of_one_address_take_turns_too() -> None:
    """As they do all where a proxy doesn't say where they come from."""
    waiting = queue(*many("a", Asker("1", "ann"), 50), *many("b", Asker("1", "bob"), 2))
    assert taken(waiting, 4) == ["a0", "b0", "a1", "b1"]


def test_without_an_address_guests_take_turns() -> None:
    waiting = queue(*many("a", Asker("", "ann"), 50), *many("b", Asker("", "bob"), 2))
    assert taken(waiting, 4) == ["a0", "b0", "a1", "b1"]


def test_in_each_round_moves_come_before_odds() -> None:
    waiting = queue(("a odds", ANN, Priority.ODDS), ("a move", ANN, Priority.MOVE), ("b odds", BOB, Priority.ODDS))
    waiting.put("c move", CAT, Priority.MOVE)
    assert taken(waiting) == ["a move", "c move", "b odds", "a odds"]


def test_odds_are_not_starved_by_anothers_moves() -> None:
    waiting = queue(*many("a", ANN, 50), *many("odds", BOB, 2, Priority.ODDS))
    assert taken(waiting, 4) == ["a0", "odds0", "a1", "odds1"]


def test_what_nobody_looks_at_comes_last() -> None:
    waiting = queue(*many("a", ANN, 2, Priority.UNWATCHED), *many("b", BOB, 2, Priority.UNWATCHED))
    waiting.put("c odds", CAT, Priority.ODDS)
    waiting.put("a move", ANN, Priority.MOVE)
    assert taken(waiting) == ["a move", "c odds", "a0", "b0", "a1", "b1"]


def test_but_it_does_not_stand_still() -> None:
    waiting = queue(*many("a", ANN, 30), *many("b", BOB, 2, Priority.UNWATCHED))
    order = taken(waiting)
    assert [order.index("b0"), order.index("b1")] == [9, 19]


def test_whoever_leaves_the_queue_and_comes_back_has_no_second_turn_in_a_round() -> None:
    waiting = queue(*many("a", ANN, 1), *many("b", BOB, 3), *many("c", CAT, 1))
    assert taken(waiting, 1) == ["a0"]
    waiting.put("a again", ANN, Priority.MOVE)
    assert taken(waiting) == ["b0", "c0", "a again", "b1", "b2"]


def test_those_who_have_nothing_there_any_more_are_forgotten() -> None:
    waiting = queue()
    for number in range(100):
        waiting.put("", Asker(str(number), "guest"), Priority.MOVE)
        waiting.take()
    assert len(waiting._watched._parts) < 3  # pyright: ignore[reportPrivateUsage]
