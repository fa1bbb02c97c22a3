// `npm run fuzz -- --seed 7 --runs 2000`: the property tests with cases that `npm test` does not draw. Without a seed,
// the current time gives one. The seed is printed, so that a failure can be repeated.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { globSync } from "tinyglobby";

const { values } = parseArgs({ options: { seed: { type: "string" }, runs: { type: "string" } } });
const seed = values.seed ?? String(Date.now() % 2 ** 31);
const root = fileURLToPath(new URL("..", import.meta.url));
const files = globSync("test/**/*.test.ts", { cwd: root }).filter((file) =>
  /from "fast-check"|hostile-text/.test(readFileSync(`${root}/${file}`, "utf8")),
);
console.log(`${files.length} files of properties, seed ${seed}`);
const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url));
const end = spawnSync(process.execPath, [vitest, "run", ...files], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    CARRYOVER_TEST_SEED: seed,
    ...(values.runs === undefined ? {} : { CARRYOVER_TEST_FUZZ: values.runs }),
  },
});
if (end.status !== 0) console.error(`Repeat it with: npm run fuzz -- --seed ${seed}`);
process.exitCode = end.status ?? 1;
