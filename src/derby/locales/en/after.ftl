## Victory

# Why somebody won or lost, after the third race.
victory-bet = “{ $bet }” { $on }
    .alone = “{ $bet }”
victory-came-true = { $won ->
        [0] None of your { $bets } bets came true.
        [one] One of your { $bets } bets came true: { $bet }, worth { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[other] { $won } of your { $bets } bets came true; the best was { $bet }, worth { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }
victory-ahead = { $points ->
        [one] You won by a single point.
       *[other] You won by { $points } points.
    }
victory-shared = Nobody scored more, so you share the victory.
victory-short = { $points ->
        [one] You were one point short of victory.
       *[other] You were { $points } points short of victory.
    }
victory-short-missed = { $points ->
        [one] You were one point short of victory; { $bet } in race { $race } would have brought { $value }.
       *[other] You were { $points } points short of victory; { $bet } in race { $race } would have brought { $value }.
    }
victory-tournament = Back to the tournament
victory-group = Back to the group

## Replays

replay-title = Replay
replay-coming = Loading the game…
replay-to-table = Back to the table
replay-controls = Replay controls
replay-moment = Moment of the game
replay-moment-of = Race { $race }, step { $at } of { $last }
replay-back = One step back
replay-forward = One step forward
replay-play = Play
replay-pause = Pause
replay-race-before = To the start of the race
replay-race-next = To the next race
replay-eyes = Point of view
replay-eyes-public = Public
replay-eyes-omniscient = All cards
replay-share = Copy link
replay-link = Link to this moment
replay-continue = Play on from here
replay-continue-note = You take a seat at this very moment of the game, and bots take the others. All cards and bets stay as they are; from here on, anything can happen.
replay-continue-fairness = What was dealt before is no longer secret: anyone who has seen the replay knows it. Everything still to come is drawn from a new seed that nobody knows.
replay-your-seat = Your seat
replay-continue-begin = Play on
replay-verify = Check the shuffles
replay-download = Save the record
replay-keys-turn = Shift ← →
replay-keys-race = PgUp PgDn
replay-keys-ends = Home End
replay-keys-play = Space
replay-key-step = one step back or forward
replay-key-turn = one turn back or forward
replay-key-race = one race back or forward
replay-key-ends = to the beginning or the end
replay-key-play = play or pause
replay-key-eyes = next point of view
verify-at-work = Redoing every shuffle…
verify-fair = { $shuffles ->
    [one] The shuffle
   *[other] All { $shuffles } shuffles
  } and { $draws ->
    [one] one draw match
   *[other] { $draws } draws match
  } the seed.
verify-nothing-drawn = The seed fits its commitment, but it has drawn nothing yet.
verify-wrong = { $wrong ->
    [one] One value doesn’t match the seed.
   *[other] { $wrong } values don’t match the seed.
  }
verify-other-commitment = The commitment in the record isn’t the one this table published before the game.
verify-given = { $given ->
    [one] One deal or draw comes from the game that this one continues; that game’s record verifies it.
   *[other] { $given } deals and draws come from the game that this one continues; that game’s record verifies them.
  }
verify-how = Your browser has just computed this by itself from the record: SHA-256 for the commitment, HMAC-SHA-256 for every shuffle and draw. The server had no part in it.
verify-commitment = Commitment of the seed
verify-first-player = First player
verify-deck = Race { $race }: movement cards
verify-line-up = Race { $race }: line-up
verify-judgment = Race { $race }: Zeus’ Judgment
verify-tablet = Race { $race }: Tablet of Destinies
verify-matches = matches
verify-differs = doesn’t match
verify-published = Published before the game (SHA-256 of the seed)
verify-seed = Seed, shown after the game
verify-words = The players’ words
verify-no-seed = This record shows no seed: its shuffles can’t be checked.
verify-no-webcrypto = This browser computes SHA-256 only on secure pages (https or localhost). Save the record and check it with “derby verify”.
verify-began-midway = This game began in the middle: its shuffles can only be checked with “derby verify”.
verify-bad-record = This isn’t the record of a whole game.

## After the game

after-title = After the game
after-waiting = Analysing race { $race } of { $races }…
after-waiting-long = The first time on this computer, it takes a minute or so.
after-again = Try again
after-to-table = Back to the table
after-victory = Chances of winning
after-victory-note = Each player’s chances, with all the cards open and sensible play from there on: { $samples } games played out at every moment, give or take { $error }. The numbers mark the turning points.
after-rough = This server can’t compile the rules, so all chances here are rough.
after-turning-points = Turning points
after-turning-points-note = The biggest swings in anyone’s chances.
after-no-turning-points = There were none: nobody’s chances ever swung far.
after-race = Race { $race }
after-cause-deal = The cards are dealt
after-cause-first-bets = The first bets
after-cause-turn = { $name } moves: { $cards }
after-cause-third-bets = The third bets
after-cause-judgment = Zeus’ Judgment
after-leap = { $name }: { $before } → { $after }
after-bet-leap = { $of } bet, { $bet } { $on }: { $before } → { $after }
after-plot = Race { $race }, card by card. Ranking before the judgment: { $ranking }.
after-plot-note = Each line is a creature. To the right, the cards as they were played; upwards, the sectors.
after-cards = cards played
after-third-bets = third bets
after-disqualified = disqualified: { $creatures }
after-bets-note = The chance is what the player could expect when placing the bet.
after-bet = Bet
after-chance = Chance
after-outcome = Outcome
after-won = came true, +{ $points }
after-lost = lost
after-exchanged = placed as: { $bet } { $on }
