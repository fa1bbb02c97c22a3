// Runs the benchmarks of this folder, each in a process of its own: `npm run bench` or `npm run bench NAME…`.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));
const NO_BENCHMARKS = new Set(["run.mjs", "table.mjs"]);
const names = readdirSync(folder)
  .filter((name) => name.endsWith(".mjs") && !NO_BENCHMARKS.has(name))
  .map((name) => name.replace(/\.mjs$/, ""))
  .toSorted();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark is named ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
  process.exit(2);
}
let failed = 0;
for (const name of wanted.length > 0 ? wanted : names) {
  const { status } = spawnSync(process.execPath, [`${folder}${name}.mjs`], { stdio: "inherit" });
  if (status !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
