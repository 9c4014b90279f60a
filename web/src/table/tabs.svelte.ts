/** Which panel of the table is shown where there isn't room for all of them. */

import type { Arrangement } from "./arrangement";

export type Tab = "cards" | "bets" | "odds" | "zeus" | "log";

export const tabs = $state<{ open: Tab }>({ open: "cards" });

export function openTab(tab: Tab): void {
  tabs.open = tab;
}

/** Whether a panel has a place of its own; the others share one. */
export function hasOwnPlace(tab: Tab, arrangement: Arrangement, isBetting: boolean): boolean {
  switch (tab) {
    case "cards":
      return arrangement !== "column" && arrangement !== "sideways";
    case "bets":
      return arrangement === "wide" && isBetting;
    case "log":
      return arrangement === "wide";
    default:
      return false;
  }
}
