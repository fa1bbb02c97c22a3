/** A second thread that reads the back of a long list. */
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Back, BackMessage, BackOrder } from "./read-back.ts";
import type { ListPiece } from "./task-list.ts";

export interface SecondReader {
  /** What it has read; null where it did not start, or found something unusual. */
  readonly back: Promise<Back | null>;
  /** Ends it, whatever it is at. */
  close(): Promise<void>;
}

/** Beside this file, in sources and in bundles. */
const PROGRAM = new URL(`./list-thread${extname(import.meta.url)}`, import.meta.url);

/** @param program of the thread */
export function startSecondReader(order: BackOrder, program = PROGRAM): SecondReader {
  const worker = new Worker(program, {
    workerData: order,
    // What the user preloads and what Node warns of belong to the main thread; nothing of this one is to be printed.
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  });
  const back = new Promise<Back | null>((resolve) => {
    const pieces: ListPiece[] = [];
    worker.on("message", (message: BackMessage) => {
      if (message.kind === "piece") pieces.unshift(message.piece);
      else resolve({ from: message.from, pieces });
    });
    worker.on("error", () => resolve(null));
    worker.on("messageerror", () => resolve(null));
    worker.on("exit", () => resolve(null));
  });
  return {
    back,
    async close() {
      await worker.terminate();
    },
  };
}
