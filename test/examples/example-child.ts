/** Runs an example's child as Carryover would, in an environment made by hand, and reads what it left. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ProgramEnd, runCommand } from "../e2e/program.ts";

export interface ExampleTask {
  readonly id: string;
  readonly [field: string]: unknown;
}

export interface ExampleRow {
  readonly id: string;
  readonly status: string;
  readonly score?: number;
  readonly output?: unknown;
  readonly metrics?: Readonly<Record<string, number>>;
  readonly error?: { readonly message: string; readonly status_code?: number; readonly retry_after_seconds?: number };
}

export interface ExampleChild {
  readonly program: string;
  readonly arguments: readonly string[];
  readonly tasks: readonly ExampleTask[];
  readonly environment: Readonly<Record<string, string>>;
}

export async function runExampleChild(child: ExampleChild) {
  const folder = mkdtempSync(join(tmpdir(), "carryover-example-"));
  try {
    const resultsFile = join(folder, "results.jsonl");
    const tasksFile = join(folder, "tasks.jsonl");
    writeFileSync(tasksFile, child.tasks.map((task) => `${JSON.stringify(task)}\n`).join(""));
    writeFileSync(resultsFile, "");
    const ended = await runExample({
      ...child,
      environment: {
        ...taskVariables(child.tasks),
        ...child.environment,
        CARRYOVER_TASKS_FILE: tasksFile,
        CARRYOVER_RESULTS_FILE: resultsFile,
      },
    });
    const lines = readFileSync(resultsFile, "utf8").split("\n");
    if (lines.pop() !== "") throw new Error("Expected every row to end with a newline.");
    return { ...ended, rows: lines.map((line): ExampleRow => JSON.parse(line)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function runExample(child: Omit<ExampleChild, "tasks">): Promise<ProgramEnd> {
  const env = { PYTHONDONTWRITEBYTECODE: "1", ...child.environment };
  return runCommand([child.program, ...child.arguments], { cwd: ".", env });
}

function taskVariables(tasks: readonly ExampleTask[]): Record<string, string> {
  const [task, ...others] = tasks;
  if (task === undefined || others.length > 0) return {};
  const fields = Object.entries(task).map(([name, value]) => [`CARRYOVER_FIELD_${name.toUpperCase()}`, String(value)]);
  return { ...Object.fromEntries(fields), CARRYOVER_TASK_ID: task.id, CARRYOVER_TASK: JSON.stringify(task) };
}

export function readExampleTasks(path: string): ExampleTask[] {
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  return lines.map((line): ExampleTask => JSON.parse(line));
}
