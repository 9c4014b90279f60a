import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { fonts } from "./fonts.ts";
import { installing } from "./installing.ts";
import { python } from "./python/parts.ts";
import { nameOfChunk, words } from "./words.ts";

/** Puts a compressed copy next to every text file, for browsers that accept it. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: () => {
      // A failed build has written nothing, and has already said why.
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        const file = join(folder, name);
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name) || statSync(file).size < 1000) continue;
        const text = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

/**
 * Scripts and styles find each other wherever they lie. The page itself is served at many addresses of a server, so it
 * names its files from the root; `derby site` makes that relative for a page that lies in a folder.
 */
function fromTheRoot(): Plugin {
  return {
    name: "from-the-root",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (page) => page.replaceAll('="./', '="/') },
  };
}

type Modules = { getModuleInfo(id: string): { importers: string[] } | null };

/** Whether a module comes with another one; what is imported later doesn't. */
function comesWith(other: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (other.test(id)) return true;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && comesWith(other, importer, modules, seen));
}

/** What is always loaded together is one file: that compresses better, and is asked for once. */
const TOGETHER = [
  { name: "page", priority: 2, of: [/\/src\/main\.ts$/] },
  { name: "game", priority: 1, of: [/\/src\/table\/Table\.svelte$/, /\/src\/replay\/Replay\.svelte$/] },
].map(({ name, priority, of }) => ({
  name: (id: string, modules: Modules) => (of.every((other) => comesWith(other, id, modules)) ? name : null),
  priority,
}));

export default defineConfig({
  base: "./",
  plugins: [svelte(), fonts(), words(), fromTheRoot(), installing(), python(), compressed()],
  worker: { format: "es", plugins: () => [python()] },
  build: {
    outDir: "../src/derby/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: TOGETHER },
        chunkFileNames: ({ facadeModuleId }) => `assets/${nameOfChunk(facadeModuleId)}-[hash].js`,
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
