/** What a power would do right now, in a few words, where the table shows it. */

import type { Creature, Power } from "../generated/wire";
import { creatureOn } from "../game/edition";
import { cardFlight, flight, type Flight } from "../game/movement";
import type { Phrases } from "../log/phrases";
import type { PublicView } from "../generated/wire";
import { say } from "../words/words.svelte";

const ADDED: Partial<Record<Power, number>> = { "tangled-web": -2, "sun-ray": 2 };
const AFTER_FATE: Partial<Record<Power, number>> = { "silken-thread": -2, updraft: 2 };
const FEATHERED_WIND = 3;

export function flies({ creature, start, end, finishes }: Flight, phrases: Phrases): string {
  const name = phrases.creature(creature);
  return say(finishes ? "page-flies-finish" : "page-flies", { creature: name, start, end });
}

/** The flight of the card being played, with extra sectors. */
export function cardNow(view: PublicView, phrases: Phrases, more = 0): Flight | null {
  if (!view.card) return null;
  const { card, slow, trick, bonus } = view.card;
  return cardFlight(view, view.track, phrases.box, card, { slow, trick, bonus: bonus + more });
}

export function consequenceOf(power: Power, view: PublicView, phrases: Phrases): string | null {
  const sentence = (flown: Flight | null) => flown && flies(flown, phrases);
  const fated = view.fate_creature;
  if (power in ADDED) return sentence(cardNow(view, phrases, ADDED[power]));
  if (power in AFTER_FATE && fated) return sentence(flight(view.track, phrases.box, fated, AFTER_FATE[power]!));
  if (power === "feathered-wind") {
    const last = view.track.findLast((flyer) => !flyer.finished);
    return last ? sentence(flight(view.track, phrases.box, last.creature, FEATHERED_WIND)) : null;
  }
  if (power === "storm-chariot" && fated) {
    const ahead = justAhead(view, fated);
    return ahead && say("power-changes-places", { one: phrases.creature(fated), other: phrases.creature(ahead) });
  }
  if ((power === "valkyries" || power === "celestial-paperwork") && fated) return phrases.creature(fated);
  if ((power === "shed-skin" || power === "renewal") && view.card) return phrases.creature(creatureOn(view.card.card));
  return null;
}

/** The next better creature that is still flying (R21). */
function justAhead(view: PublicView, creature: Creature): Creature | null {
  const place = view.track.findIndex((flyer) => flyer.creature === creature);
  const ahead = view.track[place - 1];
  return ahead && !ahead.finished ? ahead.creature : null;
}
