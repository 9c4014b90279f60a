"""Questions: the answers are the seat's own, they repeat, and a question without an answer is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

import derby
from derby.bots.odds import Odds
from derby.lab.ask import QuestionError, ask, position_of

LAST_MOVE = "gods:AHM race:3 turn:0 track:P20,G18,D16,L9,X4,S1 past:P third:1 holders:D3/-/L1 bets:aDcL/bG/-"
"""Fast, the dragon passes the pegasus and is first, as seat 0 has bet; slow, it is not."""
NOTEBOOK = Path(__file__).parents[2] / "examples" / "ask.ipynb"


def test_the_winning_move_is_best_by_the_points_of_its_bet() -> None:
    question = ask(position_of(LAST_MOVE), worlds=60, samples=200)
    found = question.actions()
    assert found.actions[0].action == found.choice == "fast D3"
    other = question.what_if("fast L1")
    assert other.best.action == "fast D3"
    assert other.action.behind.low > 3
    assert isinstance(other.odds, Odds)
    first = other.odds.of("dragon").places[0].share
    assert first < 0.2 < question.what_if("fast D3").odds.of("dragon").places[0].share  # pyright: ignore[reportOptionalMemberAccess]


def test_a_seed_repeats_the_answers() -> None:
    answers = [ask(position_of(LAST_MOVE), worlds=20, samples=50, seed=3) for _ in range(2)]
    assert answers[0].actions() == answers[1].actions()
    assert answers[0].odds() == answers[1].odds()


def test_secrets_change_no_answer() -> None:
    """Seat 1's bet card and the cards of a holder that seat 0 doesn't see are others."""
    line = "gods:AHMO race:1 turn:0 third:0 track:P5,G4,D3,L2,X1,S0 holders:D1D2/{}/P1P2/X1X2 bets:aDbG/{}/aPbX/aSbL"
    answers = [
        ask(position_of(line.format(*secret)), worlds=10, samples=30).actions()
        for secret in (("G1G2", "cDdG"), ("L1L2", "eDfG"))
    ]
    assert answers[0] == answers[1]


def test_a_record_is_asked_at_any_decision(tmp_path: Path) -> None:
    game = derby.new_game(4, seed=5, first_player=0)
    for _ in range(20):
        game.apply(game.legal_codes()[0])
    game.record().save(tmp_path / "game.json")
    assert position_of(tmp_path / "game.json").notation() == game.notation()
    early = position_of(tmp_path / "game.json", at=8)
    assert early.version == 8
    # Olympian tries whole turns, but is asked for a value of each card.
    for player in ("titan", "olympian"):
        answer = ask(early, player, worlds=2, samples=10).actions()
        assert {action.code for action in answer.actions} == set(early.legal_codes())
    with pytest.raises(QuestionError, match="20 actions; there is no decision after 99"):
        position_of(tmp_path / "game.json", at=99)


def test_questions_without_an_answer() -> None:
    question = ask(position_of(LAST_MOVE), worlds=2, samples=10)
    with pytest.raises(QuestionError, match="slow G9 is not legal here; choose from: fast"):
        question.what_if("slow G9")
    with pytest.raises(QuestionError, match="random gives actions no values"):
        ask(position_of(LAST_MOVE), "random").actions()
    with pytest.raises(derby.DerbyError, match="no bot 'loki'"):
        ask(position_of(LAST_MOVE), "loki")
    with pytest.raises(QuestionError, match="at least 2 worlds"):
        ask(position_of(LAST_MOVE), worlds=1)
    waiting = derby.new_game(3, first_player=0, chance_given=True)
    with pytest.raises(QuestionError, match="nobody decides"):
        ask(waiting)


def test_the_notebook_runs() -> None:
    """Its cells are run one after the other, as a kernel would; nothing in them needs more of one."""
    names: dict[str, Any] = {}
    cells = [cell for cell in json.loads(NOTEBOOK.read_text())["cells"] if cell["cell_type"] == "code"]
    assert len(cells) >= 4
    for cell in cells:
        assert cell["outputs"] == []
        exec(compile("".join(cell["source"]), NOTEBOOK.name, "exec"), names)
    assert names["actions"].choice == "fast D3"
    assert names["early"].view.version == 8
