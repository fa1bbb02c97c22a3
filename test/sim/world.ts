/** A small world in which the real loop runs: virtual time, scripted children, rows kept in memory. */

import type { Circuit } from "../../src/core/circuit.ts";
import type { Note } from "../../src/core/event.ts";
import type { Detector } from "../../src/core/evidence.ts";
import type { TaskRecord } from "../../src/core/history.ts";
import { type Lane, openLane } from "../../src/core/lane.ts";
import { openPending, type Pending } from "../../src/core/pending.ts";
import { type Detection, NOTHING_DETECTED } from "../../src/core/rate-limit.ts";
import type { ResultRow } from "../../src/core/row.ts";
import { SpendMeter } from "../../src/core/spend.ts";
import { openState, type Settings } from "../../src/core/state.ts";
import type { Task } from "../../src/core/task.ts";
import { Loop, type LoopEnd, type Scheduler } from "../../src/engine/loop.ts";
import { Recorder } from "../../src/engine/recorder.ts";
import { VirtualClock } from "../../src/simulate/virtual-clock.ts";
import type { LedgerRow, SidecarRow } from "../../src/store/format.ts";
import { MemoryStore } from "../rig/memory-store.ts";
import { until } from "./drive.ts";
import { type Behaviour, FakeSpawner, type Script } from "./fake-spawner.ts";

export const EPOCH = Date.UTC(2026, 10, 21, 3, 0, 0);

export function task(id: string, more: Partial<Task> = {}): Task {
  const hash = Buffer.from(id).toString("hex").padEnd(64, "0").slice(0, 64);
  return { id, hash, json: JSON.stringify({ id }), provider: "default", ...more };
}

export function tasksNamed(count: number, more: Partial<Task> = {}): Task[] {
  return Array.from({ length: count }, (_, index) => task(`t${String(index + 1).padStart(4, "0")}`, more));
}

export const SETTINGS: Settings = {
  concurrency: 4,
  shardSize: 1,
  maxAttempts: 3,
  maxFailures: null,
  failFast: false,
  maxWaitMs: 900_000,
  defaultWaitMs: 60_000,
  stopGraceMs: 60_000,
  interruptGraceMs: 3_000,
  killGraceMs: 5_000,
  deadlineAt: null,
  budget: { maxCostUsd: null, maxTokens: null },
  preflight: false,
};

/** Reads limits from a plain notation: `LIMIT kind [retryAfterMs] [@resetAt]` anywhere in the text; `LIMIT? kind`: suspected. */
export const PLAIN_DETECTOR: Detector = {
  detect: readPlain,
  // Only a short output can be a notice.
  detectNotice: (text) => {
    const detection = text.length < 80 ? readPlain(text) : NOTHING_DETECTED;
    return detection.kind === "none" ? null : { detection, message: text };
  },
  detectDeclared: (text) => readPlain(text.replace("WAIT", "LIMIT wait")),
  detectRowError: (error) => readPlain(error.message ?? ""),
};

function readPlain(text: string): Detection {
  const match = /LIMIT(\?)? (wait|stop|cap|task|overload)(?: (\d+))?(?: @(\d+))?/.exec(text);
  if (!match) return NOTHING_DETECTED;
  return {
    ...NOTHING_DETECTED,
    kind: match[2] as Detection["kind"],
    certain: match[1] === undefined,
    retryAfterMs: match[3] === undefined ? null : Number(match[3]),
    resetAt: match[4] === undefined ? null : Number(match[4]),
    evidence: match[0],
    form: "plain",
  };
}

export interface WorldOptions {
  /** The circuit of each provider at the start. Default: closed. */
  readonly circuit?: Circuit | null;
  readonly preflight?: (provider: string, now: number) => Detection;
  readonly timeoutMs?: number;
  /** Default: the real one. */
  readonly scheduler?: Scheduler | undefined;
  /** Called once the loop runs: for interrupts at instants. */
  readonly onStart?: (loop: Loop, clock: VirtualClock) => void;
}

export interface WorldEnd extends LoopEnd {
  readonly clock: VirtualClock;
  readonly spawner: FakeSpawner;
  readonly results: readonly LedgerRow[];
  readonly failures: readonly SidecarRow[];
  readonly notes: readonly (Note & { readonly at: number })[];
  readonly elapsedMs: number;
}

/** @param tasks or how many of them: `t0001`, `t0002`, … */
export async function runWorld(
  tasks: number | readonly Task[],
  change: Partial<Settings>,
  behave: Behaviour,
  options: WorldOptions = {},
): Promise<WorldEnd> {
  const { circuit = null } = options;
  const clock = new VirtualClock(EPOCH);
  const spawner = new FakeSpawner(clock, behave);
  const settings: Settings = { ...SETTINGS, ...change };
  const store = new MemoryStore();
  const { results, failures } = store;
  const notes: (Note & { readonly at: number })[] = [];
  const history = new Map<string, TaskRecord>();
  const recorder = new Recorder(store, { campaign: "until-complete-000001", run: "sim", job: "0" }, history, () => {});
  const byProvider = new Map<string, Pending[]>();
  for (const [position, one] of (typeof tasks === "number" ? tasksNamed(tasks) : tasks).entries()) {
    const pending = openPending(one, { position, attempt: 1 });
    const others = byProvider.get(one.provider);
    if (others === undefined) byProvider.set(one.provider, [pending]);
    else others.push(pending);
  }
  const lanes = [...byProvider].map(([provider, pending]) => laneOf(pending, { ...settings, provider, circuit }));
  const loop = new Loop(openState(settings, lanes, { now: EPOCH, durationsMs: [] }), {
    clock,
    spawner,
    recorder,
    publish: (note, at) => notes.push({ ...note, at }),
    noteSetback: () => {},
    rules: () => ({
      exitCodes: new Map([
        [75, "rate_limited"],
        [77, "skipped"],
      ]),
      detector: PLAIN_DETECTOR,
    }),
    preflight: (provider) => Promise.resolve(options.preflight?.(provider, clock.now()) ?? NOTHING_DETECTED),
    random: () => 0.5,
    keyOf: (sequence) => `c${sequence}`,
    holdsFolder: () => true,
    timeoutMs: options.timeoutMs ?? 12_600_000,
    gateway: null,
    meter: change.budget ? new SpendMeter({ budget: change.budget, prices: [] }) : null,
    scheduler: options.scheduler,
  });
  options.onStart?.(loop, clock);
  const end = await until(clock, loop.toEnd());
  return { ...end, clock, spawner, results, failures, notes, elapsedMs: clock.now() - EPOCH };
}

/** A lane at the start of a campaign. */
export function laneOf(
  pending: readonly Pending[],
  {
    provider = "default",
    concurrency = SETTINGS.concurrency,
    circuit = null,
    preflight = false,
  }: { provider?: string; concurrency?: number; circuit?: Circuit | null; preflight?: boolean } = {},
): Lane {
  return openLane(provider, pending, { ceiling: concurrency, learnedLimit: null, circuit, preflight });
}

/** A child that writes the same row for each of its tasks. It exits with 0 by default. */
export function reports(
  tasks: readonly { readonly id: string }[],
  row: Omit<ResultRow, "id">,
  { afterMs = 5, endsAfterMs = 10, code = 0 } = {},
): Script {
  const rows = tasks.map(({ id }) => ({ afterMs, row: { id, ...row } }));
  return { rows, endsAfterMs, exit: { kind: "exited", code } };
}

/** A child that exits with a code after a while. */
export function exits(code: number, endsAfterMs = 1_000, stderr = "") {
  return { endsAfterMs, exit: { kind: "exited", code } as const, stderr };
}

/** Children by the first of their tasks; all others end alike. */
export function except(own: Readonly<Record<string, Script>>, others: Script = exits(0)): Behaviour {
  return ({ tasks: [first] }) => own[first?.id ?? ""] ?? others;
}
