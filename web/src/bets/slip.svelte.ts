/** The bet a player is putting together: a bet card and a creature, in any order. */

import type { Creature, Flyer, Own, Seat } from "../generated/wire";
import { betCode } from "../game/actions";

/** Why a creature can't be bet on: the key of a word. */
export type Shut = "terminal-already-bet" | "terminal-no-token";

export class BetSlip {
  card = $state<number | null>(null);
  creature = $state<Creature | null>(null);

  clear(): void {
    this.card = null;
    this.creature = null;
  }

  chooseCard(card: number): void {
    this.card = this.card === card ? null : card;
  }

  chooseCreature(creature: Creature): void {
    this.creature = this.creature === creature ? null : creature;
  }

  /** The code of the bet; null while it is incomplete or not allowed. */
  code(own: Own): number | null {
    if (this.card === null || this.creature === null) return null;
    const code = betCode(this.card, this.creature);
    return own.legal.includes(code) ? code : null;
  }
}

export function shut(seat: Seat, flyer: Flyer): Shut | null {
  if (seat.bets.some((bet) => bet.creature === flyer.creature)) return "terminal-already-bet";
  return flyer.tokens > 0 ? null : "terminal-no-token";
}
