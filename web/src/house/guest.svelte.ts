/**
 * Who we are: a guest with a name, known to the server by a cookie; a recovery code works on other devices. For games
 * without the server, there is another guest of the same name on this device.
 */

import { placeOfPath, type Place } from "../local/transport";
import { get, post, Refusal } from "./asking";
import { nameTrouble } from "./names";
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
export async function beGuest(name: string, place: Place = placeOfPath("")): Promise<void> {
  const trouble = nameTrouble(name);
  if (trouble) throw new Refusal(trouble);
  if (place === "device") {
    await beGuestHere(name);
    return;
  }
  known ??= (await nameOfCookie()) ?? (await newGuest(name));
  prefer({ name, isGuest: true });
  if (known !== name) known = (await post("POST /api/me", { name }, {}, "server")).name;
}

/** Python is asked every time: it may have been started again, in a browser that keeps nothing. */
async function beGuestHere(name: string): Promise<void> {
  const mine = (await nameAt("device")) ?? (await post("POST /api/guests", { name }, {}, "device")).name;
  prefer({ name });
  if (mine !== name) await post("POST /api/me", { name }, {}, "device");
}

/** Sign in on this device with a recovery code. */
export async function recover(written: string): Promise<string> {
  known = (await post("POST /api/recover", { code: written })).name;
  prefer({ name: known, isGuest: true });
  return known;
}

/** Have everything deleted that is kept about us there. */
export async function forgetMe(place: Place): Promise<void> {
  await post("POST /api/me/forget", null, {}, place);
  known = code = null;
  prefer({ name: "", isGuest: false });
}

/** Request a new code; the previous one stops working. */
export async function renewCode(): Promise<void> {
  code = (await post("POST /api/me/recovery-code", null)).recovery_code;
}

async function newGuest(name: string): Promise<string> {
  const me = await post("POST /api/guests", { name }, {}, "server");
  code = me.recovery_code;
  return me.name;
}

/** Our name on the server; null if it doesn't know us. */
async function nameOfCookie(): Promise<string | null> {
  return preferences.isGuest ? nameAt("server") : null;
}

async function nameAt(place: Place): Promise<string | null> {
  try {
    return (await get("GET /api/me", {}, "", place)).name;
  } catch (error) {
    if (error instanceof Refusal && error.reason === "not-known") return null;
    throw error;
  }
}

/** The name we used last. */
export function lastName(): string {
  return preferences.name;
}
