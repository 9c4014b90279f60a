"""The table server: lobby, tables, seats, bots, clocks, spectators and records, over HTTP and WebSocket."""
