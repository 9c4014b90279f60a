## Groups and tournaments

evenings-title = Groups and tournaments
evenings-coming = Just a moment…
evenings-groups = Groups
evenings-groups-note = For people who meet regularly: one link that always works, the table that is gathering, and the record of your games.
evenings-group-name = Name of the group
evenings-found = Start a group
evenings-tournaments = Tournaments
evenings-tournaments-note = For a club night: several rounds at several tables. In every round you meet different people, and the results come in by themselves.
evenings-tournament-name = Name of the tournament
evenings-hold = Set up a tournament
evenings-how = What is played
evenings-size-note = Tables are about the size you choose here; they differ by one seat at most.
evenings-fill = Bots at smaller tables
evenings-fill-none = None
evenings-plays = I play, too
evenings-name = Name
evenings-here = here now
evenings-host = host
evenings-owner = owner
evenings-out = not in the next round
evenings-members = Members and standings
evenings-tables = Now
evenings-to-table = To the table
evenings-past = Past games
evenings-group-door = Members see who is there, open tables together and follow the standings. They see your name, and you see theirs.
evenings-join-group = Join the group
evenings-leave-group = Leave the group
evenings-join-tournament = Play in the next round
evenings-leave-tournament = Play no further rounds
evenings-link-note = Anyone with this link can join.
evenings-own-link = Link to this page
evenings-manage = Manage
evenings-rename = Rename
evenings-somebody = Person
evenings-remove = Remove for good
evenings-remove-note = { $name } can’t come back, not even with the link.
evenings-remove-sure = Yes, remove
evenings-sure-not = No, cancel
evenings-pass-on = Put in charge
evenings-end = End the tournament
evenings-end-note = No further round can begin and nobody can join any more. The standings stay. This can’t be undone.
evenings-end-sure = Yes, end it
evenings-ended = The tournament has ended.
evenings-your-table = To your table
evenings-round-runs =
    Round { $round }: { $tables ->
        [one] one table is still playing.
       *[other] { $tables } tables are still playing.
    }
evenings-waiting =
    Before round { $round }: { $players ->
        [one] one person is
       *[other] { $players } people are
    } in. The host begins the round.
evenings-begin-round = Begin round { $round }
evenings-standings = Standings
evenings-rank = Rank
evenings-score = Score
evenings-rule = At every table first place scores 12 and last place 0, with equal steps between; tied players share their scores. Equal scores are decided by victory points.
evenings-rounds = Rounds
evenings-round = Round { $round }
evenings-table = Table { $number }
evenings-seat = { $score } · { $points } VP
evenings-settled = Settled as it stood
evenings-void = Counts for nobody
evenings-settle = Count as it stands
evenings-annul = Don’t count
watching-title = Watching with all cards open
watching-late-race = This table shows each race once it is over. The first is still under way.
watching-late-turns = This table shows the game { $turns } turns late, and hasn’t got that far yet.
