/** The story tells when a bot takes over for somebody, and when they are back. */

import { beforeAll, expect, test } from "vitest";
import "./no-browser";
import type { Room, SeatInfo } from "../src/generated/wire";
import { comingsBetween, comingsMissed, withComings } from "../src/log/comings";
import type { Paragraph } from "../src/log/narration";
import { Phrases } from "../src/log/phrases";
import { speak } from "../src/words/words.svelte";
import { box } from "./table";

const NAMES = ["Ann", "Ben", "Cleo"];

function room(handedOver: boolean[], phase = "playing"): Room {
  const seats = handedOver.map((handed_over, seat) => ({ kind: "person", name: NAMES[seat], handed_over }));
  return { phase, seats } as unknown as Room;
}

function paragraph(text: string, from: number): Paragraph {
  return { text, kind: "sentence", seat: null, topics: [], from };
}

beforeAll(() => speak("en"));

test("what changes between two states of a table is noticed, and nothing else", () => {
  const [none, ben] = [room([false, false, false]), room([false, true, false])];
  expect(comingsBetween(none, ben, 7)).toEqual([{ seat: 1, isBot: true, from: 7 }]);
  expect(comingsBetween(ben, none, 9)).toEqual([{ seat: 1, isBot: false, from: 9 }]);
  expect(comingsBetween(ben, ben, 9)).toEqual([]);
  expect(comingsBetween(null, ben, 0)).toEqual([]);
});

test("after the game nobody comes or goes", () => {
  expect(comingsBetween(room([true], "over"), room([false], "over"), 3)).toEqual([]);
});

test("what was missed stands among the events that were missed", () => {
  const missed = [
    { place: 0, seat: 1, handed_over: true },
    { place: 5, seat: 1, handed_over: false },
  ];
  expect(comingsMissed(missed, 20)).toEqual([
    { seat: 1, isBot: true, from: 20 },
    { seat: 1, isBot: false, from: 25 },
  ]);
});

test("the lines stand where they belong, with the names people typed", () => {
  const players = NAMES.map((name) => ({ kind: "person", name })) as SeatInfo[];
  const phrases = new Phrases(box, ["anansi", "horus", "odin"], 0, players);
  const story = [paragraph("first", 0), paragraph("second", 4), paragraph("third", 6)];
  const told = withComings(
    story,
    [
      { seat: 1, isBot: true, from: 4 },
      { seat: 0, isBot: true, from: 6 },
      { seat: 1, isBot: false, from: 8 },
    ],
    phrases,
  );
  expect(told.map(({ text }) => text)).toEqual([
    "first",
    "A bot plays for Ben now.",
    "second",
    "A bot plays for you now.",
    "third",
    "Ben is back.",
  ]);
});
