/** Requests to the server over HTTP, or to this device in the same words. */

import type { Reason, Routes } from "../generated/wire";
import { ask, placeOfPath, type Place } from "../local/transport";
import { Refusal } from "./refusal";

export { Refusal, type RefusedFor } from "./refusal";

type Gets = Extract<keyof Routes, `GET ${string}`>;
type Posts = Extract<keyof Routes, `POST ${string}`>;

async function answerTo(
  method: "GET" | "POST",
  path: string,
  body: string | null,
  place: Place = placeOfPath(path),
): Promise<unknown> {
  const answer = await ask(method, path, body, place);
  let read: unknown;
  try {
    read = JSON.parse(answer.body);
  } catch {
    read = { reason: "try-again" };
  }
  if (answer.status >= 400) throw new Refusal((read as { reason?: Reason }).reason ?? "try-again");
  return read;
}

function filled(route: string, parts: Record<string, string>): string {
  return route.replace(/^\w+ /, "").replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ""));
}

export async function get<R extends Gets>(
  route: R,
  parts: Record<string, string> = {},
  query = "",
  place?: Place,
): Promise<Routes[R]["answer"]> {
  return (await answerTo("GET", filled(route, parts) + query, null, place)) as Routes[R]["answer"];
}

export async function post<R extends Posts>(
  route: R,
  body: Routes[R]["body"],
  parts: Record<string, string> = {},
  place?: Place,
): Promise<Routes[R]["answer"]> {
  return (await answerTo("POST", filled(route, parts), JSON.stringify(body), place)) as Routes[R]["answer"];
}
