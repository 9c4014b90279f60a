/** How a power is played: step by step, and never with a single press. */

import { expect, test } from "vitest";
import "./no-browser";
import { CREATURES, POWERS } from "../src/generated/codes";
import { Phrases } from "../src/log/phrases";
import { godOf, powersOf } from "../src/powers/gods";
import { nextStep } from "../src/powers/ways";
import { speak } from "../src/words/words.svelte";
import { box, view } from "./table";

await speak("en");
const phrases = new Phrases(box, ["anansi", "horus", "odin"], 0);

test("a power without choices asks once more", () => {
  const step = nextStep("sun-ray", [0], view(), phrases, 0);
  expect(step?.options.map((option) => option.choices)).toEqual([[0]]);
  expect(nextStep("sun-ray", [0], view(), phrases, 1)).toBeNull();
});

test("a power with choices asks for them, and no more", () => {
  const given = [0, 1, CREATURES.length];
  const step = nextStep("trickster", given, view(), phrases, 0);
  expect(step?.options.map((option) => option.choices)).toEqual([[0, 1], [CREATURES.length]]);
  expect(nextStep("trickster", [0, 1], view(), phrases, 1)?.options).toHaveLength(2);
  expect(nextStep("trickster", [0], view(), phrases, 2)).toBeNull();
});

test("every god has three powers, the third one with fate tokens", () => {
  for (const power of POWERS) {
    expect(powersOf(godOf(power), ["power-of-the-gods", "fate-tokens"])).toContain(power);
  }
  expect(powersOf("horus", ["power-of-the-gods"])).toEqual(["sun-ray", "falcons-eye"]);
  expect(powersOf("horus", [])).toEqual([]);
});
