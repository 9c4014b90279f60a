/** The cover of a device that people share. */

import { untilLoaded } from "../house/loading";

type Cover = typeof import("./Cover.svelte");
let loaded: Promise<Cover> | null = null;

export function cover(): Promise<Cover> {
  return (loaded ??= untilLoaded(() => import("./Cover.svelte")));
}
