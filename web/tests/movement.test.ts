/** Where creatures land, and how the track is ordered afterwards. */

import { describe, expect, test } from "vitest";
import { cardFlight, flight, flown } from "../src/game/movement";
import { box, card, track, view } from "./table";

const finish = box.finishAfter + 1;
const order = (flyers: ReturnType<typeof flown>) => flyers.map(({ creature, sector }) => `${creature} ${sector}`);

describe("a flight", () => {
  test("never goes below the start, and never beyond the finish", () => {
    const flyers = track(["dragon", 1], ["gryphon", finish - 2]);
    expect(flight(flyers, box, "dragon", -2)).toMatchObject({ end: 0, finishes: false });
    expect(flight(flyers, box, "gryphon", 9)).toMatchObject({ end: finish, finishes: true });
  });

  test("is none for a creature that has finished", () => {
    expect(flight(track(["dragon", finish]), box, "dragon", 3)).toBeNull();
  });

  test("of a card: value, trick and powers are added; less than 0 counts as 0 (R22)", () => {
    const tricky = card("dragon", { trick: true });
    const { fast, trick } = box.cards[tricky]!;
    const at = view({ track: track(["dragon", 2]) });
    expect(cardFlight(at, at.track, box, tricky, { slow: false, trick: true, bonus: -2 })?.end).toBe(
      2 + fast + trick - 2,
    );
    expect(cardFlight(at, at.track, box, tricky, { slow: false, trick: false, bonus: -99 })?.end).toBe(2);
  });
});

describe("the order after a flight", () => {
  const flyers = track(["lamassu", 5], ["dragon", 3], ["gryphon", 3], ["sylph", 0]);
  const after = (creature: "sylph" | "gryphon" | "lamassu", start: number, end: number) =>
    order(flown(flyers, { creature, start, end, finishes: end === finish }));

  test("a later arrival is ahead in its sector", () => {
    expect(after("sylph", 0, 3)).toEqual(["lamassu 5", "sylph 3", "dragon 3", "gryphon 3"]);
  });

  test("no movement changes nothing (R2)", () => {
    expect(after("gryphon", 3, 3)).toEqual(order(flyers));
  });

  test("whoever goes back is ahead of those already there (R3)", () => {
    expect(after("lamassu", 5, 0)).toEqual(["dragon 3", "gryphon 3", "lamassu 0", "sylph 0"]);
  });

  test("whoever finishes ranks behind those who finished before", () => {
    const end = track(["lamassu", finish], ["dragon", 9], ["sylph", 2]);
    expect(order(flown(end, { creature: "sylph", start: 2, end: finish, finishes: true }))).toEqual([
      `lamassu ${finish}`,
      `sylph ${finish}`,
      "dragon 9",
    ]);
  });
});
