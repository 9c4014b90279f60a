/** What can be asked about. */

import type { Creature, Power } from "../generated/wire";

/** A note is told first: why something can't be chosen. */
export type Topic =
  | { kind: "creature"; creature: Creature; note?: string | null }
  /** A movement card, or a protection card. */
  | { kind: "card"; card: number; note?: string | null }
  | { kind: "bet"; card: number; creature?: Creature | null; note?: string | null }
  | { kind: "god"; seat: number }
  | { kind: "power"; power: Power }
  /** All powers of a seat. */
  | { kind: "powers"; seat: number }
  | { kind: "holder"; holder: number }
  | { kind: "discard" }
  /** The fate token of a seat. */
  | { kind: "fate"; seat: number }
  | { kind: "line"; line: "mid-race" | "finish" }
  | { kind: "zeus-deck" }
  | { kind: "first-player" };
