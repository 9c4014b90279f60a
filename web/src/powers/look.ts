/** A secret look (R19): what a power has revealed to one seat, taken from the events sent to it. */

import type { AnyEvent, BetCardSeen, Creature } from "../generated/wire";

export type Look =
  | { power: "falcons-eye"; holder: number; cards: number[] }
  | { power: "superior-wisdom"; bets: { owner: number; creature: Creature; card: number }[] };

/** What these events reveal to a seat; null if nothing. */
export function lookOf(events: readonly AnyEvent[], seat: number | null): Look | null {
  const holder = events.find((event) => event.type === "HolderSeen" && event.seat === seat);
  if (holder?.type === "HolderSeen" && holder.cards)
    return { power: "falcons-eye", holder: holder.holder, cards: holder.cards };
  const bets = events
    .filter((event): event is BetCardSeen => event.type === "BetCardSeen" && event.seat === seat)
    .flatMap(({ owner, creature, card }) => (card === null ? [] : [{ owner, creature, card }]));
  return bets.length > 0 ? { power: "superior-wisdom", bets } : null;
}
