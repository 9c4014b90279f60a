/** A player's choices on this device: language, theme, speed, sounds, name. Stored in the browser. */

import type { Level, Variant } from "../generated/wire";
import type { Progress } from "../tutorial/progress.svelte";

export type Theme = "auto" | "day" | "night";
export type Speed = "slow" | "normal" | "fast" | "instant";
export const THEMES: Theme[] = ["auto", "day", "night"];
export const SPEEDS: Speed[] = ["slow", "normal", "fast", "instant"];

interface Preferences {
  /** null for the browser's language. */
  language: string | null;
  theme: Theme;
  speed: Speed;
  name: string;
  /** Level of the opponents in a quick game. */
  level: Level;
  variants: Variant[];
  seats: number;
  /** The names of the people who share this device. */
  party: string[];
  /** Whether the odds are shown where a table allows it. */
  odds: boolean;
  /** Whether a quick game allows the odds. */
  quickOdds: boolean;
  /** Whether this browser has a guest's cookie, which scripts can't read. */
  isGuest: boolean;
  /** Whether beginners are guided, and given tips. */
  hints: boolean;
  /** How far the people at this device have come; see `tutorial/progress.svelte.ts`. */
  progress: Record<string, Partial<Progress>>;
  /** Whether sounds are on; off by default. */
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** After a notification, for how many hours nothing is told; null for no notifications. */
  notifies: number | null;
  /** Whether a complete choice waits for a confirmation; else it is sent by itself after a moment. */
  confirms: boolean;
}

const PLACE = "derby";
const BEGINNING: Preferences = {
  language: null,
  theme: "auto",
  speed: "normal",
  name: "",
  level: "mortal",
  variants: [],
  seats: 4,
  party: [],
  odds: true,
  quickOdds: true,
  isGuest: false,
  hints: true,
  progress: {},
  sound: false,
  volume: 0.6,
  notifies: null,
  confirms: true,
};

/** Who was a guest here before progress was kept has played: neither guide nor late odds are for them. */
export function withProgress(stored: Partial<Preferences>): Partial<Preferences> {
  return stored.isGuest && !stored.progress ? { ...stored, progress: { "": { guide: "over", races: 3 } } } : stored;
}

function kept(): Partial<Preferences> {
  try {
    return withProgress(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Preferences>);
  } catch {
    return {};
  }
}

export const preferences = $state<Preferences>({ ...BEGINNING, ...kept() });

/** Change preferences and store them. */
export function prefer(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(preferences));
  } catch {
    // The page works without storage, too.
  }
  if ("theme" in changes) applyTheme();
}

/** Follow what is chosen in another tab. */
export function whenChangedElsewhere(follow: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key !== PLACE) return;
    Object.assign(preferences, kept());
    applyTheme();
    follow();
  });
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function applyTheme(): void {
  const theme = preferences.theme === "auto" ? (dark.matches ? "night" : "day") : preferences.theme;
  document.documentElement.dataset.theme = theme;
}

dark.addEventListener("change", applyTheme);

export function wantsStillness(): boolean {
  return still.matches;
}
