"""The loss of a machine, once in each way; `python -m tests.server.take_over` does it more often."""

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.server.take_over import WAYS, Machine, lose, machines


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Generator[list[Machine]]:
    folder: Path = tmp_path_factory.mktemp("machines")
    with machines(folder, postgres, lease_seconds=2) as found:
        yield found


@pytest.mark.parametrize("how", WAYS)
def test_another_process_goes_on_and_the_lost_one_comes_back(pair: list[Machine], how: str) -> None:
    lose(pair, how, WAYS[how])
