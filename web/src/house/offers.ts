/** What the server's host has switched off: the page says it in its head, and no way leads there. */

import { said } from "../local/site";

type Offer = "daily" | "duplicates" | "puzzles" | "groups" | "tournaments";

const off = said("derby-off")?.split(" ") ?? [];

export function offers(what: Offer): boolean {
  return !off.includes(what);
}
