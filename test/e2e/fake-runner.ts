/**
 * What an action sees of a GitHub Actions runner: a workspace, the command files, main and then post, with
 * nothing else of this machine's environment.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ProgramOptions, runProgram } from "./program.ts";

/** Signals, faults and limits are those of main; post is left alone. */
export interface StepOptions extends Pick<ProgramOptions, "preload" | "shell" | "signalWhen"> {
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
  /** Called when main has ended, before post. */
  readonly afterMain?: (workspace: string) => void;
  /** Whether post runs. It does not if the runner is lost. */
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
  /** From the signal to the end of main; null if none was sent. */
  readonly afterSignalMs: number | null;
  readonly postOutput: string;
}

const folders: string[] = [];

/** Removes all workspaces, after each test file (test/rig/workspaces.setup.ts). */
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
  const env = {
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
  const { preload, shell, signalWhen } = options;
  const main = await runProgram("action/index.js", [], { cwd: workspace, env, preload, shell, signalWhen });
  options.afterMain?.(workspace);
  let postOutput = "";
  if (options.post !== false) {
    const state = Object.entries(readCommandFile(files.GITHUB_STATE ?? ""));
    const saved = Object.fromEntries(state.map(([name, value]) => [`STATE_${name}`, value]));
    const post = await runProgram("action/post.js", [], { cwd: workspace, env: { ...env, ...saved } });
    postOutput = post.stdout + post.stderr;
  }
  return {
    exitCode: main.code,
    signal: main.signal,
    stdout: main.stdout,
    stderr: main.stderr,
    outputs: readCommandFile(files.GITHUB_OUTPUT ?? ""),
    summary: readFileSync(files.GITHUB_STEP_SUMMARY ?? "", "utf8"),
    workspace,
    afterSignalMs: main.afterSignalMs,
    postOutput,
  };
}

/**
 * `name<<delimiter`, value, `delimiter`: the form in which @actions/core writes its command files. As with the runner,
 * what comes before a value without its end counts, and that value does not.
 */
function readCommandFile(path: string): Record<string, string> {
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

/** The current rows of the ledger of a workspace. */
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
