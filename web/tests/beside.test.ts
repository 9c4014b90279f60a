/** A panel is placed near its subject, and covers nothing that matters if possible. */

import { describe, expect, test } from "vitest";
import { beside, bridge, overlap, type Covered } from "../src/ask/beside";

describe("the panel", () => {
  const screen = { width: 390, height: 844, from: 46 };
  const panel = { width: 370, height: 150 };
  const holders = { left: 5, top: 530, width: 380, height: 200 };
  const bar: Covered = { box: { left: 0, top: 752, width: 390, height: 92 }, weight: 8 };

  test("never lies on what it is about, if there is room", () => {
    const place = beside(panel, holders, [{ box: holders, weight: 14 }, bar], screen);
    expect(overlap({ ...place, ...panel }, holders)).toBe(0);
  });

  test("is near what it is about, and leaves the rest alone", () => {
    const place = beside(panel, holders, [{ box: holders, weight: 14 }, bar], screen);
    expect(place.top + panel.height).toBe(holders.top - 10);
  });

  test("goes further away if something in between must stay in sight", () => {
    const track: Covered = { box: { left: 0, top: 200, width: 390, height: 325 }, weight: 6 };
    const place = beside(panel, holders, [{ box: holders, weight: 14 }, bar, track], screen);
    expect(place.top).toBeLessThan(70);
    expect(place.top).toBeGreaterThanOrEqual(screen.from);
  });

  test("stays on a screen that is too small for it", () => {
    const place = beside({ width: 500, height: 900 }, holders, [], screen);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.top).toBeGreaterThanOrEqual(screen.from);
  });

  test("has the shortest line to what it is about", () => {
    const above = { left: 100, top: 100, width: 100, height: 50 };
    const below = { left: 150, top: 200, width: 100, height: 50 };
    expect(bridge(above, below)).toEqual({ x1: 175, y1: 150, x2: 175, y2: 200 });
    expect(bridge(below, above)).toEqual({ x1: 175, y1: 200, x2: 175, y2: 150 });
  });
});
