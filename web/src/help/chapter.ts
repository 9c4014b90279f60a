/** The chapter of the rules that tells of the present step. */

import type { Stage } from "../generated/wire";

const CHAPTERS: Record<Stage, string> = {
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

export function chapterOf(stage: Stage | undefined): string | null {
  return stage ? CHAPTERS[stage] : null;
}
