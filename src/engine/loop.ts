/**
 * The one loop that awaits: ask the scheduler, do what it says, feed back what happened.
 *
 * Children's events are applied the moment they come, inside the callback: a row is on disk before its
 * inbox file goes, and the loop only has to be woken.
 */
import { apply, type SchedulerEvent } from "../core/apply.ts";
import { type ClassifyRules, classifyOpenRow, classifyRemainder, readRow } from "../core/classify.ts";
import type { Note } from "../core/event.ts";
import type { ChildEvidence } from "../core/evidence.ts";
import type { Outcome } from "../core/outcome.ts";
import { type Detection, NOTHING_DETECTED } from "../core/rate-limit.ts";
import type { ResultRow } from "../core/row.ts";
import { type Command, decide, type State } from "../core/schedule.ts";
import type { RunStatus } from "../core/tally.ts";
import { unreachable } from "../core/unreachable.ts";
import type { ChildEvent, ShardRequest, Spawner } from "../run/spawner.ts";
import type { Clock } from "./ports.ts";
import type { Recorder } from "./recorder.ts";

export interface LoopPorts {
  readonly clock: Clock;
  readonly spawner: Spawner;
  readonly recorder: Recorder;
  readonly tell: (note: Note, at: number) => void;
  /** The rules of classification as of an instant: clock times in messages are read against it. */
  readonly rules: (nowAt: number) => ClassifyRules;
  /** Runs the preflight command for a provider; anything but a rate limit is `none`. */
  readonly preflight: (provider: string) => Promise<Detection>;
  readonly random: () => number;
  readonly keyOf: (sequence: number) => string;
  /** The wall timeout of tasks that state none. */
  readonly timeoutMs: number;
  /** Default: the real one. Checks of the checks put a broken one here. */
  readonly scheduler?: Scheduler;
}

export interface Scheduler {
  readonly apply: typeof apply;
  readonly decide: typeof decide;
}

/** What reaches a running loop from outside. */
export interface LoopControl {
  interrupt(signal: "SIGINT" | "SIGTERM"): void;
  learnCircuit(circuit: { readonly provider: string; readonly untilAt: number; readonly reason: string }): void;
  /** The state as it is now; for checkpoints. */
  state(): State;
}

export interface LoopEnd {
  readonly status: RunStatus;
  readonly reason: string;
  readonly state: State;
}

interface OpenRow {
  readonly row: ResultRow;
  readonly stated: Outcome;
  readonly durationMs: number;
}

/** A child that runs, as the loop sees it. */
interface Child {
  readonly taskIds: readonly string[];
  readonly rowed: Set<string>;
  /** The last rows, where they name no failure: what the child ends with may tell of it. */
  readonly open: OpenRow[];
  lastAt: number;
}

export function startLoop(
  initial: State,
  ports: LoopPorts,
): { readonly control: LoopControl; readonly end: Promise<LoopEnd> } {
  const { clock, spawner, recorder } = ports;
  const scheduler = ports.scheduler ?? { apply, decide };
  const children = new Map<string, Child>();
  let state = initial;
  let wake: () => void = () => {};
  let sequence = 0;
  let hasEnded = false;

  const take = (event: SchedulerEvent): void => {
    // A signal, a sibling's stop or a preflight that outlived the run: its checkpoint and its last event are written.
    if (hasEnded) return;
    state = scheduler.apply(state, event);
    for (const effect of state.effects) {
      switch (effect.kind) {
        case "result":
          recorder.result(effect.settlement);
          break;
        case "failure":
          recorder.failure(effect.settlement);
          break;
        case "hold":
          recorder.hold(effect.settlement);
          break;
        case "release":
          recorder.release();
          break;
        case "note":
          ports.tell(effect.note, event.at);
          break;
        default:
          unreachable(effect);
      }
    }
    wake();
  };

  const settleRows = (key: string, child: Child, rows: readonly ResultRow[]): void => {
    const at = clock.now();
    const durationMs = (at - child.lastAt) / rows.length;
    child.lastAt = at;
    const { detector } = ports.rules(at);
    for (const row of rows) {
      child.rowed.add(row.id);
      const { outcome, isOpen } = readRow(row, detector);
      if (isOpen) {
        child.open.push({ row, stated: outcome, durationMs });
        continue;
      }
      settleOpen(key, child, ({ stated }) => stated);
      take({ type: "task-settled", at, key, id: row.id, outcome, durationMs, random: ports.random() });
    }
  };

  const settleOpen = (key: string, child: Child, outcomeOf: (open: OpenRow) => Outcome): void => {
    for (const open of child.open.splice(0)) {
      const { row, durationMs } = open;
      const outcome = outcomeOf(open);
      take({ type: "task-settled", at: clock.now(), key, id: row.id, outcome, durationMs, random: ports.random() });
    }
  };

  const settleEnd = (key: string, child: Child, evidence: ChildEvidence): void => {
    const at = clock.now();
    const rules = ports.rules(at);
    const shard = { taskCount: child.taskIds.length, rowCount: child.rowed.size };
    const rest = child.taskIds.filter((id) => !child.rowed.has(id));
    settleOpen(key, child, ({ row, stated }) =>
      // Of several tasks the end speaks of one that it left without a row.
      rest.length === 0 ? classifyOpenRow(row, stated, evidence, rules, shard) : stated,
    );
    if (rest.length > 0) {
      const outcome = classifyRemainder(evidence, rules, shard);
      const durationMs = (at - child.lastAt) / rest.length;
      for (const id of rest) {
        take({ type: "task-settled", at, key, id, outcome, durationMs, random: ports.random() });
      }
    }
    children.delete(key);
    take({ type: "attempt-ended", at, key });
  };

  const onChild = (event: ChildEvent): void => {
    const child = children.get(event.key);
    if (!child) return;
    switch (event.kind) {
      case "rows":
        settleRows(event.key, child, event.rows);
        break;
      case "warning":
        ports.tell({ event: "warning", message: event.message }, clock.now());
        break;
      case "ended":
        settleEnd(event.key, child, event.evidence);
        break;
      default:
        unreachable(event);
    }
  };

  const start = (command: Extract<Command, { kind: "start" }>): void => {
    const { provider, source, slot, probe, tasks } = command;
    const at = clock.now();
    sequence += 1;
    const key = ports.keyOf(sequence);
    const listed = tasks.map((pending) => pending.task);
    const request: ShardRequest = {
      key,
      shard: sequence,
      attempt: tasks[0]?.attempt ?? 1,
      provider,
      tasks: listed,
      timeoutMs: Math.max(...listed.map((task) => task.timeoutMs ?? ports.timeoutMs)),
      startedAt: at,
    };
    children.set(key, { taskIds: listed.map((task) => task.id), rowed: new Set(), open: [], lastAt: at });
    take({ type: "attempt-started", at, key, provider, source, slot, probe, tasks });
    spawner.start(request, onChild);
  };

  const preflight = (provider: string): void => {
    take({ type: "preflight-started", at: clock.now(), provider });
    void ports
      .preflight(provider)
      .catch((error: unknown): Detection => {
        // Trouble with the command is no word of the provider.
        if (!hasEnded) {
          ports.tell({ event: "warning", message: `preflight could not be run: ${String(error)}` }, clock.now());
        }
        return NOTHING_DETECTED;
      })
      .then((detection) => take({ type: "preflight-ended", at: clock.now(), provider, detection }));
  };

  const run = async (): Promise<LoopEnd> => {
    // The caller gets hold of `control` before anything is told.
    await Promise.resolve();
    for (;;) {
      const command = scheduler.decide(state, clock.now());
      switch (command.kind) {
        case "start":
          start(command);
          break;
        case "preflight":
          preflight(command.provider);
          break;
        case "stop":
          take({
            type: "child-stopping",
            at: clock.now(),
            key: command.key,
            reason: command.reason,
            graceMs: command.graceMs,
          });
          spawner.stop(command.key, { reason: command.reason, graceMs: command.graceMs });
          break;
        case "idle":
          take({ type: "idle-granted", at: clock.now(), provider: command.provider, untilAt: command.untilAt });
          break;
        case "wait": {
          const { untilAt } = command;
          await new Promise<void>((resolve) => {
            const cancel = untilAt === null ? () => {} : clock.at(untilAt, resolve);
            wake = () => {
              cancel();
              resolve();
            };
          });
          wake = () => {};
          break;
        }
        case "finish":
          take({ type: "finishing", at: clock.now() });
          hasEnded = true;
          return { status: command.status, reason: command.reason, state };
        default:
          return unreachable(command);
      }
    }
  };

  const control: LoopControl = {
    interrupt: (signal) => take({ type: "interrupted", at: clock.now(), signal }),
    learnCircuit: (circuit) => take({ type: "circuit-learned", at: clock.now(), ...circuit }),
    state: () => state,
  };
  return { control, end: run() };
}
