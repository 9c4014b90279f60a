import { defineConfig } from "vite";
import { python } from "../../python/parts.ts";

export default defineConfig({
  root: "tests/python",
  base: "./",
  plugins: [python()],
  worker: { format: "es", plugins: () => [python()] },
  build: { target: "es2022", emptyOutDir: true },
});
