/** Which powers belong to which god. */

import { GODS, POWERS } from "../generated/codes";
import type { God, Power, Variant } from "../generated/wire";

const POWERS_OF_A_GOD = 3;

/** The powers of a god that are in the game, played or not. */
export function powersOf(god: God, variants: readonly Variant[]): Power[] {
  if (!variants.includes("power-of-the-gods")) return [];
  const first = GODS.indexOf(god) * POWERS_OF_A_GOD;
  // The last of the three needs fate tokens.
  const count = variants.includes("fate-tokens") ? POWERS_OF_A_GOD : POWERS_OF_A_GOD - 1;
  return POWERS.slice(first, first + count);
}

export function godOf(power: Power): God {
  return GODS[Math.floor(POWERS.indexOf(power) / POWERS_OF_A_GOD)]!;
}
