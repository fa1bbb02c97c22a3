import { expect, test } from "vitest";
import {
  addSetbacks,
  byKind,
  emptySetbacks,
  firstShardLimit,
  setbacksOf,
  startRanks,
} from "../../src/core/setbacks.ts";

test("a campaign ends even if a shard of more tasks than the checkpoint names is killed each night", () => {
  const SHARD = 5_000;
  // The task that kills its shard sorts last, so the checkpoint does not name it at first.
  const hashOf = (index: number) => String(index).padStart(64, "0");
  const killer = hashOf(SHARD - 1);
  let open: readonly string[] = Array.from({ length: SHARD }, (_, index) => hashOf(index));
  let setbacks = emptySetbacks("c");
  let nights = 0;
  // There is time for one shard a night.
  while (open.length > 1 && nights < 100) {
    nights += 1;
    const run = `night-${String(nights).padStart(3, "0")}`;
    const rankOf = startRanks(setbacks);
    const listed = open.map((hash) => ({ hash, known: setbacksOf(setbacks, hash, run) }));
    const [first, ...others] = listed.sort((a, b) => rankOf(a.known) - rankOf(b.known));
    if (first === undefined) break;
    const limit = firstShardLimit(first.known, SHARD);
    const fitting = others.filter(({ known }) => firstShardLimit(known, SHARD) === limit).slice(0, limit - 1);
    const shard = [first, ...fitting].map(({ hash }) => hash);
    const isKilled = shard.includes(killer);
    if (!isKilled) open = open.filter((hash) => !shard.includes(hash));
    const left = new Set(open);
    const tasks = { ...byKind((): string[] => []), shard_killed: isKilled ? shard : [] };
    setbacks = addSetbacks(setbacks, { run, tasks, endedBy: null }, (hash) => left.has(hash));
  }
  expect(open).toEqual([killer]);
});
