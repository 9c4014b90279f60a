/**
 * Prints, as JSON, all strings of the page that may be keys of words, and where a key is no known one.
 *
 * The compiler knows them: a key is a string of the type `Word`, and one that is put together from parts has the type
 * of all its possible values. Components are turned into TypeScript first, as svelte-check does it.
 */

import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte2tsx } from "svelte2tsx";
import ts from "typescript";

const web = resolve(import.meta.dirname, "..");
const components = new Map(
  globSync("src/**/*.svelte", { cwd: web }).map((name) => {
    const filename = resolve(web, name);
    const { code } = svelte2tsx(readFileSync(filename, "utf-8"), {
      filename,
      isTsFile: true,
      mode: "ts",
      version: "5",
    });
    return [`${filename}.tsx`, code];
  }),
);
const modules = globSync("src/**/*.ts", { cwd: web }).map((name) => resolve(web, name));

const { config } = ts.readConfigFile(resolve(web, "tsconfig.json"), ts.sys.readFile) as { config: unknown };
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, web);
const host = ts.createCompilerHost(options);
const { fileExists, readFile, getSourceFile } = host;
host.fileExists = (name) => components.has(name) || fileExists(name);
host.readFile = (name) => components.get(name) ?? readFile(name);
host.getSourceFile = (name, version, ...rest) => {
  const code = components.get(name);
  return code === undefined ? getSourceFile(name, version, ...rest) : ts.createSourceFile(name, code, version, true);
};
const sources = [resolve(web, "installing.ts"), ...modules, ...components.keys()];
const shims = ["svelte-shims-v4.d.ts", "svelte-jsx-v4.d.ts"].map((name) =>
  resolve(web, "node_modules/svelte2tsx", name),
);
const program = ts.createProgram([...sources, ...shims], { ...options, jsx: ts.JsxEmit.Preserve }, host);
const checker = program.getTypeChecker();

const used = new Set<string>();
const missing: string[] = [];

function collect(node: ts.Node): void {
  if (ts.isStringLiteralLike(node)) used.add(node.text);
  else if (ts.isTemplateExpression(node)) {
    const type = checker.getTypeAtLocation(node);
    for (const each of type.isUnion() ? type.types : [type]) if (each.isStringLiteral()) used.add(each.value);
  }
  ts.forEachChild(node, collect);
}

const generated = resolve(web, "src/generated");
for (const name of sources) {
  if (name.startsWith(generated)) continue;
  const source = program.getSourceFile(name)!;
  collect(source);
  for (const { messageText } of program.getSemanticDiagnostics(source)) {
    const text = ts.flattenDiagnosticMessageText(messageText, "\n");
    if (text.includes("'Word'")) missing.push(`${name.slice(web.length + 1)}: ${text}`);
  }
}
console.log(JSON.stringify({ used: [...used], missing }));
