import type { GivenClock, TableSettings } from "../generated/wire";
import { say } from "../words/words.svelte";

const HOUR_S = 3600;

/** The clocks on offer: none, a limit for each decision, or a time bank for the whole game. */
const QUICK = {
  none: { kind: "none", seconds: 60, increment: 0 },
  quick: { kind: "move", seconds: 30, increment: 0 },
  calm: { kind: "move", seconds: 90, increment: 0 },
  bank: { kind: "bank", seconds: 600, increment: 5 },
} as const satisfies Record<string, GivenClock>;

/** By correspondence: hours or days for each decision. */
const SLOW = { "8h": 8, "1d": 24, "3d": 72, "7d": 168 } as const;

type QuickName = keyof typeof QUICK;
type SlowName = keyof typeof SLOW;
export type ClockName = QuickName | SlowName;

export const QUICK_NAMES = Object.keys(QUICK) as QuickName[];
export const SLOW_NAMES = Object.keys(SLOW) as SlowName[];

export function clockNamed(name: ClockName): GivenClock {
  if (name in SLOW) return { kind: "correspondence", seconds: SLOW[name as SlowName] * HOUR_S, increment: 0 };
  return QUICK[name as QuickName];
}

export function labelOf(name: ClockName): string {
  return name in SLOW ? say(`clock-${name as SlowName}`) : say(`page-clock-${name as QuickName}`);
}

/** The one nearest to a table's clock. */
export function clockOf({ clock }: TableSettings): ClockName {
  if (clock.kind === "none" || clock.kind === "bank") return clock.kind;
  if (clock.kind === "correspondence") {
    return SLOW_NAMES.findLast((name) => SLOW[name] * HOUR_S <= clock.seconds) ?? "8h";
  }
  return clock.seconds <= 45 ? "quick" : "calm";
}
