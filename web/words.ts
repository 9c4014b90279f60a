/** Fluent files are parsed at build time: the browser gets their messages, ready to use. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "..", "src", "derby", "locales");

/** The files of words that many never need; those who do load them. All others are one part, `page`. */
const LOADED_LATER = [
  "rules",
  "coach",
  "after",
  "profile",
  "notifications",
  "duplicate",
  "evenings",
  "puzzles",
] as const;
export const PARTS = ["page", ...LOADED_LATER] as const;
export type Part = (typeof PARTS)[number];

/** The words of one part, of a language or of all of them; the file of the terminal is in none. */
export function filesOf(language: string, part: Part): string[] {
  const folder = join(LOCALES, language);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl") && name !== "terminal.ftl");
  const partOf = (name: string) => LOADED_LATER.find((later) => name === `${later}.ftl`) ?? "page";
  return names.filter((name) => partOf(name) === part).map((name) => join(folder, name));
}

function languages(): string[] {
  return readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("__"))
    .map(({ name }) => name);
}

/** `words:all` has a function for each part of each language that loads it, `words:en/rules` is one of them. */
export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      if (id === "\0words:all") {
        const loading = (language: string) =>
          PARTS.map((part) => `${part}: () => import("words:${language}/${part}")`).join();
        return `export default { ${languages().map((language) => `${language}: { ${loading(language)} }`)} };`;
      }
      const [, language, part] = /^\0words:(\w+)\/(\w+)$/.exec(id) ?? [];
      if (language === undefined) return null;
      const files = filesOf(language, part as Part);
      for (const file of files) this.addWatchFile(file);
      const messages = JSON.stringify(files.flatMap(messagesOf));
      // Browsers parse JSON faster than the equivalent script.
      return `export default JSON.parse(${JSON.stringify(messages)});`;
    },
  };
}

export function messagesOf(file: string): FluentResource["body"] {
  return new FluentResource(readFileSync(file, "utf-8")).body;
}

/** The scripts of words are named after their language, after the part where it isn't `page`. */
export function nameOfChunk(id: string | null | undefined): string {
  const [, language, part] = /^\0words:(\w+)\/(\w+)$/.exec(id ?? "") ?? [];
  if (language === undefined) return "[name]";
  return part === "page" ? language : `${part}-${language}`;
}
