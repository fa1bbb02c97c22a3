/** The client that calls providers. It uses the proxies of the environment, sets no timeout and follows no redirects. */
import type { IncomingHttpHeaders } from "node:http";
import { pipeline, Readable } from "node:stream";
import {
  type BrotliDecompress,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  type Gunzip,
  type Inflate,
} from "node:zlib";
import { Agent, type Dispatcher, EnvHttpProxyAgent, Pool } from "undici";
import { errorCode, reasonOf } from "../core/reason.ts";
import { AnswerReader, type Cutoff, type UpstreamAnswer } from "./answer-reader.ts";

interface UpstreamRequest {
  readonly origin: string;
  readonly path: string;
  readonly method: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Uint8Array | null;
  readonly cutoff: Cutoff;
}

export interface Upstream {
  /** @throws the error of the connection */
  send(request: UpstreamRequest): Promise<UpstreamAnswer>;
  close(): Promise<void>;
}

/** Four times Node's limit: some agents send long cookies, and some providers long policies. */
export const HEADERS_LIMIT_BYTES = 65_536;

/** Headers that belong to one connection, and those that the client here writes itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
  "host",
  "content-length",
  // Answers are read and kept as text.
  "accept-encoding",
]);

/** The headers of a client that go on to the provider. @param raw names and values in turn */
export function forwardedHeaders(raw: readonly string[]): string[] {
  const kept: string[] = ["accept-encoding", "identity"];
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [name, value] = [raw[at] ?? "", raw[at + 1] ?? ""];
    const lower = name.toLowerCase();
    if (!OWN_HEADERS.has(lower) && !lower.startsWith("x-carryover-")) kept.push(name, value);
  }
  return kept;
}

/** The gateway has handled these limits, and some clients mistake a success with `remaining: 0` for a refusal. */
const LIMIT_HEADER = /^(?:x-ratelimit-|anthropic-ratelimit-|retry-after)/;

/** The headers of a provider that go on to the client. */
export function returnedHeaders(headers: IncomingHttpHeaders, withLimits: boolean): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || (OWN_HEADERS.has(name) && name !== "content-length")) continue;
    if (withLimits || !LIMIT_HEADER.test(name)) kept[name] = value;
  }
  return kept;
}

type Decoder = Gunzip | Inflate | BrotliDecompress;

/** By content encoding. Some servers compress for clients that do not ask for it. */
const DECODERS = new Map<string, () => Decoder>([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

/** The answer without its compression: limits and usage are read from it, and it is kept as text. */
function decoded(answer: UpstreamAnswer): UpstreamAnswer {
  const { "content-encoding": encoding = "", "content-length": _, ...headers } = answer.headers;
  const openDecoder = DECODERS.get(encoding.toLowerCase());
  if (openDecoder === undefined) return answer;
  return { ...answer, headers, body: decompressed(answer.body, openDecoder()) };
}

async function* decompressed(body: AsyncIterable<Buffer>, decoder: Decoder): AsyncGenerator<Buffer> {
  try {
    // The reader gets the errors.
    yield* pipeline(Readable.from(body), decoder, () => {});
  } catch (error) {
    // An answer without a body may name a compression too.
    if (errorCode(error) !== "Z_BUF_ERROR" || decoder.bytesWritten > 0) throw error;
  }
}

/** curl and Python also take a proxy as `host:port`. The library leaves names to a SOCKS proxy, as `socks5h` asks. */
function withScheme(proxy: string): string {
  return proxy === "" || proxy.includes("://") ? proxy.replace(/^socks5h:/i, "socks5:") : `http://${proxy}`;
}

/** The library throws for any other scheme. */
const KNOWN_PROXY = /^(?:https?|socks5?):\/\/.+/i;

/** @param environment proxies are read from it, in the usual variables */
export function openUpstream(environment: Readonly<Record<string, string | undefined>>): Upstream {
  const proxy = (name: string) => withScheme(environment[name.toLowerCase()] || environment[name] || "");
  // Models think for minutes: a client's own timeout decides how long is too long.
  const options = { headersTimeout: 0, bodyTimeout: 0, maxHeaderSize: HEADERS_LIMIT_BYTES };
  // curl and Python fall back to it, so children may reach their provider only this way.
  const anyProxy = KNOWN_PROXY.exec(proxy("ALL_PROXY"))?.[0] ?? "";
  const [httpProxy, httpsProxy] = [proxy("HTTP_PROXY") || anyProxy, proxy("HTTPS_PROXY") || anyProxy];
  const proxied = new EnvHttpProxyAgent({
    ...options,
    httpProxy,
    httpsProxy,
    noProxy: environment.no_proxy || environment.NO_PROXY || "",
    // If a proxy closes the connection, the library would retry forever, because it takes that error for a temporary one.
    clientFactory(origin, settings) {
      const pool = new Pool(origin, settings);
      const open = pool.connect.bind(pool) as (request: Dispatcher.ConnectOptions) => Promise<Dispatcher.ConnectData>;
      const connect = (request: Dispatcher.ConnectOptions) =>
        open(request).catch((error: unknown) => {
          throw new Error(`no tunnel through the proxy: ${reasonOf(error)}`);
        });
      return Object.assign(pool, { connect });
    },
  });
  // The library takes HTTP_PROXY for https too, where curl and Python connect directly.
  const direct = new Agent(options);
  return {
    send({ origin, path, method, headers, body, cutoff }) {
      const agent = (origin.startsWith("https:") ? httpsProxy : httpProxy) === "" ? direct : proxied;
      const request = { origin, path: path === "" ? "/" : path, method: method as "POST", headers: [...headers], body };
      return new Promise((resolve, reject) => {
        // The library cannot end a call that has no connection yet.
        cutoff.onCut(() => reject(new Error("The call was cut off.")));
        agent.dispatch(request, new AnswerReader(cutoff, (answer) => resolve(decoded(answer)), reject));
      });
    },
    close: async () => {
      await Promise.all([proxied.destroy(), direct.destroy()]);
    },
  };
}
