"""Run the attacks for longer than the tests do.

python -m tests.attacks --seconds 60
python -m tests.attacks --seconds 600 pings headers
"""

import argparse
import sys
import tempfile
from pathlib import Path

from tests.attacks.attack import attacks
from tests.server.harness import close_all, running


def main() -> int:
    found = attacks()
    parser = argparse.ArgumentParser(prog="python -m tests.attacks", description="Attack a server on this machine.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(found)}; without any, all of them")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each of them lasts")
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in found]
    if unknown:
        parser.error(f"there is no attack {unknown[0]}")
    failed = 0
    for name in options.names or found:
        with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "derby.db") as server:
            try:
                outcome = found[name](server, options.seconds)
            except AssertionError as error:
                failed += 1
                outcome = f"FAILED: {error}"
            close_all()
        sys.stdout.write(f"{name}: {outcome}\n")
        sys.stdout.flush()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
