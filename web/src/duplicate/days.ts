/** Days as people write them; they are those of UTC. */

import { language } from "../words/words.svelte";

export function spoken(day: string, form: "long" | "short" = "long"): string {
  const style: Intl.DateTimeFormatOptions =
    form === "long"
      ? { weekday: "long", day: "numeric", month: "long", year: "numeric" }
      : { weekday: "short", day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language(), { ...style, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
