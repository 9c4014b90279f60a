"""The lab: questions to the game, answered by many games.

>>> import derby.lab
>>> games = derby.lab.balance(seats=3, games=50, bot="random", processes=1)
>>> games.figure("seat-share", "first player").count
50.0

`balance` and `compare` say what games are like, `fit` proposes values of an edition, `arena` lets bots play each other,
`ask` answers questions about one position, and `review` says what the decisions of a game gave away and what was luck.
Each function has the same name as its room, and `review` is that of the coach; import anything else from there in full:
`from derby.lab.balance.report import ...`.
"""

from derby.coach.review import review
from derby.lab.arena.arena import arena
from derby.lab.ask import ask, position_of
from derby.lab.balance.balance import balance, compare, fit

__all__ = ["arena", "ask", "balance", "compare", "fit", "position_of", "review"]
