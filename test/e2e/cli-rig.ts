/** Calls the built CLI in a folder of its own, with a clean environment. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DIST, freshFolder } from "./fake-runner.ts";

export interface CliEnd {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  /** Given the process, as for signals. */
  readonly onStart?: (child: ChildProcess) => void;
}

export function cli(args: readonly string[], options: CliOptions): Promise<CliEnd> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(DIST, "cli/index.js"), ...args], {
      cwd: options.cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...options.env },
      stdio: [options.stdin === undefined ? "ignore" : "pipe", "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    if (options.stdin !== undefined) child.stdin?.end(options.stdin);
    options.onStart?.(child);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
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

/** The lines of a file that are JSON, without those that a kill or a full disk tore. */
export function wholeLines(path: string): string[] {
  if (!existsSync(path)) return [];
  // What follows the last newline is not whole yet.
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
