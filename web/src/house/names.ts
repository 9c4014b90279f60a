/** Names that people bring, checked as the server does (`src/derby/tables/text.py`), so that a form can say why at once. */

import type { Reason } from "../generated/wire";

export type NameTrouble = Extract<Reason, "no-name" | "long-name" | "bad-name">;

/** Characters as people count them: a family of four in one emoji is one. */
const LONGEST_NAME = 24;
const LONGEST_CHARACTER = 12;
const MOST_MARKS = 4;
const CHARACTERS = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const EMOJI = "\u{1F000}-\u{1FAFF}";
const REGIONAL_FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu;
const LOOKS_LIKE_NOTHING = /[\u115F\u1160\u2800\u3164\uFFA0]/gu;
const SEEN = new RegExp(`[\\p{L}\\p{N}\\p{P}\\p{S}${EMOJI}]`, "u");
const JOINERS = /\u200C|\u200D/gu;
const NOT_ALLOWED = new RegExp(`[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ${EMOJI}]`, "u");
const MISPLACED_JOINER = /(?:^|[\0-\x7F]|\u200C|\u200D)(?:\u200C|\u200D)|(?:\u200C|\u200D)(?:$|[\0-\x7F])/u;

/** Why a name can't be used; null if it can. */
export function nameTrouble(name: string): NameTrouble | null {
  const shown = name.trim().split(/\s+/u).join(" ").replace(REGIONAL_FLAG, "\u{1F3F4}");
  if (!SEEN.test(shown.replace(LOOKS_LIKE_NOTHING, ""))) return "no-name";
  const characters = Array.from(CHARACTERS.segment(shown), ({ segment }) => segment);
  if (characters.length > LONGEST_NAME) return "long-name";
  const isWrong =
    NOT_ALLOWED.test(shown.replace(JOINERS, "")) || MISPLACED_JOINER.test(shown) || characters.some(isHeaped);
  return isWrong ? "bad-name" : null;
}

function isHeaped(character: string): boolean {
  const marks = character.match(/[\p{Mn}\p{Me}]/gu)?.length ?? 0;
  return [...character].length > LONGEST_CHARACTER || marks > MOST_MARKS;
}
