import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCheckpoint } from "../../src/store/checkpoint-file.ts";
import { campaignsIn } from "../../src/store/read-history.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { checkpointOf, jsonLines, ledgerRow } from "../rig/rows.ts";
import { scratchFolder } from "../rig/scratch.ts";

const DAY_MS = 86_400_000;
const WRITTEN_AT = Date.parse("2026-03-01T00:00:00.000Z");
const day = (days: number) => new Date(WRITTEN_AT + days * DAY_MS).toISOString();

test.each<[string, { readonly updatedAt?: string; readonly until: string; readonly read: string }]>([
  ["that ends within 35 days stays unchanged", { until: day(34), read: day(34) }],
  ["that ends after exactly 35 days stays unchanged", { until: day(35), read: day(35) }],
  ["that ends later is cut to 35 days", { until: day(400), read: day(35) }],
  ["that is over stays unchanged", { until: day(-3), read: day(-3) }],
  ["without a valid end stays unchanged", { until: "soon", read: "soon" }],
  ["of a checkpoint without a valid date stays unchanged", { updatedAt: "?", until: day(400), read: day(400) }],
  [
    "at the end of all time stays unchanged",
    { updatedAt: "+275760-09-12T00:00:00Z", until: "+275760-09-13T00:00:00Z", read: "+275760-09-13T00:00:00Z" },
  ],
])("a circuit %s", (_, { updatedAt = day(0), until, read }) => {
  const path = join(scratchFolder(), "checkpoint.json");
  const circuit = { state: "open", until, trips: 1, reason: "quota", stated: true };
  const checkpoint = { v: 1, seq: 1, run: "r", job: "0", campaigns: [], limits: {}, durations_s: [] };
  writeFileSync(path, JSON.stringify({ ...checkpoint, updated_at: updatedAt, circuits: { p: circuit, q: circuit } }));
  expect(readCheckpoint(path)?.circuits).toEqual({ p: { ...circuit, until: read }, q: { ...circuit, until: read } });
});

test("a state that has lost its checkpoint lists no more campaigns than a checkpoint may, the latest first", () => {
  const paths = statePaths(scratchFolder());
  const at = (minute: number) => new Date(minute * 60_000).toISOString();
  const rows = Array.from({ length: 70 }, (_, index) =>
    ledgerRow("a", { campaign: `c${index}`, started_at: at(index) }),
  );
  writeFileSync(paths.results, jsonLines(rows));
  const campaigns = [...campaignsIn(null, paths)];
  expect(campaigns[0]?.id).toBe("c69");
  writeFileSync(paths.checkpoint, JSON.stringify(checkpointOf({ campaigns })));
  expect(readCheckpoint(paths.checkpoint)?.campaigns).toEqual(campaigns);
});
