/** What any store of a run keeps to, over files and in memory. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { LedgerRow, SidecarRow } from "../../src/core/row.ts";
import type { RowStore } from "../../src/store/row-store.ts";
import { StateFolder } from "../../src/store/state-folder.ts";
import { MemoryStore } from "../rig/memory-store.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";

interface Opened {
  readonly store: RowStore;
  /** What the store holds, as another process would find it. */
  readonly rows: () => { readonly results: unknown[]; readonly failures: unknown[]; readonly held: unknown[] };
  /** From here on every write fails. */
  readonly breakDown: () => void;
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function openFolder(): Opened {
  const root = mkdtempSync(join(tmpdir(), "carryover-store-"));
  folders.push(root);
  const folder = StateFolder.open(root, NO_REDACTION);
  folder.openJournals();
  const linesOf = (path: string) =>
    existsSync(path)
      ? readFileSync(path, "utf8")
          .split("\n")
          .filter(Boolean)
          .map((line) => JSON.parse(line))
      : [];
  const { results, failures, held, lock } = folder.paths;
  return {
    store: folder,
    rows: () => ({ results: linesOf(results), failures: linesOf(failures), held: linesOf(held) }),
    // A run that has lost its lock must not write.
    breakDown: () => rmSync(lock),
  };
}

function openMemory(): Opened {
  const store = new MemoryStore();
  return {
    store,
    rows: () => ({ results: [...store.results], failures: [...store.failures], held: [...store.held] }),
    breakDown: () => {
      store.isFull = true;
    },
  };
}

const COMMON = { v: 1, campaign: "c", run: "r", job: "0", attempt: 1, hash: "a".repeat(64) } as const;
const result = (id: string): LedgerRow => ({
  ...COMMON,
  id,
  status: "passed",
  started_at: "2026-11-22T00:00:00.000Z",
  duration_s: 1,
});
const failure = (id: string): SidecarRow => ({
  ...COMMON,
  id,
  class: "legitimate",
  terminal: false,
  message: "no\nresult",
  exit_code: 1,
  signal: null,
  at: "2026-11-22T00:00:00.000Z",
});

describe.each([
  { adapter: "state folder", open: openFolder },
  { adapter: "memory", open: openMemory },
])("$adapter", ({ open }) => {
  test("keeps rows whole and in order, each kind apart", () => {
    const { store, rows } = open();
    for (const id of ["a", "b"]) {
      store.appendResult(result(id));
      store.appendFailure(failure(id));
    }
    expect(rows()).toEqual({
      results: [result("a"), result("b")],
      failures: [failure("a"), failure("b")],
      held: [],
    });
  });

  test("keeps held failures apart until they are released", () => {
    const { store, rows } = open();
    store.holdFailure(failure("a"));
    store.holdFailure(failure("b"));
    expect(rows()).toEqual({ results: [], failures: [], held: [failure("a"), failure("b")] });
    store.appendFailure(failure("a"));
    store.releaseHeld();
    expect(rows()).toEqual({ results: [], failures: [failure("a")], held: [] });
    store.holdFailure(failure("c"));
    expect(rows().held).toEqual([failure("c")]);
  });

  test("throws for a row that it cannot store, and stores nothing of it", () => {
    const { store, rows, breakDown } = open();
    store.appendResult(result("a"));
    breakDown();
    expect(() => store.appendResult(result("b"))).toThrow();
    expect(() => store.appendFailure(failure("b"))).toThrow();
    expect(() => store.holdFailure(failure("b"))).toThrow();
    expect(rows()).toEqual({ results: [result("a")], failures: [], held: [] });
  });
});
