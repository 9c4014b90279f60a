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
power-trickster-effect = At mid-race: move one of your bets to another creature. Its token returns to the board, and you take a different one from there, but none of a creature you have already bet on.
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
    .short = Zeus has drawn: one of the cards is drawn anew
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

## The rules
## A block is one paragraph on one line, or lines that all start with a bullet.

rules-title = The rules of the game
rules-source-note =
    This is an unofficial implementation of Divinity Derby, a game by Carlo A. Rossi; the name is a trademark of its publisher, Ares Games. All the wording here is our own.

    No rulebook prints every card, or how long the track is. What we couldn’t find there we have assumed, and whenever you look up a value the game tells you whether it is printed or assumed. If you own the box, you can play with its exact values by loading an edition of your own.

rules-overview-title = What it’s all about
rules-overview =
    Too much ambrosia at Zeus’ table, and the gods can’t agree: which winged creature is the fastest? A race around Olympus has to settle it. Each player is one of the gods, betting on how the creatures will finish and helping things along a little.

    A game is for 3 to 6 players and lasts three races. In each of them you place up to three bets, and you drive the creatures with movement cards that you share with your neighbours. Bets that come true score victory points. Whoever has the most after the third race wins.

    A race has five steps:

    • First bets: everyone bets twice.
    • The race: the creatures fly, and around the middle of the track everyone bets a third time. It ends with the ranking.
    • Zeus’ Judgment: creatures that cheated may be disqualified.
    • Bet outcome: the bets are revealed and scored.
    • The next race, or after the third one the end of the game.

    Before the game you can add any combination of variants, on one condition: Fate Tokens needs Power of the Gods.

rules-set-up-title = Set-up
rules-set-up =
    Each player takes a different god and that god’s 11 bet cards. They are the same 11 bets for everyone, and they have to last for the whole game: each card can be bet once, and you will need nine at most.

    There are as many cardholders as players, one between each pair of neighbours. So you have one on your left and one on your right, and you share each of them with the player on that side.

    Before every race all 54 movement cards, nine for each creature, are shuffled and dealt into the cardholders. The unused cards stay face down, and nobody knows them. The number of players decides the rest:

    • 3 players: 2 tokens of each creature, 10 cards in each cardholder, 15 turns in a race, yellow mid-race line.
    • 4 players: 3 tokens of each creature, 8 cards in each cardholder, 16 turns in a race, yellow mid-race line.
    • 5 players: 3 tokens of each creature, 6 cards in each cardholder, 15 turns in a race, orange mid-race line.
    • 6 players: 4 tokens of each creature, 6 cards in each cardholder, 18 turns in a race, orange mid-race line.

    The yellow mid-race line comes after sector { $yellow }, the orange one after sector { $orange }, and the finish line after sector { $finish }. A creature has passed a line once it is in any sector beyond it, whether a card or a power took it there.

    All six creatures begin in the starting sector, sector 0. Their line-up there is drawn at random before every race, for all to see.

    The Zeus deck begins with { $protections ->
        [one] a single protection card
       *[other] { $protections } protection cards
    }. The first player of the first race is drawn at random, unless you named one while setting up the table.

rules-first-bets-title = First bets
rules-first-bets =
    The first player begins, the others follow clockwise. To place a bet, lay one of your unused bet cards face down and take a token of the creature you are betting on from the board. Everyone can see which creature it is, but only you know the bet. Once everybody has bet, there is a second round in the same order.

    • You can have only one bet on the same creature in a race.
    • Once a creature’s tokens are all taken, it can’t be bet on any more.

    If the tokens left over allow you no bet at all, you pass automatically and keep your card. This can only happen in a five-player game, to whoever is last to place a third bet.

rules-move-creatures-title = Moving the creatures
rules-move-creatures =
    Turns go clockwise, beginning with the first player. On your turn you play one movement card from each of your two cardholders. Which of the two comes first is up to you.

    • Fast movement: the creature on your first card moves forward as many sectors as its fast value says.
    • Slow movement: once that has happened, choose a card from your other cardholder. Its creature moves forward by the slow value, which is always the lower of the two.

    A creature that reaches an occupied sector is ahead of all the creatures already there. With a movement of 0 nothing happens: the creature keeps its place within its sector and doesn’t count as having arrived there again.

    A creature that has crossed the finish line has secured its place and moves no more. You still have to play its cards, because a turn always takes one card from each cardholder, but they have no effect.

    The race is over when all the cardholders are empty: after 15 turns in all with 3 or 5 players, 16 with 4 players and 18 with 6 players.

rules-move-creatures-example = Horus has bet on the Dragon, so his first card is a Dragon card. As the fast one it counts 4: the Dragon flies four sectors. Horus would rather hold the Pegasus back, and takes a Pegasus card with the slow value 0 from his other cardholder. The Pegasus stays where it is. Both cards go to the discard pile.

rules-dirty-trick-title = Dirty tricks
rules-dirty-trick =
    Some movement cards also show a bonus: four of each creature’s nine, in the standard edition. These are the dirty tricks. If you play such a card as your fast movement, you may add its bonus. Zeus takes note, though: instead of being discarded the card joins the Zeus deck, and it may cost its creature dearly in the judgment.

    Without the bonus, or as your slow movement, it is a card like any other. And if the creature has already finished when you choose the card, there is no movement left to increase, so the dirty trick isn’t available.

rules-dirty-trick-example = Odin has bet on the Pegasus. His fast card counts 2, and with its dirty trick 3 more: the Pegasus flies five sectors, and the card goes to the Zeus deck. Then he lets the Dragon have just one sector with a slow card. That card shows a bonus, too, but a slow card can’t use it, so it is discarded like any other.

rules-third-bet-title = Third bet
rules-third-bet =
    As soon as the first creature in a race passes the mid-race line, the third bets are due. The turn is played to its end first, including the slow movement. Then the left neighbour of the player who had the turn becomes first player, even if it was someone else’s power that took the creature across. If that player was first player already, the token stays where it is.

    From the first player, clockwise, everyone places a third bet, just like the first two. Then the race goes on, and the first player has the next turn.

    If the line is passed in the very last turn, the third bets still come before the ranking. If no creature passes it, this race has no third bet, and the first player stays the same.

rules-ranking-title = Ranking
rules-ranking =
    The creatures that have crossed the finish line come first, in the order they crossed it. The others follow, sorted by how far they got. Within a sector, the later a creature arrived there, the better its rank.

    Creatures that never left the starting sector rank by their line-up. A creature sent back to the starting sector is ahead of those already waiting there.

rules-ranking-example = All cards have been played. Only the Dragon has crossed the finish line and is first. The Pegasus is second in sector 22, the Gryphon third in sector 20. The Lamassu and the Phoenix share sector 18, but the Phoenix got there later and is ahead: it is fourth, the Lamassu fifth. The Sylph comes last, in sector 17.

rules-judgment-title = Zeus’ Judgment
rules-judgment =
    By now the Zeus deck contains its protection cards and every movement card whose dirty trick was used in this race. It is shuffled, and Zeus draws { $drawn ->
        [one] one card
       *[other] { $drawn } cards
    }.

    If a movement card turns up, its creature is disqualified: it loses its place, and the creatures behind it close the gap. Protection cards do no harm, and a second card of the same creature changes nothing.

    If there are fewer cards than Zeus should draw, he draws them all. If there are none, there is no judgment.

rules-judgment-example = In that race Zeus draws a protection card, which does no harm, and a Pegasus card. The Pegasus was second; now it is disqualified, and all those behind it move up one place. The Gryphon is second, the Phoenix third, the Lamassu fourth, the Sylph fifth and still last.

rules-bet-outcome-title = Bet outcome
rules-bet-outcome =
    All bet cards of this race are revealed. Each one names one or more places; if its creature finished in one of them, the bet has come true and scores the victory points on the card.

    “Last” and “next to last” only take into account creatures that weren’t disqualified, and a place can go by more than one name: if three creatures are left, the third is also the last. A disqualified creature fulfils only bets that name disqualification.

rules-bet-outcome-example = Odin reveals his three bets. “First or second” on the Gryphon has come true, because it is second after the judgment: 4 points. “First or disqualified” on the Pegasus has come true, because it was disqualified: 4 more. “Last or next to last” on the Dragon has failed, because it won the race. Odin scores 8 victory points.

rules-next-race-title = Next race and end of the game
rules-next-race =
    After the first and the second race, the player to the left of the current first player becomes first player. Creatures, creature tokens and protection cards return to where they began. All the movement cards are shuffled and dealt again, those from the Zeus deck included. Revealed bet cards are not used again.

    After the third race, whoever has the most victory points wins. There is no tie-breaker: players with equal points share the victory.

rules-who-sees-what-title = Who sees what
rules-who-sees-what =
    You can see:

    • the cards in your two cardholders, each shared with the neighbour on that side,
    • your own bet cards,
    • whatever a power has shown you.

    Everyone can see:

    • where the creatures are, and their order within each sector,
    • the creature tokens on the board and on the bets,
    • how many cards each cardholder still holds, which cards were played, and from which cardholder each of them came,
    • the discard pile,
    • which cards the Zeus deck contains, but not in what order,
    • which cards Zeus has drawn, and which protection cards are out of the game,
    • all victory points and every bet card revealed so far,
    • fate tokens, unused powers and the lasting effects of powers,
    • who was asked about a power and passed.

    A bet card in play is kept secret until the bets are settled, and a bet card you never use is never shown. Cardholders that aren’t yours are closed to you, and the unused movement cards to everybody.

rules-power-of-the-gods-title = Variant: Power of the Gods
rules-power-of-the-gods =
    Every god has three power cards. They lie face up, so everyone knows which powers are still to come, and each can be played once in the whole game. One power of each god is a fate power, which is only used together with the Fate Tokens variant.

    A power can be played at its own moment. Around a movement card, the moments follow in this order:

    • The card is shown, and whether its dirty trick is used: powers for when a card is played.
    • The creature has moved. If it ended on a fate token: fate powers.
    • Powers for after the card. Only then does it go to its pile.

    There are other moments too: between your two cards, before the slow movement; at mid-race, after the whole turn but before the first player changes; before a bet; and in the judgment, before and after Zeus draws.

    At each moment the question goes round clockwise, and the current player hears it first. Play one power or pass. A power takes effect immediately, and the next player is asked. Even if you have passed, you may be asked again; the moment is over when all have passed one after another. Some moments are yours alone: before your bet, before your slow movement and after your card nobody else is asked.

    The current player is the one taking the turn; at mid-race, the one who has just finished a turn; in the judgment, the first player.

    You are asked whenever you could play a power, even one that would change nothing. And since a question must never give away a secret, the owner of { power-renewal } is asked after each card they play without its dirty trick, as long as one of their cardholders still has cards, even when there is nothing to do but pass.

    The finer points:

    • Moving by a power is moving: it can pass lines and end on a fate token. In that case fate powers are offered straight away, to the current player first; afterwards the interrupted moment continues with the player to the left of the one who played the power. No creature ever goes back further than the starting sector.
    • A creature that has finished is out of reach of every power. When one of its cards is played, powers for that moment are not offered; with a card of value 0 they are.
    • Card value, dirty trick and powers are added together; a result below 0 counts as 0.
    • { power-celestial-paperwork }: the result is 0, whatever is added. The creature’s very next card uses it up, even a card of value 0, and a card played with its dirty trick still goes to the Zeus deck.
    • { power-trickster } and { power-prophecy }: everyone sees the new token, nobody else sees the new card. Only the tokens now lying on your bets count, so you may bet again on a creature you gave up.
    • { power-superior-wisdom } and { power-falcons-eye }: you alone learn what you saw, once, as things stand; the others learn that you looked, and where. With { power-superior-wisdom } you choose every card before seeing the first. { power-falcons-eye } needs a cardholder that still has cards; it works before any of your three bets, but not if you have to pass.
    • { power-renewal }: what has moved stays moved. The card you give up is discarded face up and never reaches the Zeus deck. The slow card still comes from the cardholder that your fast card didn’t come from, so each loses exactly one card in your turn; it may be the very card you took back. A finished creature’s card can be renewed too.
    • { power-storm-chariot }: “directly in front” means one rank better at that moment, among the creatures that haven’t finished. Both count as having just arrived in their new sectors, the creature from the fate token last; if there is a fate token in its new sector, fate powers are offered again. For the leader on the track this power can’t be played.
    • { power-tablet-of-destinies }: the same card may turn up again. Only the cards lying there in the end count.
    • { power-valkyries }: a card of the protected creature is drawn as usual, but has no effect.

rules-fate-tokens-title = Variant: Fate Tokens
rules-fate-tokens =
    This variant needs Power of the Gods. In every race, once the cards are dealt, each player puts one fate token on the track before any bets are placed. The first player begins, the others follow clockwise. Any sector from 1 to { $finish } will do, as long as it has no token yet.

    By itself a token does nothing. But when a creature ends a movement in its sector, by a card or by a power, a fate power can be played. A movement of 0 is not enough.

    Playing the power uses up the token: it stays off the board until the race is over, so each token is good for a single power. After the race every player has a token again.

rules-zeus-sobers-up-title = Variant: Zeus Sobers Up
rules-zeus-sobers-up =
    With every race Zeus sees more clearly. Protection cards he draws in a judgment are out of the game, so the Zeus deck of the next race may begin with fewer than { $protections } of them, and cheating becomes more dangerous.

    If { power-tablet-of-destinies } changes what was drawn, only the protection cards lying there in the end are out.

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

## What happens in a game, told to one player

# $who is “you” where the reader does it. Without a full stop: a clause that goes on.
event-race-dealt = The cards are dealt. { $who ->
        [you] You are first player.
       *[other] { $name } is first player.
    } Line-up, best place first: { $creatures }.
event-fate-token-placed = { $who ->
        [you] You put
       *[other] { $name } puts
    } a fate token on sector { $sector }
event-fate-token-placed-more = { $name } on sector { $sector }
event-bet-placed = { $name } bets { $on }
event-bet-placed-more = { $name } { $on }
event-bet-placed-by-you = You bet { $on }: { $bet }.
event-bet-passed = { $who ->
        [you] You find no creature left to bet on, so you pass.
       *[other] { $name } finds no creature left to bet on, and passes.
    }
event-turn-began = { $who ->
        [you] It’s your turn.
       *[other] It’s { $name }’s turn.
    }
event-card-played = { $who ->
        [you] You play
       *[other] { $name } plays
    } { $card } { $from }
event-card-played-slow = { $who ->
        [you] You follow with
       *[other] { $name } follows with
    } { $card } { $from }
event-dirty-trick-played = { $who ->
        [you] You play
       *[other] { $name } plays
    } { $card } with its dirty trick { $from }
event-creature-moved = { $creature } flies { $sectors ->
        [one] one sector
       *[other] { $sectors } sectors
    } to sector { $end }
event-creature-moved-back = { $creature } drops back { $sectors ->
        [one] one sector
       *[other] { $sectors } sectors
    } to sector { $end }
event-creature-rearranged = { $creature } takes another place in sector { $sector }
event-creature-stays = { $creature } stays in sector { $sector }
event-creature-rests = { $creature } has already finished
event-creature-finished = { $creature } flies across the finish line in { $place } place
event-mid-race-line-passed = { $creature } is the first past the mid-race line: the third bets follow after this turn.
event-card-discarded = { $card } goes to the discard pile.
event-card-went-to-zeus = { $card } goes to the Zeus deck.
event-first-player-passed = { $who ->
        [you] You become first player.
       *[other] { $name } becomes first player.
    }
event-first-player-stays = { $who ->
        [you] You remain first player.
       *[other] { $name } remains first player.
    }
event-ranking-determined = All cards have been played. The order: { $creatures }.
event-judgment-begins = Zeus frowns, shuffles his deck and draws.
event-judgment-card-drawn = He turns over { $card }.
event-judgment-protection-drawn = He turns over a protection card: no harm done.
event-judgment-card-put-back = One card goes back into the Zeus deck ({ $card }), and Zeus shuffles again.
event-creature-disqualified = { $creature } is { $disqualified }!
event-nobody-disqualified = No creature is disqualified.
event-no-judgment = The Zeus deck is empty: there is no judgment.
event-ranking-after = The others move up: { $creatures }.
event-protections-removed = { $count ->
        [one] { $count } protection card leaves the game.
       *[other] { $count } protection cards leave the game.
    }
event-bet-settled = { $who ->
        [you] Your bet
       *[other] { $of } bet
    } { $on } was “{ $bet }”: { $points ->
        [0] no points.
        [one] { $points } point.
       *[other] { $points } points.
    }
event-race-ended = Race { $race } is over.
event-game-ended = The game is over.
event-winner = { $who ->
        [you] You win
       *[other] { $name } wins
    } with { $points ->
        [one] { $points } victory point!
       *[other] { $points } victory points!
    }
event-shared-victory = A shared victory with { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }: { $winners }!
event-power-played = { $who ->
        [you] You play
       *[other] { $name } plays
    } “{ $power }”.
event-power-declined = { $who ->
        [you] You pass
       *[other] { $name } passes
    } ({ $moment }).
event-fate-token-lifted = The fate token on sector { $sector } leaves the board.
event-token-exchanged = { $who ->
        [you] You trade
       *[other] { $name } trades
    } { $given } token for { $taken }.
event-bet-card-exchanged = { $name } exchanges the card of the bet { $on }.
event-bet-card-exchanged-by-you = You exchange the card of your bet { $on }: { $new } instead of { $old }.
event-holder-seen = { $who ->
        [you] You look
       *[other] { $name } looks
    } into the cardholder { $between }.
event-holder-seen-cards = It holds: { $cards }.
event-bet-card-seen = { $name } secretly reads { $of } bet { $on }.
event-bet-card-seen-of-yours = { $name } secretly reads your bet { $on }.
event-bet-card-seen-by-you = You secretly read { $of } bet { $on }: { $bet }.
event-card-renewed = { $who ->
        [you] You put
       *[other] { $name } puts
    } { $card } back { $into }.
event-paperwork-done = Paperwork holds up { $creature }: this card counts as 0.
event-power-sun-ray = { $creature } will fly 2 sectors further.
event-power-tangled-web = { $creature } will fly 2 sectors fewer.
event-power-sleipnir = The second card will use its fast value.
event-power-valkyries = { $creature } can’t be disqualified in this race.
event-power-imperial-decree = Zeus will draw one card more.
event-power-celestial-paperwork = With all that paperwork, { $of } next card counts as 0.

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

## The game in a terminal

terminal-welcome = You are { $god }. To your left, clockwise: { $others }.
terminal-opponents = Your opponents: { $name }. { $style }
terminal-getting-ready = The rules are being compiled for this computer, just this once: about half a minute.
terminal-slow-opponents = The compiler numba is missing here: your opponents think more slowly, and so play worse.
terminal-variants = Variants: { $variants }.
terminal-no-variants = The base game, without variants.
terminal-edition = Edition: { $name }.
terminal-assumed = A { $sign } marks values that we have assumed, because no rulebook prints them.
terminal-commitment = Every shuffle and draw of this game is already fixed. The SHA-256 of its seed begins with { $commitment }; at the end you will see both in full.
terminal-goodbye = You leave the table. Until the next race!
terminal-saved = The game is saved in { $path }.
terminal-not-saved = The game could not be saved in { $path }: { $reason }.
terminal-verify = Were the shuffles fair? Here is the SHA-256 promised at the start, and below it a command that computes it from the seed of this game. A saved game can be checked draw by draw.
terminal-race = Race { $race } of 3
terminal-turns-left = { $turns ->
        [one] { $turns } turn to go
       *[other] { $turns } turns to go
    }
terminal-ranking = Ranking
terminal-sector = Sector
terminal-tokens = Tokens
terminal-players = Players
terminal-points = Points
terminal-bets = Bets
terminal-this-race = This race
terminal-total = Total
terminal-you = { $god } (you)
terminal-turn = whose turn it is
terminal-your-bets = Your bets:
terminal-none-yet = none yet
terminal-zeus-deck = Zeus deck:
terminal-protections = { $count ->
        [one] { $count } protection card
       *[other] { $count } protection cards
    }
terminal-discard = discard pile:
terminal-other-holders = Cards in the other cardholders:
terminal-your-powers = Your powers:
terminal-powers = { $of } powers:
terminal-known-bet = You saw { $of } bet { $on }: { $bet }.
terminal-known-holder = Seen in the cardholder { $between }, and not played since: { $cards }.
terminal-renewed = { $card } was put back into the cardholder { $between }.
terminal-left-holder = Left, shared with { $name }
terminal-right-holder = Right, shared with { $name }
terminal-empty = empty
terminal-with-trick = with trick
terminal-has-finished = finished
terminal-stays = stays in { $sector }
terminal-finish = finish
terminal-tokens-left = { $count ->
        [one] { $count } token left
       *[other] { $count } tokens left
    }
terminal-already-bet = you already have a bet here
terminal-no-token = no token left
terminal-back = Back
terminal-pass = Pass
terminal-or-enter = or just Enter
terminal-pass-until-turn = Pass every time until your next turn
terminal-as-it-stands = As it stands:
terminal-fate-creature = { $creature } has landed on a fate token.
terminal-drawn = Zeus has drawn:
terminal-key-help = help
terminal-key-table = table
terminal-key-log = log
terminal-key-rules = rules
terminal-key-quit = quit
terminal-nothing-typed = Type the number of your choice, or ? for help.
terminal-not-a-choice = “{ $typed }” is not one of the choices. Type one of the numbers above, or ? for help.
terminal-not-a-sector = “{ $typed }” is no free sector. Type the number of a sector without a fate token, or ? for help.

## Questions to the player

ask-fate-token = Where do you put your fate token? Type a free sector from 1 to { $finish }.
ask-bet-card = Your { $number ->
        [1] first
        [2] second
       *[other] third
    } bet: which card? Its points stand in brackets.
ask-bet-creature = { $bet }: on which creature?
ask-fast = Choose your fast card, from either cardholder.
ask-slow = Choose your slow card, from your { $side ->
        [left] left
       *[right] right
    } cardholder.
ask-slow-as-fast = Choose your second card, from your { $side ->
        [left] left
       *[right] right
    } cardholder. Thanks to Sleipnir, it uses its fast value.
ask-power = Play a power? ({ $moment })
ask-trickster-given = Which of your bets moves to another creature?
ask-trickster-taken = Which token do you take instead of { $of }?
ask-prophecy-bet = Which of your bets gets another card?
ask-prophecy-card = The new card of your bet { $on }?
ask-superior-wisdom = Which of { $of } bets do you read?
ask-falcons-eye = Which cardholder do you look into?
ask-renewal = Which card goes to the discard pile, so that the played one can return in its place?
ask-tablet = Which card goes back into the Zeus deck?
ask-blessing = Which creature do you move forward 3 sectors?

## Help in a terminal

help-choosing = Type the number in front of your choice, then Enter. 0 passes, or goes one step back.
help-stacks = Creatures in one sector stand on top of each other: the higher one ranks ahead.
help-card = a movement card: fast value, slow value and the bonus of its dirty trick
help-assumed = an assumed value: no rulebook prints it
help-turn = whose turn it is, and the first player
help-tokens = creature tokens left on the board, and those already taken
help-face-down = somebody else’s bet: its creature is open, its card face down
help-lines = the mid-race line and the finish line
help-fate-token = a fate token

## Tables of cards and where their values come from

source-rulebook = rulebook
source-assumed = assumed
source-box = box
source-house = our own
source-of = { $what } ({ $source }):
table-power = Power
table-moment = Moment
table-effect = Effect
table-source = Source
table-creature = Creature
table-every-creature = each
table-fast = Fast
table-slow = Slow
table-trick = Dirty trick
table-places = Places
table-movement-cards = Movement cards
table-bet-cards = Bet cards
table-values = Track and judgment
track-yellow-line = yellow mid-race line after sector { $value }
track-orange-line = orange mid-race line after sector { $value }
track-finish-line = finish line after sector { $value }
judgment-protection-cards = { $value ->
        [one] { $value } protection card
       *[other] { $value } protection cards
    }
judgment-cards-drawn = { $value ->
        [one] Zeus draws { $value } card
       *[other] Zeus draws { $value } cards
    }

### The page

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
page-to-lobby = To the lobby
page-lost = Perhaps a letter is missing, or the page has moved.

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
games-paused = Goes on when you are back
games-handed-over = A bot is playing for you
games-back = Back to the game
games-more = Show { $count } more
page-your-name = Your name
page-play = Play now
page-play-note = { $opponents ->
        [one] Against one opponent ({ $level }).
       *[other] Against { $opponents } opponents ({ $level }).
    }
page-change-game = Change the game
page-opponents = Opponents
page-seats = Players
page-variants = Variants
page-about-zeus-sobers-up = Protection cards that are drawn leave the game.
page-about-power-of-the-gods = Every god has powers of its own.
page-about-fate-tokens = Tokens on the track wake further powers; needs Power of the Gods.
page-with-friends = With friends
page-with-friends-note = Open a table and send the link. Empty seats can go to bots.
page-open-table = Open a table
page-open-tables = Open tables
page-no-tables = Nobody is waiting just now.
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
page-host-starts = Whoever opened the table starts the game.
page-invite = Invite
page-invite-note = Whoever has this link can sit down or watch.
page-invite-link = Link to this table
page-copy = Copy
page-copied = Copied
page-qr = The link as a QR code
page-what-is-played = What is played
page-clock = Thinking time
page-clock-none = No limit
page-clock-quick = 30 s per decision
page-clock-calm = 90 s per decision
page-clock-bank = 10 min per player
page-listed = Who can find this table
page-listed-link = Only with the link
page-listed-all = Everybody

## The table

page-track = The track
page-latest-turn =
    { $who ->
        [you] Your last turn
       *[other] { $name }’s last turn
    }
page-start = Start
page-finish = Finish
page-sector = Sector { $sector }
page-sector-before = Sector before
page-sector-next = Next sector
page-fate-token-of = Fate token: { $name }
page-mid-race = Mid-race!
page-ghost = { $creature } would land in sector { $sector }
page-flies = { $creature } { $start } → { $end }
page-flies-finish = { $creature } { $start } → finish ({ $end })
page-stays = { $creature } doesn’t move
page-tab-cards = Cards
page-tab-bets = Bets
page-tab-zeus = Zeus
page-tab-log = Story
judgment-trick = { $who ->
        [you] your trick
       *[other] { $of } trick
    }
judgment-came = { $creature } came { $place }; your bet was “{ $bet }”.
judgment-out = { $creature } was { $disqualified }; your bet was “{ $bet }”.
# Why somebody won or lost, after the third race.
victory-bet = “{ $bet }” { $on }
    .alone = “{ $bet }”
victory-came-true = { $won ->
        [0] None of your { $bets } bets came true.
        [one] One of your { $bets } bets came true: { $bet }, worth { $points }.
       *[other] { $won } of your { $bets } bets came true; the best was { $bet }, worth { $points }.
    }
victory-ahead = { $points ->
        [one] You won by a single point.
       *[other] You won by { $points } points.
    }
victory-shared = Nobody has more, so the victory is yours, too.
victory-short = { $points ->
        [one] You were one point short of victory.
       *[other] You were { $points } points short of victory.
    }
victory-short-missed = { $points ->
        [one] You were one point short of victory; { $bet } in race { $race } would have brought { $value }.
       *[other] You were { $points } points short of victory; { $bet } in race { $race } would have brought { $value }.
    }
page-log = What has happened
page-log-everything = With every detail
page-ledger = Where each movement card is
page-card-yours = in your cardholders
page-card-discard = discarded
page-card-zeus = in the Zeus deck
page-card-unknown = unknown
# Read aloud: the values of a movement card, and a card in the table of all cards.
card-aloud = { $creature }, { $fast } fast, { $slow } slow{ $trick ->
        [0] {""}
       *[other] , dirty trick plus { $trick }
    }
card-aloud-where = { $card }: { $where }
page-bet-open = Bet { $number }
page-creatures-to-bet = Creature tokens
page-watching = You are watching
page-your-turn = Your turn
page-title-your-turn = Your turn! – Divinity Derby

## Deciding

page-decision = Your decision
page-thinking = { $name } is thinking…
page-betting = { $name } is choosing a bet…
page-hurry = Hurry up!
page-watch = Watch what happens…
page-sending = Sending…
page-bots-get-ready = The bots are warming up on this computer, just this once…
page-bots-are-slow = { $name } is still thinking: the server is very busy right now…
page-fast = fast
page-slow = slow
page-trick = trick
page-dirty-trick = Dirty trick
page-swap = Swap
page-only-fast = Only the fast card
page-place-bet = Place the bet
page-ask-bet = Your { $number ->
        [1] first
        [2] second
       *[other] third
    } bet: choose a creature and a bet card.
page-bet-pays = { $places }, { $on }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if it comes true.
page-ask-fate-token = Choose a sector for your fate token.
page-closed-not-your-turn = It isn’t your turn to play a card.
page-closed-other-holder = The slow card comes from the other cardholder.
page-closed-trick = This creature has finished: there is no movement to increase.
page-closed-bet-used = You have used this bet card already.
page-closed-not-your-bet = It isn’t your turn to bet.
page-handed-over = A bot plays your seat.
page-take-back = Take it back
page-returns = The bot makes this decision, then the seat is yours.
page-awaited = { $name } is away. In { $time } a bot takes over.
page-let-bot-play = Let a bot play now

## After the game

page-rematch = Rematch
page-look-at-table = Look at the table

## Settings and keys

page-language = Language
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
page-confirmation-off = No confirmation, but undo
page-confirmation-note = Without confirmation, a complete choice is sent after three seconds. Until then you can undo it: nobody has seen anything of it, and you have learned nothing new.
page-sent-soon = Your decision counts in a moment.
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
page-key-act = to the button that confirms
page-key-back = take everything back
page-key-tabs = cards, bets, Zeus, story
page-key-rules = the rules
page-key-help = this list
page-keys-hint = Keys: H says what something is, F leads to the button that confirms, the question mark lists all keys.

## Asking what something is

asked-key = what is this? (then ← → from thing to thing)
asked-place = Place { $place } of 6, in sector { $sector }.
asked-place-start = Place { $place } of 6, still at the start.
asked-place-finished = Past the finish line, in place { $place }.
asked-place-disqualified = Disqualified in this race.
asked-your-bet = Your bet on it: { $bet }.
asked-no-bet = You have no bet on it.
asked-tokens = { $count ->
        [0] No token left: nobody can bet on it any more.
        [one] One token left for a bet on it.
       *[other] { $count } tokens left for bets on it.
    }
asked-cards-yours = Still to come from your cardholders: { $cards }.
asked-cards-unknown = In other cardholders, or not in this race at all: { $cards }.
asked-cards-zeus = { $count ->
        [one] One of its cards is in the Zeus deck. If Zeus draws it, the creature is disqualified.
       *[other] { $count } of its cards are in the Zeus deck. If Zeus draws one of them, the creature is disqualified.
    }
asked-card-moves = { $fast ->
        [one] { $fast } sector
       *[other] { $fast } sectors
    } as the fast card of a turn, { $slow } as the slow one.
asked-card-trick = Its dirty trick adds { $bonus } to the fast movement. But then the card goes to Zeus, and the creature may be disqualified.
asked-card-protection = If Zeus draws it, it does no harm.
asked-assumed = No rulebook prints this; we have assumed it.
asked-bet-needs = Comes true if this is how the creature ends up after Zeus’ Judgment.
asked-bet-pays = { $points ->
        [one] Scores { $points } victory point.
       *[other] Scores { $points } victory points.
    }
asked-bet-once = You can use each bet card once in the game.
asked-seat-points = { $points ->
        [one] { $points } victory point so far.
       *[other] { $points } victory points so far.
    }
asked-seat-bets = Bets in this race: { $creatures }.
asked-power = { $power }: { $effect }
asked-power-played = { $power }: already played.
asked-power-once = Can be played once in the whole game.
asked-fate-why = When a creature ends a movement on it, one of the gods may play a fate power. That uses up the token.
asked-line-after = After sector { $sector }.
asked-line-mid = Once a creature is past it, everyone places a third bet, as soon as the turn is over. Whoever had that turn bets last.
asked-line-mid-passed = Passed first in this race by: { $creature }.
asked-line-finish = A creature past it has its place for sure, unless Zeus objects, and flies no further.
asked-zeus-holds = In it: { $cards }.
asked-zeus-draws = { $draws ->
        [one] After the race Zeus draws one card. The creature on it is disqualified.
       *[other] After the race Zeus draws { $draws } cards. Every creature on them is disqualified.
    }
asked-zeus-chance = The more of a creature’s cards are in the deck, the likelier it is caught.
asked-first-player = Begins when bets are placed, and has the first turn.
asked-holder = Cardholder
asked-holder-yours = You share it with { $name }: only the two of you see its cards and play from it.
asked-holder-others = { $one } and { $other } share it: only they see its cards and play from it.
asked-holder-turn = In every turn one of a player’s two cardholders gives the fast card, the other the slow one.
asked-holder-count = { $count ->
        [one] One card is left in it.
       *[other] { $count } cards are left in it.
    }
asked-discard = Discard pile
asked-discard-why = Cards that were played, dirty tricks aside. Everyone may look at them, and they play no further part in this race.
asked-discard-count = { $count ->
        [one] One card lies there.
       *[other] { $count } cards lie there.
    }

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
refused-no-such-seat = The table has no such seat.
refused-not-your-seat = This isn’t your seat.
refused-not-your-turn = It isn’t your turn.
refused-not-legal = The rules don’t allow that now.
refused-stale = Something happened in the meantime. Look again.
refused-not-the-host = Only whoever opened the table may do that.
refused-seat-taken = This seat is taken.
refused-removed = The host has removed you from this table.
refused-seats-free = Seats are still free.
refused-too-late = The game has begun already.
page-other-rules = The rules have changed since this game began. You can play on from here by today’s rules; they were applied to all that happened so far, so something may lie differently than you remember.
page-other-rules-play-on = Play on by today’s rules
refused-other-rules = This game was played by rules that have changed since.
refused-not-playing = No game is being played here.
refused-not-over = The game isn’t over yet.
refused-not-away = This player is here.
refused-no-time = Your time is used up: a bot plays your seat to the end.
refused-god-taken = Somebody else has chosen this god.
refused-bad-settings = No game can be played with these settings.
refused-no-name = A name needs something to see in it.
refused-long-name = A name has at most 24 characters.
refused-bad-name = There is something in this name that can’t be shown.
refused-bad-record = This isn’t the record of a whole game.
refused-too-many = That would be too many.
refused-too-fast = Not so fast! Wait a moment.
refused-try-again = That didn’t work. Try again in a moment.
refused-damaged = This table is damaged on the server and can’t be shown.
refused-not-known = The server doesn’t know you. Go to the lobby and enter your name.
refused-banned = The server’s host has banned you for a time.
refused-closed = The server’s host has closed this table.
refused-not-allowed = That isn’t allowed from here.
refused-too-large = That is too large.

## Replays

replay-title = Replay
replay-coming = Loading the game…
replay-to-table = Back to the table
replay-watch = Watch it again
replay-controls = Replay controls
replay-moment = Moment of the game
replay-moment-of = Race { $race }, step { $at } of { $last }
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-race-before = To the start of the race
replay-race-next = To the next race
replay-eyes = Point of view
replay-eyes-public = Public
replay-eyes-omniscient = All cards
replay-share = Copy link
replay-link = Link to this moment
replay-continue = Play on from here
replay-continue-note = You take a seat at this very moment of the game, and bots take the others. All cards and bets stay as they are; from here on, anything can happen.
replay-continue-fairness = What was dealt before is no longer secret: whoever has seen the replay knows it. Everything still to come is drawn from a new seed that nobody knows.
replay-your-seat = Your seat
replay-continue-begin = Play on
replay-continued = This game continues a replay. Whoever has seen it knows what was dealt before; what comes now is drawn anew.
replay-continued-link = The first game
replay-verify = Check the shuffles
replay-download = Save the record
replay-keys-turn = Shift ← →
replay-keys-race = PgUp PgDn
replay-keys-ends = Home End
replay-keys-play = Space
replay-key-step = one step back or on
replay-key-turn = one turn back or on
replay-key-race = one race back or on
replay-key-ends = to the beginning or the end
replay-key-play = play or pause
replay-key-eyes = next point of view
# For eyes that see everything.
replay-bet-placed = { $name } bets { $on }: { $bet }.
replay-bet-card-exchanged = { $name } exchanges the card of the bet { $on }: { $new } instead of { $old }.
replay-bet-card-seen = { $name } secretly reads { $of } bet { $on }: { $bet }.

verify-at-work = Redoing every shuffle…
verify-fair = { $shuffles ->
    [one] The shuffle
   *[other] All { $shuffles } shuffles
  } and { $draws ->
    [one] one draw match
   *[other] { $draws } draws match
  } the seed.
verify-nothing-drawn = The seed fits its commitment, but it has drawn nothing yet.
verify-wrong = { $wrong ->
    [one] One thing doesn’t match the seed.
   *[other] { $wrong } things don’t match the seed.
  }
verify-other-commitment = The commitment in the record isn’t the one this table published before the game.
verify-given = { $given ->
    [one] One deal or draw comes from the game that this one continues; that game’s record verifies it.
   *[other] { $given } deals and draws come from the game that this one continues; that game’s record verifies them.
  }
verify-how = Your browser has just computed this by itself from the record: SHA-256 for the commitment, HMAC-SHA-256 for every shuffle and draw. The server took no part in it.
verify-commitment = Commitment of the seed
verify-first-player = First player
verify-deck = Race { $race }: movement cards
verify-line-up = Race { $race }: line-up
verify-judgment = Race { $race }: Zeus’ Judgment
verify-tablet = Race { $race }: Tablet of Destinies
verify-matches = matches
verify-differs = doesn’t match
verify-published = Published before the game (SHA-256 of the seed)
verify-seed = Seed, shown after the game
verify-words = The players’ words
verify-no-seed = This record shows no seed: its shuffles can’t be checked.
verify-no-webcrypto = This browser computes SHA-256 only on secure pages (https or localhost). Save the record and check it with “derby verify”.
verify-began-midway = This game began in the middle: its shuffles can only be checked with “derby verify”.
verify-bad-record = This isn’t the record of a whole game.

## You: games, statistics, data

profile-link = Your games and statistics
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
profile-streak-longest = { $longest } at most
profile-rating = Rating
profile-rating-between = Between { $low } and { $high }, in 19 cases of 20.
profile-rating-none = Your first game against others on this server gives you a rating.
profile-rating-here = Without a server there is no rating: nobody else is here to compare you with.
profile-rating-plot = Your rating over { $games } games: { $first } after the first, { $last } now, between { $low } and { $high }.
profile-rating-axis = rated games
profile-rating-note = The line is your rating, the band around it what your strength may be. Everybody begins at 1500.
profile-luck-none = This is where you will see how much of your results is luck and how much is skill. For that, the coach has to review your games, some seconds each.
profile-luck-skill = { $sure ->
        [few] These are too few games to say anything about skill.
        [better] Your decisions were better than your opponents’. They gained you { $own } of the victory a game, and that is hardly chance.
        [worse] Your decisions were worse than your opponents’. They cost you { $own } of the victory a game, and that is hardly chance.
       *[open] It is too early to tell whether your decisions are better or worse than your opponents’: they are worth between { $low } and { $high } of the victory a game, in 19 cases of 20.
    }
profile-luck-luck = { $luck ->
        [bad] Luck was against you: the deal and Zeus’ judgments cost you { $share } a game.
       *[good] Luck was on your side: the deal and Zeus’ judgments brought you { $share } a game.
    } In the long run, that evens out.
profile-luck-lost = { $sure ->
        [few] On average, a decision of yours gave away { $lost } of the victory, as Olympian judges it from what you knew.
       *[other] On average, a decision of yours gave away { $lost } of the victory, give or take { $margin }, as Olympian judges it from what you knew.
    }
profile-luck-note = What each part added to an average result or took from it, per game, with 95 % intervals. They get narrower with every game.
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
profile-bets-brought = Points a bet
profile-bets-brought-note = How many points a bet with this card brings on average, with those that bring none.
profile-card = Bet card
profile-own = You
profile-people = All here
profile-played = Where you win
profile-by-seats = By players
profile-by-variants = By variants
profile-by-opponents = By opponents
profile-base-game = Base game
profile-seats = { $seats } players
profile-fair-share = The mark is the share that everybody would win if all were equally strong.
profile-tricks-played = A game
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
    .note = Have seven bets of one game come true.
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
profile-not-counted = doesn’t count for the statistics
profile-deleted = no longer kept
profile-more = Show more
profile-open-record = Open a record
profile-open-note = Or drop a saved game here.
profile-data = What is kept about you
profile-export = Save everything as a file
profile-export-note = Your games, bets and figures, as JSON.
profile-forget = Forget me
profile-forget-note = Your name, what you said, your results, figures and rating are deleted, and so are your recovery code and your external bots. The games of others stay, without your name. That can’t be undone.
profile-forget-here-note = Your name, results and figures on this device are deleted. That can’t be undone.
profile-forget-sure = Delete everything about me
profile-forget-not = Keep it
profile-forgotten = You are forgotten. Whoever plays here now is somebody new.

### Around the table

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
chat-muted = You no longer hear { $name }.
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

together-title = Together at this device
together-note = The device goes from hand to hand. Between two turns it is covered, so that nobody sees your cards and bets.
together-name = Name of player { $number }
together-more = Add a player
together-fewer = Remove player { $number }
together-begin = Play together
together-who = { $bots ->
        [0] { $people } people, no bots.
        [one] { $people } people and { $bots } bot ({ $level }).
       *[other] { $people } people and { $bots } bots ({ $level }).
    }
together-all-look = Now everybody may look.
cover-title = { $name }, it’s your turn
cover-text = Hand the device to { $name }. The others look away.
cover-uncover = I am { $name }
cover-meanwhile = Since your last turn
looked-alone = Only you see this.
looked-holder = The cardholder { $between } holds:
rematch-join = Join the rematch

## The guest and the seat

me-title = Continue on another device
me-note = There is no account and no password: a code brings you, your seats and your games to another device.
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

## Without the server

here-plays = Plays on this device
here-not-kept = Nothing is kept in this browser window
here-offline = The server can’t be reached just now. On this device you can play against bots, or together.
here-alone = There is no server here: you play on this device, against bots or together.
here-seat = If you were in a game, nothing is lost: a bot plays for you after a while, and you can take your seat back.
here-olympian = Olympian thinks less far here than on a server.
here-loading = Loading the game: { $loaded } of { $total } MB
here-starting = Starting the game…
here-failed-download = The game couldn’t be loaded. Are you online?
here-failed-start = The game can’t be started in this browser.
here-failed-other-tab = The game is open in another tab. Play there, or close that tab.
here-failed-new-version = There is a new version of this page.
here-again = Try again
here-reload = Reload
here-not-stored = This browser couldn’t keep that; perhaps its storage is full. Make some room, then try again.
here-elsewhere = A game that is played on a device can only be opened there.

## Powers at the table

power-changes-places = { $one } ⇄ { $other }
power-known = What your powers have shown you
power-yours = Your powers
power-played = already played
power-pass-effect = Nothing changes, and you keep your powers.
power-play = Play it
power-play-sure = It can be played only once in the game. Now?
### The guide, the story and the sounds

## The guided first race

guide-name = Guide
guide-next = Next
guide-skip = Skip the guide
guide-done = Done
guide-again = Show me the guide
guide-key = next step of the guide
rules-example = Example:
rules-present-step = You are here
guide-welcome-title = Once around Olympus
guide-welcome = Six creatures fly from the start to the finish. You bet on how they will end up, and help things along with cards. After three races, whoever has the most victory points wins.
guide-cards-title = Your cards
guide-cards = With these cards you will move the creatures. You share the left cardholder with { $left }, the right one with { $right }. If a creature has many high cards here, you can help it.
guide-first-bet-title = Your first bet
guide-first-bet = Choose a creature and a bet card, in any order. If the creature ends up in a place named on the card, you get the victory points. Everyone sees the creature, only you see the card.
guide-second-bet-title = What the others know
guide-second-bet = A token shows which creature a god has bet on, but not for which place: it may well be the last. Now comes your second bet, on a different creature.
guide-watch-title = The race is on
guide-watch = A turn is two cards: first a fast one, which uses its first number, then a slow one from the other cardholder, which uses its second.
guide-fast-title = Your turn: the fast card
guide-fast = Choose a card from either cardholder. Its creature will fly as many sectors as the first, large number says.
guide-trick-title = A dirty trick
guide-trick = This card may add { $bonus ->
        [one] { $bonus } sector
       *[other] { $bonus } sectors
    }. But then it goes to Zeus instead of the discard pile, and if he draws it after the race, its creature is disqualified. It’s up to you.
guide-slow-title = Now the slow card
guide-slow = The ghost on the track shows where your creature will land. Now choose a card from your { $side ->
        [left] left
       *[right] right
    } cardholder: only its second, small number counts.
guide-confirm-title = Nothing is decided yet
guide-confirm = Change your mind as often as you like, or swap the two cards. Only “Confirm” plays them.
guide-neighbours-title = Shared cards
guide-neighbours = Your neighbours play from the same cardholders: { $left } from your left one, { $right } from your right one. They can play what you leave there. But you also see what they may be up to.
guide-zeus-title = Zeus is watching
guide-zeus = A dirty trick was played, and its card has joined the protection cards in the Zeus deck. After the race Zeus draws { $drawn ->
        [one] a card: its creature
       *[other] { $drawn } cards: every creature on them
    } is disqualified.
guide-order-title = Who is ahead?
guide-order = The small numbers on the creatures are their ranks. Within a sector, whoever arrived last is ahead.
guide-third-bet-title = The third bet
guide-third-bet = A creature has passed the mid-race line: everyone bets once more. Whoever’s turn it was bets last. You know a lot more by now, so look at the track and your cards before you choose.
guide-finish-title = Across the line
guide-finish = A creature beyond the finish line has secured its place, unless Zeus objects, and flies no further. Its cards still have to be played, but they move nothing.
guide-fate-token-title = Your fate token
guide-fate-token = Put it on a sector of your choice. When a creature ends a movement there, a god may play a fate power, and the token is gone.
guide-power-title = A power of your god
guide-power = At this moment you may play one of your power cards, or pass. Each of them works only once in the whole game.
guide-judgment-title = Zeus’ Judgment
guide-judgment = The race is over, and this is how the creatures came in. Now Zeus draws { $drawn ->
        [one] a card
       *[other] { $drawn } cards
    } from his deck. A creature on a drawn card is out, and those behind it move up. Protection cards do no harm.
guide-bet-outcome-title = Bet outcome
guide-bet-outcome = Now all bets are turned over. If a creature has come in at a place named on its card, the bet scores its points.
guide-next-race-title = What remains
guide-next-race = { $won ->
        [all] The bets that came true have scored, the others have brought nothing.
        [0] None of your bets came true, so this race has brought you nothing.
        [one] One of your bets came true and brought you { $points } points.
       *[other] { $won } of your bets came true and brought you { $points } points.
    } Points stay, but used bet cards are gone: you have { $cards } left for { $races ->
        [one] one more race
       *[other] { $races } more races
    }. All movement cards are shuffled and dealt anew.
guide-odds-title = The odds
guide-odds = From now on you can see every creature’s chances, worked out from nothing but what you know yourself. Next to a bet, the percentage is the chance that it comes true, and Ø the victory points it brings on average.
guide-farewell-title = You know the game
guide-farewell = This is the end of the guide. The rules are always here, open at the present step (key G), and from there you can call the guide back. Good luck!

## Tips for the first games

hints-setting = Guide and tips for beginners
hints-setting-off = Not shown
hints-setting-on = Shown
tip-name = Tip
tip-close = Got it
tip-never = No more tips
tip-easy-bets-title = Start with an easy bet
tip-easy-bets = You see only some of the cards, and the race is long. Bet cards with two or three places come true more often: a good way to begin.
tip-high-bets-title = Keep the big ones
tip-high-bets = At the third bet half the race is over, and you know much more. It often pays to keep your most valuable bet cards until then.
tip-third-race-title = The last race
tip-third-race = Bet cards left over after this race are worth nothing. If you keep a valuable one for the third bet, make sure you can still use it: the token you need may be gone by then.
tip-mid-race-line-title = Across the mid-race line?
tip-mid-race-line = This turn takes the first creature across. After it come the third bets, and yours is the last of all. If you are in no hurry, leave it to someone else.
tip-disqualification-title = Zeus has noticed
tip-disqualification = Several of { $of } cards are in the Zeus deck. A bet on disqualification is risky, but it pays more than most.

## The story

log-filter = What to read
log-filter-all = The whole story
log-filter-moves = Moves
log-filter-bets = Bets
log-filter-zeus = Tricks and judgment
log-filter-powers = Powers
log-nothing = Nothing to tell yet.
log-bot-plays = { $who ->
        [you] A bot plays for you now.
       *[other] A bot plays for { $name } now.
    }
log-is-back = { $who ->
        [you] You are back.
       *[other] { $name } is back.
    }
missed-title = While you were away
missed-show = Read
missed-turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
missed-bets = { $count ->
        [one] { $count } bet
       *[other] { $count } bets
    }
missed-tricks = { $count ->
        [one] { $count } dirty trick
       *[other] { $count } dirty tricks
    }
missed-powers = { $count ->
        [one] { $count } power
       *[other] { $count } powers
    }
missed-races = { $count ->
        [one] { $count } race finished
       *[other] { $count } races finished
    }

## Sounds

sound = Sounds
sound-off = Off
sound-on = On
sound-volume = Volume
## Odds, and after the game

refused-no-odds = No odds are shown at this table.
refused-no-hints = Hints aren’t possible here: everyone at the table has to agree before the game begins.
refused-no-reviews = This server doesn’t review games.
page-tab-odds = Odds
odds-setting = Odds
odds-setting-off = Off
odds-setting-on = For everyone
odds-title = Chances in this race
odds-on = At this table, everyone may see the odds. They are based only on what you know yourself.
odds-show = Show the odds
odds-waiting = Working out the odds…
odds-waiting-long = Working out the odds… The first time on this computer, it takes a minute or so.
odds-from = From { $samples } ways the race could go on; give or take { $error }.
odds-rough = This server can’t compile the rules, so the odds are rough: { $samples } ways the race could go on, give or take { $error }.
odds-place = { $place }: { $chance }
odds-bar = { $creature }. { $places }
odds-key = In each bar, from left to right: 1st to 6th place, then disqualified (hatched).
odds-head-first = to win
odds-all-bets = Every bet: its chance, and below it the points it is worth on average
odds-of-bet = { $chance }, worth { $value } on average
odds-unit = Ø { $value }
odds-unit-key = Ø: victory points on average
after-title = After the game
after-link = Look back at the game
after-waiting = Analysing race { $race } of { $races }…
after-waiting-long = The first time on this computer, it takes a minute or so.
after-again = Try again
after-to-table = Back to the table
after-victory = Chances of winning
after-victory-note = Everybody’s chances, if you see all the cards and everyone plays on sensibly: at every moment from { $samples } games played to the end, give or take { $error }. The numbers mark the turning points.
after-rough = This server can’t compile the rules, so all chances here are rough.
after-turning-points = Turning points
after-turning-points-note = The biggest swings in anyone’s chances.
after-no-turning-points = There were none: nobody’s chances ever swung far.
after-race = Race { $race }
after-cause-deal = The cards are dealt
after-cause-first-bets = The first bets
after-cause-turn = { $name } moves: { $cards }
after-cause-third-bets = The third bets
after-cause-judgment = Zeus’ Judgment
after-leap = { $name }: { $before } → { $after }
after-bet-leap = { $of } bet, { $bet } { $on }: { $before } → { $after }
after-plot = Race { $race }, card by card. Ranking before the judgment: { $ranking }.
after-plot-note = Each line is a creature. To the right, the cards as they were played; upwards, the sectors.
after-cards = cards played
after-third-bets = third bets
after-disqualified = disqualified: { $creatures }
after-bets-note = The chance is what the player could reckon on when placing the bet.
after-bet = Bet
after-chance = Chance
after-outcome = Outcome
after-won = came true, +{ $points }
after-lost = lost
after-exchanged = placed as: { $bet } { $on }
hint-ask = Hint
hint-key = ask the coach for a hint
hint-agree = Hints are fine with me
hint-agree-note = If everyone agrees before the game begins, anyone may ask for a hint in it. A game with a hint counts for nobody.
hint-agreed = fine with hints
hint-asked = { $who ->
        [you] You ask the coach for a hint: this game no longer counts.
       *[other] { $name } asks the coach for a hint: this game no longer counts.
    }
coach-cost = With a hint, this game no longer counts: not for statistics, and not for the ladder.
coach-cost-company = That goes for everyone at the table, and everyone will see that you asked.
coach-ask = Give me a hint
coach-waiting = The coach is thinking…
coach-waiting-long = The coach is thinking… The first time on this computer, it takes a minute or so.
coach-good = { $count ->
        [one] Clearly the best of { $options } options:
       *[other] About equally good, and the best of { $options } options:
    }
coach-worth = { $share } of the victory
coach-nothing-to-say = It makes no clear difference to any bet.
coach-choose = Choose this
coach-play = Play this
coach-from = Olympian’s judgment from { $worlds } ways the race could go on. It knows only what you know.
coach-rough = Without compiled rules there is little time to think, so this is rough.
coach-deed-bet = Bet { $on }: { $bet }
coach-deed-trick = { $card } with its dirty trick
coach-deed-turn = { $fast }, then { $slow }
coach-deed-slow = { $card } as the slow card
coach-deed-fate = Fate token in sector { $sector }
coach-deed-power = { $power }: { $choice }
coach-bet-known = { $on } ({ $bet })
coach-fact-new = { $whose ->
        [you] Your bet
       *[other] { $of } bet
    } { $on } comes true { $chance } of the time and pays { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coach-fact-change = { $whose ->
        [you] Your bet
       *[other] { $of } bet
    } { $on } goes { $change ->
        [up] up
       *[down] down
    } from { $before } to { $after }.
coach-decisions = Your decisions
coach-decisions-of = { $of } decisions
coach-decisions-note = What each decision gave away of the victory compared with the best one, as Olympian judges it from what was known at the time.
coach-whose = Whose decisions?
coach-total = { $count } decisions with a choice gave away { $lost } of the victory in all, give or take { $error }.
coach-so-far = Races 1 to { $races }:
coach-faultless = The coach would have done nothing better.
coach-costliest = The costliest
coach-lost = { $share } given away
coach-done = Played:
coach-better = Better:
coach-show = Show me
coach-show-this = Show me: { $deed }
coach-try = Try it
coach-try-this = Try it: { $deed }
coach-try-note = “Try it” lets you play on from there against bots, with new luck.
coach-all = All decisions
coach-all-race = Race
coach-all-deed = Decision
coach-all-lost = Given away
coach-all-better = Better
coach-luck = Luck and skill
coach-luck-deal = The deal
coach-luck-judgments = Zeus’ judgments
coach-luck-others = The others’ decisions
coach-luck-own = Your own decisions
coach-luck-own-of = { $of } own decisions
coach-luck-result = Together
coach-luck-part = Part
coach-luck-share = Share of the victory
coach-luck-sentence = { $whose ->
        [you] You took { $result } of the victory.
       *[other] { $name } took { $result } of the victory.
    } On average it is { $average } at this table. { $part ->
        [deal] The deal made the biggest difference.
        [judgments] Zeus’ judgments made the biggest difference.
        [others] What the others did made the biggest difference.
       *[own] { $whose ->
            [you] Your own decisions
           *[other] Their own decisions
        } made the biggest difference.
    }
coach-luck-note = Each part says how much it added to an average share, or took from it, with its 95 % interval. Together they are exactly the result. All cards are open here, unlike in the judgment of your decisions.
