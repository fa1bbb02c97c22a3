// What benchmarks share: the program that is measured, scratch folders, and measurements of time and memory.
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The built CLI. `CARRYOVER_DIST` selects another build. */
export const CLI = join(
  process.env.CARRYOVER_DIST ?? fileURLToPath(new URL("../dist", import.meta.url)),
  "cli/index.js",
);

/** How often each thing is measured. The rounds alternate, so that other work on the machine affects all equally. */
export function roundsOf(usual) {
  return Number(process.env.BENCH_ROUNDS ?? usual);
}

/** Calls back with a folder that is removed afterwards. */
export async function inScratch(use) {
  const folder = mkdtempSync(join(tmpdir(), "carryover-bench-"));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function writeLines(path, count, lineAt) {
  const file = openSync(path, "w");
  for (let from = 0; from < count; from += 10_000) {
    let batch = "";
    for (let index = from; index < Math.min(count, from + 10_000); index += 1) batch += `${lineAt(index)}\n`;
    writeSync(file, batch);
  }
  closeSync(file);
}

/**
 * Runs a Node program to its end; `isQuiet` drops its messages. @throws Error if its exit code is not the expected one
 */
export function runNode(args, { cwd, env = {}, status = 0, isQuiet = false } = {}) {
  const startedAt = Date.now();
  const startedMs = performance.now();
  const end = spawnSync(process.execPath, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", isQuiet ? "ignore" : "pipe"],
  });
  const tookMs = performance.now() - startedMs;
  if (end.status !== status) throw new Error(`${args.join(" ")} ended with ${end.status}: ${end.stderr}`);
  return { startedAt, tookMs, stdout: end.stdout };
}

const USAGE = `
import { appendFileSync } from "node:fs";
const file = process.env.BENCH_USAGE_FILE;
process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  appendFileSync(file, JSON.stringify({ peakMib: process.resourceUsage().maxRSS / 1024, cpuMs: (user + system) / 1000 }) + "\\n");
});
`;

/** The same, with the peak memory and CPU time of its Node processes: the sum of CPU times, the largest of peaks. */
export function runMeasured(args, { cwd, ...options }) {
  const hook = join(cwd, "usage.mjs");
  const file = join(cwd, "usage.jsonl");
  writeFileSync(hook, USAGE);
  rmSync(file, { force: true });
  const nodeOptions = `${process.env.NODE_OPTIONS ?? ""} --import=${pathToFileURL(hook).href}`;
  const run = runNode(args, {
    cwd,
    ...options,
    env: { ...options.env, BENCH_USAGE_FILE: file, NODE_OPTIONS: nodeOptions },
  });
  const usages = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return {
    ...run,
    peakMib: Math.max(...usages.map(({ peakMib }) => peakMib)),
    cpuMs: usages.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
  };
}

export function ms(value) {
  return value >= 10_000 ? `${(value / 1_000).toFixed(1)} s` : `${value.toFixed(0)} ms`;
}
