/** Where a creature would land, as far as a player can know from the view and the printed cards. */

import type { Creature, Flyer, PublicView } from "../generated/wire";
import { creatureOn, type Box } from "./edition";

export interface Flight {
  creature: Creature;
  start: number;
  end: number;
  /** Whether it ends beyond the finish line. */
  finishes: boolean;
}

export function flyerOf(track: readonly Flyer[], creature: Creature): Flyer {
  return track.find((flyer) => flyer.creature === creature)!;
}

/** A movement by a number of sectors; null if the creature has finished. */
export function flight(track: readonly Flyer[], box: Box, creature: Creature, sectors: number): Flight | null {
  const flyer = flyerOf(track, creature);
  if (flyer.finished) return null;
  const end = Math.min(Math.max(flyer.sector + sectors, 0), box.finishAfter + 1);
  return { creature, start: flyer.sector, end, finishes: end > box.finishAfter };
}

export interface Use {
  slow: boolean;
  trick: boolean;
  /** Sectors that powers add. */
  bonus?: number;
}

/** The movement of a card, ignoring powers that others may still play; null if its creature has finished. */
export function cardFlight(view: PublicView, track: readonly Flyer[], box: Box, card: number, use: Use): Flight | null {
  const face = box.cards[card]!;
  const creature = creatureOn(card);
  const printed = use.slow && !view.sleipnir ? face.slow : face.fast;
  const value = Math.max(printed + (use.trick ? face.trick : 0) + (use.bonus ?? 0), 0);
  return flight(track, box, creature, view.paperwork === creature ? 0 : value);
}

/** The track after a flight, best first: later arrivals rank ahead within a sector, but behind finished creatures. */
export function flown(track: readonly Flyer[], { creature, start, end, finishes }: Flight): Flyer[] {
  if (start === end) return [...track];
  const flyer = { ...flyerOf(track, creature), sector: end, finished: finishes };
  const others = track.filter((other) => other.creature !== creature);
  const behind = others.findIndex((other) => (finishes ? !other.finished : !other.finished && other.sector <= end));
  return others.toSpliced(behind < 0 ? others.length : behind, 0, flyer);
}
