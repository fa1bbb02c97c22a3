/** Calls the built CLI in a folder of its own, with a clean environment. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { freshFolder } from "./fake-runner.ts";
import { type ProgramEnd, type ProgramOptions, runProgram } from "./program.ts";

export function cli(args: readonly string[], options: ProgramOptions): Promise<ProgramEnd> {
  return runProgram("cli/index.js", args, options);
}

/** A folder with files. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = freshFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

export function jsonLines(path: string): Record<string, unknown>[] {
  const text = readFileSync(path, "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

export function listOf(count: number): string {
  return Array.from(
    { length: count },
    (_, index) => `{"id":"t${String(index + 1).padStart(4, "0")}","n":${index}}\n`,
  ).join("");
}

/** The lines of a file that are JSON, without those that a kill or a full disk left incomplete. */
export function wholeLines(path: string): string[] {
  if (!existsSync(path)) return [];
  // The text after the last newline is incomplete.
  const lines = readFileSync(path, "utf8").split("\n").slice(0, -1);
  return lines.filter((line) => {
    try {
      return line !== "" && JSON.parse(line) !== null;
    } catch {
      return false;
    }
  });
}

/** Whether disks can be mounted here, which needs user namespaces. */
export const canMount =
  process.platform === "linux" && spawnSync("unshare", ["-rm", "bash", "-c", "mount -t tmpfs none /mnt"]).status === 0;
if (!canMount)
  console.warn("Disks are not mounted here (no user namespaces): tests of a full and a read-only disk are left out.");

/** A line of bash that runs `$@` with a disk of its own. @param mount a line without single quotes */
export function inMount(mount: string): string {
  return `unshare -rm bash -c '${mount} && exec "$@"' bash "$@"`;
}
