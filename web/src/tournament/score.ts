/** A score as it is read; it comes in tenths. */

import { language } from "../words/words.svelte";

export function scoreOf(tenths: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(tenths / 10);
}
