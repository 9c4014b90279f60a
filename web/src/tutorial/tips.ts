/** Tips for the first games: what experienced players would say, each at its moment. */

import type { Moment, Region } from "./lessons";

export type TipName = "easy-bets" | "high-bets" | "mid-race-line" | "disqualification" | "third-race";

export interface Tip {
  name: TipName;
  /** What it is about. */
  region: Region;
  fits: (moment: Moment) => boolean;
}

const LAST_RACE = 2;
const isBetting = ({ isAsked, stage }: Moment): boolean => isAsked && stage === "first-bets";

export const TIPS: Tip[] = [
  { name: "easy-bets", region: "bets", fits: (now) => isBetting(now) && now.bets === 0 && now.race === 0 },
  { name: "high-bets", region: "bets", fits: (now) => isBetting(now) && now.bets === 1 && now.race < LAST_RACE },
  { name: "third-race", region: "bets", fits: (now) => isBetting(now) && now.race === LAST_RACE },
  { name: "mid-race-line", region: "bar", fits: (now) => now.isAsked && now.crossesMidRaceLine },
  {
    name: "disqualification",
    region: "bets",
    fits: (now) => now.isAsked && now.stage === "third-bet" && now.tricked !== null,
  },
];

/** The tip for this moment, unless it has been given. */
export function tipFor(moment: Moment, given: readonly TipName[]): Tip | null {
  if (moment.ending !== null) return null;
  return TIPS.find(({ name, fits }) => !given.includes(name) && fits(moment)) ?? null;
}
