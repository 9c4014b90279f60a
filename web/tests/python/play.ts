/**
 * Starts the parts of a built page (a folder, the first argument) without a browser, runs the program that it finds on
 * its input, and prints what it results in.
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { unpack } from "../../src/local/unpacking.ts";

const folder = process.argv[2] ?? "";

function part(name: string): Buffer {
  const file = readdirSync(folder).find((file) => file.startsWith(`${name}-`)) ?? "";
  return zstdDecompressSync(readFileSync(join(folder, file)));
}

const home = mkdtempSync(join(tmpdir(), "python-"));
try {
  const library = join(home, "library.zip");
  writeFileSync(library, part("library"));
  const python = await loadPyodide({
    stdLibURL: library,
    fsInit: async (files, { sitePackages }) => unpack(new Uint8Array(part("derby")).buffer, files, sitePackages),
  });
  const result = await python.runPythonAsync(JSON.parse(readFileSync(0, "utf-8")));
  // Clocks of the program may still be running.
  process.stdout.write(String(result), () => process.exit());
} finally {
  rmSync(home, { recursive: true });
}
