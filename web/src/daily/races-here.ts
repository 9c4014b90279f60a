/** The daily races that were begun on this device, so that nobody begins the same one at the server, too. */

import { folder } from "../local/site";

export interface RaceHere {
  table: string;
  /** Whether it was begun on its day. */
  onDay: boolean;
}

const PLACE = `derby-daily ${folder}`;

export function racesHere(): Record<string, RaceHere> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, RaceHere>;
  } catch {
    return {};
  }
}

export function keepRaceHere(day: string, race: RaceHere): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...racesHere(), [day]: race }));
  } catch {
    // There is no room: the server notices when the race is handed in.
  }
}

/** The day of a race by its table here, and whether it was begun on that day. */
export function raceAt(table: string): { day: string; onDay: boolean } | null {
  const found = Object.entries(racesHere()).find(([, race]) => race.table === table);
  return found ? { day: found[0], onDay: found[1].onDay } : null;
}
