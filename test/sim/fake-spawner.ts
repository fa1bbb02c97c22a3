import type { ChildEvidence, Exit } from "../../src/core/evidence.ts";
import type { ResultRow } from "../../src/core/row.ts";
import type { ChildEvent, ShardRequest, Spawner } from "../../src/run/spawner.ts";
import type { VirtualClock } from "../../src/simulate/virtual-clock.ts";

/** What a simulated child does: things at instants after its start, and how it ends. */
export interface Script {
  /** Rows, at their time after the start. */
  readonly rows?: readonly { readonly afterMs: number; readonly row: ResultRow }[];
  readonly endsAfterMs: number;
  readonly exit: Exit;
  readonly stderr?: string;
  readonly stdout?: string;
  /** How long it takes to die of a TERM; null: only KILL ends it. */
  readonly diesAfterMs?: number | null;
}

export type Behaviour = (request: ShardRequest, now: number) => Script;

interface Live {
  readonly request: ShardRequest;
  readonly emit: (event: ChildEvent) => void;
  readonly script: Script;
  readonly cancels: (() => void)[];
  stopping: Exit | null;
}

/** Children as scripts on a virtual clock, under the port of real ones. */
export class FakeSpawner implements Spawner {
  readonly started: {
    readonly key: string;
    readonly ids: readonly string[];
    readonly attempt: number;
    readonly at: number;
    readonly provider: string;
  }[] = [];
  peak = 0;
  readonly #clock: VirtualClock;
  readonly #behave: Behaviour;
  readonly #live = new Map<string, Live>();

  constructor(clock: VirtualClock, behave: Behaviour) {
    this.#clock = clock;
    this.#behave = behave;
  }

  get running(): number {
    return this.#live.size;
  }

  start(request: ShardRequest, emit: (event: ChildEvent) => void): void {
    const at = this.#clock.now();
    const script = this.#behave(request, at);
    const live: Live = { request, emit, script, cancels: [], stopping: null };
    this.#live.set(request.key, live);
    this.peak = Math.max(this.peak, this.#live.size);
    this.started.push({
      key: request.key,
      ids: request.tasks.map((task) => task.id),
      attempt: request.attempt,
      at,
      provider: request.provider,
    });
    for (const { afterMs, row } of script.rows ?? []) {
      live.cancels.push(
        this.#clock.at(at + afterMs, () => emit({ kind: "rows", key: request.key, rows: [row], stop: live.stopping })),
      );
    }
    const timedOut = script.endsAfterMs > request.timeoutMs;
    const exit: Exit = timedOut ? { kind: "timed-out", limitMs: request.timeoutMs } : script.exit;
    const endAt = at + Math.min(script.endsAfterMs, request.timeoutMs);
    live.cancels.push(this.#clock.at(endAt, () => this.#end(live, exit)));
  }

  stop(
    key: string,
    options: {
      readonly reason: "rate-limit" | "interrupted" | "out-of-time" | "fail-fast" | "aborted";
      readonly graceMs: number;
    },
  ): void {
    const live = this.#live.get(key);
    if (!live) return;
    if (live.stopping) {
      const { stopping } = live;
      live.cancels.push(this.#clock.at(this.#clock.now(), () => this.#end(live, stopping)));
      return;
    }
    live.stopping = { kind: "stopped", reason: options.reason };
    const { diesAfterMs = 10 } = live.script;
    const dies = Math.min(diesAfterMs ?? Number.POSITIVE_INFINITY, options.graceMs);
    live.cancels.push(
      this.#clock.at(this.#clock.now() + dies, () => this.#end(live, live.stopping ?? live.script.exit)),
    );
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #end(live: Live, exit: Exit): void {
    if (!this.#live.delete(live.request.key)) return;
    for (const cancel of live.cancels) cancel();
    const evidence: ChildEvidence = {
      exit,
      stderrTail: live.script.stderr ?? "",
      stdoutTail: live.script.stdout ?? "",
      outputBytes: (live.script.stderr ?? "").length + (live.script.stdout ?? "").length,
      failureLogs: [],
      badRow: null,
    };
    live.emit({ kind: "ended", key: live.request.key, evidence, logFile: null });
  }
}
