/**
 * The plan among united states: one of them is taken whole. It is one line of JSON, which names each outstanding task
 * of a list of millions, and lies in the states of all jobs: of those that are not taken only the head is read.
 */
import {
  closeSync,
  constants,
  copyFileSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import * as z from "zod/mini";
import { jsonOrNull } from "../core/json-or-null.ts";
import { once } from "../core/once.ts";

/** At most 11 bytes a task: the plan of 24 million. A larger one is as if absent. */
export const PLAN_LIMIT_BYTES = 256 << 20;
/** All that stands before the tasks, with names of campaigns at their longest. */
const HEAD_BYTES = 16 << 10;
const TASKS = ',"jobs":';

const headSchema = once(() => z.object({ made_at: z.string().check(z.maxLength(40)) }));

/**
 * Takes the plan that was made last; the target's own where two were made at once.
 *
 * @param until epoch ms; a plan that claims to be made later is none
 */
export function takeLatestPlan(target: string, sources: readonly string[], until: number): void {
  let latest = planMadeAt(target, until);
  let best: string | null = null;
  for (const source of sources) {
    const madeAt = planMadeAt(source, until);
    if (madeAt <= latest) continue;
    latest = madeAt;
    best = source;
  }
  if (best === null) return;
  const draft = `${target}.${process.pid}.tmp`;
  try {
    copyFileSync(best, draft);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** The instant at which a plan was made, as it stands there; empty where there is no plan of ours. */
function planMadeAt(path: string, until: number): string {
  const head = readHead(path);
  const end = head.indexOf(TASKS);
  const made = headSchema().safeParse(jsonOrNull(end === -1 ? head : `${head.slice(0, end)}}`));
  return made.success && Date.parse(made.data.made_at) <= until ? made.data.made_at : "";
}

function readHead(path: string): string {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return "";
  const fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    if (fstatSync(fd).size > PLAN_LIMIT_BYTES) return "";
    const bytes = Buffer.alloc(HEAD_BYTES);
    return bytes.toString("utf8", 0, readSync(fd, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(fd);
  }
}
