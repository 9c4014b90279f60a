"""The settled server, which works out at once, but roughly, what else takes long: odds, and looks back at games."""

from derby.cli.main import app
from tests.browser.settled import settle
from tests.server.in_memory import workers_inline

SAMPLES = 4

if __name__ == "__main__":
    settle()
    with workers_inline(SAMPLES):
        app(prog_name="derby")
