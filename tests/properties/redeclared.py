"""A program: declares something otherwise, and prints what all viewers see of one secret then.

`python -m tests.properties.redeclared module old new field`: the text of the module is changed before it is imported.
"""

import random
import sys
from importlib.machinery import SourceFileLoader
from types import CodeType
from typing import Any, cast

CARDS = 54


def redeclare(module: str, old: str, new: str) -> None:
    """From now on the module is imported with this piece of its text changed."""
    get_code = SourceFileLoader.get_code

    def changed(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if fullname != module:
            return get_code(self, fullname)
        text = self.get_source(fullname) or ""
        assert text.count(old) == 1, f"{old!r} should stand in {module} once"
        return compile(text.replace(old, new), self.path, "exec")

    SourceFileLoader.get_code = changed


def all_that_is_seen(table: Any, set_up: Any, seats: int) -> list[str]:
    """For a spectator and for each seat: view, own, observation, the table it sees and a world that it imagines."""
    from derby.bots.search.worlds import imagine, seen_table, unknown_to
    from derby.game.view_building import own_of, view_of
    from derby.learn.observation import observation_of
    from derby.playouts.dice import new_dice
    from derby.rules.sight import sight_of

    told: list[str] = []
    for viewer in range(-1, seats):
        seen = sight_of(table, viewer)
        view = view_of(seen, None if viewer < 0 else viewer, 0, ())
        world = seen.copy()
        imagine(world, unknown_to(seen, viewer), new_dice(1))
        parts: list[Any] = [view, seen.numbers(), seen_table(set_up, view).numbers(), world.numbers()]
        if viewer >= 0:
            parts += [own_of(seen, viewer, ()), observation_of(set_up, view)]
        told.append(repr(parts))
    return told


def other_numbers(value: Any, *, counted: bool) -> Any:
    """As many other numbers; a set whose size everybody sees keeps its size."""
    if isinstance(value, list):
        return [other_numbers(one, counted=counted) for one in cast("list[Any]", value)]
    return (value << 1 | value >> CARDS - 1) & (1 << CARDS) - 1 if counted else value ^ 3


def viewers_who_notice(field: str) -> list[int]:
    """Those who see any difference when nothing but this field changes."""
    import derby

    gods = ["horus", "odin", "anansi", "marduk", "quetzalcoatl", "yu-huang"]
    game = derby.new_game(gods=gods, variants=["power-of-the-gods"], seed=3)
    stream = random.Random(1)
    while game.view(None).race == 0 or game.stage != "fast-card":
        game.apply(stream.choice(game.legal_codes()))
    table, changed = game.table(), game.table()
    for one in (table, changed):
        one.falcon_holder, one.falcon_cards = 2, one.holder[2]
        one.wisdom_bet, one.wisdom_card = [0, -1, 0, 0, 0, 0], [1, -1, 1, 1, 1, 1]
    setattr(changed, field, other_numbers(getattr(changed, field), counted=table.fields[field].counted))
    before = all_that_is_seen(table, game.set_up, game.seats)
    after = all_that_is_seen(changed, game.set_up, game.seats)
    return [viewer - 1 for viewer in range(game.seats + 1) if before[viewer] != after[viewer]]


if __name__ == "__main__":
    redeclare(*sys.argv[1:4])
    sys.stdout.write(f"{viewers_who_notice(sys.argv[4])}\n")
