/** A row of `calls.jsonl`: the answer to a call. Rows come back from caches, so they are untrusted. */
import * as z from "zod/mini";
import { once } from "../core/once.ts";
import { HASH } from "../core/task-index.ts";

/** The largest body that is stored, in bytes. */
export const BODY_LIMIT_BYTES = 1_000_000;

/** Headers of an answer that a replay repeats. */
export const KEPT_HEADERS: ReadonlySet<string> = new Set([
  "content-type",
  "request-id",
  "x-request-id",
  "openai-model",
  "openai-version",
  "anthropic-organization-id",
]);

/** A complete answer, as it is replayed. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type CallRow = Readonly<z.infer<ReturnType<typeof callRowSchema>>>;

const text = (limit: number) => z.string().check(z.maxLength(limit));

export const callRowSchema = once(
  () =>
    z.object({
      v: z.literal(1),
      campaign: text(1_024),
      id: z.string(),
      hash: z.string().check(z.regex(HASH)),
      key: z.string().check(z.regex(HASH)),
      /** Its number among equal calls, from 0. */
      n: z.int().check(z.minimum(0), z.maximum(1_000_000)),
      status: z.int().check(z.minimum(200), z.maximum(299)),
      headers: z.record(
        z.string().check(z.refine((name) => KEPT_HEADERS.has(name))),
        z.string().check(z.regex(/^[\t\x20-\x7e]{0,1024}$/)),
      ),
      body: z.string().check(z.refine((body) => Buffer.byteLength(body) <= BODY_LIMIT_BYTES)),
      at: z.iso.datetime(),
      /** The ref of the run that wrote it; empty outside of GitHub. */
      ref: z._default(text(1_024), ""),
    }) satisfies z.ZodMiniType<StoredAnswer>,
);
