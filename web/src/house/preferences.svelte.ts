/** A player's choices on this device: language, theme, speed, sounds, name. Stored in the browser. */

import type { Level, Variant } from "../generated/wire";
import type { LessonName } from "../tutorial/lessons";

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
  /** Level of the rivals in a quick game. */
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
  /** The guide starts on its own once; it is over when it has finished or was skipped. */
  guide: "new" | "on" | "over";
  /** What the guide has explained. */
  lessons: LessonName[];
  /** Whether sounds are on; off by default. */
  sound: boolean;
  /** 0 to 1. */
  volume: number;
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
  guide: "new",
  lessons: [],
  sound: false,
  volume: 0.6,
};

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Preferences>;
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
