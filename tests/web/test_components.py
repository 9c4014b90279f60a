"""The page's own tests, of its logic without a browser: ghosts, movements, bets."""

from tests.web.node import run_node


def test_the_components_of_the_page() -> None:
    made = run_node("node_modules/vitest/vitest.mjs", "run", "--dir", "tests")
    assert made.returncode == 0, made.stdout + made.stderr
