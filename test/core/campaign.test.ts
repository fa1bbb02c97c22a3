import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  baselineOf,
  type CampaignChoice,
  type CampaignRecord,
  type CampaignRule,
  campaignId,
  campaignRule,
  completedBefore,
  isSuperseded,
  newCampaign,
  rememberCampaigns,
  settleCampaign,
  type Trigger,
} from "../../src/core/campaign.ts";
import type { Counts } from "../../src/core/tally.ts";

const SHA = "0123456789abcdef0123456789abcdef01234567";
const on = (eventName: string | null, sha: string | null = SHA): Trigger => ({ eventName, sha });
const record = (id: string, complete: boolean, completedRun: string | null = null): CampaignRecord => ({
  id,
  complete,
  completed_run: completedRun,
  completed_at: complete ? "2026-11-21T03:00:00.000Z" : null,
});

test.each<[string, CampaignChoice, Trigger, CampaignRule]>([
  ["auto on a push", { kind: "auto" }, on("push"), { kind: "named", name: SHA }],
  ["auto on a pull request", { kind: "auto" }, on("pull_request"), { kind: "named", name: SHA }],
  ["auto on a review", { kind: "auto" }, on("pull_request_review"), { kind: "named", name: SHA }],
  ["auto in a merge queue", { kind: "auto" }, on("merge_group"), { kind: "named", name: SHA }],
  ["auto on a schedule", { kind: "auto" }, on("schedule"), { kind: "until-complete" }],
  ["auto by hand", { kind: "auto" }, on("workflow_dispatch"), { kind: "until-complete" }],
  ["auto on a local machine", { kind: "auto" }, on(null, null), { kind: "until-complete" }],
  ["auto on a push without a commit", { kind: "auto" }, on("push", null), { kind: "until-complete" }],
  ["until-complete on a push", { kind: "until-complete" }, on("push"), { kind: "until-complete" }],
  ["weekly", { kind: "weekly" }, on("push"), { kind: "weekly" }],
  ["any text", { kind: "named", name: "release-7" }, on("push"), { kind: "named", name: "release-7" }],
])("%s", (_, choice, trigger, rule) => {
  expect(campaignRule(choice, trigger)).toEqual(rule);
});

test.each<[string, Trigger, Partial<CampaignRecord>]>([
  ["a pull request", on("pull_request"), { pull_request: true }],
  ["the default branch", { ...on("push"), branch: "default" }, { default_branch: true }],
  ["another branch", { ...on("push"), branch: "other" }, { default_branch: false }],
  ["an unknown branch", on("push"), {}],
])("a new campaign notes what runs it: %s", (_, trigger, noted) => {
  expect(newCampaign("a", trigger)).toEqual({ ...record("a", false), ...noted });
});

const idAt = (rule: CampaignRule, instant: string) =>
  campaignId(rule, [], { at: Date.parse(instant), workflowRun: "1" });

describe("periods are UTC dates", () => {
  test.each<["daily" | "weekly" | "monthly", string, string]>([
    ["daily", "2026-11-21T23:59:59.999Z", "daily-2026-11-21"],
    ["daily", "2026-11-21T23:30:00-08:00", "daily-2026-11-22"],
    ["monthly", "2026-01-31T23:59:59Z", "monthly-2026-01"],
    ["monthly", "2026-02-01T00:00:00Z", "monthly-2026-02"],
    // ISO 8601 weeks begin on Monday and belong to the year of their Thursday.
    ["weekly", "2005-01-01T12:00:00Z", "weekly-2004-W53"],
    ["weekly", "2005-01-03T00:00:00Z", "weekly-2005-W01"],
    ["weekly", "2007-01-01T00:00:00Z", "weekly-2007-W01"],
    ["weekly", "2008-12-29T00:00:00Z", "weekly-2009-W01"],
    ["weekly", "2020-12-31T00:00:00Z", "weekly-2020-W53"],
    ["weekly", "2026-11-21T03:00:00Z", "weekly-2026-W47"],
    ["weekly", "2027-01-01T00:00:00Z", "weekly-2026-W53"],
  ])("%s at %s", (period, instant, id) => {
    expect(idAt({ kind: period }, instant)).toBe(id);
  });

  test.each<[string, readonly CampaignRecord[], string]>([
    ["a re-run of the run that completed a day", [record("daily-2026-11-20", true, "77")], "daily-2026-11-20"],
    ["a day that another run completed", [record("daily-2026-11-20", true, "76")], "daily-2026-11-21"],
    ["a day that is not complete", [record("daily-2026-11-20", false)], "daily-2026-11-21"],
    [
      "a re-run after another day has begun: the rows of its own are gone",
      [record("daily-2026-11-21", false), record("daily-2026-11-20", true, "77")],
      "daily-2026-11-21",
    ],
    ["another series", [record("weekly-2026-W47", true, "77")], "daily-2026-11-21"],
    ["a late job of a run that began before midnight", [record("daily-2026-11-19", false)], "daily-2026-11-19"],
  ])("%s", (_, known, id) => {
    const hasBegun = (campaign: string) => campaign === "daily-2026-11-19";
    const run = { at: Date.parse("2026-11-21T00:10:00Z"), workflowRun: "77", hasBegun };
    expect(campaignId({ kind: "daily" }, known, run)).toBe(id);
  });

  test("a week has seven days, and weeks sort as their dates do", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
        const week = (of: number) => campaignId({ kind: "weekly" }, [], { at: of * 86_400_000, workflowRun: "1" });
        // 1970-01-05 was a Monday.
        const monday = day - ((((day - 4) % 7) + 7) % 7);
        const days = Array.from({ length: 7 }, (_, offset) => week(monday + offset));
        expect(new Set(days).size).toBe(1);
        expect(week(monday + 7) > week(monday)).toBe(true);
      }),
    );
  });
});

describe("until-complete", () => {
  const rule: CampaignRule = { kind: "until-complete" };
  const run = { at: 0, workflowRun: "77" };
  test.each<[string, readonly CampaignRecord[], string]>([
    ["nothing is known", [], "until-complete-000001"],
    ["the last one continues", [record("until-complete-000004", false)], "until-complete-000004"],
    ["the last one is complete", [record("until-complete-000004", true, "76")], "until-complete-000005"],
    ["named ones do not count", [record("release", true, "1")], "until-complete-000001"],
    [
      "the highest number counts, wherever it stands",
      [record("until-complete-000002", true, "1"), record("until-complete-000010", false)],
      "until-complete-000010",
    ],
    ["a number may have seven digits", [record("until-complete-999999", true, "1")], "until-complete-1000000"],
    ["an id with too few digits does not count", [record("until-complete-7", true, "1")], "until-complete-000001"],
  ])("%s", (_, known, id) => {
    expect(campaignId(rule, known, run)).toBe(id);
  });

  test("a run that began it and saw others complete it stays with it", () => {
    const known = [record("until-complete-000004", true, "76")];
    const hasBegun = (campaign: string) => campaign === "until-complete-000004";
    expect(campaignId(rule, known, { ...run, hasBegun })).toBe("until-complete-000004");
  });

  test("a re-run of an older workflow run does not start the campaign after one that a later run completed", () => {
    expect(campaignId(rule, [record("until-complete-000004", true, "78")], run)).toBe("until-complete-000004");
    expect(campaignId(rule, [record("until-complete-000004", true, "101")], run)).toBe("until-complete-000004");
  });

  test("fresh jobs of one matrix agree, for any start times and any order of records", () => {
    const known = fc.uniqueArray(fc.tuple(fc.nat(20), fc.boolean()), { selector: ([number]) => number, maxLength: 6 });
    const jobs = known.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(jobs, fc.nat(86_400_000), ([one, other], at) => {
        const records = (list: typeof one) =>
          list.map(([number, complete]) => record(`until-complete-${String(number).padStart(6, "0")}`, complete, "5"));
        const id = campaignId(rule, records(one), { at: 0, workflowRun: "9" });
        expect(campaignId(rule, records(other), { at, workflowRun: "9" })).toBe(id);
      }),
    );
  });
});

describe("a workflow run that completed a campaign", () => {
  const done = record("until-complete-000001", true, "77");
  const day = record("daily-2026-11-20", true, "77");
  test.each<[string, readonly CampaignRecord[], string, string | null]>([
    ["is done before the next one", [record("until-complete-000002", false), done], "until-complete-000002", done.id],
    ["is not done while its own is the last one", [done], done.id, null],
    ["is not done for a commit beside it", [record(SHA, false), done], SHA, null],
    ["is not done if another run completed it", [{ ...done, completed_run: "76" }], "until-complete-000002", null],
    ["is done the day after", [record("daily-2026-11-21", false), day], "daily-2026-11-21", day.id],
    ["is not done for another series", [day], "weekly-2026-W47", null],
  ])("%s", (_, known, campaign, id) => {
    expect(completedBefore(known, campaign, "77")?.id ?? null).toBe(id);
  });
});

describe("the baseline", () => {
  const at = (day: number) => ({ completed_at: `2026-11-${day}T00:00:00.000Z` });
  const nightly = { ...record("until-complete-000007", true, "5"), ...at(20) };
  const commit = { ...record(SHA, true, "6"), ...at(21), pull_request: true as const };
  test.each<[string, readonly CampaignRecord[], string | null]>([
    ["is the last complete campaign", [{ ...nightly, id: "old", ...at(19) }, nightly], nightly.id],
    ["is never an earlier commit of a pull request", [commit, nightly], nightly.id],
    ["is not the campaign itself", [record("new", true, "1")], null],
    ["is not an open campaign", [record("open", false), nightly], nightly.id],
    ["is empty if only pull requests ended", [commit], null],
  ])("%s", (_, known, id) => {
    expect(baselineOf(known, record("new", false))?.id ?? null).toBe(id);
  });

  const main = { ...record("main", true, "7"), ...at(18), default_branch: true };
  const ownPush = { ...record("push", true, "8"), ...at(22), default_branch: false };
  test.each<[string, readonly CampaignRecord[], string | null, string | null]>([
    ["the default branch's, not a later push of another branch", [ownPush, nightly, main], "main", "main"],
    ["the last one, where no run of the default branch is known", [ownPush, nightly], "push", nightly.id],
    ["for a pull request never a push of another branch", [ownPush], "push", null],
  ])("is %s", (_, known, ofPush, ofPullRequest) => {
    expect(baselineOf(known, record("new", false))?.id ?? null).toBe(ofPush);
    expect(baselineOf(known, { ...record("new", false), pull_request: true })?.id ?? null).toBe(ofPullRequest);
  });

  test("of a campaign that is complete already is one that was complete before it", () => {
    const [first, second, third] = [18, 19, 20].map((day) => ({ ...record(`c${day}`, true, "9"), ...at(day) }));
    const known = [first, second, third].flatMap((one) => one ?? []);
    expect(known.map((one) => baselineOf(known, one)?.id ?? null)).toEqual([null, "c18", "c19"]);
  });

  test("is remembered, however many pull requests follow", () => {
    const commits = Array.from({ length: 12 }, (_, index) => ({ ...commit, id: `pr${index}` }));
    const kept = rememberCampaigns(record("new", false), [...commits, main], 8);
    expect(kept).toHaveLength(8);
    expect(kept).toContain(main);
  });
});

test.each([
  ["until-complete-000001", "until-complete-000002", true],
  ["until-complete-000002", "until-complete-000002", false],
  ["until-complete-000001", "release-7", false],
  ["until-complete-000001", SHA, false],
  ["daily-2026-11-21", "daily-2026-11-22", true],
  ["daily-2026-11-21", "weekly-2026-W48", false],
  ["weekly-2026-W47", "weekly-2026-W48", true],
  ["monthly-2026-11", "monthly-2026-12", true],
  [SHA, "until-complete-000002", false],
])("%s: its rows can be dropped once %s has begun: %s", (id, by, superseded) => {
  expect(isSuperseded(id, by)).toBe(superseded);
});

describe("the record of a campaign that was counted", () => {
  const settled = { workflowRun: "7", at: "2026-11-22T03:00:00.000Z" };
  const whole: Counts = { total: 3, passed: 1, failed: 2, errored: 0, skipped: 0, outstanding: 0 };
  const more: Counts = { ...whole, total: 4, outstanding: 1 };
  const completed = { id: "nightly", complete: true, completed_run: "7", completed_at: settled.at, counts: whole };
  const before = record("nightly", true, "3");
  // After its completion, whatever the clock says: a merge with an earlier copy must not close it.
  const reopened = { ...record("nightly", false), reopened_at: "2026-11-22T03:00:00.001Z" };
  const completedAhead = { ...completed, completed_at: "2026-11-22T03:20:00.000Z" };
  const reopenedAhead = { ...reopened, reopened_at: "2026-11-22T03:20:00.001Z" };
  test.each<[string, CampaignRecord, Counts | null, CampaignRecord]>([
    ["complete for the first time", record("nightly", false), whole, completed],
    ["complete before: of the run that completed it", before, whole, before],
    ["tasks were added to it", completed, more, reopened],
    ["tasks were added to it, and a clock was ahead when it was complete", completedAhead, more, reopenedAhead],
    ["still open", record("nightly", false), more, record("nightly", false)],
    ["a run is working on it", completed, null, reopened],
  ])("%s", (_, known, counts, after) => {
    expect(settleCampaign(known, { ...settled, counts })).toEqual(after);
  });
});

test.each([
  ["the last numbered campaign is among the kept ones", 3, ["sha", "until-complete-000002", "until-complete-000001"]],
  ["it stays with the baseline, whatever the limit", 1, ["sha", "until-complete-000002", "until-complete-000001"]],
])("%s", (_, limit, kept) => {
  const previous = [
    record("sha", false),
    record("until-complete-000001", true),
    record("until-complete-000002", false),
  ].sort((a, b) => (a.id === "sha" ? -1 : b.id === "sha" ? 1 : a.id < b.id ? 1 : -1));
  const [present = record("sha", false), ...others] = previous;
  expect(rememberCampaigns(present, others, limit).map(({ id }) => id)).toEqual(kept);
});
