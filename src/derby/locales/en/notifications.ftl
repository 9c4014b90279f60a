# Notifications of the browser, for games of weeks.

notify-title = Notifications for games played over days
notify-off = Off
notify-0 = Every time
notify-4 = Every 4 h at most
notify-24 = Once a day at most
notify-note = Your browser tells you when a decision waits for you, even while this page is closed: once for all games, and never while you’re looking.
notify-denied = Your browser doesn’t let this page show notifications. You can change that in its settings for this site.
notify-failed = Your browser couldn’t set up notifications. Try again later.
push-title = Divinity Derby: your turn
push-game = The game with { $names } is waiting for you.
push-games = { $count ->
        [one] A game is waiting for you.
       *[other] { $count } games are waiting for you.
    }
push-hours = { $count ->
        [0] Less than an hour left.
        [one] One hour left.
       *[other] { $count } hours left.
    }
push-days = { $count ->
        [one] One day left.
       *[other] { $count } days left.
    }
