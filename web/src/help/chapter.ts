/** The chapters of the rules, and the one that explains the current step. */

import type { Stage } from "../generated/wire";

export const CHAPTERS = [
  "overview",
  "set-up",
  "first-bets",
  "move-creatures",
  "dirty-trick",
  "third-bet",
  "ranking",
  "judgment",
  "bet-outcome",
  "next-race",
  "who-sees-what",
  "power-of-the-gods",
  "fate-tokens",
  "zeus-sobers-up",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

const CHAPTER_OF: Record<Stage, Chapter> = {
  "place-fate-token": "fate-tokens",
  "first-bets": "first-bets",
  "fast-card": "move-creatures",
  "slow-card": "move-creatures",
  "third-bet": "third-bet",
  "before-bet": "power-of-the-gods",
  "card-played": "power-of-the-gods",
  "after-card": "power-of-the-gods",
  "before-slow": "power-of-the-gods",
  "mid-race": "power-of-the-gods",
  "before-judgment": "power-of-the-gods",
  "after-draw": "power-of-the-gods",
  fate: "fate-tokens",
  deal: "set-up",
  "judgment-draw": "judgment",
  "tablet-draw": "judgment",
  "game-over": "next-race",
};

export function chapterOf(stage: Stage | undefined): Chapter | null {
  return stage ? CHAPTER_OF[stage] : null;
}
