/** Where a creature is in the race, in words. */

import { flyerOf } from "../game/movement";
import type { Creature, PublicView } from "../generated/wire";
import { say } from "../words/words.svelte";

export function placeOf(view: PublicView, creature: Creature): string {
  const flyer = flyerOf(view.track, creature);
  const place = view.track.indexOf(flyer) + 1;
  if (flyer.disqualified) return say("asked-place-disqualified");
  if (flyer.finished) return say("asked-place-finished", { place });
  return flyer.sector === 0 ? say("asked-place-start", { place }) : say("asked-place", { place, sector: flyer.sector });
}
