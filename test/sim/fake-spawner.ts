import type { Exit } from "../../src/core/evidence.ts";
import type { ResultRow } from "../../src/core/row.ts";
import type { ChildEvent, ShardRequest } from "../../src/run/spawner.ts";
import type { VirtualClock } from "../../src/simulate/virtual-clock.ts";
import type { Death, Step, Truth } from "./child-life.ts";
import { SimSpawner } from "./sim-spawner.ts";

/** What a scripted child does at instants after its start, and how it ends. */
export interface Script {
  /** Rows in their order, at their time after the start. */
  readonly rows?: readonly { readonly afterMs: number; readonly row: ResultRow }[];
  readonly endsAfterMs: number;
  readonly exit: Exit;
  readonly stderr?: string;
  readonly stdout?: string;
  /** How long it takes to end after a TERM; null: only KILL ends it. */
  readonly diesAfterMs?: number | null;
}

export type Behaviour = (request: ShardRequest, now: number) => Script;

/** Scripted children. Keeps a record of their starts. */
export class FakeSpawner extends SimSpawner {
  readonly started: {
    readonly key: string;
    readonly ids: readonly string[];
    readonly attempt: number;
    readonly at: number;
    readonly provider: string;
  }[] = [];
  peak = 0;

  constructor(clock: VirtualClock, behave: Behaviour) {
    const live = (request: ShardRequest) => {
      const script = behave(request, clock.now());
      return { steps: stepsOf(script), diesAfterMs: script.diesAfterMs === undefined ? 10 : script.diesAfterMs };
    };
    super({ clock, live, inbox: null, killGraceMs: 0, watcher: {} });
  }

  override start(request: ShardRequest, emit: (event: ChildEvent) => void): void {
    super.start(request, emit);
    const { key, tasks, attempt, startedAt: at, provider } = request;
    this.started.push({ key, ids: tasks.map(({ id }) => id), attempt, at, provider });
    this.peak = Math.max(this.peak, this.running);
  }
}

/** Scripted children need no truth, because no invariant checks them. */
const UNKNOWN: Truth = { kind: "open" };

function* stepsOf(script: Script): Generator<Step, Death, void> {
  let afterMs = 0;
  for (const { row, ...at } of script.rows ?? []) {
    yield { kind: "sleep", ms: at.afterMs - afterMs };
    yield { kind: "row", row, truth: UNKNOWN };
    ({ afterMs } = at);
  }
  yield { kind: "sleep", ms: script.endsAfterMs - afterMs };
  return { ...script, truth: UNKNOWN };
}
