/** Without confirmation: a choice is sent after a moment, unless it is undone. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Hesitation, UNDO_MS } from "../src/table/hesitation.svelte";

let sent: number[][];
let hesitation: Hesitation;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  hesitation = new Hesitation((codes) => sent.push([...codes]));
});

afterEach(() => vi.useRealTimers());

test("a complete choice is sent once, and not before the moment is over", () => {
  hesitation.offer([67, 176]);
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(sent).toEqual([]);
  expect(hesitation.codes).toEqual([67, 176]);
  vi.advanceTimersByTime(UNDO_MS);
  expect(sent).toEqual([[67, 176]]);
  expect(hesitation.codes).toBeNull();
});

test("what is undone is never sent by itself, but another choice is", () => {
  hesitation.offer([67, 176]);
  hesitation.undo();
  hesitation.offer([67, 176]);
  vi.advanceTimersByTime(2 * UNDO_MS);
  expect(sent).toEqual([]);
  hesitation.offer([121, 176]);
  vi.advanceTimersByTime(UNDO_MS);
  expect(sent).toEqual([[121, 176]]);
});

test("a changed choice gets the whole moment again", () => {
  hesitation.offer([1]);
  vi.advanceTimersByTime(UNDO_MS - 1);
  hesitation.offer([2]);
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([[2]]);
});

test("a choice that is taken back, or whose decision is over, is not sent", () => {
  hesitation.offer([1]);
  hesitation.offer(null);
  vi.advanceTimersByTime(2 * UNDO_MS);
  expect(sent).toEqual([]);
});

test("nobody has to wait", () => {
  hesitation.offer([1]);
  hesitation.sendNow();
  expect(sent).toEqual([[1]]);
  vi.advanceTimersByTime(2 * UNDO_MS);
  expect(sent).toHaveLength(1);
});
