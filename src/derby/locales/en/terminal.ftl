## The game in a terminal

terminal-welcome = You are { $god }. To your left, clockwise: { $others }.
terminal-opponents = Your opponents: { $name }. { $style }
terminal-getting-ready = The rules are being compiled for this computer, just this once: about half a minute.
terminal-slow-opponents = The compiler numba is missing here: your opponents think more slowly, and so play worse.
terminal-variants = Variants: { $variants }.
terminal-no-variants = The base game, without variants.
terminal-edition = Edition: { $name }.
terminal-assumed = A { $sign } marks values that we have assumed, because no rulebook prints them.
terminal-commitment = Every shuffle and draw of this game is already fixed. The SHA-256 of its seed begins with { $commitment }; at the end you will see both in full.
terminal-goodbye = You leave the table. Until the next race!
terminal-saved = The game is saved in { $path }.
terminal-not-saved = The game could not be saved in { $path }: { $reason }.
terminal-verify = Were the shuffles fair? Here is the SHA-256 promised at the start, and below it a command that computes it from the seed of this game. A saved game can be checked draw by draw.
terminal-ranking = Ranking
terminal-sector = Sector
terminal-tokens = Tokens
terminal-points = Points
terminal-bets = Bets
terminal-this-race = This race
terminal-total = Total
terminal-you = { $god } (you)
terminal-none-yet = none yet
terminal-zeus-deck = Zeus deck:
terminal-discard = discard pile:
terminal-other-holders = Cards in the other cardholders:
terminal-your-powers = Your powers:
terminal-powers = { $of } powers:
terminal-renewed = { $card } was put back into the cardholder { $between }.
terminal-with-trick = with trick
terminal-has-finished = finished
terminal-stays = stays in { $sector }
terminal-finish = finish
terminal-or-enter = or just Enter
terminal-key-help = help
terminal-key-table = table
terminal-key-log = log
terminal-key-rules = rules
terminal-key-quit = quit
terminal-nothing-typed = Type the number of your choice, or ? for help.
terminal-not-a-choice = “{ $typed }” is not one of the choices. Type one of the numbers above, or ? for help.
terminal-not-a-sector = “{ $typed }” isn’t a free sector. Type the number of a sector without a fate token, or ? for help.

## Questions to the player

ask-fate-token = Where do you put your fate token? Type a free sector from 1 to { $finish }.
ask-bet-card = Your { $number ->
        [1] first
        [2] second
       *[other] third
    } bet: which card? Its points are in brackets.
ask-bet-creature = { $bet }: on which creature?

## Help in a terminal

help-choosing = Type the number in front of your choice, then Enter. 0 passes, or goes one step back.
help-stacks = Creatures in one sector stand on top of each other: the higher one ranks ahead.
help-card = a movement card: fast value, slow value and the bonus of its dirty trick
help-assumed = an assumed value: no rulebook prints it
help-turn = whose turn it is, and the first player
help-tokens = creature tokens left on the board, and those already taken
help-face-down = somebody else’s bet: its creature is known, its card face down
help-lines = the mid-race line and the finish line
help-fate-token = a fate token

## Tables of cards and where their values come from

source-rulebook = rulebook
source-assumed = assumed
source-box = box
source-house = our own
source-of = { $what } ({ $source }):
table-power = Power
table-moment = Moment
table-effect = Effect
table-source = Source
table-creature = Creature
table-every-creature = each
table-fast = Fast
table-slow = Slow
table-trick = Dirty trick
table-places = Places
table-bet-cards = Bet cards
table-values = Track and judgment
track-yellow-line = yellow mid-race line after sector { $value }
track-orange-line = orange mid-race line after sector { $value }
track-finish-line = finish line after sector { $value }
judgment-protection-cards = { $value ->
        [one] { $value } protection card
       *[other] { $value } protection cards
    }
