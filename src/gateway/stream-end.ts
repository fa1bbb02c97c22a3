/** Tells a whole stream of events from one that broke: every provider's stream has a last event. */

/** `[DONE]`, or the type of the event that closes an answer, or the reason that Google's last event gives. */
const FINAL_EVENT =
  /^data:\s*\[DONE\]|"type"\s*:\s*"(?:message_stop|message-end|response\.(?:completed|incomplete))"|"finishReason"\s*:\s*"/m;
const FAILED_EVENT = /^event:\s*error|^data:\s*\{\s*"(?:error|type"\s*:\s*"(?:error|response\.failed))"/m;
/** An event's mark is shorter. */
const TAIL_LENGTH = 256;

/** Looks at a stream as it passes. */
export class StreamEnd {
  #tail = "";
  #isFinal = false;
  #hasFailed = false;

  /** @returns whether the last event has come */
  take(chunk: Buffer): boolean {
    // Marks are ASCII: a character that is cut in two changes none.
    const text = this.#tail + chunk.toString("latin1");
    this.#isFinal ||= FINAL_EVENT.test(text);
    this.#hasFailed ||= FAILED_EVENT.test(text);
    this.#tail = text.slice(-TAIL_LENGTH);
    return this.#isFinal;
  }

  /** Whether all of it has come, and no error in it. */
  get isWhole(): boolean {
    return this.#isFinal && !this.#hasFailed;
  }
}
