/** Passes a successful answer from the provider to the client, and reads what the run needs from it. */
import { decode } from "./answer-parts.ts";
import type { UpstreamAnswer } from "./answer-reader.ts";
import type { CallClient } from "./call-client.ts";
import { BODY_LIMIT_BYTES } from "./call-row.ts";
import { isError, StreamEnd } from "./stream-end.ts";
import { type TokenUsage, usageOf } from "./usage.ts";

interface RelayListener {
  /** The answer is an error in spite of its status, or a stream contains one. The client gets it next. @param data as JSON */
  failed(data: string): void;
  /** The whole answer has come, but the client does not have its end yet. @param body null if it may not be kept */
  received(body: string | null, usage: TokenUsage): void;
}

/** Answers that reach the client in one piece. If one breaks, the client has seen none of it and tries again. */
const WHOLE_TYPE = /^(?:$|text\/|application\/(?!stream\+)(?:[\w.-]+\+)?json(?:[\s;]|$))/i;
/** An answer that is too large to be kept states its usage at its start and its end. */
const EDGE_CHUNKS = 4;

/** Some servers break the connection right after the closing event. Clients do not read on, so they never notice. */
async function* untilClosed(body: AsyncIterable<Buffer>, end: StreamEnd | null): AsyncGenerator<Buffer> {
  try {
    yield* body;
  } catch (error) {
    if (end?.isClosed !== true) throw error;
  }
}

/**
 * Streams go on as they come. Once the last event has begun, the newest chunk is held back, so that the answer is kept
 * before its end arrives. Texts and JSON that may be kept go in one piece.
 *
 * @throws if the provider's connection broke before the end
 */
export async function relay(answer: UpstreamAnswer, client: CallClient, listener: RelayListener): Promise<void> {
  const type = String(answer.headers["content-type"] ?? "");
  const end = /^text\/event-stream/i.test(type) ? new StreamEnd((event) => listener.failed(event)) : null;
  // JSON lines and audio have no last event that could be held back, so they are not kept.
  const canBeKept = client.isRepeatable && (end !== null || WHOLE_TYPE.test(type));
  const chunks: Buffer[] = [];
  let size = 0;
  let withheld: Buffer[] | null = canBeKept && end === null ? [] : null;
  const release = async () => {
    client.begin(answer);
    for (const chunk of withheld ?? []) await client.write(chunk);
    withheld = null;
  };
  if (withheld === null) client.begin(answer);
  for await (const chunk of untilClosed(answer.body, end)) {
    size += chunk.length;
    chunks.push(chunk);
    if (size > BODY_LIMIT_BYTES) {
      if (client.isRepeatable) {
        client.stopKeeping();
        if (client.isGone) throw new Error("The answer is too large to be kept for a client that may come back.");
        if (end === null) await release();
      }
      if (chunks.length > 2 * EDGE_CHUNKS) chunks.splice(EDGE_CHUNKS, chunks.length - 2 * EDGE_CHUNKS);
    }
    end?.take(chunk);
    if (end?.isEnding) {
      await release();
      withheld = [];
    }
    if (withheld !== null) withheld.push(chunk);
    else await client.write(chunk);
  }
  end?.close();
  const bytes = Buffer.concat(chunks);
  const said = bytes.toString("utf8");
  const isFailed = end === null && isError(said);
  if (isFailed) listener.failed(said);
  const isKept = canBeKept && client.isRepeatable && (end?.isWhole ?? !isFailed) && answer.status < 300;
  const text = isKept ? decode(bytes) : null;
  listener.received(text, usageOf(said));
  if (withheld !== null && end === null && size > 0) {
    client.passOn(answer, text ?? bytes, false);
    return;
  }
  await release();
  client.end();
}
