/** What happened in days of absence, for those who come back to a game by correspondence. */

import type { AnyEvent, Creature } from "../generated/wire";
import { missedIn, type Missed } from "./absence";

/** What a seat did in one turn: where the creatures went. */
export interface MissedTurn {
  seat: number;
  moves: { creature: Creature; sectors: number }[];
}

export interface MissedRace {
  race: number;
  counts: Missed;
  /** The latest turns; `earlier` others came before them. */
  turns: MissedTurn[];
  earlier: number;
}

/** What happened in days of absence, race by race and turn by turn: the events from a place of the story on. */
export function missedRaces(
  events: readonly AnyEvent[],
  from: number,
  reader: number | null,
  mostTurns: number,
): MissedRace[] {
  const races: MissedRace[] = [];
  let race = 0;
  let seat: number | null = null;
  let begins = from;
  let turn: MissedTurn | null = null;
  let turns: MissedTurn[] = [];
  const endRace = (end: number) => {
    const counts = missedIn(events.slice(begins, end), reader);
    const told = turns.filter(({ moves }) => moves.length > 0);
    if (Object.values(counts).some((count) => count > 0)) races.push({ race, counts, turns: told, earlier: 0 });
    [begins, turns, turn] = [end, [], null];
  };
  events.forEach((event, place) => {
    if (event.type === "RaceDealt") {
      if (place > from) endRace(place);
      race = event.race;
    } else if (event.type === "TurnBegan") {
      seat = event.seat;
      turn = null;
    } else if (event.type === "CreatureMoved" && place >= from && seat !== null && seat !== reader) {
      if (turn?.seat !== seat) turns.push((turn = { seat, moves: [] }));
      turn.moves.push({ creature: event.creature, sectors: event.end - event.start });
    }
  });
  endRace(events.length);
  let left = mostTurns;
  for (const each of races.toReversed()) {
    each.earlier = Math.max(0, each.turns.length - left);
    each.turns = each.turns.slice(each.earlier);
    left -= each.turns.length;
  }
  return races;
}
