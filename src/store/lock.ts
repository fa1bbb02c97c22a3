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
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { formatDuration } from "../core/duration.ts";
import { errorCode } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";
import { liveHolder, SILENT_MS, thisHolder, thisPlace } from "./lock-holder.ts";

/** What a lock needs from the outside. */
export interface LockWorld {
  /** Host, process namespace and boot of this process. */
  readonly place: string;
  /** Calls `act` every period until the returned function is called. Does not keep the process alive. */
  readonly every: (periodMs: number, act: () => void) => () => void;
}

/** How often a holder renews its lock, for starting processes that cannot see the holder's process. */
export const BEAT_MS = 5_000;

/**
 * Takes the lock. A lock that a killed run left behind does not count: it is replaced. If two processes replace it at
 * the same time, the later one has the lock, and the other finds its lock lost at its next check.
 *
 * @throws UserError if a live process holds it
 */
export function takeLock(path: string, world: LockWorld = THIS_MACHINE): Lock {
  const content = thisHolder(world.place);
  // Complete before it has the name of the lock, because a reader would take an empty lock for a stale one. The name
  // has random digits, because two containers may have the same process ids.
  const draft = `${path}.${randomBytes(4).toString("hex")}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, content, { flag: "wx" });
    if (!isLinked(draft, path)) {
      const holder = liveHolder(path, world.place, silenceMs(path, draft));
      if (holder !== null) throw heldBy(holder, path);
      renameSync(draft, path);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  // Opened under its own name: over sshfs, for example, the draft has another inode number.
  const fd = openSync(path, constants.O_RDWR | constants.O_NOFOLLOW);
  return new Lock({ path, fd, content: Buffer.from(content) }, world);
}

/** @returns false if there is a lock already, or if the file system has no hard links */
function isLinked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch {
    return false;
  }
}

/**
 * How long ago a lock was renewed, by the clock of its file system, which has just dated the draft. Neither the clock
 * of this machine nor that of the holder matters.
 */
function silenceMs(path: string, draft: string): number {
  const renewedAt = lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Math.abs(lstatSync(draft).mtimeMs - renewedAt);
}

interface LockFile {
  readonly path: string;
  /** Kept open: writing by name would renew a lock that another run has put in its place. */
  readonly fd: number;
  readonly content: Buffer;
}

/** Released when a signal ends this process at once: another container cannot see that it has ended. */
const taken = new Set<Lock>();
process.once("exit", () => {
  for (const lock of taken) lock.release();
});

/** A lock that this process has taken. */
export class Lock {
  readonly #file: LockFile;
  readonly #stopBeating: () => void;
  #notifyLost: () => void = () => undefined;
  #isLost = false;
  /** Whether the lock was checked in this turn of the event loop. */
  #isChecked = false;

  constructor(file: LockFile, world: LockWorld) {
    this.#file = file;
    this.#stopBeating = world.every(BEAT_MS, () => this.#beat());
    taken.add(this);
  }

  /**
   * Whether the lock is still ours: the same file with the same content. A process that was suspended, or whose folder
   * was cleaned up, may have lost it to another run. A lost lock stays lost, because another run may have come and
   * gone.
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
    this.#isLost ||= !isUnchanged(this.#file);
    return !this.#isLost;
  }

  /** Sets the callback for when a beat finds that the lock is lost. Called once. */
  onLost(notify: () => void): void {
    this.#notifyLost = notify;
  }

  /** Releases the lock. A lock that belongs to another run is left alone. */
  release(): void {
    taken.delete(this);
    this.#stopBeating();
    if (this.#check()) remove(this.#file.path);
    closeSync(this.#file.fd);
  }

  /** Renews the file time, which stands for the process if others cannot see it. */
  #beat(): void {
    if (!this.#check()) {
      this.#stopBeating();
      this.#notifyLost();
      return;
    }
    const { fd, content } = this.#file;
    try {
      writeSync(fd, content, 0, content.length, 0);
    } catch {
      // The disk is full or has become read-only. The run reports that elsewhere.
    }
  }
}

/** Whether a lock is still the file that was put there, with its content. */
function isUnchanged({ path, fd, content }: LockFile): boolean {
  try {
    const [ours, found] = [fstatSync(fd), lstatSync(path)];
    if (ours.ino !== found.ino || ours.dev !== found.dev) return false;
    const bytes = Buffer.alloc(content.length + 1);
    return bytes.subarray(0, readSync(fd, bytes, 0, bytes.length, 0)).equals(content);
  } catch (error) {
    const code = errorCode(error);
    return code !== "ENOENT" && code !== "ENOTDIR";
  }
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
        : `Expected the state folder ${root}, but it was removed, most likely by a task. Its contents are lost. Keep the tasks away from it.`,
    );
  }
}

function heldBy(holder: string, path: string): UserError {
  return new UserError(
    `Expected to be the only run in this state folder, but ${holder} is running in it (${path}). ` +
      "Wait for it to end, or give this run a `state-dir` of its own. " +
      `The lock of a killed run on another machine expires after ${formatDuration(SILENT_MS)}.`,
  );
}

const THIS_MACHINE: LockWorld = {
  get place() {
    return thisPlace();
  },
  every(periodMs, act) {
    const timer = setInterval(act, periodMs).unref();
    return () => clearInterval(timer);
  },
};
