import { describe, expect, it } from "vitest";
import type { Note } from "../../src/core/event.ts";
import { instantWords } from "../../src/report/event-lines.ts";
import { attempt, ended, failure, NO_COUNTS, runEnded, START, settled, setUp, started } from "./terminal-rig.ts";

describe("a log", () => {
  it("has one plain line per settled task, and the last output of a failed attempt", () => {
    const { tell, pass, take, reporter } = setUp();
    tell(started(3), attempt("k1", "a"), attempt("k2", "b"), attempt("k3", "c"));
    reporter.childLine({ key: "k1", stream: "stdout", text: "fine" });
    reporter.childLine({ key: "k2", stream: "stderr", text: "first\rsecond" });
    reporter.childLine({ key: "k2", stream: "stderr", text: "::error::boom ##[error]" });
    pass(12_300);
    tell(settled("k1", "a", { score: 0.8333333 }), ended("k1"));
    tell(settled("k2", "b", failure), ended("k2"));
    tell(settled("k3", "c", { ...failure, class: "timeout_exceeded", attempt: 3, next: "done" }), ended("k3"));
    expect(take()).toBe(
      [
        "carryover: campaign until-complete-000001: 12 tasks, 3 outstanding, 8 at a time",
        "carryover: [1/3] passed a, score 0.833 in 12s",
        "carryover: will retry b (errored after 12s): exit 1",
        "carryover: last output of b:",
        "[b] first",
        "[b] second",
        "[b] ::error::boom # #[error]",
        "carryover: [2/3] errored (timed out) c in 12s, attempt 3: exit 1",
        "",
      ].join("\n"),
    );
  });

  it("says once that a task was stopped", () => {
    const { tell, take } = setUp();
    const stopped = { class: "kill_shaped", status: null, message: "stopped (interrupted)", next: "left" } as const;
    tell(started(1), attempt("k1", "a"), settled("k1", "a", stopped));
    expect(take()).toContain("carryover: left for the next run: a (stopped after 0s)\n");
  });

  it("explains the first refusal of a provider whose parallelism cannot be cut", () => {
    const { tell, take } = setUp();
    const refused = { class: "rate_limited", status: null, verdict: "cap", message: "429", next: "retry" } as const;
    tell(started(2), attempt("k1", "a"), settled("k1", "a", refused), ended("k1"));
    tell(attempt("k2", "a"), settled("k2", "a", refused), ended("k2"));
    expect(take().match(/will retry.*/g)).toEqual(["will retry a (rate-limited after 0s): 429"]);
  });

  it("does not repeat output that the line before quoted, or that another failure had", () => {
    const { tell, take, reporter } = setUp();
    tell(started(3), attempt("k1", "a"), attempt("k2", "b"), attempt("k3", "c"));
    take();
    for (const [key, id, output] of [
      ["k1", "a", "KeyError: 'x'"],
      ["k2", "b", "Traceback\nKeyError: 'x'"],
      ["k3", "c", "Traceback\nKeyError: 'x'"],
    ] as const) {
      for (const text of output.split("\n")) reporter.childLine({ key, stream: "stderr", text });
      tell(settled(key, id, { ...failure, message: "exit 1: KeyError: 'x'" }), ended(key));
    }
    expect(take().split("\n")).toEqual([
      "carryover: will retry a (errored after 0s): exit 1: KeyError: 'x'",
      "carryover: will retry b (errored after 0s): exit 1: KeyError: 'x'",
      "carryover: last output of b:",
      "[b] Traceback",
      "[b] KeyError: 'x'",
      "carryover: will retry c (errored after 0s): exit 1: KeyError: 'x'",
      "",
    ]);
  });

  it("quotes a limit once if the gateway reports it before the provider is stopped", () => {
    const { tell, take } = setUp();
    const stop = { until: "2026-11-22T00:00:00.000Z", reason: "quota" } as const;
    tell(started(3));
    take();
    tell({ event: "lane_stopped", route: "openai", model: "gpt-5", ...stop });
    tell({ event: "circuit_changed", provider: "default", from: "closed", to: "open", ...stop });
    expect(take()).toBe(
      [
        "carryover: gateway: openai (gpt-5) is stopped until 2026-11-22T00:00Z (in 7h 3m)",
        "carryover: stopping the provider until 2026-11-22T00:00Z (in 7h 3m): quota",
        "",
      ].join("\n"),
    );
  });

  it("labels the end of the time budget", () => {
    const { tell, take } = setUp();
    tell({ ...started(3), deadline_at: "2026-11-22T00:00:00.000Z" } as Note);
    expect(take()).toContain("8 at a time, time budget until 2026-11-22T00:00Z (in 7h 3m)\n");
  });

  it("says first that a run starts the next campaign", () => {
    const { tell, take } = setUp();
    tell({ ...started(12), campaign: "until-complete-000002", new_pass_after: "until-complete-000001" } as Note);
    expect(take()).toBe(
      "carryover: until-complete-000001 is complete, so this run starts the next one: campaign until-complete-000002: 12 tasks, 12 outstanding, 8 at a time\n",
    );
  });

  it("shows ids differently that differ in invisible characters, and reorders no text", () => {
    const { tell, take, reporter } = setUp();
    const ids = ["a", "a\u200b", "a ", "\u202ea"];
    tell(started(4), ...ids.map((id) => attempt(`k${id}`, id)));
    for (const [index, id] of ids.entries()) {
      reporter.childLine({ key: `k${id}`, stream: "stderr", text: `x${index}` });
      tell(settled(`k${id}`, id, failure), ended(`k${id}`));
    }
    const lines = take().split("\n");
    expect(lines.filter((line) => /\] x\d$/.test(line))).toEqual([
      "[a] x0",
      "[a\\u200b] x1",
      "[a␠] x2",
      "[\\u202ea] x3",
    ]);
    expect(new Set(lines.filter((line) => line.includes("will retry"))).size).toBe(4);
    expect(lines.join("\n")).not.toMatch(/[\u200b\u202e]/);
  });

  it("reports waits, cuts, pace, circuits and the end", () => {
    const { tell, pass, take } = setUp();
    tell(started(12), attempt("k1", "a"), attempt("k2", "b"));
    take();
    tell(
      {
        event: "paused",
        provider: "anthropic",
        until: new Date(START + 33_000).toISOString(),
        reason: "asked to wait 30s: Rate limit\nreached",
      },
      { event: "limit_changed", provider: "anthropic", from: 8, to: 4, reason: "rate limit without a stated wait" },
      { event: "pace_changed", provider: "anthropic", starts_per_minute: 12.5, reason: "repeated rate limits" },
      settled("k1", "a", { class: "rate_limited", status: null, verdict: "wait", next: "retry" }),
      settled("k2", "b"),
      {
        event: "circuit_changed",
        provider: "anthropic",
        from: "closed",
        to: "open",
        until: "2026-11-22T00:00:00.000Z",
        reason: "You've hit your limit",
      },
      { event: "child_stopped", key: "k1", reason: "rate-limit" },
    );
    pass(30_000);
    tell(
      runEnded({
        status: "stopped",
        reason: "anthropic: You've hit your limit",
        counts: { ...NO_COUNTS, total: 12, passed: 1, outstanding: 11 },
        resume_at: "2026-11-22T00:00:05.000Z",
        resume_command: "carryover run --tasks t.jsonl",
      }),
    );
    expect(take()).toBe(
      [
        "carryover: rate limited: pausing anthropic for 33s: asked to wait 30s: Rate limit reached",
        "carryover: parallelism of anthropic 8 -> 4: rate limit without a stated wait",
        "carryover: repeated rate limits: pacing anthropic to 12.5 starts a minute",
        "carryover: [ 1/12] passed b in 0s",
        "carryover: stopping anthropic until 2026-11-22T00:00Z (in 7h 3m): You've hit your limit",
        "carryover: stopping a child (rate limit): a",
        "carryover: running: 1/12 | 1 passed | anthropic paused for 7h 2m | 2/min | 2 running, parallelism 4, the longest for 30s (You've hit your limit)",
        "carryover: stopped: anthropic: You've hit your limit",
        "carryover: this run: 1 passed, 11 outstanding, in 30s",
        "carryover: to resume, run this again after 2026-11-22T00:00Z (in 7h 2m): carryover run --tasks t.jsonl",
        "",
      ].join("\n"),
    );
  });

  const PROVIDER = { provider: "openai", reason: "why" } as const;
  const circuit = { ...PROVIDER, event: "circuit_changed", from: "open", until: null } as const;
  it.each<[Note, string | null]>([
    [{ ...circuit, to: "half-open" }, null],
    [{ ...circuit, to: "closed" }, "openai answers again"],
    [{ ...circuit, to: "open" }, "stopping openai: why"],
    [
      { ...circuit, to: "open", until: "2026-11-22T00:00:00.000Z", estimated: true },
      "stopping openai until 2026-11-22T00:00Z (in 7h 3m), an estimate, because it named no time: why",
    ],
    [
      { event: "gateway_started", routes: ["openai", "anthropic"] },
      "gateway: pacing calls to openai, anthropic; to disable the gateway, set `gateway: off`",
    ],
    [
      { event: "lane_paced", route: "openai", model: "", calls_per_minute: 12.5 },
      "gateway: openai is paced to 12.5 calls a minute",
    ],
    [
      { event: "calls_replayed", run: "1", job: "0", calls: 2, input_tokens: 900, output_tokens: 100 },
      "gateway: 2 calls replayed, 1,000 tokens not paid again",
    ],
    [
      { event: "journal_full", limit_bytes: 256_000_000 },
      "gateway: the journal is full (256 MB). An interrupted task pays again for the calls it makes from now on. Raise `gateway-journal-limit`.",
    ],
    [
      { ...PROVIDER, event: "suspicion_changed", to: "suspected" },
      "possible rate limit: pausing openai while one other task probes it: why",
    ],
    [{ ...PROVIDER, event: "suspicion_changed", to: "confirmed" }, "rate limit of openai confirmed: why"],
    [{ ...PROVIDER, event: "suspicion_changed", to: "dropped" }, "rate limit of openai not confirmed: why"],
    [
      {
        ...PROVIDER,
        event: "paused",
        until: new Date(START + 1_000).toISOString(),
        reason: "all tasks that are left wait for their next attempt after a transient failure",
      },
      "pausing openai for 1s: all tasks that are left wait for their next attempt after a transient failure",
    ],
    [{ event: "preflight_started", provider: "openai" }, "running the preflight of openai"],
    [{ ...PROVIDER, event: "preflight_ended", verdict: "none", reason: "" }, "preflight of openai: it answers"],
    [{ ...PROVIDER, event: "preflight_ended", verdict: "none" }, "preflight of openai: no limit found: why"],
    [{ ...PROVIDER, event: "preflight_ended", verdict: "stop" }, "preflight of openai: stop: why"],
    [{ event: "ending", status: "out_of_time", reason: "why" }, "ending (out of time): why"],
    [{ ...attempt("k1", "a"), probe: true }, "probing anthropic with one task: a"],
  ])("reports %o", (event, words) => {
    const { tell, take } = setUp();
    tell(started(2));
    take();
    tell(event);
    expect(take()).toBe(words === null ? "" : `carryover: ${words}\n`);
  });

  const selected = "the selected tasks are done; 2 outstanding tasks were not selected (only or sample)";
  const others = "to run the other tasks, run it without `only` and `sample`";
  it.each([
    ["a selection", selected, "carryover run -- node x.mjs", `${others}: carryover run -- node x.mjs`],
    ["a selection of a workflow, which no command can change", selected, "", others],
    ["a number", "max-tasks: 2 more tasks are left", "carryover run", "to resume, run this again: carryover run"],
  ])("after %s is done, says how to go on with the rest", (_, reason, command, words) => {
    const { tell, take } = setUp();
    const counts = { ...NO_COUNTS, total: 4, passed: 2, outstanding: 2 };
    tell(runEnded({ status: "incomplete", reason, counts, resume_command: command }));
    expect(take()).toContain(`carryover: ${words}\n`);
  });

  it("promises no retry once the run is ending", () => {
    const { tell, take } = setUp();
    tell(started(2), attempt("k1", "a"), { event: "ending", status: "aborted", reason: "why" });
    take();
    tell(settled("k1", "a", failure));
    expect(take()).toBe("carryover: left for the next run: a (errored after 0s): exit 1\n");
  });

  it("counts no task as passed whose row could not be written", () => {
    const { tell, take } = setUp();
    const counts = { ...NO_COUNTS, total: 2, passed: 1, outstanding: 1 };
    tell(started(2), attempt("k1", "a"), settled("k1", "a"), attempt("k2", "b"), settled("k2", "b"));
    tell(runEnded({ status: "incomplete", reason: "why", counts }));
    expect(take()).toContain("carryover: this run: 1 passed, 1 outstanding, in 0s\n");
  });

  it("names no reset that has passed by the end of the run", () => {
    const { tell, take } = setUp();
    const counts = { ...NO_COUNTS, total: 1, outstanding: 1 };
    const at = new Date(START - 1_000).toISOString();
    tell(runEnded({ status: "stopped", reason: "why", counts, resume_at: at, resume_command: "carryover run" }));
    expect(take()).toContain("carryover: to resume, run this again: carryover run\n");
  });

  it("says that a run that came too early has started nothing", () => {
    const { tell, take } = setUp();
    tell(
      started(2),
      runEnded({ status: "stopped", reason: "why", counts: { ...NO_COUNTS, total: 2, outstanding: 2 } }),
    );
    expect(take()).toContain("carryover: this run: nothing started, 2 outstanding, in 0s\n");
  });

  it("says once that it was interrupted", () => {
    const { tell, take } = setUp();
    tell(runEnded({ status: "interrupted", reason: "interrupted by SIGINT", counts: NO_COUNTS }));
    expect(take()).toBe("carryover: interrupted by SIGINT\n");
  });

  it("asks to fix the cause of an aborted run", () => {
    const { tell, take } = setUp();
    const counts = { ...NO_COUNTS, total: 2, failed: 1, outstanding: 1 };
    tell(runEnded({ status: "aborted", reason: "max-failures: why", counts, resume_command: "carryover run" }));
    expect(take()).toContain("carryover: fix the cause, then run this again: carryover run\n");
  });

  it("prints a heartbeat every half minute, but only while nothing else is printed", () => {
    const { tell, pass, take, reporter, timerCount } = setUp();
    tell(started(2), attempt("k1", "a"));
    take();
    pass(29_000);
    expect(take()).toBe("");
    pass(31_000);
    expect(take().match(/running: /g)).toHaveLength(2);
    pass(20_000);
    tell({ event: "warning", message: "w" });
    pass(20_000);
    expect(take()).toBe("carryover: warning: w\n");
    reporter.close();
    expect(timerCount()).toBe(0);
  });

  it("prints a heartbeat in a wait that is only a little longer than half a minute", () => {
    const { tell, pass, take } = setUp();
    tell(started(2));
    pass(3_000);
    tell({ event: "warning", message: "w" });
    take();
    pass(32_000);
    expect(take()).toMatch(/^carryover: running: /);
  });

  it.each([
    ["all", "[a] one\n[a] two\n"],
    ["failures", ""],
    ["none", ""],
  ] as const)("shows what `log-output: %s` asks for", (logOutput, shown) => {
    const { tell, take, reporter } = setUp({ logOutput });
    tell(started(1), attempt("k1", "a"));
    take();
    reporter.childLine({ key: "k1", stream: "stdout", text: "one\r\ntwo" });
    expect(take()).toBe(shown);
  });

  it("shows the last states of a progress bar", () => {
    const { tell, take, reporter } = setUp();
    tell(started(1), attempt("k1", "a"));
    take();
    const states = Array.from({ length: 1_000 }, (_, index) => `\rstep ${index}`);
    reporter.childLine({ key: "k1", stream: "stderr", text: states.join("") });
    reporter.childLine({ key: "k1", stream: "stderr", text: "KeyError: 'x'" });
    tell(settled("k1", "a", failure), ended("k1"));
    const shown = take()
      .split("\n")
      .filter((line) => line.startsWith("[a]"));
    expect(shown).toHaveLength(20);
    expect(shown.slice(-2)).toEqual(["[a] step 999", "[a] KeyError: 'x'"]);
  });

  it("keeps the last words within a bound", () => {
    const { tell, take, reporter } = setUp();
    tell(started(1), attempt("k1", "a", "b"));
    take();
    for (let index = 0; index < 1_000; index += 1) {
      reporter.childLine({ key: "k1", stream: "stdout", text: `${index} ${"x".repeat(500)}` });
    }
    tell(settled("k1", "a", failure), ended("k1"));
    const text = take();
    expect(text).toContain("[a +1] 999 x");
    expect(text.length).toBeLessThan(11_000);
  });

  it("no id, message or reason of a child becomes a command or a separate line", () => {
    const { tell, take, reporter } = setUp({ logOutput: "all" });
    const bad = "x\n::error::boom\r##[error]y\u2028::add-mask::z";
    tell(started(2), attempt("k1", bad), settled("k1", bad, { ...failure, message: bad }));
    reporter.childLine({ key: "k1", stream: "stderr", text: bad });
    tell({ event: "paused", provider: bad, until: "2026-11-21T17:00:00Z", reason: bad });
    tell({ event: "warning", message: bad }, ended("k1"));
    for (const line of take()
      .trimEnd()
      .split(/[\n\r\u2028]/)) {
      expect(line).toMatch(/^(carryover: |\[x\\u000a::error)/);
      expect(line).not.toContain("##[");
    }
  });
});

it.each([
  ["an hour ahead", -3_600_000, "2026-11-22T00:00Z (in 1h)"],
  ["past", 1, "2026-11-22T00:00Z (already past)"],
])("an instant: %s", (_, awayMs, words) => {
  const at = Date.parse("2026-11-22T00:00:00Z");
  expect(instantWords(at, at + awayMs)).toBe(words);
});
