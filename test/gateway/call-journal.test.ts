import { appendFileSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { CallJournal } from "../../src/gateway/call-journal.ts";
import type { JournalSettings } from "../../src/gateway/gateway.ts";
import { createRedactor } from "../../src/report/redact.ts";
import { scratchFolder } from "../rig/scratch.ts";
import { taskNamed } from "./rig.ts";

const KEY = "a".repeat(64);
const TASK = taskNamed("t1");
const AT = Date.parse("2026-11-22T10:00:00Z");

let path = "";
beforeEach(() => {
  path = join(scratchFolder(), "calls.jsonl");
});

function open(settings: Partial<JournalSettings> = {}): CallJournal {
  return new CallJournal({
    path,
    campaign: "c",
    limitBytes: 1_000_000,
    redactor: createRedactor({ values: ["a-secret-value"] }),
    ref: "refs/heads/main",
    onlyOwnRef: false,
    isOutstanding: () => true,
    readFailures: () => new Map(),
    mayRewrite: () => true,
    ...settings,
  });
}

function answer(body = "yes") {
  return { status: 200, headers: { "content-type": "application/json" }, body };
}

const rows = () =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "");

/** A journal of an earlier run with one answer in it. */
function keptBefore(at = AT): void {
  const journal = open();
  journal.keep(TASK, { key: KEY, n: 0 }, answer(), at);
  journal.close();
}

test("an answer is there for the next run, in the row that the contract names", () => {
  keptBefore();
  expect(open().find(TASK, { key: KEY, n: 0 })).toEqual(answer());
  expect(JSON.parse(rows()[0] ?? "")).toEqual({
    v: 1,
    campaign: "c",
    id: "t1",
    hash: TASK.hash,
    key: KEY,
    n: 0,
    ...answer(),
    at: "2026-11-22T10:00:00.000Z",
    ref: "refs/heads/main",
  });
});

test.each<[string, Partial<JournalSettings>]>([
  ["of another campaign", { campaign: "d" }],
  ["of a settled task", { isOutstanding: () => false }],
  ["from before the task's last failure", { readFailures: () => new Map([[TASK.hash, AT]]) }],
  ["of another ref, in a pull request", { onlyOwnRef: true, ref: "refs/pull/1/merge" }],
])("an answer %s is not replayed", (_, settings) => {
  keptBefore();
  expect(open(settings).find(TASK, { key: KEY, n: 0 })).toBeNull();
});

test("an answer from after the task's last failure is replayed, and so is one of the own ref in a pull request", () => {
  keptBefore();
  expect(open({ readFailures: () => new Map([[TASK.hash, AT - 1]]) }).find(TASK, { key: KEY, n: 0 })).toEqual(answer());
  expect(open({ onlyOwnRef: true }).find(TASK, { key: KEY, n: 0 })).toEqual(answer());
});

test("a changed task, another ordinal and another key have no answer", () => {
  keptBefore();
  const journal = open();
  expect(journal.find({ ...TASK, hash: "f".repeat(64) }, { key: KEY, n: 0 })).toBeNull();
  expect(journal.find(TASK, { key: KEY, n: 1 })).toBeNull();
  expect(journal.find(TASK, { key: "b".repeat(64), n: 0 })).toBeNull();
});

test("the rows of a task that is forgotten leave the file when it is closed, and the others stay", () => {
  const journal = open();
  journal.keep(TASK, { key: KEY, n: 0 }, answer(), AT);
  journal.keep(taskNamed("t2"), { key: KEY, n: 0 }, answer("two"), AT);
  journal.forget("t1");
  expect(journal.find(TASK, { key: KEY, n: 0 })).toBeNull();
  journal.close();
  expect(rows().map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(["t2"]);
});

test("a full journal makes room by dropping what is settled, and says when it cannot", () => {
  const journal = open({ limitBytes: 3_000 });
  const keep = (id: string) => journal.keep(taskNamed(id), { key: KEY, n: 0 }, answer("x".repeat(1_000)), AT);
  expect([keep("t1"), keep("t2"), keep("t3")]).toEqual(["kept", "kept", "full"]);
  journal.forget("t1");
  expect(keep("t3")).toBe("kept");
  expect(journal.find(taskNamed("t2"), { key: KEY, n: 0 })).toEqual(answer("x".repeat(1_000)));
  expect(journal.find(taskNamed("t3"), { key: KEY, n: 0 })).toEqual(answer("x".repeat(1_000)));
});

test("an answer with a secret in it is not stored", () => {
  const journal = open();
  expect(journal.keep(TASK, { key: KEY, n: 0 }, answer("the key is a-secret-value"), AT)).toBe("unfit");
  expect(rows()).toEqual([]);
});

test("a torn tail is closed, and rows of a newer version stay in the file", () => {
  keptBefore();
  appendFileSync(path, '{"v":2,"new":true}\n{"v":1,"torn');
  const journal = open();
  journal.keep(taskNamed("t2"), { key: KEY, n: 0 }, answer(), AT);
  journal.close();
  expect(rows().map((line) => (JSON.parse(line) as { v: number }).v)).toEqual([1, 2, 1]);
});

const GOOD = {
  v: 1,
  campaign: "c",
  id: "t1",
  hash: TASK.hash,
  key: KEY,
  n: 0,
  ...answer(),
  at: new Date(AT).toISOString(),
  ref: "",
};
test.each([
  ["no JSON", "{"],
  ["a status that is not a success", JSON.stringify({ ...GOOD, status: 302 })],
  ["a header that may not be replayed", JSON.stringify({ ...GOOD, headers: { "set-cookie": "a=b" } })],
  ["a header with a line break", JSON.stringify({ ...GOOD, headers: { "x-request-id": "a\r\nx: y" } })],
  ["a body that is too large", JSON.stringify({ ...GOOD, body: "x".repeat(1_000_001) })],
  ["a key that is not one", JSON.stringify({ ...GOOD, key: "../../etc" })],
])("a restored row with %s is skipped", (_, line) => {
  writeFileSync(path, `${line}\n`);
  expect(open().find(TASK, { key: KEY, n: 0 })).toBeNull();
  writeFileSync(path, `${line}\n${JSON.stringify(GOOD)}\n`);
  expect(open().find(TASK, { key: KEY, n: 0 })).toEqual(answer());
});

test.each([
  ["between rows", `${JSON.stringify(GOOD)}\n${"x".repeat(9 << 20)}\n${JSON.stringify({ ...GOOD, n: 1 })}\n`],
  ["at the end", `${JSON.stringify(GOOD)}\n${JSON.stringify({ ...GOOD, n: 1 })}\n${"x".repeat(9 << 20)}`],
])("a line that is too long, %s, hides no row and leaves the file", (_, text) => {
  writeFileSync(path, text);
  const journal = open();
  expect([journal.find(TASK, { key: KEY, n: 0 }), journal.find(TASK, { key: KEY, n: 1 })]).toEqual([
    answer(),
    answer(),
  ]);
  journal.close();
  expect(rows()).toEqual([JSON.stringify(GOOD), JSON.stringify({ ...GOOD, n: 1 })]);
});

test("a row without an end is replayed, and stays a line of its own", () => {
  writeFileSync(path, JSON.stringify(GOOD));
  const journal = open();
  journal.keep(TASK, { key: KEY, n: 1 }, answer("more"), AT);
  journal.close();
  const next = open();
  expect([next.find(TASK, { key: KEY, n: 0 }), next.find(TASK, { key: KEY, n: 1 })]).toEqual([
    answer(),
    answer("more"),
  ]);
  next.close();
});

test("a rewrite that cannot be read again loses no row and no descriptor", () => {
  let isBroken = false;
  const readFailures = () => {
    if (isBroken) throw new Error("EMFILE");
    return new Map<string, number>();
  };
  const journal = open({ readFailures });
  journal.keep(taskNamed("t2"), { key: KEY, n: 0 }, answer(), AT);
  journal.keep(TASK, { key: KEY, n: 0 }, answer(), AT);
  journal.forget("t2");
  isBroken = true;
  const descriptors = readdirSync("/dev/fd").length;
  expect(() => journal.compact()).toThrow("EMFILE");
  expect(readdirSync("/dev/fd")).toHaveLength(descriptors);
  journal.keep(TASK, { key: KEY, n: 1 }, answer("more"), AT);
  isBroken = false;
  journal.close();
  expect(rows()).toHaveLength(2);
});

test("a link in the place of the file is not followed", () => {
  writeFileSync(`${path}.elsewhere`, "");
  symlinkSync(`${path}.elsewhere`, path);
  expect(() => open()).toThrow(/ELOOP/);
});

test.each([
  [
    "the deltas of a stream",
    ["a-sec", "ret-", "value"].map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`),
  ],
  ["arguments of a tool", [JSON.stringify({ function: { arguments: JSON.stringify({ key: 'a "quoted" secret' }) } })]],
])("a secret in %s is found, and the answer is not stored", (_, lines) => {
  const redactor = createRedactor({ values: ["a-secret-value", 'a "quoted" secret'] });
  const journal = open({ redactor });
  expect(journal.keep(TASK, { key: KEY, n: 0 }, answer(lines.join("\n\n")), AT)).toBe("unfit");
  journal.close();
});
