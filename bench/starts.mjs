// The cost of a start without work: `npm run bench starts`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CLI, inScratch, ms, roundsOf, runNode } from "./measure.mjs";
import { atMost, median, tell } from "./table.mjs";

const ROUNDS = roundsOf(3) * 5;

await inScratch((cwd) => {
  writeFileSync(join(cwd, "two.jsonl"), '{"id":"a"}\n{"id":"b"}\n');
  const nothing = [CLI, "run", "--tasks", "two.jsonl", "--campaign", "two", "--command", "true"];
  runNode(nothing, { cwd });
  const starts = { bare: ["-e", "0"], version: [CLI, "--version"], nothing };
  const times = { bare: [], version: [], nothing: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, args] of Object.entries(starts)) times[name].push(runNode(args, { cwd }).tookMs);
  }
  const [bareMs, versionMs, nothingMs] = [times.bare, times.version, times.nothing].map(median);
  const beside = `node -e 0: ${ms(bareMs)}`;
  tell(`starts (median of ${ROUNDS})`, [
    { what: "carryover --version", measured: ms(versionMs), beside, held: atMost(versionMs / bareMs, 2.5) },
    { what: "a run with nothing outstanding", measured: ms(nothingMs), beside, held: atMost(nothingMs / bareMs, 4) },
  ]);
});
