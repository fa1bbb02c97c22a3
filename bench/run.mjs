// Runs the benchmarks of this folder, each in a process of its own, and prints all their rows as one table at the end:
// `npm run bench` or `npm run bench NAME…`.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { printRows } from "./table.mjs";

const folder = fileURLToPath(new URL(".", import.meta.url));
const HELPERS = /^(?:run|table|measure|gateway-.*)\.mjs$/;
const names = readdirSync(folder)
  .filter((name) => name.endsWith(".mjs") && !HELPERS.test(name))
  .map((name) => name.replace(/\.mjs$/, ""))
  .toSorted();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark is named ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
  process.exit(2);
}
const scratch = mkdtempSync(join(tmpdir(), "carryover-bench-"));
const rowsFile = join(scratch, "rows.jsonl");
writeFileSync(rowsFile, "");
const failed = [];
try {
  for (const name of wanted.length > 0 ? wanted : names) {
    const env = { ...process.env, BENCH_ROWS_FILE: rowsFile };
    const { status } = spawnSync(process.execPath, [`${folder}${name}.mjs`], { stdio: "inherit", env });
    if (status !== 0) failed.push(name);
  }
  const rows = readFileSync(rowsFile, "utf8").split("\n").filter(Boolean);
  const machine = `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"})`;
  printRows(
    `${new Date().toISOString().slice(0, 10)}, ${machine}`,
    rows.map((row) => JSON.parse(row)),
  );
} finally {
  rmSync(scratch, { recursive: true });
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}`);
  process.exitCode = 1;
}
