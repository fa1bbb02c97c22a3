/** Reads from a provider's answer the parts that pacing, the journal and refusals need. */
import type { UpstreamAnswer } from "./answer-reader.ts";
import { KEPT_HEADERS } from "./call-row.ts";
import { type LocalAnswer, NO_RETRY } from "./local-answer.ts";

/** A refusal as the client gets it: without a stated wait, which could put the client to sleep for a day. */
export function refusalOf(answer: UpstreamAnswer, body: Buffer): LocalAnswer {
  const type = String(answer.headers["content-type"] ?? "application/json");
  return { status: answer.status, headers: { "content-type": type, ...NO_RETRY }, body: body.toString("utf8") };
}

/** Remaining requests, from the provider's headers; null if they state none. */
export function remainingOf({ headers }: UpstreamAnswer): number | null {
  const stated = headers["x-ratelimit-remaining-requests"] ?? headers["anthropic-ratelimit-requests-remaining"];
  return typeof stated === "string" && /^\d{1,9}$/.test(stated) ? Number(stated) : null;
}

/** The headers that a replay repeats. */
export function keptHeaders({ headers }: UpstreamAnswer): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of KEPT_HEADERS) {
    const value = headers[name];
    if (typeof value === "string" && /^[\t\x20-\x7e]{0,1024}$/.test(value)) kept[name] = value;
  }
  return kept;
}

/** Reads all of a body, and keeps what comes before the limit. */
export async function readAll(body: AsyncIterable<Buffer>, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size <= limitBytes) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Null for bytes that are not text: they cannot be stored as they are. */
export function decode(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
