/** The five situations whose summaries are kept as golden files, as state folders. */
import type { ReportOptions } from "../../src/report/read-report.ts";
import type { StatePaths } from "../../src/store/state-paths.ts";
import { CAMPAIGN, Scene, taskId } from "./scene.ts";

export interface Situation {
  readonly paths: StatePaths;
  readonly options: ReportOptions;
  readonly against: readonly string[];
}

/** Numbers that look like scores and are the same on every machine. */
function score(index: number): number {
  return Math.round(1_000 * (0.55 + 0.45 * Math.abs(Math.sin(index * 12.9898)))) / 1_000;
}

const OPTIONS: ReportOptions = { campaign: CAMPAIGN, maxAttempts: 3, part: null, run: "7001-1" };

/** Runs tasks one after the other in four slots. */
function runInSlots(scene: Scene, from: number, to: number, of: (index: number, slot: number) => void): void {
  for (let index = from; index <= to; index += 4) {
    for (let slot = 0; slot < 4 && index + slot <= to; slot += 1) of(index + slot, slot);
    scene.pass(12_000);
  }
}

export function allPassed(): Situation {
  const scene = new Scene().tasks(120);
  scene.begin();
  for (let index = 1; index <= 120; index += 1)
    scene.before(taskId(index), index % 40 === 0 ? "failed" : "passed", score(index) - 0.01);
  runInSlots(scene, 1, 120, (index, slot) => {
    if (index === 17) {
      const message = "HTTP 503 from api.example.com: upstream connect error";
      scene.attempt(taskId(index), "transient", { slot, durationMs: 2_000, message });
    }
    scene.attempt(taskId(index), "passed", {
      slot,
      score: score(index),
      attempt: index === 17 ? 2 : 1,
      metrics: { input_tokens: 1_200 + index, output_tokens: 310, cost_usd: 0.0042 },
    });
  });
  scene.end("complete", "nothing is outstanding");
  return { paths: scene.write(), options: OPTIONS, against: [] };
}

export function failures(): Situation {
  const scene = new Scene().tasks(60, (index) => ({ group: index <= 30 ? "arithmetic" : "parsing" }));
  scene.begin();
  for (let index = 1; index <= 60; index += 1)
    scene.before(taskId(index), index === 9 ? "failed" : "passed", score(index));
  const traceback = [
    "Traceback (most recent call last):",
    '  File "grade.py", line 41, in <module>',
    "    answer = json.loads(reply)",
    "json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)",
  ].join("\n");
  runInSlots(scene, 1, 60, (index, slot) => {
    const id = taskId(index);
    if (index === 13) {
      scene.attempt(id, "timeout_exceeded", {
        slot,
        durationMs: 90_000,
        message: "no result within 1m 30s",
        log: "loading model\nstep 1 of 9\n",
      });
    } else if (index === 22) {
      scene.attempt(id, "fatal", { slot, message: "model `eval-large` does not exist | check `model:` <config>" });
    } else if (index >= 31 && index <= 33) {
      const message = `JSONDecodeError: Expecting value: line ${index} column 1`;
      for (const attempt of [1, 2, 3])
        scene.attempt(id, "legitimate", { slot, attempt, durationMs: 3_000, message, log: traceback });
    } else if (index === 40) {
      scene.attempt(id, "skipped", { slot, durationMs: 500, message: "needs a GPU" });
    } else if (index % 10 === 5) scene.attempt(id, "failed", { slot, score: 0.2 });
    else scene.attempt(id, "passed", { slot, score: score(index) });
  });
  scene.tell({ event: "warning", message: "task-050: line 3 of its results is no JSON and was passed over" });
  scene.end("complete", "nothing is outstanding");
  return { paths: scene.write(), options: OPTIONS, against: ["6 tasks failed and 5 tasks errored (fail-on)"] };
}

export function stoppedByLimit(): Situation {
  const scene = new Scene("2026-11-21T16:45:00Z").tasks(120);
  scene.begin({ concurrency: 4 });
  runInSlots(scene, 1, 24, (index, slot) => scene.attempt(taskId(index), "passed", { slot, score: score(index) }));
  const wait = "429 rate_limit_error: Number of requests per minute exceeded; retry-after: 30";
  for (const slot of [0, 1, 2, 3])
    scene.attempt(taskId(25 + slot), "rate_limited", { slot, durationMs: 800, message: wait });
  scene.pass(1_000);
  scene.tell({
    event: "paused",
    provider: "anthropic",
    until: new Date(scene.now + 33_000).toISOString(),
    reason: `asked to wait 33s: ${wait}`,
  });
  scene.pass(33_000);
  runInSlots(scene, 25, 36, (index, slot) => scene.attempt(taskId(index), "passed", { slot, score: score(index) }));
  const cap = "429 Too Many Requests";
  scene.attempt(taskId(37), "rate_limited", { durationMs: 500, message: cap });
  scene.tell({
    event: "limit_changed",
    provider: "anthropic",
    from: 4,
    to: 2,
    reason: `rate limit without a stated wait: ${cap}`,
  });
  scene.tell({ event: "pace_changed", provider: "anthropic", starts_per_minute: 14.2, reason: "repeated rate limits" });
  scene.pass(60_000);
  scene
    .attempt(taskId(37), "passed", { slot: 0, score: score(37) })
    .attempt(taskId(38), "passed", { slot: 1, score: score(38) });
  scene.pass(12_000);
  scene.attempt(taskId(39), "rate_limited", {
    slot: 0,
    durationMs: 1_500,
    message: "You've hit your limit · resets 12am (UTC)",
  });
  scene.pass(1_500);
  scene.circuit("anthropic", "2026-11-22T00:00:00.000Z", "You've hit your limit · resets 12am (UTC)");
  scene.pass(2_000);
  scene.end("stopped", "anthropic: You've hit your limit · resets 12am (UTC)", "2026-11-22T00:00:00.000Z");
  return { paths: scene.write(), options: OPTIONS, against: [] };
}

/** A run before any reset: two tasks of each of some providers, whose limits end one day after the other. */
export function manyStopped(providers: number): Scene {
  const scene = new Scene();
  const untilOf = (day: number) => new Date(scene.now + day * 86_400_000).toISOString();
  for (let day = 1; day <= providers; day += 1) {
    const provider = `prov${day}`;
    scene.task({ id: `${provider}-a`, provider }).task({ id: `${provider}-b`, provider });
    scene.circuit(provider, untilOf(day), `weekly limit of ${provider}`);
  }
  return scene.begin().end("stopped", "prov1: weekly limit", untilOf(1));
}

export function outOfTime(): Situation {
  const scene = new Scene().tasks(100);
  scene.begin();
  runInSlots(scene, 1, 64, (index, slot) => {
    if (index === 50)
      scene.attempt(taskId(index), "kill_shaped", { slot, durationMs: 1_000, message: "killed by SIGKILL" });
    else if (index === 51) scene.attempt(taskId(index), "legitimate", { slot, message: "exit code 1" });
    else scene.attempt(taskId(index), "passed", { slot });
  });
  scene.end("out_of_time", "time-budget: the remaining tasks would probably not finish in time");
  return { paths: scene.write(), options: OPTIONS, against: ["36 tasks are outstanding (fail-on)"] };
}

/** Twenty jobs, of which one never reported and one was stopped. */
export function mergedMatrix(): Situation {
  const scene = new Scene().tasks(200);
  const startedAt = scene.now;
  for (let job = 0; job < 20; job += 1) {
    if (job === 7) continue;
    scene.now = startedAt + job * 1_500;
    scene.begin({ job, total: 20, part: 10, outstanding: 10, concurrency: 2, provider: "openai" });
    for (let index = 1; index <= 10; index += 1) {
      const id = taskId(job * 10 + index);
      const isRefused = job === 12 && index > 6;
      if (isRefused && index === 7)
        scene.attempt(id, "rate_limited", { provider: "openai", durationMs: 700, message: "insufficient_quota" });
      if (!isRefused)
        scene.attempt(id, job === 3 && index === 4 ? "failed" : "passed", {
          slot: index % 2,
          provider: "openai",
          score: score(job * 10 + index),
        });
      if (index % 2 === 0) scene.pass(11_000);
    }
    if (job === 12) {
      scene.circuit(
        "openai",
        "2026-11-21T18:02:00.000Z",
        "You exceeded your current quota, please check your plan and billing details.",
        false,
      );
      scene.end("stopped", "openai: You exceeded your current quota", "2026-11-21T18:02:00.000Z");
    } else scene.end("complete", "nothing is outstanding");
  }
  scene.now = startedAt + 180_000;
  scene.end(
    "stopped",
    "job 7 never reported; openai: You exceeded your current quota",
    "2026-11-21T18:02:00.000Z",
    "merge",
  );
  return { paths: scene.write(), options: OPTIONS, against: ["1 task failed (fail-on)"] };
}
