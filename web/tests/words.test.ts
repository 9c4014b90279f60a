import { globSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import load from "words:all";
import { SpokenNumber } from "../src/words/number";
import { LANGUAGES } from "../src/generated/words";
import { PARTS } from "../words";

const SENTENCE = "points = { $points -> [one] { $points } point\n *[other] { $points } points\n }";

function said(language: string, points: number | SpokenNumber): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(SENTENCE));
  return bundle.formatPattern(bundle.getMessage("points")!.value!, { points });
}

test.each(LANGUAGES)("a number is written and counted as the browser does it: %s", (language) => {
  for (const points of [0, 1, 2, 7, 42, 999, 1000, 12345, -3, 0.5]) {
    expect(said(language, new SpokenNumber(points))).toBe(said(language, points));
  }
});

test("a large number has the marks of its language", () => {
  expect(said("de", new SpokenNumber(12345))).toBe("12.345 points");
});

test.each(LANGUAGES)("the build hands over what the files of the page say: %s", async (language) => {
  const parts = PARTS.map(async (part) => (await load[language][part]()).default);
  const handed = (await Promise.all(parts)).flat().map(({ id }) => id);
  const folder = resolve(import.meta.dirname, "../../src/derby/locales", language);
  const text = readdirSync(folder)
    .filter((name) => name !== "terminal.ftl")
    .map((name) => readFileSync(resolve(folder, name), "utf-8"));
  expect(handed.length).toBeGreaterThan(900);
  expect(handed.toSorted()).toEqual([...text.join("\n").matchAll(/^[a-z][\w-]*(?= =)/gm)].map(([id]) => id).toSorted());
});

test.each([
  ["after", /^(generated|after|watching)\b|^replay\/(?!ContinuedNote)|^judgment\/(result|Victory)/],
  ["coach", /^(generated|coach|after|you|puzzles|duplicate)\b/],
  ["profile", /^(generated|you|groups|tournament)\b/],
  ["rules", /^(generated|help)\b/],
] as const)("only the screens that load the words of a part use them: %s", async (part, screens) => {
  const apart = (await load.en[part]()).default.map(({ id }) => id);
  expect(apart.length).toBeGreaterThan(20);
  const src = resolve(import.meta.dirname, "../src");
  const sources = globSync("**/*.{ts,svelte}", { cwd: src }).filter((name) => !screens.test(name));
  const early = sources.flatMap((name) => {
    const code = readFileSync(resolve(src, name), "utf-8");
    return apart.filter((id) => code.includes(`"${id}"`)).map((id) => `${name}: ${id}`);
  });
  expect(early).toEqual([]);
});
