/** Counts requests and answers, so that tests and benchmarks can judge a runner by them. */
import type { Refusal } from "./gate.ts";

export type RefusalKind = Refusal["kind"];

/** Instants are in epoch ms, and null before the first such request. */
export interface ProviderStats {
  /** All completion requests: admitted, refused, and those with an invalid body. */
  readonly requests: number;
  readonly admitted: number;
  readonly refused: Readonly<Record<RefusalKind, number>>;
  readonly refusedTotal: number;
  readonly firstRequestAt: number | null;
  readonly lastAdmittedAt: number | null;
  /** Requests after a refusal that says that the quota is used up, until the next one that is admitted. */
  readonly requestsAfterStop: number;
  /** Requests left of the quota and the instant of its reset; null if there is no quota. */
  readonly quota: { readonly remaining: number; readonly resetAt: number | null } | null;
}

const STOPPING: readonly RefusalKind[] = ["daily-quota", "quota-exhausted"];

/** Counts requests as they are reported to it. */
export class ProviderTally {
  readonly #counts = { requests: 0, admitted: 0, requestsAfterStop: 0 };
  readonly #refused: Record<RefusalKind, number> = {
    "rate-limit": 0,
    "daily-quota": 0,
    "quota-exhausted": 0,
    overload: 0,
  };
  #isStopped = false;
  #firstRequestAt: number | null = null;
  #lastAdmittedAt: number | null = null;

  opened(now: number): void {
    this.#counts.requests += 1;
    this.#firstRequestAt ??= now;
    if (this.#isStopped) this.#counts.requestsAfterStop += 1;
  }

  admitted(now: number): void {
    this.#counts.admitted += 1;
    this.#lastAdmittedAt = now;
    this.#isStopped = false;
  }

  refused(kind: RefusalKind): void {
    this.#refused[kind] += 1;
    if (STOPPING.includes(kind)) this.#isStopped = true;
  }

  read(quota: ProviderStats["quota"]): ProviderStats {
    const refused = { ...this.#refused };
    const refusedTotal = Object.values(refused).reduce((sum, count) => sum + count, 0);
    const [firstRequestAt, lastAdmittedAt] = [this.#firstRequestAt, this.#lastAdmittedAt];
    return { ...this.#counts, refused, refusedTotal, firstRequestAt, lastAdmittedAt, quota };
  }
}
