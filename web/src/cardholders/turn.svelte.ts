/** The turn that a player is putting together: a fast card, perhaps with its trick, and a slow card from the other holder. */

import type { Creature, Own, PublicView } from "../generated/wire";
import { fastCode, slowCode } from "../game/actions";
import { creatureOn, type Box } from "../game/edition";
import { cardFlight, flown, type Flight } from "../game/movement";

export type Side = "left" | "right";

/** Why a card can't be chosen now; a key of the words. */
export type Closed = "page-closed-not-your-turn" | "page-closed-other-holder";

/** Where a creature will land. */
export interface Ghost {
  flight: Flight;
  use: "fast" | "trick" | "slow";
  /** Whether this will happen, or only could. */
  chosen: boolean;
}

/** What a chosen card will do. */
export interface Step {
  creature: Creature;
  use: Ghost["use"];
  /** null if the creature won't move. */
  flight: Flight | null;
}

export interface Position {
  view: PublicView;
  own: Own;
  box: Box;
}

export function sideOf(own: Own, card: number): Side | null {
  if (own.holders[0].includes(card)) return "left";
  return own.holders[1].includes(card) ? "right" : null;
}

export class Turn {
  fast = $state<number | null>(null);
  trick = $state(false);
  slow = $state<number | null>(null);

  clear(): void {
    this.fast = this.slow = null;
    this.trick = false;
  }

  /** Choose a card, or take the choice back. */
  choose({ view, own }: Position, card: number): void {
    if (view.stage === "slow-card") {
      this.slow = this.slow === card ? null : card;
      return;
    }
    if (card === this.fast) {
      this.clear();
    } else if (this.fast === null || sideOf(own, card) === sideOf(own, this.fast)) {
      this.fast = card;
      this.trick = false;
    } else {
      this.slow = this.slow === card ? null : card;
    }
  }

  /** Make the slow card the fast one, and the other way round. */
  swap(): void {
    if (this.fast === null || this.slow === null) return;
    [this.fast, this.slow] = [this.slow, this.fast];
    this.trick = false;
  }

  /** The codes to play, in order; empty while nothing can be played. */
  codes({ view }: Position): number[] {
    if (view.stage === "slow-card") return this.slow === null ? [] : [slowCode(this.slow)];
    if (this.fast === null) return [];
    const first = fastCode(this.fast, this.trick);
    return this.slow === null ? [first] : [first, slowCode(this.slow)];
  }

  isComplete({ view }: Position): boolean {
    return this.slow !== null && (this.fast !== null || view.stage === "slow-card");
  }

  /** Whether the trick of the chosen fast card may be used (R4: not if its creature has finished). */
  mayTrick({ own }: Position): boolean {
    return this.fast !== null && own.legal.includes(fastCode(this.fast, true));
  }

  closed({ view, own }: Position, card: number): Closed | null {
    if (view.stage === "fast-card" && own.legal.includes(fastCode(card, false))) return null;
    if (view.stage === "slow-card" && own.legal.length > 0) {
      return own.legal.includes(slowCode(card)) ? null : "page-closed-other-holder";
    }
    return "page-closed-not-your-turn";
  }

  /** What the chosen cards will do, one after the other. */
  steps({ view, box }: Position): Step[] {
    const steps: Step[] = [];
    let { track, paperwork } = view;
    const add = (card: number, use: Ghost["use"]): void => {
      const creature = creatureOn(card);
      const flight = flightOf({ ...view, track, paperwork }, box, card, use);
      steps.push({ creature, use, flight });
      if (flight) track = flown(track, flight);
      if (paperwork === creature) paperwork = null;
    };
    if (this.fast !== null && view.stage === "fast-card") add(this.fast, this.trick ? "trick" : "fast");
    if (this.slow !== null) add(this.slow, "slow");
    return steps;
  }

  ghosts(position: Position): Ghost[] {
    const { view, box } = position;
    const ghosts: Ghost[] = [];
    if (this.fast !== null && view.stage === "fast-card" && this.mayTrick(position)) {
      const use = this.trick ? "fast" : "trick";
      const flight = flightOf(view, box, this.fast, use);
      if (flight) ghosts.push({ flight, use, chosen: false });
    }
    for (const { flight, use } of this.steps(position)) if (flight) ghosts.push({ flight, use, chosen: true });
    return ghosts;
  }
}

/** null if the creature won't move. */
function flightOf(view: PublicView, box: Box, card: number, use: Ghost["use"]): Flight | null {
  const flight = cardFlight(view, view.track, box, card, { slow: use === "slow", trick: use === "trick" });
  return flight && flight.start !== flight.end ? flight : null;
}
