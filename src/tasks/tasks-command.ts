/** Reads tasks from the output of a command. */
import { formatDuration } from "../core/duration.ts";
import { jsonOrNull } from "../core/json.ts";
import { unreachable } from "../core/unreachable.ts";
import { UserError } from "../core/user-error.ts";
import { quote } from "../core/words.ts";
import { type HelperEnd, runHelperCommand } from "../run/helper-command.ts";
import { addJsonLine, addPlainId, decodeList, forEachLine } from "./list-text.ts";
import { TaskList, type TaskListOptions } from "./task-list.ts";
import type { TaskTable } from "./task-table.ts";

export interface TasksCommandOptions extends TaskListOptions {
  readonly workingDirectory: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** How long the command may take. One that hangs would hold the job for hours. */
  readonly commandTimeoutMs: number;
}

const NAME = "the output of tasks-command";
/** An error shows this much of the end of stderr. */
const LAST_WORDS_LENGTH = 2_048;

/**
 * Runs the command and reads its stdout: JSON objects or plain ids, one per line.
 *
 * @throws UserError if the command fails, takes too long, or prints something that is not a task
 */
export async function readTasksCommand(command: string, options: TasksCommandOptions): Promise<TaskTable> {
  const chunks: Buffer[] = [];
  const end = await runHelperCommand(command, {
    cwd: options.workingDirectory,
    env: options.env,
    timeoutMs: options.commandTimeoutMs,
    onStdout: (chunk) => chunks.push(chunk),
  });
  throwIfFailed(command, end, options);
  const list = new TaskList(options, (line) => `${NAME}, line ${line}`);
  forEachLine(decodeList(Buffer.concat(chunks), NAME), (text, line) => addLine(list, text, line));
  return list.finish();
}

function addLine(list: TaskList, text: string, line: number): void {
  const trimmed = text.trim();
  const listed = /^[["]/.test(trimmed) ? jsonOrNull(trimmed) : null;
  if (trimmed.startsWith("{")) addJsonLine(list, text, { name: NAME, line });
  else if (Array.isArray(listed)) {
    throw new UserError(
      `Expected ${NAME} to hold one task per line, found a JSON array at line ${line}. Print its items one by one, for instance with jq -c '.[]'.`,
    );
  } else addPlainId(list, typeof listed === "string" ? listed : text, line);
}

function throwIfFailed(command: string, end: HelperEnd, options: TasksCommandOptions): void {
  const called = `tasks-command (${quote(command)})`;
  switch (end.kind) {
    case "exited": {
      if (end.isCut) {
        throw new UserError(
          `Expected ${called} to list all tasks before it ends, but a process it left behind still writes to its stdout, so the list may be incomplete. Add \`wait\` at its end, or send the output of that process elsewhere.`,
        );
      }
      if (end.code === 0) return;
      const how = end.code === null ? `it was killed by ${end.signal}` : `exit code ${end.code}`;
      const said = options.redactor.redact(end.stderr).slice(-LAST_WORDS_LENGTH).trim();
      const words = said === "" ? "It wrote nothing to stderr." : `The end of its stderr: ${said}`;
      throw new UserError(`Expected ${called} to list tasks and exit with 0, found ${how}. ${words}`);
    }
    case "not-started":
      throw new UserError(
        `Could not run ${called} with bash in ${options.workingDirectory}: ${end.message}. Check that bash is installed and that the folder exists.`,
      );
    case "timed-out":
      throw new UserError(
        `Expected ${called} to end within ${formatDuration(options.commandTimeoutMs)}, but it was still running. List the tasks into a file in an earlier step.`,
      );
    case "too-much-output":
      throw new UserError(
        `Expected ${called} to print at most 256 MiB, but it printed more. Check that it lists tasks only.`,
      );
    default:
      unreachable(end);
  }
}
