/** The browser's tab, which tells by its title and icon when it is our turn. */

import { say } from "../words/words.svelte";
import { fileAddress } from "./address.svelte";

export function showTurn(isOurs: boolean): void {
  document.title = isOurs ? say("page-title-your-turn") : "Divinity Derby";
  const icon = fileAddress(isOurs ? "favicon-turn.svg" : "favicon.svg");
  document.querySelector("link[rel=icon]")?.setAttribute("href", icon);
}
