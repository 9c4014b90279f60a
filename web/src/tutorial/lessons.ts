/** The lessons of the guided race: what is explained, when, and which part of the screen it is about. */

import type { Creature, Stage } from "../generated/wire";
import type { Tab } from "../table/tabs.svelte";

/** A part of the table that a lesson can point at. */
export type Region =
  "seats" | "track" | "cards" | "left" | "right" | "bets" | "odds" | "zeus" | "power" | "bar" | "rules";

/** The three parts of the end of a race. */
export type EndingPart = "judgment" | "bet-outcome" | "next-race";

/** What a lesson needs to know of the game. */
export interface Moment {
  /** Those who are looking; several, if everybody at a shared device may look. */
  who: string[];
  stage: Stage;
  race: number;
  /** Whether we decide now. */
  isAsked: boolean;
  /** Our bets in this race. */
  bets: number;
  /** The fast card of the turn being put together: none yet, one, or one whose dirty trick may be used. */
  fast: "none" | "plain" | "trick";
  /** Whether its slow card has been chosen, too. */
  hasSlow: boolean;
  /** The cardholder that the slow card comes from. */
  slowSide: "left" | "right";
  /** Whether a trick card lies in the Zeus deck. */
  isZeusAngry: boolean;
  /** Whether a creature has crossed the finish line. */
  hasFinisher: boolean;
  /** Whether the turn being put together would be the first to take a creature past the mid-race line. */
  crossesMidRaceLine: boolean;
  /** The creature we could bet on that has the most cards in the Zeus deck, if we have a bet card for that. */
  tricked: Creature | null;
  hasOdds: boolean;
  ending: EndingPart | null;
}

export interface Lesson {
  name: LessonName;
  /** What it is about. */
  region: Region | ((moment: Moment) => Region);
  /** The tab it is on, if there is no room for everything. */
  tab?: Tab;
  /** Only after this one. */
  after?: LessonName;
  /** Whether following it counts as learning it, however short it was shown. */
  byDoing?: boolean;
  fits: (moment: Moment) => boolean;
}

export type LessonName =
  | "welcome"
  | "fate-token"
  | "cards"
  | "first-bet"
  | "second-bet"
  | "power"
  | "fast"
  | "trick"
  | "slow"
  | "confirm"
  | "watch"
  | "zeus"
  | "neighbours"
  | "order"
  | "third-bet"
  | "finish"
  | "judgment"
  | "bet-outcome"
  | "next-race"
  | "odds"
  | "farewell";

const POWER_STAGES: Stage[] = [
  "before-bet",
  "card-played",
  "after-card",
  "before-slow",
  "mid-race",
  "before-judgment",
  "after-draw",
  "fate",
];
const isTurn = ({ stage, isAsked }: Moment): boolean => isAsked && stage === "fast-card";
/** With fate tokens, a race begins with placing them. */
const isBeforeBets = ({ stage, bets }: Moment): boolean =>
  (stage === "first-bets" || stage === "place-fate-token") && bets === 0;
const isRacing = ({ stage }: Moment): boolean => stage === "fast-card" || stage === "slow-card";
/** No choice has been started that is still incomplete. */
const isAtLeisure = (now: Moment): boolean =>
  isRacing(now) && !(now.isAsked && (now.fast !== "none" || now.stage === "slow-card"));

const OF_THE_ENDING: LessonName[] = ["judgment", "bet-outcome", "next-race"];

/** In order of precedence, if several fit. */
export const LESSONS: Lesson[] = [
  { name: "welcome", region: "track", fits: (now) => isBeforeBets(now) && now.race === 0 },
  {
    name: "fate-token",
    region: "bar",
    byDoing: true,
    fits: (now) => now.isAsked && now.stage === "place-fate-token",
  },
  { name: "cards", region: "cards", tab: "cards", fits: (now) => now.stage === "first-bets" && now.bets === 0 },
  {
    name: "first-bet",
    region: "bets",
    tab: "bets",
    byDoing: true,
    fits: (now) => now.stage === "first-bets" && now.bets === 0,
  },
  {
    name: "second-bet",
    region: "seats",
    tab: "bets",
    byDoing: true,
    fits: (now) => now.stage === "first-bets" && now.bets === 1,
  },
  {
    name: "power",
    region: "power",
    byDoing: true,
    fits: (now) => now.isAsked && POWER_STAGES.includes(now.stage),
  },
  {
    name: "fast",
    region: "cards",
    tab: "cards",
    byDoing: true,
    fits: (now) => isTurn(now) && now.fast === "none",
  },
  { name: "trick", region: "bar", fits: (now) => isTurn(now) && now.fast === "trick" },
  {
    name: "slow",
    region: (now) => now.slowSide,
    tab: "cards",
    byDoing: true,
    fits: (now) =>
      (isTurn(now) && now.fast !== "none" && !now.hasSlow) ||
      (now.isAsked && now.stage === "slow-card" && !now.hasSlow),
  },
  {
    name: "confirm",
    region: "bar",
    byDoing: true,
    fits: (now) => isTurn(now) && now.hasSlow,
  },
  { name: "watch", region: "track", fits: (now) => isRacing(now) && !now.isAsked },
  { name: "zeus", region: "zeus", tab: "zeus", fits: (now) => isAtLeisure(now) && now.isZeusAngry },
  { name: "neighbours", region: "cards", tab: "cards", after: "fast", fits: isAtLeisure },
  { name: "order", region: "track", after: "neighbours", fits: isAtLeisure },
  {
    name: "third-bet",
    region: "bets",
    tab: "bets",
    byDoing: true,
    fits: (now) => now.stage === "third-bet" && now.bets < 3,
  },
  { name: "finish", region: "track", fits: (now) => isAtLeisure(now) && now.hasFinisher },
  { name: "judgment", region: "track", fits: (now) => now.ending === "judgment" },
  { name: "bet-outcome", region: "track", fits: (now) => now.ending === "bet-outcome" },
  { name: "next-race", region: "track", byDoing: true, fits: (now) => now.ending === "next-race" && now.race < 2 },
  {
    name: "odds",
    region: "odds",
    tab: "odds",
    fits: (now) => now.hasOdds && now.race > 0 && now.stage === "first-bets" && now.bets === 0,
  },
  {
    name: "farewell",
    region: "rules",
    after: "next-race",
    byDoing: true,
    fits: isBeforeBets,
  },
];

/** The next lesson for a player who has learned this much. */
export function lessonFor(moment: Moment, learned: readonly LessonName[]): Lesson | null {
  const isDue = ({ name, after, fits }: Lesson): boolean =>
    (moment.ending !== null) === OF_THE_ENDING.includes(name) &&
    !learned.includes(name) &&
    (after === undefined || learned.includes(after)) &&
    fits(moment);
  return LESSONS.find(isDue) ?? null;
}

export function regionOf(lesson: Lesson, moment: Moment): Region {
  return typeof lesson.region === "function" ? lesson.region(moment) : lesson.region;
}
