/** A gateway in front of a provider that a test writes by hand, with the journal in a folder of its own. */
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Note } from "../../src/core/event.ts";
import type { RateLimit } from "../../src/core/rate-limit.ts";
import type { PaidCall } from "../../src/core/spend.ts";
import type { WireRefusal } from "../../src/core/wire.ts";
import { loadDetector } from "../../src/engine/evaluation-context.ts";
import { systemClock } from "../../src/engine/system-clock.ts";
import type { GatewaySettings, GatewayTask, JournalSettings } from "../../src/gateway/gateway.ts";
import { openRoutes } from "../../src/gateway/open-routes.ts";
import { openGateway } from "../../src/gateway/server.ts";
import { createRedactor } from "../../src/report/redact.ts";
import { listen } from "../rig/listen.ts";
import { scratchFolder } from "../rig/scratch.ts";

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export type Answering = (asked: Asked, response: ServerResponse, count: number) => void;

export interface FakeProvider {
  readonly url: string;
  readonly asked: Asked[];
  /** How the next requests are answered. */
  answer: Answering;
}

export async function fakeProvider(answer: Answering): Promise<FakeProvider> {
  const asked: Asked[] = [];
  const provider = { url: "", asked, answer };
  provider.url = await listen((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const one = { method, url, headers, body: Buffer.concat(chunks).toString("utf8") };
      asked.push(one);
      provider.answer(one, response, asked.length);
    });
  });
  return provider;
}

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

/** A refusal that ends after a wait. */
export function slowDown(response: ServerResponse, headers: Record<string, string>): void {
  json(response, 429, { error: { message: "slow down" } }, headers);
}

/** A chat completion of OpenAI that says `text`. */
export function completion(text: string): unknown {
  return {
    id: `chatcmpl-${text}`,
    object: "chat.completion",
    created: 1,
    model: "m",
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  };
}

export const QUOTA = {
  error: {
    message: "You exceeded your current quota, please check your plan and billing details.",
    type: "insufficient_quota",
    param: null,
    code: "insufficient_quota",
  },
};

export function taskNamed(id: string): GatewayTask {
  return { id, hash: Buffer.from(id).toString("hex").padEnd(64, "0").slice(0, 64) };
}

export interface RigOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly folder?: string;
  readonly journal?: Partial<JournalSettings> | null;
  readonly settings?: Partial<GatewaySettings>;
  readonly upstreams?: readonly { readonly name: string; readonly url: string }[];
}

export async function gatewayBefore(provider: FakeProvider, options: RigOptions = {}) {
  const environment = { OPENAI_BASE_URL: `${provider.url}/v1`, ANTHROPIC_BASE_URL: provider.url, ...options.env };
  const { routes } = openRoutes(environment, "auto", options.upstreams ?? []);
  const folder = options.folder ?? scratchFolder();
  const callsFile = join(folder, "calls.jsonl");
  const notes: Note[] = [];
  const refused: { key: string; limit: RateLimit; standing: readonly WireRefusal[] }[] = [];
  const paid: { key: string; call: PaidCall }[] = [];
  const journal: JournalSettings = {
    path: callsFile,
    campaign: "c",
    limitBytes: 64_000_000,
    redactor: createRedactor({ values: ["sk-secret-secret-1234567890"] }),
    ref: "",
    onlyOwnRef: false,
    isOutstanding: () => true,
    readFailures: () => new Map(),
    mayRewrite: () => true,
    ...options.journal,
  };
  const gateway = await openGateway(
    {
      routes,
      environment,
      proxies: {},
      clock: systemClock(),
      detectorAt: await loadDetector(60_000, []),
      defaultWaitMs: 2_000,
      ignored: [],
      journal: options.journal === null ? null : journal,
      ...options.settings,
    },
    {
      refused: (key, limit) => refused.push({ key, limit, standing: gateway.wireOf(key)?.refusals ?? [] }),
      paid: (key, call) => paid.push({ key, call }),
      publish: (note) => notes.push(note),
      replayed: (saved) => notes.push({ event: "calls_replayed", run: "r", job: "0", ...saved }),
    },
  );
  onTestFinished(() => gateway.close(0));
  return {
    gateway,
    notes,
    refused,
    paid,
    callsFile,
    /** Starts an attempt. @returns its variables */
    begin: (key: string, ...ids: readonly string[]) => gateway.begin({ key, tasks: ids.map(taskNamed) }),
    rows: () =>
      readFileSync(callsFile, "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

/** A gateway in front of a provider that answers this way, and the addresses of an attempt `a` with the task `t1`. */
export async function opened(answer: Answering, options: RigOptions = {}) {
  const provider = await fakeProvider(answer);
  const rig = await gatewayBefore(provider, options);
  const { OPENAI_BASE_URL: base, CARRYOVER_GATEWAY_URL: url = "" } = rig.begin("a", "t1");
  return { ...rig, provider, base, url };
}

/** Asks as a client without retries of its own would. */
export async function ask(base: string | undefined, body: unknown, init: RequestInit = {}): Promise<Response> {
  return fetch(`${base}/chat/completions`, {
    method: "POST",
    body: JSON.stringify(body),
    ...init,
    headers: { "content-type": "application/json", authorization: "Bearer key-of-a-test", ...init.headers },
  });
}

/** What the model says in a completion. */
export async function textOf(answer: Response): Promise<string> {
  const body = (await answer.json()) as { choices: { message: { content: string } }[] };
  return body.choices[0]?.message.content ?? "";
}
