/** Who we are: a guest with a name, known to the server by a cookie; a code brings the guest to another device. */

import { get, post, Refusal } from "./asking";
import { prefer, preferences } from "./preferences.svelte";

let known: string | null = null;
/** A recovery code that its guest has not put away yet; the server tells it only once. */
let code = $state<string | null>(null);

export function recoveryCode(): string | null {
  return code;
}

export function codeIsKept(): void {
  code = null;
}

/** Become a guest of this name, or take this name if we are one already. */
export async function beGuest(name: string): Promise<void> {
  prefer({ name });
  known ??= (await nameOfCookie()) ?? (await newGuest(name));
  prefer({ isGuest: true });
  if (known !== name) known = (await post("POST /api/me", { name })).name;
}

/** Be the guest of a code on this device, too. */
export async function recover(written: string): Promise<string> {
  known = (await post("POST /api/recover", { code: written })).name;
  prefer({ name: known, isGuest: true });
  return known;
}

/** Ask for a new code; the one before ends. */
export async function renewCode(): Promise<void> {
  code = (await post("POST /api/me/recovery-code", null)).recovery_code;
}

async function newGuest(name: string): Promise<string> {
  const me = await post("POST /api/guests", { name });
  code = me.recovery_code;
  return me.name;
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
