import { expect, test } from "vitest";
import { rounds } from "../src/you/rounds";

test.each([
  [1424, 1731, 5, [1500, 1600, 1700]],
  [1, 60, 6, [10, 20, 30, 40, 50, 60]],
  [1, 1, 6, [1]],
  [1, 10_000, 3, [5000, 10_000]],
])("an axis from %i to %i is marked at round numbers", (least, most, about, expected) => {
  expect(rounds(least, most, about)).toEqual(expected);
});
