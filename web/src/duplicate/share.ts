/** A result to share: it tells nothing to somebody who is still to play. */

import type { DailyRace } from "../generated/wire";
import { say } from "../words/words.svelte";

const [WON, LOST] = ["●", "○"];

/** Points, places and which bets came true, but no creature, no card and no seat. */
export function shareText(race: DailyRace, day: string, link: string | null): string {
  const result = race.result!;
  const own = result.points[result.seat]!;
  const table = 1 + result.points.filter((points) => points > own).length;
  const lines = [
    `Divinity Derby – ${day}`,
    say("daily-share-points", { points: own, place: table, seats: result.points.length }),
    result.bets.map((bets) => bets.map((won) => (won ? WON : LOST)).join("")).join(" "),
  ];
  // Alone nobody is compared with anybody.
  if (result.place !== null && result.of > 1) lines.push(say("daily-place", { place: result.place, of: result.of }));
  if (race.streak > 1) lines.push(say("daily-streak", { days: race.streak }));
  if (link) lines.push(link);
  return lines.join("\n");
}
