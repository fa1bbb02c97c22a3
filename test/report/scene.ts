/** Writes state folders for tests of reports: what a run would have left behind, told step by step. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Note } from "../../src/core/event.ts";
import type { JsonObject } from "../../src/core/json.ts";
import type { OutcomeClass } from "../../src/core/outcome.ts";
import type { FailureClass } from "../../src/core/row.ts";
import type { RunStatus } from "../../src/core/tally.ts";
import { type ReportOptions, readReport } from "../../src/report/read-report.ts";
import type { Report } from "../../src/report/report.ts";
import type { LedgerRow, SidecarRow } from "../../src/store/format.ts";
import { type StatePaths, statePaths } from "../../src/store/state-paths.ts";
import { hashOf } from "../../src/tasks/task-hash.ts";

export const CAMPAIGN = "until-complete-000002";
const BASELINE = "until-complete-000001";

interface JobOptions {
  readonly run?: string;
  readonly job?: number;
  readonly total?: number;
  readonly part?: number;
  readonly outstanding?: number;
  readonly concurrency?: number;
  readonly provider?: string;
}

interface AttemptOptions {
  readonly slot?: number;
  readonly provider?: string;
  readonly attempt?: number;
  readonly durationMs?: number;
  readonly score?: number;
  readonly metrics?: Readonly<Record<string, unknown>>;
  readonly message?: string;
  readonly output?: string;
  readonly log?: string;
  /** Of a failure: whether it has a row, which it has by default. */
  readonly isCharged?: boolean;
}

type Ending = "passed" | "failed" | FailureClass | "rate_limited" | "kill_shaped";

export class Scene {
  readonly paths: StatePaths;
  /** The clock of the scene, epoch ms. */
  now: number;
  readonly #tasks = new Map<string, JsonObject>();
  readonly #results: LedgerRow[] = [];
  readonly #failures: SidecarRow[] = [];
  readonly #events: object[] = [];
  readonly #baseline: LedgerRow[] = [];
  readonly #circuits: Record<string, object> = {};
  #run = "7001-1";
  #job = 0;
  #sequence = 0;

  constructor(startedAt = "2026-11-21T16:45:00Z") {
    this.paths = statePaths(mkdtempSync(join(tmpdir(), "carryover-report-")));
    mkdirSync(this.paths.logs, { recursive: true });
    this.now = Date.parse(startedAt);
  }

  task(task: JsonObject & { readonly id: string }): this {
    this.#tasks.set(task.id, task);
    return this;
  }

  tasks(count: number, of: (index: number) => JsonObject = () => ({})): this {
    for (let index = 1; index <= count; index += 1) this.task({ id: taskId(index), ...of(index) });
    return this;
  }

  /** A job begins; what follows belongs to it. */
  begin(facts: JobOptions = {}): this {
    this.#run = facts.run ?? this.#run;
    this.#job = facts.job ?? 0;
    return this.tell({
      event: "run_started",
      run: this.#run,
      job: String(this.#job),
      campaign: CAMPAIGN,
      tasks: this.#tasks.size,
      part: facts.part ?? this.#tasks.size,
      outstanding: facts.outstanding ?? this.#tasks.size,
      job_index: this.#job,
      job_total: facts.total ?? 1,
      concurrency: facts.concurrency ?? 4,
      default_provider: facts.provider ?? "anthropic",
      max_attempts: 3,
      deadline_at: null,
    });
  }

  tell(note: Note | object, at = this.now): this {
    this.#events.push({ ...note, at: new Date(at).toISOString() });
    return this;
  }

  pass(ms: number): this {
    this.now += ms;
    return this;
  }

  /** An attempt of one task that begins now. The clock stays, so that attempts can run side by side. */
  attempt(id: string, ending: Ending, facts: AttemptOptions = {}): this {
    const {
      slot = 0,
      provider = "anthropic",
      attempt = 1,
      durationMs = 10_000,
      score,
      metrics,
      message = "",
      output,
      isCharged = true,
    } = facts;
    this.#sequence += 1;
    const key = `${this.#run}.${this.#job}.${String(this.#sequence).padStart(6, "0")}`;
    const endAt = this.now + durationMs;
    this.tell({ event: "attempt_started", key, slot, provider, tasks: [id], attempt, probe: false });
    const isGraded = ending === "passed" || ending === "failed";
    const outcome: OutcomeClass = isGraded ? "graded" : ending;
    const isLast =
      isGraded ||
      ["fatal", "skipped", "timeout_exceeded"].includes(ending) ||
      (attempt >= 3 && ending !== "rate_limited");
    this.tell(
      {
        event: "task_settled",
        key,
        id,
        attempt,
        class: outcome,
        status: isGraded ? ending : null,
        score: score ?? null,
        message,
        verdict: null,
        next: isLast ? "done" : "retry",
      },
      endAt,
    );
    this.tell({ event: "attempt_ended", key, duration_s: durationMs / 1_000 }, endAt);
    if (isGraded)
      this.#results.push(
        this.#ledgerRow(id, ending, {
          attempt,
          durationMs,
          ...(score === undefined ? {} : { score }),
          ...(metrics === undefined ? {} : { metrics }),
          ...(message === "" ? {} : { message }),
          ...(output === undefined ? {} : { output }),
        }),
      );
    else if (isCharged && ending !== "rate_limited" && ending !== "kill_shaped") {
      this.#failures.push({
        v: 1,
        campaign: CAMPAIGN,
        id,
        hash: this.#hash(id),
        class: ending,
        terminal: isLast && attempt < 3,
        message,
        exit_code: 1,
        signal: null,
        attempt,
        run: this.#run,
        job: String(this.#job),
        at: new Date(endAt).toISOString(),
      });
    }
    if (facts.log !== undefined) writeFileSync(join(this.paths.logs, `${key}.log`), facts.log);
    return this;
  }

  /** A result of the last complete campaign. */
  before(id: string, status: "passed" | "failed", score?: number): this {
    const row = this.#ledgerRow(id, status, {
      attempt: 1,
      durationMs: 1_000,
      ...(score === undefined ? {} : { score }),
    });
    this.#baseline.push({ ...row, campaign: BASELINE });
    return this;
  }

  circuit(provider: string, until: string, reason: string, stated = true): this {
    this.#circuits[provider] = { state: "open", until, trips: 1, reason, stated };
    return this.tell({ event: "circuit_changed", provider, from: "closed", to: "open", until, reason });
  }

  /** As a circuit that failures in a row opened. */
  outage(provider: string, until: string, reason: string): this {
    this.circuit(provider, until, reason, false);
    Object.assign(this.#circuits[provider] ?? {}, { outage: true });
    return this;
  }

  end(status: RunStatus, reason: string, resumeAt = "", job = String(this.#job), against?: readonly string[]): this {
    const resume_command = status === "complete" ? "" : "gh run rerun 7001 --repo example/evals";
    // A report computes its own counts. These are for watching a run.
    const counts = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    const ended = { event: "run_ended", run: this.#run, job, status, reason, counts } as const;
    return this.tell({ ...ended, ...(against && { against }), resume_at: resumeAt, resume_command });
  }

  write(): StatePaths {
    const { paths } = this;
    writeFileSync(paths.tasks, lines([...this.#tasks.values()]));
    writeFileSync(paths.results, lines(this.#results));
    writeFileSync(paths.failures, lines(this.#failures));
    writeFileSync(paths.events, lines(this.#events.map((event) => ({ v: 1, ...event }))));
    if (this.#baseline.length > 0) writeFileSync(paths.baseline, lines(this.#baseline));
    const checkpoint = {
      v: 1,
      seq: 1,
      updated_at: new Date(this.now).toISOString(),
      run: this.#run,
      job: "0",
      jobs: 1,
      campaigns: [{ id: CAMPAIGN, complete: false, completed_run: null, completed_at: null }],
      circuits: this.#circuits,
      limits: {},
      durations_s: [],
    };
    writeFileSync(paths.checkpoint, JSON.stringify(checkpoint));
    return paths;
  }

  #ledgerRow(
    id: string,
    status: "passed" | "failed",
    facts: { readonly attempt: number; readonly durationMs: number } & Pick<
      LedgerRow,
      "score" | "metrics" | "message" | "output"
    >,
  ): LedgerRow {
    return {
      v: 1,
      campaign: CAMPAIGN,
      id,
      hash: this.#hash(id),
      status,
      ...(facts.score === undefined ? {} : { score: facts.score }),
      ...(facts.metrics === undefined ? {} : { metrics: facts.metrics }),
      ...(facts.message === undefined ? {} : { message: facts.message }),
      ...(facts.output === undefined ? {} : { output: facts.output }),
      attempt: facts.attempt,
      run: this.#run,
      job: String(this.#job),
      started_at: new Date(this.now).toISOString(),
      duration_s: facts.durationMs / 1_000,
    };
  }

  #hash(id: string): string {
    return hashOf(this.#tasks.get(id) ?? { id });
  }
}

/** The report of a scene or of a state folder, which goes when the test is over. */
export function reportOf(state: Scene | StatePaths, options: Partial<ReportOptions> = {}): Report {
  const paths = state instanceof Scene ? state.write() : state;
  onTestFinished(() => rmSync(paths.root, { recursive: true, force: true }));
  return readReport(paths, { campaign: CAMPAIGN, maxAttempts: 3, part: null, run: null, ...options });
}

export function taskId(index: number): string {
  return `task-${String(index).padStart(3, "0")}`;
}

function lines(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}
