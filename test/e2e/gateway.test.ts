/** The built command line with official clients as children, in front of a provider on loopback that has a quota. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { completion, fakeProvider, json, QUOTA } from "../gateway/rig.ts";
import { cli, folderWith, jsonLines, listOf } from "./cli-rig.ts";

const CHILD = fileURLToPath(new URL("../fixtures/children/openai-calls.mjs", import.meta.url));

/** What the next night does with the calls of this one. */
interface Night {
  readonly code: number | null;
  readonly stderr: string;
  readonly outputs: Record<string, unknown>;
}

interface Evaluation {
  readonly folder: string;
  run(options?: readonly string[], env?: Readonly<Record<string, string>>): Promise<Night>;
  rows(name: "results" | "failures" | "calls" | "events"): Record<string, unknown>[];
}

function evaluation(tasks: number, url: string): Evaluation {
  const folder = folderWith({ "tasks.jsonl": listOf(tasks) });
  const file = (name: string) => join(folder, ".carryover", `${name}.jsonl`);
  return {
    folder,
    async run(options = [], env = {}) {
      const command = `node ${CHILD}`;
      const { code, stdout, stderr } = await cli(
        ["run", "--json", "--tasks", "tasks.jsonl", "--command", command, ...options],
        {
          cwd: folder,
          env: { OPENAI_API_KEY: "sk-test-not-a-key-000000", OPENAI_BASE_URL: `${url}/v1`, ...env },
        },
      );
      return { code, stderr, outputs: stdout === "" ? {} : (JSON.parse(stdout) as Record<string, unknown>) };
    },
    rows: (name) => (existsSync(file(name)) ? jsonLines(file(name)) : []),
  };
}

/** The quota is back: the next run finds no open circuit. */
function passTime(folder: string): void {
  const path = join(folder, ".carryover/checkpoint.json");
  const checkpoint = JSON.parse(readFileSync(path, "utf8")) as object;
  writeFileSync(path, JSON.stringify({ ...checkpoint, circuits: {} }));
}

/** Answers with the question's own words, and counts what is paid for. */
async function quotaProvider(refusal: { readonly body: unknown; readonly headers: Record<string, string> }) {
  const paid: string[] = [];
  const state = { left: Number.POSITIVE_INFINITY, refusals: 0 };
  const provider = await fakeProvider(({ body }, response) => {
    if (state.left <= 0) {
      state.refusals += 1;
      json(response, 429, refusal.body, refusal.headers);
      return;
    }
    state.left -= 1;
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    paid.push(messages[0]?.content ?? "");
    json(response, 200, completion(`${paid.length}.`));
  });
  return { url: provider.url, paid, state };
}

test.each([
  ["a quota that is used up", QUOTA, {}, null],
  [
    "a stated wait of a day",
    { error: { message: "Rate limit reached for requests per day", type: "requests", code: "rate_limit_exceeded" } },
    { "retry-after": "86400" },
    86_400_000,
  ],
])("%s ends the first night in seconds, and the second pays for the rest alone", async (_, body, headers, waitMs) => {
  const provider = await quotaProvider({ body, headers });
  provider.state.left = 13;
  const { folder, run, rows } = evaluation(6, provider.url);
  const from = Date.now();
  const first = await run(["--concurrency", "2"]);
  expect(first).toMatchObject({ code: 75, outputs: { status: "stopped", resume: true } });
  expect(provider.paid).toHaveLength(13);
  // The STOP, and what was in flight beside it.
  expect(provider.state.refusals).toBeLessThanOrEqual(2);
  expect(rows("failures")).toEqual([]);
  const resumeAt = Date.parse(String(first.outputs["resume-at"]));
  if (waitMs !== null) {
    expect(resumeAt).toBeGreaterThan(from + waitMs - 1_000);
    expect(resumeAt).toBeLessThan(Date.now() + waitMs + 6_000);
  }
  const done = rows("results").length;
  expect(done).toBeGreaterThan(0);

  provider.state.left = Number.POSITIVE_INFINITY;
  passTime(folder);
  const second = await run(["--concurrency", "2"]);
  expect(second).toMatchObject({ code: 0, outputs: { status: "complete", passed: 6 } });
  expect(new Set(provider.paid).size).toBe(provider.paid.length);
  expect(provider.paid).toHaveLength(24);
  expect(second.stderr).toMatch(/\d calls? replayed, [\d,]+ tokens not paid again/);
  const replayed = rows("results").map(({ calls }) => (calls as { replayed: number }).replayed);
  expect(replayed.reduce((sum, count) => sum + count, 0)).toBe(13 - done * 4);
  expect(rows("calls")).toEqual([]);
});

test("a refused call that a harness grades as a wrong answer is not stored", async () => {
  const provider = await quotaProvider({ body: QUOTA, headers: {} });
  provider.state.left = 0;
  const { run, rows } = evaluation(2, provider.url);
  const night = await run([], { ON_ERROR: "grade" });
  expect(night).toMatchObject({ code: 75, outputs: { status: "stopped", outstanding: 2 } });
  expect(rows("results")).toEqual([]);
  expect(rows("failures")).toEqual([]);
});
