/** Views are told by what has changed: of some lists only the changed places. */

import { expect, test } from "vitest";
import type { PublicView, ViewChanges } from "../src/generated/wire";
import { changed } from "../src/table/changes";
import { view } from "./table";

const holder = (size: number) => ({ size, cards: null });

test("a changed place of a list is replaced, and the rest stays the same object", () => {
  const before = view({ holders: [holder(4), holder(4), holder(4)], turn: 1 });
  const after = changed(before, { turn: 2, holders: { "1": holder(3) } } as ViewChanges);
  expect(after.holders.map(({ size }) => size)).toEqual([4, 3, 4]);
  expect(after.holders[0]).toBe(before.holders[0]);
  expect(after.track).toBe(before.track);
  expect(after.turn).toBe(2);
  expect(before.holders.map(({ size }) => size)).toEqual([4, 4, 4]);
});

test("everything that has changed since there was nothing is the whole view", () => {
  const after = changed({} as PublicView, { race: 0, holders: { "0": holder(4), "1": holder(2) } } as ViewChanges);
  expect(after.holders).toEqual([holder(4), holder(2)]);
  expect(after.race).toBe(0);
});
