// The cost of a child that prints without end: throughput on our own CPU time, and peak memory. `npm run bench output`.
// The child fails, so that its output is also read for limits; BENCH_FLOOD_MIB makes it print less.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CLI, inScratch, roundsOf, runMeasured } from "./measure.mjs";
import { atLeast, atMost, median, noBar, tell } from "./table.mjs";

const MIB = Number(process.env.BENCH_FLOOD_MIB ?? 1_024);
const MB = (MIB * 1_048_576) / 1_000_000;
const ROUNDS = roundsOf(3);
const LINE = "a line of output as evaluations print it, eighty characters or so, again and again";
const FLOOD = `head -c ${MIB * 1_048_576} < <(yes '${LINE}'); exit 1`;
const SHOWN = [
  { name: "last words shown (the default)", options: [], limit: 100 },
  // Output that is shown in full goes to a terminal or a log that is slower than any scanner, so it has no bar.
  { name: "shown whole", options: ["--log-output", "all"], limit: null },
];

await inScratch((cwd) => {
  writeFileSync(join(cwd, "one.txt"), "flood\n");
  const run = (options) => {
    rmSync(join(cwd, ".carryover"), { recursive: true, force: true });
    const args = ["run", "--tasks", "one.txt", "--max-attempts", "1", "--fail-on", "never", ...options];
    return runMeasured([CLI, ...args, "--command", FLOOD], { cwd, isQuiet: true });
  };
  const runs = SHOWN.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { options }] of SHOWN.entries()) runs[index].push(run(options));
  }
  const rows = SHOWN.flatMap(({ name, limit }, index) => {
    const all = runs[index];
    const wallMbS = MB / (median(all.map(({ tookMs }) => tookMs)) / 1_000);
    const cpuMbS = MB / (median(all.map(({ cpuMs }) => cpuMs)) / 1_000);
    const peakMib = Math.max(...all.map((one) => one.peakMib));
    const [unit, what] = [" MB/s", `a child that prints ${MIB.toLocaleString("en")} MiB, ${name}`];
    const held = limit === null ? noBar(cpuMbS, unit) : atLeast(cpuMbS, limit, unit);
    return [
      { what, measured: `${wallMbS.toFixed(0)} MB/s by the clock`, beside: "on one core of CPU time:", held },
      { what: "  our peak memory", measured: `${peakMib.toFixed(0)} MiB`, held: atMost(peakMib, 150, " MiB") },
    ];
  });
  tell(`output (median of ${ROUNDS})`, rows);
});
