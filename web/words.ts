/** Fluent files are read when the page is built: what the browser gets are their messages, ready to be spoken. */

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

export function words(): Plugin {
  return {
    name: "words",
    load(id) {
      if (!id.endsWith(".ftl")) return null;
      const messages = JSON.stringify(new FluentResource(readFileSync(id, "utf-8")).body);
      // Browsers read JSON faster than the same as a script.
      return `export default JSON.parse(${JSON.stringify(messages)});`;
    },
  };
}
