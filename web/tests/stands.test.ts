/** Where creatures and ghosts stand on the track, and what is drawn beside them. */

import { describe, expect, test } from "vitest";
import { stretch } from "../src/art/repeats";
import type { Ghost } from "../src/cardholders/turn.svelte";
import type { Creature } from "../src/generated/wire";
import { Loop, nearest, type Place } from "../src/race/loop";
import { standsOn } from "../src/race/stands";
import { box, lineUp, track } from "./table";

const FINISH = box.finishAfter + 1;
const PHONE = new Loop({ width: 378, height: 320, depth: 68, margin: 15 }, box.finishAfter);
const SIDEWAYS = new Loop({ width: 290, height: 175, depth: 41, margin: 9 }, box.finishAfter);
const LOW = new Loop({ width: 314, height: 136, depth: 32, margin: 9 }, box.finishAfter);

const ghost = (creature: Creature, start: number, end: number, use: Ghost["use"] = "fast"): Ghost => ({
  flight: { creature, start, end } as Ghost["flight"],
  use,
  chosen: true,
});

/** Of two places in a sector, which is better: farther along the track, or farther out. */
const isAhead = (one: Place, other: Place): boolean =>
  one.s > other.s + 1 || (Math.abs(one.s - other.s) <= 1 && one.out > other.out);

describe("ghosts", () => {
  const standing = track(["phoenix", FINISH], ["sylph", 12], ["dragon", 8], ["gryphon", 8]);

  test("in a sector, whoever comes later stands ahead", () => {
    const ghosts = [ghost("dragon", 8, 12), ghost("gryphon", 8, 12, "slow")];
    const { creatures, landings } = standsOn(PHONE, standing, ghosts);
    const [fast, slow] = landings.map(({ place }) => place);
    expect(isAhead(slow!, fast!)).toBe(true);
    expect(isAhead(fast!, creatures.get("sylph")!)).toBe(true);
  });

  test("in the finish, they come behind those that are there, in their order", () => {
    const ghosts = [ghost("dragon", 8, FINISH), ghost("gryphon", 8, FINISH, "slow")];
    const { creatures, landings } = standsOn(PHONE, standing, ghosts);
    const [fast, slow] = landings.map(({ place }) => place);
    expect(isAhead(creatures.get("phoenix")!, fast!)).toBe(true);
    expect(isAhead(fast!, slow!)).toBe(true);
  });

  test("a trail leads from the middle of one disc to that of the other", () => {
    const [landing] = standsOn(PHONE, standing, [ghost("gryphon", 8, 12)]).landings;
    const { from, place } = landing!;
    const points = [...PHONE.between(from, place).matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [+x!, +y!]);
    for (const [end, disc] of [
      [points.at(0)!, from],
      [points.at(-1)!, place],
    ] as const) {
      expect(Math.hypot(end[0]! - disc.x, end[1]! - disc.y)).toBeLessThan(0.2);
    }
  });

  test("the trail of a slow card goes on from where the fast one leads", () => {
    const ghosts = [ghost("dragon", 8, 12), ghost("dragon", 12, 14, "slow")];
    const { landings } = standsOn(PHONE, standing, ghosts);
    expect(landings[1]!.from).toEqual(landings[0]!.place);
  });
});

describe("discs", () => {
  test("all six stand apart at the start of a phone's track", () => {
    const discs = [...standsOn(PHONE, lineUp(), []).creatures.values()];
    for (const [n, one] of discs.entries()) {
      for (const other of discs.slice(n + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size * 0.85);
      }
    }
  });

  test("three in a narrow sector take the room of its number, which is not drawn then", () => {
    const three = track(["sylph", 19], ["lamassu", 19], ["phoenix", 19], ["dragon", 4]);
    const { creatures, covered } = standsOn(PHONE, three, []);
    expect(creatures.get("sylph")!.size).toBeGreaterThanOrEqual(20);
    expect([...covered]).toEqual([19]);
  });

  test("three in a sector of the smallest track lie over each other as little as may be, and show no ranks", () => {
    const { creatures } = standsOn(SIDEWAYS, track(["sylph", 19], ["lamassu", 19], ["phoenix", 19]), []);
    const discs = [...creatures.values()];
    expect(discs.map(({ isCrowded }) => isCrowded)).toEqual([true, true, true]);
    expect(nearest(discs)).toBeGreaterThan(0.65 * discs[0]!.size);
    for (const { s } of discs) expect(Math.abs(s - SIDEWAYS.middle(19))).toBeLessThan(SIDEWAYS.extent(19) / 2);
  });

  test("two at the start stand side by side", () => {
    const discs = [...standsOn(SIDEWAYS, lineUp().slice(0, 2), []).creatures.values()];
    expect(nearest(discs)).toBeGreaterThan(0.9 * discs[0]!.size);
    expect(discs[0]!.size).toBeGreaterThan(24);
  });

  test.each([1, 6])("%d stay inside the track, even on the lowest", (count) => {
    for (const sector of [0, 5, FINISH]) {
      const standing = lineUp()
        .slice(0, count)
        .map((flyer) => ({ ...flyer, sector }));
      for (const { out, size } of standsOn(LOW, standing, []).creatures.values()) {
        expect(Math.abs(out) + size / 2).toBeLessThanOrEqual(LOW.depth / 2 + 4);
      }
    }
  });
});

describe("a frieze", () => {
  test.each([320, 360, 390, 820, 1440, 1920])("of %d px ends with a whole key", (width) => {
    for (const key of [20 * (18 / 24), 20 * (10 / 24), 24 * (44 / 60)]) {
      const times = width / (key * stretch(width, key));
      expect(times).toBeCloseTo(Math.round(times), 6);
      expect(Math.abs(stretch(width, key) - 1)).toBeLessThan(0.05);
    }
  });

  test("is drawn as it is until its width is known", () => expect(stretch(0, 20)).toBe(1));
});
