import { appendFileSync, chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ListHistory } from "../../src/core/history.ts";
import { TaskIndex } from "../../src/core/task-index.ts";
import { recoverSources } from "../../src/engine/merge-states.ts";
import { onCopy } from "../../src/engine/open-folder.ts";
import type { RecoverContext } from "../../src/engine/recover-inbox.ts";
import { recoverKilledRun } from "../../src/engine/recover-killed-run.ts";
import { systemClock } from "../../src/engine/system-clock.ts";
import { attemptFiles, markStopped, writeTasks } from "../../src/run/inbox.ts";
import { mergeFolders, readSources } from "../../src/store/merge-folders.ts";
import { readHistory } from "../../src/store/read-history.ts";
import { StateFolder } from "../../src/store/state-folder.ts";
import { hashOf } from "../../src/tasks/task-hash.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { CAMPAIGN, checkpointOf, ledgerRow, sidecarRow } from "../rig/rows.ts";
import { scratchFolder } from "../rig/scratch.ts";
import { EPOCH, PLAIN_DETECTOR, task } from "../sim/world.ts";
import { type Evaluation, evaluate, listTasks, rowsOf } from "./rig.ts";

/** What a killed run leaves of failures that it held back. */
function hold(root: string, ids: readonly string[], message = "Error: no"): void {
  const folder = StateFolder.open(root, NO_REDACTION);
  for (const id of ids) {
    folder.holdFailure(
      sidecarRow(id, { hash: hashOf({ id }), message, attempt: 2, at: new Date(EPOCH).toISOString() }),
    );
  }
  folder.close();
}

/** What a killed run leaves of one child. */
function leave(
  root: string,
  key: string,
  rows: readonly string[],
  { ids = ["a", "b", "c", "d"], hasGateway = false, isNamed = true } = {},
) {
  const inbox = join(root, "inbox");
  mkdirSync(inbox, { recursive: true });
  const meta = { key: `r1.0.${key}`, attempt: 2, startedAt: EPOCH, hasGateway };
  const pair = attemptFiles(inbox, meta);
  writeTasks(
    pair,
    ids.map((id) => task(id)),
  );
  appendFileSync(pair.resultsFile, rows.join("\n"));
  if (isNamed) writeFileSync(join(root, "checkpoint.json"), JSON.stringify(checkpointOf()));
  return pair;
}

/** The inboxes whose children were stopped. */
const stopped: string[] = [];

const CONTEXT: RecoverContext = {
  loadDetector: async () => () => PLAIN_DETECTOR,
  clock: systemClock(),
  stopOrphans: async (inbox) => void stopped.push(inbox),
};

const IDS = [..."abcd"];

async function recover(root: string) {
  const folder = StateFolder.open(root, NO_REDACTION);
  const taken = await recoverKilledRun(folder, CONTEXT);
  folder.openJournals();
  const index = new TaskIndex();
  for (const id of IDS) index.add(id, hashOf({ id }));
  const { history } = readHistory(folder.paths, CAMPAIGN, new ListHistory({ index }));
  const known = IDS.filter((_, place) => history.at(place) !== undefined);
  const left = readdirSync(folder.paths.inbox);
  folder.close();
  return { taken, known, left, results: rowsOf(folder.paths.results), failures: rowsOf(folder.paths.failures) };
}

const ROWS = [
  '{"id":"a","status":"passed","score":1}',
  '{"id":"b","status":"error","error":{"message":"no"}}',
  '{"id":"c","status":"error","error":{"message":"LIMIT stop"}}',
  '{"id":"d","status":"pas',
];

test("only passes count of a child whose gateway died with its run, because its calls failed", async () => {
  const root = scratchFolder();
  const rows = ["passed", "failed", "error", "skipped"].map((status, at) => JSON.stringify({ id: "abcd"[at], status }));
  leave(root, "k1", rows, { hasGateway: true });
  const { taken, left, results, failures } = await recover(root);
  expect(taken.rows).toBe(2);
  expect([...results, ...failures].map(({ id }) => id)).toEqual(["a", "d"]);
  expect(left).toEqual([]);
});

test("rows stay in the inbox until the state names their campaign", async () => {
  const root = scratchFolder();
  leave(root, "k1", ROWS, { isNamed: false });
  expect(await recover(root)).toMatchObject({ taken: { rows: 0 }, results: [] });
  leave(root, "k2", []);
  expect(await recover(root)).toMatchObject({ left: [], results: [{ id: "a" }] });
});

test("complete rows keep run, job and attempt; a limit and a torn row leave their tasks outstanding", async () => {
  const root = scratchFolder();
  leave(root, "k1", ROWS);
  const { taken, known, left, results, failures } = await recover(root);
  expect(taken.rows).toBe(2);
  expect(results).toMatchObject([{ id: "a", status: "passed", score: 1, attempt: 2, run: "r1", job: "0" }]);
  expect(failures).toMatchObject([{ id: "b", class: "legitimate", attempt: 2, run: "r1" }]);
  const hash = (id: string) => hashOf({ id });
  expect(results[0]?.hash).toBe(hash("a"));
  expect(known).toEqual(["a", "b"]);
  expect(left).toEqual([]);
});

test("only grades of a child that was asked to end are recovered: its other rows may only report the stop", async () => {
  const root = scratchFolder();
  markStopped(leave(root, "k1", [...ROWS.slice(0, 3), '{"id":"d","status":"skipped"}', ""]));
  const { left, results, failures } = await recover(root);
  expect([results.map(({ id }) => id), failures, left]).toEqual([["a"], [], []]);
});

test("recovering twice adds nothing, so a kill during the recovery doubles no row", async () => {
  const root = scratchFolder();
  for (let kill = 0; kill < 3; kill += 1) {
    leave(root, "k1", ROWS);
    const { results, failures } = await recover(root);
    expect([results.length, failures.length]).toEqual([1, 1]);
  }
});

test("failures that were held back are charged once, so a campaign whose runs are all killed still ends", async () => {
  const root = scratchFolder();
  hold(root, ["a", "b", "c"]);
  const first = await recover(root);
  expect([first.taken.rows, first.failures.length, first.known.length]).toEqual([3, 3, 3]);
  expect(first.left).toEqual([]);
  // As if it had been killed before the file went.
  hold(root, ["a", "b", "c"]);
  expect((await recover(root)).failures).toHaveLength(3);
});

test("a failure that was held back and is also a row of the inbox is charged once", async () => {
  const root = scratchFolder();
  hold(root, ["b"]);
  leave(root, "k1", ROWS);
  const { failures, results } = await recover(root);
  expect([failures.length, results.map((row) => row.id)]).toEqual([1, ["a"]]);
});

test("rows belong to the campaign of the folder, whichever campaign the cache holds", async () => {
  const [cache, here, elsewhere] = [scratchFolder(), scratchFolder(), scratchFolder()];
  for (const workspace of [here, elsewhere]) listTasks(workspace, "a", "b");
  const run = (workspace: string, command: string, more: Partial<Evaluation> = {}) =>
    evaluate({ workspace, ...more, inputs: { tasks: "tasks.txt", command, concurrency: "1" } });
  const notB = "test $CARRYOVER_TASK_ID = a || kill -9 $$";
  await run(here, notB);
  leave(join(here, ".carryover"), "k1", ['{"id":"b","status":"passed"}', ""], { ids: ["b"] });
  await run(elsewhere, "true", { cache });
  await run(elsewhere, notB, { cache });
  const end = await run(here, "true", { cache, workflowRun: "late" });
  expect(end.result.counts).toMatchObject({ passed: 2, outstanding: 0 });
  const rows = rowsOf(join(here, ".carryover/results.jsonl"));
  const ofB = rows.filter(({ id, campaign }) => id === "b" && campaign === "until-complete-000002");
  expect(ofB.map((row) => row.run)).toEqual(["late"]);
});

describe("a merge", () => {
  /** The state of a run that was killed: `a` is stored, `b` still in the inbox. */
  function killed(): string {
    const root = scratchFolder();
    const folder = StateFolder.open(root, NO_REDACTION);
    folder.openJournals();
    folder.appendResult(ledgerRow("a", { hash: hashOf({ id: "a" }), started_at: new Date(EPOCH).toISOString() }));
    folder.close();
    leave(root, "k1", ['{"id":"b","status":"passed"}', '{"id":"c","sta'], { ids: ["b", "c"] });
    return root;
  }
  const merge = async (target: string, folders: readonly string[]) => {
    const folder = StateFolder.open(target, NO_REDACTION);
    const sources = readSources(folders);
    await recoverSources(folder, sources, CONTEXT, () => {});
    mergeFolders(folder.paths, sources, EPOCH);
    folder.close();
    return sources;
  };
  const contents = (root: string) =>
    readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => join(entry.parentPath, entry.name));

  test("counts the rows in a source's inbox, once, and leaves the source as it is", async () => {
    const [source, target] = [killed(), scratchFolder()];
    const before = contents(source);
    for (let times = 0; times < 2; times += 1) {
      const sources = await merge(target, [source]);
      expect(sources.map(({ folder }) => folder)).toEqual([source]);
      const rows = rowsOf(join(target, "results.jsonl")).map(({ id, campaign }) => `${id} ${campaign}`);
      expect(rows.sort()).toEqual([`a ${CAMPAIGN}`, `b ${CAMPAIGN}`]);
    }
    expect(contents(source)).toEqual(before);
    expect(stopped).not.toContain(join(source, "inbox"));
    // The source's own next start makes the same row of it.
    const { results } = await recover(source);
    expect(stopped).toContain(join(source, "inbox"));
    const ofB = rowsOf(join(target, "results.jsonl")).find(({ id }) => id === "b");
    expect(results).toContainEqual(ofB);
  });

  test.each([
    ["later", 1, "r1"],
    ["earlier", -1, "r9"],
  ])("judges a row in an inbox like any other if a job repeated its task %s", async (_, afterMs, kept) => {
    const [source, other, target] = [killed(), scratchFolder(), scratchFolder()];
    const startedAt = new Date(EPOCH + afterMs).toISOString();
    const row = ledgerRow("b", { hash: hashOf({ id: "b" }), run: "r9", started_at: startedAt });
    writeFileSync(join(other, "results.jsonl"), `${JSON.stringify(row)}\n`);
    await merge(target, [other, source]);
    const ofB = rowsOf(join(target, "results.jsonl")).filter(({ id }) => id === "b");
    expect(ofB.map(({ run }) => run)).toEqual([kept]);
  });

  test("keeps the stored row of a task whose row is still in the inbox too", async () => {
    const [source, target] = [killed(), scratchFolder()];
    leave(source, "k2", ['{"id":"a","status":"passed"}'], { ids: ["a"] });
    await merge(target, [source]);
    const ofA = rowsOf(join(target, "results.jsonl")).filter(({ id }) => id === "a");
    expect(ofA).toEqual(rowsOf(join(source, "results.jsonl")));
  });

  test("does not touch the inbox of an active run", async () => {
    const [source, target] = [killed(), scratchFolder()];
    const atWork = StateFolder.open(source, NO_REDACTION);
    await merge(target, [source]);
    atWork.close();
    expect(rowsOf(join(target, "results.jsonl")).map(({ id }) => id)).toEqual(["a"]);
  });
});

test("the copy of a state for a dry run is writable, and has no inbox", async () => {
  const root = scratchFolder();
  leave(root, "s1", []);
  writeFileSync(join(root, "results.jsonl"), "");
  chmodSync(join(root, "results.jsonl"), 0o444);
  await onCopy(root, { env: {}, redactor: NO_REDACTION }, async ({ paths }) => {
    expect(readdirSync(paths.inbox)).toEqual([]);
    expect(statSync(paths.results).mode & 0o200).toBe(0o200);
  });
});
