/** The contract of every row store, over files and in memory. */
import { existsSync, rmSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { RowStore } from "../../src/store/state-folder.ts";
import { StateFolder } from "../../src/store/state-folder.ts";
import { rowsOf } from "../engine/rig.ts";
import { MemoryStore } from "../rig/memory-store.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { ledgerRow, sidecarRow } from "../rig/rows.ts";
import { scratchFolder } from "../rig/scratch.ts";

interface Opened {
  readonly store: RowStore;
  /** The contents of the store, as another process would find them. */
  readonly rows: () => { readonly results: unknown[]; readonly failures: unknown[]; readonly held: unknown[] };
  /** Makes every later write fail. */
  readonly breakDown: () => Promise<void>;
}

function openFolder(): Opened {
  const folder = StateFolder.open(scratchFolder(), NO_REDACTION);
  folder.openJournals();
  const linesOf = (path: string) => (existsSync(path) ? rowsOf(path) : []);
  const { results, failures, held, lock } = folder.paths;
  return {
    store: folder,
    rows: () => ({ results: linesOf(results), failures: linesOf(failures), held: linesOf(held) }),
    // A run that has lost its lock must not write. It notices in the next turn of the event loop.
    breakDown: async () => {
      rmSync(lock);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

function openMemory(): Opened {
  const store = new MemoryStore();
  return {
    store,
    rows: () => ({ results: [...store.results], failures: [...store.failures], held: [...store.held] }),
    breakDown: async () => {
      store.isFull = true;
    },
  };
}

const failure = (id: string) => sidecarRow(id, { message: "no\nresult" });

describe.each([
  { adapter: "state folder", open: openFolder },
  { adapter: "memory", open: openMemory },
])("$adapter", ({ open }) => {
  test("keeps rows whole and in order, each kind apart", () => {
    const { store, rows } = open();
    for (const id of ["a", "b"]) {
      store.appendResult(ledgerRow(id));
      store.appendFailure(failure(id));
    }
    expect(rows()).toEqual({
      results: [ledgerRow("a"), ledgerRow("b")],
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

  test("throws for a row that it cannot store, and stores nothing of it", async () => {
    const { store, rows, breakDown } = open();
    store.appendResult(ledgerRow("a"));
    await breakDown();
    expect(() => store.appendResult(ledgerRow("b"))).toThrow();
    expect(() => store.appendFailure(failure("b"))).toThrow();
    expect(() => store.holdFailure(failure("b"))).toThrow();
    expect(rows()).toEqual({ results: [ledgerRow("a")], failures: [], held: [] });
  });
});
