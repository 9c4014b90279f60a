"""The options that every load has."""

import argparse


def load_options(module: str, description: str, tables: int) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"python -m bench.load.{module}", description=description)
    parser.add_argument("--tables", type=int, default=tables)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--warm-up", type=float, default=2.0, help="seconds played before the measured ones")
    parser.add_argument("--pace", type=float, default=0.0, help="seconds between moves of a table; 0: without pause")
    add_wait_for_all(parser)
    parser.add_argument("--server-core", type=int, default=0)
    parser.add_argument("--client-core", type=int, default=1)
    return parser


def add_wait_for_all(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--wait-for-all", action="store_true", help="the next player moves when everybody has heard the last move"
    )
