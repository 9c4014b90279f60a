/** Who is guided, what each has learned, and which tips and odds are still to come. */

import "./no-browser";
import { beforeEach, expect, test } from "vitest";
import { prefer, withProgress } from "../src/house/preferences.svelte";
import type { Moment } from "../src/tutorial/lessons";
import {
  areAtFirstRace,
  beginGuide,
  endGuide,
  hadTip,
  learn,
  lessonNow,
  offerGuide,
  sawRace,
  tipNow,
} from "../src/tutorial/progress.svelte";
import { moment } from "./moment";

const at = (who: string, changes: Partial<Moment> = {}) => moment({ who: [who], isAsked: true, ...changes });

beforeEach(() => prefer({ hints: true, progress: {} }));

test("whoever is new is guided, and each at a shared device learns alone", () => {
  offerGuide(["Ann", "Ben"]);
  learn(["Ann"], "welcome");
  expect(lessonNow(at("Ann"))?.name).toBe("cards");
  expect(lessonNow(at("Ben"))?.name).toBe("welcome");
});

test("what one of those who look together hasn't learned is explained", () => {
  offerGuide(["Ann", "Ben"]);
  learn(["Ann"], "judgment");
  const end = moment({ who: ["Ann", "Ben"], ending: "judgment" });
  expect(lessonNow(end)?.name).toBe("judgment");
  endGuide(["Ben"]);
  expect(lessonNow(end)).toBeNull();
});

test("a skipped guide doesn't come back by itself, but can be called", () => {
  offerGuide([""]);
  endGuide([""]);
  offerGuide([""]);
  expect(lessonNow(at(""))).toBeNull();
  beginGuide([""]);
  expect(lessonNow(at(""))?.name).toBe("welcome");
});

test("whoever wants no hints gets none", () => {
  prefer({ hints: false });
  offerGuide([""]);
  expect(lessonNow(at(""))).toBeNull();
  expect(tipNow(at(""), "table")).toBeNull();
  expect(areAtFirstRace([""])).toBe(false);
});

test("a tip is given once a game, for three games", () => {
  expect(tipNow(at(""), "one")?.name).toBe("easy-bets");
  hadTip([""], "one", "easy-bets");
  expect(tipNow(at(""), "one")).toBeNull();
  expect(tipNow(at(""), "another")?.name).toBe("easy-bets");
  for (let race = 0; race < 9; race += 1) sawRace([""]);
  expect(tipNow(at(""), "yet another")).toBeNull();
});

test("the odds wait for whoever is at their first race", () => {
  expect(areAtFirstRace([""])).toBe(true);
  sawRace([""]);
  expect(areAtFirstRace([""])).toBe(false);
});

test("who played before progress was kept isn't new, who has only looked around is", () => {
  prefer(withProgress({ isGuest: true }));
  offerGuide([""]);
  expect(lessonNow(at(""))).toBeNull();
  expect(areAtFirstRace([""])).toBe(false);
  prefer({ progress: {}, ...withProgress({ isGuest: false }) });
  expect(areAtFirstRace([""])).toBe(true);
  expect(withProgress({ isGuest: true, progress: {} }).progress).toEqual({});
});
