/**
 * How far people at this device have come: what the guide has explained to them, and which tips they have had.
 *
 * Somebody alone at a device is "", people who share one have their names.
 */

import { prefer, preferences } from "../house/preferences.svelte";
import { lessonFor, type Lesson, type LessonName, type Moment } from "./lessons";
import { tipFor, type Tip, type TipName } from "./tips";

export interface Progress {
  /** The guide starts on its own once; it is over when it has finished or was skipped. */
  guide: "new" | "on" | "over";
  lessons: LessonName[];
  /** Races seen to their end. */
  races: number;
  /** The tips given at the latest table. */
  tips: TipName[];
  tipsAt: string;
}

/** Three games: after that, tips would only be in the way. */
const RACES_WITH_TIPS = 9;
const NEW: Progress = { guide: "new", lessons: [], races: 0, tips: [], tipsAt: "" };

function progressOf(who: string): Progress {
  return { ...NEW, ...preferences.progress[who] };
}

function change(who: readonly string[], how: (progress: Progress) => Partial<Progress>): void {
  const progress = { ...preferences.progress };
  for (const name of who) progress[name] = { ...progressOf(name), ...how(progressOf(name)) };
  prefer({ progress });
}

const isGuided = (who: string): boolean => progressOf(who).guide === "on";

export function areGuided(who: readonly string[]): boolean {
  return who.some(isGuided);
}

/** Start with the first lesson. */
export function beginGuide(who: readonly string[]): void {
  change(who, () => ({ guide: "on", lessons: [] }));
}

/** The guide starts on its own for whoever has never seen it. */
export function offerGuide(who: readonly string[]): void {
  const newcomers = who.filter((name) => progressOf(name).guide === "new");
  if (preferences.hints && newcomers.length > 0) beginGuide(newcomers);
}

export function endGuide(who: readonly string[]): void {
  change(who, () => ({ guide: "over" }));
}

export function learn(who: readonly string[], name: LessonName): void {
  change(who, ({ lessons }) => ({ lessons: lessons.includes(name) ? lessons : [...lessons, name] }));
  if (name === "farewell") endGuide(who);
}

/** The lesson that is due to one of those who are looking, if they are guided at all. */
export function lessonNow(moment: Moment | null): Lesson | null {
  const guided = moment?.who.filter(isGuided) ?? [];
  if (!moment || guided.length === 0) return null;
  const [first, ...others] = guided.map((name) => progressOf(name).lessons);
  const learned = first!.filter((name) => others.every((lessons) => lessons.includes(name)));
  return lessonFor(moment, learned);
}

/** The tip that is due: one at a time, each once a game, and only to one person. */
export function tipNow(moment: Moment | null, table: string): Tip | null {
  const [who] = moment?.who ?? [];
  if (!moment || who === undefined || !preferences.hints) return null;
  const { races, tips, tipsAt } = progressOf(who);
  return races < RACES_WITH_TIPS ? tipFor(moment, tipsAt === table ? tips : []) : null;
}

export function hadTip(who: readonly string[], table: string, name: TipName): void {
  change(who, ({ tips, tipsAt }) => ({ tips: [...(tipsAt === table ? tips : []), name], tipsAt: table }));
}

export function sawRace(who: readonly string[]): void {
  change(who, ({ races }) => ({ races: races + 1 }));
}

/** Whether somebody is at their very first race: there is enough to learn without the odds. */
export function areAtFirstRace(who: readonly string[]): boolean {
  return preferences.hints && who.some((name) => progressOf(name).races === 0);
}
