/**
 * The inbox: the folder in which children get their tasks and leave their rows, in up to three files per attempt. The
 * next run recovers what a killed run left there. The folder is never saved to a cache.
 *
 * The name of the files, `KEY~ATTEMPT~STARTED[~gateway]`, contains what a later run must know about the attempt, and
 * nothing of a task.
 */
import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import * as z from "zod/mini";
import { errorCode } from "../core/reason.ts";
import type { Redactor } from "../core/redactor.ts";
import type { ResultRow } from "../core/row.ts";
import type { Task } from "../core/task.ts";
import { childMarker, inboxMark, Sweeper } from "./kill.ts";
import { readTail } from "./read-tail.ts";
import { RowCollector } from "./row-collector.ts";

/** What the name of an attempt's files says. */
export interface AttemptName {
  /** `RUN.JOB.NUMBER` */
  readonly key: string;
  readonly attempt: number;
  /** Epoch ms. */
  readonly startedAt: number;
  /** Whether its calls go through the gateway of its run. */
  readonly hasGateway: boolean;
}

export interface AttemptFiles {
  readonly tasksFile: string;
  readonly resultsFile: string;
  /** Exists once the child was asked to end. */
  readonly stoppedFile: string;
}

const TASKS_SUFFIX = ".tasks.jsonl";
const RESULTS_SUFFIX = ".results.jsonl";
const STOPPED_SUFFIX = ".stopped";
const NAME =
  /^(?<key>(?<run>[^.~]+)\.(?<job>[^.~]+)\.[^.~]+)~(?<attempt>[1-9]\d{0,14})~(?<startedAt>\d{1,15})(?<gateway>~gateway)?$/;

/** @param folder an absolute path */
export function attemptFiles(folder: string, { key, attempt, startedAt, hasGateway }: AttemptName): AttemptFiles {
  return filesOf(folder, `${key}~${attempt}~${startedAt}${hasGateway ? "~gateway" : ""}`);
}

function filesOf(folder: string, name: string): AttemptFiles {
  const stem = `${folder}${sep}${name}`;
  return {
    tasksFile: `${stem}${TASKS_SUFFIX}`,
    resultsFile: `${stem}${RESULTS_SUFFIX}`,
    stoppedFile: `${stem}${STOPPED_SUFFIX}`,
  };
}

/**
 * Writes the tasks of a child, one line of JSON each.
 *
 * @throws the file system's error
 */
export function writeTasks({ tasksFile }: Pick<AttemptFiles, "tasksFile">, tasks: readonly Task[]): void {
  const text = tasks.map((task) => `${task.json}\n`).join("");
  try {
    writeFileSync(tasksFile, text);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    // A task has removed the inbox, as `git clean` does. If the whole state folder is gone, this fails too.
    mkdirSync(dirname(tasksFile));
    writeFileSync(tasksFile, text);
  }
}

/** Records that the child is asked to end. If this run is killed, the next one needs it to judge the rows. */
export function markStopped({ stoppedFile }: AttemptFiles): void {
  try {
    writeFileSync(stoppedFile, "");
  } catch {
    // The disk is full. Then the rows count like those of a child that was not stopped.
  }
}

/** Removes the files of an attempt, whatever the child made of them. */
export function removeFiles({ resultsFile, stoppedFile, tasksFile }: AttemptFiles): void {
  // The tasks go last, because rows without them cannot be recovered.
  for (const path of [resultsFile, stoppedFile, tasksFile]) remove(path);
}

/** Removes whatever is there. Looks first, because most files do not exist, and an error takes far longer than a look. */
export function remove(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) rmSync(path, { recursive: true, force: true });
}

/** What the name of a file says, with the run and the job from its key. */
interface FoundName extends AttemptName {
  readonly run: string;
  readonly job: string;
}

/** Null if the name is not one of ours. */
function parseName(name: string): FoundName | null {
  const parts = NAME.exec(name)?.groups;
  if (parts === undefined) return null;
  const { key = "", run = "", job = "", attempt, startedAt, gateway } = parts;
  return { key, run, job, attempt: Number(attempt), startedAt: Number(startedAt), hasGateway: gateway !== undefined };
}

/** An attempt that a killed run left behind. */
export interface Leftover {
  readonly name: FoundName;
  /** The tasks as listed, in order: id and line of JSON, from which the hash can be computed again. */
  readonly tasks: readonly { readonly id: string; readonly json: string }[];
  /** Whether the child was asked to end. Rows that the killed run had not stored may have come after that. */
  readonly wasStopped: boolean;
  /** Reads the rows, redacted except for their ids. */
  readonly read: (redactor: Redactor) => LeftoverRows;
  /** Removes the files. Call it once the rows are stored. */
  readonly remove: () => void;
}

export interface LeftoverRows {
  readonly rows: readonly ResultRow[];
  readonly warnings: readonly string[];
}

const LISTED_TASK = z.object({ id: z.string().check(z.minLength(1)) });
/** Far more than any task list that we write for one child. */
const TASKS_BYTES_LIMIT = 256 * 1_048_576;

/**
 * Kills the children that outlived the run that left an inbox, so that no task runs twice at the same time. Only a run
 * that owns the state folder may call it: two runs at once would kill each other's children.
 */
export async function stopOrphans(folder: string): Promise<void> {
  const sweeper = new Sweeper();
  const mark = inboxMark(folder);
  const markers = [...attemptsIn(folder).values()].map(({ key }) => childMarker(mark, key));
  await Promise.all(markers.map((marker) => sweeper.sweep({ marker, pipeNames: [] })));
}

/** The attempts that a killed run left in the inbox, the earliest first. A missing folder counts as empty. */
export function findLeftovers(folder: string): Leftover[] {
  const inOrder = [...attemptsIn(folder)].sort(([, a], [, b]) => a.startedAt - b.startedAt || (a.key < b.key ? -1 : 1));
  return inOrder.map(([stem, name]) => {
    const files = filesOf(folder, stem);
    const tasks = readTasks(files.tasksFile);
    const ids = new Set(tasks.map((task) => task.id));
    const read = (redactor: Redactor) => readRows(files.resultsFile, ids, redactor);
    const wasStopped = existsSync(files.stoppedFile);
    return { name, tasks, wasStopped, read, remove: () => removeFiles(files) };
  });
}

function attemptsIn(folder: string): Map<string, FoundName> {
  const attempts = new Map<string, FoundName>();
  for (const file of namesIn(folder)) {
    if (!file.endsWith(TASKS_SUFFIX)) continue;
    const stem = file.slice(0, -TASKS_SUFFIX.length);
    const name = parseName(stem);
    if (name !== null) attempts.set(stem, name);
  }
  return attempts;
}

function readRows(path: string, ids: ReadonlySet<string>, redactor: Redactor): LeftoverRows {
  const warnings: string[] = [];
  if (ids.size === 0) return { rows: [], warnings };
  const collector = new RowCollector({ path, ids, redactor, warn: (message) => warnings.push(message) });
  return { rows: collector.finish(), warnings };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Removes what is left of attempts without their tasks: rows, and files that a child made beside its own, such as
 * `results.jsonl.lock`. Unknown files are left alone.
 */
export function removeStrays(folder: string): void {
  const attempts = attemptsIn(folder);
  for (const name of namesIn(folder)) {
    const stem = name.replace(/\.(?:(?:tasks|results)\.jsonl|stopped).*$/s, "");
    if (stem === name || parseName(stem) === null || attempts.has(stem)) continue;
    try {
      remove(join(folder, name));
    } catch {
      // A child that ran as another user made it, for example in a container. It does no harm.
    }
  }
}

/** The tasks of an attempt. An incomplete last line was never given to a child and is left out. */
function readTasks(path: string): { id: string; json: string }[] {
  const tasks: { id: string; json: string }[] = [];
  const file = readTail(path, TASKS_BYTES_LIMIT);
  for (const json of file?.isWhole ? file.text.split("\n").slice(0, -1) : []) {
    try {
      tasks.push({ id: LISTED_TASK.parse(JSON.parse(json)).id, json });
    } catch {
      // Not one of our lines.
    }
  }
  return tasks;
}
