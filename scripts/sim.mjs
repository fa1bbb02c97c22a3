// `npm run sim -- --seeds 10000 --seed 1`: runs simulated worlds from a seed on, on all cores. `--seed S` alone replays
// one world, and `--seed S --without A,B` replays it without some of its features, as a failing run prints it.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { seeds: { type: "string" }, seed: { type: "string" }, without: { type: "string" } },
});
const first = wholeNumber("seed", values.seed ?? "1");
const count = wholeNumber("seeds", values.seeds ?? (values.seed === undefined ? "10000" : "1"));

const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url));
const startedAt = performance.now();
// One process per core, if each has at least a thousand worlds to run.
const parts = Math.max(1, Math.min(availableParallelism(), Math.floor(count / 1_000)));
const codes = await Promise.all(Array.from({ length: parts }, (_, part) => simulate(part)));
const minutes = (performance.now() - startedAt) / 60_000;
console.log(`${count} seeds from ${first} on, ${Math.round(count / minutes)} seeds a minute`);
process.exitCode = codes.find((code) => code !== 0) ?? 0;

function simulate(part) {
  const from = Math.floor((part * count) / parts);
  const to = Math.floor(((part + 1) * count) / parts);
  const child = spawn(process.execPath, [vitest, "run", "test/sim/nights.test.ts", "-t", "keep every invariant"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: "inherit",
    env: {
      ...process.env,
      CARRYOVER_SIM_SEED: String(first + from),
      CARRYOVER_SIM_SEEDS: String(to - from),
      CARRYOVER_SIM_WITHOUT: values.without ?? "",
    },
  });
  return new Promise((resolve) => child.on("exit", (code) => resolve(code ?? 1)));
}

function wholeNumber(name, text) {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  console.error(`Expected --${name} to be a whole number, found ${text}.`);
  process.exit(2);
}
