/** The words of the page in the player's language, from the Fluent files that the terminal reads, too. */

import { FluentBundle, type FluentResource } from "@fluent/bundle";
import type { Word } from "../generated/words";
import { preferences } from "../house/preferences.svelte";
import { SpokenNumber } from "./number";

export const LANGUAGES = ["en", "de", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself: the only word that needs no translation. */
export const OWN_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

export type Values = Record<string, string | number>;

type Body = FluentResource["body"];
const files = import.meta.glob<Body>("../../../src/derby/locales/*.ftl", { import: "default" });
/** What many never need. */
const parts = {
  rules: import.meta.glob<Body>("../../../src/derby/locales/*.ftl", { import: "default", query: "?rules" }),
  coach: import.meta.glob<Body>("../../../src/derby/locales/*.ftl", { import: "default", query: "?coach" }),
  after: import.meta.glob<Body>("../../../src/derby/locales/*.ftl", { import: "default", query: "?after" }),
  profile: import.meta.glob<Body>("../../../src/derby/locales/*.ftl", { import: "default", query: "?profile" }),
};
export type Part = keyof typeof parts;
/** The parts that somebody needs on this page, in whichever language. */
const needed = new Set<Part>();

let now = $state.raw<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

export function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.includes(word as Language);
}

/** The chosen language, or else the first of the browser's languages that we have. */
export function preferredLanguage(): Language {
  const wishes = [preferences.language, ...navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase())];
  return wishes.find(isLanguage) ?? "en";
}

/** Load the words of a language and switch to it. */
export async function speak(language: Language = preferredLanguage()): Promise<void> {
  const file = `../../../src/derby/locales/${language}.ftl`;
  const bodies = await Promise.all([files, ...[...needed].map((part) => parts[part])].map((all) => all[file]!()));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const body of bodies) bundle.addResource({ body });
  now = { language, bundle };
  document.documentElement.lang = language;
}

/** Load one of the parts, for those who need it. */
export async function read(part: Part): Promise<void> {
  const { language } = now;
  needed.add(part);
  const body = await parts[part][`../../../src/derby/locales/${language}.ftl`]!();
  if (now.language === language) now.bundle?.addResource({ body }, { allowOverrides: true });
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
  console.error(`no word ${key} in ${now.language}.ftl`);
  return key;
}
