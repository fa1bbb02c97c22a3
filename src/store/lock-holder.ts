/** The process that holds a lock: how it describes itself, and whether it still runs. */
import { existsSync, readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import * as z from "zod/mini";
import { jsonOrNull } from "../core/json.ts";
import { once } from "../core/once.ts";
import { errorCode } from "../core/reason.ts";

const holderSchema = once(() =>
  z.object({
    pid: z.int().check(z.minimum(1)),
    /** Distinguishes processes that had the same id. Empty if the system does not provide it. */
    started: z.string(),
    /** Where the id is valid: another container or machine that shares the folder has its own ids. */
    place: z.string(),
  }),
);
type Holder = z.infer<ReturnType<typeof holderSchema>>;

/** A lock that is not renewed for this long is stale. Reading a million rows without a pause takes less. */
export const SILENT_MS = 15_000;

/** The host, process namespace and boot of this process. */
export function thisPlace(): string {
  const boot = readText("/proc/sys/kernel/random/boot_id")?.trim() ?? "";
  return `${hostname()} ${linkText("/proc/self/ns/pid")} ${boot}`;
}

/** The content of a lock that this process takes. */
export function thisHolder(place: string): string {
  return JSON.stringify({ pid: process.pid, started: processStart(process.pid) ?? "", place } satisfies Holder);
}

/**
 * Describes the process that holds a lock; null if there is no lock or it is stale.
 *
 * @param here the place of this process. Processes elsewhere cannot be seen
 * @param silentMs how long ago the lock was renewed. It shows whether a process elsewhere still runs
 */
export function liveHolder(path: string, here: string, silentMs: number): string | null {
  const text = readText(path);
  // It must not count as stale, because its holder may be running.
  if (text === null && existsSync(path)) return "a process whose lock cannot be read";
  const holder = holderSchema().safeParse(jsonOrNull(text ?? "")).data;
  if (holder === undefined) return null;
  const { pid, place } = holder;
  if (place === here) return isRunning(holder) ? `process ${pid}` : null;
  return silentMs < SILENT_MS ? `process ${pid} of another container or machine (${place.split(" ")[0]})` : null;
}

/** Whether a live process that is visible from here holds the lock. A lock from elsewhere may have come with a copy. */
export function isHeld(path: string): boolean {
  return liveHolder(path, thisPlace(), Number.POSITIVE_INFINITY) !== null;
}

function isRunning({ pid, started }: Holder): boolean {
  const start = processStart(pid);
  // Ids of processes are used again. The start time distinguishes the processes.
  if (start !== null) return start === started;
  return started === "" && isAlive(pid);
}

/** Whether a process with this id exists, of any user. A zombie counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists, under another user.
    return errorCode(error) === "EPERM";
  }
}

/** The start time of a process in clock ticks since boot (Linux procfs, field 22); null elsewhere, and for a zombie. */
function processStart(pid: number): string | null {
  const stat = readText(`/proc/${pid}/stat`);
  // The command name, in parentheses, may contain spaces and parentheses.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  // A zombie holds no lock, but it stays forever in containers that never reap the processes of a killed job.
  return fields?.[0] === "Z" ? null : (fields?.[19] ?? null);
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function linkText(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}
