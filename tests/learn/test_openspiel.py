"""The game in OpenSpiel passes OpenSpiel's own tests, matches our game, and its tree search plays it."""

import random
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import derby
from derby.game.chance import Deal, JudgmentDraw, TabletDraw
from tests.combinations import SEATS
from tests.learn.features_of_view import features_of

pytest.importorskip("pyspiel")

from derby.learn import chronicle
from derby.learn.openspiel import NAME, DivinityDerbyGame, GameError
from derby.rules.action_codes import PASS

pyspiel: Any = import_module("pyspiel")
flags: Any = import_module("absl.flags")
algorithms = "open_spiel.python.algorithms"
generate_playthrough: Any = import_module(f"{algorithms}.generate_playthrough")
ismcts: Any = import_module(f"{algorithms}.ismcts")
mcts: Any = import_module(f"{algorithms}.mcts")

ALL = "zeus-sobers-up+power-of-the-gods+fate-tokens"
VARIANTS = ("", ALL)


def loaded(seats: int, variants: str = "", reward: str = "victory") -> Any:
    return pyspiel.load_game(f"{NAME}(seats={seats},variants={variants},reward={reward})")


def drawn(state: Any, chosen: random.Random) -> int:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return chosen.choices(outcomes, chances)[0]


def advance(state: Any, chosen: random.Random) -> None:
    state.apply_action(drawn(state, chosen) if state.is_chance_node() else chosen.choice(state.legal_actions()))


def somewhere(seats: int, variants: str, number: int) -> Any:
    """A state in the middle of a game, at a player's decision."""
    chosen = random.Random(number)
    state = loaded(seats, variants).new_initial_state()
    for _ in range(chosen.randrange(40, 250)):
        ahead = state.clone()
        advance(ahead, chosen)
        if ahead.is_terminal():
            break
        state = ahead
    while state.is_chance_node():
        state.apply_action(drawn(state, chosen))
    return state


@pytest.mark.parametrize("variants", VARIANTS, ids=("base", "all"))
@pytest.mark.parametrize("seats", SEATS)
def test_random_simulations(seats: int, variants: str) -> None:
    pyspiel.random_sim_test(loaded(seats, variants), num_sims=1, serialize=True, verbose=False, mask_test=True)


def test_a_playthrough_can_be_played_again(tmp_path: Any) -> None:
    # OpenSpiel's module reads a command-line flag.
    flags.FLAGS.mark_as_parsed()
    kept = tmp_path / "playthrough.txt"
    kept.write_text(generate_playthrough.playthrough(f"{NAME}(seats=3)", None, seed=1))
    original, again = (text.splitlines() for text in generate_playthrough.replay(str(kept)))
    # Line by line: a comparison of whole texts of a million characters takes minutes to say where they differ.
    assert [pair for pair in zip(original, again, strict=True) if pair[0] != pair[1]][:1] == []


@pytest.mark.parametrize("variants", VARIANTS, ids=("base", "all"))
def test_it_goes_the_way_our_game_goes(variants: str) -> None:
    """The same actions and the same chance: the same legal actions, observations and points, to the end."""
    chosen = random.Random(7)
    state = loaded(5, variants, "points").new_initial_state()
    first = drawn(state, chosen)
    state.apply_action(first)
    game = derby.new_game(5, variants=variants.split("+") if variants else (), first_player=first, chance_given=True)
    while not game.is_over:
        if game.chance_is_due:
            cards: list[int] = []
            stage = game.stage
            while state.is_chance_node() and game.version == sum(player >= 0 for player, _ in pairs(state)):
                cards.append(drawn(state, chosen))
                state.apply_action(cards[-1])
                if outcome_is_complete(game, cards):
                    break
            game.apply_chance(outcome(stage, cards))
        else:
            assert state.current_player() == game.seat_to_act
            assert state.legal_actions() == sorted(game.legal_codes())
            for seat in range(5):
                row = features_of(game.set_up, game.view(seat))
                assert np.array(state.observation_tensor(seat)).tolist() == row
            code = chosen.choice(game.legal_codes())
            state.apply_action(code)
            game.apply(code)
    assert state.is_terminal()
    assert state.returns() == list(game.points)


def pairs(state: Any) -> list[tuple[int, int]]:
    return [(one.player, one.action) for one in state.full_history()]


def outcome_is_complete(game: derby.Game, cards: list[int]) -> bool:
    table = game.table()
    if game.stage == "deal":
        return len(cards) == table.seats * table.cards_each + 5
    return len(cards) == (table.draws if game.stage == "judgment-draw" else 1)


def outcome(stage: str, cards: list[int]) -> Deal | JudgmentDraw | TabletDraw:
    if stage == "deal":
        deck, line_up = cards[:-5], cards[-5:]
        rest = [card for card in range(54) if card not in deck]
        last = [creature for creature in range(6) if creature not in line_up]
        return Deal((*deck, *rest), (*line_up, *last))
    return JudgmentDraw(tuple(cards)) if stage == "judgment-draw" else TabletDraw(cards[0])


@pytest.mark.parametrize("variants", VARIANTS, ids=("base", "all"))
def test_what_is_resampled_looks_the_same_to_its_player_and_tells_it_nothing(variants: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    differing = 0
    for number in range(12):
        state = somewhere(4, variants, number)
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
        differing += other.position.tables.tobytes() != state.position.tables.tobytes()
        chosen = random.Random(number)
        while not other.is_terminal():
            advance(other, chosen)
    assert differing > 6


def test_what_a_player_cannot_know_is_in_no_string_of_it() -> None:
    """Another deal to the others, another bet card of theirs: the same information state."""
    chosen = random.Random(1)
    one, other = (loaded(4).new_initial_state() for _ in range(2))
    deck = chosen.sample(range(54), 32)
    swapped = [*deck[:8], *deck[16:24], *deck[8:16], *deck[24:]]
    for state, cards in ((one, deck), (other, swapped)):
        for action in (1, *cards, 0, 1, 2, 3, 4):
            state.apply_action(action)
    # Seat 0 sees holders 0 and 3, which are the same in both.
    for first, second in ((1, 7), (8, 14), (2, 2), (1, 1)):
        one.apply_action(first)
        other.apply_action(second)
        assert one.information_state_string(0) == other.information_state_string(0)
        assert one.observation_string(0) == other.observation_string(0)
        assert one.information_state_string(1) != other.information_state_string(1)


def in_any_way(legal: list[int]) -> list[int]:
    return legal


def passing(legal: list[int]) -> list[int]:
    """Powers are never played, so everybody is asked at every moment."""
    return [PASS] if PASS in legal else legal


def not_passing(legal: list[int]) -> list[int]:
    """Powers are played as soon as they may be."""
    return [code for code in legal if code != PASS] or legal


@pytest.mark.parametrize("variants", VARIANTS, ids=("base", "all"))
def test_a_game_is_no_longer_than_the_bounds_say_and_not_much_shorter(variants: str) -> None:
    """A bound below would break tensors, one far above would fill them with zeros."""
    game = loaded(6, variants)
    set_up = game.set_up
    longest = 0
    for number, manner in enumerate((in_any_way, passing, not_passing)):
        chosen = random.Random(number)
        state = game.new_initial_state()
        while not state.is_terminal():
            is_chance = state.is_chance_node()
            state.apply_action(drawn(state, chosen) if is_chance else chosen.choice(manner(state.legal_actions())))
        decisions = sum(player >= 0 for player, _ in pairs(state))
        longest = max(longest, decisions)
        assert decisions <= game.max_game_length()
        assert state.move_number() - decisions <= game.max_chance_nodes_in_history()
        assert len(chronicle.read(state.position.public)) <= 3 * chronicle.most_public(set_up)
        assert max(len(chronicle.read(own)) for own in state.position.private) <= 3 * chronicle.most_private(set_up)
    assert longest > game.max_game_length() / 4


@pytest.mark.parametrize("variants", VARIANTS, ids=("base", "all"))
def test_their_tree_search_plays_it(variants: str) -> None:
    game = loaded(3, variants)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=np.random.RandomState(1))
    state = somewhere(3, variants, 5)
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(drawn(state, random.Random(1)))
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_what_makes_no_game_is_refused() -> None:
    with pytest.raises(derby.SetUpError, match="3 to 6 seats"):
        DivinityDerbyGame({"seats": 9})
    with pytest.raises(derby.SetUpError, match="no variant"):
        DivinityDerbyGame({"variants": "cheating"})
    with pytest.raises(GameError, match="victory, points"):
        DivinityDerbyGame({"reward": "fame"})
    with pytest.raises(GameError, match="no parameters"):
        DivinityDerbyGame().make_py_observer(None, {"wanted": 1})
