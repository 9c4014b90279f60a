/** Fluent files are parsed at build time: the browser gets their messages, ready to use. */

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

export function words(): Plugin {
  return {
    name: "words",
    load(id) {
      if (!id.endsWith(".ftl")) return null;
      const messages = JSON.stringify(new FluentResource(readFileSync(id, "utf-8")).body);
      // Browsers parse JSON faster than the equivalent script.
      return `export default JSON.parse(${JSON.stringify(messages)});`;
    },
  };
}
