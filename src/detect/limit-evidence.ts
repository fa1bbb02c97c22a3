/** The evidence of one error about a refusal, before the verdict. */
import type { Wait } from "./reset/wait.ts";

/**
 * - `task`: this one request is larger than the limit, or needs what the plan lacks.
 * - `money`: credit, balance, billing or budget is used up; a short technical wait does not help.
 * - `period`: a quota of a plan, or of a day, week or month, is used up.
 * - `quota`: "quota exceeded"; the rest of the text must say which period.
 * - `rate`: too many requests or tokens for now.
 * - `overload`: the load of the server, of a model or of a shared queue, even if the status is 429.
 * - `failure`: the server failed and does not mention load; a limit in its body comes first.
 * - `connection`: the network, or a timeout of the client.
 * - `other`: a known failure that is not about a provider's limit, although it may use the same words.
 */
export type Meaning = "task" | "money" | "period" | "quota" | "rate" | "overload" | "failure" | "connection" | "other";

/** The meanings that are a limit of the account, not of this request alone. */
export const LIMIT_MEANINGS: readonly Meaning[] = ["money", "period", "quota", "rate"];

/** Where a meaning was found, and whether it is certain. */
export interface Sign {
  readonly form: string;
  readonly certain: boolean;
  /** The provider whose notice it is. Absent for codes and generic phrases. */
  readonly provider?: string | undefined;
}

export interface LimitEvidence {
  /** The meanings that were found, each with its strongest sign, or the first of equally strong ones. */
  readonly meanings: Map<Meaning, Sign>;
  /** The HTTP status that counts: 429 if it occurs, else the innermost error status. */
  status: number | null;
  /** Rate-limit headers, names in lower case. */
  readonly headers: Map<string, string>;
  readonly waits: Wait[];
  /** Whether a code, class, status or header of a limit was found, rather than sentences alone. */
  typed: boolean;
  /** The provider's words, for people. */
  words: string;
  /** Everything that was read. The period of a quota and the name of the provider are searched here. */
  context: string;
}

export function noEvidence(): LimitEvidence {
  return { meanings: new Map(), status: null, headers: new Map(), waits: [], typed: false, words: "", context: "" };
}

export function addMeaning(evidence: LimitEvidence, meaning: Meaning, sign: Sign): void {
  const known = evidence.meanings.get(meaning);
  if (known === undefined || weight(sign) > weight(known)) evidence.meanings.set(meaning, sign);
}

/** A provider's own notice counts more than a code, and a code more than a phrase. */
function weight(sign: Sign): number {
  if (sign.provider !== undefined) return 2;
  return sign.certain ? 1 : 0;
}

/** Adds the evidence of another part of the same error. */
export function addEvidence(evidence: LimitEvidence, more: LimitEvidence): void {
  for (const [meaning, sign] of more.meanings) addMeaning(evidence, meaning, sign);
  for (const [name, value] of more.headers) evidence.headers.set(name, value);
  evidence.waits.push(...more.waits);
  evidence.status = more.status === 429 ? 429 : (evidence.status ?? more.status);
  evidence.typed ||= more.typed;
  if (evidence.words === "") evidence.words = more.words;
  evidence.context = `${evidence.context}\n${more.context}`;
}
