## The lobby

page-tagline = Six winged creatures, three races, one tipsy Zeus: bet well, and cheat with care.
short-race = A race in a few seconds
short-race-bet = You bet on the Pegasus to win.
short-race-trick = Cards make the creatures fly. The Phoenix tries a dirty trick…
short-race-zeus = Zeus catches it. The Pegasus wins: 6 points for you!
short-race-stop = Pause the race
short-race-go-on = Continue the race
games-title = Your games
games-bots = { $count ->
        [one] one bot
       *[other] { $count } bots
    }
games-gathering = The game has not begun yet
games-waiting = Waiting for { $name }
games-paused = Continues when you’re back
games-handed-over = A bot is playing for you
games-back = Back to the game
games-more = Show { $count } more
page-your-name = Your name
page-play = Play now
page-play-note = { $opponents ->
        [one] Against one opponent ({ $level }).
       *[other] Against { $opponents } opponents ({ $level }).
    }
daily-link = Daily race: one deal for everybody
daily-result = See how your race compares
duplicate-back = Back to the match
page-change-game = Change the game
page-opponents = Opponents
page-seats = Players
page-variants = Variants
page-about-zeus-sobers-up = Protection cards that are drawn leave the game.
page-about-power-of-the-gods = Every god has powers of their own.
page-about-fate-tokens = Tokens on the track awaken more powers; needs Power of the Gods.
page-with-friends = With friends
page-with-friends-note = Open a table and send the link. Empty seats can go to bots.
page-open-table = Open a table
page-open-tables = Open tables
page-no-tables = Nobody is waiting right now.
page-seats-free = { $free ->
        [one] { $free } seat free
       *[other] { $free } seats free
    }
page-being-played = The game is on
page-join = Join
page-watch-table = Watch
page-unofficial = An unofficial implementation of the game by Carlo A. Rossi. Divinity Derby is a trademark of Ares Games.

## A table before the game

page-invited = You are invited to Divinity Derby
page-invited-by = { $name } invites you to Divinity Derby
page-invited-to = Bet on six winged creatures in three races, help your favourites along with your cards, and cheat if you dare: Zeus is watching, tipsy as he is.
page-invited-for = A game takes about 45 minutes. The first race is explained as you play, and there is nothing to install.
page-gathering = Who’s playing?
page-seat-free = Free seat
page-bot = Bot ({ $level })
page-away-short = away
page-bot-plays = a bot plays
page-choose-god = God
page-god-by-lot = Random god
page-sit = Sit here
page-seat-bot = Bot
page-stand = Stand up
page-remove = Remove
page-fill-with-bots = Fill with bots ({ $level })
page-start-game = Start the game
page-host-starts = The host starts the game.
page-invite = Invite
page-invite-note = Anyone with this link can sit down or watch.
page-invite-link = Link to this table
page-copy = Copy
page-copied = Copied
page-qr = The link as a QR code
page-what-is-played = This game
page-clock = Thinking time
page-clock-none = No limit
page-clock-quick = 30 s per decision
page-clock-calm = 90 s per decision
page-clock-bank = 10 min per player
page-listed = Who can find this table
page-listed-link = Only with the link
page-listed-all = Everyone

## After the game

page-rematch = Rematch
page-look-at-table = Look at the table
replay-watch = Watch it again
page-puzzles = Puzzles
profile-link = Your games and statistics
evenings-link = Groups and tournaments
watching-setting = Watching with all cards open
watching-off = No
watching-race = Each race when it is over
watching-rounds = Two rounds late
watching-link = All cards
watching-on = People who aren’t playing can watch this game with all cards open, a little late.
after-link = Look back at the game
