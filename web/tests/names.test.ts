/** What people are called: by the name they typed, in sentences of every language. */

import { beforeAll, describe, expect, test } from "vitest";
import "./no-browser";
import type { AnyEvent, God, SeatInfo } from "../src/generated/wire";
import { boxOf } from "../src/game/edition";
import { Phrases } from "../src/log/phrases";
import { storyOf, winnersSentence } from "../src/log/story";
import { speak, type Language } from "../src/words/words.svelte";

const GODS: God[] = ["horus", "marduk", "odin"];
const person = (name: string): SeatInfo => ({ kind: "person", name, level: null }) as SeatInfo;
const bot = { kind: "bot", name: null, level: "hero" } as SeatInfo;

beforeAll(() => speak("en"));

const phrases = (players: SeatInfo[], reader: number | null = null) => new Phrases(boxOf(null), GODS, reader, players);

describe("a player", () => {
  test("is called by the name they typed, a bot by its god", () => {
    const table = phrases([person("Ann"), bot, person("Ben")]);
    expect([0, 1, 2].map((seat) => table.name(seat))).toEqual(["Ann", "Marduk", "Ben"]);
    expect([0, 1, 2].map((seat) => table.byline(seat))).toEqual(["Horus", "Bot (Hero)", "Odin"]);
  });

  test("is told from another of the same name, or from a bot called so, by their god", () => {
    const table = phrases([person("Ann"), person("ann"), bot]);
    expect([0, 1].map((seat) => table.name(seat))).toEqual(["Ann (Horus)", "ann (Marduk)"]);
    expect(phrases([person("Odin"), bot, bot]).name(0)).toBe("Odin (Horus)");
  });

  test("has no name in a record that somebody brought", () => {
    const free = { kind: "free", name: null, level: null } as SeatInfo;
    expect([phrases([]).name(2), phrases([free, free, free]).name(2)]).toEqual(["Odin", "Odin"]);
  });

  test("whose name runs from right to left doesn't turn the sentence around", () => {
    expect(phrases([person("דנה"), bot, bot]).name(0)).toBe("\u2068דנה\u2069");
  });

  test("may be called like a placeholder or a tag: it stays a name", () => {
    const table = phrases([person("{ $points }"), person("<b>Ben</b>"), bot]);
    expect(winnersSentence(table, [4, 1, 0])).toBe("{ $points } wins with 4 victory points!");
    expect(winnersSentence(table, [1, 4, 0])).toBe("<b>Ben</b> wins with 4 victory points!");
  });
});

describe("the story", () => {
  const settled: AnyEvent[] = [0, 1, 2].map((seat) => ({
    type: "BetSettled",
    seat,
    creature: "dragon",
    card: 0,
    points: 3,
  })) as AnyEvent[];

  test.each<[Language, string[]]>([
    ["en", ["Anne’s bet on", "Your bet on", "Odin’s bet on"]],
    ["de", ["Die Wette von Anne auf", "Deine Wette auf", "Die Wette von Odin auf"]],
    ["fr", ["Le pari d’Anne sur", "Votre pari sur", "Le pari d’Odin sur"]],
    ["it", ["La scommessa di Anne ", "La tua scommessa ", "La scommessa di Odino "]],
  ])("says whose bet it was: %s", async (language, beginnings) => {
    await speak(language);
    const told = storyOf(settled, phrases([person("Anne"), person("Ben"), bot], 1)).map(({ text }) => text);
    expect(beginnings.map((beginning) => told.some((text) => text.startsWith(beginning)))).toEqual([true, true, true]);
    await speak("en");
  });

  test.each([
    ["Yves", "d’Yves"],
    ["Yann", "de Yann"],
    ["Éloïse", "d’Éloïse"],
    ["Zoé", "de Zoé"],
  ])("elides where French does: %s", async (name, expected) => {
    await speak("fr");
    expect(phrases([person(name), bot, bot]).ofName(0)).toBe(expected);
    await speak("en");
  });

  test("names people in what they do", () => {
    const table = phrases([person("Ann"), bot, person("Ben")], 2);
    const events: AnyEvent[] = [
      { type: "BetPlaced", seat: 0, creature: "dragon", bet: 0, card: null },
      { type: "BetPlaced", seat: 1, creature: "sylph", bet: 0, card: null },
      { type: "HolderSeen", seat: 1, holder: 2, cards: null },
    ] as AnyEvent[];
    const text = storyOf(events, table).map((paragraph) => paragraph.text);
    expect(text[0]).toMatch(/^Ann bets on the Dragon, Marduk on the Sylph\./);
    expect(text.join(" ")).toContain("between you and Ann");
  });
});
