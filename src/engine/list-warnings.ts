/**
 * Warns about inputs that name what the list does not have, or what they cannot select. Warnings, because lists change.
 */
import type { Config } from "../config/config.ts";
import { didYouMean } from "../config/suggestion.ts";
import { type ListHistory, standingOf } from "../core/history.ts";
import type { RuleStatus } from "../core/selection.ts";
import { wholeOf } from "../core/split.ts";
import type { Tasks } from "../core/task.ts";
import { providersOf } from "./run-memory.ts";

export interface ListedTasks {
  readonly tasks: Tasks;
  readonly config: Pick<Config, "providerConcurrency" | "only" | "maxAttempts">;
  /** The tasks of this job, as indexes into the list. */
  readonly part: Uint32Array;
  readonly history: Pick<ListHistory, "at">;
  /** How many outstanding tasks the run may start. */
  readonly selected: number;
}

export function listWarnings(listed: ListedTasks): string[] {
  return [...unknownProviders(listed), ...settledStatuses(listed)];
}

/** Providers in `provider-concurrency` that no task has. */
function unknownProviders({ tasks, config }: ListedTasks): string[] {
  if (config.providerConcurrency.size === 0 || tasks.count === 0) return [];
  const providers = providersOf(tasks, wholeOf(tasks.count));
  const unknown = [...config.providerConcurrency.keys()].filter((name) => !providers.has(name));
  return unknown.map(
    (name) => `provider-concurrency names ${name}, which no listed task has.${didYouMean(name, [...providers])}`,
  );
}

const RETRIES: Readonly<Record<RuleStatus, { readonly command: string; readonly input: string } | null>> = {
  failed: { command: "carryover retry --failed", input: "failed" },
  errored: { command: "carryover retry", input: "errored, timed-out" },
  passed: null,
};

/** A status that only settled tasks have. They stay settled even if they are selected. */
function settledStatuses({ config, part, history, selected }: ListedTasks): string[] {
  if (selected > 0) return [];
  return config.only.flatMap((rule) => {
    if (rule.kind !== "status") return [];
    const settled = part.filter((index) => standingOf(history.at(index), config.maxAttempts) === rule.status).length;
    if (settled === 0) return [];
    const tasks = `${settled} ${rule.status} ${settled === 1 ? "task of this campaign is" : "tasks of this campaign are"}`;
    const retry = RETRIES[rule.status];
    const wayOut =
      retry === null
        ? "carryover retry --id with their ids makes them outstanding again"
        : `${retry.command} makes them outstanding again, and so does the input retry: ${retry.input}`;
    return [`status:${rule.status} selects nothing: the ${tasks} settled. ${wayOut}`];
  });
}
