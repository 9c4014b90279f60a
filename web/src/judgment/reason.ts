/** Why a bet won or lost, in one sentence. */

import type { BetSettled } from "../generated/wire";
import type { Phrases } from "../log/phrases";
import { PLACES } from "../log/story";
import { say } from "../words/words.svelte";
import type { RaceEnd } from "./ending";

export function reasonOf({ card, creature }: BetSettled, race: RaceEnd, phrases: Phrases): string {
  const form = phrases.isFeminine(creature) ? ".feminine" : "";
  const values = { creature: phrases.creature(creature, "opening"), bet: phrases.places(card, creature) };
  const index = race.left.indexOf(creature);
  if (index < 0) return say("judgment-out", { ...values, disqualified: say(`word-disqualified${form}`) });
  const place = say(`place-${PLACES[index]!}${form}`);
  const fromEnd = race.left.length - 1 - index;
  // The last places have no fixed number: a bet on one of them needs both.
  const counts = phrases.box.bets[card]!.places.some((each) => each === "last" || each === "next to last");
  if (!counts || fromEnd > 1) return say("judgment-came", { ...values, place });
  const also = say(`place-${fromEnd === 0 ? "last" : "next-to-last"}${form}`);
  return say("judgment-came", { ...values, place: `${place} (${also})` });
}
