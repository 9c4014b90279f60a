## The rules
## A block is one paragraph on one line, or lines that all start with a bullet.

rules-title = The rules of the game
rules-source-note =
    This is an unofficial implementation of Divinity Derby, a game by Carlo A. Rossi; the name is a trademark of its publisher, Ares Games. All the wording here is our own.

    No rulebook prints every card, or how long the track is. What we couldn’t find there we have assumed, and whenever you look up a value the game tells you whether it is printed or assumed. If you own the box, you can play with its exact values by loading an edition of your own.
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
rules-first-bets =
    The first player begins, the others follow clockwise. To place a bet, lay one of your unused bet cards face down and take a token of the creature you are betting on from the board. Everyone can see which creature it is, but only you know the bet. Once everybody has bet, there is a second round in the same order.

    • You can have only one bet on the same creature in a race.
    • Once a creature’s tokens are all taken, it can’t be bet on any more.

    If the tokens left over allow you no bet at all, you pass automatically and keep your card. This can only happen in a five-player game, to whoever is last to place a third bet.
rules-move-creatures =
    Turns go clockwise, beginning with the first player. On your turn you play one movement card from each of your two cardholders. Which of the two comes first is up to you.

    • Fast movement: the creature on your first card moves forward as many sectors as its fast value says.
    • Slow movement: once that has happened, choose a card from your other cardholder. Its creature moves forward by the slow value, which is always the lower of the two.

    A creature that reaches an occupied sector is ahead of all the creatures already there. With a movement of 0 nothing happens: the creature keeps its place within its sector and doesn’t count as having arrived there again.

    A creature that has crossed the finish line has secured its place and moves no more. You still have to play its cards, because a turn always takes one card from each cardholder, but they have no effect.

    The race is over when all the cardholders are empty: after 15 turns in all with 3 or 5 players, 16 with 4 players and 18 with 6 players.
rules-move-creatures-example = Horus has bet on the Dragon, so his first card is a Dragon card. As the fast one it counts 4: the Dragon flies four sectors. Horus would rather hold the Pegasus back, and takes a Pegasus card with the slow value 0 from his other cardholder. The Pegasus stays where it is. Both cards go to the discard pile.
rules-dirty-trick =
    Some movement cards also show a bonus: four of each creature’s nine, in the standard edition. These are the dirty tricks. If you play such a card as your fast movement, you may add its bonus. Zeus takes note, though: instead of being discarded the card joins the Zeus deck, and it may cost its creature dearly in the judgment.

    Without the bonus, or as your slow movement, it is a card like any other. And if the creature has already finished when you choose the card, there is no movement left to increase, so the dirty trick isn’t available.
rules-dirty-trick-example = Odin has bet on the Pegasus. His fast card counts 2, and with its dirty trick 3 more: the Pegasus flies five sectors, and the card goes to the Zeus deck. Then he lets the Dragon have just one sector with a slow card. That card shows a bonus, too, but a slow card can’t use it, so it is discarded like any other.
rules-third-bet =
    As soon as the first creature in a race passes the mid-race line, the third bets are due. The turn is played to its end first, including the slow movement. Then the left neighbour of the player who had the turn becomes first player, even if it was someone else’s power that took the creature across. If that player was first player already, the token stays where it is.

    From the first player, clockwise, everyone places a third bet, just like the first two. Then the race goes on, and the first player has the next turn.

    If the line is passed in the very last turn, the third bets still come before the ranking. If no creature passes it, this race has no third bet, and the first player stays the same.
rules-ranking =
    The creatures that have crossed the finish line come first, in the order they crossed it. The others follow, sorted by how far they got. Within a sector, the later a creature arrived there, the better its rank.

    Creatures that never left the starting sector rank by their line-up. A creature sent back to the starting sector is ahead of those already waiting there.
rules-ranking-example = All cards have been played. Only the Dragon has crossed the finish line and is first. The Pegasus is second in sector 22, the Gryphon third in sector 20. The Lamassu and the Phoenix share sector 18, but the Phoenix got there later and is ahead: it is fourth, the Lamassu fifth. The Sylph comes last, in sector 17.
rules-judgment =
    By now the Zeus deck contains its protection cards and every movement card whose dirty trick was used in this race. It is shuffled, and Zeus draws { $drawn ->
        [one] one card
       *[other] { $drawn } cards
    }.

    If a movement card turns up, its creature is disqualified: it loses its place, and the creatures behind it close the gap. Protection cards do no harm, and a second card of the same creature changes nothing.

    If there are fewer cards than Zeus should draw, he draws them all. If there are none, there is no judgment.
rules-judgment-example = In that race Zeus draws a protection card, which does no harm, and a Pegasus card. The Pegasus was second; now it is disqualified, and all those behind it move up one place. The Gryphon is second, the Phoenix third, the Lamassu fourth, the Sylph fifth and still last.
rules-bet-outcome =
    All bet cards of this race are revealed. Each one names one or more places; if its creature finished in one of them, the bet has come true and scores the victory points on the card.

    “Last” and “next to last” only take into account creatures that weren’t disqualified, and a place can go by more than one name: if three creatures are left, the third is also the last. A disqualified creature fulfils only bets that name disqualification.
rules-bet-outcome-example = Odin reveals his three bets. “First or second” on the Gryphon has come true, because it is second after the judgment: 4 points. “First or disqualified” on the Pegasus has come true, because it was disqualified: 4 more. “Last or next to last” on the Dragon has failed, because it won the race. Odin scores 8 victory points.
rules-next-race =
    After the first and the second race, the player to the left of the current first player becomes first player. Creatures, creature tokens and protection cards return to where they began. All the movement cards are shuffled and dealt again, those from the Zeus deck included. Revealed bet cards are not used again.

    After the third race, whoever has the most victory points wins. There is no tie-breaker: players with equal points share the victory.
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
rules-power-of-the-gods =
    Every god has three power cards. They lie face up, so everyone knows which powers are still to come, and each can be played once in the whole game. What a power says takes precedence over the other rules. One power of each god is a fate power, which is only used together with the Fate Tokens variant.

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
    • { power-trickster } and { power-prophecy }: everyone sees the new token, nobody else sees the new card. Only the tokens now lying on your bets count, so you may bet again on a creature you gave up. “One bet on a creature” holds against { power-trickster }, too: it never takes a token of a creature you have already bet on.
    • { power-superior-wisdom } and { power-falcons-eye }: you alone learn what you saw, once, as things stand; the others learn that you looked, and where. With { power-superior-wisdom } you choose every card before seeing the first. { power-falcons-eye } needs a cardholder that still has cards; it works before any of your three bets, but not if you have to pass.
    • { power-renewal }: what counts is how the card was played; a card that shows a dirty trick can be renewed if you didn’t use it. What has moved stays moved. The card you give up is discarded face up and never reaches the Zeus deck. The slow card still comes from the cardholder that your fast card didn’t come from, so each loses exactly one card in your turn; it may be the very card you took back. A finished creature’s card can be renewed too.
    • { power-storm-chariot }: “directly in front” means one rank better at that moment, among the creatures that haven’t finished. Both count as having just arrived in their new sectors, the creature from the fate token last; if there is a fate token in its new sector, fate powers are offered again. For the leader on the track this power can’t be played.
    • { power-tablet-of-destinies }: the same card may turn up again. Only the cards lying there in the end count.
    • { power-valkyries }: a card of the protected creature is drawn as usual, but has no effect.
rules-fate-tokens =
    This variant needs Power of the Gods. In every race, once the cards are dealt, each player puts one fate token on the track before any bets are placed. The first player begins, the others follow clockwise. Any sector from 1 to { $finish } will do, as long as it has no token yet.

    By itself a token does nothing. But when a creature ends a movement in its sector, by a card or by a power, a fate power can be played. A movement of 0 is not enough.

    Playing the power uses up the token: it stays off the board until the race is over, so each token is good for a single power. After the race every player has a token again.
rules-zeus-sobers-up =
    With every race Zeus sees more clearly. Protection cards he draws in a judgment are out of the game, so the Zeus deck of the next race may begin with fewer than { $protections } of them, and cheating becomes more dangerous.

    If { power-tablet-of-destinies } changes what was drawn, only the protection cards lying there in the end are out.
rules-example = Example:
rules-present-step = You are here
