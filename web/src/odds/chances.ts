/** How chances are written in the language spoken now. */

import { language } from "../words/words.svelte";

/** “34 %”; what is neither sure nor impossible is never written as 0 or 100. */
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

/** How far a chance of so many samples may be off, nineteen times in twenty. */
export function giveOrTake(samples: number): string {
  return percent(1.96 * Math.sqrt(0.25 / samples));
}
