// The tests of the core against its tsc output: Node loads that by itself, so that V8 counts the blocks of real files.
import { dirname, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import base from "../vitest.config.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = resolve(root, "src/core") + sep;
const built = resolve(root, "build/core") + sep;

const plugin = {
  name: "built-core",
  enforce: "pre",
  resolveId(id, importer) {
    if (importer === undefined || !id.startsWith(".")) return null;
    const path = resolve(dirname(importer), id);
    return path.startsWith(source) ? built + path.slice(source.length).replace(/\.ts$/, ".js") : null;
  },
};

export default mergeConfig(
  base,
  defineConfig({
    root,
    plugins: [plugin],
    test: { setupFiles: ["scripts/core-coverage.setup.mjs"], server: { deps: { external: [/\/build\/core\//] } } },
  }),
);
