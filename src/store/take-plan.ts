/**
 * Takes one plan of the merged states as a whole. A plan is one line of JSON that names each outstanding task of a list
 * of millions, and every job's state has a copy. Only the head of those that are not taken is read.
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

/** At most 11 bytes a task: the plan of 24 million tasks. A larger one counts as absent. */
export const PLAN_LIMIT_BYTES = 256 << 20;
/** Everything before the tasks, with the longest possible campaign names. */
const HEAD_BYTES = 16 << 10;
const TASKS = ',"jobs":';

const headSchema = once(() => z.object({ made_at: z.string().check(z.maxLength(40)) }));

/**
 * Takes the plan that was made last. The target's own wins a tie.
 *
 * @param until epoch ms; a plan from after this instant is ignored
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

/** The stated instant of a plan; empty if there is no plan of ours. */
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
