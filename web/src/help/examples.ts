/** The worked examples of the rules, by their chapters. The race that is ranked is the one that is judged and settled. */

import examples from "../../../src/derby/editions/examples.json";
import type { Creature, PlaceName } from "../generated/wire";
import type { Chapter } from "./chapter";

export interface Card {
  creature: Creature;
  fast: number;
  slow: number;
  trick: number;
}

/** A card that is played, and where it takes its creature. */
export interface Move extends Card {
  use: "fast" | "trick" | "slow";
  start: number;
  end: number;
}

export interface SettledBet {
  creature: Creature;
  places: PlaceName[];
  /** Where it came in. */
  place: PlaceName;
  points: number;
}

interface Examples {
  "move-creatures": Move[];
  "dirty-trick": Move[];
  /** Best first. */
  ranking: { creature: Creature; sector: number }[];
  /** The card that is drawn beside a protection card. */
  judgment: { drawn: Card };
  "bet-outcome": SettledBet[];
}

export const EXAMPLES = examples as Examples;

export type ExampleName = keyof Examples;

export function hasExample(chapter: Chapter): chapter is ExampleName {
  return chapter in EXAMPLES;
}
