/**
 * Games that were finished on this device go to the server when it can be reached, for the guest's history there. The
 * server verifies each, and takes none twice. A record is kept here as soon as its game is over, so that Python need
 * not be started to send it later.
 */

import { raceAt } from "../daily/races-here";
import type { OpenedTable, OwnRecord } from "../generated/wire";
import { get, post } from "../house/asking";
import { beGuest, lastName } from "../house/guest.svelte";
import { Refusal, type RefusedFor } from "../house/refusal";
import { say } from "../words/words.svelte";
import { finishedHere, refresh } from "./kept-games";
import { folder, isAlone } from "./site";
import { device } from "./this-device";

interface Book {
  /** Games that wait, by their table here. */
  waiting: Record<string, OwnRecord>;
  /** The table on the server by the table here; null if the server will never take the game. */
  handedIn: Record<string, string | null>;
}

const PLACE = `derby-records ${folder}`;
/** While a game goes on, its state is kept this often at most. */
const NEWS_MS = 4_000;
/** What no later attempt would change. */
const FINAL: RefusedFor[] = ["bad-record", "bad-message", "too-large", "no-daily", "no-such-address"];

let isBusy = false;
/** Whether we have looked a moment ago, and whether there has been news since. */
let hasLooked = false;
let isNew = false;

/** Keep an eye on this device's games from now on. */
export function watchGames(): void {
  device.onNews = () => {
    isNew = true;
    if (!hasLooked) void look();
  };
  addEventListener("online", () => void handIn());
  if (device.isRunning) device.onNews();
  else void handIn();
}

/** What the server has taken, or never will. */
export function isHandedIn(table: string): boolean {
  return table in read().handedIn;
}

/** See to the games now: one may have just ended, and the page may be left at once. */
export async function look(): Promise<void> {
  [isNew, hasLooked] = [false, true];
  setTimeout(() => {
    hasLooked = false;
    if (isNew) void look();
  }, NEWS_MS);
  try {
    await refresh();
    await collect();
    await handIn();
  } catch {
    // Python is gone; there will be news when it is back.
  }
}

/** Keep the records of games that are over. */
async function collect(): Promise<void> {
  if (isAlone) return;
  for (const { table } of finishedHere()) {
    const { waiting, handedIn } = read();
    if (table in waiting || table in handedIn || !device.isRunning) continue;
    const record = await get("GET /api/tables/{table}/record", { table });
    const { seats, is_try } = await get("GET /api/tables/{table}", { table });
    const players = seats.map(({ kind, level }) => (kind === "bot" ? level : null));
    // A deal that others play, too, counts for nothing else.
    const hinted = is_try || seats.some((seat) => seat.hinted);
    change((book) => (book.waiting[table] = { record, players, hinted }));
  }
}

/** Send what waits; whatever goes wrong is tried again another time, without a word. */
export async function handIn(): Promise<void> {
  const waiting = Object.entries(read().waiting);
  if (isAlone || isBusy || waiting.length === 0) return;
  isBusy = true;
  try {
    await beGuest(lastName().trim() || say("page-guest"), "server");
    for (const [table, game] of waiting) {
      const there = await send(table, game).then((opened) => opened.table, refusedForGood);
      change((book) => {
        delete book.waiting[table];
        book.handedIn[table] = there;
      });
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  } finally {
    isBusy = false;
  }
}

/** Of a daily race, one try counts, wherever it was played. */
function send(table: string, game: OwnRecord): Promise<OpenedTable> {
  const race = raceAt(table);
  if (!race) return post("POST /api/me/records", game, {}, "server");
  const body = { record: game.record, begun_on_day: race.onDay };
  return post("POST /api/daily/{day}/records", body, { day: race.day }, "server");
}

/** What waits is nobody's any more. */
export function handInNothing(): void {
  change((book) => {
    for (const table of Object.keys(book.waiting)) book.handedIn[table] = null;
    book.waiting = {};
  });
}

function refusedForGood(error: unknown): null {
  if (error instanceof Refusal && FINAL.includes(error.reason)) return null;
  throw error;
}

function change(how: (book: Book) => void): void {
  const book = read();
  how(book);
  try {
    localStorage.setItem(PLACE, JSON.stringify(book));
  } catch {
    // There is no room: Python still has the games.
  }
}

function read(): Book {
  try {
    return { waiting: {}, handedIn: {}, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Book>) };
  } catch {
    return { waiting: {}, handedIn: {} };
  }
}
