"""The rehearsal runs all that the coach needs compiled."""

from collections.abc import Callable
from typing import Any

import pytest

import derby
from derby.bots.search.workspace import Workspace
from derby.coach.rehearsal import KERNELS, rehearse
from derby.coach.review import review
from tests.lab.test_ask import LAST_MOVE


def test_a_rehearsal_runs_every_kernel_that_a_review_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: set[Callable[..., object]] = set()
    run = Workspace.run

    def noted(self: Workspace, kernel: Callable[..., Any], *arguments: Any) -> Any:
        ran.add(kernel)
        return run(self, kernel, *arguments)

    monkeypatch.setattr(Workspace, "run", noted)
    rehearse()
    assert ran == set(KERNELS)
    game = derby.position(LAST_MOVE)
    game.apply("fast D3")
    review(game.record(), worlds=2, samples=20)
    assert ran == set(KERNELS)
