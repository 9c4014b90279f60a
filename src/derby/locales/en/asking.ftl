## Asking what something is

asked-key = what is this? (then ← → for the next thing)
asked-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of 6, in sector { $sector }.
asked-place-start = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of 6, still at the start.
asked-place-finished = Across the finish line, { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of 6.
asked-place-disqualified = Disqualified in this race.
asked-your-bet = Your bet on it: { $bet }.
asked-no-bet = You have no bet on it.
asked-tokens = { $count ->
        [0] No token left: nobody can bet on it any more.
        [one] One token left for a bet on it.
       *[other] { $count } tokens left for bets on it.
    }
asked-cards-yours = Still to come from your cardholders: { $cards }.
asked-cards-unknown = In other cardholders, or not in this race at all: { $cards }.
asked-cards-zeus = { $count ->
        [one] One of its cards is in the Zeus deck. If Zeus draws it, the creature is disqualified.
       *[other] { $count } of its cards are in the Zeus deck. If Zeus draws one of them, the creature is disqualified.
    }
asked-card-moves = { $fast ->
        [one] { $fast } sector
       *[other] { $fast } sectors
    } as the fast card of a turn, { $slow } as the slow one.
asked-card-trick = Its dirty trick adds { $bonus } to the fast movement. But then the card goes to Zeus, and the creature may be disqualified.
asked-card-protection = If Zeus draws it, it does no harm.
asked-assumed = No rulebook prints this; we have assumed it.
asked-bet-needs = Comes true if this is how the creature ends up after Zeus’ Judgment.
asked-bet-pays = { $points ->
        [one] Scores { $points } victory point.
       *[other] Scores { $points } victory points.
    }
asked-bet-once = You can use each bet card once in the game.
asked-seat-points = { $points ->
        [one] { $points } victory point so far.
       *[other] { $points } victory points so far.
    }
asked-seat-bets = Bets in this race: { $creatures }.
asked-power = { $power }: { $effect }
asked-power-played = { $power }: already played.
asked-power-once = Can be played once in the whole game.
asked-fate-why = When a creature ends a movement on it, one of the gods may play a fate power. That uses up the token.
asked-line-after = After sector { $sector }.
asked-line-mid = Once a creature is past it, everyone places a third bet, as soon as the turn is over. Whoever had that turn bets last.
asked-line-mid-passed = First past it in this race: { $creature }.
asked-line-finish = A creature past it has its place for sure, unless Zeus objects, and flies no further.
asked-zeus-holds = In it: { $cards }.
asked-zeus-draws = { $draws ->
        [one] After the race Zeus draws one card. The creature on it is disqualified.
       *[other] After the race Zeus draws { $draws } cards. Every creature on them is disqualified.
    }
asked-zeus-chance = The more of a creature’s cards are in the deck, the likelier it is to be caught.
asked-first-player = Bets first, and takes the first turn.
asked-holder = Cardholder
asked-holder-yours = You share it with { $name }: only the two of you see its cards and play from it.
asked-holder-others = { $one } and { $other } share it: only they see its cards and play from it.
asked-holder-turn = On every turn, one of a player’s two cardholders provides the fast card and the other the slow one.
asked-holder-count = { $count ->
        [0] It is empty.
        [one] One card is left in it.
       *[other] { $count } cards are left in it.
    }
asked-discard = Discard pile
asked-discard-why = Cards that were played, dirty tricks aside. Everyone may look at them, and they play no further part in this race.
asked-discard-count = { $count ->
        [0] It is empty.
        [one] One card lies there.
       *[other] { $count } cards lie there.
    }
