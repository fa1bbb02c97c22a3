/** The built command line with official clients as children, in front of a provider on loopback that has a quota. */
import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { completion, fakeProvider, json, QUOTA, slowDown } from "../gateway/rig.ts";
import { cli, folderWith, jsonLines, listOf } from "./cli-rig.ts";

function fixture(name: string): string {
  return `node ${fileURLToPath(new URL(`../fixtures/children/${name}`, import.meta.url))}`;
}

const CALLS = fixture("openai-calls.mjs");
const PROSE = fixture("gateway-prose.mjs");

function evaluation(tasks: number, url: string, command = CALLS) {
  const folder = folderWith({ "tasks.jsonl": listOf(tasks) });
  const file = (name: string) => join(folder, ".carryover", `${name}.jsonl`);
  return {
    folder,
    async run(
      options: readonly string[] = [],
      env: Readonly<Record<string, string>> = {},
      onStart: (child: ChildProcess) => void = () => {},
    ) {
      const { code, stdout, stderr } = await cli(
        ["run", "--json", "--tasks", "tasks.jsonl", "--command", command, ...options],
        {
          cwd: folder,
          onStart,
          env: { OPENAI_API_KEY: "sk-test-not-a-key-000000", OPENAI_BASE_URL: `${url}/v1`, ...env },
        },
      );
      return { code, stderr, outputs: stdout === "" ? {} : (JSON.parse(stdout) as Record<string, unknown>) };
    },
    rows: (name: "results" | "failures" | "calls" | "events") => (existsSync(file(name)) ? jsonLines(file(name)) : []),
  };
}

/** Makes the quota available again: the next run finds no open circuit. */
function passTime(folder: string): void {
  const path = join(folder, ".carryover/checkpoint.json");
  const checkpoint = JSON.parse(readFileSync(path, "utf8")) as object;
  writeFileSync(path, JSON.stringify({ ...checkpoint, circuits: {} }));
}

/** Answers with the question's own words, and counts what is paid for. */
async function quotaProvider(refusal: { readonly body: unknown; readonly headers: Record<string, string> }) {
  const paid: string[] = [];
  const state = { left: Number.POSITIVE_INFINITY, refusals: 0, onPaid: (_: number) => {} };
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
    state.onPaid(paid.length);
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
])(
  "%s ends the first night in seconds, and the second night pays only for the rest",
  async (_, body, headers, waitMs) => {
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
    for (const report of ["summary.md", "report.html"]) {
      expect(readFileSync(join(folder, ".carryover", report), "utf8")).toMatch(/tokens not paid again/);
    }
    const replayed = rows("results").map(({ calls }) => (calls as { replayed: number }).replayed);
    expect(replayed.reduce((sum, count) => sum + count, 0)).toBe(13 - done * 4);
    expect(rows("calls")).toEqual([]);
  },
);

test("a run with gateway: off removes the answers of the tasks that it settles", async () => {
  const provider = await quotaProvider({ body: QUOTA, headers: {} });
  provider.state.left = 2;
  const { folder, run, rows } = evaluation(1, provider.url);
  expect((await run()).code).toBe(75);
  expect(rows("calls")).toHaveLength(2);
  provider.state.left = Number.POSITIVE_INFINITY;
  passTime(folder);
  expect(await run(["--gateway", "off"])).toMatchObject({ code: 0, outputs: { passed: 1 } });
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

test("an outage that a harness grades as a wrong answer is not stored: the task runs again", async () => {
  const provider = await fakeProvider((_, response, count) =>
    count === 1 ? json(response, 503, { error: { message: "down" } }) : json(response, 200, completion("4")),
  );
  const { run, rows } = evaluation(1, provider.url);
  const night = await run([], { ON_ERROR: "grade", MAX_RETRIES: "0" });
  expect(night).toMatchObject({ code: 0, outputs: { status: "complete", passed: 1 } });
  expect(rows("failures")).toMatchObject([
    { class: "transient", message: "openai answered HTTP 503, and answered no later call of the task" },
  ]);
});

test("after a SIGKILL only the calls that were in flight are paid for again", async () => {
  const provider = await quotaProvider({ body: QUOTA, headers: {} });
  const { folder, run, rows } = evaluation(6, provider.url);
  const concurrency = 2;
  const first = await run(["--concurrency", String(concurrency)], {}, (child) => {
    provider.state.onPaid = (count) => {
      if (count === 11) child.kill("SIGKILL");
    };
  });
  expect(first.code).toBeNull();
  provider.state.onPaid = () => {};
  const before = provider.paid.length;
  const done = rows("results").length;
  const second = await run(["--concurrency", String(concurrency)]);
  expect(second).toMatchObject({ code: 0, outputs: { status: "complete", passed: 6 } });
  expect(before).toBeGreaterThanOrEqual(11);
  expect(done).toBeLessThan(6);
  const twice = provider.paid.length - new Set(provider.paid).size;
  expect(twice).toBeLessThanOrEqual(concurrency);
  expect(existsSync(join(folder, ".carryover/calls.jsonl"))).toBe(true);
  expect(rows("calls")).toEqual([]);
});

test("a child whose calls all succeeded is judged by its exit code, whatever it prints about limits", async () => {
  const provider = await quotaProvider({ body: QUOTA, headers: {} });
  const failing = evaluation(1, provider.url, PROSE);
  const failed = await failing.run(["--max-attempts", "1"]);
  expect(failed).toMatchObject({ code: 1, outputs: { status: "complete", errored: 1 } });
  expect(failing.rows("failures")).toMatchObject([{ class: "legitimate" }]);
  const passed = await evaluation(1, provider.url, PROSE).run([], { EXIT: "0" });
  expect(passed).toMatchObject({ code: 0, outputs: { passed: 1 } });
  // The same words of a child that calls nobody are a limit.
  const off = await evaluation(1, provider.url, PROSE).run(["--gateway", "off"]);
  expect(off).toMatchObject({ code: 75, outputs: { status: "stopped" } });
});

test("gateway: off starts no gateway and leaves the children's environment as it is", async () => {
  const { folder, run } = evaluation(
    1,
    "http://127.0.0.1:1",
    "sh -c 'env | grep -c -e CARRYOVER_GATEWAY -e NO_PROXY > \"$PWD/seen\"; true'",
  );
  const night = await run(["--gateway", "off"]);
  expect(night.code).toBe(0);
  expect(night.stderr).not.toContain("gateway");
  expect(readFileSync(join(folder, "seen"), "utf8").trim()).toBe("0");
  expect(existsSync(join(folder, ".carryover/calls.jsonl"))).toBe(false);
});

test("a held call does not count as silence of the child", async () => {
  const provider = await fakeProvider(({ body }, response, count) => {
    writeFileSync(join(folder, "asked"), "");
    if (count === 1) slowDown(response, { "retry-after": "3" });
    else json(response, 200, completion(String(body.length)));
  });
  // It is not silent until it asks, even if a busy machine takes long to start it.
  const command = `(until [ -e asked ]; do echo; sleep 0.2; done) & ${CALLS}`;
  const { folder, run, rows } = evaluation(1, provider.url, command);
  const night = await run(["--silence-timeout", "2s", "--max-attempts", "1"], { CALLS: "1" });
  expect(night).toMatchObject({ code: 0, outputs: { passed: 1 } });
  expect(rows("results")).toMatchObject([{ attempt: 1, calls: { made: 1, held: 1, refused: 1 } }]);
});

test("a child that cannot reach the gateway gets a hint", async () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell reads it.
  const command = "sh -c 'echo \"connect ECONNREFUSED ${CARRYOVER_GATEWAY_URL#http://}\" >&2; exit 1'";
  const { run, rows } = evaluation(1, "http://127.0.0.1:1", command);
  await run(["--max-attempts", "1"]);
  expect(String(rows("failures")[0]?.message)).toMatch(
    /could not reach Carryover's gateway at 127\.0\.0\.1:\d+.*`gateway: off`/,
  );
});

test("a limit that bypasses the gateway is reported once, with what to do", async () => {
  const command = `echo 'openai.RateLimitError: Error code: 429 - ${JSON.stringify(QUOTA)}' >&2; exit 1`;
  const { run } = evaluation(2, "http://127.0.0.1:1", command);
  const night = await run();
  expect(night).toMatchObject({ code: 75, outputs: { status: "stopped" } });
  expect(night.stderr.split("\n").filter((line) => line.includes("What it cannot see"))).toEqual([
    expect.stringContaining("openai refused a call that did not come through the gateway"),
  ]);
});

test("if the gateway cannot start, the run continues without it and reports that in one line", async () => {
  const { run } = evaluation(1, "http://127.0.0.1:1", "true");
  const night = await run([], { HTTPS_PROXY: "not an address" });
  expect(night).toMatchObject({ code: 0, outputs: { passed: 1 } });
  expect(night.stderr.split("\n").filter((line) => line.includes("gateway"))).toEqual([
    expect.stringContaining("the gateway could not start"),
  ]);
});

test("max-cost ends each night by what its own calls cost at the given prices", async () => {
  const provider = await quotaProvider({ body: QUOTA, headers: {} });
  const { run, rows } = evaluation(5, provider.url);
  // Ten input tokens are a dollar: each of the four calls of a task.
  const options = ["--concurrency", "1", "--max-cost", "6", "--prices", "m*=100000/0"];
  const first = await run(options);
  expect([first.code, first.outputs.status, first.outputs.resume]).toEqual([75, "out_of_budget", true]);
  expect(first.outputs.reason).toBe("max-cost: this run has spent $8.00 of $6.00");
  expect(first.outputs).toMatchObject({ total: 5, passed: 2, outstanding: 3 });
  expect(rows("results").map(({ calls }) => (calls as { cost_usd: number }).cost_usd)).toEqual([4, 4]);
  const second = await run(options);
  expect([second.code, second.outputs.status, second.outputs.passed]).toEqual([75, "out_of_budget", 4]);
  const third = await run(options);
  expect([third.code, third.outputs.status, third.outputs.passed]).toEqual([0, "complete", 5]);
  expect(provider.paid).toHaveLength(20);
});
