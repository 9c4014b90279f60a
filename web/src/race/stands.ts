/** Where every creature stands on the track, and where the ghosts of the chosen cards would. */

import type { Creature, Flyer } from "../generated/wire";
import type { Ghost } from "../cardholders/turn.svelte";
import { coversNumber, nearest, places, type Loop, type Place } from "./loop";

export interface Stand extends Place {
  rank: number;
  flyer: Flyer;
  /** Whether discs in its sector lie over each other. */
  isCrowded: boolean;
}

export interface Landing extends Ghost {
  place: Place;
  /** Where its flight begins. */
  from: Place;
}

export interface Stands {
  creatures: Map<Creature, Stand>;
  landings: Landing[];
  /** The sectors whose number is hidden by creatures. */
  covered: Set<number>;
}

export function standsOn(loop: Loop, track: Flyer[], ghosts: Ghost[]): Stands {
  const creatures = new Map<Creature, Stand>();
  const found = new Map<Ghost, Place>();
  const covered = new Set<number>();
  const flyersIn = Map.groupBy(track, (flyer) => flyer.sector);
  const ghostsIn = Map.groupBy(ghosts, ({ flight }) => flight.end);
  for (const sector of new Set([...flyersIn.keys(), ...ghostsIn.keys()])) {
    const flyers = flyersIn.get(sector) ?? [];
    const landing = ghostsIn.get(sector) ?? [];
    const spots = places(loop, sector, flyers.length + landing.length);
    // Whoever comes later stands ahead, but in the finish behind those who were there before.
    const isCrowded = nearest(spots) < spots[0]!.size;
    const isFinish = sector > 0 && loop.isEnd(sector);
    const order = isFinish ? [...flyers, ...landing] : [...landing.toReversed(), ...flyers];
    order.forEach((each, spot) => {
      const place = spots[spot]!;
      if ("flight" in each) found.set(each, place);
      else
        creatures.set(each.creature, {
          ...place,
          rank: track.indexOf(each) + 1,
          flyer: each,
          isCrowded,
        });
    });
    if (spots.some((spot) => coversNumber(loop, spot))) covered.add(sector);
  }
  const landings = ghosts.map((ghost): Landing => {
    // The slow card may go on from where the fast one leads.
    const before = ghosts.find(
      ({ flight, chosen, use }) => chosen && use !== "slow" && flight.creature === ghost.flight.creature,
    );
    const from = ghost.use === "slow" && before ? found.get(before)! : creatures.get(ghost.flight.creature)!;
    return { ...ghost, place: found.get(ghost)!, from };
  });
  return { creatures, landings, covered };
}
