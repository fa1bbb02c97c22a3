/**
 * An embedded provider on loopback for the demo, the examples, tests and benchmarks: OpenAI's chat completions
 * and Anthropic's messages, with real limits and the real shape of their refusals. What answers is no language
 * model but a small reader of word problems.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import { anthropicWire } from "./anthropic-wire.ts";
import { seededChance } from "./chance.ts";
import { Gate } from "./gate.ts";
import { openaiWire } from "./openai-wire.ts";
import type { Exchange, Reply, Wire } from "./reply.ts";
import {
  IN_ENGLISH,
  type ProviderSettings,
  type ProviderSettingsChange,
  type ProviderSettingsInput,
  settingsChangeSchema,
  settingsSchema,
} from "./settings.ts";
import { type ProviderStats, ProviderTally } from "./tally.ts";
import { answerProblem } from "./word-problem.ts";

export interface ProviderStart {
  /** 0, the default, is any free port. */
  readonly port?: number;
  /** The clock of rate, quota and statistics: epoch ms. */
  readonly now?: () => number;
  /** Decides over latencies and overloads. */
  readonly seed?: number;
}

export interface Provider {
  /** Such as `http://127.0.0.1:40123`: what `ANTHROPIC_BASE_URL` wants. */
  readonly url: string;
  /** With `/v1`: what `OPENAI_BASE_URL` wants. */
  readonly openaiBaseUrl: string;
  stats(): ProviderStats;
  /** Changes what is named and leaves the rest; a new rate or quota begins unused. */
  change(change: ProviderSettingsChange): void;
  /** Ends the server and its open connections. */
  close(): Promise<void>;
}

/** The name under which the stand-in lists itself; it answers to any other, too. */
const STAND_IN_MODEL = "carryover-stand-in";

const BODY_BYTES_LIMIT = 4 * 1_048_576;

const CONTENT = z.union([
  z.string(),
  z.array(z.looseObject({ type: z.string(), text: z.optional(z.string()) })),
  z.null(),
]);
const REQUEST = z.looseObject({
  model: z.string().check(z.maxLength(200)),
  messages: z.array(z.looseObject({ role: z.string(), content: z.optional(CONTENT) })).check(z.minLength(1)),
  stream: z.nullish(z.boolean()),
});

/**
 * Starts the provider on 127.0.0.1.
 *
 * @throws ZodError for settings that make no sense, and the error of the socket where the port is taken.
 */
export async function startProvider(
  settings: ProviderSettingsInput = {},
  start: ProviderStart = {},
): Promise<Provider> {
  const now = start.now ?? Date.now;
  let current: ProviderSettings = settingsSchema.parse(settings, IN_ENGLISH);
  const gate = new Gate(current);
  const tally = new ProviderTally();
  const overloadChance = seededChance(start.seed ?? 1);
  const latencyChance = seededChance((start.seed ?? 1) + 1);

  const stats = () => tally.read(gate.quota(now()));
  const change = (input: ProviderSettingsChange) => {
    const parsed = settingsChangeSchema.parse(input, IN_ENGLISH);
    current = { ...current, ...withoutUndefined(parsed) };
    gate.change(current);
  };

  async function complete(wire: Wire, body: string | null, exchange: Exchange): Promise<Reply> {
    const request = REQUEST.safeParse(parseJson(body), IN_ENGLISH);
    if (!request.success) {
      tally.malformed();
      const message = body === null ? "The request body is too large." : describe(request.error);
      return wire.badRequest({ message, status: 400 }, exchange);
    }
    const { model, messages, stream } = request.data;
    if (stream === true) {
      tally.malformed();
      return wire.badRequest({ message: "This stand-in does not stream: leave out `stream`.", status: 400 }, exchange);
    }
    // The body took its time: the limits are judged at the instant of the decision.
    const named: Exchange = { ...exchange, model, now: now() };
    const texts = messages.map((message) => ({ role: message.role, text: textOf(message.content) }));
    const inputTokens = texts.reduce((sum, { text }) => sum + estimateTokens(text), 0);
    const decision = gate.decide({ tokens: inputTokens, now: named.now, chance: overloadChance() });
    if (decision.kind === "refused") {
      tally.refused(decision.refusal.kind, named.now);
      return wire.refusal(decision.refusal, named);
    }
    tally.admitted(named.now);
    const { minMs, maxMs } = current.latency;
    const latencyMs = minMs + latencyChance() * Math.max(0, maxMs - minMs);
    if (latencyMs > 0) await sleep(latencyMs);
    const text = answerProblem(texts.findLast(({ role }) => role === "user")?.text ?? "");
    return wire.success({ ...decision, text, inputTokens, outputTokens: estimateTokens(text) }, named);
  }

  async function control(path: string, request: IncomingMessage): Promise<Reply> {
    if (path === "/carryover/settings" && request.method === "POST") {
      const parsed = settingsChangeSchema.safeParse(parseJson(await readBody(request)), IN_ENGLISH);
      if (!parsed.success) return { status: 400, headers: {}, body: { error: describe(parsed.error) } };
      change(parsed.data);
    } else if (path !== "/carryover/stats") {
      return {
        status: 404,
        headers: {},
        body: { error: "Known are GET /carryover/stats and POST /carryover/settings." },
      };
    }
    return { status: 200, headers: {}, body: stats() };
  }

  let served = 0;
  async function route(request: IncomingMessage): Promise<Reply> {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (path.startsWith("/carryover/")) return control(path, request);
    served += 1;
    const exchange: Exchange = { id: `req_${String(served).padStart(8, "0")}`, model: STAND_IN_MODEL, now: now() };
    const wire = path.startsWith("/v1/messages") ? anthropicWire : openaiWire;
    if (path === "/v1/models" && request.method === "GET") return listModels();
    const isCompletion = path === "/v1/chat/completions" || path === "/v1/messages";
    if (!isCompletion || request.method !== "POST") {
      return wire.badRequest({ message: `Unknown request: ${request.method} ${path}`, status: 404 }, exchange);
    }
    tally.opened(exchange.now);
    try {
      return await complete(wire, await readBody(request), exchange);
    } finally {
      tally.closed();
    }
  }

  const server = createServer((request, response) => {
    route(request).then(
      (reply) => send(response, reply),
      (error: unknown) => send(response, { status: 500, headers: {}, body: { error: { message: String(error) } } }),
    );
  });
  // A child that keeps its connection must not meet one that is closing: longer than any wait between its calls.
  server.keepAliveTimeout = 60_000;
  const port = await listen(server, start.port ?? 0);
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

function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("The provider has no port."));
      else resolve(address.port);
    });
  });
}

/** The whole body, or null where it is beyond the limit. */
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

function listModels(): Reply {
  const model = { id: STAND_IN_MODEL, object: "model", created: 0, owned_by: "carryover" };
  return { status: 200, headers: {}, body: { object: "list", data: [model] } };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

function describe(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  return issue === undefined ? "Invalid request." : `Invalid request at \`${issue.path.join(".")}\`: ${issue.message}`;
}

function textOf(content: z.infer<typeof CONTENT> | undefined): string {
  if (content === undefined || content === null) return "";
  return typeof content === "string" ? content : content.map((part) => part.text ?? "").join("\n");
}

/** The rule of thumb for English: four characters a token. */
function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

/** A field that is named without a value is not named. */
function withoutUndefined<T extends object>(value: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
