/** Formats chances in the current language. */

import { language } from "../words/words.svelte";

/** “34 %”; 0 and 100 are only for the impossible and the certain. */
export function percent(chance: number): string {
  const shown = chance > 0 && chance < 1 ? Math.min(0.99, Math.max(0.01, chance)) : chance;
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(shown);
}

export function decimal(value: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

export function whole(value: number): string {
  return new Intl.NumberFormat(language()).format(value);
}

/** The 95 % margin of error of a chance, given the number of samples. */
export function giveOrTake(samples: number): string {
  return percent(1.96 * Math.sqrt(0.25 / samples));
}
