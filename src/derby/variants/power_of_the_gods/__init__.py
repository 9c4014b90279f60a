"""Power of the Gods: 18 power cards, three per god, each played once per game. One file per god."""
