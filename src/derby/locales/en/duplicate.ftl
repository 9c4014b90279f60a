## The daily race, and duplicate matches

daily-title = Daily race
daily-what = One deal a day, the same for everybody. You have one try, and as much time as you like.
daily-against = Against three bots: { $level }
daily-play = Play the race
daily-go-on = Continue the race
daily-past = That day is over: the race won’t count for your streak or a place.
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
        [one] You scored one point
       *[other] You scored { $points } points
    }
daily-won = Nobody at your table scored more.
daily-lost = Somebody at your table scored more.
daily-race-bets = Race { $race }: { $won } of { $bets } bets came true
daily-place = Place { $place } of { $of }
daily-alone = Without a server there is nobody to compare you with.
daily-checked = Checking your game. Then you’ll see your place…
daily-not-counted = This game isn’t compared with others.
daily-rival = { $points ->
        [one] Olympian scored one point in your seat.
       *[other] Olympian scored { $points } points in your seat.
    }
daily-rival-waits = Olympian is still playing in your seat…
daily-best = All results
daily-column-place = Place
daily-column-player = Player
daily-column-points = Points
daily-share = Share your result
daily-share-note = It gives nothing away to anyone still to play.
daily-share-points = { $points ->
        [one] One point, place { $place } of { $seats } at the table
       *[other] { $points } points, place { $place } of { $seats } at the table
    }
daily-copy = Copy
duplicate-link = Duplicate with friends or bots
duplicate-title = Duplicate match
duplicate-what = You and your friends play the same seat with the same cards against the same bots, each in your own time. Then you compare.
duplicate-what-here = You and a bot play the same seat with the same cards. Then you compare.
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
duplicate-go-on = Continue
duplicate-results = Results
duplicate-results-note = You see what others made of a deal once you have played it.
duplicate-together = Total
duplicate-invite = Send this link to your friends
duplicate-bots = Let a bot play the same seat
duplicate-compare = Compare
duplicate-compare-with = You and { $name }
duplicate-you = You
duplicate-whose-points = { $points ->
        [one] { $name }: one point
       *[other] { $name }: { $points } points
    }
duplicate-parted-same = You parted ways at decision { $number }; until then everything was the same. You: { $own }. { $name }: { $other }.
duplicate-parted = Decision { $number } was the first to differ. You: { $own }. { $name }: { $other }.
duplicate-alike = You made the same decisions in this race.
duplicate-watch-own = Watch yours from there
duplicate-watch-other = Watch { $name } from there
