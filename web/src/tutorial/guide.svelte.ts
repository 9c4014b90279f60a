/** Whether this player is guided, and what the guide has explained so far. */

import { prefer, preferences } from "../house/preferences.svelte";
import { lessonFor, type Lesson, type LessonName, type Moment } from "./lessons";

export function isGuided(): boolean {
  return preferences.guide === "on";
}

/** Start with the first lesson. */
export function beginGuide(): void {
  prefer({ guide: "on", lessons: [] });
}

/** The guide starts on its own for players who have never seen it. */
export function offerGuide(): void {
  if (preferences.guide === "new") beginGuide();
}

export function endGuide(): void {
  prefer({ guide: "over" });
}

export function learn(name: LessonName): void {
  if (!preferences.lessons.includes(name)) prefer({ lessons: [...preferences.lessons, name] });
  if (name === "farewell") endGuide();
}

/** The lesson that is due, if there is a guide at all. */
export function lessonNow(moment: Moment | null): Lesson | null {
  return moment && isGuided() ? lessonFor(moment, preferences.lessons) : null;
}
