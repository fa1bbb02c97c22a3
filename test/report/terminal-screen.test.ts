import { describe, expect, it } from "vitest";
import { attempt, ended, runEnded, START, settled, setUp, started } from "./terminal-rig.ts";

const PLAIN_SCREEN = { isTty: true, env: { TERM: "xterm", NO_COLOR: "1" } };

describe("a screen", () => {
  const clear = "\r\u001b[2K";

  it("has a progress line that is cleared before another line", () => {
    const { tell, pass, take } = setUp(PLAIN_SCREEN);
    tell(started(4), attempt("k1", "a"));
    take();
    pass(200);
    take();
    tell(settled("k1", "a"));
    pass(100);
    expect(take()).toBe(
      `${clear}██████░░░░░░░░░░░░░░░░░░ 1/4 | 1 passed | 200/min | ETA 0.9s | 1 running, parallelism 8`,
    );
    tell({ event: "warning", message: "w" });
    pass(100);
    expect(take()).toBe(
      `${clear}carryover: warning: w\n${clear}██████░░░░░░░░░░░░░░░░░░ 1/4 | 1 passed | 150/min | ETA 1.2s | 1 running, parallelism 8`,
    );
  });

  it.each([
    [200, "████████████░░░░░░░░░░░░ "],
    [80, "████████░░░░░░░░ "],
    [60, ""],
  ])("%i columns wide has the bar that fits beside the text", (columns, bar) => {
    const { tell, pass, take } = setUp({ ...PLAIN_SCREEN, columns: () => columns });
    tell(started(2), attempt("k1", "a"), settled("k1", "a"));
    take();
    pass(100);
    const text = "1/2 | 1 passed | 600/min | ETA 0.1s | 1 running, parallelism 8";
    expect(take()).toBe(`${clear}${bar}${text.length < columns ? text : `${text.slice(0, columns - 2)}…`}`);
  });

  it("is drawn at most ten times a second", () => {
    const { tell, pass, take } = setUp({ isTty: true });
    tell(started(2_000));
    take();
    for (let index = 0; index < 1_000; index += 1) {
      tell(attempt(`k${index}`, `t${index}`), settled(`k${index}`, `t${index}`), ended(`k${index}`));
      pass(1);
    }
    expect((take().match(/\r/g) ?? []).length).toBeLessThanOrEqual(11);
  });

  it("fits the width of the screen, and is drawn again only if it changes", () => {
    const { tell, pass, take } = setUp({ isTty: true, columns: () => 40, env: { TERM: "xterm" } });
    tell(started(4), {
      event: "paused",
      provider: "anthropic",
      until: new Date(START + 60_000).toISOString(),
      reason: "r",
    });
    take();
    pass(3_000);
    const frames = take()
      .split(clear)
      .filter((frame) => frame !== "");
    expect(frames.at(-1)).toBe("0/4 | 0 passed | anthropic paused for …");
    expect(frames).toHaveLength(1);
  });

  it("keeps the longest of several waits", () => {
    const { tell, pass, take } = setUp();
    const until = (ms: number) => new Date(START + ms).toISOString();
    tell(
      started(4),
      { event: "paused", provider: "anthropic", until: until(90_000), reason: "paced" },
      { event: "paused", provider: "anthropic", until: until(20_000), reason: "asked to" },
    );
    take();
    pass(30_000);
    expect(take()).toContain("anthropic paused for 1m | ");
    pass(30_000);
    expect(take()).toContain("anthropic paused for 30s | 0 running, parallelism 8 (paced)");
  });

  it("shows failures but no line for each task that passed", () => {
    const { tell, take } = setUp(PLAIN_SCREEN);
    tell(started(4), attempt("k1", "a", "b"), settled("k1", "a"), settled("k1", "b", { status: "failed", score: 0 }));
    const text = take();
    expect(text).not.toContain("passed a");
    expect(text).toContain("carryover: [2/4] failed b, score 0 in 0s\n");
  });

  it("has no progress line after the run, whatever follows", () => {
    const { tell, take, timerCount } = setUp(PLAIN_SCREEN);
    tell(started(1), runEnded({}));
    take();
    tell({ event: "warning", message: "w" });
    expect(take()).toBe("carryover: warning: w\n");
    expect(timerCount()).toBe(0);
  });
});

describe("colors", () => {
  it.each([
    ["a screen", { isTty: true, env: { TERM: "xterm" } }, true],
    ["a log", { isTty: false, env: {} }, false],
    ["NO_COLOR", { isTty: true, env: { NO_COLOR: "1" } }, false],
    ["FORCE_COLOR in a log", { isTty: false, env: { FORCE_COLOR: "1" } }, true],
    ["a dumb terminal", { isTty: true, env: { TERM: "dumb" } }, false],
  ])("%s", (_, options, hasColors) => {
    const { tell, take } = setUp(options);
    tell({ event: "warning", message: "w" });
    expect(take().includes("\u001b[33m")).toBe(hasColors);
  });

  it("a dumb terminal gets no sequence and no progress line", () => {
    const { tell, pass, take } = setUp({ isTty: true, env: { TERM: "dumb" } });
    tell({ event: "limit_changed", provider: "p", from: 4, to: 2, reason: "r" });
    pass(60_000);
    expect(take()).toBe("carryover: parallelism of p 4 -> 2: r\n");
  });
});
