/** The process of the cache client, built from the sources as they are: unit tests do not depend on dist/. */
import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
let built: Promise<readonly string[]> | null = null;

/** @returns the arguments of Node that start a worker */
export function cacheWorker(): Promise<readonly string[]> {
  built ??= bundle();
  return built;
}

async function bundle(): Promise<readonly string[]> {
  // Below the repository, so that the client is found.
  const folder = join(root, "node_modules/.cache/carryover-test");
  mkdirSync(folder, { recursive: true });
  const name = `cache-worker-${process.pid}.mjs`;
  await build({
    configFile: false,
    logLevel: "error",
    root,
    // With the client in it, which starts in half the time.
    ssr: { noExternal: true },
    build: {
      ssr: "test/rig/cache-worker-entry.ts",
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rollupOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  });
  const worker = join(folder, "cache-worker.mjs");
  renameSync(join(folder, name), worker);
  return [worker];
}
