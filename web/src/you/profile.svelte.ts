/** What our finished games add up to, from where we are known: the server, or else this device. */

import type { PlayerStatistics } from "../generated/wire";
import { get } from "../house/asking";
import { preferences } from "../house/preferences.svelte";
import { Refusal, type RefusedFor } from "../house/refusal";
import { finishedHere } from "../local/kept-games";
import { isAlone } from "../local/site";
import { device } from "../local/this-device";
import type { Place } from "../local/transport";

export class Profile {
  statistics = $state.raw<PlayerStatistics | null>(null);
  /** Where we are known; null if we are nowhere. */
  place = $state<Place | null>(null);
  refused = $state<RefusedFor | null>(null);
  isLoaded = $state(false);

  async load(): Promise<void> {
    this.refused = null;
    for (const place of this.#places()) {
      try {
        this.statistics = await get("GET /api/me/statistics", {}, "", place);
        this.place = place;
        break;
      } catch (error) {
        const reason = error instanceof Refusal ? error.reason : "try-again";
        if (reason !== "not-known") this.refused = reason;
        if (reason !== "not-known" && reason !== "offline") break;
      }
    }
    if (this.place) this.refused = null;
    this.isLoaded = true;
  }

  /** Ask once more where we are known. */
  async renew(): Promise<void> {
    if (this.place) this.statistics = await get("GET /api/me/statistics", {}, "", this.place);
  }

  /** Python is not started to be told that there is nothing. */
  #places(): Place[] {
    const isKnownHere = isAlone || device.isRunning || finishedHere().length > 0;
    return [
      ...(preferences.isGuest && !isAlone ? ["server" as const] : []),
      ...(isKnownHere ? ["device" as const] : []),
    ];
  }
}
