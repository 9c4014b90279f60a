/** The device that this tab is on. */

import { Device } from "./device.svelte";
import { folder, version } from "./site";

export const device = new Device({
  build: { version, loadedMs: performance.timeOrigin },
  folder,
  // Only pages that came safely (https, or from this computer) have locks.
  locks: globalThis.navigator?.locks ?? null,
  channel: globalThis.BroadcastChannel ? new BroadcastChannel(`derby ${folder}`) : null,
  // The worker's name says to whom what it keeps belongs.
  newWorker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: `derby ${folder}` }),
  reload: () => location.reload(),
  isHidden: () => document.hidden,
  notes: globalThis.sessionStorage ?? null,
});
