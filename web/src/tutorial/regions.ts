/** The parts of the table on the screen, and how much it matters that they stay in sight. */

import type { Box, Covered } from "./beside";
import type { Region } from "./lessons";

/** The first of these that is visible. A closed panel is represented by its tab. */
const PLACES: Record<Region, string[]> = {
  seats: ["[data-region=seats]"],
  track: ["[data-region=track]"],
  own: ["[data-region=own]"],
  cards: ["#panel-cards", "#tab-cards"],
  left: ["[data-region=left]", "#tab-cards"],
  right: ["[data-region=right]", "#tab-cards"],
  bets: ["#panel-bets", "#tab-bets"],
  zeus: ["#panel-zeus", "[data-region=deck]"],
  log: ["#panel-log", "#tab-log"],
  bar: ["[data-region=prompt]", "[data-region=bar]"],
  tabs: ["[data-region=tabs]"],
  rules: ["[data-region=rules]"],
};
const WEIGHTS: Record<Region, number> = {
  seats: 1,
  track: 2,
  own: 2,
  cards: 2,
  left: 0,
  right: 0,
  bets: 1.5,
  zeus: 0.5,
  log: 0.2,
  bar: 8,
  tabs: 4,
  rules: 20,
};
const IN_SIGHT = 6;
const ABOUT = 14;

/** The height of the bar at the top. */
export function topOfTable(): number {
  return Math.max(0, document.querySelector("[data-region=top]")?.getBoundingClientRect().bottom ?? 0);
}

export function boxOfRegion(region: Region): Box | null {
  for (const place of PLACES[region]) {
    const box = document.querySelector(place)?.getBoundingClientRect();
    if (box && box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight) return box;
  }
  return null;
}

/** Everything that a panel about this region would cover, and how bad that would be. */
export function coveredBeside(about: Region, sees: readonly Region[]): Covered[] {
  const regions = Object.keys(PLACES) as Region[];
  return regions.flatMap((region) => {
    const box = boxOfRegion(region);
    const weight = region === about ? ABOUT : sees.includes(region) ? IN_SIGHT : WEIGHTS[region];
    return box ? [{ box, weight }] : [];
  });
}
