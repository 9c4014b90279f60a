/** The end of a race in order: ranking, drawn cards, disqualifications, and every bet. */

import type { BetSettled, Creature } from "../generated/wire";
import type { Ending } from "../table/playback.svelte";

export interface RaceEnd {
  race: number;
  /** Before the judgment, best first. */
  ranking: Creature[];
  /** The cards that were drawn in the end. */
  drawn: number[];
  disqualified: Creature[];
  /** The creatures still in the ranking, best first. */
  left: Creature[];
  bets: BetSettled[];
  /** Every seat's points before the bets are settled. */
  before: number[];
}

export function raceEnd({ events, before }: Ending): RaceEnd {
  const found: RaceEnd = { race: 0, ranking: [], drawn: [], disqualified: [], left: [], bets: [], before: [] };
  for (const event of events) {
    if (event.type === "RankingDetermined") found.ranking = event.ranking;
    else if (event.type === "JudgmentCardDrawn") found.drawn.push(event.card);
    else if (event.type === "JudgmentCardPutBack") found.drawn.splice(found.drawn.indexOf(event.card), 1);
    else if (event.type === "CreatureDisqualified") found.disqualified.push(event.creature);
    else if (event.type === "BetSettled") found.bets.push(event);
    else if (event.type === "RaceEnded") found.race = event.race;
  }
  if (found.ranking.length === 0) found.ranking = before.track.map((flyer) => flyer.creature);
  found.left = found.ranking.filter((creature) => !found.disqualified.includes(creature));
  found.before = before.seats.map((seat) => seat.points);
  return found;
}
