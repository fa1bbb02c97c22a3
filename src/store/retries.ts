/**
 * Rows that make tasks outstanding again. A retry row in the sidecar cancels everything that its campaign recorded
 * about the task before: its result, its failures, its attempts. Merging honors it, so an older copy of a result does
 * not return.
 */
import * as z from "zod/mini";
import { workflowRunOf } from "../core/campaign.ts";
import { jsonOrNull } from "../core/json.ts";
import { once } from "../core/once.ts";
import { RULE_STATUSES, type RuleStatus } from "../core/selection.ts";
import { HASH } from "../core/task-index.ts";
import { FORMAT_VERSION } from "./format.ts";
import { readLines } from "./journal.ts";

const retrySchema = once(() =>
  z.object({
    v: z.literal(FORMAT_VERSION),
    campaign: z.string(),
    id: z.string(),
    hash: z.string().check(z.regex(HASH)),
    class: z.literal("retry"),
    /** How the task had ended. Absent if it was skipped. */
    was: z.optional(z.enum(RULE_STATUSES)),
    run: z.string(),
    at: z.iso.datetime(),
  }),
);
/** A line of `failures.jsonl` that is not a failure. */
export type RetryRow = Readonly<z.infer<ReturnType<typeof retrySchema>>>;

/** Whether a line is a retry row. */
export function isRetryLine(line: string): boolean {
  return readRetry(line) !== null;
}

/** The retry row on a line; null if there is none. Cheap for other rows, because few are retries. */
function readRetry(line: string): RetryRow | null {
  if (!line.includes('"class":"retry"')) return null;
  return retrySchema().safeParse(jsonOrNull(line)).data ?? null;
}

function taskKey({ campaign, hash }: { readonly campaign: string; readonly hash: string }): string {
  return `${campaign}\n${hash}`;
}

/** The latest retry of each task of each campaign. */
export class Retries {
  readonly #latest = new Map<string, { readonly row: RetryRow; readonly line: string }>();

  /** Reads the retry rows of sidecars. A missing file has none. */
  static read(sidecars: readonly string[]): Retries {
    const retries = new Retries();
    for (const path of sidecars) {
      readLines(path, (line) => {
        const row = readRetry(line);
        if (row === null) return;
        const key = taskKey(row);
        const known = retries.#latest.get(key);
        if (known === undefined || orderOf({ row, line }) > orderOf(known)) retries.#latest.set(key, { row, line });
      });
    }
    return retries;
  }

  /** The lines to keep. A task that is retried every night must not leave a line for each night. */
  get lines(): ReadonlySet<string> {
    return new Set([...this.#latest.values()].map(({ line }) => line));
  }

  /**
   * Whether a row was written before its task was retried. Rows of the run that retried it stay: its jobs start one
   * after the other, and each of them retries.
   *
   * @param at an ISO instant
   */
  cancels(row: { readonly campaign: string; readonly hash: string; readonly run: string }, at: string): boolean {
    const latest = this.#latest.size === 0 ? undefined : this.#latest.get(taskKey(row))?.row;
    return latest !== undefined && at < latest.at && row.run !== latest.run;
  }

  /**
   * The instant for a new row: not before the retry that asked for it. The clock of the machine that retried may have
   * been ahead, and the row would be cancelled as soon as it is written.
   *
   * @param at an ISO instant
   */
  notBefore(row: { readonly campaign: string; readonly hash: string; readonly run: string }, at: string): string {
    const retriedAt = this.#latest.get(taskKey(row))?.row.at ?? at;
    return this.cancels(row, at) ? retriedAt : at;
  }

  /** Whether a workflow run, in any attempt, has retried tasks of a campaign. */
  areOf(campaign: string, workflowRun: string): boolean {
    const isOf = ({ row }: { readonly row: RetryRow }) =>
      row.campaign === campaign && workflowRunOf(row.run) === workflowRun;
    return [...this.#latest.values()].some(isOf);
  }

  /** How a task had ended before its latest retry. Undefined if it was not retried, or had been skipped. */
  statusBefore(campaign: string, hash: string): RuleStatus | undefined {
    return this.#latest.get(taskKey({ campaign, hash }))?.row.was;
  }
}

/** Sorts the retries of a task. Two of the same instant sort the same way in every order of merging. */
function orderOf({ row, line }: { readonly row: RetryRow; readonly line: string }): string {
  return `${row.at} ${line}`;
}
