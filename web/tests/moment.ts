/** A moment of a game for the guide: before the first bet, unless said otherwise. */

import type { Moment } from "../src/tutorial/lessons";

export function moment(changes: Partial<Moment> = {}): Moment {
  return {
    who: [""],
    stage: "first-bets",
    race: 0,
    isAsked: false,
    bets: 0,
    fast: "none",
    hasSlow: false,
    slowSide: "right",
    isZeusAngry: false,
    hasFinisher: false,
    crossesMidRaceLine: false,
    tricked: null,
    hasOdds: false,
    ending: null,
    ...changes,
  };
}
