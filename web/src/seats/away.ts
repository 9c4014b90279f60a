/** What is said of a seat whose player is away. */

import type { Room } from "../generated/wire";
import { say } from "../words/words.svelte";

/** That a person is away, or that a bot plays for them; nothing where all is as it should be. */
export function awayState(room: Room | null, seat: number): string {
  const info = room?.seats[seat];
  if (room?.phase !== "playing" || !info || info.kind === "bot" || info.kind === "free") return "";
  if (info.handed_over) return say("page-bot-plays");
  return info.present ? "" : say("page-away-short");
}
