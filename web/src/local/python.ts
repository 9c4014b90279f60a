/**
 * Python in the browser: loads the parts that were made when the page was built (`python/parts.ts`), and starts them.
 * Nothing comes from anywhere else. For module workers only: Python would keep the page from answering.
 */

import { Decompress } from "fzstd";
import { loadPyodide, type PyodideInterface } from "pyodide";
import parts from "virtual:python-parts";
import type { Part } from "./parts";
import { unpack } from "./unpacking";

export type Progress = (loaded: number, total: number, stage: "loading" | "starting") => void;

/** Addresses that Pyodide asks for; they lead nowhere, and are answered here. */
const ENGINE = "python:/pyodide.asm.wasm";
const LIBRARY = "python:/library";
const HERE = import.meta.url;

/** Compiled rules: the server makes them, or whoever writes a site, and only if they can. */
const KERNELS = parts.derby.file.replace("derby-", "kernels-").replace(".zst", ".bin");

/** Loads and starts Python; `import derby` works in what it returns. Progress is told in bytes of the network. */
export async function loadPython(progress: Progress): Promise<PyodideInterface> {
  const total = parts.engine.size + parts.library.size + parts.derby.size;
  let loaded = 0;
  let fail: (error: unknown) => void = () => undefined;
  // Pyodide waits for ever if a part of it doesn't come, or is not accepted.
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const get = (part: Part, type: string): Promise<Response> => {
    const came = (bytes: number) => {
      loaded += bytes;
      progress(loaded, total, loaded < total ? "loading" : "starting");
    };
    return Promise.resolve(new Response(decompressed(part, came, fail), { headers: { "Content-Type": type } }));
  };
  progress(0, total, "loading");
  const answers = new Map([
    [ENGINE, get(parts.engine, "application/wasm")],
    [LIBRARY, get(parts.library, "application/zip")],
  ]);
  const derby = get(parts.derby, "application/octet-stream").then((response) => response.arrayBuffer());
  const kernels = getKernels();
  const restore = answerInstead(answers, fail);
  // Whatever else fails because a part didn't come has been told by then.
  addEventListener("unhandledrejection", beSilent);
  try {
    const started = import(/* @vite-ignore */ addressOf(parts.script)).then(({ default: createPyodideModule }) =>
      loadPyodide({
        createPyodideModule,
        indexURL: "python:/",
        packageBaseUrl: "python:/",
        stdLibURL: LIBRARY,
        lockFileContents: JSON.stringify({ info: parts.info, packages: {} }),
        fsInit: async (files, { sitePackages }) => {
          unpack(await derby, files, sitePackages);
          const compiled = await kernels;
          if (compiled) files.writeFile(`${sitePackages}/derby/kernels.wasm`, compiled);
        },
      }),
    );
    const python = await Promise.race([started, failed]);
    removeEventListener("unhandledrejection", beSilent);
    return python;
  } finally {
    restore();
  }
}

function beSilent(event: PromiseRejectionEvent): void {
  event.preventDefault();
}

/** The page's scripts are in a folder of their own, next to that of the parts. */
function addressOf({ file }: Pick<Part, "file">): string {
  return new URL(`../${file}`, HERE).href;
}

/** Without them Python interprets the rules: nothing fails, and bots look less far. */
async function getKernels(): Promise<Uint8Array | null> {
  try {
    const { ok, body } = await fetch(addressOf({ file: KERNELS }));
    if (!ok || !body) return null;
    return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  } catch {
    return null;
  }
}

/** A part as it was before it was compressed, while it comes. */
function decompressed(
  part: Part,
  came: (bytes: number) => void,
  fail: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { file, size } = part;
  return new ReadableStream({
    async start(controller) {
      try {
        const response = await fetch(addressOf(part));
        const reader = response.ok ? response.body?.getReader() : undefined;
        if (!reader) throw new Error(`${file} was answered with ${response.status}`);
        const decompress = new Decompress((chunk) => controller.enqueue(chunk as Uint8Array<ArrayBuffer>));
        let received = 0;
        for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
          if (!value) continue;
          received += value.length;
          decompress.push(value, received === size);
          came(value.length);
        }
        if (received !== size) throw new Error(`${file} has ${received} bytes instead of ${size}`);
        controller.close();
      } catch (error) {
        fail(error);
        controller.error(error);
      }
    },
  });
}

/** Answers what Pyodide asks for, until it is called; and tells if WebAssembly doesn't accept the engine. */
function answerInstead(answers: Map<string, Promise<Response>>, fail: (error: unknown) => void): () => void {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (address, options) => answers.get(String(address)) ?? fetch(address, options);
  WebAssembly.instantiateStreaming = (response, imports) => {
    const made = instantiateStreaming(response, imports);
    made.catch(fail);
    return made;
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}
