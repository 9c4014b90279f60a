/** Tells stories: reads cases as JSON from its input, and prints what the page says about each of them. */

import { resolve } from "node:path";
import { json } from "node:stream/consumers";
import { createServer } from "vite";
import type { AnyEvent, God } from "../src/generated/wire";
import type { Language } from "../src/words/words.svelte";

interface Case {
  language: Language;
  gods: God[];
  reader: number | null;
  events: AnyEvent[];
  points: number[];
}

const cases = (await json(process.stdin)) as Case[];

// What the modules of the page expect of a browser.
const media = { matches: false, addEventListener: () => {} };
Object.assign(globalThis, { document: { documentElement: {} }, matchMedia: () => media });

const server = await createServer({
  root: resolve(import.meta.dirname, ".."),
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: "custom",
  logLevel: "error",
});
const load = async <Module>(path: string): Promise<Module> => (await server.ssrLoadModule(path)) as Module;
const { speak } = await load<typeof import("../src/words/words.svelte")>("/src/words/words.svelte.ts");
const { boxOf } = await load<typeof import("../src/game/edition")>("/src/game/edition.ts");
const { Phrases } = await load<typeof import("../src/log/phrases")>("/src/log/phrases.ts");
const { storyOf, winnersSentence } = await load<typeof import("../src/log/story")>("/src/log/story.ts");

const stories: string[][] = [];
for (const { language, gods, reader, events, points } of cases) {
  await speak(language);
  const phrases = new Phrases(boxOf(null), gods, reader);
  stories.push([...storyOf(events, phrases).map(({ text }) => text), winnersSentence(phrases, points)]);
}
await server.close();
console.log(JSON.stringify(stories));
