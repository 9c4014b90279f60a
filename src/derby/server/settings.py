"""What a host sets: by a TOML file, by the environment, by flags; the later ones win. Wrong settings end the start."""

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec

from derby.bots.registry import bot
from derby.errors import DerbyError
from derby.server.limits import Limits
from derby.store.opening import check_url, is_shared

PREFIX = "DERBY_"
SWITCHES = ("daily", "duplicates", "puzzles", "groups", "tournaments")
"""What a host can switch off that has addresses of its own in the page."""
RENAMED = {"thinkers": "bot_workers", "thinkers_ready": "bot_workers_ready"}
"""Settings that had another name once."""
FOR_OTHERS = frozenset(
    {
        "BOT_TOKEN",
        "CACHE_DIR",
        "CHROMIUM",
        "HOSTILE_MESSAGES",
        "KILLS",
        "NO_PAGE",
        "POSTGRES_BIN",
        "SERVER_SETTINGS",
        "TWIN_GAMES",
    }
)
"""Variables with our prefix that are no settings: of the cache, the build, the tests and the examples."""


class SettingsError(DerbyError):
    """A setting is wrong; the message says which, and what was expected."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8000
    public_url: str | None = None
    """How people reach the server, as https://derby.example.org; by default any name that leads here."""
    database: str = "sqlite:///derby.db"
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    """Server processes; more than one needs PostgreSQL."""
    secret: str | None = None
    """Signs cookies and tokens; by default one that is made once and kept in the database."""
    bot_workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = max(1, (os.cpu_count() or 2) - 1)
    """Processes that bots think in, for each server process."""
    bot_workers_ready: bool = True
    """Whether they are made ready at the start rather than at the first bot's turn."""
    bot_ms: Annotated[float, msgspec.Meta(ge=1, le=60_000)] = 200.0
    """How long a bot may think, in milliseconds."""
    bot: str | None = None
    """A custom bot, as my_module:Name, that plays wherever a bot sits, whatever its level is called."""
    bot_pace_ms: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 700
    """The least time of a bot's turn, in milliseconds."""
    hints: bool = True
    """Whether players may ask for hints, alone against bots or where all have agreed."""
    reviews: bool = True
    """Whether the report of a finished game says what decisions gave away, and what was luck."""
    puzzles: bool = True
    """Whether there are puzzles."""
    correspondence: bool = True
    """Whether tables may have a clock of hours or days."""
    groups: bool = True
    """Whether guests may found groups that meet again and again."""
    tournaments: bool = True
    """Whether guests may hold tournaments."""
    open_watching: bool = True
    """Whether tables may let people watch with all cards open, some turns late."""
    daily: bool = True
    """Whether there is a daily race."""
    duplicates: bool = True
    """Whether friends may play the same deals, each at their own time."""
    push: bool = True
    """Whether browsers may be notified when correspondence games wait for their guests; needs the extra `push`."""
    push_contact: str | None = None
    """How push services reach you, as mailto:you@example.org; by default `public_url`."""
    push_hosts: str = ""
    """Hosts, with spaces between them, to which notifications are sent besides the push services of browsers."""
    grace_seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 60
    """How long a player may be away before a bot plays the seat."""
    abandoned_days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 30
    """How long a game is kept that was begun and at which nothing happens; 0 for ever."""
    gathering_days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 7
    """How long a table is kept at which no game has begun and nothing happens; 0 for ever."""
    finished_days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 0
    """How long a finished game is kept to be watched again; 0 for ever."""
    moderation_days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 90
    """How long reports, and orders of `derby admin`, are kept; 0 for ever."""
    guests_days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 400
    """How long a guest is kept who has no seat, no result, no answer to a puzzle, no table and no bot; 0 for ever."""
    evenings_days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 800
    """How long groups and tournaments are kept in which nothing happens; 0 for ever."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["json", "text"] = "json"
    limits: Limits = Limits()

    @property
    def off(self) -> tuple[str, ...]:
        """What the page doesn't lead to."""
        return tuple(name for name in SWITCHES if not getattr(self, name))


def load_settings(file: Path | None, environment: Mapping[str, str], flags: Mapping[str, Any]) -> Settings:
    """Settings from a file, the environment (`DERBY_PORT` …) and flags (those that are None count as not given)."""
    found = _from_file(file) if file is not None else {}
    known = set(Settings.__struct_fields__)
    found |= {
        name: environment[PREFIX + name.upper()]
        for name in known - {"limits"}
        if environment.get(PREFIX + name.upper())
    }
    found |= {name: value for name, value in flags.items() if value is not None}
    for old, new in RENAMED.items():
        if old in found or PREFIX + old.upper() in environment:
            raise SettingsError(f"the setting {old} is now called {new}")
    _check_environment(environment)
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"a setting is wrong: {error}") from None
    _check(settings)
    return settings


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise SettingsError(f"the settings {file} can't be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"the settings {file} are not TOML: {error}") from None


def _check_environment(environment: Mapping[str, str]) -> None:
    """Refuse variables with our prefix that mean nothing: misspelt ones would be ignored without a word."""
    known = [PREFIX + name.upper() for name in Settings.__struct_fields__ if name != "limits"]
    for name in environment:
        if name.startswith(PREFIX) and name not in known and name.removeprefix(PREFIX) not in FOR_OTHERS:
            near = get_close_matches(name, known, 1, cutoff=0)[0]
            raise SettingsError(f"there is no setting {name}: did you mean {near}?")


def _check(settings: Settings) -> None:
    check_url(settings.database)
    if settings.bot is not None:
        bot(settings.bot)
    if settings.workers > 1 and not is_shared(settings.database):
        raise SettingsError("several workers need a PostgreSQL database: SQLite is for one")
    if settings.secret is not None and len(settings.secret) < 16:
        raise SettingsError("the secret has at least 16 characters")
    url = settings.public_url
    if url is not None:
        try:
            parts = urlsplit(url)
            is_wrong = parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0
        except ValueError:
            is_wrong = True
        else:
            is_wrong = is_wrong or bool(parts.path.strip("/") or parts.query)
        if is_wrong:
            raise SettingsError("public_url is how people reach the server, as https://derby.example.org, with no path")
