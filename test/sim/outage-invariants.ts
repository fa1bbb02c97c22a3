/**
 * Outages: five children of a provider in a row that fail transiently open its circuit, and fewer do not. A probe that
 * fails this way opens it again, for twice as long, and one that is answered closes it. Judged by what the children
 * did, in the order in which the run publishes it.
 */
import type { Note } from "../../src/core/event.ts";
import type { ShardRequest } from "../../src/run/spawner.ts";
import type { Truth } from "./child-life.ts";
import { fail } from "./violation.ts";

const FAILURES_TO_OPEN = 5;
const FIRST_MS = 60_000;
const LONGEST_MS = 300_000;

/** Nobody knows whether the provider answered. */
const SHOWS_NOTHING: ReadonlySet<string> = new Set(["skipped", "timeout_exceeded"]);

type CircuitNote = Extract<Note, { event: "circuit_changed" }>;

/** Whether failures opened the circuit, here or in another job. */
export function isOutage({ reason }: CircuitNote): boolean {
  return /^(?:another job was stopped: )?unavailable: /.test(reason);
}

/** The probe ended without showing anything. */
export function isUnanswered({ reason }: CircuitNote): boolean {
  return reason === "the probe ended without an answer";
}

/** What this run knows of a provider. */
interface Health {
  circuit: CircuitNote["from"];
  /** Children in a row that failed transiently. */
  failures: number;
  /** Openings since it last answered; null if an earlier run knows. */
  trips: number | null;
  /** The child that is the probe. */
  probe: string | null;
  /** An outage or an answer that was published. What caused it follows. */
  change: CircuitNote | null;
}

export class OutageInvariants {
  readonly #now: () => number;
  readonly #health = new Map<string, Health>();
  readonly #providers = new Map<string, string>();
  readonly #truths = new Map<string, Truth>();
  /** Children that have failed transiently. Each counts once, however many tasks it has. */
  readonly #failed = new Set<string>();

  /** @param open the providers whose circuit is open at the start */
  constructor(now: () => number, open: Iterable<string>) {
    this.#now = now;
    for (const provider of open) {
      const health = this.#healthOf(provider);
      health.circuit = "open";
      health.trips = null;
    }
  }

  started({ key, provider }: ShardRequest): void {
    this.#providers.set(key, provider);
  }

  delivered({ key }: ShardRequest, id: string, truth: Truth): void {
    this.#truths.set(`${key} ${id}`, truth);
  }

  note(note: Note): void {
    switch (note.event) {
      case "circuit_changed":
        this.#changed(note);
        break;
      case "attempt_started":
        if (note.probe) this.#healthOf(note.provider).probe = note.key;
        break;
      case "task_settled":
        this.#settled(note);
        break;
      case "preflight_ended":
        // Only a limit in its answer counts.
        if (!/^(?:wait|stop|cap)$/.test(note.verdict)) this.#healthOf(note.provider).failures = 0;
        break;
      default:
        break;
    }
  }

  #changed(note: CircuitNote): void {
    const health = this.#healthOf(note.provider);
    health.circuit = note.to;
    if (note.to === "half-open") health.probe = null;
    // It may be the preflight that is answered.
    if (note.to === "closed") {
      health.trips = 0;
      health.failures = 0;
      if (health.probe !== null) health.change = note;
    }
    if (note.to !== "open" || isUnanswered(note)) return;
    if (note.from !== "open" && health.trips !== null) health.trips += 1;
    if (!isOutage(note) || note.reason.startsWith("another job")) return;
    health.change = note;
    const ms = Date.parse(note.until ?? "") - this.#now();
    const { trips } = health;
    const isRight =
      trips === null ? ms >= FIRST_MS && ms <= LONGEST_MS : ms === Math.min(LONGEST_MS, FIRST_MS * 2 ** (trips - 1));
    if (!isRight) fail("outage", `opening ${trips ?? "?"} of ${note.provider} lasts ${ms} ms`);
  }

  #settled({ key, id }: Extract<Note, { event: "task_settled" }>): void {
    const health = this.#healthOf(this.#providers.get(key) ?? "");
    const truth = this.#truths.get(`${key} ${id}`);
    const before = health.change?.from ?? health.circuit;
    const found = health.change?.to ?? "same";
    health.change = null;
    const isProbe = before === "half-open" && health.probe === key;
    let expected = "same";
    if (truth?.kind === "failure" && truth.class === "transient") {
      if (!isProbe && before === "closed" && !this.#failed.has(key)) health.failures += 1;
      this.#failed.add(key);
      if (isProbe || health.failures >= FAILURES_TO_OPEN) expected = "open";
    } else if (truth?.kind === "graded" || (truth?.kind === "failure" && !SHOWS_NOTHING.has(truth.class))) {
      health.failures = 0;
      if (isProbe) expected = "closed";
    }
    if (found !== expected)
      fail("outage", `${key} ${id} (${JSON.stringify(truth)}), failure ${health.failures}: ${found}, not ${expected}`);
    if (found === "open") health.failures = 0;
  }

  #healthOf(provider: string): Health {
    const known = this.#health.get(provider);
    if (known !== undefined) return known;
    const health: Health = { circuit: "closed", failures: 0, trips: 0, probe: null, change: null };
    this.#health.set(provider, health);
    return health;
  }
}
