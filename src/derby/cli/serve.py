"""Starting the table server from the command line."""

import os
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Timer
from typing import Any

import typer
from platformdirs import user_data_path

from derby.server.running import run_server
from derby.server.settings import load_settings

OPENING_SECONDS = 1.0
"""The browser opens this long after the port is bound; earlier connections wait."""


def play_here(*, port: int | None, database: str | None, browser: bool, bot: str | None = None) -> None:
    """Run a server for this computer, with its games in the user's data folder."""
    own = f"sqlite:///{user_data_path('divinity-derby', 'divinity-derby') / 'derby.db'}"
    flags = {"host": "127.0.0.1", "port": port or 0, "workers": 1, "log_level": "warning", "log_format": "text"}
    flags["abandoned_days"] = 0  # one's own games are one's own to leave and come back to
    database = database or os.environ.get("DERBY_DATABASE") or own
    settings = load_settings(None, {}, {**flags, "database": database, "bot": bot})
    if bot is not None:
        typer.echo(f"{bot} plays wherever the page seats a bot", err=True)
    run_server(settings, _greet(_open_browser if browser else None))


def serve_others(config: Path | None, flags: Mapping[str, Any]) -> None:
    run_server(load_settings(config, os.environ, flags), _greet(None))


def _greet(then: Callable[[str], None] | None) -> Callable[[str], None]:
    def ready(address: str) -> None:
        typer.echo(f"Divinity Derby is at {address} (Ctrl+C to stop)", err=True)
        if then is not None:
            then(address)

    return ready


def _open_browser(address: str) -> None:
    timer = Timer(OPENING_SECONDS, webbrowser.open, [address])
    timer.daemon = True
    timer.start()
