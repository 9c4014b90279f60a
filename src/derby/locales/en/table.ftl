## At the table, on the page and in the terminal

terminal-race = Race { $race } of 3
terminal-turns-left = { $turns ->
        [one] { $turns } turn to go
       *[other] { $turns } turns to go
    }
terminal-players = Players
terminal-turn = whose turn it is
terminal-your-bets = Your bets:
terminal-protections = { $count ->
        [one] { $count } protection card
       *[other] { $count } protection cards
    }
terminal-known-bet = You saw { $of } bet { $on }: { $bet }.
terminal-known-holder = Seen in the cardholder { $between }, and not played since: { $cards }.
terminal-left-holder = Left, shared with { $name }
terminal-right-holder = Right, shared with { $name }
terminal-empty = empty
terminal-tokens-left = { $count ->
        [one] { $count } token left
       *[other] { $count } tokens left
    }
terminal-already-bet = you already have a bet here
terminal-no-token = no token left
terminal-back = Back
terminal-pass = Pass
terminal-pass-until-turn = Pass every time until your next turn
terminal-as-it-stands = As it stands:
terminal-fate-creature = { $creature } has landed on a fate token.
terminal-drawn = Zeus has drawn:
table-movement-cards = Movement cards
judgment-cards-drawn = { $value ->
        [one] Zeus draws { $value } card
       *[other] Zeus draws { $value } cards
    }

## Questions to the player

ask-fast = Choose your fast card, from either cardholder.
ask-slow = Choose your slow card, from your { $side ->
        [left] left
       *[right] right
    } cardholder.
ask-slow-as-fast = Choose your second card, from your { $side ->
        [left] left
       *[right] right
    } cardholder. Thanks to Sleipnir, it uses its fast value.
ask-power = Play a power? ({ $moment })
ask-trickster-given = Which of your bets moves to another creature?
ask-trickster-taken = Which token do you take instead of { $of }?
ask-prophecy-bet = Which of your bets gets another card?
ask-prophecy-card = The new card of your bet { $on }?
ask-superior-wisdom = Which of { $of } bets do you read?
ask-falcons-eye = Which cardholder do you look into?
ask-renewal = Which card goes to the discard pile, so that the played one can return in its place?
ask-tablet = Which card goes back into the Zeus deck?
ask-blessing = Which creature do you move forward 3 sectors?

## The table

page-track = The track
page-latest-turn =
    { $who ->
        [you] Your last turn
       *[other] { $name }’s last turn
    }
page-start = Start
page-finish = Finish
page-sector = Sector { $sector }
page-sector-before = Sector before
page-sector-next = Next sector
page-fate-token-of = Fate token: { $name }
page-mid-race = Mid-race!
page-ghost = { $creature } would land in sector { $sector }
page-flies = { $creature } { $start } → { $end }
page-flies-finish = { $creature } { $start } → finish ({ $end })
page-stays = { $creature } doesn’t move
page-tab-cards = Cards
page-tab-bets = Bets
page-tab-zeus = Zeus
page-tab-log = Story
judgment-trick = { $who ->
        [you] your trick
       *[other] { $of } trick
    }
judgment-came = { $creature } came { $place }; your bet was “{ $bet }”.
judgment-out = { $creature } was { $disqualified }; your bet was “{ $bet }”.
page-log = What has happened
page-log-everything = With every detail
page-ledger = Where each movement card is
page-card-yours = in your cardholders
page-card-held = in a cardholder
page-card-discard = discarded
page-card-zeus = in the Zeus deck
page-card-unknown = unknown
# Read aloud: the values of a movement card, and a card in the table of all cards.
card-aloud = { $creature }, { $fast } fast, { $slow } slow{ $trick ->
        [0] {""}
       *[other] , dirty trick plus { $trick }
    }
card-aloud-where = { $card }: { $where }
page-bet-open = Bet { $number }
page-creatures-to-bet = Creature tokens
page-watching = You are watching
page-your-turn = Your turn
page-title-your-turn = Your turn! – Divinity Derby
replay-continued = This game continues a replay. Anyone who has seen it knows what was dealt before; what comes now is drawn anew.
replay-continued-link = The first game

## Deciding

page-decision = Your decision
page-thinking = { $name } is thinking…
page-betting = { $name } is choosing a bet…
page-hurry = Hurry up!
page-watch = Watch what happens…
page-sending = Sending…
page-bots-get-ready = The bots are warming up on this computer, just this once…
page-bots-are-slow = { $name } is still thinking: the server is very busy right now…
page-fast = fast
page-slow = slow
page-trick = trick
page-dirty-trick = Dirty trick
page-swap = Swap
page-only-fast = Only the fast card
page-place-bet = Place the bet
page-ask-bet = Your { $number ->
        [1] first
        [2] second
       *[other] third
    } bet: choose a creature and a bet card.
page-bet-pays = { $places }, { $on }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if it comes true.
page-ask-fate-token = Choose a sector for your fate token.
page-closed-not-your-turn = It isn’t your turn to play a card.
page-closed-other-holder = The slow card comes from the other cardholder.
page-closed-trick = This creature has finished: there is no movement to increase.
page-closed-bet-used = You have used this bet card already.
page-closed-not-your-bet = It isn’t your turn to bet.
page-handed-over = A bot is playing your seat.
page-take-back = Take it back
page-returns = The bot makes this decision, then the seat is yours.
page-awaited = { $name } is away. In { $time } a bot takes over.
page-let-bot-play = Let a bot play now

## Powers at the table

power-changes-places = { $one } ⇄ { $other }
power-known = What your powers have shown you
power-yours = Your powers
power-played = already played
power-pass-effect = Nothing changes, and you keep your powers.
power-play = Play it
power-play-sure = It can be played only once in the game. Play it now?
