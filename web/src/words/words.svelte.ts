/** The words of the page in the player's language, from the Fluent files that the terminal reads, too. */

import { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import load from "words:all";
import type { Part } from "../../words";
import { LANGUAGES, type Language, type Word } from "../generated/words";
import { prefer, preferences, whenChangedElsewhere } from "../house/preferences.svelte";
import { SpokenNumber } from "./number";

export { LANGUAGES, OWN_NAMES, UNREAD, type Language } from "../generated/words";
export type { Part };

export type Values = Record<string, string | number>;

/** The parts that somebody needs on this page, in whichever language. */
const needed = new Set<Part>(["page"]);

let now = $state.raw<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

export function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.includes(word as Language);
}

/** The chosen language, or else the first of the browser's languages that we have. */
export function preferredLanguage(): Language {
  const wishes = [preferences.language, ...navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase())];
  return wishes.find(isLanguage) ?? "en";
}

/** The language that was asked for last; it takes a moment until its words are there. */
let wish: Language | undefined;

/** Load the words of a language and switch to it. */
export async function speak(language: Language = preferredLanguage()): Promise<void> {
  wish = language;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const added = new Set<Part>();
  // While one part is on its way, another may turn out to be needed.
  while (added.size < needed.size) {
    const missing = [...needed].filter((part) => !added.has(part));
    for (const { default: body } of await Promise.all(missing.map((part) => load[language][part]()))) {
      bundle.addResource({ body });
    }
    for (const part of missing) added.add(part);
    if (wish !== language) return;
  }
  now = { language, bundle };
  document.documentElement.lang = language;
}

/** Load one of the parts, for those who need it. */
export async function read(part: Part): Promise<void> {
  // Who shows a screen once its words are there shouldn't begin again when somebody chooses a language.
  const { language } = untrack(() => now);
  needed.add(part);
  const { default: body } = await load[language][part]();
  if (now.language === language) now.bundle?.addResource({ body }, { allowOverrides: true });
}

/** Somebody chooses a language. */
export function choose(language: Language): void {
  prefer({ language });
  void speak(language);
}

/** A choice in another tab counts here, too. */
export function followOtherTabs(): void {
  whenChangedElsewhere(() => {
    if (preferredLanguage() !== now.language) void speak();
  });
}

export function language(): Language {
  return now.language;
}

/** A word by its key, or `key.attribute`, with the values it needs. */
export function say(key: Word, values?: Values): string {
  const [name, attribute] = key.split(".") as [string, string | undefined];
  const message = now.bundle?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!now.bundle || !pattern) return missing(key);
  const errors: Error[] = [];
  const text = now.bundle.formatPattern(pattern, values && spoken(values), errors);
  return errors.length > 0 ? missing(`${key}: ${errors[0]!.message}`) : text;
}

function spoken(values: Values): Record<string, string | SpokenNumber> {
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "number" ? new SpokenNumber(value) : value]),
  );
}

function missing(key: string): string {
  console.error(`no word ${key} in locales/${now.language}`);
  return key;
}
