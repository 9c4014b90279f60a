"""What games are like: many games, measured and reported."""
