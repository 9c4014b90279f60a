import { describe, expect, test } from "vitest";
import { evenRows } from "../src/bets/rows";
import { columnsFor } from "../src/cardholders/columns";
import { Loop, places } from "../src/race/loop";
import { arrangementFor } from "../src/table/arrangement";

describe("cards in a holder", () => {
  test.each([
    ["one row where there is width", 10, 560, 90, 10],
    ["even rows where there is height", 8, 393, 150, 4],
    ["two rows of cards that lie rather than narrow ones", 8, 389, 125, 4],
    ["never narrower than a thumb", 10, 172, 160, 3],
    ["a single card", 1, 172, 160, 1],
    ["three in a row, without a hole", 3, 178, 190, 3],
    ["three one above the other where there is no width", 3, 100, 190, 2],
    ["before anything was measured", 8, 0, 0, 1],
  ])("%s", (_, cards, width, height, columns) => {
    expect(columnsFor(cards, width, height)).toBe(columns);
  });
});

describe("rows of bet cards", () => {
  test.each([
    [11, 4, [4, 4, 3]],
    [11, 6, [6, 5]],
    [11, 3, [3, 3, 3, 2]],
    [10, 4, [4, 3, 3]],
    [9, 4, [3, 3, 3]],
    [13, 6, [5, 4, 4]],
    [3, 4, [3]],
    [1, 4, [1]],
  ])("%d cards, at most %d in a row, stand in even rows without a hole", (cards, most, lengths) => {
    const { tracks, spans } = evenRows(cards, most);
    expect(spans).toEqual(lengths.flatMap((length) => Array(length).fill(tracks / length)));
    expect(spans.every(Number.isInteger)).toBe(true);
  });
});

describe("the table", () => {
  test.each([
    [320, 568, "column"],
    [390, 844, "column"],
    [568, 320, "sideways"],
    [720, 450, "sideways"],
    [768, 1024, "tall"],
    [960, 1080, "tall"],
    [1024, 768, "landscape"],
    [1080, 810, "landscape"],
    [1280, 600, "landscape"],
    [1440, 900, "wide"],
    [1707, 960, "wide"],
  ])("%d × %d is a %s", (width, height, arrangement) => {
    expect(arrangementFor(width, height)).toBe(arrangement);
  });
});

describe("creatures that share a sector", () => {
  test.each([2, 3, 4, 5, 6])("%d of them stay legible on the smallest track", (count) => {
    const loop = new Loop({ width: 314, height: 136, depth: 32, margin: 9 }, 23);
    const spots = places(loop, 5, count);
    expect(Math.min(...spots.map(({ size }) => size))).toBeGreaterThanOrEqual(18);
    expect(new Set(spots.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(count);
  });
});
