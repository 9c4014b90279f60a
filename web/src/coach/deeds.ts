/** What an action is, in a few words. */

import { BET, CREATURES, FAST, FATE_TOKEN, PASS, SLOW, TRICK } from "../generated/codes";
import type { ActionValue, Creature, PublicView } from "../generated/wire";
import { creatureOn } from "../game/edition";
import { powerOf } from "../game/actions";
import { Phrases } from "../log/phrases";
import { hasChoices, nextStep } from "../powers/ways";
import { say } from "../words/words.svelte";

type Coded = Pick<ActionValue, "code" | "then">;

/** Of a seat, in a position as it sees it; without one, of a power only which it is. */
export function deed({ code, then }: Coded, phrases: Phrases, view: PublicView | null, seat: number): string {
  if (code === PASS) return say("terminal-pass");
  if (code < FAST) {
    const [card, creature] = betOf(code);
    return say("coach-deed-bet", { on: phrases.creature(creature, "on"), bet: phrases.bet(card, creature) });
  }
  if (code < SLOW) {
    const fast =
      code < TRICK ? phrases.card(code - FAST) : say("coach-deed-trick", { card: phrases.card(code - TRICK) });
    return then === null ? fast : say("coach-deed-turn", { fast, slow: phrases.card(then - SLOW) });
  }
  const played = powerOf(code);
  if (!played) {
    return code < FATE_TOKEN
      ? say("coach-deed-slow", { card: phrases.card(code - SLOW) })
      : say("coach-deed-fate", { sector: code - FATE_TOKEN + 1 });
  }
  const power = phrases.power(played.power);
  const labels: string[] = [];
  // Whose bets are looked at counts from the seat that looks.
  const from = new Phrases(phrases.box, phrases.gods, seat, phrases.players);
  for (let taken = 0; view && hasChoices(played.power); taken++) {
    const step = nextStep(played.power, [played.choice], view, from, taken);
    if (!step) break;
    labels.push(step.options[0]!.label);
  }
  return labels.length > 0 ? say("coach-deed-power", { power, choice: labels.join(" → ") }) : power;
}

/** The creatures that an action is about. */
export function creaturesOf({ code, then }: Coded): Creature[] {
  if (code === PASS) return [];
  if (code < FAST) return [betOf(code)[1]];
  if (code < TRICK) return [code - FAST, ...(then === null ? [] : [then - SLOW])].map(creatureOn);
  if (code < SLOW) return [code - TRICK, ...(then === null ? [] : [then - SLOW])].map(creatureOn);
  return code < FATE_TOKEN ? [creatureOn(code - SLOW)] : [];
}

/** The card and the creature of a bet. */
export function betOf(code: number): [card: number, creature: Creature] {
  return [Math.floor((code - BET) / CREATURES.length), CREATURES[(code - BET) % CREATURES.length]!];
}
