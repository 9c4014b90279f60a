"""OpenSpiel's search as a player of ours, and the duel with it."""

import random
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import derby

pytest.importorskip("pyspiel")

from derby.bots.protocol import Budget
from derby.cli.main import app
from derby.game.names import MOVEMENT_CARD_NUMBER
from derby.lab.arena.ismcts_duel import Duel, DuelGame, Search, new_duel, play_duel_game, saved_duel
from derby.lab.arena.saved_games import heading
from derby.learn.ismcts import IsmctsBot
from derby.learn.openspiel import GameError
from tests.bots.search.test_search import LAST_MOVE
from tests.properties.random_games import some_position


def test_it_makes_the_same_legal_choice_from_the_same_stream() -> None:
    for number in range(3):
        game, _ = some_position(number)
        if game.set_up.gods != derby.new_game(game.seats, seed=1).set_up.gods:
            game = derby.new_game(game.seats, variants=game.set_up.variants, seed=number)
        assert game.seat_to_act is not None
        view = game.view(game.seat_to_act)
        chosen = {str(IsmctsBot().decide(game.set_up, view, Budget(rounds=30), random.Random(3))) for _ in range(2)}
        assert len(chosen) == 1
        assert chosen <= {str(derby.ACTIONS[code]) for code in view.legal}


def test_it_finds_the_move_that_wins_a_bet() -> None:
    game = derby.position(LAST_MOVE)
    view = game.view(0)
    chosen = IsmctsBot(reward="points").decide(game.set_up, view, Budget(rounds=200), random.Random(1))
    assert isinstance(chosen, derby.PlayFast)
    assert chosen.card == MOVEMENT_CARD_NUMBER["D3"]


def test_it_plays_only_what_openspiel_has() -> None:
    game = derby.new_game(gods=("odin", "horus", "anansi"), seed=1)
    assert game.seat_to_act is not None
    with pytest.raises(GameError, match="gods in their order"):
        IsmctsBot().decide(game.set_up, game.view(game.seat_to_act), Budget(rounds=2), random.Random(1))


def test_a_duel_is_saved_and_continued(tmp_path: Path) -> None:
    arena = msgspec.structs.replace(new_duel("random", 3, 1, 1), budget=Budget(rounds=4))
    search = Search()
    duel = Duel(heading(arena), search)
    path = tmp_path / "duel.jsonl"
    assert saved_duel(path, duel) == {}
    game = play_duel_game(arena, search, 1)
    assert game.played.bots == ("openspiel-ismcts", "openspiel-ismcts", "random")
    assert game.searches == sum(game.played.moves[:2])
    assert game.simulations == 4 * game.searches
    with path.open("ab") as file:
        file.write(msgspec.json.encode(game) + b"\n" + msgspec.json.encode(game)[:20])
    assert saved_duel(path, duel) == {1: game}
    assert msgspec.json.decode(path.read_bytes().splitlines()[-1], type=DuelGame) == game


def test_a_file_of_another_duel_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"

    def refusal(*options: str) -> str:
        refused = CliRunner().invoke(app, ["lab", "ismcts-duel", "--games", "1", "--save", str(path), *options])
        assert refused.exit_code == 2
        return refused.output

    saved_duel(path, Duel(heading(new_duel("hero", 4, 100, 1)), Search()))
    assert "another duel" in refusal("--ms", "50")
    path.write_text("nonsense\n")
    assert "not a file of a duel" in refusal()
    assert "no bot 'nobody'" in refusal("--bot", "nobody")
