/** The two forms of the command, and how they become a program with arguments. */
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { isObject, parseJson } from "../core/json.ts";
import type { Task } from "../core/task.ts";
import { UserError } from "../core/user-error.ts";
import type { AttemptFiles } from "./inbox.ts";

/** What a child is started with. */
export type ChildCommand =
  /** Run as `bash -euo pipefail -c TEXT`. Values reach it only through the environment. */
  | { readonly kind: "shell"; readonly text: string }
  /** Run without a shell. Never empty. Placeholders in the arguments after the first are replaced. */
  | { readonly kind: "argv"; readonly argv: readonly string[] };

export interface ResolvedCommand {
  /** Absolute path of the program. */
  readonly file: string;
  /** The program's `argv[0]`. */
  readonly calledAs: string;
  readonly arguments: readonly string[];
  readonly hasPlaceholders: boolean;
}

/**
 * Finds the program of a command, once per run.
 *
 * @throws UserError if it cannot be found or executed
 */
export function resolveCommand(
  form: ChildCommand,
  environment: Readonly<Record<string, string | undefined>>,
  workingDirectory: string,
): ResolvedCommand {
  const argv = form.kind === "shell" ? ["bash", "-euo", "pipefail", "-c", form.text] : form.argv;
  const [program = "", ...rest] = argv;
  return {
    file: resolveProgram(program, environment, workingDirectory),
    calledAs: program,
    arguments: rest,
    hasPlaceholders: form.kind === "argv" && rest.some((argument) => argument.includes("{")),
  };
}

/**
 * The absolute path of a program: searched in PATH if the name has no slash, else relative to the working directory.
 *
 * @throws UserError if there is no such file, or none that can be executed
 */
export function resolveProgram(
  program: string,
  environment: Readonly<Record<string, string | undefined>>,
  workingDirectory: string,
): string {
  const searched = environment.PATH ?? "/usr/local/bin:/usr/bin:/bin";
  const folders = program.includes("/") ? ["."] : searched.split(delimiter);
  const candidates = folders.map((folder) => resolve(workingDirectory, folder, program));
  const found = candidates.find(isExecutable);
  if (found !== undefined) return found;
  const where = program.includes("/") ? `\`${candidates[0]}\`` : `PATH (\`${searched}\`)`;
  throw new UserError(
    `Expected the command's program \`${program}\` in ${where}, found no executable file. ` +
      "Check its name, install it in an earlier step, or make it executable (chmod +x).",
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Replaces `{id}`, `{tasks-file}`, `{results-file}` and `{FIELD}` inside arguments, in one pass, so that inserted
 * values are not scanned again. Unknown placeholders stay. Those of a task need a shard of one task.
 */
export function fillPlaceholders(
  argv: readonly string[],
  tasks: readonly Task[],
  { tasksFile, resultsFile }: Pick<AttemptFiles, "tasksFile" | "resultsFile">,
): string[] {
  const [task, ...others] = tasks;
  const known = task === undefined || others.length > 0 ? new Map<string, string>() : scalarFields(task.json);
  if (task !== undefined && others.length === 0) known.set("id", task.id);
  known.set("tasks-file", tasksFile).set("results-file", resultsFile);
  return argv.map((argument) => argument.replace(/\{([^{}]+)\}/g, (whole, name: string) => known.get(name) ?? whole));
}

/** The fields of a task that are strings, numbers or booleans, as text. */
export function scalarFields(json: string): Map<string, string> {
  const fields = new Map<string, string>();
  const payload = parseJson(json);
  if (!isObject(payload)) return fields;
  for (const [name, value] of Object.entries(payload)) {
    if (typeof value === "string") fields.set(name, value);
    else if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean")
      fields.set(name, String(value));
  }
  return fields;
}
