/** Keeps a state folder from growing over the years: drops what is no longer needed. */
import { lstatSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { jsonOrNull } from "../core/json.ts";
import type { TaskIndex } from "../core/task-index.ts";
import { writeAtomically } from "./atomic-file.ts";
import { isNewerLine } from "./format.ts";
import { readLines } from "./journal.ts";
import type { StatePaths } from "./state-paths.ts";

/** How many runs keep their logs, including the present one. */
export const LOGGED_RUNS = 3;
/** Events beyond this size lose their older half, except starts and ends of runs. */
const EVENTS_LIMIT_BYTES = 64 << 20;
/** `<run>.<job>.<attempt of the run>.log` */
const LOG = /^(.+)\.\d+\.\d{6,}\.log$/;

/** Removes the logs of all but the latest runs. @param kept how many runs keep their logs */
export function dropOldLogs(folder: string, kept: number): void {
  const runs = new Map<string, { readonly at: number; readonly names: string[] }>();
  for (const name of readdirSync(folder)) {
    const run = LOG.exec(name)?.[1];
    if (run === undefined) continue;
    const known = runs.get(run);
    if (known !== undefined) known.names.push(name);
    else runs.set(run, { at: lstatSync(join(folder, name)).mtimeMs, names: [name] });
  }
  const old = [...runs.values()].sort((a, b) => b.at - a.at).slice(kept);
  for (const { names } of old) for (const name of names) rmSync(join(folder, name), { force: true });
}

/** Removes what is stored about tasks that are no longer listed: their rows in a campaign, and their events. */
export function dropUnlisted(paths: StatePaths, campaign: string, index: TaskIndex): void {
  for (const path of [paths.results, paths.failures]) {
    rewrite(path, (line) => {
      const row = jsonOrNull(line) as { campaign?: unknown; hash?: unknown } | null;
      if (row?.campaign !== campaign || typeof row.hash !== "string") return true;
      return index.find(row.hash) !== -1;
    });
  }
  rewrite(paths.events, (line) => {
    if (!line.includes('"event":"task_settled"') && !line.includes('"event":"attempt_started"')) return true;
    const event = jsonOrNull(line) as { id?: unknown; tasks?: unknown } | null;
    const ids = Array.isArray(event?.tasks) ? event.tasks : [event?.id];
    return ids.some((id) => typeof id === "string" && index.findId(id) !== -1);
  });
}

/** Halves events that have grown beyond the limit. */
export function capEvents(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= EVENTS_LIMIT_BYTES) return;
  let position = 0;
  rewrite(path, (line) => {
    position += Buffer.byteLength(line) + 1;
    return position > size - EVENTS_LIMIT_BYTES / 2 || line.includes('"event":"run_');
  });
}

/** Lines of a newer version stay in any case. */
function rewrite(path: string, isKept: (line: string) => boolean): void {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return;
  let dropped = 0;
  const produce = (write: (text: string) => void) => {
    readLines(path, (line) => {
      if (isKept(line) || isNewerLine(line)) write(`${line}\n`);
      else dropped += 1;
    });
  };
  writeAtomically(path, produce, () => dropped > 0);
}

/** Rewrites the file without the rows of campaigns that are not needed. */
export function keepCampaigns(path: string, needed: ReadonlySet<string>): void {
  rewrite(path, (line) => {
    const row = jsonOrNull(line) as { campaign?: unknown } | null;
    return typeof row?.campaign !== "string" || needed.has(row.campaign);
  });
}
