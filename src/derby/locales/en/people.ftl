## Chat and reactions

chat-title = Chat
chat-unread = { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
chat-say = Say something
chat-send = Send
chat-nobody = Nobody has said anything yet.
chat-said = { $name }: { $text }
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-muted = { $name } is muted.
chat-report = Report { $name } to whoever runs this server
chat-reported = You have reported { $name } to whoever runs this server.
chat-reactions = Reactions
chat-key = chat
reaction-cheer = Hurrah!
    .by = { $name } cheers.
reaction-laugh = Ha ha!
    .by = { $name } laughs.
reaction-gasp = Oh!
    .by = { $name } gasps.
reaction-groan = Alas!
    .by = { $name } groans.
reaction-thunder = By Zeus!
    .by = { $name } calls down thunder.
reaction-thanks = Thank you!
    .by = { $name } says thank you.

## Several people at one device

together-title = Together on this device
together-note = Pass the device around. Between turns the screen is covered, so nobody sees your cards and bets.
together-name = Name of player { $number }
together-more = Add a player
together-fewer = Remove player { $number }
together-begin = Play together
together-who = { $bots ->
        [0] { $people } people, no bots.
        [one] { $people } people and { $bots } bot ({ $level }).
       *[other] { $people } people and { $bots } bots ({ $level }).
    }
together-all-look = Now everyone may look.
cover-title = { $name }, it’s your turn
cover-text = Hand the device to { $name }. The others look away.
cover-uncover = I’m { $name }
cover-meanwhile = Since your last turn
looked-alone = Only you see this.
looked-holder = The cardholder { $between } holds:
rematch-join = Join the rematch

## The guest and the seat

me-title = Continue on another device
me-note = No account, no password: a code takes your seats and games to another device.
me-new-code = Show me a code
me-new-code-note = A new code replaces the old one and signs you out on your other devices.
me-code = Your recovery code
me-code-note = Write it down: it restores your seats and games elsewhere. You won’t see it again.
me-code-kept = I have it
me-enter-code = Code from your other device
me-recover = This is me
me-seat-here = Is one of these seats yours?
me-welcome = Welcome back, { $name }!
me-code-unknown = Nobody has this code. Check every letter.
seat-deeds = Your seat
seat-auto-pass = Always pass on powers
seat-let-bot-play = Let a bot play for me
