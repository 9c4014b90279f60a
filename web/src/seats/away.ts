/** What is said of a seat whose player is away. */

import type { Room } from "../generated/wire";
import { say } from "../words/words.svelte";

/** Whether nobody has to wait for a person: they are there, or nobody has to be. */
export function isHere(room: Room, seat: number): boolean {
  return room.settings.clock.kind === "correspondence" || room.seats[seat]?.present === true;
}

/** That a person is away, or that a bot plays for them; nothing where all is as it should be. */
export function awayState(room: Room | null, seat: number): string {
  const info = room?.seats[seat];
  if (room?.phase !== "playing" || !info || info.kind === "bot" || info.kind === "free") return "";
  if (info.handed_over) return say("page-bot-plays");
  return isHere(room, seat) ? "" : say("page-away-short");
}
