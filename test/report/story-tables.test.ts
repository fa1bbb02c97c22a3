import { describe, expect, it } from "vitest";
import { eventsTable } from "../../src/report/story-tables.ts";
import { failures, stopped } from "./html/situations.ts";

describe("the table of events", () => {
  it("is left out without events", () => {
    expect(eventsTable(failures().run)).toBeNull();
  });

  it("says what each event did and why, on one line", () => {
    const { run } = stopped();
    const changes = run.changes.map((change) => ({ ...change, reason: "try again\n in 30s" }));
    const table = eventsTable({ ...run, changes });
    expect(table?.rows[0]).toEqual(["2026-11-21T16:46:13Z", "anthropic", "paused for 33s: try again in 30s"]);
    expect(table?.rows.map(([, , what]) => what?.split(":")[0])).toEqual([
      "paused for 33s",
      "parallelism 4 → 2",
      "paced to 14.2 starts a minute",
      "stopped until 2026-11-22T00",
    ]);
  });
});
