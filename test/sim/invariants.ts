/**
 * What must hold in every night, judged from outside: by what children did, what was started, what lies on disk.
 * Nothing here asks the scheduler for its opinion, but for the notes it publishes.
 */
import { readFileSync } from "node:fs";
import type { Note } from "../../src/core/event.ts";
import type { Task } from "../../src/core/task.ts";
import type { ShardRequest } from "../../src/run/spawner.ts";
import type { Truth } from "./child-life.ts";

export class Violation extends Error {
  readonly rule: string;
  constructor(rule: string, message: string) {
    super(`${rule}: ${message}`);
    this.rule = rule;
  }
}

/** What a campaign's files say of one task, read with nothing but `JSON.parse`. */
export interface Facts {
  readonly results: readonly { readonly status: string; readonly run: string; readonly attempt: number }[];
  readonly failures: readonly {
    readonly class: string;
    readonly terminal: boolean;
    readonly run: string;
    readonly attempt: number;
  }[];
}

export function readFacts(
  paths: { readonly results: string; readonly failures: string },
  campaign: string,
): Map<string, Facts> {
  const facts = new Map<string, { results: Facts["results"][number][]; failures: Facts["failures"][number][] }>();
  for (const kind of ["results", "failures"] as const) {
    for (const line of textOf(paths[kind]).split("\n")) {
      let row: Record<string, unknown>;
      try {
        row = JSON.parse(line) as Record<string, unknown>;
      } catch {
        continue;
      }
      if (row.campaign !== campaign || row.v !== 1) continue;
      const hash = String(row.hash);
      const one = facts.get(hash) ?? { results: [], failures: [] };
      facts.set(hash, one);
      const common = { run: String(row.run), attempt: Number(row.attempt) };
      if (kind === "results") one.results.push({ ...common, status: String(row.status) });
      else one.failures.push({ ...common, class: String(row.class), terminal: row.terminal === true });
    }
  }
  return facts;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Section 1 of the contract as a decision table: the next attempt, or null where the task is settled. */
export function nextAttemptOf(facts: Facts | undefined, maxAttempts: number): number | null {
  if (facts === undefined) return 1;
  if (facts.results.length > 0 || facts.failures.some((row) => row.terminal)) return null;
  const used = new Set(facts.failures.map((row) => `${row.run} ${row.attempt}`)).size;
  return used < maxAttempts ? used + 1 : null;
}

export interface RunFacts {
  readonly run: string;
  readonly campaign: string;
  readonly startedAt: number;
  readonly deadlineAt: number | null;
  readonly concurrency: number;
  readonly maxAttempts: number;
  readonly maxWaitMs: number;
  readonly defaultWaitMs: number;
  readonly stopGraceMs: number;
  readonly killGraceMs: number;
  readonly circuits: ReadonlyMap<string, number>;
  readonly limits: ReadonlyMap<string, number>;
}

interface Lane {
  running: Map<string, number>;
  limit: number;
  lastCutAt: number | null;
  circuit: "closed" | "open" | "half-open";
  openUntil: number;
  /** No start before it: stated waits. */
  pausedUntil: number;
  stoppedAt: number | null;
  probe: string | null;
}

/** After a stop, an interrupt or a deadline, children may live so much longer than their graces say. */
const SLACK_MS = 50;
/** One start and three more. */
const KILL_STARTS = 4;
/** One start and three rounds. */
const CAP_STARTS = 4;

export class Invariants {
  readonly #tasks: readonly Task[];
  readonly #byId: ReadonlyMap<string, Task>;
  readonly #now: () => number;
  /** No start of a provider before it, over runs: resets that were stated. */
  readonly #resets = new Map<string, number>();
  /** Rows that were on disk at the end of the last run. */
  #kept = { campaign: "", facts: new Map<string, Facts>() };
  #run: RunFacts | null = null;
  #lanes = new Map<string, Lane>();
  #active = new Map<string, string>();
  #before = new Map<string, Facts>();
  /** Truths of this run, in order. */
  #graded = new Map<string, string>();
  #charged = new Map<string, string[]>();
  #kills = new Map<string, number>();
  #caps = new Map<string, number>();
  #interruptedAt: number | null = null;
  #ending = false;
  /** Children that run a sibling of the group that fail-fast ended: nothing more of them is recorded. */
  #siblings = new Set<string>();
  /** What was delivered together with the fatal row of a sibling: recorded or not, both are right. */
  #loose = new Set<string>();
  #delivery: { at: number; key: string; hashes: string[] } = { at: 0, key: "", hashes: [] };
  #probes = new Set<string>();
  #owed: { readonly hash: string; readonly campaign: string }[] = [];

  constructor(tasks: readonly Task[], now: () => number) {
    this.#tasks = tasks;
    this.#byId = new Map(tasks.map((task) => [task.id, task]));
    this.#now = now;
  }

  /** After `prepare`, before the first child. */
  begin(
    run: RunFacts,
    files: { readonly results: string; readonly failures: string },
    outstanding: readonly { readonly task: Task; readonly attempt: number }[],
  ): void {
    this.#run = run;
    this.#active = new Map();
    this.#graded = new Map();
    this.#charged = new Map();
    this.#kills = new Map();
    this.#caps = new Map();
    this.#loose = new Set();
    this.#siblings = new Set();
    this.#probes = new Set();
    this.#interruptedAt = null;
    this.#ending = false;
    this.#lanes = new Map();
    this.#before = readFacts(files, run.campaign);
    if (this.#kept.campaign === run.campaign) this.#nothingGone(this.#kept.facts, this.#before);
    for (const { hash, campaign } of this.#owed) {
      if (campaign !== run.campaign) continue;
      if ((this.#before.get(hash)?.results.length ?? 0) === 0) {
        fail("no-result-lost", `a row that lay in the inbox at the kill is not in the ledger (${hash.slice(0, 8)})`);
      }
    }
    this.#owed = [];
    const expected = this.#tasks.flatMap((task) => {
      const attempt = nextAttemptOf(this.#before.get(task.hash), run.maxAttempts);
      return attempt === null ? [] : [`${task.id}/${attempt}`];
    });
    const found = outstanding.map(({ task, attempt }) => `${task.id}/${attempt}`).sort();
    if (expected.sort().join() !== found.join()) {
      fail("outstanding-set", `the files say ${expected.join()}, the run has ${found.join()}`);
    }
    this.#noDoubles(this.#before);
  }

  started(request: ShardRequest): void {
    const run = this.#current();
    const now = this.#now();
    const lane = this.#lane(request.provider);
    if (run.deadlineAt !== null && now >= run.deadlineAt)
      fail("deadline", `${request.key} is started past the deadline`);
    if (this.#interruptedAt !== null) fail("interrupt", `${request.key} is started after an interrupt`);
    if (this.#ending) fail("ending", `${request.key} is started after the run began to end`);
    if (lane.stoppedAt !== null) fail("stop", `${request.key} is started after a STOP of ${request.provider}`);
    if (now < lane.pausedUntil)
      fail("pause", `${request.key} is started ${lane.pausedUntil - now} ms before a stated wait ends`);
    const resetAt = this.#resets.get(request.provider) ?? 0;
    if (now < resetAt)
      fail("reset", `${request.key} is started ${resetAt - now} ms before the stated reset of ${request.provider}`);
    if (lane.circuit === "open") fail("circuit", `${request.key} is started while the circuit is open`);
    if (lane.circuit === "half-open") {
      if (!this.#probes.has(request.key)) fail("circuit", `${request.key} is started while a probe is out`);
      if (lane.probe !== null) fail("one-probe", `${request.key} is started beside the probe ${lane.probe}`);
      if (request.tasks.length > 1) fail("one-probe", "a probe has more than one task");
      lane.probe = request.key;
    }
    if (lane.running.size >= lane.limit)
      fail("limit", `${lane.running.size + 1} children of ${request.provider}, limit ${lane.limit}`);
    lane.running.set(request.key, now);
    const total = [...this.#lanes.values()].reduce((sum, one) => sum + one.running.size, 0);
    if (total > run.concurrency) fail("concurrency", `${total} children, concurrency ${run.concurrency}`);
    for (const task of request.tasks) {
      if (task.provider !== request.provider)
        fail("shard", `a shard of ${request.provider} holds a task of ${task.provider}`);
      const other = this.#active.get(task.id);
      if (other !== undefined) fail("twice-at-a-time", `${task.id} runs in ${other} and in ${request.key}`);
      this.#active.set(task.id, request.key);
      const next = this.#nextAttempt(task);
      if (next === null) fail("settled", `${task.id} is started although it is settled`);
      if (request.attempt > run.maxAttempts)
        fail("attempts", `${task.id}: attempt ${request.attempt} of ${run.maxAttempts}`);
      if (request.attempt !== next) fail("attempts", `${task.id}: attempt ${request.attempt} where ${next} is next`);
      if ((this.#kills.get(task.id) ?? 0) >= KILL_STARTS)
        fail("kills", `${task.id} is started after ${KILL_STARTS} kills`);
    }
  }

  delivered(request: ShardRequest, id: string, truth: Truth): void {
    const task = this.#byId.get(id);
    // A task with its row is done with, whatever its child goes on to do.
    if (this.#active.get(id) === request.key) this.#active.delete(id);
    if (task === undefined || this.#siblings.has(request.key)) return;
    const at = this.#now();
    const isSame = this.#delivery.key === request.key && this.#delivery.at === at;
    if (!isSame) this.#delivery = { at, key: request.key, hashes: [] };
    this.#delivery.hashes.push(task.hash);
    switch (truth.kind) {
      case "graded":
        this.#graded.set(task.hash, truth.status);
        break;
      case "failure":
        this.#charged.set(task.hash, [...(this.#charged.get(task.hash) ?? []), truth.class]);
        break;
      case "limit":
        this.heard(request.provider, truth.words);
        if (/LIMIT (?:cap|wait 0)$/.test(truth.words)) this.#caps.set(id, (this.#caps.get(id) ?? 0) + 1);
        break;
      case "killed":
        this.#kills.set(id, (this.#kills.get(id) ?? 0) + 1);
        break;
      case "open":
        break;
    }
  }

  ended(request: ShardRequest): void {
    const run = this.#current();
    const now = this.#now();
    const lane = this.#lane(request.provider);
    lane.running.delete(request.key);
    if (lane.probe === request.key) lane.probe = null;
    const late = (sinceAt: number, graceMs: number) => now > sinceAt + graceMs + SLACK_MS;
    if (run.deadlineAt !== null && late(run.deadlineAt, run.killGraceMs))
      fail("deadline", `${request.key} outlives the deadline`);
    if (lane.stoppedAt !== null && late(lane.stoppedAt, run.stopGraceMs + run.killGraceMs)) {
      fail("drain", `${request.key} outlives the grace after a STOP`);
    }
    if (this.#interruptedAt !== null && late(this.#interruptedAt, 3_000))
      fail("interrupt", `${request.key} outlives the interrupt`);
  }

  interrupted(): void {
    this.#interruptedAt ??= this.#now();
  }

  note(note: Note): void {
    const now = this.#now();
    const run = this.#current();
    switch (note.event) {
      case "circuit_changed": {
        const lane = this.#lane(note.provider);
        if (note.from !== lane.circuit)
          fail("circuit", `${note.provider} changes from ${note.from}, it was ${lane.circuit}`);
        if (note.to === "half-open" && now < lane.openUntil)
          fail("circuit", `a probe ${lane.openUntil - now} ms too early`);
        lane.circuit = note.to;
        lane.openUntil = note.until === null ? 0 : Date.parse(note.until);
        break;
      }
      case "attempt_started":
        if (note.probe) this.#probes.add(note.key);
        break;
      case "limit_changed": {
        const lane = this.#lane(note.provider);
        if (note.from !== lane.limit) fail("limit", `changes from ${note.from}, it was ${lane.limit}`);
        if (note.to < 1 || note.to > run.concurrency) fail("limit", `${note.to} is out of bounds`);
        if (note.to < note.from) {
          const cutAt = lane.lastCutAt;
          const old = cutAt !== null && [...lane.running.values()].some((startedAt) => startedAt <= cutAt);
          if (cutAt !== null && old && now - cutAt < 15_000) fail("episode", `two cuts within ${now - cutAt} ms`);
          lane.lastCutAt = now;
        }
        lane.limit = note.to;
        break;
      }
      case "ending":
        this.#ending = true;
        this.#failFast(/^fail-fast: ([^:]+): /.exec(note.reason)?.[1]);
        break;
      default:
        break;
    }
  }

  /** The runner was killed: what lies on disk stays; rows in the inbox are owed. */
  killed(
    files: { readonly results: string; readonly failures: string },
    left: readonly { readonly request: ShardRequest; readonly id: string; readonly truth: Truth }[],
  ): void {
    const run = this.#current();
    this.#compare(readFacts(files, run.campaign), { isWhole: false, mayBeAlike: true });
    this.#owed = left.flatMap(({ id, truth }) => {
      const task = this.#byId.get(id);
      return task && truth.kind === "graded" ? [{ hash: task.hash, campaign: run.campaign }] : [];
    });
    this.#run = null;
  }

  finished(
    files: { readonly results: string; readonly failures: string },
    end: {
      readonly status: string;
      readonly outstanding: number;
      readonly waitedMs: number;
      readonly isAlike: boolean;
    },
  ): void {
    const run = this.#current();
    const alive = [...this.#lanes.values()].flatMap((lane) => [...lane.running.keys()]);
    if (alive.length > 0) fail("orphans", `${alive.join()} still run at the end`);
    if (end.waitedMs > run.maxWaitMs) fail("max-wait", `waited ${end.waitedMs} of ${run.maxWaitMs} ms`);
    const facts = readFacts(files, run.campaign);
    this.#compare(facts, { isWhole: true, mayBeAlike: end.isAlike });
    const outstanding = this.#tasks.filter((task) => nextAttemptOf(facts.get(task.hash), run.maxAttempts) !== null);
    if (outstanding.length !== end.outstanding) {
      fail("outstanding-set", `the files leave ${outstanding.length} outstanding, the run counts ${end.outstanding}`);
    }
    const isDone = outstanding.length === 0;
    if (end.status === "complete" && !isDone) fail("status", "complete with outstanding tasks");
    if (end.status === "out_of_time" && run.deadlineAt === null) fail("status", "out of time without a deadline");
    if (end.status === "incomplete") {
      const caps = (id: string) => this.#caps.get(id) ?? 0;
      const nextWaitMs = Math.max(...outstanding.map(({ id }) => run.defaultWaitMs * 2 ** (caps(id) - 1)));
      const isOverMaxWait = end.waitedMs + nextWaitMs > run.maxWaitMs;
      const givenUp = (id: string) =>
        (this.#kills.get(id) ?? 0) >= KILL_STARTS || caps(id) >= CAP_STARTS || (caps(id) > 0 && isOverMaxWait);
      const lost = outstanding.filter((task) => !givenUp(task.id)).map((task) => task.id);
      if (lost.length > 0) fail("no-task-lost", `${lost.join()} could have been run again`);
    }
    if (this.#interruptedAt !== null && end.status !== "interrupted")
      fail("status", `${end.status} after an interrupt`);
    if (this.#interruptedAt !== null && this.#now() > this.#interruptedAt + 3_000 + SLACK_MS)
      fail("interrupt", "ends late");
    this.#run = null;
  }

  /** A limit that a child or a preflight passes on. */
  heard(provider: string, words: string): void {
    const now = this.#now();
    const lane = this.#lane(provider);
    const match = /LIMIT (\w+)(?: (\d+))?(?: @(\d+))?/.exec(words);
    const waitMs = Number(match?.[2] ?? 0);
    if (match?.[1] === "stop") {
      lane.stoppedAt ??= now;
      const resetAt = match[3] === undefined ? now + waitMs : Number(match[3]);
      this.#resets.set(provider, Math.max(this.#resets.get(provider) ?? 0, resetAt));
    } else if (match?.[1] === "wait") lane.pausedUntil = Math.max(lane.pausedUntil, now + waitMs);
  }

  #failFast(id: string | undefined): void {
    const group = this.#byId.get(id ?? "")?.group;
    if (group === undefined) return;
    for (const [other, key] of this.#active) {
      if (this.#byId.get(other)?.group === group) this.#siblings.add(key);
    }
    for (const hash of this.#delivery.hashes) if (hash !== this.#byId.get(id ?? "")?.hash) this.#loose.add(hash);
  }

  #nextAttempt(task: Task): number | null {
    const before = nextAttemptOf(this.#before.get(task.hash), this.#current().maxAttempts);
    if (before === null || this.#graded.has(task.hash)) return null;
    const charged = this.#charged.get(task.hash) ?? [];
    if (charged.some(isTerminal)) return null;
    return before + charged.length > this.#current().maxAttempts ? null : before + charged.length;
  }

  /** The rows of this run against what its children did. */
  #compare(facts: ReadonlyMap<string, Facts>, mode: { readonly isWhole: boolean; readonly mayBeAlike: boolean }): void {
    const { run, maxAttempts, campaign } = this.#current();
    this.#noDoubles(facts);
    this.#nothingGone(this.#before, facts);
    this.#kept = { campaign, facts: new Map(facts) };
    for (const task of this.#tasks) {
      if (this.#loose.has(task.hash)) continue;
      const now = facts.get(task.hash);
      const mine = now?.results.find((row) => row.run === run);
      const truth = this.#graded.get(task.hash);
      if (mine !== undefined && mine.status !== truth) {
        fail("limit-is-no-result", `${task.id}: the ledger says ${mine.status}, the child ${truth ?? "had no result"}`);
      }
      if (truth !== undefined && (now?.results.length ?? 0) === 0) fail("no-result-lost", `${task.id}: ${truth}`);
      const charged = [...(this.#charged.get(task.hash) ?? [])].sort();
      const rows = (now?.failures ?? [])
        .filter((row) => row.run === run)
        .map((row) => row.class)
        .sort();
      const fits = mode.isWhole && !mode.mayBeAlike ? rows.join() === charged.join() : isPart(rows, charged);
      if (!fits)
        fail("charges", `${task.id}: rows ${rows.join() || "none"}, children failed ${charged.join() || "never"}`);
      const attempts = new Set((now?.failures ?? []).map((row) => `${row.run} ${row.attempt}`)).size;
      if (attempts > maxAttempts) fail("attempts", `${task.id}: ${attempts} attempts of ${maxAttempts}`);
    }
  }

  #nothingGone(before: ReadonlyMap<string, Facts>, now: ReadonlyMap<string, Facts>): void {
    for (const [hash, old] of before) {
      const { results = [], failures = [] } = now.get(hash) ?? {};
      const isGone = results.length < old.results.length || failures.length < old.failures.length;
      if (isGone) fail("no-result-lost", `a row of ${hash.slice(0, 8)} was on disk at the end of the run before`);
    }
  }

  #noDoubles(facts: ReadonlyMap<string, Facts>): void {
    for (const [hash, { results, failures }] of facts) {
      if (results.length > 1) fail("no-result-doubled", `${hash.slice(0, 8)} has ${results.length} ledger rows`);
      const keys = failures.map((row) => `${row.run} ${row.attempt}`);
      if (new Set(keys).size < keys.length) fail("no-result-doubled", `${hash.slice(0, 8)} has a sidecar row twice`);
    }
  }

  #lane(provider: string): Lane {
    const known = this.#lanes.get(provider);
    if (known) return known;
    const run = this.#current();
    const openUntil = run.circuits.get(provider);
    const lane: Lane = {
      running: new Map(),
      limit: run.limits.get(provider) ?? run.concurrency,
      lastCutAt: null,
      circuit: openUntil === undefined ? "closed" : "open",
      openUntil: openUntil ?? 0,
      pausedUntil: 0,
      stoppedAt: null,
      probe: null,
    };
    this.#lanes.set(provider, lane);
    return lane;
  }

  #current(): RunFacts {
    if (this.#run === null) throw new Error("No run is on");
    return this.#run;
  }
}

function isTerminal(failure: string): boolean {
  return failure === "fatal" || failure === "skipped" || failure === "timeout_exceeded";
}

function isPart(rows: readonly string[], charged: readonly string[]): boolean {
  const left = [...charged];
  return rows.every((row) => {
    const at = left.indexOf(row);
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  });
}

function fail(rule: string, message: string): never {
  throw new Violation(rule, message);
}
