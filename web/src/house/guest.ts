/** Who we are: a guest with a name, known to the server by a cookie. */

import { get, post, Refusal } from "./asking";
import { prefer, preferences } from "./preferences.svelte";

let known: string | null = null;

/** Become a guest of this name, or take this name if we are one already. */
export async function beGuest(name: string): Promise<void> {
  prefer({ name });
  known ??= (await nameOfCookie()) ?? (await post("POST /api/guests", { name })).name;
  prefer({ isGuest: true });
  if (known !== name) known = (await post("POST /api/me", { name })).name;
}

/** The name that the server knows us by, null if it doesn't know us. */
async function nameOfCookie(): Promise<string | null> {
  if (!preferences.isGuest) return null;
  try {
    return (await get("GET /api/me")).name;
  } catch (error) {
    if (error instanceof Refusal && error.reason === "not-known") return null;
    throw error;
  }
}

/** The name under which we came last. */
export function lastName(): string {
  return preferences.name;
}
