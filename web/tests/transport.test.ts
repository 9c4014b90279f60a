/** What is asked at the server, what on this device, and what on this device only if there is no server. */

import "./no-browser";
import { beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../src/house/refusal";
import { isServerGone } from "../src/local/reach.svelte";
import type { Place } from "../src/local/transport";

const site = vi.hoisted(() => ({ isAlone: false, folder: "/", version: "" }));
const device = vi.hoisted(() => ({
  request: vi.fn<(method: string, path: string, body: string | null) => Promise<{ status: number; body: string }>>(),
  retry: vi.fn(),
}));
vi.mock("../src/local/site", () => site);
vi.mock("../src/local/this-device", () => ({ device }));

const { anywhere, ask, placeOf, playsHere } = await import("../src/local/transport");
const { get, post } = await import("../src/house/asking");
const fetched = vi.fn<(path: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  site.isAlone = false;
  fetched.mockReset().mockImplementation(async () => Response.json({ from: "server" }));
  device.request.mockReset().mockImplementation(async () => ({ status: 200, body: '{"from": "device"}' }));
  device.retry.mockReset();
});

function cut(): void {
  fetched.mockImplementation(async () => {
    throw new TypeError("Failed to fetch");
  });
}

test("a table that lives here is asked here, every other one at the server", async () => {
  expect([placeOf("here-1"), placeOf("1"), placeOf("there-1")]).toEqual(["device", "server", "server"]);
  expect(await get("GET /api/tables/{table}", { table: "here-1" })).toEqual({ from: "device" });
  expect(await get("GET /api/tables/{table}", { table: "abc" })).toEqual({ from: "server" });
  expect(device.request.mock.calls).toEqual([["GET", "/api/tables/here-1", null]]);
});

test("a page without a server asks everything here", async () => {
  site.isAlone = true;
  expect(await get("GET /api/me")).toEqual({ from: "device" });
  expect(await anywhere(async (place) => place)).toBe("device");
  expect([placeOf("1"), playsHere(), fetched.mock.calls.length]).toEqual(["device", true, 0]);
});

test("what is sent is the same at both places", async () => {
  for (const place of ["server", "device"] as Place[]) await post("POST /api/me", { name: "Ann" }, {}, place);
  const [path, options] = fetched.mock.calls[0]!;
  expect([options.method, path, options.body]).toEqual(device.request.mock.calls[0]);
});

test("the device steps in only if nobody answers", async () => {
  const places: Place[] = [];
  const play = async (place: Place) => {
    places.push(place);
    return post("POST /api/quick-play", { settings: {}, level: "hero" }, {}, place);
  };
  expect(await anywhere(play)).toEqual({ from: "server" });
  fetched.mockImplementation(async () => Response.json({ reason: "too-many" }, { status: 429 }));
  await expect(anywhere(play)).rejects.toMatchObject({ reason: "too-many" });
  expect(places).toEqual(["server", "server"]);
  cut();
  expect(await anywhere(play)).toEqual({ from: "device" });
  expect(places).toEqual(["server", "server", "server", "device"]);
  expect(device.retry).toHaveBeenCalledOnce();
});

test("a server that is down behind its gateway is out of reach", async () => {
  fetched.mockImplementation(async () => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
  await expect(ask("GET", "/api/me", null)).rejects.toMatchObject({ reason: "offline" });
  fetched.mockImplementation(async () => Response.json({ reason: "try-again" }, { status: 503 }));
  expect((await ask("GET", "/api/me", null)).status).toBe(503);
});

test("a server that doesn't answer in time is out of reach", async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(() => new Promise(() => {}));
  const played = anywhere((place) => ask("POST", "/api/quick-play", "{}", place));
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect((await played).body).toBe('{"from": "device"}');
});

test("whether the server is there is known from the last answer", async () => {
  cut();
  await expect(get("GET /api/me")).rejects.toThrow(Refusal);
  expect([isServerGone(), playsHere()]).toEqual([true, true]);
  fetched.mockImplementation(async () => Response.json({ reason: "not-known" }, { status: 401 }));
  await expect(get("GET /api/me")).rejects.toMatchObject({ reason: "not-known" });
  expect([isServerGone(), playsHere()]).toEqual([false, false]);
});

test("a device without Python refuses as a server that is out of reach", async () => {
  device.request.mockImplementation(async () => {
    throw new Error("failed");
  });
  await expect(get("GET /api/me", {}, "", "device")).rejects.toMatchObject({ reason: "offline" });
});
