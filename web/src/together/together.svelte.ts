/**
 * Several people at one device. Each has a seat; the device shows what everybody may see until the person whose
 * turn it is says that they are there. Then it shows that seat, and covers it again after the decision.
 */

import type { AnyEvent } from "../generated/wire";
import type { TableConnection } from "../table/connection.svelte";

export class Together {
  /** The seat of the person who is looking; null while all may look. */
  present = $state<number | null>(null);
  readonly #connection: TableConnection;
  /** The seats of this device. */
  readonly seats: number[] = $derived.by(() => Object.keys(this.#connection.seats).map(Number));
  readonly isOn: boolean = $derived.by(() => this.seats.length > 1);
  /** The seat that may be shown: ours, or of the person who is there. */
  readonly shown: number | null = $derived.by(() => {
    const { seat } = this.#connection;
    return this.isOn && seat !== this.present ? null : seat;
  });

  constructor(connection: TableConnection) {
    this.#connection = connection;
  }

  /** The person of a seat says that they are there. */
  uncover(seat: number): void {
    this.present = seat;
    if (this.#connection.seat !== seat) this.#connection.send({ type: "LookAs", seat });
  }

  /** Cover the seat again, unless its person decides once more and nobody else has come to look; whether it was covered. */
  cover(othersLook: boolean): boolean {
    if (!this.isOn || this.present === null) return false;
    if (!othersLook && this.#connection.view?.seat_to_act === this.present) return false;
    this.present = null;
    return true;
  }
}

/** An event as everybody at the device may read it later. */
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
