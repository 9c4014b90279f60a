/** The parts of the table on the screen. */

import type { Region } from "./lessons";

/** The first of these that is visible. A closed panel is represented by its tab. */
const PLACES: Record<Region, string[]> = {
  seats: ["[data-region=seats]"],
  track: ["[data-region=track]"],
  cards: ["#panel-cards", "#tab-cards"],
  left: ["[data-region=left]", "#tab-cards"],
  right: ["[data-region=right]", "#tab-cards"],
  bets: ["#panel-bets", "#tab-bets"],
  odds: ["#panel-odds", "#tab-odds"],
  zeus: ["#panel-zeus", "[data-region=deck]"],
  power: ["[data-region=prompt]", "[data-region=bar]"],
  bar: ["[data-region=bar]"],
  rules: ["[data-region=rules]"],
};

export function elementOf(region: Region): Element | null {
  const elements = PLACES[region].map((place) => document.querySelector(place));
  return elements.find((element) => element && element.getClientRects().length > 0) ?? null;
}
