"""The command line: derby play, simulate, arena, replay, verify, bench, rules."""
