## Everywhere on the page

page-rules = Rules
page-settings = Settings
page-close = Close
page-confirm = Confirm
page-continue = Continue
page-skip = Skip to the end
page-you = you
page-guest = Guest
page-player = Player { $number }
page-to-lobby = Go to the lobby
page-lost = Perhaps a letter is missing from the address, or the page has moved.

## Settings and keys

page-language = Language
page-language-unread = Not yet read by a native speaker.
page-theme = Theme
page-theme-auto = Match device
page-theme-day = Day
page-theme-night = Night
page-speed = Animation speed
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-instant = Instant
page-skip-to-turn = Skip to my turn
page-skip-ahead = Skip ahead
page-confirmation = Confirmation
page-confirmation-on = Confirm every decision
page-confirmation-off = Just an undo button
page-confirmation-note = Without confirmation, a complete choice is sent after three seconds. Until then you can undo it: nobody has seen anything of it, and you have learned nothing new.
page-sent-soon = About to send your decision.
page-undo = Undo
page-send-now = Send now
page-keys = Keyboard
page-key-left = card of your left cardholder
page-key-right = card of your right cardholder
page-key-trick = dirty trick on or off
page-key-swap = swap fast and slow card
page-key-creature = creature to bet on
page-key-bet = bet card
page-key-power = power, or one of its choices
page-key-pass = pass, or one step back
page-key-fate = sector for the fate token
page-key-confirm = confirm
page-key-skip = skip to your turn
page-key-act = go to the Confirm button
page-key-back = undo all choices
page-key-tabs = cards, bets, Zeus, story
page-key-rules = the rules
page-key-help = this list
page-keys-hint = Keys: H says what something is, F goes to the Confirm button, the question mark lists all keys.

## Connection, and what is refused

page-coming = Joining the table…
page-away = Connection lost. Trying again…
page-away-pending = Connection lost. Your decision will be sent as soon as it’s back.
page-planned-card-dropped = The slow card you chose can’t be played any more. Choose another one.
refused-offline = The server can’t be reached. Are you online?
refused-bad-message = The page and the server don’t understand each other. Reload the page.
refused-enter-first = Join the table first.
refused-no-such-address = There is nothing at this address.
refused-no-such-table = This table doesn’t exist.
refused-no-such-puzzle = This puzzle doesn’t exist.
refused-no-such-seat = The table has no such seat.
refused-not-your-seat = This isn’t your seat.
refused-not-your-turn = It isn’t your turn.
refused-not-legal = The rules don’t allow that now.
refused-stale = Something happened in the meantime. Look again.
refused-not-the-host = Only the host can do that.
refused-seat-taken = This seat is taken.
refused-removed = The host has removed you from this table.
refused-seats-free = Seats are still free.
refused-too-late = The game has begun already.
page-other-rules = The rules have changed since this game began. You can play on by today’s rules. They apply to everything that has happened so far, too, so the table may not look quite as you remember it.
page-other-rules-play-on = Play on by today’s rules
refused-other-rules = This game was played by rules that have changed since.
refused-not-playing = No game is being played here.
refused-not-over = The game isn’t over yet.
refused-not-away = This player is here.
refused-no-time = Your time is used up: a bot plays your seat to the end.
refused-god-taken = Somebody else has chosen this god.
refused-bad-settings = No game can be played with these settings.
refused-no-name = A name needs at least one visible character.
refused-long-name = A name has at most 24 characters.
refused-bad-name = This name contains something that can’t be shown.
refused-bad-record = This isn’t the record of a whole game.
refused-too-many = That would be too many.
refused-too-fast = Not so fast! Wait a moment.
refused-try-again = That didn’t work. Try again in a moment.
refused-damaged = This table is damaged on the server and can’t be shown.
refused-not-known = The server doesn’t know you. Go to the lobby and enter your name.
refused-banned = Whoever runs this server has banned you for a while.
refused-closed = Whoever runs this server has closed this table.
refused-not-allowed = That isn’t allowed from here.
refused-too-large = That is too large.
refused-too-few = There are too few players for a table.
refused-switched-off = This server doesn’t offer that.
refused-not-a-member = Only members of the group can do that.
refused-no-open-view = You can’t watch this game with all cards open.
refused-no-odds = No odds are shown at this table.
refused-no-hints = Hints aren’t possible here: everyone at the table has to agree before the game begins.
refused-no-reviews = This server doesn’t review games.
refused-no-daily = There is no daily race on this server.
refused-no-duplicates = This server has no duplicate matches.
refused-play-first = Play this race first: others’ games show what was dealt.
refused-no-puzzles = This server has no puzzles.

## Without the server

here-plays = On this device
here-not-kept = Nothing is saved in this browser window
here-offline = The server can’t be reached just now. On this device you can play against bots, or together.
here-alone = There is no server here: you play on this device, against bots or together.
here-seat = If you were in a game, nothing is lost: a bot plays for you after a while, and you can take your seat back.
here-olympian = Olympian doesn’t think as far ahead here as on a server.
here-loading = Loading the game: { $loaded } of { $total } MB
here-starting = Starting the game…
here-failed-download = The game couldn’t be loaded. Are you online?
here-failed-start = The game can’t be started in this browser.
here-failed-other-tab = The game is open in another tab. Play there, or close that tab.
here-failed-new-version = There is a new version of this page.
here-again = Try again
here-reload = Reload
here-not-stored = This browser couldn’t save that; perhaps its storage is full. Make some room, then try again.
here-elsewhere = A game played on one device can only be opened there.

## Sounds

sound = Sounds
sound-off = Off
sound-on = On
sound-volume = Volume
