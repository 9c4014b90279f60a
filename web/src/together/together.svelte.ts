/**
 * Several players share one device. Each has a seat; the device shows what everyone may see until the player whose
 * turn it is says that they are there. Then it shows that seat, and covers it again after the decision.
 */

import type { AnyEvent } from "../generated/wire";
import type { TableConnection } from "../table/connection.svelte";

export class Together {
  /** The seat of the player who is looking; null while everyone may look. */
  present = $state<number | null>(null);
  readonly #connection: TableConnection;
  /** The seats of this device. */
  readonly seats: number[] = $derived.by(() => Object.keys(this.#connection.seats).map(Number));
  readonly isOn: boolean = $derived.by(() => this.seats.length > 1);
  /** The seat that may be shown: our only one, or that of the player who is there. */
  readonly shown: number | null = $derived.by(() => {
    const { seat } = this.#connection;
    return this.isOn && seat !== this.present ? null : seat;
  });

  constructor(connection: TableConnection) {
    this.#connection = connection;
  }

  /** The player of a seat confirms that they are there. */
  uncover(seat: number): void {
    this.present = seat;
    if (this.#connection.seat !== seat) this.#connection.send({ type: "LookAs", seat });
  }

  /** Cover the seat again, unless the same player decides next and nobody else has looked. Returns whether it did. */
  cover(othersLook: boolean): boolean {
    if (!this.isOn || this.present === null) return false;
    if (!othersLook && this.#connection.view?.seat_to_act === this.present) return false;
    this.present = null;
    return true;
  }
}

/** An event as everyone at the device may read it later. */
export function forEverybody(event: AnyEvent): AnyEvent {
  switch (event.type) {
    case "RaceDealt":
      return { ...event, holders: event.holders.map(() => null), unused: null };
    case "BetPlaced":
    case "BetCardSeen":
      return { ...event, card: null };
    case "BetCardExchanged":
      return { ...event, old: null, new: null };
    case "HolderSeen":
      return { ...event, cards: null };
    default:
      return event;
  }
}
