import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { SpokenNumber } from "../src/words/number";
import { OF_THE_TERMINAL, partOf } from "../words";

const LANGUAGES = ["en", "de", "fr", "it"];
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

test.each(LANGUAGES)("the build hands over what the file says: %s", async (language) => {
  type Handed = { default: FluentResource["body"] };
  const { default: body } = (await import(`../../src/derby/locales/${language}.ftl`)) as Handed;
  const { default: rules } = (await import(`../../src/derby/locales/${language}.ftl?rules`)) as Handed;
  const { default: after } = (await import(`../../src/derby/locales/${language}.ftl?after`)) as Handed;
  const { default: coach } = (await import(`../../src/derby/locales/${language}.ftl?coach`)) as Handed;
  const { default: profile } = (await import(`../../src/derby/locales/${language}.ftl?profile`)) as Handed;
  const { default: text } = (await import(`../../src/derby/locales/${language}.ftl?raw`)) as { default: string };
  expect(body.length).toBeGreaterThan(450);
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect([...body, ...rules, ...after, ...coach, ...profile].sort(byId)).toEqual(
    new FluentResource(text).body.filter(({ id }) => !OF_THE_TERMINAL.test(id)).sort(byId),
  );
});

test.each([
  ["after", /^(generated|after)\b|^replay\/(?!ContinuedNote)|^judgment\/result/],
  ["profile", /^(generated|you)\b/],
])("only the screens that load the words of a part use them: %s", (part, screens) => {
  const text = readFileSync(resolve(import.meta.dirname, "../../src/derby/locales/en.ftl"), "utf-8");
  const apart = new FluentResource(text).body.map(({ id }) => id).filter((id) => partOf(id) === part);
  expect(apart.length).toBeGreaterThan(60);
  const src = resolve(import.meta.dirname, "../src");
  const sources = globSync("**/*.{ts,svelte}", { cwd: src }).filter((name) => !screens.test(name));
  const early = sources.flatMap((name) => {
    const code = readFileSync(resolve(src, name), "utf-8");
    return apart.filter((id) => code.includes(`"${id}"`)).map((id) => `${name}: ${id}`);
  });
  expect(early).toEqual([]);
});
