/**
 * The action's main is killed at the calls with which it changes a disk or the cache, one after the other; `post` runs
 * or is lost with the runner, and the next workflow run finds what is left. By default a few calls are tried, chosen by
 * a seed; `CARRYOVER_TEST_CRASHES=N` tries N of them, `all` each of them in each way (`npm run crash:all`).
 */
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEFAULT_BRANCH } from "../rig/cache-entries.ts";
import { type CacheService, startCacheService } from "../rig/cache-service.ts";
import { Chance } from "../sim/chance.ts";
import { wholeLines } from "./cli-rig.ts";
import { countedIds, freshFolder, runStep, type StepEnd, type StepOptions } from "./fake-runner.ts";
import { expectNothingLostOrRepeated, type Known, knownIn, knownOf } from "./known-rows.ts";
import { FAULTS } from "./program.ts";

/** The workspace, the runner's temporary folder and its command files, and the cache. */
const UNDER = "/carryover-e2e-,/twirp/,/blob/";
/** How a job ends after its main was killed: what its runner still does, and what the next run finds. */
const WAYS = ["post", "lost", "kept"] as const;
type Way = (typeof WAYS)[number];

const FIRST_LIST = ["row", "late"];
/** One kind of end each; a failure comes before the first pass, so that it is held back. */
const LIST = ["error", "skip", "row", "code", "wrong", "limit", "late"];
const LIMIT = `{"id":"limit","status":"error","error":{"type":"rate_limit_error","message":"rate limited","status_code":429,"retry_after_seconds":1}}`;
/** A stated wait is kept with a tenth more. */
const RESET_MS = 1_200;
/** Night 1 leaves a task open. Night 2 meets a limit and is killed. Night 3 is left alone. */
const CHILD = `
row() { printf '{"id":"%s","status":"%s"}\\n' "$CARRYOVER_TASK_ID" "$1" >> "$CARRYOVER_RESULTS_FILE"; sleep 0.1; }
case "$NIGHT $CARRYOVER_TASK_ID" in
  "1 late") kill -9 $$ ;;
  "2 limit") echo '${LIMIT}' >> "$CARRYOVER_RESULTS_FILE"; exit 1 ;;
  *" row"|*" late") row passed ;;
  *" wrong") row failed ;;
  *" error") echo "no luck" >&2; exit 3 ;;
  *" skip") exit 77 ;;
esac`;

let service: CacheService;
beforeAll(async () => {
  service = await startCacheService();
  const first = await night({ number: 1, ref: DEFAULT_BRANCH, starts: join(freshFolder(), "starts"), ids: FIRST_LIST });
  expect(first.outputs).toMatchObject({ status: "incomplete", passed: "1", outstanding: "1" });
});
afterAll(async () => {
  await service.close();
});

interface Night extends Partial<StepOptions> {
  readonly number: 1 | 2 | 3;
  /** No crash sees the saves of another one. All of them see what night 1 left. */
  readonly ref: string;
  /** A file in which children count themselves. */
  readonly starts: string;
  readonly ids?: readonly string[];
}

function night({ number, ref, starts, ids = LIST, env, ...more }: Night): Promise<StepEnd> {
  return runStep({
    files: {
      "tasks.jsonl": ids.map((id) => `{"id":"${id}"${id === "limit" ? ',"provider":"other"' : ""}}\n`).join(""),
    },
    runId: String(3_000 + number),
    inputs: {
      tasks: "tasks.jsonl",
      name: "crash",
      campaign: "until-complete",
      command: `echo "$NIGHT $CARRYOVER_TASK_ID" >> "${starts}"\n${CHILD}`,
      concurrency: "1",
      "max-attempts": "2",
      "retry-after-threshold": "500ms",
      "checkpoint-interval": "150ms",
    },
    env: { ...service.environment({ ref, alsoReads: [DEFAULT_BRANCH] }), NIGHT: String(number), ...env },
    ...more,
  });
}

/** What is in the cache, which is all that is left of a lost runner. */
function inCache(ref: string): Known {
  const entry = service.entries().findLast((one) => one.ref === ref);
  const files = entry === undefined ? new Map<string, string>() : service.files(entry.key, ref);
  const lines = (name: string) => (files.get(name) ?? "").split("\n").filter(Boolean);
  return knownOf(lines("results.jsonl"), [], lines("failures.jsonl"));
}

/** Kills main at a call, and lets the next workflow run finish. @returns whether main reached that call */
async function crash(at: number, how: { readonly mode: string; readonly way: Way; readonly ref: string }) {
  const { mode, way, ref } = how;
  const starts = join(freshFolder(), "starts");
  let known: Known = knownOf([], [], []);
  let endedAt = 0;
  const killed = await night({
    number: 2,
    ref,
    starts,
    preload: FAULTS,
    env: { CARRYOVER_FAULT_AT: String(at), CARRYOVER_FAULT_MODE: mode, CARRYOVER_FAULT_UNDER: UNDER },
    afterMain: (workspace) => {
      known = knownIn(join(workspace, ".carryover"));
      endedAt = performance.now();
    },
    post: way === "post",
  });
  const told = killed.postOutput.replace(/^::warning::\d+ rows? of a killed run recovered$/gm, "");
  expect(told).not.toMatch(/::(?:warning|error)/);
  if (way === "lost" && killed.signal !== null) known = inCache(ref);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, endedAt + RESET_MS - performance.now())));

  const end = await night({ number: 3, ref, starts, ...(way === "kept" ? { workspace: killed.workspace } : {}) });
  expect(end.stdout).not.toMatch(/Internal error|::error title=Carryover::.*ENOENT/);
  const counts = { total: "7", passed: "4", failed: "1", errored: "1", skipped: "1", outstanding: "0" };
  expect([end.exitCode, end.outputs]).toMatchObject([1, { status: "complete", ...counts }]);

  const state = join(end.workspace, ".carryover");
  const again = countedIds(starts).flatMap((line) => (line.startsWith("3 ") ? line.slice(2) : []));
  expectNothingLostOrRepeated(state, { known, again, graded: ["code", "late", "limit", "row", "wrong"] });
  // A limit is not a result: the next run got one.
  const results = wholeLines(join(state, "results.jsonl")).map((line) => JSON.parse(line));
  expect(results.find(({ id }) => id === "limit")).toMatchObject({ status: "passed", run: "3003-1" });
  for (const number of [2, 3]) expect(countedIds(starts)).not.toContain(`${number} row`);
  return killed.signal === "SIGKILL";
}

async function countCalls(): Promise<string[]> {
  const folder = freshFolder();
  const counted = join(folder, "calls");
  const end = await night({
    number: 2,
    ref: "refs/heads/count",
    starts: join(folder, "starts"),
    preload: FAULTS,
    env: { CARRYOVER_FAULT_COUNT: counted, CARRYOVER_FAULT_UNDER: UNDER },
  });
  expect(end.outputs).toMatchObject({ status: "stopped", outstanding: "1" });
  return countedIds(counted);
}

const asked = process.env.CARRYOVER_TEST_CRASHES ?? "7";
/** Crashes wait for children and resets, so several run at the same time. */
const SIDE_BY_SIDE = 3;

/** The calls to try: a random one of each of as many equal parts. */
function chosen(calls: number): { readonly at: number; readonly mode: string; readonly way: Way }[] {
  const count = asked === "all" ? calls : Math.min(calls, Number(asked));
  const chance = new Chance(Number(process.env.CARRYOVER_TEST_SEED ?? 1));
  const spread = Array.from({ length: count }, (_, part) => {
    const [from, to] = [Math.floor((part * calls) / count), Math.floor(((part + 1) * calls) / count)];
    return chance.int(from + 1, to);
  });
  return spread.flatMap((at, index) => {
    const mode = index % 2 === 0 ? "torn" : "kill";
    if (asked === "all") return WAYS.map((way) => ({ at, mode, way }));
    return [{ at, mode, way: WAYS[index % WAYS.length] ?? "post" }];
  });
}

test("a kill of main at any change of a disk or the cache loses nothing that post or the cache has", async () => {
  const names = await countCalls();
  // A process of its own makes the calls to the cache. It ends with main.
  const kinds = [/^writeFileSync|^write /, /^rename/, /^fsync/, /^copyFile/];
  for (const kind of kinds) expect(names.some((name) => kind.test(name))).toBe(true);
  const crashes = chosen(names.length);
  const waiting = crashes.entries();
  let kills = 0;
  const inTurn = async () => {
    for (const [index, { at, mode, way }] of waiting) {
      const isKilled = await crash(at, { mode, way, ref: `refs/heads/crash-${index}` }).catch((error: unknown) => {
        throw new Error(`after ${mode} at call ${at} of ${names.length} (${names[at - 1]}), ${way}`, { cause: error });
      });
      kills += isKilled ? 1 : 0;
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, inTurn));
  // Saves run beside children, so the number of calls depends on the machine, and the last ones may not come.
  expect(kills).toBeGreaterThan(crashes.length / 2);
}, 7_200_000);
