"""How a seat plays in a playout: bets and cards chosen by what the seat sees."""
