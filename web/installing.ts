/**
 * What a browser needs to install the page, and to open it without a network, generated at build time: the manifest, the
 * icons from our own drawings, and the service worker, which has to know all files.
 */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle } from "@fluent/bundle";
import type { Plugin } from "vite";
import { creatures } from "./src/art/creatures.ts";
import type { Word } from "./src/generated/words.ts";
import { filesOf, messagesOf } from "./words.ts";

const CLAY = "#d4804f";
const GLAZE = "#1c1411";
const IVORY = "#f6ead3";
const INCISE = "#eab185";

type Words = (key: Word) => string;

function wordsOf(language: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of filesOf(language, "page")) bundle.addResource({ body: messagesOf(file) });
  return (key) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no word ${key} in locales/${language}`);
    return bundle.formatPattern(pattern);
  };
}

/** Pegasus on a clay ground; with a margin, for systems that cut icons into shapes of their own. */
function icon(margin: number): string {
  const { figure, accent, incised } = creatures.pegasus;
  const size = 512 - 2 * margin;
  const scale = (size * 0.8) / 500;
  const corner = margin + size * 0.1;
  const ring =
    margin > 0
      ? ""
      : `<circle cx="256" cy="256" r="236" fill="none" stroke="${GLAZE}" stroke-width="12"/><circle cx="256" cy="256" r="216" fill="none" stroke="${GLAZE}" stroke-width="4"/>`;
  const ground =
    margin > 0 ? `<path d="M0 0h512v512H0z" fill="${CLAY}"/>` : `<circle cx="256" cy="256" r="256" fill="${CLAY}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${ground}${ring}` +
    `<g transform="translate(${corner} ${corner}) scale(${scale})"><path d="${figure}" fill="${GLAZE}"/><path d="${accent}" fill="#f7f0e3"/>` +
    `<path d="${incised}" fill="none" stroke="${INCISE}" stroke-width="4" stroke-linecap="round"/></g></svg>\n`
  );
}

function manifest(words: Words): string {
  const svg = { type: "image/svg+xml", sizes: "any" };
  return JSON.stringify({
    id: "/",
    name: "Divinity Derby",
    short_name: "Derby",
    description: words("page-tagline"),
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: IVORY,
    theme_color: GLAZE,
    icons: [
      { ...svg, src: "/icon.svg", purpose: "any" },
      { ...svg, src: "/icon-cut.svg", purpose: "maskable" },
    ],
  });
}

/** The service worker with the names of all files: the page's, and those of Python, which are loaded only if needed. */
function serviceWorker(version: string, page: string[], python: string[]): string {
  return readFileSync(join("src", "offline", "service-worker.js"), "utf-8")
    .replace('VERSION = ""', `VERSION = ${JSON.stringify(version)}`)
    .replace("PAGE = []", `PAGE = ${JSON.stringify(page)}`)
    .replace("PYTHON = []", `PYTHON = ${JSON.stringify(python)}`);
}

export function installing(): Plugin {
  return {
    name: "installing",
    apply: "build",
    generateBundle() {
      const made = { "icon.svg": icon(0), "icon-cut.svg": icon(40), "manifest.webmanifest": manifest(wordsOf("en")) };
      for (const [fileName, source] of Object.entries(made)) this.emitFile({ type: "asset", fileName, source });
    },
    // When all names are known.
    writeBundle({ dir = "" }, bundle) {
      const files = Object.values(bundle).sort((one, other) => (one.fileName < other.fileName ? -1 : 1));
      const digest = createHash("sha256");
      const [page, python]: [string[], string[]] = [["./", ...readdirSync("public")], []];
      for (const file of files) {
        const name = file.fileName;
        digest.update(name).update(file.type === "chunk" ? file.code : file.source);
        // Vite hands over the scripts of workers as if they were pictures.
        if (name.startsWith("python/") || (file.type === "asset" && name.endsWith(".js"))) python.push(name);
        else if (name !== "index.html" && !name.endsWith(".txt")) page.push(name);
      }
      const version = digest.digest("hex").slice(0, 16);
      writeFileSync(join(dir, "service-worker.js"), serviceWorker(version, page, python));
      const index = readFileSync(join(dir, "index.html"), "utf-8");
      const said = `<meta name="derby-version" content="${version}" />`;
      writeFileSync(join(dir, "index.html"), index.replace("</title>", `</title>\n    ${said}`));
    },
  };
}
