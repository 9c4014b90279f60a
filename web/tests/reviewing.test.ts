/** Games are reviewed one after the other; one that can't be is left out, and whoever stops is asked nothing more. */

import { beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../src/house/refusal";

const get = vi.hoisted(() =>
  vi.fn<(route: string, parts: { table: string }, query: string, place: string) => Promise<unknown>>(),
);
vi.mock("../src/house/asking", () => ({ get }));

const { Reviewing } = await import("../src/you/reviewing.svelte");
const games = ["a", "b", "c"].map((table, seat) => ({ table, seat }));
const asked = () => get.mock.calls.map(([, { table }, query]) => table + query);

beforeEach(() => void get.mockReset().mockResolvedValue({}));

test("race by race, and what is known is told after each game", async () => {
  const reviewing = new Reviewing();
  const told = vi.fn(async () => expect(reviewing.races % 3).toBe(0));
  await reviewing.review(games.slice(0, 2), "device", told);
  expect(asked()).toEqual(["a", "b"].flatMap((game, seat) => [1, 2, 3].map((n) => `${game}?seat=${seat}&races=${n}`)));
  expect(get.mock.calls.every(([, , , place]) => place === "device")).toBe(true);
  expect(told).toHaveBeenCalledTimes(2);
  expect([reviewing.games, reviewing.refused]).toEqual([0, null]);
});

test("a game that can’t be reviewed is left out, and the reason said", async () => {
  get.mockImplementation(async (_, { table }) => {
    if (table === "b") throw new Refusal("no-such-table");
  });
  const told = vi.fn(async () => {});
  const reviewing = new Reviewing();
  await reviewing.review(games, "server", told);
  expect(told).toHaveBeenCalledTimes(2);
  expect([reviewing.games, reviewing.refused]).toEqual([0, "no-such-table"]);
});

test("whoever stops hears nothing more of it", async () => {
  const reviewing = new Reviewing();
  const told = vi.fn(async () => {});
  get.mockImplementation(async () => reviewing.stop());
  await reviewing.review(games, "server", told);
  expect(asked()).toEqual(["a?seat=0&races=1"]);
  expect(told).not.toHaveBeenCalled();
  expect([reviewing.games, reviewing.races]).toEqual([0, 0]);
});
