/**
 * What a browser needs to install the page, generated at build time: the manifest, the icons from our own drawings, the
 * service worker, and the page that it shows without the server, in the words of the Fluent files.
 */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { creatures } from "./src/art/creatures.ts";
import type { Word } from "./src/generated/words.ts";

const LANGUAGES = ["en", "de", "fr", "it"];
const CLAY = "#d4804f";
const GLAZE = "#1c1411";
const IVORY = "#f6ead3";
const INCISE = "#eab185";

type Words = (key: Word) => string;

function wordsOf(language: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(
    new FluentResource(readFileSync(join("..", "src", "derby", "locales", `${language}.ftl`), "utf-8")),
  );
  return (key) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no word ${key} in ${language}.ftl`);
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

/** The meander of the page, which the offline page has to draw on its own. */
const MEANDER =
  '<pattern id="meander" width="20" height="24" patternUnits="userSpaceOnUse" patternTransform="translate(0 4) scale(0.6)">' +
  '<path d="M0 1h20M0 23h20M0 19h17.5V5H4.5v9.5h7V10.5M17.5 19H20" fill="none" stroke="#d4804f" stroke-width="2" /></pattern>';

function band(inside = ""): string {
  return (
    `<svg width="100%" height="22" aria-hidden="true">${inside}<rect width="100%" height="22" fill="#1c1411" />` +
    '<rect y="4" width="100%" height="14.4" fill="url(#meander)" /></svg>'
  );
}

/** The page shown without a server; its script keeps only the reader's language. */
function offlinePage(): string {
  const sections = LANGUAGES.map((language) => {
    const words = wordsOf(language);
    return (
      `<section lang="${language}"><h2>${words("offline-title")}</h2><p>${words("offline-text")}</p>` +
      `<p>${words("offline-seat")}</p><button type="button">${words("offline-again")}</button></section>`
    );
  });
  return (
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />' +
    '<meta name="color-scheme" content="light dark" /><title>Divinity Derby</title><link rel="icon" href="/favicon.svg" type="image/svg+xml" />' +
    '<link rel="stylesheet" href="/offline.css" /></head><body>' +
    `${band(MEANDER)}<main><img src="/icon.svg" alt="" width="160" height="160" /><h1>Divinity Derby</h1>` +
    `${sections.join("")}</main>${band()}<script src="/offline.js"></script></body></html>\n`
  );
}

export function installing(): Plugin {
  return {
    name: "installing",
    apply: "build",
    generateBundle() {
      const kept: Record<string, string> = {
        "offline.html": offlinePage(),
        "offline.css": readFileSync(join("src", "offline", "offline.css"), "utf-8"),
        "offline.js": readFileSync(join("src", "offline", "offline.js"), "utf-8"),
        "icon.svg": icon(0),
        "favicon.svg": readFileSync(join("public", "favicon.svg"), "utf-8"),
      };
      const version = createHash("sha256").update(Object.values(kept).join()).digest("hex").slice(0, 12);
      const worker = readFileSync(join("src", "offline", "service-worker.js"), "utf-8")
        .replace("VERSION", version)
        .replace("[]", JSON.stringify(Object.keys(kept).map((name) => `/${name}`)));
      const made = {
        ...kept,
        "icon-cut.svg": icon(40),
        "manifest.webmanifest": manifest(wordsOf("en")),
        "service-worker.js": worker,
      };
      for (const [fileName, source] of Object.entries(made)) {
        if (fileName !== "favicon.svg") this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}
