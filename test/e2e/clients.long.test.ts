/**
 * Official clients with their default settings as children of the built command line, in front of a provider whose
 * quota ends in the middle of tasks and comes back. `npm run test:all` runs it: some clients are installed on demand.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, type TestContext, test } from "vitest";
import { type Provider, startProvider } from "../../src/provider/provider.ts";
import { listen } from "../rig/listen.ts";
import { npmWith, pythonWith, type Runtime } from "../rig/runtimes.ts";
import { cli, folderWith, jsonLines, listOf } from "./cli-rig.ts";

const FIXTURES = fileURLToPath(new URL("../fixtures/clients/", import.meta.url));
const TASKS = 4;
const CALLS = TASKS * 4;
const QUOTA = 9;
const DAY_MS = 86_400_000;

const open: Provider[] = [];
afterEach(() => Promise.all(open.splice(0).map((provider) => provider.close())));
/** A provider that answers `QUOTA` calls, refuses the next ones for a day, and can be given more. */
interface Quota {
  readonly env: Readonly<Record<string, string>>;
  /** The prompts of all calls that were paid for. */
  readonly paid: readonly string[];
  lift(): void;
}

async function standIn(): Promise<Quota> {
  const paid: string[] = [];
  const provider = await startProvider(
    {
      rate: { requests: 20, perMs: 1_000, burst: 2 },
      quota: { requests: QUOTA, reset: { kind: "after", durationMs: DAY_MS } },
      latency: { minMs: 20, maxMs: 60 },
    },
    {
      answer: (prompt) => `You asked: ${prompt}`,
      onRequest: ({ prompt, outcome }) => {
        if (outcome === "answered") paid.push(prompt);
      },
    },
  );
  open.push(provider);
  return {
    env: {
      OPENAI_API_KEY: "sk-test-not-a-key-000000",
      OPENAI_BASE_URL: provider.openaiBaseUrl,
      ANTHROPIC_API_KEY: "sk-test-not-a-key-000000",
      ANTHROPIC_BASE_URL: provider.url,
    },
    paid,
    lift: () => provider.change({ quota: null }),
  };
}

/** The same for Gemini, whose API the stand-in does not speak. */
async function gemini(): Promise<Quota> {
  const paid: string[] = [];
  let left = QUOTA;
  const address = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { contents } = JSON.parse(Buffer.concat(chunks).toString()) as { contents: { parts: { text: string }[] }[] };
    const send = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (left <= 0) return send(429, GEMINI_QUOTA);
    left -= 1;
    const text = contents[0]?.parts[0]?.text ?? "";
    paid.push(text);
    send(200, { candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason: "STOP" }] });
  });
  return {
    env: { GEMINI_API_KEY: "test-not-a-key-000000000", GOOGLE_GEMINI_BASE_URL: address },
    paid,
    lift: () => {
      left = Number.POSITIVE_INFINITY;
    },
  };
}

const GEMINI_QUOTA = {
  error: {
    code: 429,
    message:
      "You exceeded your current quota, please check your plan and billing details. Quota exceeded for metric: generativelanguage.googleapis.com/generate_content_free_tier_requests, limit: 9",
    status: "RESOURCE_EXHAUSTED",
    details: [
      {
        "@type": "type.googleapis.com/google.rpc.QuotaFailure",
        violations: [{ quotaId: "GenerateRequestsPerDayPerProjectPerModel-FreeTier", quotaValue: "9" }],
      },
    ],
  },
};

/** Two nights: the quota ends in the first one. Every call is paid once, and none is lost. */
async function expectTwoNights(quota: Quota, command: readonly string[], env: Record<string, string> = {}) {
  const folder = folderWith({ "tasks.jsonl": listOf(TASKS) });
  const night = (...options: string[]) =>
    cli(["run", "--tasks", "tasks.jsonl", "--concurrency", "3", ...options, "--", ...command], {
      cwd: folder,
      env: { ...quota.env, ...env },
    });
  const startedAt = Date.now();
  const first = await night();
  expect(first.code, first.stderr).toBe(75);
  expect(Date.now() - startedAt).toBeLessThan(60_000);
  expect(quota.paid).toHaveLength(QUOTA);
  expect(jsonLines(join(folder, ".carryover/failures.jsonl"))).toEqual([]);

  quota.lift();
  const second = await night("--retry-now");
  expect(second.code, second.stderr).toBe(0);
  return jsonLines(join(folder, ".carryover/results.jsonl"));
}

function binOf(context: TestContext, runtime: Runtime): string {
  if ("missing" in runtime) return context.skip(`could not be installed: ${runtime.missing}`);
  return runtime.bin;
}

const isOldNode = Number(process.versions.node.split(".")[0]) < 22;

async function expectEachPaidOnce(quota: Quota, command: readonly string[], env: Record<string, string> = {}) {
  const rows = await expectTwoNights(quota, command, env);
  expect(quota.paid).toHaveLength(CALLS);
  expect(new Set(quota.paid).size).toBe(CALLS);
  const replayed = rows.reduce((sum, { calls }) => sum + (calls as { replayed: number }).replayed, 0);
  expect(replayed).toBeGreaterThan(0);
}

describe("every call is paid for once over two nights", () => {
  for (const client of [
    "openai-chat",
    "openai-chat-stream",
    "openai-responses-stream",
    "anthropic",
    "anthropic-stream",
    "ai-openai",
    "ai-anthropic",
    "google",
  ]) {
    test(`${client} for Node`, async (context) => {
      context.skip(client.startsWith("ai-") && isOldNode, "the Vercel AI SDK needs Node 22");
      const quota = await (client === "google" ? gemini() : standIn());
      await expectEachPaidOnce(quota, [process.execPath, join(FIXTURES, "ask.mjs"), client]);
    });
  }

  for (const client of ["openai", "anthropic"]) {
    test(`${client} for Python`, async (context) => {
      const python = join(binOf(context, pythonWith(["openai", "anthropic"])), "python");
      await expectEachPaidOnce(await standIn(), [python, join(FIXTURES, "ask.py"), client]);
    }, 400_000);
  }

  test("Claude Code", async (context) => {
    const claude = join(binOf(context, npmWith(["@anthropic-ai/claude-code"])), "claude");
    // Each invocation is a session of its own, with its own ids in the metadata of its streamed calls.
    const script =
      'for call in 0 1 2 3; do "$CLAUDE" -p "$CARRYOVER_TASK_ID, question $call" --output-format json </dev/null || exit 1; done';
    await expectEachPaidOnce(await standIn(), ["bash", "-c", script], {
      CLAUDE: claude,
      HOME: folderWith({}),
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    });
  }, 400_000);

  test("Codex", async (context) => {
    const codex = join(binOf(context, npmWith(["@openai/codex"])), "codex");
    // Each invocation is a session of its own, with its own ids in the items of its calls.
    const script =
      'for call in 0 1 2 3; do "$CODEX" exec --skip-git-repo-check -c openai_base_url="$OPENAI_BASE_URL" -c skills.bundled.enabled=false -m gpt-5 "$CARRYOVER_TASK_ID, question $call" </dev/null || exit 1; done';
    await expectEachPaidOnce(await standIn(), ["bash", "-c", script], {
      CODEX: codex,
      CODEX_API_KEY: "sk-test-not-a-key-000000",
      HOME: folderWith({}),
    });
  }, 400_000);
});
