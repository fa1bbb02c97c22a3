/**
 * The only loop that awaits: it asks the scheduler for a command, carries it out, and applies what happened. Events of
 * children are applied at once, inside their callback, so that a row is on disk before its inbox file is removed. Then
 * the loop is woken.
 */
import { apply, type LearnedCircuit, type SchedulerEvent } from "../core/apply.ts";
import { type Command, decide } from "../core/decide.ts";
import type { Note } from "../core/event.ts";
import { type Detection, NOTHING_DETECTED, type RateLimit } from "../core/rate-limit.ts";
import type { SetbackKind } from "../core/setbacks.ts";
import type { PaidCall, SpendMeter, Spent } from "../core/spend.ts";
import type { Effect, State } from "../core/state.ts";
import type { RunStatus, Signal } from "../core/tally.ts";
import type { Task } from "../core/task.ts";
import { unreachable } from "../core/unreachable.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { statedSpend } from "../report/spend.ts";
import type { ChildEvent, ShardRequest, Spawner } from "../run/spawner.ts";
import type { CallCounts } from "../store/format.ts";
import type { Recorder } from "./recorder.ts";
import { type ChildrenPorts, RunningChildren } from "./running-children.ts";

export interface LoopPorts extends ChildrenPorts {
  readonly spawner: Spawner;
  readonly recorder: Recorder;
  readonly publish: (note: Note, at: number) => void;
  readonly noteSetback: (setback: SetbackKind, task: Task) => void;
  /** Runs the preflight command for a provider. The result is `none` for anything but a rate limit. */
  readonly preflight: (provider: string) => Promise<Detection>;
  readonly keyOf: (sequence: number) => string;
  /** Whether this run still owns its state folder; called before each start. */
  readonly holdsFolder: () => boolean;
  /** The wall timeout of tasks that set none. */
  readonly timeoutMs: number;
  readonly gateway: Gateway | null;
  /** Null if nothing counts what the run spends. */
  readonly meter: SpendMeter | null;
  /** Default: the real scheduler. Tests of the invariant checks put a broken one here. */
  readonly scheduler?: Scheduler | undefined;
}

export interface Scheduler {
  readonly apply: typeof apply;
  readonly decide: typeof decide;
}

export interface LoopEnd {
  readonly status: RunStatus;
  readonly reason: string;
  readonly state: State;
}

/** Runs the scheduler's commands, and takes what the outside reports. Use it once. */
export class Loop {
  readonly #ports: LoopPorts;
  readonly #scheduler: Scheduler;
  readonly #children: RunningChildren;
  #state: State;
  #wake: () => void = () => {};
  /** Children with at least one graded task. */
  readonly #graded = new Set<string>();
  #sequence = 0;
  #hasEnded = false;

  constructor(initial: State, ports: LoopPorts) {
    this.#ports = ports;
    this.#scheduler = ports.scheduler ?? { apply, decide };
    this.#children = new RunningChildren(
      ports,
      (event) => this.#take(event),
      (message) => this.#warn(message),
    );
    this.#state = initial;
  }

  /** @param signal null if another run owns the state folder now */
  interrupt(signal: Signal | null): void {
    this.#take({ type: "interrupted", at: this.#now, signal });
  }

  /** A call of a child was answered: the provider charged for it, unless the journal answered. */
  callPaid(key: string, call: PaidCall): void {
    this.#spend(this.#ports.meter?.addCall(key, call));
  }

  /** A call of a running child is finally refused. Rows that the child has written before come first. */
  callRefused(key: string, limit: RateLimit): void {
    this.#ports.spawner.readRows(key);
    this.#take({ type: "call-refused", at: this.#now, key, limit });
  }

  learnCircuit(circuit: LearnedCircuit): void {
    this.#take({ type: "circuit-learned", at: this.#now, ...circuit });
  }

  /** The current state, for checkpoints. */
  state(): State {
    return this.#state;
  }

  async toEnd(): Promise<LoopEnd> {
    for (;;) {
      const command = this.#scheduler.decide(this.#state, this.#now);
      switch (command.kind) {
        case "start":
          this.#start(command);
          break;
        case "preflight":
          this.#preflight(command.provider);
          break;
        case "stop":
          this.#stop(command);
          break;
        case "wait":
          await this.#waitUntil(command.untilAt);
          break;
        case "finish":
          this.#take({ type: "finishing", at: this.#now });
          this.#hasEnded = true;
          return { status: command.status, reason: command.reason, state: this.#state };
        default:
          return unreachable(command);
      }
    }
  }

  get #now(): number {
    return this.#ports.clock.now();
  }

  #take(event: SchedulerEvent): void {
    // A signal, a sibling's stop or a preflight came after the end of the run, whose checkpoint and last event are
    // already written.
    if (this.#hasEnded) return;
    this.#state = this.#scheduler.apply(this.#state, event);
    for (const effect of this.#state.effects) this.#carryOut(effect, event.at);
    this.#wake();
  }

  #carryOut(effect: Effect, at: number): void {
    const { recorder, publish, noteSetback } = this.#ports;
    switch (effect.kind) {
      case "result": {
        const { key, pending } = effect.settlement;
        this.#graded.add(key);
        recorder.result(effect.settlement, this.#callsOf(key, pending.task.id));
        break;
      }
      case "failure":
        recorder.failure(effect.settlement);
        break;
      case "hold":
        recorder.hold(effect.settlement);
        break;
      case "release":
        recorder.release();
        break;
      case "setback":
        noteSetback(effect.setback, effect.task);
        break;
      case "note":
        if (effect.note.event === "task_settled") this.#forgetCalls(effect.note);
        publish(effect.note, at);
        break;
      default:
        unreachable(effect);
    }
  }

  #callsOf(key: string, taskId: string): CallCounts | null {
    const { gateway, meter } = this.#ports;
    const calls = gateway?.callsOf(key, taskId) ?? null;
    const costUsd = meter?.costOfCalls(key, taskId) ?? null;
    return calls === null || costUsd === null ? calls : { ...calls, cost_usd: Number(costUsd.toPrecision(12)) };
  }

  /** Counts the costs in the rows, whatever their status, because failed attempts cost money too. */
  #spendOnRows({ key, rows }: Extract<ChildEvent, { kind: "rows" }>): void {
    const { gateway, meter } = this.#ports;
    if (!meter) return;
    for (const { id, metrics } of rows) {
      const { made = 1, replayed = 0 } = gateway?.callsOf(key, id) ?? {};
      this.#spend(meter.addRow(key, statedSpend(metrics), replayed === 0 ? 1 : made / (made + replayed)));
    }
  }

  #spend(spent: Spent | undefined): void {
    if (spent === undefined || (spent.costUsd === 0 && spent.tokens === 0)) return;
    this.#take({ type: "spent", at: this.#now, spent });
  }

  /** Drops journaled answers that led to a result or a failure. Those of an interrupted attempt are kept. */
  #forgetCalls({ id, class: outcome }: Extract<Note, { event: "task_settled" }>): void {
    if (outcome === "rate_limited" || outcome === "kill_shaped" || outcome === "unfinished") return;
    this.#ports.gateway?.forget(id);
  }

  #start({ provider, source, slot, tasks }: Extract<Command, { kind: "start" }>): void {
    const { spawner, keyOf, timeoutMs, gateway, holdsFolder } = this.#ports;
    const at = this.#now;
    if (!holdsFolder()) {
      this.interrupt(null);
      return;
    }
    this.#sequence += 1;
    const key = keyOf(this.#sequence);
    const listed = tasks.map((pending) => pending.task);
    const request: ShardRequest = {
      key,
      shard: this.#sequence,
      attempt: tasks[0]?.attempt ?? 1,
      provider,
      tasks: listed,
      timeoutMs: listed.reduce((longestMs, task) => Math.max(longestMs, task.timeoutMs ?? timeoutMs), 0),
      startedAt: at,
      ...(gateway ? { variables: gateway.begin({ key, tasks: listed }) } : {}),
    };
    this.#children.add(
      key,
      listed.map((task) => task.id),
      at,
    );
    this.#take({ type: "attempt-started", at, key, provider, source, slot, tasks });
    spawner.start(request, this.#onChild);
  }

  readonly #onChild = (event: ChildEvent): void => {
    switch (event.kind) {
      case "rows":
        this.#spendOnRows(event);
        this.#children.settleRows(event);
        break;
      case "warning":
        this.#warn(event.message);
        break;
      case "ended":
        this.#children.settleEnd(event.key, event.evidence);
        for (const gap of this.#ports.meter?.end(event.key, this.#graded.delete(event.key)) ?? []) this.#warn(gap);
        this.#ports.gateway?.end(event.key);
        break;
      default:
        unreachable(event);
    }
  };

  #stop({ key, reason, graceMs }: Extract<Command, { kind: "stop" }>): void {
    this.#take({ type: "child-stopping", at: this.#now, key, reason, graceMs });
    this.#ports.spawner.stop(key, { reason, graceMs });
  }

  #preflight(provider: string): void {
    this.#take({ type: "preflight-started", at: this.#now, provider });
    void this.#ports
      .preflight(provider)
      .catch((error): Detection => ({ ...NOTHING_DETECTED, evidence: `it could not be run: ${String(error)}` }))
      .then((detection) => this.#take({ type: "preflight-ended", at: this.#now, provider, detection }));
  }

  /** Waits for an event, or until the instant if one is given. */
  async #waitUntil(untilAt: number | null): Promise<void> {
    const { clock } = this.#ports;
    await new Promise<void>((resolve) => {
      const cancel = untilAt === null ? () => {} : clock.at(untilAt, resolve);
      this.#wake = () => {
        cancel();
        resolve();
      };
    });
    this.#wake = () => {};
  }

  #warn(message: string): void {
    this.#ports.publish({ event: "warning", message }, this.#now);
  }
}
