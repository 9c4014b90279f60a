"""The corpus: recorded games of every seat count and combination of variants, with the digest of what happened.

`python -m tests.records.corpus` records it anew; do that only when the rules are meant to change, with a new number in
`derby.game.record.RULES`.
"""

import hashlib
import json
import random
from pathlib import Path

import msgspec

import derby
from derby import Event
from derby.game.names import GODS
from tests.combinations import COMBINATIONS

FOLDER = Path(__file__).parent / "corpus"
DIGESTS = FOLDER / "digests.json"


def digest(events: list[Event]) -> str:
    """All that happened, in short."""
    return hashlib.sha256(msgspec.json.encode(events)).hexdigest()


def records() -> list[Path]:
    return sorted(path for path in FOLDER.glob("*.json") if path != DIGESTS)


def record_corpus() -> None:
    digests: dict[str, str] = {}
    for number, (seats, variants) in enumerate(COMBINATIONS):
        letters = "".join(variant[0] for variant in variants) or "base"
        for stops in (None, 70):
            chosen = random.Random(f"{number} {stops}")
            seed = number + 1000 * (stops or 0)
            game = derby.new_game(
                gods=chosen.sample(GODS, seats), variants=variants, seed=seed, words=("nectar", "ambrosia")[: seats - 3]
            )
            while not game.is_over and len(game.actions) != stops:
                powers = [action for action in game.legal_actions() if isinstance(action, derby.PlayPower)]
                game.apply(chosen.choice(powers or game.legal_actions()))
            name = f"{seats}-{letters}{'-unfinished' if stops else ''}.json"
            game.record().save(FOLDER / name)
            digests[name] = digest(game.events)
    DIGESTS.write_text(json.dumps(digests, indent=1) + "\n")


if __name__ == "__main__":
    record_corpus()
