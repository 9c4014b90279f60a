/** This device's games are listed without Python, and finished ones go to the server, once. */

import "./no-browser";
import { beforeEach, expect, test, vi } from "vitest";
import type { OwnGame } from "../src/generated/wire";

const site = vi.hoisted(() => ({ isAlone: false, folder: "/", version: "" }));
const device = vi.hoisted(() => ({
  isRunning: true,
  onNews: null as (() => void) | null,
  request: vi.fn<(method: string, path: string, body: string | null) => Promise<{ status: number; body: string }>>(),
  retry: vi.fn(),
}));
vi.mock("../src/local/site", () => site);
vi.mock("../src/local/this-device", () => ({ device }));
vi.mock("../src/words/words.svelte", () => ({ say: (key: string) => key }));

const seat = { kind: "person", name: "Ann", level: null, present: true };
const bot = { kind: "bot", name: null, level: "hero", present: true };
const running = { table: "here-1", seats: [seat, bot, bot], own: [0] } as unknown as OwnGame;
const over = { table: "here-1", seats: 3, ended_ms: 1, points: 8, share: 1 };

let games: OwnGame[];
let finished: (typeof over)[];
let posted: { path: string; body: unknown }[];
let answer: () => Response;
let hand: typeof import("../src/local/handing-in");
let kept: typeof import("../src/local/kept-games");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal("addEventListener", () => {});
  [site.isAlone, device.isRunning, games, finished, posted] = [false, true, [running], [], []];
  answer = () => Response.json({ table: "own-1", seats: {} });
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path !== "/api/me/records") return Response.json({ name: "page-guest" });
    posted.push({ path, body: JSON.parse(body as string) });
    return answer();
  });
  const answers: Record<string, () => unknown> = {
    "/api/me/games": () => games,
    "/api/me/finished": () => ({ games: finished, next: null }),
    "/api/tables/here-1/record": () => ({ actions: [1, 2, 3] }),
    "/api/tables/here-1": () => running,
  };
  device.request.mockReset().mockImplementation(async (_, path) => {
    const found = answers[path];
    return found ? { status: 200, body: JSON.stringify(found()) } : { status: 404, body: "{}" };
  });
  hand = await import("../src/local/handing-in");
  kept = await import("../src/local/kept-games");
  hand.watchGames();
  await news();
});

async function news(): Promise<void> {
  device.onNews!();
  await vi.advanceTimersByTimeAsync(10_000);
}

async function finish(): Promise<void> {
  [games, finished] = [[], [over]];
  await news();
}

test("games are listed while Python doesn't run, and nobody sits there", async () => {
  device.isRunning = false;
  const before = device.request.mock.calls.length;
  const [game] = await kept.gamesHere();
  expect([game!.table, game!.seats.map(({ present }) => present)]).toEqual(["here-1", [false, false, false]]);
  expect(device.request.mock.calls.length).toBe(before);
});

test("a finished game goes to the server, with the levels of its bots, and only once", async () => {
  expect(posted).toEqual([]);
  await finish();
  const body = { record: { actions: [1, 2, 3] }, players: [null, "hero", "hero"], hinted: false };
  expect(posted).toEqual([{ path: "/api/me/records", body }]);
  expect([hand.isHandedIn("here-1"), kept.finishedHere()]).toEqual([true, [over]]);
  await news();
  await hand.handIn();
  expect(posted.length).toBe(1);
});

test("without a network it waits, and goes later without Python", async () => {
  answer = () => {
    throw new TypeError("Failed to fetch");
  };
  await finish();
  expect(hand.isHandedIn("here-1")).toBe(false);
  [device.isRunning, answer] = [false, () => Response.json({ table: "own-1", seats: {} })];
  const before = device.request.mock.calls.length;
  await hand.handIn();
  expect([hand.isHandedIn("here-1"), device.request.mock.calls.length]).toEqual([true, before]);
});

test("what the server will never take is not offered again, what it can't take now is", async () => {
  answer = () => Response.json({ reason: "too-many" }, { status: 429 });
  await finish();
  await hand.handIn();
  expect([posted.length, hand.isHandedIn("here-1")]).toEqual([2, false]);
  answer = () => Response.json({ reason: "bad-record" }, { status: 400 });
  await hand.handIn();
  await hand.handIn();
  expect([posted.length, hand.isHandedIn("here-1")]).toEqual([3, true]);
});

test("a page without a server hands nothing in", async () => {
  site.isAlone = true;
  await finish();
  expect([posted, kept.finishedHere()]).toEqual([[], [over]]);
});
