/** Takes a hint: what it says is chosen, as if by hand, and still has to be confirmed. */

import { FAST, FATE_TOKEN, SLOW, TRICK } from "../generated/codes";
import type { ActionValue } from "../generated/wire";
import type { Scene } from "../table/scene.svelte";
import { betOf } from "./deeds";

/** Whether an action is chosen first, and then confirmed; powers are played at once, or can be undone. */
export function isChosenFirst(scene: Scene): boolean {
  return ["first-bets", "third-bet", "fast-card", "slow-card", "place-fate-token"].includes(scene.view!.stage);
}

export function take({ code, then }: ActionValue, scene: Scene): void {
  const { slip, turn } = scene;
  const { stage } = scene.view!;
  if (!isChosenFirst(scene)) scene.usePower(code);
  else if (stage === "place-fate-token") scene.fateSector = code - FATE_TOKEN + 1;
  else if (stage === "slow-card") turn.slow = code - SLOW;
  else if (stage === "fast-card") {
    turn.trick = code >= TRICK;
    turn.fast = code - (turn.trick ? TRICK : FAST);
    turn.slow = then === null ? null : then - SLOW;
  } else [slip.card, slip.creature] = betOf(code);
}
