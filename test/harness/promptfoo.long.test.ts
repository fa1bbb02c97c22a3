import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startProvider } from "../../src/provider/provider.ts";
import { cli, folderWith, jsonLines } from "../e2e/cli-rig.ts";
import { npmWith } from "../rig/runtimes.ts";
import { harnessContract } from "./contract.ts";

// promptfoo needs Node 22, which then comes before the Node of these tests in PATH.
const runtime = npmWith(["node@24", "promptfoo@0.121"]);

harnessContract({
  harness: "promptfoo",
  runtime,
  example: "examples/promptfoo",
  args: ["--no-cache"],
  ids: ["eggs", "tank"],
  broken: { files: { "broken.yaml": "prompts: [a\n" }, args: ["-c", "broken.yaml"], says: "YAMLException" },
  selections: [
    { args: ["--filter-pattern", "^(eggs|tank)$"], ids: ["eggs", "tank"] },
    { args: ["eval", "--filter-first-n", "1"], ids: ["eggs"] },
  ],
  repeated: { args: ["--no-cache", "--repeat", "2", "--filter-pattern", "tank"], ids: ["tank#1", "tank#2"] },
  none: ["--no-cache", "--filter-pattern", "nothing at all"],
  unknown: { args: ["-c", "nothing.yaml"], says: "nothing.yaml" },
  ways: { args: ["-c", "ways.yaml", "--no-cache"], count: 11 },
  // Its database is compiled for the Node that installs it, which is the one of `npm test`.
  ...(process.version.startsWith("v20.") ? { old: () => npmWith(["promptfoo@0.120"]) } : {}),
});

const SHORT = { providers: ["a"], prompts: ["short"] };

const CONFIG = {
  prompts: [
    { raw: "{{q}}?", label: "short" },
    { raw: "{{q}}, at length?", label: "long" },
  ],
  providers: ["openai:chat:a", "openai:chat:b"].map((id) => ({ id, label: id.slice(-1) })),
  evaluateOptions: { repeat: 2 },
  tests: [
    { vars: { q: "one" }, ...SHORT },
    { vars: { q: "two" }, options: { repeat: 1 }, prompts: ["l*"] },
    { vars: { q: ["three", "four"], turns: [{ role: "user" }, {}] }, options: { repeat: 1 }, ...SHORT },
    { vars: { q: "file://q/{a,b}.tx?" }, options: { repeat: 1 }, ...SHORT },
  ],
};

const environment = (cwd: string) => ({
  PATH: `${"missing" in runtime ? "" : `${runtime.bin}:`}${process.env.PATH}`,
  PROMPTFOO_CONFIG_DIR: cwd,
  PROMPTFOO_DISABLE_TELEMETRY: "1",
  PROMPTFOO_DISABLE_UPDATE: "true",
  OPENAI_API_KEY: "none",
});

const TABLE = `q,__expected1,__expected2,__description
one,javascript:nothing.here,contains:nowhere,
"two","javascript:process.mainModule.require('node:assert').equal(output, '2')",,
three,contains:nowhere,,
four,contains:stand-in,,the last
`;

it.skipIf("missing" in runtime)(
  "names rows of a table by what is in them, and keeps code that throws apart from a grade",
  async () => {
    if ("missing" in runtime) return;
    const provider = await startProvider({});
    const config = { prompts: ["{{q}}?"], providers: ["openai:chat:a"], tests: "file://table.csv" };
    const cwd = folderWith({ "promptfooconfig.json": JSON.stringify(config), "table.csv": TABLE });
    const start = ["--harness", "promptfoo", "--harness-command", "promptfoo", "--max-attempts", "1"];
    const end = await cli(["run", ...start], {
      cwd,
      env: { ...environment(cwd), OPENAI_BASE_URL: provider.openaiBaseUrl },
    });
    expect(end.code, end.stderr).toBe(1);
    const rows = ["results", "failures"].flatMap((file) => jsonLines(join(cwd, `.carryover/${file}.jsonl`)));
    expect(Object.fromEntries(rows.map(({ id, status, class: kind }) => [id, status ?? kind]))).toEqual({
      "q=one": "legitimate",
      "q=two": "failed",
      "q=three": "failed",
      "the last": "passed",
    });
    expect(rows.find(({ id }) => id === "q=one")).toMatchObject({ message: expect.stringMatching(/^Custom function/) });
    await provider.close();
  },
);

it.skipIf("missing" in runtime)("runs what the configuration allows, and makes a call for each repeat", async () => {
  if ("missing" in runtime) return;
  const provider = await startProvider({});
  const cwd = folderWith({ "promptfooconfig.json": JSON.stringify(CONFIG), "q/a.txt": "five", "q/b.txt": "six" });
  const env = { ...environment(cwd), OPENAI_BASE_URL: provider.openaiBaseUrl };
  const start = ["--harness", "promptfoo", "--harness-command", "promptfoo"];
  const listed = await cli(["plan", ...start, "--json"], { cwd, env });
  expect(JSON.parse(listed.stdout), listed.stderr).toMatchObject({
    tasks: [
      ...["q=one [a, short]#1", "q=one [a, short]#2"],
      ...['q=three, turns=[{"role":"user"},{}] [a, short]', 'q=four, turns=[{"role":"user"},{}] [a, short]'],
      ...["q=file://q/a.txt [a, short]", "q=file://q/b.txt [a, short]"],
      ...["q=two [a, long]", "q=two [b, long]"],
    ],
  });
  // promptfoo fails at a pattern that matches no file, so the test must not vanish.
  const missing = { ...CONFIG, tests: [{ vars: { q: "file://none/*.txt" }, options: { repeat: 1 }, ...SHORT }] };
  writeFileSync(join(cwd, "missing.json"), JSON.stringify(missing));
  const kept = await cli(["plan", ...start, "--json", "--", "--config=missing.json"], { cwd, env });
  expect(JSON.parse(kept.stdout), kept.stderr).toMatchObject({ tasks: ["q=file://none/*.txt"] });
  for (const [found, change, args = []] of [
    ["select-best", { defaultTest: { assert: [{ type: "select-best", value: "the best" }] } }],
    ["storeOutputAs", { tests: [{ options: { storeOutputAs: "first" } }, { vars: { q: "{{first}}" } }] }],
    ["_conversation", { prompts: ["{{_conversation}}{{q}}"], tests: [{ vars: { q: "one" } }] }],
    ["--filter-sample", {}, ["--filter-sample", "2"]],
    [
      "--filter-range with scenarios",
      { scenarios: [{ config: [{ vars: { q: "one" } }], tests: [{ vars: { r: "two" } }] }] },
      ["--filter-range", "0:2"],
    ],
  ] as const) {
    writeFileSync(join(cwd, "dependent.json"), JSON.stringify({ ...CONFIG, ...change }));
    const refused = await cli(["run", ...start, "--", "-c", "dependent.json", ...args], { cwd, env });
    expect(refused.code, refused.stderr).toBe(2);
    expect(refused.stderr).toContain(`found ${found}`);
  }
  const end = await cli(["run", ...start], { cwd, env });
  expect(end.code, end.stderr).toBe(0);
  expect(provider.stats().admitted).toBe(8);
  await provider.close();
});

const ADDS_A_TEST = `module.exports = (name, context) => {
  if (name === "beforeAll") context.suite.tests.push({ vars: { q: "added" } });
  return context;
};`;

it.skipIf("missing" in runtime)("runs the tests that a hook of the configuration adds, each once", async () => {
  if ("missing" in runtime) return;
  const provider = await startProvider({});
  const tests = [{ vars: { q: "one" } }];
  const config = { prompts: ["{{q}}?"], providers: ["openai:chat:a"], extensions: ["file://adds.js"], tests };
  const cwd = folderWith({ "promptfooconfig.json": JSON.stringify(config), "adds.js": ADDS_A_TEST });
  const env = { ...environment(cwd), OPENAI_BASE_URL: provider.openaiBaseUrl };
  const start = ["--harness", "promptfoo", "--harness-command", "promptfoo", "--shard-size", "1"];
  const end = await cli(["run", ...start], { cwd, env });
  expect(end.code, end.stderr).toBe(0);
  const ledger = jsonLines(join(cwd, ".carryover/results.jsonl"));
  expect(ledger.map(({ id }) => id).toSorted()).toEqual(["q=added", "q=one"]);
  expect(provider.stats().requests).toBe(2);
  await provider.close();
});

const CALLS_BESIDE_TESTS = `module.exports = async (name, context) => {
  if (!name.endsWith("Each")) return context;
  const body = JSON.stringify({ model: "a", messages: [{ role: "user", content: name }] });
  const headers = { "content-type": "application/json" };
  await (await fetch(process.env.OPENAI_BASE_URL + "/chat/completions", { method: "POST", headers, body })).text();
  return context;
};`;

it.skipIf("missing" in runtime)("names the calls that a hook of the configuration makes beside a test", async () => {
  if ("missing" in runtime) return;
  const provider = await startProvider({});
  const tests = [{ vars: { q: "one" } }, { vars: { q: "two" } }];
  const config = { prompts: ["{{q}}?"], providers: ["openai:chat:a"], extensions: ["file://calls.js"], tests };
  const cwd = folderWith({ "promptfooconfig.json": JSON.stringify(config), "calls.js": CALLS_BESIDE_TESTS });
  const env = { ...environment(cwd), OPENAI_BASE_URL: provider.openaiBaseUrl };
  const end = await cli(["run", "--harness", "promptfoo", "--harness-command", "promptfoo"], { cwd, env });
  expect(end.code, end.stderr).toBe(0);
  const ledger = jsonLines(join(cwd, ".carryover/results.jsonl"));
  expect(ledger).toMatchObject([{ calls: { made: 3 } }, { calls: { made: 3 } }]);
  await provider.close();
});

it.skipIf("missing" in runtime)(
  "names the calls of several graders, and stores a row before the next test runs",
  async () => {
    if ("missing" in runtime) return;
    const grade = JSON.stringify({ pass: true, score: 1, reason: "fine" });
    const provider = await startProvider({}, { answer: (prompt) => (prompt.includes("Rubric") ? grade : prompt) });
    const assert = ["b", "c"].map((model) => ({ type: "llm-rubric", value: "fine", provider: `openai:chat:${model}` }));
    const tests = ["one", "two"].map((q) => ({ vars: { q }, assert }));
    const config = { prompts: ["{{q}}?"], providers: ["openai:chat:a"], tests };
    const cwd = folderWith({ "promptfooconfig.json": JSON.stringify(config) });
    const env = { ...environment(cwd), OPENAI_BASE_URL: provider.openaiBaseUrl };
    const start = ["--harness", "promptfoo", "--harness-command", "promptfoo", "--concurrency", "1"];
    // The quota ends between the graders of the second test.
    provider.change({ quota: { requests: 5, reset: { kind: "after", durationMs: 86_400_000 } } });
    const stopped = await cli(["run", ...start], { cwd, env });
    expect(stopped.code, stopped.stderr).toBe(75);
    expect(jsonLines(join(cwd, ".carryover/results.jsonl"))).toMatchObject([{ id: "q=one", calls: { made: 3 } }]);
    provider.change({ quota: null });
    const end = await cli(["run", ...start, "--retry-now"], { cwd, env });
    expect(end.code, end.stderr).toBe(0);
    expect(provider.stats().admitted).toBe(6);
    await provider.close();
  },
);

it.skipIf("missing" in runtime)("keeps providers apart that differ in their configuration only", async () => {
  if ("missing" in runtime) return;
  const provider = await startProvider({});
  const providers = [0, 1].map((temperature) => ({ id: "openai:chat:a", config: { temperature } }));
  const config = { prompts: ["{{q}}?"], providers, tests: [{ vars: { q: "one" } }, { vars: { q: "two" } }] };
  const cwd = folderWith({ "promptfooconfig.json": JSON.stringify(config) });
  const env = { ...environment(cwd), OPENAI_BASE_URL: provider.openaiBaseUrl };
  const end = await cli(["run", "--harness", "promptfoo", "--harness-command", "promptfoo"], { cwd, env });
  expect(end.code, end.stderr).toBe(0);
  const ledger = jsonLines(join(cwd, ".carryover/results.jsonl"));
  expect(ledger.map(({ id }) => id).toSorted()).toEqual(["q=one", "q=one#2", "q=two", "q=two#2"]);
  expect(provider.stats().requests).toBe(4);
  await provider.close();
});
