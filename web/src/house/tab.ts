/** The browser's tab, which tells by its title and icon when it is our turn. */

import { say } from "../words/words.svelte";
import { fileAddress } from "./address.svelte";

/** `games` says how many wait for us, if we look at all of them. */
export function showTurn(isOurs: boolean, games = 1): void {
  const count = games > 1 ? `(${games}) ` : "";
  document.title = isOurs ? `${count}${say("page-title-your-turn")}` : "Divinity Derby";
  const icon = fileAddress(isOurs ? "favicon-turn.svg" : "favicon.svg");
  document.querySelector("link[rel=icon]")?.setAttribute("href", icon);
}
