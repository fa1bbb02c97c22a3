/** A state folder whose files came from a cache, another version, a torn disk or somebody who means harm. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readStoredTasks } from "../../src/engine/list-tasks.ts";
import { partOf, readPlan } from "../../src/engine/plan-file.ts";
import { readStatus } from "../../src/engine/read-status.ts";
import { recoverKilledRun } from "../../src/engine/recover-killed-run.ts";
import { systemClock } from "../../src/engine/system-clock.ts";
import { writeReports } from "../../src/engine/write-reports.ts";
import { readCheckpoint } from "../../src/store/checkpoint-file.ts";
import { mergeFolders, readSources } from "../../src/store/merge-folders.ts";
import { readLedger, readSidecar } from "../../src/store/read-history.ts";
import { StateFolder } from "../../src/store/state-folder.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { evaluate } from "../engine/rig.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { scratchFolder } from "../rig/scratch.ts";
import { PLAIN_DETECTOR } from "../sim/world.ts";
import { FUZZ, hostileText, valueOrWords } from "./hostile-text.ts";

/** Each case writes a folder of files, and syncs some of them. */
const RUNS = { numRuns: Math.ceil(FUZZ.numRuns / 4) };
const FILES = [
  "tasks.jsonl",
  "results.jsonl",
  "failures.jsonl",
  "events.jsonl",
  "checkpoint.json",
  "baseline.jsonl",
  "plan.json",
] as const;
const PLAN = '{"v":1,"campaign":"fuzz","workflow_run":"7","made_at":"2026-11-21T08:00:00Z","jobs":[[1985229328],[]]}\n';
const CHILD = 'case "$CARRYOVER_TASK_ID" in a) exit 0 ;; b) exit 3 ;; *) exit 77 ;; esac';

/** The files of a run as it leaves them. */
async function sampleFiles(): Promise<Record<string, string>> {
  const workspace = scratchFolder();
  writeFileSync(join(workspace, "tasks.txt"), "a\nb\nc\n");
  const inputs = { tasks: "tasks.txt", command: CHILD, campaign: "fuzz", concurrency: "1", "max-attempts": "1" };
  await evaluate({ workspace, inputs });
  const state = join(workspace, ".carryover");
  const read = (name: string) => readFileSync(join(state, name), "utf8");
  const files = FILES.filter((name) => name !== "baseline.jsonl" && name !== "plan.json").map(
    (name) => [name, read(name)] as const,
  );
  return { ...Object.fromEntries(files), "baseline.jsonl": read("results.jsonl"), "plan.json": PLAN };
}

const NOW = Date.parse("2030-01-01T00:00:00Z");

type Files = Readonly<Record<string, string>>;

let made: Promise<Files> | null = null;

async function setUp() {
  made ??= sampleFiles();
  const samples = await made;
  const text = (name: string) => hostileText([samples[name] ?? ""]);
  const folders = fc.record(Object.fromEntries(FILES.map((name) => [name, fc.option(text(name), { nil: undefined })])));
  return { samples, folders, text };
}

function write(root: string, files: Readonly<Record<string, string | undefined>>): void {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, "inbox"), { recursive: true });
  for (const [name, text] of Object.entries(files)) if (text !== undefined) writeFileSync(join(root, name), text);
}

test("every reader of a state takes what is sound and passes over the rest", async () => {
  const { folders, text } = await setUp();
  const root = join(scratchFolder(), "state");
  const paths = statePaths(root);
  await fc.assert(
    fc.asyncProperty(folders, text("failures.jsonl"), async (files, held) => {
      write(root, files);
      writeFileSync(paths.held, held);
      await valueOrWords(() => readCheckpoint(paths.checkpoint));
      readLedger(paths.results, ({ hash, attempt }) =>
        expect([hash.length, Number.isInteger(attempt)]).toEqual([64, true]),
      );
      readSidecar(paths.failures, ({ hash }) => expect(hash).toHaveLength(64));
      const stored = readStoredTasks(paths.tasks);
      const plan = readPlan(paths.plan, "fuzz", { workflowRun: "7" });
      const total = plan?.jobs.length || 1;
      const parts = Array.from({ length: total }, (_, index) => [...partOf(stored, { job: { index, total }, plan })]);
      expect(parts.flat().sort((a, b) => a - b)).toEqual([...Array(stored.count).keys()]);
      const status = await valueOrWords(() => readStatus(paths));
      if ("value" in status) {
        const { counts } = status.value;
        expect(counts.passed + counts.failed + counts.errored + counts.skipped + counts.outstanding).toBe(counts.total);
      }
      const warnings: string[] = [];
      await valueOrWords(() =>
        writeReports({
          paths,
          campaign: "fuzz",
          maxAttempts: 3,
          part: null,
          run: null,
          warn: (words) => warnings.push(words),
        }),
      );
      expect(warnings.filter((words) => !/newer Carryover/.test(words))).toEqual([]);
      const folder = StateFolder.open(root, NO_REDACTION);
      await valueOrWords(() =>
        recoverKilledRun(folder, {
          loadDetector: async () => () => PLAIN_DETECTOR,
          clock: systemClock(),
          stopOrphans: async () => {},
        }),
      );
      folder.close();
    }),
    RUNS,
  );
}, 300_000);

test("whatever is restored, merging it twice is merging it once, and what was here stays", async () => {
  const { folders, samples } = await setUp();
  const [root, other] = [join(scratchFolder(), "state"), join(scratchFolder(), "other")];
  const paths = statePaths(root);
  await fc.assert(
    fc.asyncProperty(folders, async (files) => {
      write(other, files);
      write(root, samples);
      await valueOrWords(() => mergeFolders(paths, readSources([other]), NOW));
      const once = readFileSync(paths.results, "utf8");
      const ids = new Set<string>();
      readLedger(paths.results, ({ campaign, hash }) => {
        expect(ids.has(`${campaign} ${hash}`)).toBe(false);
        ids.add(`${campaign} ${hash}`);
      });
      readLedger(paths.baseline, () => {});
      for (const row of samples["results.jsonl"]?.split("\n").filter(Boolean) ?? []) {
        expect(ids.has(`fuzz ${JSON.parse(row).hash}`)).toBe(true);
      }
      await valueOrWords(() => mergeFolders(paths, readSources([other, other]), NOW));
      expect(readFileSync(paths.results, "utf8")).toBe(once);
    }),
    RUNS,
  );
}, 300_000);

test("a run over any state ends with one row for each task", async () => {
  const { folders } = await setUp();
  const workspace = scratchFolder();
  writeFileSync(join(workspace, "tasks.txt"), "a\n");
  const inputs = { tasks: "tasks.txt", command: "true", campaign: "fuzz" };
  await fc.assert(
    fc.asyncProperty(folders, async (files) => {
      write(join(workspace, ".carryover"), files);
      const end = await valueOrWords(() => evaluate({ workspace, inputs }));
      if ("words" in end) {
        expect(end.words).toContain("newer Carryover");
        return;
      }
      expect(end.value.outputs).toMatchObject({ total: 1, outstanding: 0 });
    }),
    { numRuns: Math.ceil(RUNS.numRuns / 2) },
  );
}, 300_000);
