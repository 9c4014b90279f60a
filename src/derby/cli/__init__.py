"""The command line: derby play, serve, terminal, simulate, arena, replay, verify, bench, rules."""
