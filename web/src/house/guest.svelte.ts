/** Who we are: a guest with a name, known to the server by a cookie; a recovery code works on other devices. */

import { get, post, Refusal } from "./asking";
import { prefer, preferences } from "./preferences.svelte";

let known: string | null = null;
/** A recovery code that the guest has not dismissed yet; the server sends it only once. */
let code = $state<string | null>(null);

export function recoveryCode(): string | null {
  return code;
}

export function codeIsKept(): void {
  code = null;
}

/** Become a guest with this name, or change the name if we are one already. */
export async function beGuest(name: string): Promise<void> {
  prefer({ name });
  known ??= (await nameOfCookie()) ?? (await newGuest(name));
  prefer({ isGuest: true });
  if (known !== name) known = (await post("POST /api/me", { name })).name;
}

/** Sign in on this device with a recovery code. */
export async function recover(written: string): Promise<string> {
  known = (await post("POST /api/recover", { code: written })).name;
  prefer({ name: known, isGuest: true });
  return known;
}

/** Request a new code; the previous one stops working. */
export async function renewCode(): Promise<void> {
  code = (await post("POST /api/me/recovery-code", null)).recovery_code;
}

async function newGuest(name: string): Promise<string> {
  const me = await post("POST /api/guests", { name });
  code = me.recovery_code;
  return me.name;
}

/** Our name on the server; null if it doesn't know us. */
async function nameOfCookie(): Promise<string | null> {
  if (!preferences.isGuest) return null;
  try {
    return (await get("GET /api/me")).name;
  } catch (error) {
    if (error instanceof Refusal && error.reason === "not-known") return null;
    throw error;
  }
}

/** The name we used last. */
export function lastName(): string {
  return preferences.name;
}
