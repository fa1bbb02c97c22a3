/** Processes that act at every instant between two looks at them: a stand-in for a kernel, driven by a script. */
import type { ProcessEntry } from "../../src/run/process-table.ts";
import { type ProcessTree, treeOf } from "../../src/run/process-tree.ts";
import type { Processes } from "../../src/run/processes.ts";

export const MARKER = ",run:s1,";
/** Few, so that ids come again soon. */
const HIGHEST_ID = 60;
/** From the end of a process until its id is given anew, at the least: less than a look at all processes takes. */
const ROUND_TIME = 8;
/** `escape` is `env -i setsid program &`. */
const ACTS = [
  "fork",
  "fork",
  "escape",
  "escape",
  "escape",
  "leave",
  "join",
  "clear",
  "load",
  "end",
  "end",
  "others come",
  "others come",
  "others fork",
] as const;
/** Calls of the port that it takes to load a program. */
const LOADING_TIME = 4;

interface Actor {
  readonly pid: number;
  readonly startTicks: string;
  readonly isOurs: boolean;
  readonly endsByTerm: boolean;
  parent: number;
  group: number;
  isMarked: boolean;
  isStopped: boolean;
  /** Sent to one that is stopped: it waits. */
  isTermSent: boolean;
  loadedAt: number;
  /** By what it or its parent did of its own accord nothing is left that it could be known by. */
  isLost: boolean;
}

/** Without a group it leads its own. */
interface NewActor extends Pick<Actor, "parent" | "isOurs"> {
  readonly group: number | null;
  readonly isMarked?: boolean;
  readonly isLost?: boolean;
}

export class World implements Processes {
  readonly tree: ProcessTree;
  /** What must never be: signals to others, a hangup by the system. */
  readonly faults: string[] = [];
  readonly #leader: number;
  readonly #script: number[];
  readonly #isBlindAt: (time: number) => boolean;
  readonly #actors = new Map<number, Actor>();
  readonly #zombies = new Set<number>();
  /** When an id was given up. */
  readonly #freed = new Map<number, number>();
  #isBlind = false;
  #groupUntil = Infinity;
  #time = 0;
  #lastId = 1;

  /**
   * @param script what happens, number by number; after its end nobody does anything more
   * @param isBlindAt whether a look that begins at a time shows nobody
   */
  constructor(script: readonly number[], isBlindAt: (time: number) => boolean = () => false) {
    this.#script = [...script];
    this.#isBlindAt = isBlindAt;
    for (let count = 0; count < 3; count += 1) this.#add({ isOurs: false, parent: 1, group: null });
    const leader = this.#add({ isOurs: true, parent: 1, group: null });
    this.#leader = leader?.pid ?? 0;
    this.tree = treeOf(this.#leader);
  }

  /** Ours, by what they are now. */
  left(which: (actor: Readonly<Actor>) => boolean): number[] {
    return [...this.#actors.values()].filter((actor) => actor.isOurs && which(actor)).map(({ pid }) => pid);
  }

  /** Time goes by. */
  pass(steps: number): void {
    for (let step = 0; step < steps; step += 1) {
      this.#act();
      // The leader's end is told between two turns: within one, its id is nobody else's.
      if (this.#zombies.size > 0 && step % 4 === 3) this.tree.isReaped = true;
      if (this.tree.isReaped) this.#zombies.clear();
    }
  }

  ids(): number[] {
    this.#act();
    this.#isBlind = this.#isBlindAt(this.#time);
    if (this.#isBlind) return [];
    return [...this.#actors.keys()].sort((a, b) => a - b);
  }

  read(pid: number): ProcessEntry | null {
    this.#act();
    const actor = this.#isBlind ? undefined : this.#actors.get(pid);
    if (actor === undefined) return null;
    const { startTicks, parent, group } = actor;
    return { pid, startTicks, parent, group };
  }

  environment(pid: number): string {
    this.#act();
    const actor = this.#isBlind ? undefined : this.#actors.get(pid);
    return actor?.isMarked && actor.loadedAt <= this.#time ? `PATH=/bin\0CARRYOVER_MARKER=${MARKER}\0` : "";
  }

  signal(target: number, signal: NodeJS.Signals | 0): boolean {
    this.#act();
    const receivers = [...this.#actors.values()].filter(({ pid, group }) => pid === target || group === -target);
    if (signal === 0) return receivers.length > 0 || this.#zombies.has(Math.abs(target));
    for (const actor of receivers) {
      // To go on is no harm to one that has just begun.
      if (!actor.isOurs && signal !== "SIGCONT") this.faults.push(`${signal} to ${actor.pid}, which is not ours`);
      if (signal === "SIGSTOP" || signal === "SIGCONT") actor.isStopped = signal === "SIGSTOP";
      if (signal === "SIGTERM") actor.isTermSent = actor.endsByTerm;
    }
    // A signal reaches all of a group before one of them can end.
    const ended = receivers.filter((actor) => signal === "SIGKILL" || (actor.isTermSent && !actor.isStopped));
    for (const actor of ended) this.#remove(actor);
    const stoppedInGroup = this.left((other) => other.isStopped && this.#isInGroup(other));
    const isLeadersEnd = signal !== "SIGKILL" && ended.some(({ pid }) => pid === this.#leader);
    if (isLeadersEnd && stoppedInGroup.length > 0) this.faults.push("a hangup to those that were stopped");
    return receivers.length > 0;
  }

  #act(): void {
    this.#time += 1;
    const number = this.#script.shift();
    if (number === undefined) return;
    const before = this.#inReach();
    this.#do(number);
    const after = this.#inReach();
    for (const actor of before) if (!after.has(actor)) actor.isLost = true;
  }

  #do(number: number): void {
    const act = ACTS[number % ACTS.length] ?? "fork";
    const running = [...this.#actors.values()].filter(({ isStopped, isOurs }) => !isStopped && isOurs);
    const actor = running[Math.floor(number / ACTS.length) % running.length];
    switch (act) {
      case "others come":
        this.#lastId = this.#freedId() - 1;
        this.#add({ isOurs: false, parent: 1, group: null });
        return;
      case "others fork":
        for (const other of this.#actors.values()) {
          if (other.isOurs) continue;
          this.#add({ ...other, parent: other.pid });
          return;
        }
        return;
      default:
        if (actor !== undefined) this.#doAs(actor, act);
    }
  }

  #doAs(actor: Actor, act: "fork" | "escape" | "leave" | "join" | "clear" | "load" | "end"): void {
    switch (act) {
      case "fork":
        this.#add({ ...actor, parent: actor.pid });
        return;
      case "escape":
        this.#add({ ...actor, parent: actor.pid, group: null, isMarked: false });
        return;
      case "leave":
        actor.group = actor.pid;
        return;
      case "join":
        actor.group = this.#actors.get(actor.parent)?.group ?? actor.group;
        return;
      case "clear":
        actor.isMarked = false;
        return;
      case "load":
        actor.loadedAt = this.#time + LOADING_TIME;
        return;
      case "end":
        this.#remove(actor);
        return;
    }
  }

  /** A group keeps the id of its leader. */
  #taken(): Set<number> {
    const fresh = [...this.#freed].flatMap(([id, at]) => (at + ROUND_TIME > this.#time ? [id] : []));
    return new Set([
      ...fresh,
      ...this.#zombies,
      ...[...this.#actors.values()].flatMap(({ pid, group }) => [pid, group]),
    ]);
  }

  /** The one that was freed last, but so long ago that it can be given anew. */
  #freedId(): number {
    const old = [...this.#freed].filter(([id]) => !this.#taken().has(id));
    return old.sort(([, a], [, b]) => b - a)[0]?.[0] ?? this.#lastId + 1;
  }

  #add(like: NewActor): Actor | null {
    const { parent, group, isOurs, isMarked = isOurs, isLost = false } = like;
    const taken = this.#taken();
    for (let tries = 0; tries < HIGHEST_ID; tries += 1) {
      this.#lastId = this.#lastId >= HIGHEST_ID ? 2 : this.#lastId + 1;
      const pid = this.#lastId;
      if (taken.has(pid)) continue;
      const own = {
        pid,
        startTicks: String(this.#time),
        group: group ?? pid,
        isStopped: false,
        isTermSent: false,
        loadedAt: 0,
      };
      const actor = { ...own, parent, isOurs, isMarked, isLost, endsByTerm: pid % 3 > 0 };
      this.#actors.set(pid, actor);
      return actor;
    }
    return null;
  }

  /** Ours that can be found: by the group, the marker, because they were seen, or by a parent. */
  #inReach(): Set<Actor> {
    const { seen } = this.tree;
    const found = new Set<Actor>();
    const add = (actor: Actor) => {
      if (found.has(actor)) return;
      found.add(actor);
      for (const child of this.#childrenOf(actor)) add(child);
    };
    for (const actor of this.#actors.values()) {
      const isSeen = seen.get(actor.pid)?.startTicks === actor.startTicks;
      if (actor.isOurs && (actor.isMarked || isSeen || this.#isInGroup(actor))) add(actor);
    }
    return found;
  }

  /** Of the child; once that is empty, its id may be another's. */
  #isInGroup({ group, startTicks }: Actor): boolean {
    return group === this.#leader && Number(startTicks) <= this.#groupUntil;
  }

  #remove(actor: Actor): void {
    this.#actors.delete(actor.pid);
    for (const child of this.#childrenOf(actor)) child.parent = 1;
    if (actor.isOurs && actor.pid === this.#leader) this.#zombies.add(actor.pid);
    if (this.#groupUntil === Infinity && !this.#taken().has(this.#leader)) this.#groupUntil = this.#time;
    for (const id of [actor.pid, actor.group]) if (!this.#taken().has(id)) this.#freed.set(id, this.#time);
  }

  #childrenOf({ pid }: Actor): Actor[] {
    return [...this.#actors.values()].filter(({ parent }) => parent === pid);
  }
}
