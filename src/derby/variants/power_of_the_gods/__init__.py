"""Power of the Gods: 18 power cards, three a god, each played once a game. One file a god; `moments` asks for them."""
