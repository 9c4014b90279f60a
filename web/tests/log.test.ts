/** The log tells nothing before the judgment scene has shown it, and loses nothing when the connection does. */

import { beforeEach, expect, test } from "vitest";
import "./no-browser";
import type { AnyEvent, Happened, Seen } from "../src/generated/wire";
import { Playback } from "../src/table/playback.svelte";
import { own, view } from "./table";

let playback: Playback;
beforeEach(() => {
  playback = new Playback();
  playback.isSkipping = true;
  playback.seen(seen(), []);
});

const seen = (): Seen => ({ type: "Seen", view: view(), own: own() }) as Seen;
const told = (): string[] => playback.log.map(({ type }) => type);
const events = (...types: AnyEvent["type"][]): AnyEvent[] => types.map((type) => ({ type }) as AnyEvent);
const happen = async (...types: AnyEvent["type"][]): Promise<void> => {
  playback.happened({ type: "Happened", events: events(...types), changes: {} } as unknown as Happened);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

test("the judgment is told once it has been shown", async () => {
  await happen("CardDiscarded", "RankingDetermined", "JudgmentCardDrawn", "CreatureDisqualified");
  await happen("BetSettled", "RaceEnded");
  expect(playback.ending?.events.map(({ type }) => type)).toContain("BetSettled");
  expect(told()).toEqual(["CardDiscarded", "RankingDetermined"]);
  playback.endScene();
  expect(told().slice(2)).toEqual(["JudgmentCardDrawn", "CreatureDisqualified", "BetSettled", "RaceEnded"]);
  await happen("RaceDealt");
  expect(told().at(-1)).toBe("RaceDealt");
});

test("a race that ends without a judgment keeps its bets back, too", async () => {
  await happen("RankingDetermined", "BetSettled", "RaceEnded");
  expect(told()).toEqual(["RankingDetermined"]);
});

test("whoever is connected again in the middle of it loses nothing", async () => {
  await happen("RankingDetermined", "JudgmentCardDrawn", "BetSettled", "RaceEnded", "GameEnded");
  playback.happened({ type: "Happened", events: events("TurnBegan"), changes: {} } as unknown as Happened);
  playback.seen(seen(), events("CardPlayed"));
  expect(told()).toEqual([
    "RankingDetermined",
    "JudgmentCardDrawn",
    "BetSettled",
    "RaceEnded",
    "GameEnded",
    "TurnBegan",
    "CardPlayed",
  ]);
});
