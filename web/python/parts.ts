/**
 * Python for the browser, in four parts: the engine (Pyodide's WebAssembly) and its script, the library (of Python
 * itself, what is needed), and our own modules with the packages that they need. Their names have a digest, so a part
 * that has changed is another file, and the others stay where a browser keeps them.
 *
 * An ordinary web space compresses nothing, so they are compressed here; with Zstandard, because gzip would make a
 * quarter more of them. Only the script is as it is: the page's policy allows none that a program has unpacked.
 */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { constants, zstdCompressSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { minify, type Plugin } from "vite";
import type { Part, Parts } from "../src/local/parts.ts";

/** Where `ingredients.py` has put packages and sources. */
const INGREDIENTS = join("src", "generated", "python");
const PROGRAM = join("python", "compiling.py");
const MODULE = "virtual:python-parts";
const FOLDER = "python";
const LICENCES = "python-licences.txt";

interface Made {
  parts: Parts;
  files: Map<string, Uint8Array>;
}

function installed(file: string): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(`pyodide/${file}`));
}

function digestOf(...contents: Uint8Array[]): string {
  const digest = createHash("sha256");
  for (const content of contents) digest.update(`${content.length} `).update(content);
  return digest.digest("hex").slice(0, 12);
}

function compressed(content: Uint8Array): Uint8Array {
  const { ZSTD_c_compressionLevel: level, ZSTD_c_windowLog: window } = constants;
  // 2^24 bytes: what repeats itself is found over the whole of a part.
  return zstdCompressSync(content, { params: { [level]: 22, [window]: 24 } });
}

/** Two files that were made of the same things before, or are made now: most builds are for a change of the page. */
async function remembered(
  names: [string, string],
  from: Uint8Array[],
  make: () => Promise<[Uint8Array, Uint8Array]>,
): Promise<[Uint8Array, Uint8Array]> {
  const kind = join(INGREDIENTS, names[0]);
  const folder = join(kind, digestOf(readFileSync(import.meta.filename), ...from));
  const [first, second] = [join(folder, names[0]), join(folder, names[1])];
  if (existsSync(first) && existsSync(second)) return [readFileSync(first), readFileSync(second)];
  const made = await make();
  rmSync(kind, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(first, made[0]);
  writeFileSync(second, made[1]);
  return made;
}

function makeEngine(): Promise<[Uint8Array, Uint8Array]> {
  const [engine, script] = [installed("pyodide.asm.wasm"), installed("pyodide.asm.mjs")];
  return remembered(["engine", "script"], [engine, script], async () => {
    const { code, errors } = await minify("pyodide.asm.mjs", script.toString());
    if (errors[0]) throw new Error(`Pyodide's script can't be read: ${errors[0].message}`);
    return [compressed(engine), Buffer.from(code)];
  });
}

/** Python's library and our own modules, compiled by the Python that will run them. */
function makeModules(): Promise<[Uint8Array, Uint8Array]> {
  const names = readdirSync(INGREDIENTS).filter((name) => /\.(whl|zip)$/.test(name));
  const archives = new Map<string, Uint8Array>(
    names.map((name) => [`/${name}`, readFileSync(join(INGREDIENTS, name))]),
  );
  archives.set("/library.zip", installed("python_stdlib.zip"));
  const program = readFileSync(PROGRAM);
  return remembered(["library", "derby"], [program, ...archives.values()], async () => {
    // Without the columns of every instruction, which only make error messages prettier.
    const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
    for (const [path, archive] of archives) python.FS.writeFile(path, archive);
    const globals = python.toPy({});
    python.runPython(program.toString(), { globals, filename: PROGRAM });
    const wheels = [...archives.keys()].filter((path) => path.endsWith(".whl"));
    const [library, derby] = globals.get("main")("/library.zip", "/derby.zip", wheels);
    return [compressed(library.toJs()), compressed(derby.toJs())];
  });
}

async function make(): Promise<Made> {
  const [engine, script] = await makeEngine();
  const [library, derby] = await makeModules();
  const files: Made["files"] = new Map();
  const part = (name: string, content: Uint8Array, ending: string): Part => {
    const file = `${FOLDER}/${name}-${digestOf(content)}.${ending}`;
    files.set(file, content);
    return { file, size: content.length };
  };
  const parts = {
    engine: part("engine", engine, "zst"),
    script: part("script", script, "js"),
    library: part("library", library, "zst"),
    derby: part("derby", derby, "zst"),
    info: JSON.parse(installed("pyodide-lock.json").toString()).info,
  };
  files.set(LICENCES, readFileSync(join(INGREDIENTS, LICENCES)));
  return { parts, files };
}

let made: Promise<Made> | undefined;

/** For the page and for its workers, which Vite builds each on their own: all of them get the same parts. */
export function python(): Plugin {
  return {
    name: "python",
    apply: "build",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const { parts } = await (made ??= make());
      return `export default ${JSON.stringify(parts)};`;
    },
    async generateBundle() {
      const { files } = await (made ??= make());
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
