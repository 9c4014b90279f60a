"""The settled server, which works out at once, but roughly, what else takes long: odds, and looks back at games."""

from derby.cli.main import app
from tests.browser.settled import settle
from tests.server.still_house import thinking_here

SAMPLES = 4

if __name__ == "__main__":
    settle()
    with thinking_here(SAMPLES):
        app(prog_name="derby")
