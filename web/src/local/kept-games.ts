/** This device's games as they were last known: Python is not started only to list them. */

import type { FinishedGame, FinishedGames, OwnGame } from "../generated/wire";
import { folder } from "./site";
import { device } from "./this-device";

interface Kept {
  games: OwnGame[];
  /** The latest that are over. */
  finished: FinishedGame[];
}

const PLACE = `derby-games ${folder}`;
/** Whether Python has told of finished games since the page was opened. */
let isFinishedKnown = false;

/** Those that are not over. */
export async function gamesHere(): Promise<OwnGame[]> {
  if (device.isRunning) return (await refresh()).games;
  // Nobody sits at a table while Python doesn't run.
  return read().games.map((game) => ({
    ...game,
    seats: game.seats.map((seat) => ({ ...seat, present: false })),
  }));
}

export function finishedHere(): FinishedGame[] {
  return read().finished;
}

/** Ask Python, which runs, and keep what it says. */
export async function refresh(): Promise<Kept> {
  const before = read();
  const games = (await answer<OwnGame[]>("/api/me/games")) ?? [];
  const now = new Set(games.map(({ table }) => table));
  const isAnyOver = before.games.some(({ table }) => !now.has(table));
  const finished = isAnyOver || !isFinishedKnown ? await answer<FinishedGames>("/api/me/finished") : null;
  isFinishedKnown ||= finished !== null;
  const kept = { games, finished: finished?.games ?? before.finished };
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Then they are listed once Python runs again.
  }
  return kept;
}

/** We no longer know of any. */
export function forgetGames(): void {
  localStorage.removeItem(PLACE);
}

/** Null if there is no guest on this device yet. */
async function answer<T>(path: string): Promise<T | null> {
  const { status, body } = await device.request("GET", path, null);
  return status < 400 ? (JSON.parse(body) as T) : null;
}

function read(): Kept {
  try {
    return { games: [], finished: [], ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return { games: [], finished: [] };
  }
}
