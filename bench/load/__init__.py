"""Load tests: many tables of sockets against a game server, ours or a peer's."""
