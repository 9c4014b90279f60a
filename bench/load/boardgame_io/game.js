'use strict';

// A game of Divinity Derby's shape and size, not its rules: cards in holders between the seats, secret bets, creatures
// on a track. It never ends: when the next player has nothing left to play, a new race begins.

const CREATURES = 6;
const CARDS_OF_A_CREATURE = 9;
const CARDS = CREATURES * CARDS_OF_A_CREATURE;
const PLAIN_CARDS_OF_A_CREATURE = 5;
const HOLDER_SIZE = 9;
const BETS = 3;
const BET_CARDS = 11;
const PROTECTION_CARDS = 4;
const LOG_SIZE = 8;

const numbers = (size) => Array.from({ length: size }, (_, number) => number);

function deal(seats, random) {
  const deck = random.Shuffle(numbers(CARDS));
  return {
    positions: numbers(CREATURES).map(() => 0),
    holders: numbers(seats).map((holder) => deck.slice(holder * HOLDER_SIZE, (holder + 1) * HOLDER_SIZE)),
    bets: numbers(seats).map(() => {
      const creatures = random.Shuffle(numbers(CREATURES));
      const cards = random.Shuffle(numbers(BET_CARDS));
      return numbers(BETS).map((bet) => ({ creature: creatures[bet], card: cards[bet] }));
    }),
    discard: [],
    zeus: numbers(PROTECTION_CARDS).map(() => CARDS),
  };
}

// Holder h stands between seat h and seat h + 1.
const holdersBeside = (seat, seats) => [seat, (seat + seats - 1) % seats];

function playCard({ G, ctx, playerID, random }, card) {
  const seat = Number(playerID);
  const holder = holdersBeside(seat, ctx.numPlayers).find((beside) => G.holders[beside].includes(card));
  if (holder === undefined) return 'INVALID_MOVE';

  G.holders[holder].splice(G.holders[holder].indexOf(card), 1);
  const creature = Math.floor(card / CARDS_OF_A_CREATURE);
  const kind = card % CARDS_OF_A_CREATURE;
  const pile = kind < PLAIN_CARDS_OF_A_CREATURE ? G.discard : G.zeus;
  pile.push(card);
  const sectors = 1 + (kind % PLAIN_CARDS_OF_A_CREATURE);
  G.positions[creature] += sectors;
  G.log.push({ seat, holder, card, creature, sectors });
  if (G.log.length > LOG_SIZE) G.log.shift();

  const next = (seat + 1) % ctx.numPlayers;
  if (holdersBeside(next, ctx.numPlayers).every((beside) => G.holders[beside].length === 0)) {
    G.points[seat] += 1;
    Object.assign(G, deal(ctx.numPlayers, random));
  }
}

function playerView({ G, ctx, playerID }) {
  const seat = playerID === null || playerID === undefined ? -1 : Number(playerID);
  const beside = seat < 0 ? [] : holdersBeside(seat, ctx.numPlayers);
  return {
    positions: G.positions,
    holders: G.holders.map((cards, holder) => (beside.includes(holder) ? cards : cards.length)),
    bets: G.bets.map((bets, owner) => (owner === seat ? bets : bets.map(({ creature }) => ({ creature })))),
    discard: G.discard,
    zeus: G.zeus,
    points: G.points,
    log: G.log,
  };
}

exports.game = {
  name: 'derby',
  minPlayers: 3,
  maxPlayers: 6,
  disableUndo: true,
  setup: ({ ctx, random }) => ({
    ...deal(ctx.numPlayers, random),
    points: numbers(ctx.numPlayers).map(() => 0),
    log: [],
  }),
  moves: { playCard },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView,
};
