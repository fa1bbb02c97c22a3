/**
 * The running children as the loop sees them. It turns what they report into outcomes of their tasks: a row settles its
 * task at once, and the end of a child settles the rest.
 */

import type { SchedulerEvent } from "../core/apply.ts";
import { type ClassifyRules, classifyOpenRow, classifyRemainder, readRow } from "../core/classify.ts";
import { type ChildEvidence, countsInGrace } from "../core/evidence.ts";
import type { Clock } from "../core/instant.ts";
import type { Outcome } from "../core/outcome.ts";
import type { ResultRow } from "../core/row.ts";
import type { Settled } from "../core/settle.ts";
import {
  bypassedProvider,
  hasFinalRefusal,
  outcomeInOutage,
  outcomeOnWire,
  outcomeWithoutRow,
  refusalOf,
  trustWire,
  type Wire,
  withContainerHint,
} from "../core/wire.ts";
import type { ChildEvent } from "../run/spawner.ts";

export interface ChildrenPorts {
  readonly clock: Clock;
  /** The rules of classification at an instant. Clock times in messages are read relative to it. */
  readonly rules: (nowAt: number) => ClassifyRules;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Null if children call their providers directly. */
  readonly gateway: { wireOf(key: string): Wire | null } | null;
}

interface OpenRow {
  readonly row: ResultRow;
  readonly stated: Outcome;
  readonly durationMs: number;
}

interface RefusedRow extends OpenRow {
  /** Whether no refusal was final when it came. */
  readonly isEarly: boolean;
}

interface Child {
  readonly key: string;
  readonly taskIds: readonly string[];
  readonly rowed: Set<string>;
  /** The last rows that named no failure. The end of the child may explain them. */
  readonly open: OpenRow[];
  /** Rows of tasks that had a refused call at the time. A retry of that call may still succeed. */
  readonly refused: RefusedRow[];
  lastAt: number;
}

export class RunningChildren {
  readonly #ports: ChildrenPorts;
  readonly #take: (event: SchedulerEvent) => void;
  readonly #warn: (message: string) => void;
  readonly #children = new Map<string, Child>();
  /** Providers that were called without the gateway. */
  readonly #bypassed = new Set<string>();

  /** @param take passes events to the scheduler */
  constructor(ports: ChildrenPorts, take: (event: SchedulerEvent) => void, warn: (message: string) => void) {
    this.#ports = ports;
    this.#take = take;
    this.#warn = warn;
  }

  /** @param at start of the child, epoch ms */
  add(key: string, taskIds: readonly string[], at: number): void {
    this.#children.set(key, { key, taskIds, rowed: new Set(), open: [], refused: [], lastAt: at });
  }

  /** Settles tasks by their rows. Rows that arrived together share the time since the previous ones. */
  settleRows({ key, rows, stop }: Extract<ChildEvent, { kind: "rows" }>): void {
    const child = this.#children.get(key);
    if (!child) return;
    const at = this.#ports.clock.now();
    const wire = this.#wireOf(key);
    const detector = trustWire(wire, this.#ports.rules(at).detector);
    const read = rows.map((row) => {
      const { outcome, isOpen } = readRow(row, detector);
      return { row, outcome: outcomeInOutage(wire, row.id, outcome), isOpen };
    });
    const counted = stop === null ? read : read.filter(({ outcome }) => countsInGrace(outcome, stop.kind));
    if (counted.length === 0) return;
    const durationMs = (at - child.lastAt) / counted.length;
    child.lastAt = at;
    for (const { row, outcome, isOpen } of counted) {
      child.rowed.add(row.id);
      if (refusalOf(wire, row.id) !== null) {
        child.refused.push({ row, stated: outcome, durationMs, isEarly: !hasFinalRefusal(wire, row.id) });
        continue;
      }
      if (isOpen) {
        child.open.push({ row, stated: outcome, durationMs });
        continue;
      }
      this.#settleOpen(child, ({ stated }) => stated);
      const hinted = withContainerHint(outcome, wire, row.error?.message ?? "");
      this.#settle(child, { at, id: row.id, outcome: hinted, durationMs });
    }
  }

  /** Settles the rest of a child's tasks, and forgets the child. */
  settleEnd(key: string, evidence: ChildEvidence): void {
    const child = this.#children.get(key);
    if (!child) return;
    const at = this.#ports.clock.now();
    const wire = this.#wireOf(key);
    const found = this.#ports.rules(at);
    const rules = { ...found, detector: trustWire(wire, found.detector) };
    const shard = { taskCount: child.taskIds.length, rowCount: child.rowed.size };
    const rest = child.taskIds.filter((id) => !child.rowed.has(id));
    this.#settleOpen(child, ({ row, stated }) =>
      // The end of a child belongs to one of the tasks that it left without a row.
      rest.length === 0 ? classifyOpenRow(row, stated, evidence, rules, shard) : stated,
    );
    for (const refused of child.refused) {
      const { row, stated, durationMs } = refused;
      const outcome = outcomeOnWire(refusalOf(wire, row.id, refused), stated, evidence);
      this.#settle(child, { at, id: row.id, outcome, durationMs });
    }
    if (rest.length > 0) {
      const said = `${evidence.stderrTail}\n${evidence.stdoutTail}`;
      const ofChild = withContainerHint(classifyRemainder(evidence, rules, shard), wire, said);
      const durationMs = (at - child.lastAt) / rest.length;
      for (const id of rest) {
        const stated = outcomeInOutage(wire, id, ofChild);
        this.#settle(child, { at, id, outcome: outcomeWithoutRow(wire, id, stated, evidence), durationMs });
      }
    }
    this.#children.delete(key);
    this.#take({ type: "attempt-ended", at, key });
  }

  #wireOf(key: string): Wire | null {
    return this.#ports.gateway?.wireOf(key) ?? null;
  }

  #settleOpen(child: Child, outcomeOf: (open: OpenRow) => Outcome): void {
    for (const open of child.open.splice(0)) {
      const { row, durationMs } = open;
      const outcome = withContainerHint(outcomeOf(open), this.#wireOf(child.key), row.error?.message ?? "");
      this.#settle(child, { at: this.#ports.clock.now(), id: row.id, outcome, durationMs });
    }
  }

  #settle({ key }: Child, settled: Omit<Settled, "key" | "random">): void {
    const bypassed = bypassedProvider(settled.outcome, this.#wireOf(key));
    if (bypassed !== null && !this.#bypassed.has(bypassed)) {
      this.#bypassed.add(bypassed);
      this.#warn(
        `${bypassed} refused a call that did not come through the gateway, which can neither pace nor replay such calls. ` +
          `To send the client's calls there, see docs/gateway.md, "What it cannot see"`,
      );
    }
    this.#take({ type: "task-settled", key, ...settled, random: this.#ports.random() });
  }
}
