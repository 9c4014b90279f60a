/** Powers and fate tokens: loaded at a table that plays with them, before anybody is asked about one. */

import { untilLoaded } from "../house/loading";

type Powers = typeof import("./powers");
let loaded: Promise<Powers> | null = null;

export function powers(): Promise<Powers> {
  return (loaded ??= untilLoaded(() => import("./powers")));
}
