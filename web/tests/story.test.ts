/** The story in pictures and its filter, what was missed, and sounds. */

import { describe, expect, test } from "vitest";
import type { AnyEvent, Creature } from "../src/generated/wire";
import { PROTECTION } from "../src/game/edition";
import { missedIn } from "../src/log/absence";
import { entriesOf, type EntryKind } from "../src/log/entries";
import type { Paragraph } from "../src/log/narration";
import { filtered, topicOf, type Filter } from "../src/log/topics";
import { soundOf } from "../src/sounds/events";
import { SCORE, type Cue, type Sound } from "../src/sounds/score";

function paragraph(text: string, from: number, kind: Paragraph["kind"] = "sentence"): Paragraph {
  return { text, kind, topics: [], seat: null, from };
}

const LINE_UP = ["dragon", "sylph"] as Creature[];
const RACE: AnyEvent[] = [
  { type: "RaceDealt", race: 0, first_player: 1, line_up: LINE_UP, holders: [], unused: null },
  { type: "BetPlaced", seat: 1, creature: "dragon", bet: 0, card: null },
  { type: "BetPlaced", seat: 0, creature: "sylph", bet: 0, card: 2 },
  { type: "BetPlaced", seat: 1, creature: "sylph", bet: 1, card: null },
  { type: "TurnBegan", seat: 1 },
  { type: "DirtyTrickPlayed", seat: 1, card: 0, holder: 0 },
  { type: "CreatureMoved", creature: "dragon", start: 22, end: 24 },
  { type: "CreatureFinished", creature: "dragon" },
  { type: "CardWentToZeus", card: 0 },
  { type: "CardPlayed", seat: 1, card: 53, holder: 1, slow: true },
  { type: "PowerPlayed", seat: 0, power: "updraft" },
  { type: "CreatureMoved", creature: "dragon", start: 24, end: 23 },
  { type: "CardDiscarded", card: 53 },
  { type: "RankingDetermined", ranking: LINE_UP },
  { type: "JudgmentCardDrawn", card: 0 },
  { type: "JudgmentCardDrawn", card: PROTECTION },
  { type: "CreatureDisqualified", creature: "dragon" },
  { type: "BetSettled", seat: 1, bet: 0, creature: "dragon", card: 0, points: 0 },
  { type: "BetSettled", seat: 1, bet: 1, creature: "sylph", card: 1, points: 4 },
  { type: "RaceEnded", race: 0 },
];
const STORY = [
  paragraph("Race 1", 0, "heading"),
  paragraph("The cards are dealt.", 0),
  paragraph("Horus bets.", 1),
  paragraph("You bet.", 2),
  paragraph("Horus plays a trick.", 5),
  paragraph("It’s Horus’s turn.", 4, "quiet"),
  paragraph("Horus follows.", 9),
  paragraph("Judgment", 13, "heading"),
  paragraph("A card is drawn.", 14),
  paragraph("The bet is won.", 18),
];
const ENTRIES = entriesOf(RACE, STORY);
const kinds = (filter: Filter): string[] => filtered(ENTRIES, filter).map(({ kind }) => kind);
const marksOf = (kind: EntryKind) => ENTRIES.find((entry) => entry.kind === kind)!.marks;

describe("the story in pictures", () => {
  test("says at its place when a bot takes over", () => {
    const coming: Paragraph = { ...paragraph("A bot plays for Horus.", 13), seat: 1, isComing: true };
    const entries = entriesOf(RACE, [...STORY.slice(0, 7), coming, ...STORY.slice(7)]);
    expect(entries.map(({ kind }) => kind).slice(2, 6)).toEqual(["turn", "ranking", "coming", "judgment"]);
    expect(entries[4]!.sentences.map(({ text }) => text)).toEqual(["A bot plays for Horus."]);
    expect(entries[5]!.sentences.map(({ text }) => text)).toEqual(["A card is drawn."]);
    expect(entriesOf([], [coming]).map(({ kind }) => kind)).toEqual(["coming"]);
  });

  test("has one entry for each turn, for the bets, and for each part of the race's end", () => {
    expect(kinds("all")).toEqual(["race", "bets", "turn", "ranking", "judgment", "outcome"]);
  });

  test("tells a turn by its cards, where the creatures went, and what Zeus got", () => {
    expect(marksOf("turn")).toEqual([
      { type: "card", card: 0, use: "trick" },
      { type: "flight", creature: "dragon", end: 24, hasFinished: true, isOnCard: true },
      { type: "zeus" },
      { type: "card", card: 53, use: "slow" },
      { type: "power", seat: 0, power: "updraft" },
      { type: "flight", creature: "dragon", end: 23, hasFinished: false, isOnCard: false },
    ]);
  });

  test("gathers the bets and the points of a seat", () => {
    expect(marksOf("bets")).toEqual([
      { type: "bets", seat: 1, creatures: ["dragon", "sylph"] },
      { type: "bets", seat: 0, creatures: ["sylph"] },
    ]);
    expect(marksOf("outcome")).toEqual([{ type: "points", seat: 1, points: 4 }]);
  });

  test("keeps the whole sentences, each with its entry", () => {
    expect(ENTRIES.map(({ sentences }) => sentences.map(({ text }) => text))).toEqual([
      ["The cards are dealt."],
      ["Horus bets.", "You bet."],
      ["Horus plays a trick.", "It’s Horus’s turn.", "Horus follows."],
      [],
      ["A card is drawn."],
      ["The bet is won."],
    ]);
  });

  test("forgets a card that Zeus put back", () => {
    const drawn: AnyEvent[] = [
      { type: "JudgmentCardDrawn", card: 3 },
      { type: "JudgmentCardDrawn", card: 9 },
      { type: "JudgmentCardPutBack", card: 3 },
    ];
    const marks = entriesOf(drawn, []).flatMap((entry) => entry.marks);
    expect(marks).toEqual([{ type: "card", card: 9, use: "trick" }]);
  });

  test("begins anywhere: the first events may be missing", () => {
    for (let from = 1; from < RACE.length; from += 1) {
      const entries = entriesOf(RACE.slice(from), [paragraph("It goes on.", 0)]);
      expect(entries[0]!.sentences.map(({ text }) => text)).toEqual(["It goes on."]);
      expect(new Set(entries.map((entry) => entry.from)).size).toBe(entries.length);
    }
  });
});

describe("the filter", () => {
  test("keeps what it is about, and the race it belongs to", () => {
    expect(kinds("bets")).toEqual(["race", "bets", "outcome"]);
    expect(kinds("zeus")).toEqual(["race", "turn", "judgment"]);
    expect(kinds("moves")).toEqual(["race", "turn", "ranking"]);
  });

  test("may leave nothing", () => {
    expect(filtered(entriesOf(RACE.slice(0, 4), []), "powers")).toEqual([]);
  });

  test("knows a trick from a card", () => {
    expect(topicOf({ type: "CardPlayed", seat: 0, card: 1, holder: 0, slow: false })).toBe("moves");
    expect(topicOf({ type: "DirtyTrickPlayed", seat: 0, card: 1, holder: 0 })).toBe("zeus");
  });
});

describe("what was missed", () => {
  const events: AnyEvent[] = [
    { type: "TurnBegan", seat: 0 },
    { type: "TurnBegan", seat: 1 },
    { type: "DirtyTrickPlayed", seat: 1, card: 1, holder: 0 },
    { type: "BetPlaced", seat: 0, creature: "dragon", bet: 0, card: 3 },
    { type: "BetPlaced", seat: 2, creature: "dragon", bet: 0, card: null },
    { type: "RaceEnded", race: 0 },
  ];

  test("is what the others did", () => {
    expect(missedIn(events, 0)).toEqual({ turns: 1, bets: 1, tricks: 1, powers: 0, races: 1 });
  });

  test("is everything for those who watch", () => {
    expect(missedIn(events, null)).toEqual({ turns: 2, bets: 2, tricks: 1, powers: 0, races: 1 });
  });

  test("may be nothing", () => {
    expect(Object.values(missedIn([{ type: "TurnBegan", seat: 0 }], 0)).every((count) => count === 0)).toBe(true);
  });
});

describe("sounds", () => {
  test("a trick doesn't sound like a card", () => {
    expect(soundOf("DirtyTrickPlayed")).not.toBe(soundOf("CardPlayed"));
  });

  test("the line, the flight and the way to Zeus are heard", () => {
    expect([soundOf("MidRaceLinePassed"), soundOf("CreatureMoved"), soundOf("CardWentToZeus")]).toEqual([
      "bell",
      "wings",
      "zeus",
    ]);
  });

  test("the judgment has its own scene", () => {
    expect([soundOf("JudgmentCardDrawn"), soundOf("CreatureDisqualified"), soundOf("BetSettled")]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test("wings beat for as long as the flight takes", () => {
    const [short, long] = [starts("wings", { ms: 300 }), starts("wings", { ms: 1200 })];
    expect(long.length).toBeGreaterThan(short.length);
    expect(Math.max(...short)).toBeLessThan(0.3);
    expect(Math.max(...long)).toBeGreaterThan(0.9);
    expect(Math.max(...long)).toBeLessThan(1.2);
  });

  test("every point is counted", () => {
    const strings = 2;
    expect(starts("points", { count: 3 }).length).toBe(3 * strings);
    expect(starts("points", { count: 6 }).length).toBe(6 * strings);
  });
});

/** When each wave or noise of a sound begins, in seconds: recorded by a fake audio context. */
function starts(name: Sound, cue: Cue): number[] {
  const heard: number[] = [];
  const level = { value: 0, setValueAtTime: () => level, exponentialRampToValueAtTime: () => level };
  const node = (): object => {
    const made = {
      gain: level,
      frequency: level,
      Q: level,
      connect: (next: object) => next,
      start: (at: number) => heard.push(at),
      stop: () => {},
    };
    return made;
  };
  const context = {
    sampleRate: 10,
    createBuffer: () => ({ getChannelData: () => new Float32Array(40) }),
    createGain: node,
    createOscillator: node,
    createBiquadFilter: node,
    createBufferSource: node,
  } as unknown as BaseAudioContext;
  SCORE[name]({ context, out: node() as AudioNode }, 0, cue);
  return heard;
}
