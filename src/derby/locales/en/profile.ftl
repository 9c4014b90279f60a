## You: games, statistics, data

profile-title = You
profile-empty = None of your games has counted yet. Once one does, you’ll see here how you play: what you bet on, what came of it, and how strong you are.
profile-here = These are the games of this device. There is no rating without a server.
profile-loading = Adding up your games…
profile-games = Games
profile-wins = Victories
profile-wins-average = An average player would have { $average }.
profile-share = Won
profile-points = Points per game
profile-points-best = { $points } at best
profile-streak = Victories in a row
profile-streak-longest = longest: { $longest }
profile-rating = Rating
profile-rating-between = Very likely between { $low } and { $high }.
profile-rating-none = Your first game against others on this server gives you a rating.
profile-rating-here = Without a server there is no rating: there is nobody here to compare you with.
profile-rating-plot = Your rating over { $games } games: { $first } after the first, { $last } now, between { $low } and { $high }.
profile-rating-axis = rated games
profile-rating-note = The line is your rating; your true strength is very likely within the band around it. Everyone starts at 1500.
profile-luck-none = This is where you will see how much of your results is luck and how much is skill. For that, the coach has to review your games, which takes a few seconds each.
profile-luck-skill = { $sure ->
        [few] Too few games so far to say anything about skill.
        [better] Your decisions were better than your opponents’. They added { $own } to your share of the victory per game, and that is hardly a coincidence.
        [worse] Your decisions were worse than your opponents’. They took { $own } off your share of the victory per game, and that is hardly a coincidence.
       *[open] It is too early to tell whether your decisions are better or worse than your opponents’: their effect on your share of the victory is very likely between { $low } and { $high } per game.
    }
profile-luck-luck = { $luck ->
        [bad] Luck was against you: the deal and Zeus’ judgments cost you { $share } per game.
       *[good] Luck was on your side: the deal and Zeus’ judgments brought you { $share } per game.
    } In the long run, that evens out.
profile-luck-lost = { $sure ->
        [few] On average, a decision cost you { $lost } in chances of winning, as Olympian judges it from what you knew.
       *[other] On average, a decision cost you { $lost } in chances of winning, give or take { $margin }, as Olympian judges it from what you knew.
    }
profile-luck-note = What each part added to an average result, or took from it, per game, with 95% intervals. They narrow with every game.
profile-luck-reviewed = Reviewed: { $reviewed } of { $games } games.
profile-luck-rough = { $rough } of them only roughly, without compiled rules.
profile-luck-review = { $count ->
        [one] Review one more game
       *[other] Review the latest { $count }
    }
profile-luck-progress = The coach is looking at game { $game } of { $games }…
profile-luck-stop = Stop
profile-bets = Bet cards
profile-bets-show = Show
profile-bets-often = How often
profile-bets-often-note = In how many games out of a hundred the card is used.
profile-bets-true = Came true
profile-bets-true-note = How many bets out of a hundred come true.
profile-bets-brought = Points per bet
profile-bets-brought-note = How many points a bet with this card earns on average, failed bets included.
profile-card = Bet card
profile-own = You
profile-people = Everyone here
profile-played = Where you win
profile-by-seats = By players
profile-by-variants = By variants
profile-by-opponents = By opponents
profile-base-game = Base game
profile-seats = { $seats } players
profile-fair-share = The mark shows what everyone would win if all were equally strong.
profile-tricks-played = Per game
profile-tricks-caught = Caught by Zeus
profile-tricks-note = A dirty trick is caught when Zeus draws its card and disqualifies the creature.
profile-achievements = Achievements
profile-reached = Achieved
profile-progress = { $reached } of { $of }
profile-achievement-victory = First laurels
    .note = Win a game.
profile-achievement-streak = Favourite of the gods
    .note = Win three games in a row.
profile-achievement-every-seats = At home at every table
    .note = Win with three, four, five and six players.
profile-achievement-all-variants = Nothing left out
    .note = Win a game with all three variants.
profile-achievement-olympian = Giant killer
    .note = Win against an Olympian.
profile-achievement-every-card = The whole hand
    .note = Have each of your eleven bet cards come true.
profile-achievement-sure-bets = Seer
    .note = Have seven bets in one game come true.
profile-achievement-quiet-tricks = Behind Zeus’ back
    .note = Play four dirty tricks in one game without Zeus catching one.
profile-achievement-above = More than your share
    .note = Win a quarter more than an average player would, over at least 20 games.
profile-running = Games in progress
profile-finished = Finished games
profile-find = Find games
profile-any = Any
profile-result = Result
profile-result-won = Won
profile-result-lost = Not won
profile-bots = Against
profile-name = Opponent’s name
profile-found-none = No game fits.
profile-won = { $points ->
    [one] Won with { $points } point
   *[other] Won with { $points } points
  }
profile-scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
profile-watch = Watch
profile-report = Report
profile-again = Same people again
profile-not-counted = doesn’t count for the statistics
profile-deleted = no longer kept
profile-more = Show more
profile-open-record = Open a record
profile-open-note = Or drop a saved game here.
profile-data = What is kept about you
profile-export = Save everything as a file
profile-export-note = Your games, bets and figures, as JSON.
profile-forget = Forget me
profile-forget-note = Your name, what you said, your results, figures and rating are deleted, and so are your recovery code and your external bots. Other people’s games stay, without your name. This can’t be undone.
profile-forget-here-note = Your name, results and figures on this device are deleted. This can’t be undone.
profile-forget-sure = Delete everything about me
profile-forget-not = Keep it
profile-forgotten = You are forgotten. If you play here again, you start afresh.
