/**
 * Where something is asked: at the server, or of Python on this device. Everything else in the page speaks to either in
 * the same way.
 *
 * Tables whose id begins with `here-` live on this device. A page without a server asks everything here.
 */

import { Refusal } from "../house/refusal";
import { LocalSocket } from "./local-socket";
import { isServerGone, sawServer } from "./reach.svelte";
import { isAlone } from "./site";
import { device } from "./this-device";
import type { Answer } from "./traffic";

export type Place = "server" | "device";

/** How long the server may take before the game is played here, and how long if it was out of reach already. */
const PATIENCE_MS = 8_000;
const LITTLE_PATIENCE_MS = 3_000;
/** What stands before a server says if that is down. */
const GATEWAY_TROUBLES = [502, 503, 504];

/** Where a table lives. */
export function placeOf(table: string): Place {
  return isAlone || table.startsWith("here-") ? "device" : "server";
}

/** Where something is asked that says nothing else. */
export function placeOfPath(path: string): Place {
  return placeOf(/^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? "");
}

/** Whether a new game is played on this device, as far as is known. */
export function playsHere(): boolean {
  return isAlone || isServerGone();
}

/** Ask, and hear the answer; a Refusal if nobody answers. */
export async function ask(
  method: "GET" | "POST",
  path: string,
  body: string | null,
  place: Place = placeOfPath(path),
): Promise<Answer> {
  try {
    return await (place === "device" ? device.request(method, path, body) : askServer(method, path, body));
  } catch {
    throw new Refusal("offline");
  }
}

async function askServer(method: "GET" | "POST", path: string, body: string | null): Promise<Answer> {
  const options = body === null ? { method } : { method, headers: { "Content-Type": "application/json" }, body };
  try {
    const answer = await fetch(path, options);
    const isJson = answer.headers.get("Content-Type")?.includes("json") ?? false;
    if (GATEWAY_TROUBLES.includes(answer.status) && !isJson) throw new Error(`${answer.status}`);
    const text = await answer.text();
    sawServer(true);
    return { status: answer.status, body: text };
  } catch (error) {
    sawServer(false);
    throw error;
  }
}

/** A connection to the table. */
export function socketTo(table: string): WebSocket | LocalSocket {
  if (placeOf(table) === "device") return new LocalSocket(device);
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
}

/** Do something at the server, or else, if it can't be reached, on this device. */
export async function anywhere<T>(what: (place: Place) => Promise<T>): Promise<T> {
  if (!isAlone) {
    try {
      return await inTime(what("server"), isServerGone() ? LITTLE_PATIENCE_MS : PATIENCE_MS);
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== "offline") throw error;
    }
  }
  device.retry();
  return what("device");
}

async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => {
      sawServer(false);
      refuse(new Refusal("offline"));
    }, ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
