/** The end of a race and of a game: loaded while the first bets are placed. */

import { untilLoaded } from "../house/loading";
import { read } from "../words/words.svelte";

export const judgment = untilLoaded(() => import("./Judgment.svelte"));
export const victory = untilLoaded(async () => {
  await read("after");
  return import("./Victory.svelte");
});
