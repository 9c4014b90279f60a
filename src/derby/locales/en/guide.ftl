## The guided first race

guide-name = Guide
guide-next = Next
guide-skip = Skip the guide
guide-done = Done
guide-again = Show me the guide
guide-key = next step of the guide
guide-welcome-title = Once around Olympus
guide-welcome = Six creatures fly from the start to the finish. You bet on how they will end up, and help things along with cards. After three races, whoever has the most victory points wins.
guide-cards-title = Your cards
guide-cards = With these cards you will move the creatures. You share the left cardholder with { $left }, the right one with { $right }. If a creature has many high cards here, you can help it.
guide-first-bet-title = Your first bet
guide-first-bet = Choose a creature and a bet card, in any order. If the creature ends up in a place named on the card, you get the victory points. Everyone sees the creature, only you see the card.
guide-second-bet-title = What the others know
guide-second-bet = A token shows which creature a god has bet on, but not for which place: it may well be the last. Now comes your second bet, on a different creature.
guide-watch-title = The race is on
guide-watch = A turn is two cards: first a fast one, which uses its first number, then a slow one from the other cardholder, which uses its second.
guide-fast-title = Your turn: the fast card
guide-fast = Choose a card from either cardholder. Its creature will fly as many sectors as the first, large number says.
guide-trick-title = A dirty trick
guide-trick = This card may add { $bonus ->
        [one] { $bonus } sector
       *[other] { $bonus } sectors
    }. But then it goes to Zeus instead of the discard pile, and if he draws it after the race, its creature is disqualified. It’s up to you.
guide-slow-title = Now the slow card
guide-slow = The ghost on the track shows where your creature will land. Now choose a card from your { $side ->
        [left] left
       *[right] right
    } cardholder: only its second, small number counts.
guide-confirm-title = Nothing is decided yet
guide-confirm = Change your mind as often as you like, or swap the two cards. Only “Confirm” plays them.
guide-neighbours-title = Shared cards
guide-neighbours = Your neighbours play from the same cardholders: { $left } from your left one, { $right } from your right one. They can play what you leave there. But you also see what they may be up to.
guide-zeus-title = Zeus is watching
guide-zeus = A dirty trick was played, and its card has joined the protection cards in the Zeus deck. After the race Zeus draws { $drawn ->
        [one] a card: its creature
       *[other] { $drawn } cards: every creature on them
    } is disqualified.
guide-order-title = Who is ahead?
guide-order = The small numbers on the creatures are their ranks. Within a sector, whoever arrived last is ahead.
guide-third-bet-title = The third bet
guide-third-bet = A creature has passed the mid-race line: everyone bets once more. Whoever’s turn it was bets last. You know a lot more by now, so look at the track and your cards before you choose.
guide-finish-title = Across the line
guide-finish = A creature beyond the finish line has secured its place, unless Zeus objects, and flies no further. Its cards still have to be played, but they move nothing.
guide-fate-token-title = Your fate token
guide-fate-token = Put it on a sector of your choice. When a creature ends a movement there, a god may play a fate power, and the token is gone.
guide-power-title = A power of your god
guide-power = At this moment you may play one of your power cards, or pass. Each of them works only once in the whole game.
guide-judgment-title = Zeus’ Judgment
guide-judgment = The race is over, and this is how the creatures came in. Now Zeus draws { $drawn ->
        [one] a card
       *[other] { $drawn } cards
    } from his deck. A creature on a drawn card is out, and those behind it move up. Protection cards do no harm.
guide-bet-outcome-title = Bet outcome
guide-bet-outcome = Now all bets are turned over. If a creature has come in at a place named on its card, the bet scores its points.
guide-next-race-title = What remains
guide-next-race = { $won ->
        [all] The bets that came true have scored, the others have earned nothing.
        [0] None of your bets came true, so this race has brought you nothing.
        [one] One of your bets came true and brought you { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[other] { $won } of your bets came true and brought you { $points } points.
    } Points stay, but used bet cards are gone: you have { $cards } left for { $races ->
        [one] one more race
       *[other] { $races } more races
    }. All movement cards are shuffled and dealt anew.
guide-odds-title = The odds
guide-odds = From now on you can see every creature’s chances, worked out from nothing but what you know yourself. Next to a bet, the percentage is the chance that it comes true, and “avg” the victory points it earns on average.
guide-farewell-title = You know the game
guide-farewell = This is the end of the guide. The rules are always here (key G), open at the current step, and from there you can bring the guide back. Good luck!

## Tips for the first games

hints-setting = Guide and tips for beginners
hints-setting-off = Not shown
hints-setting-on = Shown
tip-name = Tip
tip-close = Got it
tip-never = No more tips
tip-easy-bets-title = Start with an easy bet
tip-easy-bets = You see only some of the cards, and the race is long. Bet cards with two or three places come true more often: a good way to begin.
tip-high-bets-title = Keep the big ones
tip-high-bets = At the third bet half the race is over, and you know much more. It often pays to keep your most valuable bet cards until then.
tip-third-race-title = The last race
tip-third-race = Bet cards left over after this race are worth nothing. If you keep a valuable one for the third bet, make sure you can still use it: the token you need may be gone by then.
tip-mid-race-line-title = Across the mid-race line?
tip-mid-race-line = This turn takes the first creature across. After it come the third bets, and yours is the last of all. If you are in no hurry, leave it to someone else.
tip-disqualification-title = Zeus has noticed
tip-disqualification = Several of { $of } cards are in the Zeus deck. A bet on disqualification is risky, but it pays more than most.
