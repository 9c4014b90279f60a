## What happens in a game, told to one player

# $who is “you” where the reader does it. Without a full stop: a clause that goes on.
event-race-dealt = The cards are dealt. { $who ->
        [you] You are first player.
       *[other] { $name } is first player.
    } Line-up, best place first: { $creatures }.
event-fate-token-placed = { $who ->
        [you] You put
       *[other] { $name } puts
    } a fate token on sector { $sector }
event-fate-token-placed-more = { $name } on sector { $sector }
event-bet-placed = { $name } bets { $on }
event-bet-placed-more = { $name } { $on }
event-bet-placed-by-you = You bet { $on }: { $bet }.
event-bet-passed = { $who ->
        [you] You have no creature left to bet on, so you pass.
       *[other] { $name } has no creature left to bet on, and passes.
    }
event-turn-began = { $who ->
        [you] It’s your turn.
       *[other] It’s { $name }’s turn.
    }
event-card-played = { $who ->
        [you] You play
       *[other] { $name } plays
    } { $card } { $from }
event-card-played-slow = { $who ->
        [you] You follow with
       *[other] { $name } follows with
    } { $card } { $from }
event-dirty-trick-played = { $who ->
        [you] You play
       *[other] { $name } plays
    } { $card } with its dirty trick { $from }
event-creature-moved = { $creature } flies { $sectors ->
        [one] one sector
       *[other] { $sectors } sectors
    } to sector { $end }
event-creature-moved-back = { $creature } drops back { $sectors ->
        [one] one sector
       *[other] { $sectors } sectors
    } to sector { $end }
event-creature-rearranged = { $creature } takes another place in sector { $sector }
event-creature-stays = { $creature } stays in sector { $sector }
event-creature-rests = { $creature } has already finished
event-creature-finished = { $creature } flies across the finish line in { $place } place
event-mid-race-line-passed = { $creature } is the first past the mid-race line: the third bets follow after this turn.
event-card-discarded = { $card } goes to the discard pile.
event-card-went-to-zeus = { $card } goes to the Zeus deck.
event-first-player-passed = { $who ->
        [you] You become first player.
       *[other] { $name } becomes first player.
    }
event-first-player-stays = { $who ->
        [you] You remain first player.
       *[other] { $name } remains first player.
    }
event-ranking-determined = All cards have been played. The order: { $creatures }.
event-judgment-begins = Zeus frowns, shuffles his deck and draws.
event-judgment-card-drawn = He turns over { $card }.
event-judgment-protection-drawn = He turns over a protection card: no harm done.
event-judgment-card-put-back = One card goes back into the Zeus deck ({ $card }), and Zeus shuffles again.
event-creature-disqualified = { $creature } is { $disqualified }!
event-nobody-disqualified = No creature is disqualified.
event-no-judgment = The Zeus deck is empty: there is no judgment.
event-ranking-after = The others move up: { $creatures }.
event-protections-removed = { $count ->
        [one] { $count } protection card leaves the game.
       *[other] { $count } protection cards leave the game.
    }
event-bet-settled = { $who ->
        [you] Your bet
       *[other] { $of } bet
    } { $on } was “{ $bet }”: { $points ->
        [0] no points.
        [one] { $points } point.
       *[other] { $points } points.
    }
event-race-ended = Race { $race } is over.
event-game-ended = The game is over.
event-winner = { $who ->
        [you] You win
       *[other] { $name } wins
    } with { $points ->
        [one] { $points } victory point!
       *[other] { $points } victory points!
    }
event-shared-victory = A shared victory with { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }: { $winners }!
event-power-played = { $who ->
        [you] You play
       *[other] { $name } plays
    } “{ $power }”.
event-power-declined = { $who ->
        [you] You pass
       *[other] { $name } passes
    } ({ $moment }).
event-fate-token-lifted = The fate token on sector { $sector } leaves the board.
event-token-exchanged = { $who ->
        [you] You trade
       *[other] { $name } trades
    } { $given } token for { $taken }.
event-bet-card-exchanged = { $name } exchanges the card of their bet { $on }.
event-bet-card-exchanged-by-you = You exchange the card of your bet { $on }: { $new } instead of { $old }.
event-holder-seen = { $who ->
        [you] You look
       *[other] { $name } looks
    } into the cardholder { $between }.
event-holder-seen-cards = It holds: { $cards }.
event-bet-card-seen = { $name } secretly reads { $of } bet { $on }.
event-bet-card-seen-of-yours = { $name } secretly reads your bet { $on }.
event-bet-card-seen-by-you = You secretly read { $of } bet { $on }: { $bet }.
event-card-renewed = { $who ->
        [you] You put
       *[other] { $name } puts
    } { $card } back { $into }.
event-paperwork-done = Paperwork holds up { $creature }: this card counts as 0.
event-power-sun-ray = { $creature } will fly 2 sectors further.
event-power-tangled-web = { $creature } will fly 2 sectors fewer.
event-power-sleipnir = The second card will use its fast value.
event-power-valkyries = { $creature } can’t be disqualified in this race.
event-power-imperial-decree = Zeus will draw one card more.
event-power-celestial-paperwork = With all that paperwork, { $of } next card counts as 0.

## Replays

# For eyes that see everything.
replay-bet-placed = { $name } bets { $on }: { $bet }.
replay-bet-card-exchanged = { $name } exchanges the card of their bet { $on }: { $new } instead of { $old }.
replay-bet-card-seen = { $name } secretly reads { $of } bet { $on }: { $bet }.

## The story

log-filter = Show
log-filter-all = The whole story
log-filter-moves = Moves
log-filter-bets = Bets
log-filter-zeus = Tricks and judgment
log-filter-powers = Powers
log-nothing = Nothing to tell yet.
log-bot-plays = { $who ->
        [you] A bot plays for you now.
       *[other] A bot plays for { $name } now.
    }
log-is-back = { $who ->
        [you] You are back.
       *[other] { $name } is back.
    }
missed-title = While you were away
missed-show = Read
missed-turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
missed-bets = { $count ->
        [one] { $count } bet
       *[other] { $count } bets
    }
missed-tricks = { $count ->
        [one] { $count } dirty trick
       *[other] { $count } dirty tricks
    }
missed-powers = { $count ->
        [one] { $count } power
       *[other] { $count } powers
    }
missed-races = { $count ->
        [one] { $count } race finished
       *[other] { $count } races finished
    }
