import { appendFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { TaskRecord } from "../../src/core/history.ts";
import { NO_REDACTION } from "../../src/core/redactor.ts";
import { takeOverRows } from "../../src/engine/take-over.ts";
import { inboxPair, writeTasks } from "../../src/run/inbox.ts";
import { StateFolder } from "../../src/store/state-folder.ts";
import { hashOf } from "../../src/tasks/canonical-json.ts";
import { EPOCH, PLAIN_DETECTOR, task } from "../sim/world.ts";
import { rowsOf, scratchFolder } from "./rig.ts";

const CAMPAIGN = "until-complete-000001";

/** What a killed run leaves of failures that it held back. */
function hold(root: string, ids: readonly string[], message = "Error: no"): void {
  const folder = StateFolder.open(root, NO_REDACTION);
  for (const id of ids) {
    folder.holdFailure({
      v: 1,
      campaign: CAMPAIGN,
      id,
      hash: hashOf({ id }),
      class: "legitimate",
      terminal: false,
      message,
      exit_code: 1,
      signal: null,
      attempt: 2,
      run: "r1",
      job: "0",
      at: new Date(EPOCH).toISOString(),
    });
  }
  folder.close();
}

/** What a killed run leaves of one child. */
function leave(root: string, key: string, rows: readonly string[], ids = ["a", "b", "c", "d"]): void {
  const inbox = join(root, "inbox");
  mkdirSync(inbox, { recursive: true });
  const meta = { runMarker: "test", key, run: "r1", job: "0", attempt: 2, startedAt: EPOCH };
  const pair = inboxPair(inbox, meta);
  writeTasks(
    pair,
    ids.map((id) => task(id)),
  );
  appendFileSync(pair.resultsFile, rows.join("\n"));
}

async function takeOver(root: string) {
  const folder = StateFolder.open(root, NO_REDACTION);
  folder.openJournals();
  const { history } = folder.readHistory(CAMPAIGN, new Map<string, TaskRecord>());
  const taken = await takeOverRows(folder, CAMPAIGN, history, async () => PLAIN_DETECTOR);
  const left = readdirSync(folder.paths.inbox);
  folder.close();
  return { taken, history, left, results: rowsOf(folder.paths.results), failures: rowsOf(folder.paths.failures) };
}

const ROWS = [
  '{"id":"a","status":"passed","score":1}',
  '{"id":"b","status":"error","error":{"message":"no"}}',
  '{"id":"c","status":"error","error":{"message":"LIMIT stop"}}',
  '{"id":"d","status":"pas',
];

test("complete rows keep run, job and attempt; a limit and a torn row leave their tasks outstanding", async () => {
  const root = scratchFolder();
  leave(root, "k1", ROWS);
  const { taken, history, left, results, failures } = await takeOver(root);
  expect(taken.rows).toBe(2);
  expect(results).toMatchObject([{ id: "a", status: "passed", score: 1, attempt: 2, run: "r1", job: "0" }]);
  expect(failures).toMatchObject([{ id: "b", class: "legitimate", attempt: 2, run: "r1" }]);
  const hash = (id: string) => hashOf({ id });
  expect(results[0]?.hash).toBe(hash("a"));
  expect([...history.keys()].sort()).toEqual([hash("a"), hash("b")].sort());
  expect(left).toEqual([]);
});

test("twice adds nothing: a kill in the middle of the taking over doubles no row", async () => {
  const root = scratchFolder();
  for (let kill = 0; kill < 3; kill += 1) {
    leave(root, "k1", ROWS);
    const { results, failures } = await takeOver(root);
    expect([results.length, failures.length]).toEqual([1, 1]);
  }
});

test("rows of ids that the child was not given are not taken", async () => {
  const root = scratchFolder();
  leave(
    root,
    "k1",
    ['{"id":"x","status":"passed"}', '{"id":"a","status":"passed"}', '{"id":"a","status":"failed"}', ""],
    ["a"],
  );
  const { results } = await takeOver(root);
  expect(results.map((row) => `${row.id} ${row.status}`)).toEqual(["a passed"]);
});

test("an empty inbox, or none, is nothing", async () => {
  const root = scratchFolder();
  expect((await takeOver(root)).taken).toEqual({ rows: 0, warnings: [] });
  expect(existsSync(join(root, "results.jsonl"))).toBe(true);
});

const TEN = Array.from({ length: 10 }, (_, index) => `t${index}`);

test.each([
  ["few failures that were held back are charged", TEN.slice(0, 3), 3],
  ["those of ten tasks that failed alike are not", TEN, 0],
])("%s, once", async (_, ids, charged) => {
  const root = scratchFolder();
  hold(root, ids);
  const first = await takeOver(root);
  expect([first.taken.rows, first.failures.length, first.history.size]).toEqual([charged, charged, charged]);
  expect(first.left).toEqual([]);
  // As if it had been killed before the file went.
  hold(root, ids);
  expect((await takeOver(root)).failures).toHaveLength(charged);
});

test("a row of the inbox charges no attempt that was held back and does not count", async () => {
  const root = scratchFolder();
  hold(root, [...TEN, "b"]);
  leave(root, "k1", ROWS);
  const { failures, results } = await takeOver(root);
  expect([failures.length, results.map((row) => row.id)]).toEqual([0, ["a"]]);
});
