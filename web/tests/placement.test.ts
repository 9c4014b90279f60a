/** The guide's note is a row of the layout: on small screens the page scrolls, until what is explained is in sight. */

import { describe, expect, test } from "vitest";
import type { Box } from "../src/ask/beside";
import { edgeBelow, scrollToSee } from "../src/tutorial/sight";

const box = (top: number, height: number, left = 0, width = 360): Box => ({ left, top, width, height });

describe("scrolling", () => {
  test("isn't needed for what is in sight", () => {
    expect(scrollToSee(box(120, 100), 100, 300)).toBe(0);
  });

  test("goes back to what lies under the note", () => {
    expect(scrollToSee(box(40, 100), 100, 300)).toBe(-60);
  });

  test("goes on to what lies below the bar's upper edge, no further than needed", () => {
    expect(scrollToSee(box(250, 100), 100, 300)).toBe(50);
  });

  test("shows the beginning of what is too long", () => {
    expect(scrollToSee(box(150, 400), 100, 300)).toBe(50);
  });
});

describe("the lower edge", () => {
  test("is the bar, if it lies below", () => {
    expect(edgeBelow(box(100, 100), box(560, 80), 640)).toBe(560);
  });

  test("is the window's, if the bar lies beside", () => {
    expect(edgeBelow(box(100, 100, 0, 320), box(280, 80, 320, 320), 360)).toBe(360);
  });

  test("is the window's for the bar itself", () => {
    expect(edgeBelow(box(560, 80), box(560, 80), 640)).toBe(640);
  });
});

/** Heights in pixels as the rows have them there, the note with its longest text. */
const PHONES = [
  { size: "320 × 568", height: 568, note: 254, bar: 88, rows: { seats: 60, track: 152, panel: 176 } },
  { size: "360 × 640", height: 640, note: 232, bar: 88, rows: { seats: 60, track: 152, panel: 186 } },
  { size: "390 × 844", height: 844, note: 214, bar: 88, rows: { seats: 60, track: 152, panel: 245 } },
];

describe.each(PHONES)("on a phone of $size", ({ height, note, bar, rows }) => {
  test.each(Object.entries(rows))("the %s fits between the note and the bar", (name, size) => {
    const above = Object.entries(rows).slice(0, Object.keys(rows).indexOf(name));
    const place = box(note + above.reduce((sum, [, each]) => sum + each, 0), size);
    const to = edgeBelow(place, box(height - bar, bar), height);
    const top = place.top - scrollToSee(place, note, to);
    expect(top).toBeGreaterThanOrEqual(note);
    expect(top + size).toBeLessThanOrEqual(to);
  });
});
