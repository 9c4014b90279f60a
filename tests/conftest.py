"""What all tests have in common."""

import pytest

LONGEST = ("tests/browser/", "tests/server/", "tests/twins/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no process is left with it while the others are done."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
