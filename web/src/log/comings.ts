/** Lines of the story about people rather than the game: a bot takes over, somebody is back, or has asked for a hint. */

import type { MissedPlayerChange, Room } from "../generated/wire";
import { say } from "../words/words.svelte";
import type { Paragraph } from "./narration";
import type { Phrases } from "./phrases";

export interface Coming {
  seat: number;
  /** Whether a bot plays from now on; else the person does again. */
  isBot: boolean;
  /** Whether they have asked for a hint instead. */
  isHint?: boolean;
  /** How many events had been told before. */
  from: number;
}

/** Who has come or gone between two states of a table while its game is played. */
export function comingsBetween(before: Room | null, after: Room, from: number): Coming[] {
  if (before?.phase !== "playing") return [];
  return after.seats.flatMap(({ handed_over: isBot, hinted }, seat) => [
    ...(before.seats[seat]?.handed_over === isBot ? [] : [{ seat, isBot, from }]),
    ...(before.seats[seat]?.hinted === hinted ? [] : [{ seat, isBot, isHint: true, from }]),
  ]);
}

/** Who has come or gone among events that were missed, the first of which is told at a place of the story. */
export function comingsMissed(changes: readonly MissedPlayerChange[], first: number): Coming[] {
  return changes.map(({ seat, handed_over: isBot, place }) => ({ seat, isBot, from: first + place }));
}

/** The story with these lines at their places in it. */
export function withComings(story: Paragraph[], comings: readonly Coming[], phrases: Phrases): Paragraph[] {
  const told = [...story];
  for (const { seat, isBot, isHint, from } of comings) {
    const text = say(isHint ? "hint-asked" : isBot ? "log-bot-plays" : "log-is-back", phrases.subject(seat));
    const next = told.findIndex((paragraph) => paragraph.from >= from);
    told.splice(next < 0 ? told.length : next, 0, { text, kind: "sentence", seat, topics: [], from, isComing: true });
  }
  return told;
}
