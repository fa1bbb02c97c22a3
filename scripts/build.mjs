// Builds dist/ from src/: tsc emits to build/, ncc bundles. The result is the same to the byte on every machine.
import { execFileSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const target = process.argv[2] ?? join(root, "dist");
const bundles = [
  ["build/cli/index.js", "cli"],
  ["build/action/index.js", "action"],
];

function run(program, args) {
  execFileSync(join(root, "node_modules/.bin", program), args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
}

rmSync(join(root, "build"), { recursive: true, force: true });
run("tsc", ["-p", "tsconfig.build.json"]);
rmSync(target, { recursive: true, force: true });
for (const [entry, name] of bundles) {
  run("ncc", ["build", entry, "-o", join(target, name), "--license", "licenses.txt", "-q"]);
}
// The sub-actions enter the same bundle; an action.yml can name a file, but set no variable.
for (const entry of ["plan", "merge"]) {
  writeFileSync(
    join(target, "action", `${entry}.js`),
    `process.env.CARRYOVER_ENTRY = "${entry}";\nawait import("./index.js");\n`,
  );
}
console.log(readdirSync(target).join(" "));
