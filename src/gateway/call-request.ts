/** What the gateway reads from a client's request. */
import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { type JsonValue, jsonOrNull } from "../core/json.ts";

/** A larger body streams through, and its call is tried once. */
const BODY_HELD_BYTES = 16_000_000;
/** How long a call is held if its client states no timeout. */
const HOLD_MS = 45_000;
/** The share of a stated timeout for which a call is held: our answer must come before the timeout. */
const HOLD_SHARE = 0.75;

export interface CallAddress {
  readonly token: string;
  /** As the path names it; empty if it names none. */
  readonly task: string;
  readonly route: string;
  /** What follows the route, with its query: empty, or beginning with `/` or `?`. */
  readonly rest: string;
}

const ADDRESS = /^\/([^/?]+)(?:\/t\/([^/?]+))?\/([^/?]+)(.*)$/s;

/**
 * Reads the address of a call: `/TOKEN/ROUTE/…`, or `/TOKEN/t/ID/ROUTE/…` if it names its task.
 *
 * @param url the request line's target; an absolute URL, which would name a host, is not ours
 */
export function readCallAddress(url: string): CallAddress | null {
  const [, token, task = "", route, rest] = ADDRESS.exec(url) ?? [];
  return token === undefined || route === undefined || rest === undefined ? null : { token, task, route, rest };
}

interface RequestBody {
  /** A small body in memory, so that it can be sent again; a larger one as a stream. */
  readonly body: Buffer | Readable;
  /** All of a small body, and the start of a larger one. */
  readonly head: Buffer;
}

/** @throws if the client leaves before the end of its request */
export function readBody(request: IncomingMessage): Promise<RequestBody> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= BODY_HELD_BYTES) return;
      request.off("data", take).off("end", whole).pause();
      const head = Buffer.concat(chunks);
      // Not the request itself: whoever destroys it cuts off the client, which may still get an answer.
      resolve({ body: Readable.from(rest(head, request[Symbol.asyncIterator]()), { objectMode: false }), head });
    };
    const whole = () => {
      const body = Buffer.concat(chunks);
      resolve({ body, head: body });
    };
    request.on("data", take).on("end", whole).on("error", reject);
  });
}

async function* rest(head: Buffer, source: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  for (let next = await source.next(); next.done !== true; next = await source.next()) yield next.value;
}

/** A body without the boundary of its parts: clients make up a new one for each try. */
export function withoutBoundary(body: Buffer, { headers }: IncomingMessage): Buffer {
  const boundary = /^multipart\/.*boundary="?([^";]+)/i.exec(headers["content-type"] ?? "")?.[1];
  return boundary === undefined ? body : Buffer.from(body.toString("latin1").replaceAll(boundary, ""), "latin1");
}

/** Undefined if the body is not JSON. */
export function jsonOf(body: Buffer): JsonValue | undefined {
  const first = body[0];
  // Most bodies that are not JSON are large: they are recognised by their first byte.
  if (first !== 0x7b && first !== 0x5b && first !== 0x20 && first !== 0x0a) return undefined;
  return (jsonOrNull(body.toString("utf8")) ?? undefined) as JsonValue | undefined;
}

/** For how long a call may wait for its turn, by the timeout that its client states in seconds. */
export function holdMs({ headers }: IncomingMessage): number {
  const stated = [headers["x-stainless-timeout"], headers["x-stainless-read-timeout"]].flatMap((value) => {
    const seconds = Number(value);
    return value !== undefined && Number.isFinite(seconds) && seconds > 0 ? [seconds] : [];
  });
  return stated.length === 0 ? HOLD_MS : Math.min(...stated) * 1_000 * HOLD_SHARE;
}

/** Where a call without a key in its headers has it: Google takes it in the query. */
const KEY_IN_QUERY = /(?<=[?&])key=([^&]*)&?/;

/** Stands for the key of a call, by a salted hash: the key itself is kept nowhere. @param path at the provider */
export function keyMark(request: IncomingMessage, path: string, salt: string): string {
  return hash("sha256", `${salt} ${keyInHeaders(request) ?? KEY_IN_QUERY.exec(path)?.[1] ?? ""}`, "base64url");
}

/** The path without the provider's key, which may change between two runs: it says who asks, not what. */
export function withoutKey(path: string, request: IncomingMessage): string {
  return keyInHeaders(request) === undefined ? path.replace(KEY_IN_QUERY, "") : path;
}

function keyInHeaders({ headers }: IncomingMessage): string | string[] | undefined {
  return headers.authorization ?? headers["x-api-key"] ?? headers["api-key"] ?? headers["x-goog-api-key"];
}
