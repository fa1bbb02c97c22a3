/** What the gateway reads from a client's request. */
import { constants } from "node:buffer";
import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type JsonValue, jsonOrNull } from "../core/json.ts";

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

/** The whole body, because a call that is refused is sent again. @throws if the client leaves before its end */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => resolve(Buffer.concat(chunks))).on("error", reject);
  });
}

/** A body without the boundary of its parts: clients make up a new one for each try. */
export function withoutBoundary(body: Buffer, { headers }: IncomingMessage): Buffer {
  const boundary = /^multipart\/.*boundary="?([^";]+)/i.exec(headers["content-type"] ?? "")?.[1];
  return boundary === undefined || isTooLongForText(body)
    ? body
    : Buffer.from(body.toString("latin1").replaceAll(boundary, ""), "latin1");
}

/** The text of a body; empty for an upload of more than half a gigabyte, which no string can hold. */
export function textOf(body: Buffer): string {
  return isTooLongForText(body) ? "" : body.toString("utf8");
}

function isTooLongForText({ length }: Buffer): boolean {
  return length > constants.MAX_STRING_LENGTH;
}

/** Undefined if the body is not JSON. */
export function jsonOf(body: Buffer): JsonValue | undefined {
  const first = body[0];
  // Most bodies that are not JSON are large: they are recognized by their first byte.
  if (first !== 0x7b && first !== 0x5b && first !== 0x20 && first !== 0x0a) return undefined;
  return (jsonOrNull(textOf(body)) ?? undefined) as JsonValue | undefined;
}

/** The clients of OpenAI and Anthropic send the first two, those of Google the third. */
const TIMEOUT_HEADERS = ["x-stainless-timeout", "x-stainless-read-timeout", "x-server-timeout"] as const;

/** For how long a call may wait for its turn, by the timeout that its client states in seconds. */
export function holdMs({ headers }: IncomingMessage): number {
  const stated = TIMEOUT_HEADERS.flatMap((name) => {
    const value = headers[name];
    const seconds = Number(value);
    return value !== undefined && Number.isFinite(seconds) && seconds > 0 ? [seconds] : [];
  });
  return stated.length === 0 ? HOLD_MS : Math.min(...stated) * 1_000 * HOLD_SHARE;
}

/** The key of a call that has none in its headers: Google takes it in the query. */
const KEY_IN_QUERY = /(?<=[?&])key=([^&]*)&?/;

/** Stands for the key of a call, by a salted hash: the key itself is not kept. @param path at the provider */
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
