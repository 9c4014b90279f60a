/** The end of a race in order: ranking, drawn cards, disqualifications, and every bet. */

import type { AnyEvent, BetSettled, Creature } from "../generated/wire";
import type { Ending } from "../table/playback.svelte";

export interface RaceEnd {
  race: number;
  /** Before the judgment, best first. */
  ranking: Creature[];
  /** The cards that were drawn in the end, each with the seat whose trick it was. */
  drawn: { card: number; by: number | null }[];
  disqualified: Creature[];
  /** The creatures still in the ranking, best first. */
  left: Creature[];
  bets: BetSettled[];
  /** Every seat's points before the bets are settled. */
  before: number[];
}

/** The log tells who played which trick in this race. */
export function raceEnd({ events, before }: Ending, log: readonly AnyEvent[]): RaceEnd {
  const found: RaceEnd = { race: 0, ranking: [], drawn: [], disqualified: [], left: [], bets: [], before: [] };
  for (const event of events) {
    if (event.type === "RankingDetermined") found.ranking = event.ranking;
    else if (event.type === "JudgmentCardDrawn")
      found.drawn.push({ card: event.card, by: tricksterOf(event.card, log) });
    else if (event.type === "JudgmentCardPutBack") putBack(found, event.card);
    else if (event.type === "CreatureDisqualified") found.disqualified.push(event.creature);
    else if (event.type === "BetSettled") found.bets.push(event);
    else if (event.type === "RaceEnded") found.race = event.race;
  }
  if (found.ranking.length === 0) found.ranking = before.track.map((flyer) => flyer.creature);
  found.left = found.ranking.filter((creature) => !found.disqualified.includes(creature));
  found.before = before.seats.map((seat) => seat.points);
  return found;
}

function putBack({ drawn }: RaceEnd, card: number): void {
  drawn.splice(
    drawn.findIndex((each) => each.card === card),
    1,
  );
}

/** Who played a card with its trick in the current race. */
function tricksterOf(card: number, log: readonly AnyEvent[]): number | null {
  for (const event of log.toReversed()) {
    if (event.type === "DirtyTrickPlayed" && event.card === card) return event.seat;
    if (event.type === "RaceDealt") return null;
  }
  return null;
}
