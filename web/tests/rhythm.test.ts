/** The page of an evening looks seldom while nothing happens, and not at all while nobody looks at it. */

import "./no-browser";
import { beforeEach, expect, test, vi } from "vitest";
import { Rhythm } from "../src/evenings/rhythm";
import { Polled } from "../src/evenings/polled.svelte";

vi.mock("../src/words/words.svelte", () => ({ say: (key: string) => key }));

test("the same answer is asked for less and less often, a new one soon again", () => {
  const rhythm = new Rhythm();
  const waits = [1, 1, 1, 1, 1, 1, 2].map((answer) => rhythm.afterAnswer({ answer }));
  expect(waits).toEqual([4_000, 6_000, 9_000, 13_500, 15_000, 15_000, 4_000]);
});

test("a server that doesn't answer is left alone, up to a minute", () => {
  const rhythm = new Rhythm();
  rhythm.afterAnswer(1);
  expect([1, 2, 3, 4, 5].map(() => rhythm.afterTrouble())).toEqual([8_000, 16_000, 32_000, 60_000, 60_000]);
  expect(rhythm.afterAnswer(2)).toBe(4_000);
});

let turned: () => void = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  document.addEventListener = (_: string, hear: unknown) => (turned = hear as () => void);
  turn(false);
});

function turn(hidden: boolean): void {
  (document as { hidden: boolean }).hidden = hidden;
  turned();
}

test("out of sight nothing is asked, and back in sight at once", async () => {
  const ask = vi.fn(async () => "nothing new");
  const polled = new Polled(ask);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ask.mock.calls.length).toBeLessThan(250);
  turn(true);
  await vi.advanceTimersByTimeAsync(0);
  ask.mockClear();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ask).not.toHaveBeenCalled();
  turn(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledOnce();
  polled.close();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ask).toHaveBeenCalledOnce();
});

test("what somebody changes is followed closely again", async () => {
  const ask = vi.fn(async () => "nothing new");
  const polled = new Polled(ask);
  await vi.advanceTimersByTimeAsync(600_000);
  ask.mockClear();
  await polled.change(async () => "news");
  expect(polled.shown).toBe("news");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(ask).toHaveBeenCalledOnce();
  polled.close();
});
