/**
 * What an action sees of a GitHub Actions runner: a workspace, the command files, main and then post, with
 * nothing else of this machine's environment.
 */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** The bundles under test: what is committed, or another build of it. */
export const DIST = process.env.CARRYOVER_DIST ?? join(root, "dist");

export interface StepOptions {
  readonly inputs: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly entry?: "main" | "plan" | "merge";
  /** Files of the workspace, by relative path. */
  readonly files?: Readonly<Record<string, string>>;
  /** An existing workspace instead of a fresh one. */
  readonly workspace?: string;
  readonly runId?: string;
  readonly runAttempt?: string;
  readonly event?: string;
  /** Sends a signal to main as soon as something holds of its workspace: after a time alone, nobody knows what has happened. */
  readonly signalWhen?: { readonly signal: NodeJS.Signals; readonly holds: (workspace: string) => boolean };
  /** A module that main is started with (`node --import`), such as one that injects faults; post is left alone. */
  readonly preload?: string;
  /** A line of bash that starts main, whose command is `$@`: for limits and disks of its own. */
  readonly shell?: string;
  /** Called when main has ended, before post. */
  readonly afterMain?: (workspace: string) => void;
  /** Whether post runs; it does not where the runner is lost. */
  readonly post?: boolean;
}

export interface StepEnd {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly workspace: string;
  readonly mainMs: number;
  /** From the signal to the end of main; null where none was sent. */
  readonly afterSignalMs: number | null;
  readonly postMs: number;
  readonly postOutput: string;
}

const POLL_MS = 20;

const folders: string[] = [];

/** Removes all workspaces; for afterAll. */
export function removeWorkspaces(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "carryover-e2e-"));
  folders.push(folder);
  return folder;
}

export async function runStep(options: StepOptions): Promise<StepEnd> {
  const workspace = options.workspace ?? freshFolder();
  const runnerTemp = freshFolder();
  for (const [name, text] of Object.entries(options.files ?? {})) {
    mkdirSync(join(workspace, name, ".."), { recursive: true });
    writeFileSync(join(workspace, name), text);
  }
  const files = Object.fromEntries(
    ["OUTPUT", "STATE", "STEP_SUMMARY", "ENV", "PATH"].map((name) => [`GITHUB_${name}`, join(runnerTemp, name)]),
  );
  for (const file of Object.values(files)) writeFileSync(file, "");
  const inputs = Object.fromEntries(
    Object.entries(options.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
  const env: Record<string, string> = {};
  const wanted: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    GITHUB_ACTIONS: "true",
    CI: "true",
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: runnerTemp,
    GITHUB_RUN_ID: options.runId ?? "1000",
    GITHUB_RUN_ATTEMPT: options.runAttempt ?? "1",
    GITHUB_EVENT_NAME: options.event ?? "schedule",
    GITHUB_REPOSITORY: "acme/evals",
    GITHUB_SHA: "0123456789012345678901234567890123456789",
    ...files,
    ...inputs,
    ...(options.entry === undefined || options.entry === "main" ? {} : { CARRYOVER_ENTRY: options.entry }),
    ...options.env,
  };
  for (const [name, value] of Object.entries(wanted)) if (value !== undefined) env[name] = value;

  const main = await call(env, workspace, options);
  options.afterMain?.(workspace);
  const state = readCommandFile(files.GITHUB_STATE ?? "");
  const post =
    options.post === false
      ? { code: null, signal: null, stdout: "", stderr: "", elapsedMs: 0, afterSignalMs: null }
      : await call(
          { ...env, ...Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value])) },
          workspace,
          { file: "post.js" },
        );
  return {
    exitCode: main.code,
    signal: main.signal,
    stdout: main.stdout,
    stderr: main.stderr,
    outputs: readCommandFile(files.GITHUB_OUTPUT ?? ""),
    summary: readFileSync(files.GITHUB_STEP_SUMMARY ?? "", "utf8"),
    workspace,
    mainMs: main.elapsedMs,
    afterSignalMs: main.afterSignalMs,
    postMs: post.elapsedMs,
    postOutput: post.stdout + post.stderr,
  };
}

interface Call {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly elapsedMs: number;
  readonly afterSignalMs: number | null;
}

function call(
  env: Record<string, string>,
  cwd: string,
  options: Pick<StepOptions, "signalWhen" | "preload" | "shell"> & { readonly file?: "index.js" | "post.js" } = {},
): Promise<Call> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const preload = options.preload === undefined ? [] : ["--import", options.preload];
    const action = [process.execPath, ...preload, join(DIST, "action", options.file ?? "index.js")];
    const [program = "", ...args] =
      options.shell === undefined ? action : ["bash", "-c", options.shell, "bash", ...action];
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    const { signalWhen: when } = options;
    let sentAt: number | null = null;
    const timer = setInterval(() => {
      if (when?.holds(cwd) !== true) return;
      clearInterval(timer);
      sentAt = performance.now();
      child.kill(when.signal);
    }, POLL_MS);
    child.on("close", (code, signal) => {
      clearInterval(timer);
      const endedAt = performance.now();
      const afterSignalMs = sentAt === null ? null : endedAt - sentAt;
      resolve({ code, signal, stdout, stderr, elapsedMs: endedAt - startedAt, afterSignalMs });
    });
  });
}

/**
 * `name<<delimiter`, value, `delimiter`: the form in which @actions/core writes its command files. As with the runner,
 * what comes before a value without its end counts, and that value does not.
 */
export function readCommandFile(path: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = readFileSync(path, "utf8").split("\n");
  for (let at = 0; at < lines.length; at += 1) {
    const match = /^([^=<]+)<<(.+)$/.exec(lines[at] ?? "");
    if (!match) continue;
    const [, name = "", delimiter] = match;
    const value: string[] = [];
    for (at += 1; at < lines.length && lines[at] !== delimiter; at += 1) value.push(lines[at] ?? "");
    if (at < lines.length) values[name] = value.join("\n");
  }
  return values;
}

/** The rows of the ledger of a workspace, as they stand there now. */
export function ledgerRows(workspace: string): string[] {
  try {
    return readFileSync(join(workspace, ".carryover/results.jsonl"), "utf8").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

/** A command whose children count themselves in a file: what the provider would have been asked. */
export function countingCommand(countFile: string, then: string): string {
  return `echo "$CARRYOVER_TASK_ID" >> "${countFile}"; ${then}`;
}

export function countedIds(countFile: string): string[] {
  try {
    return readFileSync(countFile, "utf8").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}
