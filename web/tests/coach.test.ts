/** What the coach says: actions in words, and reasons made of facts, in four languages. */

import { beforeAll, describe, expect, test } from "vitest";
import "./no-browser";
import { deed } from "../src/coach/deeds";
import { reasons } from "../src/coach/reasons";
import { betCode, fastCode, fateTokenCode, pass, powerCode, slowCode } from "../src/game/actions";
import type { BetFact, SeatInfo } from "../src/generated/wire";
import { Phrases } from "../src/log/phrases";
import { LANGUAGES, read, speak, type Language } from "../src/words/words.svelte";
import { box, card, view } from "./table";

const PLAYERS = [
  { kind: "person", name: "Ann" },
  { kind: "person", name: "Odile" },
  { kind: "bot", level: "hero" },
] as unknown as SeatInfo[];
const phrases = new Phrases(box, ["anansi", "horus", "odin"], 0, PLAYERS);

const FIRST = box.bets.findIndex(({ places }) => places.join() === "first");
const OWN: BetFact = {
  seat: 0,
  bet: 0,
  creature: "sylph",
  card: FIRST,
  points: 6,
  chance: 0.45,
  otherwise: 0.3,
  error: 0.01,
};
const NEW: BetFact = { ...OWN, otherwise: null, points: 1, chance: 0.3 };
const HIDDEN: BetFact = { ...OWN, seat: 1, creature: "dragon", card: null, points: 5.4, chance: 0.2, otherwise: 0.6 };
const KNOWN: BetFact = { ...HIDDEN, seat: 2, card: FIRST };

beforeAll(async () => {
  await speak("en");
  await read("coach");
});

/** With plain spaces. */
async function said(language: Language, ...facts: BetFact[]): Promise<string> {
  await speak(language);
  return reasons(facts, phrases).replaceAll(/[\u00a0\u202f]/g, " ");
}

describe("a reason", () => {
  test.each<[Language, string]>([
    ["en", "Your bet on the Sylph (1st) goes up from 30% to 45%. Odile’s bet on the Dragon goes down from 60% to 20%."],
    [
      "de",
      "Deine Wette auf Seidenflügel (Erster) steigt von 30 % auf 45 %. Die Wette von Odile auf den Drachen sinkt von 60 % auf 20 %.",
    ],
    [
      "fr",
      "Votre pari sur la Sylphe (1re) passe de 30 % à 45 % de chances. Le pari d’Odile sur le Dragon tombe de 60 % à 20 % de chances.",
    ],
    [
      "it",
      "La tua scommessa sulla Silfide (1ª) sale da 30% a 45%. La scommessa di Odile sul Drago scende da 60% a 20%.",
    ],
  ])("says in %s what happens to bets, one's own and others'", async (language, text) => {
    expect(await said(language, OWN, HIDDEN)).toBe(text);
  });

  test.each<[Language, string]>([
    ["en", "Your bet on the Sylph (1st) comes true 30% of the time and pays 1 point."],
    ["de", "Deine Wette auf Seidenflügel (Erster) geht in 30 % der Fälle auf und bringt 1 Punkt."],
    ["fr", "Votre pari sur la Sylphe (1re) réussit dans 30 % des cas et rapporte 1 point."],
    ["it", "La tua scommessa sulla Silfide (1ª) va a segno nel 30% dei casi e porta 1 punto."],
  ])("says in %s what a new bet is like", async (language, text) => {
    expect(await said(language, NEW)).toBe(text);
  });

  test("names the card of another's bet only if it is known", async () => {
    expect(await said("en", KNOWN)).toBe("Odin’s bet on the Dragon (1st) goes down from 60% to 20%.");
  });

  test("admits in every language that there is none", async () => {
    const texts: string[] = [];
    for (const language of LANGUAGES) texts.push(await said(language));
    expect(texts[0]).toBe("It makes no clear difference to any bet.");
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });
});

describe("an action", () => {
  const tricky = card("dragon", { trick: true });
  const slow = slowCode(card("sylph", { trick: false }));

  test.each([
    [{ code: pass, then: null }, "Pass"],
    [{ code: betCode(FIRST, "sylph"), then: null }, /^Bet on the Sylph: 1st \(\d\)$/],
    [{ code: fastCode(tricky, false), then: slow }, /^Dragon \d\/\d \+\d, then Sylph \d\/\d$/],
    [{ code: fastCode(tricky, true), then: null }, /^Dragon \d\/\d \+\d with its dirty trick$/],
    [{ code: slow, then: null }, /^Sylph \d\/\d as the slow card$/],
    [{ code: fateTokenCode(7), then: null }, "Fate token in sector 7"],
    [{ code: powerCode("trickster", 1), then: null }, "Trickster: Dragon → Gryphon"],
    [{ code: powerCode("updraft"), then: null }, "Updraft"],
  ])("is said in a few words: %o", async (action, text) => {
    await speak("en");
    expect(deed(action, phrases, view(), 0)).toMatch(text);
  });
});
