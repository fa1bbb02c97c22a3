/** What a killed run leaves, and what the next run must not lose or repeat. For tests that kill a run at each change. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { wholeLines } from "./cli-rig.ts";

/** The failed attempts of each campaign of these tests: `error` uses up two attempts, `skip` one. */
const ATTEMPTS = [
  ["error", 2],
  ["skip", 1],
] as const;

export interface Known {
  /** The lines of the ledger. */
  readonly ledger: readonly string[];
  /** The lines of the sidecar, and those that are held back until it is known whether they count. */
  readonly failures: readonly string[];
  /** Tasks with a complete row, in the ledger or still in the inbox. */
  readonly settled: ReadonlySet<string>;
  /** The task of each failed attempt. */
  readonly charged: readonly string[];
}

/** @param inbox rows of children whose run did not take them over */
export function knownOf(ledger: readonly string[], inbox: readonly string[], failures: readonly string[]): Known {
  const attempts = failures.map((line): [string, string] => {
    const { id, attempt } = JSON.parse(line);
    return [`${id} ${attempt}`, String(id)];
  });
  const results = inbox.filter((line) => JSON.parse(line).status !== "error");
  return {
    ledger,
    failures,
    settled: new Set([...ledger, ...results].map((line) => String(JSON.parse(line).id))),
    charged: [...new Map(attempts).values()],
  };
}

export function knownIn(state: string): Known {
  const inbox = join(state, "inbox");
  const names = existsSync(inbox) ? readdirSync(inbox).filter((name) => name.endsWith(".results.jsonl")) : [];
  return knownOf(
    wholeLines(join(state, "results.jsonl")),
    names.flatMap((name) => wholeLines(join(inbox, name))),
    [...wholeLines(join(state, "failures.jsonl")), ...wholeLines(join(inbox, "held.jsonl"))],
  );
}

/**
 * Checks the folder of the run that finished the campaign: every graded task has one row, every failed attempt
 * is charged once, and nothing that was known is lost or ran again.
 *
 * @param again the tasks that this run started
 */
export function expectNothingLostOrRepeated(
  state: string,
  { known, again, graded }: { readonly known: Known; readonly again: readonly string[]; readonly graded: string[] },
): void {
  const ledger = wholeLines(join(state, "results.jsonl"));
  expect(ledger.map((line) => String(JSON.parse(line).id)).sort()).toEqual(graded);
  expect(ledger).toEqual(expect.arrayContaining([...known.ledger]));
  const failures = wholeLines(join(state, "failures.jsonl"));
  const attempts = failures.map((line) => JSON.parse(line)).map(({ id, attempt }) => `${id} ${attempt}`);
  expect(attempts.sort()).toEqual(["error 1", "error 2", "skip 1"]);
  expect(failures).toEqual(expect.arrayContaining([...known.failures]));
  expect(again.filter((id) => known.settled.has(id))).toEqual([]);
  for (const [id, count] of ATTEMPTS) {
    const left = count - known.charged.filter((charged) => charged === id).length;
    expect([id, again.filter((started) => started === id).length]).toEqual([id, left]);
  }
}
