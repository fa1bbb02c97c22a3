// `npm run sim -- --seeds 10000 --seed 1`: simulated campaigns, from a seed on. `--seed S` alone replays one world.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { seeds: { type: "string" }, seed: { type: "string" } } });
const first = wholeNumber("seed", values.seed ?? "1");
const count = wholeNumber("seeds", values.seeds ?? (values.seed === undefined ? "10000" : "1"));

const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url));
const startedAt = performance.now();
const child = spawn(process.execPath, [vitest, "run", "test/sim/nights.test.ts"], {
  cwd: fileURLToPath(new URL("..", import.meta.url)),
  stdio: "inherit",
  env: { ...process.env, CARRYOVER_SIM_SEED: String(first), CARRYOVER_SIM_SEEDS: String(count) },
});
child.on("exit", (code) => {
  const minutes = (performance.now() - startedAt) / 60_000;
  console.log(`${count} seeds from ${first} on, ${Math.round(count / minutes)} seeds a minute`);
  process.exitCode = code ?? 1;
});

function wholeNumber(name, text) {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  console.error(`Expected --${name} to be a whole number, found ${text}.`);
  process.exit(2);
}
