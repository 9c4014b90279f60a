"""What a server process draws at random: ids, seeds, and gods by lot. Tests bring a source of their own."""

import random
import secrets
from typing import Any, Protocol

from derby.game.fairness import new_seed


class Entropy(Protocol):
    def new_id(self) -> str:
        """128 random bits: nobody finds it who hasn't been given it."""
        ...

    def new_seed(self) -> bytes: ...

    def shuffle(self, things: list[Any]) -> None:
        """Put things into a random order, in place."""
        ...


class SystemEntropy:
    def new_id(self) -> str:
        return secrets.token_urlsafe(16)

    def new_seed(self) -> bytes:
        return new_seed()

    def shuffle(self, things: list[Any]) -> None:
        random.SystemRandom().shuffle(things)
