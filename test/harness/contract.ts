/** What every adapter promises, tried with the real harness against the stand-in provider. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readCannedAnswers } from "../../src/provider/canned-answers.ts";
import { type Provider, startProvider } from "../../src/provider/provider.ts";
import { cli, folderWith, jsonLines } from "../e2e/cli-rig.ts";
import { DIST, type ProgramEnd } from "../e2e/program.ts";
import { listen } from "../rig/listen.ts";
import type { Runtime } from "../rig/runtimes.ts";

export interface Suite {
  readonly harness: string;
  readonly runtime: Runtime;
  /** The folder of the example, whose twelve tests all pass. */
  readonly example: string;
  readonly args: readonly string[];
  /** Two ids of the example's tests, as its users know them. */
  readonly ids: readonly string[];
  /** Files and arguments that the harness cannot load, with a word of what it says. */
  readonly broken: {
    readonly files: Readonly<Record<string, string>>;
    readonly args: readonly string[];
    readonly says: string;
  };
  /** Arguments that select some tests of the example, each with what it selects. */
  readonly selections: readonly Selection[];
  /** Arguments by which the harness itself repeats a test. */
  readonly repeated?: Selection;
  /** Arguments that select nothing of the example. */
  readonly none: readonly string[];
  /** Arguments that name what is not there, with a word of what the harness says. */
  readonly unknown: { readonly args: readonly string[]; readonly says: string };
  /** Arguments for the suite in `test/fixtures/harness` that wraps refusals, and how many tests it has. */
  readonly ways: { readonly args: readonly string[]; readonly count: number };
  /** Files and arguments of a suite with classes and parameters, and how the harness itself writes `own.xml`; absent where it cannot. */
  readonly names?: { readonly file: string; readonly writer: readonly string[] };
  /** A version that is too old, installed only when it is asked for; absent where no registry has one. */
  readonly old?: () => Runtime;
}

interface Selection {
  readonly args: readonly string[];
  readonly ids: readonly string[];
}

interface Place {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export function harnessContract(suite: Suite): void {
  const { harness, runtime, args } = suite;
  const questions = 12;
  /** What is done before the quota ends or everything is killed: more than nothing, less than half. */
  const beforeStop = Math.ceil(questions / 3);
  if ("missing" in runtime) {
    console.warn(`${harness} is not tried: ${runtime.missing}`);
    describe.skip(`${harness}: ${runtime.missing}`, () => it("needs its runtime", () => {}));
    return;
  }

  // Each child pays the start of its harness: seconds, and many more on a machine that others use too.
  describe(`the adapter of ${harness}`, { timeout: 600_000 }, () => {
    let provider: Provider;
    let place: Place;
    beforeAll(async () => {
      provider = await startProvider({}, { answer: readCannedAnswers("examples/answers.jsonl") });
    });
    afterAll(() => provider.close());
    beforeEach(() => {
      provider.change({ rate: null, quota: null, latency: { minMs: 1, maxMs: 5 } });
      const cwd = folderWith({});
      copySuite(cwd);
      place = {
        cwd,
        env: {
          PATH: `${runtime.bin}:${process.env.PATH}`,
          PYTHONPATH: cwd,
          OPENAI_BASE_URL: provider.openaiBaseUrl,
          OPENAI_API_KEY: "none",
          // Tests stay on loopback: promptfoo waits at its end for reports that it cannot send.
          PROMPTFOO_DISABLE_TELEMETRY: "1",
          PROMPTFOO_DISABLE_UPDATE: "true",
        },
      };
    });

    function copySuite(cwd: string): void {
      cpSync(suite.example, cwd, { recursive: true, force: false });
      if (!("missing" in runtime) && runtime.modules !== null) symlinkSync(runtime.modules, join(cwd, "node_modules"));
    }

    const run = (more: readonly string[], given = args): Promise<ProgramEnd> =>
      cli(["run", "--harness", harness, ...more, "--", ...given], place);
    const ledger = () => jsonLines(join(place.cwd, ".carryover/results.jsonl"));
    const ids = (rows: readonly Record<string, unknown>[]) => rows.map(({ id }) => String(id));

    it("lists each test without a call, and settles it with its own row", async () => {
      const before = provider.stats().requests;
      const listed = await cli(["plan", "--harness", harness, "--json", "--", ...args], place);
      expect(JSON.parse(listed.stdout), listed.stderr).toMatchObject({ outstanding: questions });
      expect(provider.stats().requests - before).toBe(0);

      const end = await run([]);
      expect(end.code, end.stderr).toBe(0);
      expect(ledger()).toHaveLength(questions);
      expect(ids(ledger())).toEqual(expect.arrayContaining([...suite.ids]));
      expect(ledger().every(({ status }) => status === "passed")).toBe(true);
      expect(provider.stats().requests - before).toBe(questions);
    });

    it.each(suite.selections)("selects as the harness does: $args", async ({ args: given, ids: selected }) => {
      const listed = await cli(["plan", "--harness", harness, "--json", "--", ...given], place);
      expect(JSON.parse(listed.stdout), listed.stderr).toMatchObject({ tasks: selected });
    });

    it("repeats a test, by `repeats` or by the harness's own means", async () => {
      const [id = ""] = suite.ids;
      const end = await run(["--repeats", "2", "--only", `group:${id}`]);
      expect(end.code, end.stderr).toBe(75);
      expect(ids(ledger()).toSorted()).toEqual([`${id}#1`, `${id}#2`]);
      if (suite.repeated === undefined) return;
      rmSync(join(place.cwd, ".carryover"), { recursive: true });
      const own = await run([], suite.repeated.args);
      expect(own.code, own.stderr).toBe(0);
      expect(ids(ledger()).toSorted()).toEqual(suite.repeated.ids);
    });

    it("stops at a spent quota, and the next run pays for the rest only", async () => {
      const before = provider.stats().admitted;
      provider.change({ quota: { requests: beforeStop, reset: { kind: "after", durationMs: 86_400_000 } } });
      const stopped = await run([]);
      expect(stopped.code, stopped.stderr).toBe(75);
      expect(ledger().length).toBeLessThanOrEqual(beforeStop);
      expect(ledger().every(({ status }) => status === "passed")).toBe(true);
      expect(jsonLines(join(place.cwd, ".carryover/failures.jsonl"))).toEqual([]);

      provider.change({ quota: null });
      // As if the day were over: nobody knows of the stop any more.
      rmSync(join(place.cwd, ".carryover/checkpoint.json"));
      const resumed = await run([]);
      expect(resumed.code, resumed.stderr).toBe(0);
      expect(new Set(ids(ledger())).size).toBe(questions);
      expect(provider.stats().admitted - before).toBe(questions);
    });

    it("goes on after a request that is too large", async () => {
      const baseUrl = await startRefusing("14 eggs", provider.openaiBaseUrl);
      place = { ...place, env: { ...place.env, OPENAI_BASE_URL: baseUrl } };
      const size = harness === "go" ? 1 : questions;
      const end = await run(["--concurrency", "1", "--shard-size", `${size}`]);
      expect(end.code, end.stderr).toBe(1);
      const failures = jsonLines(join(place.cwd, ".carryover/failures.jsonl"));
      expect(failures, end.stderr).toMatchObject([{ class: "fatal" }]);
      expect(ledger().map(({ status }) => status)).toEqual(Array(questions - 1).fill("passed"));
      // The child that met the refusal ran all other tests too.
      const events = jsonLines(join(place.cwd, ".carryover/events.jsonl"));
      expect(events.filter(({ event }) => event === "attempt_started")).toHaveLength(questions / size);
    });

    it("keeps what had settled when everything is killed", async () => {
      const before = provider.stats().requests;
      provider.change({ latency: { minMs: 400, maxMs: 400 } });
      const running = startRun();
      const file = join(place.cwd, ".carryover/results.jsonl");
      await vi.waitUntil(() => existsSync(file) && ledger().length >= beforeStop, { timeout: 300_000, interval: 20 });
      killTree(running.pid ?? 0);
      const settled = ids(ledger());
      await sleep(200);
      const open = provider.stats().requests - before - settled.length;
      rmSync(join(place.cwd, ".carryover/lock"), { force: true });

      const end = await run([]);
      expect(end.code, end.stderr).toBe(0);
      expect(ids(ledger())).toHaveLength(questions);
      expect(new Set(ids(ledger())).size).toBe(questions);
      expect(ids(ledger()).slice(0, settled.length)).toEqual(settled);
      // Only calls that were open at the kill are made again. Inspect has several in each child.
      expect(provider.stats().requests - before).toBeLessThanOrEqual(questions + open);
    });

    it.each([
      { name: "a broken suite", files: suite.broken.files, given: suite.broken.args, says: suite.broken.says },
      { name: "a selection of nothing", files: {}, given: suite.none, says: harness },
      { name: "an unknown test", files: {}, given: suite.unknown.args, says: suite.unknown.says },
    ])("$name ends with exit 2 in the harness's own words", async ({ files, given, says }) => {
      const cwd = folderWith(files);
      copySuite(cwd);
      place = { ...place, cwd };
      const end = await run([], given);
      expect(end.code, end.stderr).toBe(2);
      expect(end.stderr).toContain(says);
      expect(existsSync(join(cwd, ".carryover"))).toBe(false);
    });

    it.each(["auto", "off"])(
      "stores no refused call as a result, however it is wrapped, with the gateway %s",
      async (gateway) => {
        for (const name of ["ways.py", "ways.mjs"]) cpSync(join("test/fixtures/harness", name), join(place.cwd, name));
        cpSync(join("test/fixtures/harness", harness), place.cwd, { recursive: true });
        provider.change({ quota: { requests: 0, reset: { kind: "after", durationMs: 86_400_000 } } });
        const { args: given, count } = suite.ways;
        const end = await run(
          ["--gateway", gateway, "--concurrency", "1", "--shard-size", "20", "--time-budget", "150s"],
          given,
        );
        expect(end.code, end.stderr).toBe(75);
        expect(ledger(), end.stderr).toEqual([]);
        expect(jsonLines(join(place.cwd, ".carryover/tasks.jsonl"))).toHaveLength(count);
        if (gateway === "off") {
          const ran = readFileSync(join(place.cwd, "ran.txt"), "utf8").trim().split("\n");
          expect(new Set(ran).size).toBe(count);
        }
      },
    );

    it.runIf(suite.names)("names tests in junit.xml as the harness does", async () => {
      const { file = "", writer: [program = "", ...own] = [] } = suite.names ?? {};
      cpSync(join("test/fixtures/harness", harness, file), join(place.cwd, file));
      const end = await run([], [file]);
      expect(end.code, end.stderr).toBe(0);
      spawnSync(program, own, { cwd: place.cwd, env: { ...process.env, ...place.env } });
      const theirs = casesIn(join(place.cwd, "own.xml"));
      expect(theirs.length).toBeGreaterThan(7);
      expect(casesIn(join(place.cwd, ".carryover/junit.xml"))).toEqual(theirs);
    });

    // The old version is installed first, which can take minutes.
    it.runIf(suite.old)("says how to update a harness that is too old", { timeout: 900_000 }, async () => {
      const old = suite.old?.() ?? { missing: "none" };
      if ("missing" in old) throw new Error(old.missing);
      const env = { ...place.env, PATH: `${old.bin}:${process.env.PATH}`, PYTHONPATH: old.pythonPath ?? "" };
      const cwd = folderWith({});
      cpSync(suite.example, cwd, { recursive: true });
      if (old.modules !== null) symlinkSync(old.modules, join(cwd, "node_modules"));
      const end = await cli(["run", "--harness", harness, "--", ...args], { cwd, env });
      expect(end.code, end.stderr).toBe(2);
      expect(end.stderr).toMatch(/or newer, found \d+\.\d+.*Install it with:/);
    });

    it("says how to install a harness that is missing", async () => {
      const end = await cli(["run", "--harness", harness, "--harness-command", "no-such-program"], place);
      expect(end.code).toBe(2);
      expect(end.stderr).toContain("Install it with:");
    });

    function startRun() {
      const script = [join(DIST, "cli/index.js"), "run", "--harness", harness, "--", ...args];
      return spawn(process.execPath, script, {
        cwd: place.cwd,
        env: { HOME: process.env.HOME, ...place.env },
        stdio: "ignore",
      });
    }
  });
}

/** A provider that refuses requests with these words as too large for the account, and passes all others on. */
async function startRefusing(words: string, upstream: string) {
  const error = {
    message: "Request too large for gpt-4o-mini on tokens per min (TPM): Limit 30000, Requested 41234.",
    type: "tokens",
    param: null,
    code: "rate_limit_exceeded",
  };
  const address = await listen(async (request, response) => {
    const body = await text(request);
    const answer = body.includes(words)
      ? Response.json({ error }, { status: 429 })
      : await fetch(upstream.replace("/v1", request.url ?? ""), { method: "POST", body });
    response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
  });
  return `${address}/v1`;
}

/** `classname: name` of each test case. */
function casesIn(path: string): string[] {
  const entities = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }));
  const decoded = (value: string | undefined) =>
    value?.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) => entities.get(name) ?? String.fromCodePoint(Number(code)));
  const cases = readFileSync(path, "utf8").match(/<testcase [^>]*/g) ?? [];
  return cases
    .map((one) => `${decoded(/classname="([^"]*)"/.exec(one)?.[1])}: ${decoded(/ name="([^"]*)"/.exec(one)?.[1])}`)
    .toSorted();
}

/** Kills a process and all that descends from it, as the end of a machine does. */
function killTree(root: number): void {
  const listed = spawnSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).stdout;
  const parents = listed
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([root]);
  // A child is listed after its parent, mostly; a few rounds find the others.
  for (let round = 0; round < 5; round += 1) {
    for (const [pid = 0, parent = 0] of parents) if (tree.has(parent)) tree.add(pid);
  }
  for (const pid of tree) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
}
