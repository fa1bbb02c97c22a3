/** Tasks from the output of a command. */
import { spawn } from "node:child_process";
import { formatDuration } from "../core/duration.ts";
import { unreachable } from "../core/unreachable.ts";
import { UserError } from "../core/user-error.ts";
import { addJsonLine, addPlainId } from "./list-file.ts";
import type { TaskColumns } from "./task-columns.ts";
import { TaskList, type TaskListOptions } from "./task-list.ts";
import { Utf8Lines } from "./utf8-lines.ts";

export interface TasksCommandOptions extends Omit<TaskListOptions, "describePlace"> {
  readonly workingDirectory: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** How long the command may take. A discovery that hangs would hold the job for hours. */
  readonly commandTimeoutMs: number;
  /** Stops the command, as when the run is interrupted. */
  readonly signal?: AbortSignal;
}

const NAME = "the output of tasks-command";
/** The end of stderr that an error shows. */
const LAST_WORDS_LENGTH = 2_048;
/** Kept before them, so that a cut leaves no half of a secret that is known by its whole: longer than any. */
const MARGIN_BYTES = 16_384;

/**
 * Runs `bash -euo pipefail -c COMMAND` and reads its stdout: JSON objects or plain ids, a line each.
 *
 * `node:child_process` and not `@actions/exec`: that loses a last line without a newline, and cannot kill.
 *
 * @throws UserError where the command fails, takes too long, or lists what is no task
 */
export async function readTasksCommand(command: string, options: TasksCommandOptions): Promise<TaskColumns> {
  const list = new TaskList({ ...options, describePlace: (line) => `${NAME}, line ${line}` });
  const lines = new Utf8Lines(NAME, (text, line) => addLine(list, text, line));
  let firstError: unknown = null;
  const ended = await runShell(command, options, (chunk) => {
    if (firstError !== null) return;
    try {
      lines.push(chunk);
    } catch (error) {
      // A throw inside a stream's listener would end the process; the command is let to finish.
      firstError = error;
    }
  });
  refuseFailure(command, ended, options);
  if (firstError !== null) throw firstError;
  lines.end();
  return list.finish();
}

function addLine(list: TaskList, text: string, line: number): void {
  const trimmed = text.trim();
  if (trimmed.startsWith("{")) addJsonLine(list, text, { name: NAME, line });
  else if (trimmed.startsWith("[") && isJson(trimmed)) {
    list.problem(
      `Expected ${NAME} to hold one task a line, found a JSON array at line ${line}. Print its items one by one, for instance with jq -c '.[]'.`,
    );
  } else if (trimmed.startsWith('"') && isJson(trimmed)) addPlainId(list, JSON.parse(trimmed) as string, line);
  else addPlainId(list, text, line);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

type Ended =
  | { readonly kind: "exited"; readonly code: number | null; readonly signal: string | null; readonly stderr: string }
  | { readonly kind: "not-started"; readonly message: string }
  | { readonly kind: "timed-out" }
  | { readonly kind: "aborted" };

function refuseFailure(command: string, ended: Ended, options: TasksCommandOptions): void {
  const called = `tasks-command (${JSON.stringify(command.length > 120 ? `${command.slice(0, 119)}…` : command)})`;
  switch (ended.kind) {
    case "exited": {
      if (ended.code === 0) return;
      const how = ended.code === null ? `it was killed by ${ended.signal}` : `exit code ${ended.code}`;
      const words =
        ended.stderr.trim() === "" ? "It wrote nothing to stderr." : `Its last words: ${ended.stderr.trim()}`;
      throw new UserError(`Expected ${called} to list tasks and exit with 0, found ${how}. ${words}`);
    }
    case "not-started":
      throw new UserError(
        `Expected to run ${called} with bash in ${options.workingDirectory}, found ${ended.message}. Check that bash is installed and that the folder exists.`,
      );
    case "timed-out":
      throw new UserError(
        `Expected ${called} to end within ${formatDuration(options.commandTimeoutMs)}, found it still running. List the tasks into a file in a step of its own.`,
      );
    case "aborted":
      throw new UserError(`Expected ${called} to list tasks, found that the run was interrupted before it ended.`);
    default:
      unreachable(ended);
  }
}

function runShell(command: string, options: TasksCommandOptions, onStdout: (chunk: Buffer) => void): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn("bash", ["-euo", "pipefail", "-c", command], {
      cwd: options.workingDirectory,
      env: { ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own, so that what the command started can be killed with it.
      detached: true,
    });
    let stderr = Buffer.alloc(0);
    let cause: "timed-out" | "aborted" | null = null;
    const kill = (reason: "timed-out" | "aborted") => {
      cause ??= reason;
      killGroup(child.pid);
      // Whoever left the group may hold the pipes open.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const lastWords = (bytes: Buffer) => options.redactor.redact(bytes.toString("utf8")).slice(-LAST_WORDS_LENGTH);
    const abort = () => kill("aborted");
    const timer = setTimeout(() => kill("timed-out"), options.commandTimeoutMs);
    const settle = (ended: Ended) => {
      clearTimeout(timer);
      options.signal?.removeEventListener("abort", abort);
      resolve(ended);
    };
    options.signal?.addEventListener("abort", abort, { once: true });
    if (options.signal?.aborted) abort();

    child.stdout.on("data", onStdout);
    child.stderr.on("data", (chunk: Buffer) => {
      stderr = Buffer.concat([stderr, chunk]).subarray(-LAST_WORDS_LENGTH - MARGIN_BYTES);
    });
    child.on("error", (error) => settle({ kind: "not-started", message: error.message }));
    child.on("close", (code, signal) => {
      settle(cause === null ? { kind: "exited", code, signal, stderr: lastWords(stderr) } : { kind: cause });
    });
  });
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The group has ended already.
  }
}
