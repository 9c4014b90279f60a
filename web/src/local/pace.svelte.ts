/** The pace of bots on this device follows the speed that the player has chosen. */

import { preferences, type Speed } from "../house/preferences.svelte";
import { device } from "./this-device";

/** Nobody else watches here: whoever is in a hurry need not wait for bots, either. */
const PACE_MS: Record<Speed, number> = { slow: 1_000, normal: 700, fast: 350, instant: 0 };

/** From now on. */
export function watchPace(): void {
  $effect.root(() => {
    $effect(() => device.setPace(PACE_MS[preferences.speed]));
  });
}
