import type { AnyEvent, CardPlayed, DirtyTrickPlayed } from "../generated/wire";

export type Played = CardPlayed | DirtyTrickPlayed;

/** The cards of the latest turn of this race, in the order they were played. */
export function latestTurn(log: readonly AnyEvent[]): Played[] {
  const cards: Played[] = [];
  for (let place = log.length - 1; place >= 0; place--) {
    const event = log[place]!;
    if (event.type === "RaceDealt" || (event.type === "TurnBegan" && cards.length > 0)) break;
    if (event.type === "CardPlayed" || event.type === "DirtyTrickPlayed") cards.unshift(event);
  }
  return cards;
}
