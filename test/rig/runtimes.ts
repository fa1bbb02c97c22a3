/** The real harnesses, installed from their registries when a test needs them and kept for the next time. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder of programs for the PATH, and one of packages to link as `node_modules` or to put on `PYTHONPATH`; or why there is none. */
export type Runtime =
  | { readonly bin: string; readonly modules: string | null; readonly pythonPath?: string }
  | { readonly missing: string };

/** A Python environment with these packages. */
export function pythonWith(packages: readonly string[]): Runtime {
  return installed("python", packages, (folder) => [
    ["python3", "-m", "venv", folder],
    [join(folder, "bin/python"), "-m", "pip", "install", "--quiet", ...packages],
  ]);
}

/** An environment in which another version of one package is found first: its dependencies are those of the environment. */
export function pythonOver(packages: readonly string[], other: string): Runtime {
  const base = pythonWith(packages);
  if ("missing" in base) return base;
  const over = installed("python", [...packages, `over: ${other}`], (folder) => [
    [join(base.bin, "python"), "-m", "pip", "install", "--quiet", "--no-deps", "--target", folder, other],
  ]);
  return "missing" in over ? over : { ...base, pythonPath: join(over.bin, "..") };
}

/** A folder with these npm packages. */
export function npmWith(packages: readonly string[]): Runtime {
  return installed("npm", packages, (folder) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), "{}");
    return [["npm", "install", "--prefix", folder, "--no-audit", "--no-fund", ...packages]];
  });
}

/** A program that the machine has, or has not. */
export function programOnPath(program: string, args: readonly string[]): Runtime {
  const { error } = spawnSync(program, args);
  return error === undefined ? { bin: "", modules: null } : { missing: `${program}: ${error.message}` };
}

function installed(
  kind: "python" | "npm",
  packages: readonly string[],
  commands: (folder: string) => readonly (readonly string[])[],
): Runtime {
  const digest = createHash("sha256").update(packages.join("\n")).digest("hex").slice(0, 12);
  const folder = join(tmpdir(), `carryover-test-${kind}-${digest}`);
  const done = join(folder, "installed");
  const bin = join(folder, kind === "python" ? "bin" : "node_modules/.bin");
  if (process.env.CARRYOVER_TEST_INSTALL === "0") return { missing: "CARRYOVER_TEST_INSTALL=0" };
  const runtime = { bin, modules: kind === "npm" ? join(folder, "node_modules") : null };
  if (existsSync(done)) return runtime;
  rmSync(folder, { recursive: true, force: true });
  for (const [program = "", ...args] of commands(folder)) {
    const { status, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
    if (status !== 0) return { missing: `${program} ${args.join(" ")}: ${error?.message ?? stderr.slice(-500)}` };
  }
  writeFileSync(`${done}.part`, "");
  renameSync(`${done}.part`, done);
  return runtime;
}
