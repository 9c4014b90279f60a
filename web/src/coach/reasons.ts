/** Why an action is good: sentences made of what it does to the bets. */

import type { BetFact } from "../generated/wire";
import type { Phrases } from "../log/phrases";
import { percent } from "../odds/chances";
import { say } from "../words/words.svelte";

/** One sentence for each fact, the most important first. */
export function reasons(facts: readonly BetFact[], phrases: Phrases): string {
  if (facts.length === 0) return say("coach-nothing-to-say");
  return facts.map((fact) => reason(fact, phrases)).join(" ");
}

function reason({ seat, creature, card, points, chance, otherwise }: BetFact, phrases: Phrases): string {
  const whose = { whose: seat === phrases.reader ? "you" : "other", of: phrases.ofName(seat) };
  const plain = phrases.creature(creature, "on");
  const on = card === null ? plain : say("coach-bet-known", { on: plain, bet: phrases.places(card, creature) });
  if (otherwise === null) {
    return say("coach-fact-new", { ...whose, on, chance: percent(chance), points: Math.round(points) });
  }
  const change = chance > otherwise ? "up" : "down";
  return say("coach-fact-change", { ...whose, on, change, before: percent(otherwise), after: percent(chance) });
}
