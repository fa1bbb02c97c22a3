import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { saveAfterMain } from "../../src/engine/recover-killed-run.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { jsonLines, ledgerRow } from "../rig/rows.ts";
import { scratchFolder } from "../rig/scratch.ts";

test.each([
  { name: "everything is saved and the inbox is empty", isSaved: true, mustNotSave: false, rows: null, opened: false },
  { name: "everything is saved, but rows are in the inbox", isSaved: true, mustNotSave: false, rows: 1, opened: true },
  { name: "something is not saved", isSaved: false, mustNotSave: false, rows: null, opened: true },
  { name: "all is saved, and the inbox has no row", isSaved: true, mustNotSave: false, rows: 0, opened: false },
  { name: "nothing may be saved, but a row is left", isSaved: false, mustNotSave: true, rows: 1, opened: false },
])("$name", async ({ isSaved, mustNotSave, rows, opened }) => {
  const paths = statePaths(scratchFolder());
  mkdirSync(paths.inbox);
  if (rows !== null) writeFileSync(join(paths.inbox, "k1.jsonl"), "");
  const done: string[] = [];
  await saveAfterMain({
    last: { campaign: "c", isSaved, mustNotSave },
    paths,
    recover: () => {
      done.push("took over");
      return Promise.resolve(rows ?? 0);
    },
    openCarry: () => {
      done.push("opened");
      return Promise.resolve(null);
    },
  });
  expect(done).toEqual([...(rows === null ? [] : ["took over"]), ...(opened ? ["opened"] : [])]);
});

test("rows that are recovered into a state without a checkpoint are saved under their campaign", async () => {
  const paths = statePaths(scratchFolder());
  mkdirSync(paths.inbox);
  writeFileSync(join(paths.inbox, "k1.jsonl"), "");
  const saved = await saveAfterMain({
    last: { campaign: "", isSaved: false, mustNotSave: false },
    paths,
    recover: () => {
      writeFileSync(paths.results, jsonLines([ledgerRow("a", { campaign: "pr-1" })]));
      return Promise.resolve(1);
    },
    openCarry: () => Promise.resolve(null),
  });
  expect(saved).toBe("pr-1");
});
