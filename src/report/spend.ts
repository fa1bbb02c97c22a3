/** Tokens and cost, if the metrics of results state them under a common name. */
import { dollars, type StatedSpend } from "../core/spend.ts";
import type { CallCounts, LedgerRow } from "../store/format.ts";
import type { Spend } from "./report.ts";

type Kind = "tokens" | "inputTokens" | "outputTokens" | "cost";

/**
 * Names in lower case without separators, so that `inputTokens` and `input_tokens` are one. A cost is taken for US
 * dollars.
 */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:total)?tokens(?:used|total)?$/, "tokens"],
  [/^(?:input|prompt)tokens$|^tokens(?:in|input|prompt)$/, "inputTokens"],
  [/^(?:output|completion)tokens$|^tokens(?:out|output|completion)$/, "outputTokens"],
  [/^(?:total)?(?:cost)?usd$|^usdcost$|^(?:total)?cost$/, "cost"],
];

type Metrics = Readonly<Record<string, unknown>> | undefined;

/** Adds up what results cost, one by one. */
export class SpendSum {
  readonly #sums = new Map<Kind, number>();
  #priced = 0;

  add({ metrics, calls }: Pick<LedgerRow, "metrics" | "calls">): void {
    // Most rows state nothing.
    if (metrics === undefined && calls === undefined) return;
    const stated = statedBy(metrics, calls);
    if (stated.has("cost")) this.#priced += 1;
    for (const [kind, value] of stated) this.#sums.set(kind, (this.#sums.get(kind) ?? 0) + value);
  }

  /** Null if no result states anything. */
  total(): Spend | null {
    if (this.#sums.size === 0) return null;
    const of = (kind: Kind) => this.#sums.get(kind) ?? null;
    return {
      tokens: of("tokens"),
      inputTokens: of("inputTokens"),
      outputTokens: of("outputTokens"),
      cost: of("cost"),
      priced: this.#priced,
    };
  }
}

/** What the metrics of one result state. */
export function statedSpend(metrics: Metrics): StatedSpend {
  const stated = statedBy(metrics);
  return { costUsd: stated.get("cost") ?? null, tokens: stated.get("tokens") ?? null };
}

/** The spending of a result: what its metrics state, else what the gateway counted for its calls. */
function statedBy(metrics: Metrics, calls?: CallCounts): Map<Kind, number> {
  const stated = readMetrics(metrics ?? {});
  const hasTokens = stated.has("tokens") || stated.has("inputTokens") || stated.has("outputTokens");
  if (calls !== undefined && !hasTokens && calls.made + calls.replayed > 0) {
    // Replayed calls belong to the result: an interrupted attempt of the same task paid for them.
    const { replayed_input_tokens: input = 0, replayed_output_tokens: output = 0 } = calls;
    stated.set("inputTokens", calls.input_tokens + input).set("outputTokens", calls.output_tokens + output);
  }
  if (calls?.cost_usd !== undefined && !stated.has("cost")) stated.set("cost", calls.cost_usd);
  const tokens = stated.get("tokens") ?? sumOf(stated.get("inputTokens"), stated.get("outputTokens"));
  return tokens === undefined ? stated : stated.set("tokens", tokens);
}

/** Reads names on the first level, or one below, as in `usage.input_tokens` and `tokens.input`. */
function readMetrics(metrics: Readonly<Record<string, unknown>>): Map<Kind, number> {
  const stated = new Map<Kind, number>();
  let isInDollars = false;
  const take = (name: string, value: unknown): void => {
    // Larger numbers are not exact, and neither are their sums.
    if (typeof value !== "number" || !(value >= 0 && value <= Number.MAX_SAFE_INTEGER)) return;
    const kind = kindOf(name);
    // A cost may be stated under two names. The first one with the currency wins, else the first one.
    const isFirstInDollars = /usd/i.test(name) && !isInDollars;
    if (kind === null || (stated.has(kind) && !isFirstInDollars)) return;
    stated.set(kind, value);
    isInDollars ||= isFirstInDollars;
  };
  for (const [name, value] of Object.entries(metrics)) take(name, value);
  for (const [name, value] of Object.entries(metrics)) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
    for (const [inner, item] of Object.entries(value)) take(/^tokens$/i.test(name) ? `${inner}tokens` : inner, item);
  }
  return stated;
}

function kindOf(name: string): Kind | null {
  if (name.length > 30) return null;
  const bare = name.toLowerCase().replace(/[^a-z]/g, "");
  return KINDS.find(([form]) => form.test(bare))?.[1] ?? null;
}

function sumOf(input: number | undefined, output: number | undefined): number | undefined {
  return input === undefined && output === undefined ? undefined : (input ?? 0) + (output ?? 0);
}

/** Empty if no cost is stated. */
export function costWords(cost: number | null): string {
  return cost === null ? "" : dollars(cost);
}
