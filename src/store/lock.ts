/** One run at a time in a state folder: two would run the same tasks twice. */
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { jsonOrNull } from "../core/json-or-null.ts";
import { UserError } from "../core/user-error.ts";

const holderSchema = z.object({ pid: z.int().min(1), started: z.string() });

/** A starter that finds another one at work on a stale lock tries again this often. */
const TRIES = 40;
const PAUSE_MS = 25;
/** Removing a stale lock takes microseconds; whoever takes this long was killed. */
const BREAKING_LIMIT_MS = 10_000;

/**
 * Takes the lock; the one of a run that was killed does not count.
 *
 * @returns how to give it back
 * @throws LockHeld where a live process holds it
 */
export function takeLock(path: string): () => void {
  const mine = JSON.stringify({ pid: process.pid, started: processStart(process.pid) ?? "" });
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (putLock(path, mine)) {
      return () => {
        if (readText(path) === mine) remove(path);
      };
    }
    const found = readText(path);
    const pid = found === null ? null : liveHolder(found);
    if (pid !== null) throw heldBy(`process ${pid}`, path);
    if (found !== null && !removeStale(path, found)) Atomics.wait(PAUSE, 0, 0, PAUSE_MS);
  }
  throw heldBy("another process", path);
}

/** Whether a live process of this machine holds the lock. */
export function isHeld(path: string): boolean {
  const found = readText(path);
  return found !== null && liveHolder(found) !== null;
}

/** One that cannot be removed is stale as soon as we have ended. */
function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // A disk that has become read-only.
  }
}

const PAUSE = new Int32Array(new SharedArrayBuffer(4));

/** Another run is at work in the folder. */
export class LockHeld extends UserError {}

function heldBy(holder: string, path: string): LockHeld {
  return new LockHeld(
    `Expected to be the only run in this state folder, but ${holder} is running in it (${path}). ` +
      "Wait for it to end, or give this run a `state-dir` of its own.",
  );
}

/** Makes the lock with its content at once: a reader of a lock that is still empty would take it for stale. */
function putLock(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    // Made anew: a link that somebody has put there would be written through.
    rmSync(draft, { force: true });
    writeFileSync(draft, content, { flag: "wx" });
    try {
      linkSync(draft, path);
    } catch (error) {
      if (codeOf(error) === "EEXIST") return false;
      // A file system without hard links.
      writeFileSync(path, content, { flag: "wx" });
    }
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes a lock that was judged stale. Two starters judge alike, and the slower one must not remove what the faster
 * one has put in its place: only one at a time removes, and only what it has judged.
 *
 * @returns false where another one is at it
 */
function removeStale(path: string, judged: string): boolean {
  const guard = `${path}.breaking`;
  try {
    mkdirSync(guard);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > BREAKING_LIMIT_MS) rmSync(guard, { recursive: true, force: true });
    return false;
  }
  try {
    if (readText(path) === judged) rmSync(path, { force: true });
    return true;
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}

function liveHolder(text: string): number | null {
  const holder = holderSchema.safeParse(jsonOrNull(text));
  if (!holder.success) return null;
  const { pid, started } = holder.data;
  const start = processStart(pid);
  // A pid is used again after a reboot, and in every container; its start time tells the processes apart.
  if (start !== null) return start === started ? pid : null;
  return started === "" && isAlive(pid) ? pid : null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The start time of a process in clock ticks since boot (Linux procfs, field 22); null elsewhere. */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command name, in parentheses, may hold spaces and parentheses.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
