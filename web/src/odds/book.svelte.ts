/** The odds of the current position, requested when it changes and someone is looking. */

import { preferences } from "../house/preferences.svelte";
import type { Creature, CreatureChances, OddsAre } from "../generated/wire";
import type { TableConnection } from "../table/connection.svelte";

/** The shortest interval between requests: bots may play faster than anyone reads. */
const PAUSE_MS = 700;
const LONG_MS = 5_000;
/** After so long it is tried again: somebody may look from several devices, which together ask too often. */
const AGAIN_MS = 4_000;

export class OddsBook {
  /** Whether the answer is taking unusually long. */
  isSlow = $state(false);
  #connection: TableConnection;
  #wait: () => boolean;
  #isOver: () => boolean;
  #asked = -1;
  #askedSeat: number | null = null;
  #last = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #long: ReturnType<typeof setTimeout> | undefined;

  /** `wait`: somebody has to learn something else first; `isOver`: what is seen is a race after its last card. */
  constructor(connection: TableConnection, wait: () => boolean, isOver: () => boolean) {
    this.#connection = connection;
    this.#wait = wait;
    this.#isOver = isOver;
  }

  /** Whether the table allows them, and nobody has to learn something else first. */
  get areAllowed(): boolean {
    return (this.#connection.room?.settings.odds ?? false) && !this.#wait();
  }

  get areWanted(): boolean {
    return this.areAllowed && preferences.odds;
  }

  /** The latest odds of the seat we look through; they may be slightly out of date, but are of the race that is seen. */
  get latest(): OddsAre | null {
    const { odds, seat } = this.#connection;
    return this.areWanted && !this.#isOver() && odds?.seat === seat ? odds : null;
  }

  get isFresh(): boolean {
    return this.latest?.version === this.#connection.version;
  }

  of(creature: Creature): CreatureChances | null {
    return this.latest?.creatures.find((each) => each.creature === creature) ?? null;
  }

  /** The chance of a bet. */
  bet(card: number, creature: Creature): number | null {
    return this.of(creature)?.bets[card] ?? null;
  }

  /** Request the odds of the current position, once. */
  ask(): void {
    const { version, seat, room, view } = this.#connection;
    if (
      !this.areWanted ||
      room?.phase !== "playing" ||
      view?.stage === "game-over" ||
      this.#isOver() ||
      (this.#asked === version && this.#askedSeat === seat)
    )
      return;
    clearTimeout(this.#pause);
    const wait = this.#last + PAUSE_MS - Date.now();
    if (wait > 0) {
      this.#pause = setTimeout(() => this.ask(), wait);
      return;
    }
    this.#last = Date.now();
    this.#asked = version;
    this.#askedSeat = seat;
    this.#connection.askOdds(seat);
    clearTimeout(this.#long);
    this.#long = setTimeout(() => (this.isSlow = !this.isFresh), LONG_MS);
  }

  refused(): void {
    this.forget();
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.ask(), AGAIN_MS);
  }

  /** A request on a lost connection will not be answered. */
  forget(): void {
    this.#asked = -1;
  }

  close(): void {
    clearTimeout(this.#pause);
    clearTimeout(this.#long);
  }
}
