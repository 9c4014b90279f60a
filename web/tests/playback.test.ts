/** What happened is shown at leisure, unless the player skips to the next decision. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "./no-browser";
import type { AnyEvent, Happened, Own } from "../src/generated/wire";
import { Playback } from "../src/table/playback.svelte";
import { own, view } from "./table";

let playback: Playback;

const played = (card: number): AnyEvent => ({ type: "CardPlayed", seat: 1, card, holder: 0, slow: false });
const happened = (events: AnyEvent[], mine: Own | null = null): Happened =>
  ({ events, changes: {}, own: mine }) as unknown as Happened;

beforeEach(() => {
  vi.useFakeTimers();
  playback = new Playback();
  playback.view = view();
  playback.own = own();
});

afterEach(() => vi.useRealTimers());

test("each event takes its time", async () => {
  playback.happened(happened([played(1), played(2)]));
  await vi.advanceTimersByTimeAsync(100);
  expect(playback.log).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(playback.log).toHaveLength(2);
  expect(playback.isShowing).toBe(false);
});

test("skipping shows everything at once, what comes later, too, until we decide again", async () => {
  playback.happened(happened([played(1), played(2)]));
  playback.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.log).toHaveLength(2);
  expect(playback.isSkipping).toBe(true);
  playback.happened(happened([played(3)], own({ legal: [67] })));
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.log).toHaveLength(3);
  expect(playback.isSkipping).toBe(false);
  playback.happened(happened([played(4), played(5)]));
  await vi.advanceTimersByTimeAsync(100);
  expect(playback.log).toHaveLength(4);
});

test("skipping ends with the race: the judgment waits to be seen", async () => {
  playback.skip();
  playback.happened(happened([{ type: "RaceEnded" } as AnyEvent, played(1)]));
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.ending).not.toBeNull();
  expect(playback.isSkipping).toBe(false);
});

test("the story tells nothing of a judgment before its scene was seen", async () => {
  const told = () => playback.log.map((event) => event.type);
  const scene = ["RankingDetermined", "JudgmentCardDrawn", "CreatureDisqualified", "BetSettled", "RaceEnded"] as const;
  playback.happened(happened(scene.map((type) => ({ type }) as AnyEvent)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(playback.ending).not.toBeNull();
  expect(told()).toEqual(["RankingDetermined"]);
  playback.endScene();
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toEqual(scene);
});

test("a flight is cut short", async () => {
  playback.fly = () => new Promise(() => {});
  const moved = { type: "CreatureMoved", creature: "dragon", start: 0, end: 3 } as AnyEvent;
  const landed = { ...playback.view!.track[0]!, sector: 3 };
  playback.happened({ ...happened([moved]), changes: { track: { "0": landed } } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(playback.isShowing).toBe(true);
  playback.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.isShowing).toBe(false);
  expect(playback.view!.track[0]).toMatchObject({ creature: "dragon", sector: 3 });
});

test("what has changed is laid over the view as it was before the creatures flew", async () => {
  const [first, second, ...others] = playback.view!.track;
  const passed = { ...second!, sector: 2 };
  const moved = { type: "CreatureMoved", creature: second!.creature, start: 0, end: 2 } as AnyEvent;
  playback.happened({ ...happened([moved]), changes: { track: { "0": passed, "1": first! } } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(playback.view!.track).toEqual([passed, first, ...others]);
});
