/** Requests to the server over HTTP. */

import type { Reason, Routes } from "../generated/wire";

type Gets = Extract<keyof Routes, `GET ${string}`>;
type Posts = Extract<keyof Routes, `POST ${string}`>;

export type RefusedFor = Reason | "offline";

/** The server refused, or could not be reached. */
export class Refusal extends Error {
  constructor(readonly reason: RefusedFor) {
    super(reason);
  }
}

async function ask(path: string, options: RequestInit): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Refusal("offline");
  }
  const body: unknown = await answer.json().catch(() => ({ reason: "try-again" }));
  if (!answer.ok) throw new Refusal((body as { reason?: Reason }).reason ?? "try-again");
  return body;
}

function filled(route: string, parts: Record<string, string>): string {
  return route.replace(/^\w+ /, "").replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ""));
}

export async function get<R extends Gets>(
  route: R,
  parts: Record<string, string> = {},
  query = "",
): Promise<Routes[R]["answer"]> {
  return (await ask(filled(route, parts) + query, {})) as Routes[R]["answer"];
}

export async function post<R extends Posts>(
  route: R,
  body: Routes[R]["body"],
  parts: Record<string, string> = {},
): Promise<Routes[R]["answer"]> {
  const options = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return (await ask(filled(route, parts), options)) as Routes[R]["answer"];
}
