/**
 * The launcher process: it starts children, hands on what they print, and tells how they end. Nothing else,
 * so that it stays small: starting a process copies the page tables of the one that starts it, and blocks
 * it until the program is loaded. Its other end is `remote-launcher.ts`.
 *
 * It outlives no one: when the other end of its socket is gone, however that came, its children are killed.
 */
import { Socket } from "node:net";
import { createGarbageWatch } from "./buffer-garbage.ts";
import { createSweeper, signalGroup } from "./kill-posix.ts";
import type { LaunchOrder } from "./launcher.ts";
import { FRAME, type FrameHead, type FrameKind, FrameReader, FrameWriter } from "./launcher-frames.ts";
import { createLocalLauncher, type LocalLaunched, type LocalLauncher } from "./local-launcher.ts";
import type { LauncherPlan } from "./remote-launcher.ts";

/** The descriptor of the socket to the process that gives the orders. */
const CHANNEL = 3;

interface LiveChild {
  launched: LocalLaunched | null;
  /** Null before it is started, and when nobody is left in its group. */
  pid: number | null;
  hasExited: boolean;
}

/** Runs until the other end of the channel is gone, then ends the process. */
export function runLauncher(): Promise<never> {
  // The signals of a terminal or a runner are for the process that gives the orders: it ends its children in order.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
  return new Promise(() => new LauncherProcess());
}

class LauncherProcess {
  readonly #channel = new Socket({ fd: CHANNEL, readable: true, writable: true });
  readonly #writer = new FrameWriter(this.#channel);
  readonly #watchGarbage = createGarbageWatch();
  readonly #children = new Map<number, LiveChild>();
  #isEnding = false;
  #launcher: LocalLauncher | null = null;
  #runMarker = "";
  #isHeld = false;

  constructor() {
    const reader = new FrameReader((head, payload) => this.#take(head, payload));
    this.#channel.on("data", (chunk: Buffer) => reader.push(chunk));
    this.#channel.on("drain", () => this.#release());
    this.#channel.on("error", () => void this.#end());
    this.#channel.on("end", () => void this.#end());
    this.#channel.on("close", () => void this.#end());
  }

  #take({ kind, child }: FrameHead, payload: Buffer): void {
    // The other end is of the same build: its frames need no schema.
    switch (kind) {
      case FRAME.plan: {
        const { runMarker, ...plan }: LauncherPlan = JSON.parse(payload.toString());
        this.#launcher = createLocalLauncher(plan);
        this.#runMarker = runMarker;
        this.#writer.write(FRAME.ready, 0);
        return;
      }
      case FRAME.order:
        this.#launch(child, JSON.parse(payload.toString()));
        return;
      case FRAME.abandon:
        this.#abandon(child);
        return;
      default:
        throw new Error(`The launcher takes no frame of kind ${kind}.`);
    }
  }

  #launch(id: number, order: LaunchOrder): void {
    if (this.#launcher === null) throw new Error("An order came before the plan.");
    const child: LiveChild = { launched: null, pid: null, hasExited: false };
    this.#children.set(id, child);
    const write = (kind: FrameKind, payload?: Buffer) => this.#writer.write(kind, id, payload);
    child.launched = this.#launcher.launch(order, {
      started: (pid) => {
        child.pid = pid;
        const payload = Buffer.allocUnsafe(4);
        payload.writeUInt32LE(pid);
        write(FRAME.started, payload);
      },
      output: (stream, chunk) => {
        if (!write(FRAME[stream], chunk)) this.#hold();
        this.#watchGarbage(chunk.length);
      },
      exited: ({ code, signal, isGroupAlive }) => {
        child.hasExited = true;
        if (!isGroupAlive) child.pid = null;
        write(FRAME.exited, Buffer.from(`${isGroupAlive ? 1 : 0}${signal ?? code ?? 0}`));
      },
      closed: () => {
        this.#children.delete(id);
        write(FRAME.closed);
      },
      failed: (message) => {
        this.#children.delete(id);
        write(FRAME.failed, Buffer.from(message));
      },
      lost: () => {},
    });
    if (this.#isHeld) child.launched.hold();
  }

  #abandon(id: number): void {
    const child = this.#children.get(id);
    if (child === undefined) return;
    this.#children.delete(id);
    child.launched?.abandon();
    // Where the order to end it came before its start was known.
    if (!child.hasExited && child.pid !== null) signalGroup(child.pid, "SIGKILL");
  }

  /** Nothing more is read of children until the other end has taken what waits. */
  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    for (const child of this.#children.values()) child.launched?.hold();
  }

  #release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    for (const child of this.#children.values()) child.launched?.release();
  }

  async #end(): Promise<void> {
    if (this.#isEnding) return;
    this.#isEnding = true;
    for (const { pid } of this.#children.values()) if (pid !== null) signalGroup(pid, "SIGKILL");
    // Those that left their group.
    if (this.#runMarker !== "") await createSweeper().sweepRun(this.#runMarker);
    process.exit(0);
  }
}
