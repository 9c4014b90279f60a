import { expect, test } from "vitest";
import { Rest } from "../src/ask/rest";

test("a mouse that was just seen rests until it is really moved", () => {
  const rest = new Rest();
  expect(rest.isOverByMoving({ x: 50, y: 50 })).toBe(false);
  expect(rest.ends({ x: 54, y: 53 })).toBe(false);
  expect(rest.isOverByMoving({ x: 56, y: 53 })).toBe(false);
  expect(rest.ends({ x: 61, y: 50 })).toBe(true);
  expect(rest.isOverByMoving({ x: 62, y: 50 })).toBe(true);
  // It ended already.
  expect(rest.ends({ x: 64, y: 50 })).toBe(false);
});

test("a press begins a rest where it was", () => {
  const rest = new Rest();
  rest.isOverByMoving({ x: 0, y: 0 });
  expect(rest.ends({ x: 100, y: 0 })).toBe(true);
  rest.pressed({ x: 100, y: 0 });
  expect(rest.isOverByMoving({ x: 100, y: 0 })).toBe(false);
  expect(rest.isOverByMoving({ x: 105, y: 0 })).toBe(false);
  expect(rest.isOverByMoving({ x: 120, y: 0 })).toBe(true);
});

test("what comes under a mouse that lies still isn't pointed at", () => {
  const rest = new Rest();
  rest.isOverByMoving({ x: 0, y: 0 });
  rest.ends({ x: 100, y: 0 });
  expect(rest.isOverByMoving({ x: 100, y: 0 })).toBe(false);
  expect(rest.ends({ x: 103, y: 4 })).toBe(false);
  expect(rest.ends({ x: 103, y: 14 })).toBe(true);
});
