/**
 * The Actions cache service, in this process, for the unmodified `@actions/cache` client.
 *
 * v2 (`ACTIONS_CACHE_SERVICE_V2`, twirp over JSON, with a bearer token):
 *   POST /twirp/github.actions.results.api.v1.CacheService/CreateCacheEntry          {key, version} -> {ok, signed_upload_url}; 409 already_exists
 *   PUT  /blob/cache/ID?sig=…  201                                                    one shot, or comp=block&blockid=… and comp=blocklist
 *   POST …/FinalizeCacheEntryUpload                                                   {key, version, size_bytes} -> {ok, entry_id}
 *   POST …/GetCacheEntryDownloadURL                                                   {key, restore_keys, version} -> {ok, signed_download_url, matched_key}
 *   GET  /blob/cache/ID?sig=…
 * v1 (GitHub Enterprise Server):
 *   POST /_apis/artifactcache/caches {key, version} -> {cacheId}; 409
 *   PATCH /_apis/artifactcache/caches/ID (content-range)
 *   POST /_apis/artifactcache/caches/ID {size} 204
 *   GET  /_apis/artifactcache/cache?keys=A,B&version=V -> 204, or {cacheKey, archiveLocation, …}
 *
 * What goes wrong is switched on per endpoint by `fail`.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { CacheEntries, DEFAULT_BRANCH, type Entry, type Scopes } from "./cache-entries.ts";

export type Endpoint = "lookup" | "reserve" | "upload" | "finalize" | "download";

export type Fault =
  | { readonly kind: "status"; readonly status: number; readonly retryAfterS?: number; readonly message?: string }
  /** Accepts the request and never answers. */
  | { readonly kind: "hang" }
  | { readonly kind: "slow"; readonly delayMs: number }
  /** Drops the connection after the request was carried out. */
  | { readonly kind: "answer-lost" }
  /** `download` only: bytes that are not an archive. */
  | { readonly kind: "corrupt" }
  /** `finalize` only: answers as if all were well, but the entry is never found. */
  | { readonly kind: "invisible" };

export interface TokenScopes {
  /** Where saves go, and what is searched first. */
  readonly ref?: string;
  /** What else is searched, in turn. Default: the default branch. A pull request reads its base, too. */
  readonly alsoReads?: readonly string[];
  readonly isReadOnly?: boolean;
  /** The service protocol to offer. */
  readonly protocol?: "v1" | "v2";
}

type Calls = Record<Endpoint, number>;

const TWIRP = "/twirp/github.actions.results.api.v1.CacheService/";
const V1 = "/_apis/artifactcache/";
const CREATED = {
  "x-ms-request-id": "1",
  "x-ms-version": "2024-11-04",
  etag: '"1"',
  "last-modified": "Sat, 21 Nov 2026 00:00:00 GMT",
};

/** Starts a service on a free port of this machine. Stop it with `close`, or `await using`. */
export async function startCacheService(): Promise<CacheService> {
  const service = new CacheService();
  await service.resume();
  return service;
}

export class CacheService extends CacheEntries implements AsyncDisposable {
  /** Requests per endpoint, those that met a fault included. */
  readonly calls: Calls = { lookup: 0, reserve: 0, upload: 0, finalize: 0, download: 0 };
  readonly #server: Server;
  readonly #faults = new Map<Endpoint, { fault: Fault; times: number }>();
  #port = 0;
  #inFlight = 0;
  /** The most requests that were open at the same time. */
  peakInFlight = 0;

  constructor() {
    super();
    this.#server = createServer((request, response) => {
      this.#inFlight++;
      this.peakInFlight = Math.max(this.peakInFlight, this.#inFlight);
      response.on("close", () => this.#inFlight--);
      this.#handle(request, response).catch((error: unknown) => {
        if (!response.headersSent)
          response.writeHead(
            599,
            String(error)
              .replace(/[^ -~]/g, " ")
              .slice(0, 200),
          );
        response.end();
      });
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** The variables that the runner gives to an action of a job with these scopes. */
  environment(scopes: TokenScopes = {}): Record<string, string> {
    const ref = scopes.ref ?? DEFAULT_BRANCH;
    const token: Scopes = {
      ref,
      alsoReads: scopes.alsoReads ?? [DEFAULT_BRANCH],
      isReadOnly: scopes.isReadOnly ?? false,
    };
    const runtime = { ACTIONS_RUNTIME_TOKEN: Buffer.from(JSON.stringify(token)).toString("base64url") };
    if (scopes.protocol === "v1") {
      return { ...runtime, ACTIONS_CACHE_URL: this.url, GITHUB_SERVER_URL: "https://ghes.example" };
    }
    return {
      ...runtime,
      ACTIONS_RESULTS_URL: this.url,
      ACTIONS_CACHE_URL: this.url,
      ACTIONS_CACHE_SERVICE_V2: "True",
      GITHUB_SERVER_URL: "https://github.com",
    };
  }

  /** Turns a fault on, for this many requests. */
  fail(endpoint: Endpoint, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#faults.set(endpoint, { fault, times });
  }

  /** Closes the port: connections are refused until `resume`. */
  async refuse(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async resume(): Promise<void> {
    this.#server.listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    if (this.#server.listening) await this.refuse();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  /** Requests that wait for an answer. */
  openConnections(): number {
    return this.#inFlight;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.url);
    const endpoint = endpointOf(request.method ?? "", url.pathname);
    if (endpoint === null) {
      answer(response, 404, { msg: "no such route" });
      return;
    }
    this.calls[endpoint]++;
    const fault = this.#faultOf(endpoint);
    const body = await readBody(request);
    switch (fault?.kind) {
      case "hang":
        return;
      case "status": {
        const headers = fault.retryAfterS === undefined ? {} : { "retry-after": String(fault.retryAfterS) };
        const message = fault.message ?? "fault of the test";
        answer(response, fault.status, { code: "unavailable", msg: message, message }, headers);
        return;
      }
      case "slow":
        await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
        break;
      case "answer-lost":
        response.writeHead = (() => response) as typeof response.writeHead;
        response.end = (() => request.socket.destroy()) as unknown as typeof response.end;
        break;
    }
    const isV1 = url.pathname.startsWith(V1);
    if (url.pathname.startsWith("/blob/")) {
      if (endpoint === "upload") this.#putBlob(url, body, response);
      else this.#getBlob(url, fault, response);
      return;
    }
    const scopes = scopesOf(request);
    if (scopes === null) {
      answer(response, 401, { code: "unauthenticated", msg: "bad token" });
      return;
    }
    const finalizeFault = fault?.kind === "invisible";
    if (isV1) this.#handleV1({ endpoint, url, body, scopes, request, response, finalizeFault });
    else this.#handleV2({ endpoint, body, scopes, response, finalizeFault });
  }

  #faultOf(endpoint: Endpoint): Fault | undefined {
    const set = this.#faults.get(endpoint);
    if (set === undefined) return undefined;
    set.times--;
    if (set.times <= 0) this.#faults.delete(endpoint);
    return set.fault;
  }

  #handleV2(call: {
    endpoint: Endpoint;
    body: Buffer;
    scopes: Scopes;
    response: ServerResponse;
    finalizeFault: boolean;
  }): void {
    const { endpoint, scopes, response } = call;
    const fields = JSON.parse(call.body.toString("utf8")) as Record<string, unknown>;
    const key = String(fields.key);
    const version = String(fields.version);
    if (endpoint === "lookup") {
      const entry = this.lookup([key, ...((fields.restore_keys as string[] | undefined) ?? [])], version, scopes);
      if (entry === null) answer(response, 200, { ok: false, signed_download_url: "", matched_key: "" });
      else answer(response, 200, { ok: true, signed_download_url: this.#blobUrl(entry), matched_key: entry.key });
    } else if (endpoint === "reserve") {
      const reserved = this.reserve(key, version, scopes);
      if (reserved === "denied") answer(response, 200, { ok: false, signed_upload_url: "", message: DENIED });
      else if (reserved === "taken")
        answer(response, 409, { code: "already_exists", msg: "cache entry already exists" });
      else answer(response, 200, { ok: true, signed_upload_url: this.#blobUrl(reserved) });
    } else {
      const entry = this.reserved(key, version, scopes);
      const isWhole = entry !== undefined && entry.content.length === Number(fields.size_bytes);
      if (!isWhole) answer(response, 200, { ok: false, entry_id: "0", message: "no upload of this size" });
      else answer(response, 200, { ok: true, entry_id: String(this.finish(entry, call.finalizeFault)) });
    }
  }

  #handleV1(call: {
    endpoint: Endpoint;
    url: URL;
    body: Buffer;
    scopes: Scopes;
    request: IncomingMessage;
    response: ServerResponse;
    finalizeFault: boolean;
  }): void {
    const { endpoint, url, body, scopes, request, response } = call;
    const entry = this.byId(Number(url.pathname.split("/").at(-1)));
    if (endpoint === "lookup") {
      const version = url.searchParams.get("version") ?? "";
      const found = this.lookup((url.searchParams.get("keys") ?? "").split(","), version, scopes);
      if (found === null) answer(response, 204, null);
      else answer(response, 200, { cacheKey: found.key, scope: found.ref, archiveLocation: this.#blobUrl(found) });
    } else if (endpoint === "reserve") {
      const fields = JSON.parse(body.toString("utf8")) as Record<string, unknown>;
      const reserved = this.reserve(String(fields.key), String(fields.version), scopes);
      if (reserved === "denied") answer(response, 403, { message: DENIED });
      else if (reserved === "taken") answer(response, 409, { message: "Cache already exists" });
      else answer(response, 201, { cacheId: reserved.id });
    } else if (entry === undefined || entry.createdOrder !== null) {
      answer(response, 404, { message: "no such reservation" });
    } else if (endpoint === "upload") {
      const from = Number(/bytes (\d+)-/.exec(request.headers["content-range"] ?? "")?.[1] ?? 0);
      const whole = Buffer.alloc(Math.max(entry.content.length, from + body.length));
      entry.content.copy(whole);
      body.copy(whole, from);
      entry.content = whole;
      answer(response, 204, null);
    } else {
      this.finish(entry, call.finalizeFault);
      answer(response, 204, null);
    }
  }

  #blobUrl(entry: Entry): string {
    return `${this.url}blob/cache/${entry.id}?sig=signature-of-the-blob`;
  }

  #putBlob(url: URL, body: Buffer, response: ServerResponse): void {
    const entry = this.byId(Number(url.pathname.split("/").at(-1)));
    if (entry === undefined || entry.createdOrder !== null) {
      answer(response, 404, null);
      return;
    }
    switch (url.searchParams.get("comp")) {
      case "block":
        entry.blocks.set(url.searchParams.get("blockid") ?? "", body);
        break;
      case "blocklist": {
        const ids = [...body.toString("utf8").matchAll(/<(?:Latest|Uncommitted)>([^<]*)</g)].map(
          (match) => match[1] ?? "",
        );
        entry.content = Buffer.concat(ids.map((id) => entry.blocks.get(id) ?? Buffer.alloc(0)));
        entry.blocks.clear();
        break;
      }
      default:
        entry.content = body;
    }
    answer(response, 201, null, CREATED);
  }

  #getBlob(url: URL, fault: Fault | undefined, response: ServerResponse): void {
    const entry = this.byId(Number(url.pathname.split("/").at(-1)));
    if (entry === undefined || entry.content.length === 0) {
      answer(response, 404, { message: "The specified blob does not exist." });
      return;
    }
    const content = fault?.kind === "corrupt" ? Buffer.from("no archive at all ".repeat(64)) : entry.content;
    response.writeHead(200, { "content-length": content.length, "content-type": "application/octet-stream" });
    response.end(content);
  }
}

const DENIED = "cache write denied: the token of this job may only read";

function endpointOf(method: string, path: string): Endpoint | null {
  if (path.startsWith("/blob/")) return method === "PUT" ? "upload" : "download";
  if (path === `${TWIRP}CreateCacheEntry`) return "reserve";
  if (path === `${TWIRP}FinalizeCacheEntryUpload`) return "finalize";
  if (path === `${TWIRP}GetCacheEntryDownloadURL`) return "lookup";
  if (path === `${V1}cache`) return "lookup";
  if (path === `${V1}caches`) return "reserve";
  if (path.startsWith(`${V1}caches/`)) return method === "PATCH" ? "upload" : "finalize";
  return null;
}

function scopesOf(request: IncomingMessage): Scopes | null {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined) return null;
  try {
    return JSON.parse(Buffer.from(token, "base64url").toString("utf8")) as Scopes;
  } catch {
    return null;
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function answer(
  response: ServerResponse,
  status: number,
  body: object | null,
  headers: Record<string, string> = {},
): void {
  if (body === null) {
    response.writeHead(status, headers).end();
    return;
  }
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}
