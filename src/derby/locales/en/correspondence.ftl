# Games of weeks.

clock-8h = 8 h per decision
clock-1d = 1 day per decision
clock-3d = 3 days per decision
clock-7d = 7 days per decision
clock-slow-note = You don’t all have to be there at the same time. If a decision isn’t made in time, a bot makes that one.
clock-left = Time left
games-until = due { $when }
seat-auto-pass-slow = Pass on powers around other players’ cards
missed-race = Race { $race }
missed-turn = { $name }: { $moves }
missed-move = { $creature } { $sectors }
missed-earlier = { $count ->
        [one] Before that, { $count } turn
       *[other] Before that, { $count } turns
    }
