/** Two evaluations in one folder: the second must not count the results of the first. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { UserError } from "../../src/core/user-error.ts";
import { makePlan } from "../../src/engine/make-plan.ts";
import { mergeStates } from "../../src/engine/merge-states.ts";
import { FolderCarrier } from "../../src/store/carrier/folder-carrier.ts";
import { namePrefix } from "../../src/store/carrier/key.ts";
import { engineContext } from "../rig/engine-context.ts";
import { identityOf } from "../rig/rows.ts";
import { scratchFolder } from "../rig/scratch.ts";
import { type Evaluation, evaluate, workspaceWith } from "./rig.ts";

const REFUSAL =
  /Expected the state of `claude` in the state folder .*\.carryover, found that of `gpt`: .*`state-dir: \.carryover-claude` beside `name: claude`/;

/** @param name null where none is given */
function run(workspace: string, name: string | null, more: Partial<Evaluation> = {}) {
  const named = name === null ? {} : { name };
  const inputs = { tasks: "tasks.txt", command: 'test "$CARRYOVER_TASK_ID" = a || kill -9 $$', ...named };
  return evaluate({ workspace, ...more, inputs: { ...inputs, ...more.inputs } });
}

const storedName = (workspace: string, folder = ".carryover"): unknown =>
  JSON.parse(readFileSync(join(workspace, folder, "checkpoint.json"), "utf8")).name;

const context = (workspace: string) => engineContext(workspace, identityOf("by-hand"));

describe("a folder with the state of another name is refused before anything starts", () => {
  const taker = (entry: "plan" | "merge", name: string) =>
    readConfig({ tasks: "tasks.txt", name }, { origin: "cli", env: {}, taker: entry });

  test.each<[string, (workspace: string) => Promise<unknown>]>([
    ["by run", (workspace) => run(workspace, "claude", { inputs: { command: "touch started" } })],
    ["by plan", (workspace) => makePlan(taker("plan", "claude"), context(workspace))],
    ["by merge", (workspace) => mergeStates(taker("merge", "claude"), context(workspace), [])],
  ])("%s", async (_, act) => {
    const workspace = workspaceWith("a", "b");
    await run(workspace, "gpt");
    const stored = () =>
      ["checkpoint.json", "results.jsonl", "events.jsonl"].map((name) =>
        readFileSync(join(workspace, ".carryover", name), "utf8"),
      );
    const before = stored();
    const error = await act(workspace).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(UserError);
    expect(String(error)).toMatch(REFUSAL);
    expect(stored()).toEqual(before);
    // The folder is free again.
    expect((await run(workspace, "gpt")).result.counts).toMatchObject({ passed: 1, outstanding: 1 });
  });
});

test("the name is `default` unless it is given, so that a CI state can be continued locally", () => {
  const names = (["action", "cli"] as const).map(
    (origin) => readConfig({ tasks: "tasks.txt", command: "true" }, { origin, env: {} }).stateName,
  );
  expect(names).toEqual(["default", "default"]);
});

test("a run without a name does not take over the state of another name", async () => {
  const workspace = workspaceWith("a", "b");
  await run(workspace, "gpt");
  await expect(run(workspace, null)).rejects.toThrow(/Expected the state of `default` .* found that of `gpt`/);
  expect((await run(workspace, "gpt")).result.counts.passed).toBe(1);
});

test("a state without a name, as older versions wrote it, gets the name of the first run that continues it", async () => {
  const workspace = workspaceWith("a", "b");
  await run(workspace, null);
  const path = join(workspace, ".carryover/checkpoint.json");
  const { name: _, ...unnamed } = JSON.parse(readFileSync(path, "utf8"));
  writeFileSync(path, JSON.stringify(unnamed));
  expect((await run(workspace, "gpt")).result.counts.passed).toBe(1);
  expect(storedName(workspace)).toBe("gpt");
});

test("a merged state has the name of its sources", async () => {
  const workspace = workspaceWith("a", "b");
  await run(workspace, "gpt");
  const config = readConfig({ "state-dir": "united" }, { origin: "cli", env: {}, taker: "merge" });
  const merged = await mergeStates(config, context(workspace), [".carryover"]);
  expect(merged.result.counts).toMatchObject({ passed: 1, outstanding: 1 });
  expect(storedName(workspace, "united")).toBe("gpt");
});

test.each<
  [string, { readonly name?: string; readonly into?: string; readonly from: string[]; readonly found: RegExp }]
>([
  [
    "than the requested one",
    { name: "gpt", from: ["g", "c"], found: /of `gpt` in the state folder \S*\/c, found that of `claude`/ },
  ],
  [
    "than each other",
    { from: ["c", "any", "g"], found: /of `claude` in the state folder \S*\/any, found that of `default`/ },
  ],
  ["than the target", { into: "g", from: ["c"], found: /of `gpt` in the state folder \S*\/c, found that of `claude`/ }],
])(
  "states of other names are rejected before anything is merged: %s",
  async (_, { name, into = "united", from, found }) => {
    const workspace = workspaceWith("a", "b");
    for (const [folder, of] of [
      ["g", "gpt"],
      ["c", "claude"],
      ["any", into === "g" ? "gpt" : (name ?? null)],
    ] as const) {
      await run(workspace, of, { inputs: { "state-dir": folder } });
    }
    const listed = () => readdirSync(workspace, { recursive: true }).sort();
    const before = listed();
    const inputs = { "state-dir": into, ...(name === undefined ? {} : { name }) };
    const config = readConfig(inputs, { origin: "cli", env: {}, taker: "merge" });
    const error = await mergeStates(config, context(workspace), from).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UserError);
    expect(String(error)).toMatch(found);
    expect(listed()).toEqual(before);
    // States of one name are merged.
    expect((await mergeStates(config, context(workspace), ["any"])).result.counts.passed).toBe(1);
  },
);

test("a carried state with another name is ignored", async () => {
  const cache = scratchFolder();
  const first = workspaceWith("a", "b");
  // Its keys have the name of the rig's carry, but its checkpoint has another name.
  await run(first, "gpt", { cache });
  const held = await new FolderCarrier(cache).pull({ prefixes: [namePrefix("default")], into: scratchFolder() });
  expect(held.answers.map(({ kind }) => kind)).toEqual(["found"]);
  const second = workspaceWith("a", "b");
  const end = await run(second, null, { cache });
  expect(end.started).toContain("a");
  expect(storedName(second)).toBe("default");
});
