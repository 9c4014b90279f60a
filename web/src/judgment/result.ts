/** Why we won or lost, in a sentence or two: what our bets brought, and by how much. */

import type { AnyEvent, BetSettled, Seat } from "../generated/wire";
import type { Phrases } from "../log/phrases";
import { say } from "../words/words.svelte";

/** A bet of ours. After a reload its creature isn't known any more. */
interface OwnBet {
  card: number;
  points: number;
  settled: (BetSettled & { race: number }) | null;
}

function betsOf(seat: number, { revealed }: Seat, log: readonly AnyEvent[], phrases: Phrases): OwnBet[] {
  let race = 0;
  const settled = new Map<number, BetSettled & { race: number }>();
  for (const event of log) {
    if (event.type === "RaceDealt") race = event.race;
    else if (event.type === "BetSettled" && event.seat === seat) settled.set(event.card, { ...event, race });
  }
  return revealed
    .map((card) => ({ card, points: phrases.box.bets[card]!.points, settled: settled.get(card) ?? null }))
    .toSorted((one, other) => other.points - one.points);
}

export function ownResult(log: readonly AnyEvent[], seat: number, seats: readonly Seat[], phrases: Phrases): string {
  const { won, points } = seats[seat]!;
  const bets = betsOf(seat, seats[seat]!, log, phrases);
  const others = Math.max(...seats.filter((_, other) => other !== seat).map((other) => other.points));
  return `${cameTrue(bets, won, phrases)} ${margin(bets, won, points - others, phrases)}`;
}

function cameTrue(bets: readonly OwnBet[], won: readonly number[], phrases: Phrases): string {
  const best = bets.find(({ card }) => won.includes(card));
  return say("victory-came-true", {
    won: won.length,
    bets: bets.length,
    points: best?.points ?? 0,
    bet: best ? named(best, phrases) : "",
  });
}

/** If we lost: the smallest bet that would have been enough. */
function margin(bets: readonly OwnBet[], won: readonly number[], lead: number, phrases: Phrases): string {
  const points = Math.abs(lead);
  if (lead === 0) return say("victory-shared");
  if (lead > 0) return say("victory-ahead", { points });
  const missed = bets.findLast((bet) => !won.includes(bet.card) && bet.settled && bet.points >= points);
  if (!missed) return say("victory-short", { points });
  const race = missed.settled!.race + 1;
  return say("victory-short-missed", { points, race, value: missed.points, bet: named(missed, phrases) });
}

function named({ card, settled }: OwnBet, phrases: Phrases): string {
  const bet = phrases.places(card, settled?.creature);
  return settled
    ? say("victory-bet", { bet, on: phrases.creature(settled.creature, "on") })
    : say("victory-bet.alone", { bet });
}
