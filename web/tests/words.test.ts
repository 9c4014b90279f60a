import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { SpokenNumber } from "../src/words/number";

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
  const { default: body } = (await import(`../../src/derby/locales/${language}.ftl`)) as {
    default: FluentResource["body"];
  };
  const { default: text } = (await import(`../../src/derby/locales/${language}.ftl?raw`)) as { default: string };
  expect(body.length).toBeGreaterThan(600);
  expect(body).toEqual(new FluentResource(text).body);
});
