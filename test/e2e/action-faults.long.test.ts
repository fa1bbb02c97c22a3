/** The built action on a machine in trouble: disks that fail in the middle, and a slow one. */
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CacheService, startCacheService } from "../rig/cache-service.ts";
import { wholeLines } from "./cli-rig.ts";
import {
  countedIds,
  countingCommand,
  freshFolder,
  ledgerRows,
  runStep,
  type StepEnd,
  type StepOptions,
} from "./fake-runner.ts";
import { NO_WAIT_MS } from "./night.ts";
import { FAULTS } from "./program.ts";

const IDS = Array.from({ length: 5 }, (_, index) => `t${index + 1}`);
const ROW = `printf '{"id":"%s","status":"passed"}\\n' "$CARRYOVER_TASK_ID" >> "$CARRYOVER_RESULTS_FILE"`;

let service: CacheService;
let names = 0;
beforeAll(async () => {
  service = await startCacheService();
});
afterAll(async () => {
  await service.close();
});

/** Runs of one name, each in its own workspace, so that they share only the cache. */
function workflow(script = ROW, ids: readonly string[] = IDS, cache = service) {
  names += 1;
  const [name, number] = [`fault-${names}`, names];
  const count = join(freshFolder(), "count");
  let runs = 0;
  const run = (more: Partial<StepOptions> & { readonly faults?: Readonly<Record<string, string>> } = {}) => {
    runs += 1;
    const { faults, inputs, files, ...options } = more;
    return runStep({
      files: { "tasks.jsonl": ids.map((id) => `{"id":"${id}"}\n`).join(""), ...files },
      runId: String(9_000 + 10 * number + runs),
      inputs: {
        tasks: "tasks.jsonl",
        name,
        campaign: "until-complete",
        command: countingCommand(count, script),
        "checkpoint-interval": "200ms",
        ...inputs,
      },
      ...options,
      preload: FAULTS,
      env: { ...cache.environment(), ...faults },
    });
  };
  return { run, started: () => countedIds(count) };
}

/** Words for people, never the stack of a bug. */
function expectNoBug(end: StepEnd): void {
  expect(`${end.stdout}${end.stderr}${end.postOutput}`).not.toMatch(/Internal error|^\s+at .*:\d+:\d+\)?$/m);
}

/** Runs it again on a machine without faults: that run has what was saved, and does the rest. */
async function expectRecovery({ run }: ReturnType<typeof workflow>, saved: readonly string[]): Promise<void> {
  const end = await run();
  expect([end.exitCode, end.outputs]).toMatchObject([0, { status: "complete", outstanding: "0" }]);
  const rows = ledgerRows(end.workspace);
  expect(rows).toEqual(expect.arrayContaining([...saved]));
  expect(new Set(rows.map((row) => JSON.parse(row).id)).size).toBe(rows.length);
}

test.each([
  ["while children run", "EMFILE", 34, "/.carryover/"],
  // The start writes the checkpoint with four calls, so the fifth is the first one of the end.
  ["while the end is written", "EROFS", 5, "/checkpoint.json,/summary.md,/junit.xml,/report.html"],
])(
  "every write fails from some point on: %s (%s): the run warns, and what it could write is saved",
  async (_, code, at, under) => {
    const flow = workflow();
    let rows: string[] = [];
    const end = await flow.run({
      faults: { CARRYOVER_FAULT_AT: String(at), CARRYOVER_FAULT_MODE: code, CARRYOVER_FAULT_UNDER: under },
      // Rows that main could not write are in the inbox, from which post takes them.
      afterMain: (workspace) => {
        rows = wholeLines(join(workspace, ".carryover/results.jsonl"));
      },
    });
    expectNoBug(end);
    expect(`${end.stdout}${end.stderr}`).toContain(code);
    expect(end.outputs).toMatchObject({ passed: String(rows.length), outstanding: String(5 - rows.length) });
    // What could be written is saved, by main or by post.
    await expectRecovery(flow, rows);
  },
);

test("on a slow disk and a cache that hangs, a cancel ends main in time and loses nothing", async () => {
  await using cache = await startCacheService();
  const script = `case "$CARRYOVER_TASK_ID" in t1) ${ROW} ;; *) trap "" TERM; sleep 30 ;; esac`;
  const flow = workflow(script, IDS.slice(0, 2), cache);
  cache.fail("upload", { kind: "hang" }, 1);
  const end = await flow.run({
    faults: { CARRYOVER_FAULT_SLOW_MS: "50", CARRYOVER_FAULT_UNDER: "/.carryover/,/carryover-staging-" },
    signalWhen: { signal: "SIGINT", holds: (workspace) => ledgerRows(workspace).length >= 1 },
  });
  expectNoBug(end);
  expect(end.outputs).toMatchObject({ status: "interrupted", passed: "1", outstanding: "1" });
  expect(end.afterSignalMs).toBeLessThan(NO_WAIT_MS);
  expect(ledgerRows(end.workspace)).toHaveLength(1);
});
