/** Distinguishes a complete stream of events from one that broke or failed: every provider's stream has a last event. */
import * as z from "zod/mini";
import { jsonOrNull } from "../core/json.ts";

/** `[DONE]`, or the `type` or `event_type` of the event that closes an answer. */
const CLOSING_EVENT =
  /^data:\s*\[DONE\]|type"\s*:\s*"(?:message_stop|message-end|(?:response|interaction)\.completed|response\.incomplete)"/m;
/** Google's last event states a reason, and so may the events before it. */
const FINISH_REASON = /"finishReason"\s*:\s*"/;
const EVENT_END = /\r?\n\r?\n/;
/** The marks above are shorter. */
const TAIL_LENGTH = 256;
/** A longer event is a part of the answer, not an error. */
const ERROR_LENGTH = 65_536;

const ERROR_TYPE = /^(?:error|response\.failed)$/;
/** Some servers send an `error` without values beside an answer. */
const isFilled = (error: object) => Object.values(error).some(Boolean);
const failedSchema = z.object({
  error: z.union([z.looseObject({}).check(z.refine(isFilled)), z.string().check(z.minLength(1))]),
});

/**
 * An event that ends the stream with an error: OpenAI, Google and OpenRouter fill `error`, OpenRouter also that of a
 * choice, Anthropic and the Responses API name a type. An `error` further inside belongs to a part of the answer, such as a
 * tool call that failed.
 */
const errorSchema = z.union([
  failedSchema,
  z.object({ choices: z.tuple([failedSchema], z.unknown()) }),
  z.object({ type: z.string().check(z.regex(ERROR_TYPE)) }),
]);

/** Watches a stream as it passes. */
export class StreamEnd {
  readonly #onError: (data: string) => void;
  /** The event that has not ended yet. Its marks are ASCII: a character that is cut in two does not change them. */
  #event = "";
  #hasFinal = false;
  #hasClosing = false;
  #hasError = false;

  /** @param onError called once, with the data of the first error event, as soon as all of the event has come */
  constructor(onError: (data: string) => void) {
    this.#onError = onError;
  }

  take(chunk: Buffer): void {
    const bytes = chunk.toString("latin1");
    const newest = this.#event.slice(-TAIL_LENGTH) + bytes;
    this.#hasClosing ||= CLOSING_EVENT.test(newest);
    this.#hasFinal ||= this.#hasClosing || FINISH_REASON.test(newest);
    const events = (this.#event + bytes).split(EVENT_END);
    const open = events.pop() ?? "";
    for (const event of events) this.#read(event);
    this.#event = open.length > ERROR_LENGTH ? open.slice(-TAIL_LENGTH) : open;
  }

  /** The stream has ended. */
  close(): void {
    this.#read(this.#event);
  }

  #read(event: string): void {
    if (this.#hasError) return;
    const data = errorOf(event);
    if (data === null) return;
    this.#hasError = true;
    this.#onError(data);
  }

  /** Whether the last event has begun. */
  get isEnding(): boolean {
    return this.#hasFinal;
  }

  /** Whether all of the closing event has come: nothing is missing if the connection breaks now. */
  get isClosed(): boolean {
    return this.#hasClosing && this.#event === "";
  }

  /** Whether the whole stream has come, without an error. */
  get isWhole(): boolean {
    return this.#hasFinal && !this.#hasError;
  }
}

/** The data of an error event; null for another event. */
function errorOf(event: string): string | null {
  if (!/error|response\.failed/.test(event)) return null;
  const fields = event.split(/\r?\n/).map((line) => /^(event|data):\s*(.*)$/.exec(line));
  const valuesOf = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ""] : []));
  const data = Buffer.from(valuesOf("data").join("\n"), "latin1").toString("utf8");
  const isNamed = valuesOf("event").some((name) => ERROR_TYPE.test(name));
  return isNamed || isError(data) ? data : null;
}

/** Whether the data of an event is an error, or an answer that came with status 200: OpenRouter and proxies send such errors. */
export function isError(data: string): boolean {
  if (data.length > ERROR_LENGTH || !data.includes("error")) return false;
  // Google's streams of JSON are lists.
  return errorSchema.safeParse([jsonOrNull(data)].flat().at(-1)).success;
}
