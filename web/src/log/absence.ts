/** Counts what a player missed while looking away. */

import type { AnyEvent } from "../generated/wire";

/** In the order in which they are listed. */
export const COUNTED = ["turns", "bets", "tricks", "powers", "races"] as const;
export type Missed = Record<(typeof COUNTED)[number], number>;

/** Counts what the others did; our own actions are no news. */
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
