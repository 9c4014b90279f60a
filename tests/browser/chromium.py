"""Debian's Chromium, as it is found on the path; nothing is downloaded."""

import os
import shutil
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

WHOLE = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
NAMES = ("chromium-headless-shell", *WHOLE)
"""The first one has no windows: it takes a third less of the processor, and draws the same, but it shows no
notifications."""
OPTIONS = (
    # As root, in a container, it has no sandbox of its own.
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",
    # The same letters and the same lines on every machine.
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
)


def chromium_path(names: Sequence[str] = NAMES) -> Path | None:
    """The browser that DERBY_CHROMIUM names, or the first one on the path."""
    named = os.environ.get("DERBY_CHROMIUM")
    found = [shutil.which(name) for name in ([named] if named else names)]
    return next((Path(path) for path in found if path), None)


@contextmanager
def running_chromium(*options: str, names: Sequence[str] = NAMES) -> Generator[Browser]:
    path = chromium_path(names)
    if path is None:
        raise FileNotFoundError("Chromium was not found: install it, or name it in DERBY_CHROMIUM.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*OPTIONS, *options])
        try:
            yield browser
        finally:
            browser.close()


if __name__ == "__main__":
    sys.stdout.write(f"{chromium_path() or ''}\n")
