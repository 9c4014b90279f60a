/** What is printed on cards and track: the edition of a table, or Olympus. */

import olympus from "../generated/olympus.json";
import { CREATURES } from "../generated/codes";
import type { BetCard, Creature, Edition, MovementCard, Source } from "../generated/wire";

export const CARDS_OF_A_CREATURE = 9;
export const PROTECTION = 54;

/** An edition, with all cards listed one by one. */
export interface Box {
  name: string;
  /** The last sector before the finish. */
  finishAfter: number;
  /** The movement cards by their numbers. */
  cards: MovementCard[];
  bets: BetCard[];
  midAfter: (seats: number) => number;
  /** The numbers that appear in the text of the rules. */
  numbers: { yellow: number; orange: number; finish: number; protections: number; drawn: number };
  sources: { finish: Source | undefined; mid: Source | undefined };
}

export function boxOf(edition: Edition | null): Box {
  const { name, track, movement, bet, judgment } = edition ?? (olympus as Edition);
  return {
    name,
    finishAfter: track.finish_line_after,
    cards: CREATURES.flatMap((creature) =>
      movement.filter((card) => card.creature === null || card.creature.toLowerCase() === creature),
    ),
    bets: bet,
    midAfter: (seats) => (seats <= 4 ? track.yellow_line_after : track.orange_line_after),
    numbers: {
      yellow: track.yellow_line_after,
      orange: track.orange_line_after,
      finish: track.finish_line_after,
      protections: judgment.protection_cards,
      drawn: judgment.cards_drawn,
    },
    sources: { finish: track.sources["finish_line_after"], mid: track.sources["yellow_line_after"] },
  };
}

export function creatureOn(card: number): Creature {
  return CREATURES[Math.floor(card / CARDS_OF_A_CREATURE)]!;
}
