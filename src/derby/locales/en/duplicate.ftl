## The daily race, and duplicate matches

daily-title = Daily race
daily-what = One deal a day, the same for everybody. You have one try, and as much time as you like.
daily-against = Against three bots: { $level }
daily-play = Play the race
daily-go-on = Go on with the race
daily-past = This day is past: the race counts for no streak and no place.
daily-streak = { $days ->
        [one] Streak: one day
       *[other] Streak: { $days } days
    }
daily-longest = (longest: { $days })
daily-days = Calendar
daily-day-open = not played yet
daily-day-playing = begun
daily-day-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
daily-loading = Just a moment…
daily-points = { $points ->
        [one] You made one point
       *[other] You made { $points } points
    }
daily-won = Nobody at your table had more.
daily-lost = Somebody at your table had more.
daily-race-bets = Race { $race }: { $won } of { $bets } bets came true
daily-place = Place { $place } of { $of }
daily-alone = Without a server there is nobody to compare you with.
daily-checked = Your game is being checked, then you get your place…
daily-not-counted = This game isn’t compared with others.
daily-rival = { $points ->
        [one] Olympian made one point with your seat.
       *[other] Olympian made { $points } points with your seat.
    }
daily-rival-waits = Olympian is still playing your seat…
daily-best = Everybody’s results
daily-column-place = Place
daily-column-player = Player
daily-column-points = Points
daily-share = To share
daily-share-note = It tells nothing to anybody who is still to play.
daily-share-points = { $points ->
        [one] One point, place { $place } of { $seats } at the table
       *[other] { $points } points, place { $place } of { $seats } at the table
    }
daily-copy = Copy
duplicate-link = Duplicate with friends or bots
duplicate-title = Duplicate match
duplicate-what = You and your friends play the same seat of the same deals against the same bots, each at your own time. Then you compare.
duplicate-what-here = You and a bot play the same seat of the same deals. Then you compare.
duplicate-deals = Deals
duplicate-open = Open the match
duplicate-own = Your matches
duplicate-all = All your matches
duplicate-summary = { $over } of { $deals } deals played, { $level }, { $players ->
        [one] one player
       *[other] { $players } players
    }
duplicate-plays = Everybody plays the same seat against { $seats } bots: { $level }
duplicate-deal = Deal { $number }
duplicate-play = Play
duplicate-go-on = Go on
duplicate-results = Results
duplicate-results-note = You see what others made of a deal once you have played it.
duplicate-together = Together
duplicate-invite = Send this link to your friends
duplicate-bots = Let a bot play the same seat
duplicate-compare = Compare
duplicate-compare-with = You and { $name }
duplicate-you = You
duplicate-whose-points = { $points ->
        [one] { $name }: one point
       *[other] { $name }: { $points } points
    }
duplicate-parted-same = Decision { $number } is where you parted, with everything the same until then. You: { $own }. { $name }: { $other }.
duplicate-parted = Decision { $number } was the first that differed. You: { $own }. { $name }: { $other }.
duplicate-alike = You decided alike in this race.
duplicate-watch-own = Watch yours from there
duplicate-watch-other = Watch { $name } from there
