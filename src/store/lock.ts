/** Allows one run at a time in a state folder. Two would run the same tasks twice. */
import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { hostname } from "node:os";
import * as z from "zod/mini";
import { formatDuration } from "../core/duration.ts";
import { jsonOrNull } from "../core/json.ts";
import { once } from "../core/once.ts";
import { errorCode } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";

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

/** What a lock needs from the outside. */
export interface LockWorld {
  /** Host, process namespace and boot of this process. */
  readonly place: string;
  /** Calls `act` every period until the returned function is called. Does not keep the process alive. */
  readonly every: (periodMs: number, act: () => void) => () => void;
}

/** How often a holder renews its lock, for starting processes that cannot see the holder's process. */
export const BEAT_MS = 5_000;
/** A lock that is not renewed for this long is stale. Reading a million rows without a pause takes less. */
export const SILENT_MS = 15_000;
/** How often a starting process tries to take a lock that it found stale. Others may start at the same time. */
const TRIES = 5;

/**
 * Takes the lock. A lock that a killed run left behind does not count.
 *
 * @throws LockHeld if a live process holds it
 */
export function takeLock(path: string, world: LockWorld = THIS_MACHINE): Lock {
  const mine = JSON.stringify({ pid: process.pid, started: processStart(process.pid) ?? "", place: world.place });
  for (let tries = 0; tries < TRIES; tries += 1) {
    // Created together with its content, because a reader would take an empty lock for a stale one.
    const draft = draftOf(path);
    try {
      writeFileSync(draft, mine, { flag: "wx" });
      if (putLock(path, draft, mine)) return new Lock(path, mine, world);
      const found = readText(path);
      const holder = found === null ? null : liveHolder(found, silenceMs(path, draft), world);
      if (holder !== null) throw heldBy(holder, path);
      if (found !== null) removeStale(path, found);
    } finally {
      rmSync(draft, { force: true });
    }
  }
  throw heldBy("another process", path);
}

/** @returns false if there is a lock already */
function putLock(path: string, draft: string, content: string): boolean {
  try {
    try {
      linkSync(draft, path);
    } catch (error) {
      if (errorCode(error) === "EEXIST") return false;
      // A file system without hard links.
      writeFileSync(path, content, { flag: "wx" });
    }
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/**
 * How long ago a lock was renewed, by the clock of its file system, which has just dated the draft. Neither the clock of
 * this machine nor that of the holder matters.
 */
function silenceMs(path: string, draft: string): number {
  const renewedAt = lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Math.abs(lstatSync(draft).mtimeMs - renewedAt);
}

/** A lock that this process has taken. */
export class Lock {
  readonly #path: string;
  readonly #content: Buffer;
  /** Kept open: writing by name would renew a lock that another run has put in its place. */
  readonly #fd: number;
  readonly #stopBeating: () => void;
  #notifyLost: () => void = () => undefined;
  #isLost = false;
  /** Whether the lock was checked in this turn of the event loop. */
  #isChecked = false;

  constructor(path: string, content: string, world: LockWorld) {
    this.#path = path;
    this.#content = Buffer.from(content);
    this.#fd = openSync(path, constants.O_RDWR | constants.O_NOFOLLOW);
    this.#stopBeating = world.every(BEAT_MS, () => this.#beat());
  }

  /**
   * Whether the lock is still ours: the same file with the same content. A process that was suspended, or whose folder
   * was cleaned up, may have lost it to another run. A lost lock stays lost, because another run may have come and gone.
   *
   * Checked once per turn of the event loop: in a burst of short children, each would cause several checks.
   */
  isOurs(): boolean {
    if (!this.#isChecked) {
      this.#check();
      this.#isChecked = true;
      setImmediate(() => {
        this.#isChecked = false;
      });
    }
    return !this.#isLost;
  }

  #check(): boolean {
    this.#isLost ||= !this.#isSameFile();
    return !this.#isLost;
  }

  /** Sets the callback for when a beat finds that the lock is lost. Called once. */
  onLost(notify: () => void): void {
    this.#notifyLost = notify;
  }

  /** Releases the lock. A lock that belongs to another run is left alone. */
  release(): void {
    this.#stopBeating();
    if (this.#check()) remove(this.#path);
    closeSync(this.#fd);
  }

  #isSameFile(): boolean {
    try {
      const [ours, found] = [fstatSync(this.#fd), lstatSync(this.#path)];
      if (ours.ino !== found.ino || ours.dev !== found.dev) return false;
      const content = Buffer.alloc(this.#content.length + 1);
      const length = readSync(this.#fd, content, 0, content.length, 0);
      return content.subarray(0, length).equals(this.#content);
    } catch (error) {
      const code = errorCode(error);
      return code !== "ENOENT" && code !== "ENOTDIR";
    }
  }

  /** Renews the file time, which stands for the process if others cannot see it. */
  #beat(): void {
    if (!this.#check()) {
      this.#stopBeating();
      this.#notifyLost();
      return;
    }
    try {
      writeSync(this.#fd, this.#content, 0, this.#content.length, 0);
    } catch {
      // The disk is full or has become read-only. The run reports that elsewhere.
    }
  }
}

/** Whether a live process that is visible from here holds the lock. A lock from elsewhere may have come with a copy. */
export function isHeld(path: string): boolean {
  const holder = holderIn(readText(path) ?? "");
  return holder !== null && holder.place === THIS_MACHINE.place && isRunning(holder);
}

/** A lock that cannot be removed becomes stale when this process ends. */
function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // The disk has become read-only.
  }
}

/** This run has lost the folder and must not write to it any more. */
export class LockLost extends UserError {
  constructor(root: string) {
    super(
      existsSync(root)
        ? `Expected to be the only run in the state folder ${root}, but its lock was removed or another run has taken it over. ` +
            "Nothing more is written. Run the same command again when no other run is active there."
        : `Expected the state folder ${root}, but it was removed, most likely by a task. What it held is lost. Keep the tasks away from it.`,
    );
  }
}

/** Another run is active in the folder. */
export class LockHeld extends UserError {}

function heldBy(holder: string, path: string): LockHeld {
  return new LockHeld(
    `Expected to be the only run in this state folder, but ${holder} is running in it (${path}). ` +
      "Wait for it to end, or give this run a `state-dir` of its own. " +
      `The lock of a killed run on another machine expires after ${formatDuration(SILENT_MS)}.`,
  );
}

/**
 * Removes a stale lock. If several processes start, only one can move it aside. One that has moved the lock of a faster
 * process puts it back. If that fails, the faster process finds its lock lost, and stops.
 */
function removeStale(path: string, judged: string): void {
  const aside = draftOf(path);
  try {
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    throw error;
  }
  try {
    if (readText(aside) !== judged) linkSync(aside, path);
  } catch {
    // Yet another lock is in its place, or the file system has no hard links.
  }
  rmSync(aside, { force: true });
}

/** Two containers may have the same process ids. */
function draftOf(path: string): string {
  return `${path}.${randomBytes(4).toString("hex")}.${process.pid}.tmp`;
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

/** Describes the holder of the lock; null if the lock is stale. */
function liveHolder(text: string, silentMs: number, world: LockWorld): string | null {
  const holder = holderIn(text);
  if (holder === null) return null;
  const { pid, place } = holder;
  if (place === world.place) return isRunning(holder) ? `process ${pid}` : null;
  return silentMs < SILENT_MS ? `process ${pid} of another container or machine (${place.split(" ")[0]})` : null;
}

function holderIn(text: string): Holder | null {
  const holder = holderSchema().safeParse(jsonOrNull(text));
  return holder.success ? holder.data : null;
}

function isRunning({ pid, started }: Holder): boolean {
  const start = processStart(pid);
  // A pid is reused after a reboot. Its start time distinguishes the processes.
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

/** The start time of a process in clock ticks since boot (Linux procfs, field 22); null elsewhere. */
function processStart(pid: number): string | null {
  const stat = readText(`/proc/${pid}/stat`);
  // The command name, in parentheses, may contain spaces and parentheses.
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}

function linkText(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

const THIS_MACHINE: LockWorld = {
  get place() {
    const boot = readText("/proc/sys/kernel/random/boot_id")?.trim() ?? "";
    return `${hostname()} ${linkText("/proc/self/ns/pid")} ${boot}`;
  },
  every(periodMs, act) {
    const timer = setInterval(act, periodMs).unref();
    return () => clearInterval(timer);
  },
};
