// Fails if dist/ or a generated block does not match the sources.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const fresh = mkdtempSync(join(tmpdir(), "carryover-dist-"));
const node = (script, ...args) =>
  execFileSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: "inherit" });

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

try {
  node("scripts/build.mjs", fresh);
  node("scripts/generate-docs.mjs", "--check");
  const committed = join(root, "dist");
  const names = new Set([...filesIn(fresh), ...filesIn(committed)]);
  const stale = [...names].filter((name) => {
    try {
      return !readFileSync(join(fresh, name)).equals(readFileSync(join(committed, name)));
    } catch {
      return true;
    }
  });
  if (stale.length > 0) {
    console.error(`dist/ is stale (${stale.join(", ")}). Run \`npm run build\` and commit it.`);
    process.exitCode = 1;
  } else {
    console.log(`dist/ is current (${names.size} files)`);
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
