/** Starts children's processes from the launcher process: the end of its channel on our side. */
import { type ChildProcess, spawn } from "node:child_process";
import { Socket } from "node:net";
import { constants } from "node:os";
import { getSystemErrorName } from "node:util";
import { MARKER_NAME } from "./kill-posix.ts";
import type { Launched, Launcher, LaunchListener, LaunchOrder, LaunchPlan, ProcessEnd } from "./launcher.ts";
import { FRAME, type FrameHead, FrameReader, FrameWriter } from "./launcher-frames.ts";
import { CHANNEL, LAUNCHER_PROGRAM } from "./launcher-program.ts";

/** What the launcher process is told at its start. */
export interface LauncherPlan extends LaunchPlan {
  /** By which the descendants of its children are found, should we be gone. */
  readonly runMarker: string;
}

export interface RemoteLauncherOptions {
  /** Our own; the launcher process gets a few variables of it. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly plan: LauncherPlan;
  /** It ended; its children are told after that. The last call. */
  readonly lost: (reason: string) => void;
}

/**
 * What the launcher needs for itself; none of the variables that change what Perl does. By the last two it
 * is found by those who clean up: the runner at the end of a job, and a run whose child we are.
 */
const OWN_VARIABLES = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "RUNNER_TRACKING_ID", MARKER_NAME];

/**
 * What makes it cheaper to fork. Without the first, each child looks up again what it calls between its fork and
 * the loading of its program; without the second, each handle is asked where it stands and given a buffer that
 * nothing uses. Children see neither: they get the environment of the plan.
 */
const TUNING = { LD_BIND_NOW: "1", PERLIO: ":unix" };

export interface RemoteLauncher extends Launcher {
  /** Whether it has said that it takes orders. */
  readonly isReady: boolean;
}

const SIGNAL_NAMES = new Map(
  Object.entries(constants.signals).map(([name, number]) => [number, name as NodeJS.Signals]),
);

/**
 * Starts the process. Orders may be given at once; until it is ready they wait. It never keeps our process
 * from ending.
 *
 * @returns null where it cannot be started: there is no Perl, or no room for another process
 */
export function createRemoteLauncher(options: RemoteLauncherOptions): RemoteLauncher | null {
  const launcher = startProcess(options);
  const channel = launcher?.stdio[CHANNEL];
  return launcher !== null && channel instanceof Socket ? new LauncherChannel(options, launcher, channel) : null;
}

function startProcess({ environment }: RemoteLauncherOptions): ChildProcess | null {
  const own: Record<string, string | undefined> = {};
  for (const name of OWN_VARIABLES) own[name] = environment[name];
  Object.assign(own, TUNING);
  try {
    const launcher = spawn("perl", ["-e", LAUNCHER_PROGRAM], {
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
  readonly #children = new Map<number, LaunchListener>();
  #lastId = 0;
  #isReady = false;
  #isOver = false;

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
    const { file, calledAs, workingDirectory, runMarker, arguments: given, environment } = options.plan;
    const plan = [file, calledAs, workingDirectory, runMarker, String(given.length), ...given];
    this.#writer.write(FRAME.plan, 0, [...plan, ...Object.entries(environment).flat()]);
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  launch(order: LaunchOrder, listener: LaunchListener): Launched {
    this.#lastId += 1;
    const id = this.#lastId;
    if (this.#isOver) {
      queueMicrotask(() => listener.lost());
      return { abandon() {} };
    }
    const given = order.arguments;
    if (given?.some((argument) => argument.includes("\0"))) {
      queueMicrotask(() => listener.failed("the arguments of a command cannot hold null bytes"));
      return { abandon() {} };
    }
    this.#children.set(id, listener);
    const own = given === null ? ["-"] : [String(given.length), ...given];
    this.#writer.write(FRAME.order, id, [...own, ...Object.entries(order.variables).flat()]);
    return {
      abandon: () => {
        if (this.#children.delete(id)) this.#writer.write(FRAME.abandon, id);
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
    const listener = this.#children.get(head.child);
    // Abandoned meanwhile.
    if (listener === undefined) return;
    switch (head.kind) {
      case FRAME.started:
        listener.started(payload.readUInt32LE(0));
        return;
      case FRAME.stdout:
        listener.output("stdout", payload);
        return;
      case FRAME.stderr:
        listener.output("stderr", payload);
        return;
      case FRAME.exited:
        listener.exited(readEnd(payload));
        return;
      case FRAME.closed:
        this.#children.delete(head.child);
        listener.closed();
        return;
      case FRAME.failed:
        this.#children.delete(head.child);
        listener.failed(`spawn ${this.#options.plan.file} ${getSystemErrorName(-Number(payload.toString()))}`);
        return;
      default:
        throw new Error(`The launcher sends no frame of kind ${head.kind}.`);
    }
  }

  #lose(reason: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const children = [...this.#children.values()];
    this.#children.clear();
    this.#options.lost(reason);
    for (const listener of children) listener.lost();
  }
}

function readEnd(payload: Buffer): ProcessEnd {
  const [isGroupAlive, code = 0, signal] = payload;
  const name = SIGNAL_NAMES.get(signal ?? 0) ?? null;
  return { code: name === null ? code : null, signal: name, isGroupAlive: isGroupAlive === 1 };
}
