/** What a word, a code or a class name may mean: the rows of the tables of forms. `verdict.ts` weighs what was found. */

/**
 * - `task`: this one request is larger than the limit, or needs what the plan lacks.
 * - `money`: credit, balance, billing or budget is used up; a short technical wait does not help.
 * - `period`: a quota of a plan or of a day, week or month is used up.
 * - `quota`: "quota exceeded", of which the text must tell the period.
 * - `rate`: too many requests or tokens for now.
 * - `overload`: the load of the server, of a model or of a shared queue, also where the status is 429.
 * - `failure`: the server failed, without a word of load; a limit in its body goes before.
 * - `connection`: the network, or a time-out of the client.
 * - `other`: a failure that is known to be none of these, although it may speak of limits.
 */
export type Meaning = "task" | "money" | "period" | "quota" | "rate" | "overload" | "failure" | "connection" | "other";

/** Those that say that a limit refused, in general and not of one request alone. */
export const LIMIT_MEANINGS: readonly Meaning[] = ["money", "period", "quota", "rate"];

export interface PhraseForm {
  readonly name: string;
  readonly meaning: Meaning;
  /** Linear: bounded quantifiers only. Without flags; read without regard to case. */
  readonly pattern: string;
  /** Whether the phrase alone, at the start of a sentence, is a notice. Otherwise it needs an error around it. */
  readonly opens: boolean;
  readonly provider?: string;
}

export interface CodeForm {
  readonly meaning: Meaning;
  readonly name: string;
  readonly provider?: string;
}
