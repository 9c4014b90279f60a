/** Keyboard control of a replay. */

import { open, opened } from "../help/dialogs.svelte";
import { tabs, type Tab } from "../table/tabs.svelte";
import type { ReplayPlayer } from "./player.svelte";

const TABS: Record<string, Tab> = { KeyC: "cards", KeyB: "bets", KeyZ: "zeus", KeyL: "log" };

export function onReplayKey(event: KeyboardEvent, player: ReplayPlayer, nextEyes: () => void): void {
  const target = event.target as HTMLElement;
  const { moments } = player;
  if (event.ctrlKey || event.metaKey || event.altKey || opened() !== null || !moments) return;
  if (
    target.matches("input:not([type=checkbox], [type=range]), select, textarea") ||
    target.closest("dialog:not(.judgment)")
  )
    return;
  const by = event.key === "ArrowRight" || event.key === "PageDown" ? 1 : -1;
  if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
    if (event.shiftKey) player.jump(moments.nextTurn(player.at, by));
    else if (by > 0) player.forward();
    else player.back();
  } else if (event.key === "PageDown" || event.key === "PageUp") player.jump(moments.nextRace(player.at, by));
  else if (event.key === "Home") player.jump(0);
  else if (event.key === "End") player.jump(moments.last);
  else if (event.key === " ") {
    if (target.matches("button, a, summary, input[type=checkbox]")) return;
    if (player.isPlaying) player.pause();
    else player.play();
  } else if (event.code === "KeyE") nextEyes();
  else if (event.code in TABS) tabs.open = TABS[event.code]!;
  else if (event.key === "?") open("keys");
  else if (event.code === "KeyG") open("rules");
  else return;
  event.preventDefault();
}
