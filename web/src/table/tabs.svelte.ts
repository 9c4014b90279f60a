/** Which part of the table is shown where there isn't room for everything. */

export type Tab = "cards" | "bets" | "odds" | "zeus" | "log";

/** `side` is what shows at the side of a wide table, where odds and Zeus share a place. */
export const tabs = $state<{ open: Tab; side: "odds" | "zeus" }>({ open: "cards", side: "odds" });

export function openTab(tab: Tab): void {
  tabs.open = tab;
  if (tab === "odds" || tab === "zeus") tabs.side = tab;
}
