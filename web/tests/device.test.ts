/** One Python for all tabs of a browser: who runs it, who asks it, and what happens when that tab goes. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LocalSocket } from "../src/local/local-socket";
import { DeviceGone } from "../src/local/traffic";
import { FakeBrowser, type FakeTab } from "./tabs";

let browser: FakeBrowser;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new FakeBrowser();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Let everything happen that waits for nothing. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

async function started(tab: FakeTab): Promise<FakeTab> {
  tab.device.start();
  await settle();
  tab.worker.say({ type: "ready", kept: true, compiled: true });
  await settle();
  return tab;
}

async function following(tab: FakeTab): Promise<FakeTab> {
  tab.device.start();
  await settle();
  expect(tab.workers).toEqual([]);
  return tab;
}

function heardBy(socket: LocalSocket): string[] {
  const heard: string[] = [];
  socket.onopen = () => heard.push("open");
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = () => heard.push("closed");
  return heard;
}

test("nothing is started before somebody needs it", async () => {
  const tab = browser.tab();
  await settle();
  expect([tab.workers.length, tab.device.state.stage]).toEqual([0, "off"]);
  void tab.device.request("GET", "/api/me", null);
  await settle();
  expect([tab.workers.length, tab.device.state.stage]).toEqual([1, "starting"]);
});

test("the state tells the bytes, the start, and whether games are kept", async () => {
  const { device, worker } = await (async () => {
    const tab = browser.tab();
    tab.device.start();
    await settle();
    return tab;
  })();
  worker.say({ type: "progress", loaded: 10, total: 40, stage: "loading" });
  expect(device.state).toEqual({ stage: "loading", loaded: 10, total: 40 });
  worker.say({ type: "progress", loaded: 40, total: 40, stage: "starting" });
  expect(device.state).toEqual({ stage: "starting" });
  worker.say({ type: "ready", kept: false, compiled: true });
  expect(device.state).toEqual({ stage: "ready", kept: false, compiled: true });
});

test("a request waits until Python is ready", async () => {
  const tab = browser.tab();
  const answer = tab.device.request("POST", "/api/quick-play", "{}");
  await settle();
  expect(tab.worker.heard).toEqual([]);
  tab.worker.say({ type: "ready", kept: true, compiled: true });
  expect(tab.worker.heard).toMatchObject([{ type: "request", method: "POST", path: "/api/quick-play", body: "{}" }]);
  tab.worker.answer("table");
  expect(await answer).toEqual({ status: 200, body: "table" });
});

test("a socket opens when Python is ready, and is used as a WebSocket", async () => {
  const tab = browser.tab();
  const socket = new LocalSocket(tab.device);
  const heard = heardBy(socket);
  await settle();
  expect(heard).toEqual([]);
  tab.worker.say({ type: "ready", kept: true, compiled: true });
  socket.send("hello");
  const [connected, sent] = tab.worker.heard;
  expect([connected, sent]).toMatchObject([{ type: "connect" }, { type: "message", text: "hello" }]);
  const number = connected!.type === "connect" ? connected!.socket : 0;
  tab.worker.say({ type: "message", socket: number, text: "welcome" });
  tab.worker.say({ type: "disconnected", socket: number });
  expect([heard, socket.readyState]).toEqual([["open", "welcome", "closed"], 3]);
});

test("a second tab asks the first one's Python", async () => {
  const first = await started(browser.tab());
  const second = await following(browser.tab());
  expect(second.device.state).toEqual({ stage: "ready", kept: true, compiled: true });
  const answer = second.device.request("GET", "/api/me/games", null);
  await settle();
  expect(first.worker.heard).toMatchObject([{ type: "request", path: "/api/me/games" }]);
  first.worker.answer("[]");
  expect((await answer).body).toBe("[]");
});

test("tabs with the same numbers get each their own answers", async () => {
  const first = await started(browser.tab());
  const second = await following(browser.tab());
  const heard = [new LocalSocket(first.device), new LocalSocket(second.device)].map(heardBy);
  await settle();
  const sockets = first.worker.heard.map((message) => (message.type === "connect" ? message.socket : 0));
  expect(new Set(sockets).size).toBe(2);
  sockets.forEach((socket, place) => first.worker.say({ type: "message", socket, text: `for ${place}` }));
  await settle();
  expect(heard).toEqual([
    ["open", "for 0"],
    ["open", "for 1"],
  ]);
});

test("a second tab sees the first one's progress", async () => {
  const first = browser.tab();
  first.device.start();
  await settle();
  const second = await following(browser.tab());
  first.worker.say({ type: "progress", loaded: 1, total: 2, stage: "loading" });
  await settle();
  expect(second.device.state).toEqual({ stage: "loading", loaded: 1, total: 2 });
});

test("when the tab with Python goes, another one starts it, and sockets are closed", async () => {
  const first = await started(browser.tab());
  const second = await following(browser.tab());
  const third = await following(browser.tab());
  const heard = [new LocalSocket(second.device), new LocalSocket(third.device)].map(heardBy);
  await settle();
  first.close();
  await settle();
  expect(second.workers.length).toBe(1);
  expect(third.workers.length).toBe(0);
  expect(heard).toEqual([
    ["open", "closed"],
    ["open", "closed"],
  ]);
  const again = heardBy(new LocalSocket(third.device));
  second.worker.say({ type: "ready", kept: true, compiled: true });
  await settle();
  expect(again).toEqual(["open"]);
});

test("a question on its way is asked once more, an order is not repeated", async () => {
  const first = await started(browser.tab());
  const second = await following(browser.tab());
  const question = second.device.request("GET", "/api/me", null);
  const order = second.device.request("POST", "/api/tables", "{}");
  await settle();
  first.close();
  await expect(order).rejects.toThrow(DeviceGone);
  second.worker.say({ type: "ready", kept: true, compiled: true });
  expect(second.worker.heard).toMatchObject([{ path: "/api/me" }]);
  second.worker.answer("me");
  expect((await question).body).toBe("me");
});

test("a tab that goes leaves the table", async () => {
  const first = await started(browser.tab());
  const second = await following(browser.tab());
  new LocalSocket(second.device);
  await settle();
  second.close();
  await settle();
  expect(first.worker.heard.map(({ type }) => type)).toEqual(["connect", "disconnect"]);
});

test("a suspended tab loses Python to one that is looked at", async () => {
  const first = await started(browser.tab());
  const second = await following(browser.tab());
  second.isHidden = true;
  first.suspend();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(second.workers.length).toBe(0);
  second.isHidden = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect([first.worker.isRunning, second.workers.length]).toEqual([false, 1]);
});

test("what fails says why, refuses what waits, and can be tried again from every tab", async () => {
  const first = browser.tab();
  const answer = first.device.request("GET", "/api/me", null);
  await settle();
  const second = await following(browser.tab());
  first.worker.say({ type: "failed", reason: "TypeError: Failed to fetch" });
  await expect(answer).rejects.toThrow(DeviceGone);
  await settle();
  expect(second.device.state).toMatchObject({ stage: "failed", reason: "download" });
  await expect(second.device.request("GET", "/api/me", null)).rejects.toThrow(DeviceGone);
  second.device.retry();
  await settle();
  expect(first.workers.map(({ isRunning }) => isRunning)).toEqual([false, true]);
  first.worker.say({ type: "ready", kept: true, compiled: true });
  await settle();
  expect(second.device.state.stage).toBe("ready");
});

test("a table's socket waits through a failure", async () => {
  const tab = browser.tab();
  const heard = heardBy(new LocalSocket(tab.device));
  await settle();
  tab.worker.say({ type: "failed", reason: "something else" });
  expect([heard, tab.device.state]).toMatchObject([[], { stage: "failed", reason: "start" }]);
  tab.device.retry();
  tab.worker.say({ type: "ready", kept: true, compiled: true });
  expect(heard).toEqual(["open"]);
});

test("without locks a second tab is refused, and may try later", async () => {
  const first = browser.tab({ hasLocks: false });
  first.device.start();
  await vi.advanceTimersByTimeAsync(1_000);
  first.worker.say({ type: "ready", kept: true, compiled: true });
  const second = browser.tab({ hasLocks: false });
  second.device.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(second.device.state).toMatchObject({ stage: "failed", reason: "other-tab" });
  first.close();
  second.device.retry();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(second.workers.length).toBe(1);
});

test("a newer version of the page takes over, and the older tabs reload", async () => {
  const first = await started(browser.tab({ version: "old", loadedMs: 1 }));
  const second = await following(browser.tab({ version: "old", loadedMs: 2 }));
  const newer = browser.tab({ version: "new", loadedMs: 3 });
  newer.device.start();
  await settle();
  expect([first.reloads, first.worker.isRunning, second.reloads]).toEqual([1, false, 1]);
  expect([newer.reloads, newer.workers.length]).toEqual([0, 1]);
});

test("a page that reloads into the old version does not turn out the new one", async () => {
  const first = await started(browser.tab({ version: "old", loadedMs: 1 }));
  const newer = await started(browser.tab({ version: "new", loadedMs: 2 }));
  const again = browser.tab({ version: "old", loadedMs: 3, notes: first.notes });
  again.device.start();
  await settle();
  expect(newer.reloads).toBe(0);
  expect(again.device.state).toMatchObject({ stage: "failed", reason: "new-version" });
  newer.close();
  await settle();
  expect(again.workers).toEqual([]);
  again.device.retry();
  expect(again.reloads).toBe(1);
});

test("an old tab that needs Python for the first time does not turn out the new version", async () => {
  const old = browser.tab({ version: "old", loadedMs: 1 });
  const newer = await started(browser.tab({ version: "new", loadedMs: 2 }));
  old.device.start();
  await settle();
  expect(newer.reloads).toBe(0);
  expect(old.device.state).toMatchObject({ stage: "failed", reason: "new-version" });
});
