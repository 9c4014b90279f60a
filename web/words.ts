/** Fluent files are parsed at build time: the browser gets their messages, ready to use. */

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** Words that only the terminal uses; `generate.py` leaves them out of the page's type of words, too. */
export const OF_THE_TERMINAL =
  /^(help|source|track)-|^terminal-(?!(already-bet|as-it-stands|back|drawn|empty|fate-creature|known-bet|known-holder|left-holder|no-token|pass|pass-until-turn|players|protections|race|right-holder|tokens-left|turn|turns-left|your-bets)$)/;

/** What many never need, and is loaded by those who do. */
const PARTS = {
  /** The text of the rules; their titles are used elsewhere, too. */
  rules: /^rules-(?!.*-title$)/,
  /** Hints, and what the report says about decisions and luck. */
  coach: /^coach-/,
  /** The end of a game and looking back at it; these few are said before. */
  after: /^(?!after-link$|replay-(watch$|continued|bet-))(after|replay|verify|victory)-/,
  /** The page of one's own; the link to it is shown before. */
  profile: /^profile-(?!link$)/,
};

export type Part = keyof typeof PARTS;

export function partOf(id: string): Part | undefined {
  return (Object.keys(PARTS) as Part[]).find((part) => PARTS[part].test(id));
}

/** `en.ftl` has everything but the parts, `en.ftl?rules` has one of them. */
export function words(): Plugin {
  return {
    name: "words",
    load(id) {
      const [, file, part] = /^(.*\.ftl)(?:\?(rules|coach|after|profile))?$/.exec(id) ?? [];
      if (file === undefined) return null;
      const { body } = new FluentResource(readFileSync(file, "utf-8"));
      const messages = JSON.stringify(body.filter(({ id }) => !OF_THE_TERMINAL.test(id) && partOf(id) === part));
      // Browsers parse JSON faster than the equivalent script.
      return `export default JSON.parse(${JSON.stringify(messages)});`;
    },
  };
}
