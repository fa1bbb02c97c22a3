/** A restore that fails at the start of a run: the saves of that run must not hide the states in the cache. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { PullAnswer, PullRequest, PullResult } from "../../src/store/carrier/carrier.ts";
import { FolderCarrier } from "../../src/store/carrier/folder-carrier.ts";
import { scratchFolder } from "../rig/scratch.ts";
import { type Evaluation, evaluate, rowsOf, workspaceWith } from "./rig.ts";

/** Fails the first few pulls. */
class LateCarrier extends FolderCarrier {
  #failures: number;

  constructor(root: string, failures: number) {
    super(root);
    this.#failures = failures;
  }

  override pull(request: PullRequest): Promise<PullResult> {
    this.#failures -= 1;
    if (this.#failures < 0) return super.pull(request);
    const answers = request.prefixes.map((prefix): PullAnswer => ({ kind: "unknown", prefix }));
    return Promise.resolve({ answers, trouble: [{ reason: "failed", operation: "restore", detail: "HTTP 503" }] });
  }
}

const NOT_B = "test $CARRYOVER_TASK_ID = a || kill -9 $$";

/** A run in a fresh workspace. */
function night(more: Partial<Evaluation>, command: string, campaign = "auto") {
  const workspace = workspaceWith("a", "b");
  const inputs = { tasks: "tasks.txt", concurrency: "1", command, campaign };
  return evaluate({ workspace, ...more, inputs }).then((end) => ({ ...end, workspace }));
}

test("the next run continues the campaign that could not be restored, not the one that began in its place", async () => {
  const cache = scratchFolder();
  await night({ cache }, "true");
  await night({ cache }, NOT_B);
  const blind = await night({ cache: new LateCarrier(cache, 2) }, NOT_B);
  expect(blind.started).toContain("a");
  expect(readFileSync(join(blind.workspace, ".carryover/checkpoint.json"), "utf8")).toContain("until-complete-000001");
  const next = await night({ cache }, "true");
  expect(next.started).toEqual(["b"]);
  const rows = rowsOf(join(next.workspace, ".carryover/results.jsonl"));
  expect(rows.map(({ id, campaign }) => `${id} ${campaign}`)).toEqual([
    "a until-complete-000002",
    "b until-complete-000002",
  ]);
});

test("results that could not be restored stay in the cache beside those of the new run", async () => {
  const cache = scratchFolder();
  await night({ cache }, NOT_B, "release");
  const notA = "test $CARRYOVER_TASK_ID = b || kill -9 $$";
  await night({ cache: new LateCarrier(cache, 2) }, notA, "release");
  expect((await night({ cache }, "true", "release")).started).toEqual([]);
});

test("if the cache still fails at the end, the run saves its own state", async () => {
  const cache = scratchFolder();
  await night({ cache }, NOT_B, "release");
  await night({ cache: new LateCarrier(cache, 99) }, NOT_B, "release");
  // One of its own and one of the shared state of the first run; one of its own of the second.
  expect(readdirSync(cache)).toHaveLength(3);
});
