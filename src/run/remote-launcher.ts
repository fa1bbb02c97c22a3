/** Starts children's processes from the launcher process: the end of its channel on our side. */
import { type ChildProcess, spawn } from "node:child_process";
import { Socket } from "node:net";
import { constants } from "node:os";
import { MARKER_NAME, signalGroup } from "./kill-posix.ts";
import type { Launched, Launcher, LaunchListener, LaunchOrder, LaunchPlan, ProcessEnd } from "./launcher.ts";
import { LAUNCHER_ARGUMENT } from "./launcher-entry.ts";
import { FRAME, type FrameHead, FrameReader, FrameWriter } from "./launcher-frames.ts";

/** What the launcher process is told at its start. */
export interface LauncherPlan extends LaunchPlan {
  /** By which the descendants of its children are found, should we be gone. */
  readonly runMarker: string;
}

export interface RemoteLauncherOptions {
  /** Absolute path of the program that becomes the launcher when it is called with `LAUNCHER_ARGUMENT`. */
  readonly entry: string;
  /** Our own; the launcher process gets a few variables of it. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly plan: LauncherPlan;
  /** It ended; its children are told after that. The last call. */
  readonly lost: (reason: string) => void;
}

/**
 * What the launcher needs for itself. Not `NODE_OPTIONS`, which can make it slow or large. By the last two it
 * is found by those who clean up: the runner at the end of a job, and a run whose child we are.
 */
const OWN_VARIABLES = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "RUNNER_TRACKING_ID", MARKER_NAME];

export interface RemoteLauncher extends Launcher {
  /** Whether it has said that it takes orders. */
  readonly isReady: boolean;
  /** Orders that were given and not carried out yet. */
  readonly waitingCount: number;
}

/**
 * The launcher keeps next to nothing, and what it has is copied at each start: young objects get 1 MiB instead
 * of 16. It calls little but the system: a compiler that optimizes, and threads for that, would only take the
 * cores from the children.
 */
const NODE_FLAGS = ["--max-semi-space-size=1", "--max-lazy", "--no-opt", "--single-threaded"];

interface RemoteChild {
  readonly listener: LaunchListener;
  isWaiting: boolean;
  /** Null before it is started, and when nobody is left in its group. */
  pid: number | null;
}

/**
 * Starts the process. Orders may be given at once; until it is ready they wait. It never keeps our process
 * from ending.
 *
 * @returns null where it cannot be started
 */
export function createRemoteLauncher(options: RemoteLauncherOptions): RemoteLauncher | null {
  const launcher = startProcess(options);
  const channel = launcher?.stdio[3];
  return launcher !== null && channel instanceof Socket ? new LauncherChannel(options, launcher, channel) : null;
}

function startProcess({ entry, environment }: RemoteLauncherOptions): ChildProcess | null {
  const own: Record<string, string | undefined> = {};
  for (const name of OWN_VARIABLES) own[name] = environment[name];
  try {
    const launcher = spawn(process.execPath, [...NODE_FLAGS, entry, LAUNCHER_ARGUMENT], {
      env: own,
      // A session of its own: the Ctrl-C of a terminal is for us, who end the children in order.
      detached: true,
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    launcher.on("error", () => {});
    return launcher.pid === undefined ? null : launcher;
  } catch {
    return null;
  }
}

class LauncherChannel implements RemoteLauncher {
  readonly #options: RemoteLauncherOptions;
  readonly #process: ChildProcess;
  readonly #channel: Socket;
  readonly #writer: FrameWriter;
  readonly #children = new Map<number, RemoteChild>();
  #lastId = 0;
  #isReady = false;
  #isOver = false;
  #waitingCount = 0;

  constructor(options: RemoteLauncherOptions, launcher: ChildProcess, channel: Socket) {
    this.#options = options;
    this.#process = launcher;
    this.#channel = channel;
    this.#writer = new FrameWriter(channel);
    const reader = new FrameReader((head, payload) => this.#take(head, payload));
    channel.on("data", (chunk: Buffer) => reader.push(chunk));
    // It is of no use without its channel; that it has ended is told when all that it said has been read.
    channel.on("error", () => launcher.kill("SIGKILL"));
    launcher.on("close", (code, signal) => this.#lose(signal ?? `exit code ${code}`));
    launcher.unref();
    channel.unref();
    this.#writer.writeJson(FRAME.plan, 0, options.plan);
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  get waitingCount(): number {
    return this.#waitingCount;
  }

  launch(order: LaunchOrder, listener: LaunchListener): Launched {
    this.#lastId += 1;
    const id = this.#lastId;
    if (this.#isOver) {
      queueMicrotask(() => listener.lost());
      return { abandon() {} };
    }
    const child: RemoteChild = { listener, isWaiting: true, pid: null };
    this.#children.set(id, child);
    this.#waitingCount += 1;
    this.#writer.writeJson(FRAME.order, id, order);
    return {
      abandon: () => {
        if (!this.#children.delete(id)) return;
        this.#carriedOut(child);
        this.#writer.write(FRAME.abandon, id);
      },
    };
  }

  close(): void {
    this.#isOver = true;
    // It has no children any more; an end in order would take it longer.
    this.#process.kill("SIGKILL");
    this.#channel.destroy();
  }

  #take(head: FrameHead, payload: Buffer): void {
    if (head.kind === FRAME.ready) {
      this.#isReady = true;
      return;
    }
    const child = this.#children.get(head.child);
    // Abandoned meanwhile.
    if (child === undefined) return;
    const { listener } = child;
    switch (head.kind) {
      case FRAME.started:
        this.#carriedOut(child);
        child.pid = payload.readUInt32LE(0);
        listener.started(child.pid);
        return;
      case FRAME.stdout:
        listener.output("stdout", payload);
        return;
      case FRAME.stderr:
        listener.output("stderr", payload);
        return;
      case FRAME.exited: {
        const end = readEnd(payload);
        if (!end.isGroupAlive) child.pid = null;
        listener.exited(end);
        return;
      }
      case FRAME.closed:
        this.#children.delete(head.child);
        listener.closed();
        return;
      case FRAME.failed:
        this.#children.delete(head.child);
        this.#carriedOut(child);
        listener.failed(payload.toString());
        return;
      default:
        throw new Error(`The launcher sends no frame of kind ${head.kind}.`);
    }
  }

  #carriedOut(child: RemoteChild): void {
    if (child.isWaiting) this.#waitingCount -= 1;
    child.isWaiting = false;
  }

  #lose(reason: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const children = [...this.#children.values()];
    this.#children.clear();
    for (const { pid } of children) if (pid !== null) signalGroup(pid, "SIGKILL");
    this.#options.lost(reason);
    for (const { listener } of children) listener.lost();
  }
}

function readEnd(payload: Buffer): ProcessEnd {
  const text = payload.toString("latin1");
  const isGroupAlive = text.startsWith("1");
  const end = text.slice(1);
  return isSignal(end) ? { code: null, signal: end, isGroupAlive } : { code: Number(end), signal: null, isGroupAlive };
}

function isSignal(text: string): text is NodeJS.Signals {
  return text in constants.signals;
}
