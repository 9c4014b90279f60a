### The words of the game in English.
###
### A word that bends with its sentence carries attributes, the same ones in every language:
### subject, opening (subject at the start of a sentence), object, of, on, gender, plural, feminine, short.

## Creatures

creature-dragon = Dragon
    .subject = the Dragon
    .opening = The Dragon
    .object = the Dragon
    .of = the Dragon’s
    .on = on the Dragon
    .gender = neuter
creature-gryphon = Gryphon
    .subject = the Gryphon
    .opening = The Gryphon
    .object = the Gryphon
    .of = the Gryphon’s
    .on = on the Gryphon
    .gender = neuter
creature-lamassu = Lamassu
    .subject = the Lamassu
    .opening = The Lamassu
    .object = the Lamassu
    .of = the Lamassu’s
    .on = on the Lamassu
    .gender = neuter
creature-pegasus = Pegasus
    .subject = the Pegasus
    .opening = The Pegasus
    .object = the Pegasus
    .of = the Pegasus’s
    .on = on the Pegasus
    .gender = neuter
creature-phoenix = Phoenix
    .subject = the Phoenix
    .opening = The Phoenix
    .object = the Phoenix
    .of = the Phoenix’s
    .on = on the Phoenix
    .gender = neuter
creature-sylph = Sylph
    .subject = the Sylph
    .opening = The Sylph
    .object = the Sylph
    .of = the Sylph’s
    .on = on the Sylph
    .gender = neuter

## Gods

god-anansi = Anansi
    .short = Anansi
god-horus = Horus
    .short = Horus
god-marduk = Marduk
    .short = Marduk
god-odin = Odin
    .short = Odin
god-quetzalcoatl = Quetzalcoatl
    .short = Quetzalcoatl
god-yu-huang = Yù Huáng the Jade Emperor
    .short = Yù Huáng
# Whose something is; .elided if the name begins with a vowel. In English it stands before what is theirs.
name-of = { $name }’s
    .elided = { $name }’s

## Words of the game

word-dirty-trick = dirty trick
    .plural = dirty tricks
word-bet =
    .plural = bets
word-bet-card =
    .plural = bet cards
word-cardholder =
    .plural = cardholders
word-mid-race-line = mid-race line
word-finish-line = finish line
word-judgment = Zeus’ Judgment
word-zeus-deck = Zeus deck
word-protection-card = protection card
    .plural = protection cards
word-disqualified = disqualified
    .feminine = disqualified
word-first-player = first player
word-victory-points = victory points
word-fate-token = fate token

## Variants

variant-zeus-sobers-up = Zeus Sobers Up
variant-power-of-the-gods = Power of the Gods
variant-fate-tokens = Fate Tokens

## Places, as short as on a bet card

place-first = 1st
    .feminine = 1st
place-second = 2nd
    .feminine = 2nd
place-third = 3rd
    .feminine = 3rd
place-fourth = 4th
    .feminine = 4th
place-fifth = 5th
    .feminine = 5th
place-sixth = 6th
    .feminine = 6th
place-last = last
    .feminine = last
place-next-to-last = next to last
    .feminine = next to last
place-disqualified = disqualified
    .feminine = disqualified
# Two places: “1st or 2nd”. Three: join the first two with place-comma, then the third with place-or.
place-or = { $a } or { $b }
place-comma = { $a }, { $b }

## Powers

power-trickster = Trickster
power-trickster-effect = At mid-race: move one of your bets to another creature. Its token returns to the board, and you take another one from there, but not one of a creature you have already bet on.
    .short = Mid-race: one of your bets moves to another creature
power-tangled-web = Tangled Web
power-tangled-web-effect = When a movement card is played: its creature moves 2 sectors fewer.
    .short = Card played: 2 sectors fewer
power-silken-thread = Silken Thread
power-silken-thread-effect = When a creature ends a movement on a fate token: pull it back 2 sectors.
    .short = Fate token: 2 sectors back
power-sun-ray = Sun Ray
power-sun-ray-effect = When a movement card is played: its creature moves 2 sectors further.
    .short = Card played: 2 sectors further
power-falcons-eye = Falcon’s Eye
power-falcons-eye-effect = Before one of your bets: secretly look at all the cards in a cardholder that isn’t one of yours.
    .short = Before a bet: see the cards of another cardholder
power-updraft = Updraft
power-updraft-effect = When a creature ends a movement on a fate token: it glides 2 sectors further.
    .short = Fate token: 2 sectors further
power-prophecy = Prophecy
power-prophecy-effect = At mid-race: take back the card of one of your bets and lay one of your unused bet cards face down in its place.
    .short = Mid-race: exchange the card of one of your bets
power-tablet-of-destinies = Tablet of Destinies
power-tablet-of-destinies-effect = After Zeus has drawn: shuffle one of the drawn cards back into the Zeus deck, then draw a new one.
    .short = Zeus has drawn: one of his cards is redrawn
power-storm-chariot = Storm Chariot
power-storm-chariot-effect = When a creature ends a movement on a fate token: it swaps positions with whichever creature is directly in front of it on the track.
    .short = Fate token: swap with the creature in front
power-superior-wisdom = Superior Wisdom
power-superior-wisdom-effect = At mid-race: choose one bet of every opponent, then secretly read those bet cards.
    .short = Mid-race: read one bet of every opponent
power-sleipnir = Sleipnir
power-sleipnir-effect = Before your slow movement: your second card uses its fast value instead of its slow one, but never its dirty trick.
    .short = Before your slow card: use its fast value
power-valkyries = Valkyries
power-valkyries-effect = When a creature ends a movement on a fate token: it can’t be disqualified in this race.
    .short = Fate token: can’t be disqualified
power-renewal = Renewal
power-renewal-effect = After you play a card without using its dirty trick: slip it back into either of your cardholders. In exchange, a different card of that creature leaves the same cardholder for the discard pile.
    .short = After your card: take it back, another one goes
power-shed-skin = Shed Skin
power-shed-skin-effect = After you play a card with its dirty trick: discard it normally, so that it stays out of the Zeus deck.
    .short = After your trick: the card stays out of the Zeus deck
power-feathered-wind = Feathered Wind
power-feathered-wind-effect = When a creature ends a movement on a fate token: whichever creature is last on the track, perhaps that very one, moves forward 3 sectors.
    .short = Fate token: whoever is last moves 3 sectors
power-heavenly-dukes-blessing = Heavenly Duke’s Blessing
power-heavenly-dukes-blessing-effect = At mid-race: move a creature forward 3 sectors. It can’t be the one that passed the line first.
    .short = Mid-race: move a creature 3 sectors
power-imperial-decree = Imperial Decree
power-imperial-decree-effect = Before the judgment: Zeus draws one extra card.
    .short = Before the judgment: Zeus draws one more card
power-celestial-paperwork = Celestial Paperwork
power-celestial-paperwork-effect = When a creature ends a movement on a fate token: the next movement card played for it in this race moves it 0 sectors.
    .short = Fate token: its next card moves it 0 sectors

## Moments at which powers are played

moment-card-played = when a card is played
    .short = card played
moment-fate = when a creature ends a movement on a fate token
    .short = fate token
moment-after-card = after a card has moved its creature
    .short = after the card
moment-before-slow = before the slow movement
    .short = before the slow card
moment-mid-race = at mid-race, before the third bets
    .short = mid-race
moment-before-bet = before a bet
    .short = before a bet
moment-before-judgment = before Zeus’ Judgment
    .short = before the judgment
moment-after-draw = after Zeus has drawn
    .short = Zeus has drawn

## Chapters of the rules

rules-overview-title = What it’s all about
rules-set-up-title = Set-up
rules-first-bets-title = First bets
rules-move-creatures-title = Moving the creatures
rules-dirty-trick-title = Dirty tricks
rules-third-bet-title = Third bet
rules-ranking-title = Ranking
rules-judgment-title = Zeus’ Judgment
rules-bet-outcome-title = Bet outcome
rules-next-race-title = Next race and end of the game
rules-who-sees-what-title = Who sees what
rules-power-of-the-gods-title = Variant: Power of the Gods
rules-fate-tokens-title = Variant: Fate Tokens
rules-zeus-sobers-up-title = Variant: Zeus Sobers Up

## How sentences are built

# The form of a creature that begins what follows a colon.
form-after-colon = subject
sentence = { $clause }.
sentence-with-result = { $clause }: { $result }.
list-and = { $a } and { $b }
you-subject = you
# After “between” and “with”.
you-object = you
letter-dragon = D
letter-gryphon = G
letter-lamassu = L
letter-pegasus = P
letter-phoenix = X
letter-sylph = S
holder-from-left = from your left cardholder
holder-from-right = from your right cardholder
holder-from-shared-with-you = from the cardholder shared with you
holder-from-shared = from the cardholder shared with { $name }
holder-into-left = into your left cardholder
holder-into-right = into your right cardholder
holder-into-shared-with-you = into the cardholder shared with you
holder-into-shared = into the cardholder shared with { $name }
holder-between = between { $a } and { $b }

## Opponents

bot-random = Random
bot-random-style = Picks any legal move at random.
bot-mortal = Mortal
bot-mortal-style = Looks at a handful of ways the race could go, and often misjudges it.
bot-hero = Hero
bot-hero-style = Plays the odds, one move ahead.
bot-titan = Titan
bot-titan-style = Imagines the hidden cards again and again before every move.
bot-olympian = Olympian
bot-olympian-style = Guesses your bets, plays for victory rather than points, and uses all the time it gets.
