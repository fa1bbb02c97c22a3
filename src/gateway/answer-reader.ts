/** Receives the answer to one call from the client library, whose own streams would cost more than the rest of the call. */
import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";

export interface UpstreamAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: AsyncIterable<Buffer>;
}

/** Cuts a call off. Not an AbortController: what a signal refers to stays in memory until a full collection. */
export class Cutoff {
  #isCut = false;
  #abort = () => {};

  cut(): void {
    this.#isCut = true;
    this.#abort();
  }

  /** @param abort ends the call; called at once if it was cut off before */
  onCut(abort: () => void): void {
    this.#abort = abort;
    if (this.#isCut) abort();
  }
}

/** How many chunks may wait for a slow reader. */
const HELD_CHUNKS = 16;

export class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #cutoff: Cutoff;
  readonly #begun: (answer: UpstreamAnswer) => void;
  readonly #failed: (error: Error) => void;
  readonly #chunks: Buffer[] = [];
  #isComplete = false;
  #error: Error | null = null;
  /** The reader waits for more. */
  #wake = () => {};

  /** @param failed called if the connection fails; after `begun`, the reader of the body gets the error too */
  constructor(cutoff: Cutoff, begun: (answer: UpstreamAnswer) => void, failed: (error: Error) => void) {
    this.#cutoff = cutoff;
    this.#begun = begun;
    this.#failed = failed;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#cutoff.onCut(() => controller.abort(new Error("The call was cut off.")));
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: UpstreamAnswer["headers"]): void {
    // Answers below 200 are announcements.
    if (status >= 200) this.#begun({ status, headers, body: this.#read(controller) });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
    if (this.#chunks.length >= HELD_CHUNKS) controller.pause();
    this.#wake();
  }

  onResponseEnd(): void {
    this.#isComplete = true;
    this.#wake();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#error = error;
    this.#failed(error);
    this.#wake();
  }

  async *#read(controller: Dispatcher.DispatchController): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        for (let chunk = this.#chunks.shift(); chunk !== undefined; chunk = this.#chunks.shift()) yield chunk;
        if (this.#error !== null) throw this.#error;
        if (this.#isComplete) return;
        const more = new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        controller.resume();
        await more;
      }
    } finally {
      if (!this.#isComplete && this.#error === null) controller.abort(new Error("Nobody reads the answer."));
    }
  }
}
