/**
 * The two typefaces of the page, made at build time from packages of the registry: reduced to the letters of the page's
 * languages and to numerals of one height and width, and split, so that a browser asks for rarer letters only if one is
 * shown. Their licence comes with them.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const FACES = [
  { family: "alegreya", weight: 800 },
  { family: "alegreya-sans", weight: 400 },
  { family: "alegreya-sans", weight: 700 },
];
/** English, German, French, Italian and Spanish need `latin`, Polish and most names of Europe also `latin-ext`. */
const LETTERS = {
  latin: [[0x20, 0x7e], [0xa0, 0xff], [0x152, 0x153], [0x2010, 0x2026], [0x202f, 0x203a], [0x20ac], [0x2212]],
  "latin-ext": [[0x100, 0x17f]],
};
/** Kerning, accents, and the numerals for tables. */
const FEATURES = ["kern", "mark", "ccmp", "locl", "lnum", "tnum"];
const FOLDER = join("src", "generated", "fonts");
const LICENCE = "fonts-licence.txt";

function lettersOf(ranges: number[][]): string {
  return ranges
    .flatMap(([from = 0, to = from]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .join("");
}

async function makeFonts(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const { family, weight } of FACES) {
    for (const [subset, ranges] of Object.entries(LETTERS)) {
      const name = `${family}-${subset}-${weight}`;
      const whole = readFileSync(join("node_modules", "@fontsource", family, "files", `${name}-normal.woff2`));
      const options = { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true } as const;
      writeFileSync(join(FOLDER, `${name}.woff2`), await subsetFont(whole, lettersOf(ranges), options));
    }
  }
}

export function fonts(): Plugin {
  return {
    name: "fonts",
    buildStart: makeFonts,
    generateBundle() {
      const families = [...new Set(FACES.map(({ family }) => family))];
      const source = families
        .map((family) => readFileSync(join("node_modules", "@fontsource", family, "LICENSE"), "utf-8"))
        .join("\n\n");
      this.emitFile({ type: "asset", fileName: LICENCE, source });
    },
    // The first screen shows all faces: they are asked for together with the script that will draw it.
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /-latin-\d+-[^/]*\.woff2$/.test(name))
          .map((name) => ({
            tag: "link",
            injectTo: "head",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${name}` },
          })),
    },
  };
}
