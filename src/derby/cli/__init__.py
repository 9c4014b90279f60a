"""The command line: derby play, simulate, replay, verify, bench, rules."""
