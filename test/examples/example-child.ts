/** Runs an example's child as Carryover would, in an environment made by hand, and reads what it left. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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

export interface EndedChild {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly rows: readonly ExampleRow[];
}

export interface ExampleChild {
  readonly program: string;
  readonly arguments: readonly string[];
  readonly tasks: readonly ExampleTask[];
  readonly environment: Readonly<Record<string, string>>;
  readonly workingDirectory?: string;
}

export async function runExampleChild(child: ExampleChild): Promise<EndedChild> {
  const folder = mkdtempSync(join(tmpdir(), "carryover-example-"));
  try {
    const resultsFile = join(folder, "results.jsonl");
    const tasksFile = join(folder, "tasks.jsonl");
    writeFileSync(tasksFile, child.tasks.map((task) => `${JSON.stringify(task)}\n`).join(""));
    writeFileSync(resultsFile, "");
    const ended = await runProgram({
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

export function runProgram(
  child: Omit<ExampleChild, "tasks">,
): Promise<{ readonly exitCode: number | null; readonly stdout: string; readonly stderr: string }> {
  return new Promise((resolve, reject) => {
    const spawned = spawn(child.program, child.arguments, {
      cwd: child.workingDirectory,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, PYTHONDONTWRITEBYTECODE: "1", ...child.environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output = { stdout: "", stderr: "" };
    for (const stream of ["stdout", "stderr"] as const) {
      spawned[stream].setEncoding("utf8").on("data", (chunk: string) => {
        output[stream] += chunk;
      });
    }
    spawned.once("error", reject);
    spawned.once("close", (exitCode) => resolve({ exitCode, ...output }));
  });
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
