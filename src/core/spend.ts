/** What a run spends, and its bounds: the inputs `max-cost`, `max-tokens` and `prices`. */
import { idPattern } from "./selection.ts";

export interface Spent {
  readonly costUsd: number;
  readonly tokens: number;
}

export const NOTHING_SPENT: Spent = { costUsd: 0, tokens: 0 };

/** The most that a run may spend; null for no bound. */
export interface Budget {
  readonly maxCostUsd: number | null;
  readonly maxTokens: number | null;
  /** How many jobs share the whole budget. Default: 1. */
  readonly jobs?: number;
}

/** What a model costs, in US dollars per million tokens. */
export interface Price {
  /** A name, or a pattern of names in which `*` stands for any characters. */
  readonly model: string;
  readonly inputUsd: number;
  readonly outputUsd: number;
}

/** Tolerance for binary sums: ten tasks of 0.1 dollars are one dollar. */
const ROUNDING_USD = 1e-9;

/** Why a run must end; null while it is within its budget. */
export function overBudget({ costUsd, tokens }: Spent, { maxCostUsd, maxTokens, jobs = 1 }: Budget): string | null {
  const share = jobs === 1 ? "" : `, the share of one of ${jobs} jobs`;
  if (maxCostUsd !== null && costUsd >= maxCostUsd - ROUNDING_USD) {
    return `max-cost: this run has spent ${dollars(costUsd)} of ${dollars(maxCostUsd)}${share}`;
  }
  if (maxTokens !== null && tokens >= maxTokens) {
    return `max-tokens: this run has used ${tokens} of ${maxTokens} tokens${share}`;
  }
  return null;
}

/** `$1,234.50`. Below a dollar with as many digits as needed, such as `$0.0042`. */
export function dollars(costUsd: number): string {
  const short = String(Number(costUsd.toPrecision(3)));
  const isShort = costUsd < 0.995 && short.length >= "0.00".length;
  return `$${isShort ? short : costUsd.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",")}`;
}

/** One job's share of a budget for all jobs of a matrix. */
export function shareOf({ maxCostUsd, maxTokens }: Budget, jobs: number): Budget {
  return {
    maxCostUsd: maxCostUsd === null ? null : maxCostUsd / jobs,
    maxTokens: maxTokens === null ? null : Math.ceil(maxTokens / jobs),
    jobs,
  };
}

/** The price of a model: the one with its exact name, else the longest pattern that matches; null if none does. */
export function priceOf(model: string, prices: readonly Price[]): Price | null {
  const matching = prices.filter((price) => price.model === model || idPattern(price.model).test(model));
  const exact = matching.find((price) => price.model === model);
  return exact ?? matching.reduce<Price | null>(longerPattern, null);
}

function longerPattern(longest: Price | null, price: Price): Price {
  return longest !== null && longest.model.length >= price.model.length ? longest : price;
}

/** A call that was answered. */
export interface PaidCall {
  /** Null if the call names no task of its shard. */
  readonly taskId: string | null;
  /** As the call names it; empty if it names none. */
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Whether the journal answered it. An interrupted attempt has paid for it, so it costs this run nothing. */
  readonly isReplayed?: boolean;
}

/** What a result row states about its task's spending; null if it states nothing. */
export interface StatedSpend {
  readonly costUsd: number | null;
  readonly tokens: number | null;
}

/** What is known about an attempt so far. */
interface Account {
  /** The sum that its rows state; null if none states any. */
  statedUsd: number | null;
  statedTokens: number | null;
  /** The cost of its calls, as far as prices are known. */
  callsUsd: number;
  callTokens: number;
  /** Tokens of its calls by model. */
  readonly models: Map<string, number>;
  /** Cost of the calls that name a task, replayed ones included; NaN if a price is missing. */
  readonly byTask: Map<string, number>;
  /** How much of it the run's total includes. */
  counted: Spent;
}

/**
 * Counts what attempts spend. The cost comes from the rows of an attempt; if none states it, from the tokens of its
 * calls and the prices. The tokens come from its calls, or from its rows if no call was seen.
 */
export class SpendMeter {
  readonly #prices: readonly Price[];
  readonly #budget: Budget;
  readonly #accounts = new Map<string, Account>();
  readonly #warned = new Set<string>();

  constructor({ budget, prices }: { readonly budget: Budget; readonly prices: readonly Price[] }) {
    this.#budget = budget;
    this.#prices = prices;
  }

  /** @returns the change to the run's total */
  addCall(key: string, { taskId, model, inputTokens, outputTokens, isReplayed = false }: PaidCall): Spent {
    const account = this.#account(key);
    const price = priceOf(model, this.#prices);
    const costUsd = price === null ? Number.NaN : (inputTokens * price.inputUsd + outputTokens * price.outputUsd) / 1e6;
    const tokens = inputTokens + outputTokens;
    if (!isReplayed) {
      account.callsUsd += costUsd || 0;
      account.callTokens += tokens;
      account.models.set(model, (account.models.get(model) ?? 0) + tokens);
    }
    if (taskId !== null) account.byTask.set(taskId, (account.byTask.get(taskId) ?? 0) + costUsd);
    return count(account);
  }

  /**
   * @param paidShare the share of the task's calls that were paid for in this attempt, 0 to 1; the journal answered the
   * rest
   * @returns the change to the run's total
   */
  addRow(key: string, { costUsd, tokens }: StatedSpend, paidShare: number): Spent {
    const account = this.#account(key);
    if (costUsd !== null) account.statedUsd = (account.statedUsd ?? 0) + costUsd * paidShare;
    if (tokens !== null) account.statedTokens = (account.statedTokens ?? 0) + Math.round(tokens * paidShare);
    return count(account);
  }

  /** The cost of a task's calls in an attempt, replayed ones included; null if part of it is unknown. */
  costOfCalls(key: string, taskId: string): number | null {
    const costUsd = this.#accounts.get(key)?.byTask.get(taskId) ?? Number.NaN;
    return Number.isNaN(costUsd) ? null : costUsd;
  }

  /**
   * Forgets an attempt that has ended.
   *
   * @param hasResult whether a task of it was graded
   * @returns warnings about spending that the budget does not count, each one once
   */
  end(key: string, hasResult: boolean): string[] {
    const account = this.#accounts.get(key) ?? newAccount();
    this.#accounts.delete(key);
    return this.#gaps(account, hasResult).filter((warning) => this.#warned.size !== this.#warned.add(warning).size);
  }

  #gaps({ statedUsd, statedTokens, models }: Account, hasResult: boolean): string[] {
    const { maxCostUsd, maxTokens } = this.#budget;
    const lacksCost = maxCostUsd !== null && statedUsd === null;
    const lacksTokens = maxTokens !== null && statedTokens === null;
    const gaps: string[] = [];
    for (const [model, tokens] of models) {
      const calls = model === "" ? "calls that name no model" : `calls to ${model}`;
      if (lacksCost && priceOf(model, this.#prices) === null) {
        gaps.push(
          `max-cost does not count ${calls}: no price is known. Add a line such as ${model || "*"}=1.25/10 to prices (US dollars per million input and output tokens)`,
        );
      } else if (tokens === 0 && (lacksCost || maxTokens !== null)) {
        gaps.push(
          `the budget does not count ${calls}: their answers state no tokens. Streams of OpenAI state them with "stream_options": {"include_usage": true}`,
        );
      }
    }
    if (!hasResult || models.size > 0) return gaps;
    const unseen = "of its row, and made no call through the gateway. Nothing is counted for such tasks.";
    if (lacksCost) gaps.push(`max-cost: a task ended without \`cost_usd\` in the metrics ${unseen}`);
    if (lacksTokens) gaps.push(`max-tokens: a task ended without tokens in the metrics ${unseen}`);
    return gaps;
  }

  #account(key: string): Account {
    const account = this.#accounts.get(key) ?? newAccount();
    this.#accounts.set(key, account);
    return account;
  }
}

function newAccount(): Account {
  return {
    statedUsd: null,
    statedTokens: null,
    callsUsd: 0,
    callTokens: 0,
    models: new Map(),
    byTask: new Map(),
    counted: NOTHING_SPENT,
  };
}

/** Updates the counted sum. @returns the difference from the last count */
function count(account: Account): Spent {
  const { counted: before, models, statedUsd, statedTokens, callsUsd, callTokens } = account;
  const now: Spent = {
    costUsd: statedUsd ?? callsUsd,
    tokens: models.size > 0 ? callTokens : (statedTokens ?? 0),
  };
  account.counted = now;
  return { costUsd: now.costUsd - before.costUsd, tokens: now.tokens - before.tokens };
}
