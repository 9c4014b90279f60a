/** Which part of the table is shown where there is no room for all. */

export type Tab = "cards" | "bets" | "odds" | "zeus" | "log";

export const tabs = $state<{ open: Tab }>({ open: "cards" });
