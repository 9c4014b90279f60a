/** The end of a race: who played the fatal trick, and why each bet won or lost. */

import { beforeAll, describe, expect, test } from "vitest";
import "./no-browser";
import type { AnyEvent, BetSettled, Creature, PublicView } from "../src/generated/wire";
import { PROTECTION } from "../src/game/edition";
import { raceEnd } from "../src/judgment/ending";
import { Progress } from "../src/judgment/progress.svelte";
import { reasonOf } from "../src/judgment/reason";
import { Phrases } from "../src/log/phrases";
import { speak } from "../src/words/words.svelte";
import { box, card, view } from "./table";

const RANKING: Creature[] = ["pegasus", "dragon", "sylph", "phoenix", "gryphon", "lamassu"];
const TRICK = card("dragon", { trick: true });

const betOn = (...places: string[]): number =>
  box.bets.findIndex(
    (bet) => bet.places.length === places.length && places.every((each) => bet.places.includes(each as never)),
  );
const settled = (creature: Creature, card: number, points = 0): BetSettled => ({
  type: "BetSettled",
  seat: 0,
  bet: 0,
  creature,
  card,
  points,
});

const BETS = [
  settled("pegasus", betOn("first"), 6),
  settled("sylph", betOn("first", "second"), 4),
  settled("lamassu", betOn("next to last")),
  settled("dragon", betOn("third")),
];
const EVENTS: AnyEvent[] = [
  { type: "RankingDetermined", ranking: RANKING },
  { type: "JudgmentCardDrawn", card: 3 },
  { type: "JudgmentCardPutBack", card: 3 },
  { type: "JudgmentCardDrawn", card: TRICK },
  { type: "JudgmentCardDrawn", card: PROTECTION },
  { type: "CreatureDisqualified", creature: "dragon" },
  ...BETS,
  { type: "RaceEnded", race: 1 },
];
const trick = (seat: number): AnyEvent => ({ type: "DirtyTrickPlayed", seat, card: TRICK, holder: 0 });
const dealt = { type: "RaceDealt", race: 1 } as AnyEvent;
const before = { ...view(), seats: [{ points: 5 }, { points: 2 }] } as unknown as PublicView;
const end = (log: AnyEvent[]) => raceEnd({ events: EVENTS, before, after: before }, log);

describe("the fatal trick", () => {
  test("is that of whoever played the card in this race", () => {
    expect(end([trick(0), dealt, trick(1)]).drawn).toEqual([
      { card: TRICK, by: 1 },
      { card: PROTECTION, by: null },
    ]);
  });

  test("is nobody's if it isn't known who played it", () => {
    expect(end([trick(0), dealt]).drawn[0]).toEqual({ card: TRICK, by: null });
  });
});

describe("a bet", () => {
  beforeAll(() => speak("en"));
  const reasons = () => BETS.map((bet) => reasonOf(bet, end([]), new Phrases(box, ["horus", "odin"], 0)));

  test("has a reason to win or lose: the place of its creature once the disqualified are gone", () => {
    expect(reasons()).toEqual([
      "The Pegasus came 1st; your bet was “1st”.",
      "The Sylph came 2nd; your bet was “1st or 2nd”.",
      "The Lamassu came 5th (last); your bet was “next to last”.",
      "The Dragon was disqualified; your bet was “3rd”.",
    ]);
  });

  test("has one in every language", async () => {
    for (const [language, words] of [
      ["de", "wurde Erster"],
      ["fr", "terminé 1er"],
      ["it", "arriva 1º"],
    ] as const) {
      await speak(language);
      expect(reasons()[0]).toContain(words);
    }
    await speak("en");
  });
});

test("the scene turns the cards, closes the ranking, and settles bet after bet", () => {
  const progress = new Progress(end([]));
  const seen: unknown[] = [];
  while (!progress.isOver) {
    seen.push([progress.turned, progress.isClosed, progress.settled, progress.points[0]]);
    progress.step();
  }
  expect(seen).toEqual([
    [0, false, 0, 5],
    [1, false, 0, 5],
    [2, false, 0, 5],
    [2, true, 0, 5],
    [2, true, 1, 11],
    [2, true, 2, 15],
    [2, true, 3, 15],
  ]);
  expect(progress.points).toEqual([15, 2]);
});
