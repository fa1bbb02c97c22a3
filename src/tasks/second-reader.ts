/** A second thread that reads the back of a long list. */
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Back, BackMessage, BackOrder } from "./read-back.ts";
import type { ListPiece } from "./task-list.ts";

export interface SecondReader {
  /** What it has read; null where it did not start, or found something unusual. */
  readonly back: Promise<Back | null>;
  /** Ends it, whatever it is at; nothing that it says counts any more. */
  close(): void;
}

/** Beside this file, in sources and in bundles. */
const PROGRAM = new URL(`./list-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * @param program of the thread
 * @returns null where this process may not start one
 */
export function startSecondReader(order: BackOrder, program = PROGRAM): SecondReader | null {
  const worker = startThread(program, order);
  if (worker === null) return null;
  const back = new Promise<Back | null>((resolve) => {
    const pieces: ListPiece[] = [];
    worker.on("message", (message: BackMessage) => {
      if (message.kind === "piece") pieces.unshift(message.piece);
      else resolve({ from: message.from, pieces });
    });
    for (const event of ["error", "messageerror", "exit"]) worker.on(event, () => resolve(null));
  });
  return {
    back,
    close() {
      // Not waited for: it takes as long as thousands of tasks, and the thread holds nothing of its own.
      void worker.terminate();
    },
  };
}

function startThread(program: URL, order: BackOrder): Worker | null {
  try {
    return new Worker(program, {
      workerData: order,
      // What the user preloads and what Node warns of belong to the main thread; nothing of this one is to be printed.
      execArgv: [],
      env: {},
      stdout: true,
      stderr: true,
    });
  } catch {
    return null;
  }
}
