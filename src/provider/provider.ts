/**
 * A stand-in for a model provider on loopback, for the demo, the examples, tests and benchmarks. It serves OpenAI's
 * Chat Completions and Responses and Anthropic's Messages, whole or streamed, with real limits and realistic refusals.
 * Its answers are canned.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { jsonOrNull } from "../core/json.ts";
import { anthropicWire } from "./anthropic-wire.ts";
import { type AnswerPrompt, NO_ANSWER } from "./canned-answers.ts";
import { seededChance } from "./chance.ts";
import { Gate, type Refusal } from "./gate.ts";
import { openaiResponsesWire } from "./openai-responses-wire.ts";
import { openaiChatWire } from "./openai-wire.ts";
import {
  IN_ENGLISH,
  type ProviderSettings,
  type ProviderSettingsChange,
  type ProviderSettingsInput,
  settingsSchema,
} from "./settings.ts";
import {
  type CompletionRequest,
  type Exchange,
  estimateTokens,
  type Reply,
  readCompletionRequest,
  type Wire,
} from "./wire.ts";

export interface ProviderStart {
  /** 0, the default, means any free port. */
  readonly port?: number;
  /** The clock of rate, quota and statistics, in epoch ms. */
  readonly now?: () => number;
  readonly answer?: AnswerPrompt | undefined;
  /** Called for every completion request, once its outcome is decided. */
  readonly onRequest?: ((request: LoggedRequest) => void) | undefined;
}

/** One completion request. The provider charges for those that it answered. */
export interface LoggedRequest {
  /** Epoch ms. */
  readonly at: number;
  readonly path: string;
  readonly model: string;
  readonly stream: boolean;
  /** The user's last message. */
  readonly prompt: string;
  readonly outcome: "answered" | Refusal["kind"];
}

/**
 * The statistics by which tests and benchmarks judge a runner. Instants are in epoch ms, and null before the first such
 * request.
 */
interface Counts {
  /** All completion requests: admitted, refused, and those with an invalid body. */
  requests: number;
  admitted: number;
  readonly refused: Record<Refusal["kind"], number>;
  refusedTotal: number;
  firstRequestAt: number | null;
  lastAdmittedAt: number | null;
  /** Requests after a refusal that says that the quota is used up, until the next one that is admitted. */
  requestsAfterStop: number;
}

export interface ProviderStats extends Readonly<Counts> {
  /** Null if there is no quota. */
  readonly quota: ReturnType<Gate["quota"]>;
}

export interface Provider {
  /** The value for `ANTHROPIC_BASE_URL`, such as `http://127.0.0.1:40123`. */
  readonly url: string;
  /** The value for `OPENAI_BASE_URL`, with `/v1`. */
  readonly openaiBaseUrl: string;
  stats(): ProviderStats;
  /** Changes the named settings and leaves the rest. A new rate or quota starts unused. */
  change(change: ProviderSettingsChange): void;
  /** Stops the server and closes its connections. */
  close(): Promise<void>;
}

/** The model that the stand-in lists. It answers to any other name too. */
const STAND_IN_MODEL = "carryover-stand-in";

const BODY_BYTES_LIMIT = 4 * 1_048_576;

const WIRES: Readonly<Record<string, Wire>> = {
  "/v1/chat/completions": openaiChatWire,
  "/v1/responses": openaiResponsesWire,
  "/v1/messages": anthropicWire,
};

/**
 * Starts the provider on 127.0.0.1.
 *
 * @throws ZodError for invalid settings, and the socket's error if the port is taken
 */
export async function startProvider(
  settings: ProviderSettingsInput = {},
  start: ProviderStart = {},
): Promise<Provider> {
  const { now = Date.now, answer = () => NO_ANSWER, onRequest = () => {} } = start;
  let current: ProviderSettings = settingsSchema.parse(settings, IN_ENGLISH);
  const gate = new Gate(current);
  const counts: Counts = {
    requests: 0,
    admitted: 0,
    refused: { "rate-limit": 0, "daily-quota": 0, "quota-exhausted": 0, overload: 0 },
    refusedTotal: 0,
    firstRequestAt: null,
    lastAdmittedAt: null,
    requestsAfterStop: 0,
  };
  let isStopped = false;
  const overloadChance = seededChance(1);
  const latencyChance = seededChance(2);

  const stats = () => ({ ...counts, refused: { ...counts.refused }, quota: gate.quota(now()) });
  const change = (input: ProviderSettingsChange) => {
    current = settingsSchema.parse({ ...current, ...input }, IN_ENGLISH);
    gate.change(current, input);
  };

  async function complete(response: ServerResponse, path: string, wire: Wire, asked: CompletionRequest, id: string) {
    const { model, prompt, inputTokens, isStream } = asked;
    const exchange: Exchange = { id, model, now: now() };
    const decision = gate.decide({ now: exchange.now, chance: overloadChance() });
    const outcome = decision.kind === "refused" ? decision.refusal.kind : "answered";
    onRequest({ at: exchange.now, path, model, stream: isStream, prompt, outcome });
    if (decision.kind === "refused") {
      const { kind } = decision.refusal;
      counts.refused[kind] += 1;
      counts.refusedTotal += 1;
      isStopped ||= kind === "daily-quota" || kind === "quota-exhausted";
      return send(response, wire.refusal(decision.refusal, exchange));
    }
    counts.admitted += 1;
    counts.lastAdmittedAt = exchange.now;
    isStopped = false;
    const { minMs, maxMs } = current.latency;
    const latencyMs = minMs + latencyChance() * Math.max(0, maxMs - minMs);
    const text = answer(prompt);
    const completion = { ...decision, text, inputTokens, outputTokens: estimateTokens(text) };
    const reply = wire.success(completion, exchange);
    if (isStream) return stream(response, reply, wire.events(completion, exchange), latencyMs);
    if (latencyMs > 0) await sleep(latencyMs);
    send(response, reply);
  }

  async function control(path: string, request: IncomingMessage): Promise<Reply> {
    if (path === "/carryover/settings" && request.method === "POST") {
      const input = jsonOrNull((await readBody(request)) ?? "");
      if (typeof input !== "object" || input === null) return json(400, { error: "Expected an object of settings." });
      const { error } = settingsSchema.safeParse({ ...current, ...input }, IN_ENGLISH);
      if (error !== undefined) return json(400, { error: error.issues.map(({ message }) => message).join("; ") });
      change(input);
    } else if (path !== "/carryover/stats") {
      return json(404, { error: "Known are GET /carryover/stats and POST /carryover/settings." });
    }
    return json(200, stats());
  }

  let served = 0;
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (path.startsWith("/carryover/")) return send(response, await control(path, request));
    served += 1;
    const id = `req_${String(served).padStart(8, "0")}`;
    const exchange: Exchange = { id, model: STAND_IN_MODEL, now: now() };
    if (path === "/v1/models" && request.method === "GET") return send(response, listModels());
    const wire = WIRES[path];
    if (wire === undefined || request.method !== "POST") {
      const message = `Unknown request: ${request.method} ${path}`;
      return send(response, openaiChatWire.badRequest({ message, status: 404 }, exchange));
    }
    counts.requests += 1;
    counts.firstRequestAt ??= exchange.now;
    if (isStopped) counts.requestsAfterStop += 1;
    const asked = readCompletionRequest(await readBody(request));
    if (typeof asked === "string") return send(response, wire.badRequest({ message: asked, status: 400 }, exchange));
    // Reading the body took time. The limits apply at the instant of the decision.
    return complete(response, path, wire, asked, id);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else send(response, json(500, { error: { message: String(error) } }));
    });
  });
  // Longer than any pause between the calls of a child, so that a child never uses a connection that is closing.
  server.keepAliveTimeout = 60_000;
  server.listen(start.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    openaiBaseUrl: `${url}/v1`,
    stats,
    change,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The whole body, or null if it exceeds the limit. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= BODY_BYTES_LIMIT) chunks.push(chunk);
  }
  return bytes > BODY_BYTES_LIMIT ? null : Buffer.concat(chunks).toString("utf8");
}

function send(response: ServerResponse, reply: Reply): void {
  const body = JSON.stringify(reply.body);
  response.writeHead(reply.status, {
    ...reply.headers,
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}

/** Sends the first event at once and spreads the others evenly over `durationMs`. */
async function stream(
  response: ServerResponse,
  { status, headers }: Reply,
  events: readonly string[],
  durationMs: number,
): Promise<void> {
  response.writeHead(status, { ...headers, "content-type": "text/event-stream; charset=utf-8" });
  const pauseMs = durationMs / Math.max(1, events.length - 1);
  for (const [index, event] of events.entries()) {
    if (index > 0 && pauseMs > 0) await sleep(pauseMs);
    if (response.destroyed) return;
    response.write(event);
  }
  response.end();
}

function json(status: number, body: unknown): Reply {
  return { status, headers: {}, body };
}

function listModels(): Reply {
  const model = { id: STAND_IN_MODEL, object: "model", created: 0, owned_by: "carryover" };
  return json(200, { object: "list", data: [model] });
}
