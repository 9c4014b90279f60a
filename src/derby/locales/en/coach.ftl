## The coach

coach-cost = Once you take a hint, this game no longer counts, neither for statistics nor for your rating.
coach-cost-company = That goes for everyone at the table, and everyone will see that you asked.
coach-ask = Give me a hint
coach-waiting = The coach is thinking…
coach-waiting-long = The coach is thinking… The first time on this computer, it takes a minute or so.
coach-good = { $count ->
        [one] Clearly the best of { $options } options:
       *[other] About equally good, and the best of { $options } options:
    }
coach-worth = { $share } chance of winning
coach-nothing-to-say = It makes no clear difference to any bet.
coach-choose = Choose this
coach-play = Play this
coach-from = Olympian’s judgment, from { $worlds } ways the race could go on. It knows only what you know.
coach-rough = Without compiled rules there is little time to think, so this is rough.
coach-deed-bet = Bet { $on }: { $bet }
coach-deed-trick = { $card } with its dirty trick
coach-deed-turn = { $fast }, then { $slow }
coach-deed-slow = { $card } as the slow card
coach-deed-fate = Fate token in sector { $sector }
coach-deed-power = { $power }: { $choice }
coach-bet-known = { $on } ({ $bet })
coach-fact-new = { $whose ->
        [you] Your bet
       *[other] { $of } bet
    } { $on } comes true { $chance } of the time and pays { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coach-fact-change = { $whose ->
        [you] Your bet
       *[other] { $of } bet
    } { $on } goes { $change ->
        [up] up
       *[down] down
    } from { $before } to { $after }.
coach-decisions = Your decisions
coach-decisions-of = { $of } decisions
coach-decisions-note = What each decision cost in chances of winning, compared with the best one, as Olympian judges it from what was known at the time.
coach-whose = Whose decisions?
coach-total = { $count ->
        [one] One decision with a real choice; it cost { $lost } in chances of winning, give or take { $error }.
       *[other] { $count } decisions with a real choice; together they cost { $lost } in chances of winning, give or take { $error }.
    }
coach-so-far = Races 1 to { $races }:
coach-faultless = The coach couldn’t have done better.
coach-costliest = The costliest decisions
coach-lost = cost { $share }
coach-done = Played:
coach-better = Better:
coach-show = Show me
coach-show-this = Show me: { $deed }
coach-try = Try it
coach-try-this = Try it: { $deed }
coach-try-note = “Try it” lets you play on from there against bots, with new luck.
coach-all = All decisions
coach-all-race = Race
coach-all-deed = Decision
coach-all-lost = Cost
coach-all-better = Better
coach-luck = Luck and skill
coach-luck-deal = The deal
coach-luck-judgments = Zeus’ judgments
coach-luck-others = The others’ decisions
coach-luck-own = Your own decisions
coach-luck-own-of = { $of } own decisions
coach-luck-result = Together
coach-luck-part = Part
coach-luck-share = Share of the victory
coach-luck-sentence = { $whose ->
        [you] You took { $result } of the victory;
       *[other] { $name } took { $result } of the victory;
    } the average at this table is { $average }. { $part ->
        [deal] The deal made the biggest difference.
        [judgments] Zeus’ judgments made the biggest difference.
        [others] What the others did made the biggest difference.
       *[own] { $whose ->
            [you] Your own decisions
           *[other] Their own decisions
        } made the biggest difference.
    }
coach-luck-note = Each part shows what it added to an average share, or took from it, with its 95% interval. Together they make up exactly the result. Here all cards are open, unlike where your decisions are judged.
