/** Filtering the story, what was missed, and sounds. */

import { describe, expect, test } from "vitest";
import type { AnyEvent } from "../src/generated/wire";
import { missedIn } from "../src/log/absence";
import type { Paragraph } from "../src/log/narration";
import { filtered, topicOf, type Topic } from "../src/log/topics";
import { soundOf } from "../src/sounds/events";
import { SCORE, type Cue, type Sound } from "../src/sounds/score";

function paragraph(text: string, topics: Topic[], kind: Paragraph["kind"] = "sentence"): Paragraph {
  return { text, kind, topics, seat: null, from: 0 };
}

const STORY = [
  paragraph("Race 1", [], "heading"),
  paragraph("Horus bets.", ["bets"]),
  paragraph("Horus plays a trick.", ["zeus", "moves"]),
  paragraph("The card is discarded.", ["moves"], "quiet"),
  paragraph("Judgment", [], "heading"),
  paragraph("A card is drawn.", ["zeus"]),
  paragraph("Outcome", [], "heading"),
  paragraph("Horus wins a bet.", ["bets"]),
];
const read = (...wish: [Parameters<typeof filtered>[1], boolean?]): string[] =>
  filtered(STORY, wish[0], wish[1] ?? false).map(({ text }) => text);

describe("the filter", () => {
  test("leaves the whole story, quiet parts on demand", () => {
    expect(read("all")).toEqual(STORY.filter(({ kind }) => kind !== "quiet").map(({ text }) => text));
    expect(read("all", true)).toEqual(STORY.map(({ text }) => text));
  });

  test("keeps headings that have something below them, and no others", () => {
    expect(read("bets")).toEqual(["Race 1", "Horus bets.", "Outcome", "Horus wins a bet."]);
    expect(read("zeus")).toEqual(["Race 1", "Horus plays a trick.", "Judgment", "A card is drawn."]);
  });

  test("finds a paragraph under each of its topics", () => {
    expect(read("moves")).toEqual(["Race 1", "Horus plays a trick."]);
    expect(read("moves", true)).toEqual(["Race 1", "Horus plays a trick.", "The card is discarded."]);
  });

  test("may leave nothing", () => {
    expect(read("powers")).toEqual([]);
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
