/** Shares of the victory in the current language. */

import type { Estimate } from "../generated/wire";
import { language } from "../words/words.svelte";

/** How far the truth may be off, 95 % of the time. */
const NORMAL = 1.96;

/** “3.4 %”. */
export function share(value: number, isSigned = false, digits = 1): string {
  return new Intl.NumberFormat(language(), {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: isSigned ? "exceptZero" : "negative",
  }).format(value);
}

export function margin({ error }: Estimate): number {
  return NORMAL * error;
}
