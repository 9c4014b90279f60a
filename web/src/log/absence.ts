/** What somebody missed who looked away, in a few words. */

import type { AnyEvent } from "../generated/wire";
import { say } from "../words/words.svelte";

const COUNTED = ["turns", "bets", "tricks", "powers"] as const;
export type Missed = Record<(typeof COUNTED)[number], number> & { races: number };

/** What others did, counted; our own doings are no news. */
export function missedIn(events: readonly AnyEvent[], reader: number | null): Missed {
  const found: Missed = { turns: 0, bets: 0, tricks: 0, powers: 0, races: 0 };
  for (const event of events) {
    if (event.type === "RaceEnded") found.races += 1;
    if (!("seat" in event) || event.seat === reader) continue;
    if (event.type === "TurnBegan") found.turns += 1;
    else if (event.type === "BetPlaced") found.bets += 1;
    else if (event.type === "DirtyTrickPlayed") found.tricks += 1;
    else if (event.type === "PowerPlayed") found.powers += 1;
  }
  return found;
}

export function isNews(missed: Missed): boolean {
  return COUNTED.some((what) => missed[what] > 0) || missed.races > 0;
}

/** “3 turns, 2 bets, a race ended”. */
export function missedTold(missed: Missed): string {
  const parts = [...COUNTED, "races" as const].filter((what) => missed[what] > 0);
  return parts.map((what) => say(`missed-${what}`, { count: missed[what] })).join(", ");
}
