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

const files = import.meta.glob<FluentResource["body"]>("../../../src/derby/locales/*.ftl", { import: "default" });

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
  const body = await files[`../../../src/derby/locales/${language}.ftl`]!();
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource({ body });
  now = { language, bundle };
  document.documentElement.lang = language;
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
