/** Tells a complete stream of events from one that broke or failed: every provider's stream has a last event. */

/** `[DONE]`, or the type of the event that closes an answer, or the reason in Google's last event. */
const FINAL_EVENT =
  /^data:\s*\[DONE\]|"type"\s*:\s*"(?:message_stop|message-end|response\.(?:completed|incomplete))"|"finishReason"\s*:\s*"/m;
const ERROR_EVENT =
  /^event:\s*(?:error|response\.failed)|^data:\s*\{\s*"type"\s*:\s*"(?:error|response\.failed)"|^data:\s*\{(?:[^\n]*[{,])?\s*"error"\s*:\s*[{"]/m;
const EVENT_END = /\r?\n\r?\n/;
/** The marks above are shorter. */
const TAIL_LENGTH = 256;
/** No more of an error event is read. */
const ERROR_LENGTH = 65_536;

/** Watches a stream as it passes. */
export class StreamEnd {
  #tail = "";
  #isFinal = false;
  /** The stream from its first error event on. */
  #error: string | null = null;
  #isErrorTaken = false;

  /** @returns whether the last event has come */
  take(chunk: Buffer): boolean {
    // Marks are ASCII: a character that is cut in two does not change them.
    const bytes = chunk.toString("latin1");
    const text = this.#tail + bytes;
    this.#isFinal ||= FINAL_EVENT.test(text);
    if (this.#error === null) {
      const at = text.search(ERROR_EVENT);
      if (at !== -1) this.#error = text.slice(at);
    } else if (this.#error.length < ERROR_LENGTH) this.#error += bytes;
    this.#tail = text.slice(-TAIL_LENGTH);
    return this.#isFinal;
  }

  /**
   * The data of the error event, once, as soon as all of the event has come.
   *
   * @param isOver nothing more comes
   */
  takeError(isOver: boolean): string | null {
    if (this.#error === null || this.#isErrorTaken || !(isOver || EVENT_END.test(this.#error))) return null;
    this.#isErrorTaken = true;
    const [event = ""] = this.#error.split(EVENT_END, 1);
    const data = event.split(/\r?\n/).flatMap((line) => (line.startsWith("data:") ? [line.slice(5).trim()] : []));
    return Buffer.from(data.join("\n"), "latin1").toString("utf8");
  }

  /** Whether all of it has come, without an error. */
  get isWhole(): boolean {
    return this.#isFinal && this.#error === null;
  }
}
