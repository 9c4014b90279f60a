/** Playing on from a moment of a game that is over. */

import { go } from "../house/address.svelte";
import { post } from "../house/asking";
import { beGuest, lastName } from "../house/guest.svelte";
import { preferences } from "../house/preferences.svelte";
import { placeOf } from "../local/transport";
import { say } from "../words/words.svelte";

/** Sit down at a seat after a number of steps, against bots. */
export async function playOn(table: string, steps: number, seat: number): Promise<void> {
  await beGuest(lastName().trim() || say("page-guest"), placeOf(table));
  const wish = { steps, seat, level: preferences.level };
  const opened = await post("POST /api/tables/{table}/continue", wish, { table });
  go(`/table/${opened.table}`);
}
