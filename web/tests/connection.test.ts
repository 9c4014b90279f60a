/** A turn of two cards is one message; the slow card is planned until the server has played or dropped it. */

import "./no-browser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "../src/generated/wire";
import { TableConnection } from "../src/table/connection.svelte";
import { own, view } from "./table";

const FAST = 67;
const SLOW = 175;

const ENTERED: ServerMessage = {
  type: "Entered",
  you: "me",
  seats: {},
  seat: 0,
  server_ms: 0,
  clock_ms: 0,
  muted: {},
};

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = FakeSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {}

  hear(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const heard: string[] = [];
let connection: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "derby.test" });
  vi.stubGlobal("document", { addEventListener: () => {}, removeEventListener: () => {}, hidden: false });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  heard.length = 0;
  connection = new TableConnection("table", {
    seen: (_, missed, changes) => heard.push(["seen", missed.length, changes.length].filter(Boolean).join(" ")),
    happened: () => heard.push("happened"),
    answered: () => heard.push("answered"),
    dropped: () => heard.push("dropped"),
    said: () => heard.push("said"),
    oddsRefused: () => heard.push("odds refused"),
    roomChanged: () => heard.push("room"),
  });
  FakeSocket.last.onopen?.();
  FakeSocket.last.hear(ENTERED);
  seen(null);
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function seen(planned: number | null): void {
  const asked = own({ legal: [FAST + 1, SLOW + 2] });
  FakeSocket.last.hear({ type: "Seen", seq: 5, version: 7, view: view(), own: asked, clock: null, planned });
}

function confirm(): string {
  connection.act(FAST + 1, SLOW + 2);
  return String(FakeSocket.last.sent.at(-1)!.key);
}

function happened(version: number, slow: boolean, seat = 0): void {
  const played = { type: "CardPlayed", seat, card: 1, holder: 0, slow } as const;
  FakeSocket.last.hear({ type: "Happened", seq: version, version, events: [played], changes: {} });
}

test("both cards go in one message, and the slow one is planned until it is played", () => {
  const key = confirm();
  expect(FakeSocket.last.sent.slice(1)).toEqual([
    { type: "Act", seat: 0, code: FAST + 1, version: 7, key, then: SLOW + 2 },
  ]);
  happened(8, false);
  FakeSocket.last.hear({ type: "Done", key, version: 8 });
  expect([connection.pending, connection.planned]).toEqual([null, SLOW + 2]);
  vi.advanceTimersByTime(1_000);
  happened(9, true);
  expect(connection.planned).toBe(null);
  expect(FakeSocket.last.sent.length).toBe(2);
  expect(heard).toEqual(["seen", "happened", "answered", "happened"]);
});

test("somebody else's slow card changes nothing", () => {
  const key = confirm();
  happened(8, false);
  FakeSocket.last.hear({ type: "Done", key, version: 8 });
  happened(9, true, 1);
  expect(connection.planned).toBe(SLOW + 2);
});

test("a slow card that can't be played is dropped with a word", () => {
  const key = confirm();
  happened(8, false);
  FakeSocket.last.hear({ type: "Done", key, version: 8 });
  FakeSocket.last.hear({ type: "PlannedCardDropped", seq: 9, seat: 0, code: SLOW + 2 });
  expect(connection.planned).toBe(null);
  expect(connection.notice).toEqual({ reason: "planned-card-dropped" });
  expect(heard.at(-1)).toBe("dropped");
});

test("what was refused is not planned", () => {
  const key = confirm();
  FakeSocket.last.hear({ type: "Refused", reason: "stale", key });
  expect([connection.pending, connection.planned]).toEqual([null, null]);
});

test("nobody is told that odds, which the page asks for by itself, were refused", () => {
  connection.askOdds(0);
  const { key } = FakeSocket.last.sent.at(-1)! as { key: string };
  FakeSocket.last.hear({ type: "Refused", reason: "too-fast", key });
  expect(connection.notice).toBe(null);
  expect(heard.at(-1)).toBe("odds refused");
  FakeSocket.last.hear({ type: "Refused", reason: "too-fast", key: null });
  expect(connection.notice).toEqual({ reason: "too-fast" });
});

test("an answer that comes after both cards plans nothing", () => {
  const key = confirm();
  happened(8, false);
  happened(9, true);
  FakeSocket.last.hear({ type: "Done", key, version: 8 });
  expect(connection.planned).toBe(null);
});

test("whoever comes back hears what is planned", () => {
  seen(SLOW + 2);
  expect(connection.planned).toBe(SLOW + 2);
});

test("a bot that takes the seat forgets it", () => {
  seen(SLOW + 2);
  const seats = [{ kind: "person", handed_over: true }];
  FakeSocket.last.hear({ type: "RoomIs", seq: 6, room: { seats } } as unknown as ServerMessage);
  expect(connection.planned).toBe(null);
});

test("what the table was like before we came back is told with what was missed, not as a change", () => {
  const room = (handed_over: boolean) =>
    FakeSocket.last.hear({
      type: "RoomIs",
      seq: 6,
      room: { seats: [{ kind: "person", handed_over }] },
    } as unknown as ServerMessage);
  const enter = () => FakeSocket.last.hear(ENTERED);
  room(false);
  room(true);
  expect(heard).toEqual(["seen", "room"]);
  FakeSocket.last.onclose?.();
  vi.advanceTimersByTime(60_000);
  enter();
  room(false);
  const player_changes = [{ place: 0, seat: 0, handed_over: false }];
  FakeSocket.last.hear({ type: "Missed", since: 6, complete: true, events: [], player_changes });
  seen(null);
  expect(heard.slice(2)).toEqual(["seen 1"]);
  // A seat that is ours now changes nothing about it.
  enter();
  room(true);
  expect(heard.at(-1)).toBe("room");
});

test("word that bots are slow holds until they have decided", () => {
  FakeSocket.last.hear({ type: "BotsAreSlow" });
  expect(connection.botsAreSlow).toBe(true);
  happened(8, false, 1);
  expect(connection.botsAreSlow).toBe(false);
  FakeSocket.last.hear({ type: "BotsAreSlow" });
  seen(null);
  expect(connection.botsAreSlow).toBe(false);
});

test("a bot is hurried while it thinks, and where no other people play", () => {
  const seats = (...kinds: string[]) => ({ type: "RoomIs", room: { seats: kinds.map((kind) => ({ kind })) } });
  FakeSocket.last.hear({ ...ENTERED, seats: { 0: "token" } });
  FakeSocket.last.hear(seats("person", "bot", "person") as never);
  expect(connection.isAlone).toBe(false);
  FakeSocket.last.hear(seats("person", "bot", "bot") as never);
  expect(connection.isAlone).toBe(true);
  connection.hurry();
  connection.view = view({ seat_to_act: 1 });
  connection.hurry();
  expect(FakeSocket.last.sent.filter(({ type }) => type === "Hurry")).toEqual([{ type: "Hurry", version: 7 }]);
});
