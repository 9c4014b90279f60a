/** Games that the coach reviews one after the other, because we want to see what they add up to. */

import type { NotReviewed } from "../generated/wire";
import { get } from "../house/asking";
import { Refusal, type RefusedFor } from "../house/refusal";
import type { Place } from "../local/transport";

export const RACES = 3;

export class Reviewing {
  /** How many games there are; 0 if nothing is going on. */
  games = $state(0);
  /** Races that are done. */
  races = $state(0);
  refused = $state<RefusedFor | null>(null);
  #runs = 0;

  /** A game that can't be reviewed is left out. `told` is called after each that was. */
  async review(wanted: readonly NotReviewed[], place: Place, told: () => Promise<void>): Promise<void> {
    const run = ++this.#runs;
    [this.games, this.races, this.refused] = [wanted.length, 0, null];
    for (const [at, { table, seat }] of wanted.entries()) {
      try {
        for (let races = 1; races <= RACES; races++) {
          await get("GET /api/tables/{table}/review", { table }, `?seat=${seat}&races=${races}`, place);
          if (run !== this.#runs) return;
          this.races = at * RACES + races;
        }
        await told();
      } catch (error) {
        if (run === this.#runs) this.refused = error instanceof Refusal ? error.reason : "try-again";
      }
      if (run !== this.#runs) return;
    }
    this.games = 0;
  }

  stop(): void {
    this.#runs += 1;
    this.games = 0;
  }
}
