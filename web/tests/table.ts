/** A small table for tests: three seats, the Olympus edition, everyone at the start by default. */

import { CREATURES } from "../src/generated/codes";
import type { Creature, Flyer, Own, PublicView } from "../src/generated/wire";
import { boxOf, CARDS_OF_A_CREATURE } from "../src/game/edition";

export const box = boxOf(null);

/** The track, best first. */
export function track(...places: [Creature, number][]): Flyer[] {
  return places.map(([creature, sector]) => ({
    creature,
    sector,
    finished: sector > box.finishAfter,
    disqualified: false,
    tokens: 3,
  })) as Flyer[];
}

export const lineUp = (): Flyer[] => track(...CREATURES.map((creature): [Creature, number] => [creature, 0]));

/** The first card of a creature with a trick, or without; perhaps one that moves as a slow card, too. */
export function card(creature: Creature, wanted: { trick: boolean; slow?: boolean }): number {
  const first = CREATURES.indexOf(creature) * CARDS_OF_A_CREATURE;
  const found = box.cards.findIndex(
    (face, number) =>
      number >= first &&
      number < first + CARDS_OF_A_CREATURE &&
      face.trick > 0 === wanted.trick &&
      (!wanted.slow || face.slow > 0),
  );
  if (found < 0) throw new Error(`no such card of ${creature}`);
  return found;
}

export function view(changes: Partial<PublicView> = {}): PublicView {
  return { stage: "fast-card", track: lineUp(), sleipnir: false, paperwork: null, ...changes } as PublicView;
}

export function own(changes: Partial<Own> = {}): Own {
  return { seat: 0, holders: [[], []], legal: [], bet_cards: [], bets: [], ...changes } as unknown as Own;
}
