/** Counts requests and answers, so that tests and benchmarks can judge a runner by them. */
import type { Refusal } from "./gate.ts";

export type RefusalKind = Refusal["kind"];

export interface ProviderStats {
  /** All completion requests: admitted + refused + malformed. */
  readonly requests: number;
  readonly admitted: number;
  readonly refused: Readonly<Record<RefusalKind, number>>;
  readonly refusedTotal: number;
  readonly malformed: number;
  /** The most requests that were open at the same time. */
  readonly peakOpen: number;
  /** Epoch ms; null before the first request. */
  readonly firstRequestAt: number | null;
  readonly lastAdmittedAt: number | null;
  readonly firstRefusedAt: number | null;
  /** Requests after the first refusal that no wait can fix: quota or credit. */
  readonly requestsAfterStop: number;
  /** Requests left of the quota and the instant of its reset; null if there is no quota. */
  readonly quota: { readonly remaining: number; readonly resetAt: number | null } | null;
}

const STOPPING: readonly RefusalKind[] = ["daily-quota", "quota-exhausted", "credit-spent"];

/** Counts requests as they are reported to it. Instants are in epoch ms. */
export class ProviderTally {
  #requests = 0;
  #admitted = 0;
  #malformed = 0;
  #open = 0;
  #peakOpen = 0;
  #firstRequestAt: number | null = null;
  #lastAdmittedAt: number | null = null;
  #firstRefusedAt: number | null = null;
  #isStopped = false;
  #requestsAfterStop = 0;
  readonly #refused: Record<RefusalKind, number> = {
    "rate-limit": 0,
    "daily-quota": 0,
    "quota-exhausted": 0,
    "credit-spent": 0,
    overload: 0,
    "request-too-large": 0,
  };

  opened(now: number): void {
    this.#requests += 1;
    this.#open += 1;
    this.#peakOpen = Math.max(this.#peakOpen, this.#open);
    this.#firstRequestAt ??= now;
    if (this.#isStopped) this.#requestsAfterStop += 1;
  }

  closed(): void {
    this.#open -= 1;
  }

  malformed(): void {
    this.#malformed += 1;
  }

  admitted(now: number): void {
    this.#admitted += 1;
    this.#lastAdmittedAt = now;
    this.#isStopped = false;
  }

  refused(kind: RefusalKind, now: number): void {
    this.#refused[kind] += 1;
    this.#firstRefusedAt ??= now;
    if (STOPPING.includes(kind)) this.#isStopped = true;
  }

  read(quota: ProviderStats["quota"]): ProviderStats {
    return {
      requests: this.#requests,
      admitted: this.#admitted,
      refused: { ...this.#refused },
      refusedTotal: Object.values(this.#refused).reduce((sum, count) => sum + count, 0),
      malformed: this.#malformed,
      peakOpen: this.#peakOpen,
      firstRequestAt: this.#firstRequestAt,
      lastAdmittedAt: this.#lastAdmittedAt,
      firstRefusedAt: this.#firstRefusedAt,
      requestsAfterStop: this.#requestsAfterStop,
      quota,
    };
  }
}
