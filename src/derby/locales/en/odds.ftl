## Odds

page-tab-odds = Odds
odds-setting = Odds
odds-setting-off = Off
odds-setting-on = For everyone
odds-title = Chances in this race
odds-on = At this table, everyone may see the odds. They are based only on what you know yourself.
odds-show = Show the odds
odds-waiting = Working out the odds…
odds-waiting-long = Working out the odds… The first time on this computer, it takes a minute or so.
odds-from = From { $samples } ways the race could go on, give or take { $error }.
odds-rough = This server can’t compile the rules, so the odds are rough: { $samples } ways the race could go on, give or take { $error }.
odds-place = { $place }: { $chance }
odds-bar = { $creature }. { $places }
odds-key = In each bar, from left to right: 1st to 6th place, then disqualified (hatched).
odds-head-first = to win
odds-all-bets = Every bet: its chance, and below it the points it is worth on average
odds-of-bet = { $chance }, worth { $value } on average
odds-unit = avg { $value }
odds-unit-key = avg: victory points on average

## Hints

hint-ask = Hint
hint-key = ask the coach for a hint
hint-agree = Hints are fine with me
hint-agree-note = If everyone agrees before the game begins, anyone may ask for a hint during it. Once someone does, the game no longer counts.
hint-agreed = fine with hints
hint-asked = { $who ->
        [you] You ask the coach for a hint: this game no longer counts.
       *[other] { $name } asks the coach for a hint: this game no longer counts.
    }
