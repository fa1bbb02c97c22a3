/** Makes a report from a state folder alone, so that it can be made again at any time, also from merged folders. */

import * as z from "zod/mini";
import { DEFAULT_PROVIDER } from "../core/task.ts";
import { TaskIndex } from "../core/task-index.ts";
import { readCampaignHistory } from "../store/campaign-history.ts";
import { readCheckpoint } from "../store/checkpoint-file.ts";
import type { LedgerRow } from "../store/format.ts";
import { readLines } from "../store/journal.ts";
import { readHistory } from "../store/read-history.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { readStoredLine } from "../store/task-line.ts";
import { compareBaseline } from "./compare-baseline.ts";
import { groupFailures } from "./failure-groups.ts";
import { makeHeadline } from "./headline.ts";
import { readEvents } from "./read-events.ts";
import type { Report } from "./report.ts";
import { SpendSum } from "./spend.ts";
import { compareVariants } from "./task-sums.ts";
import { type TaskDetails, TaskTable } from "./task-table.ts";

export interface ReportOptions {
  readonly campaign: string;
  readonly maxAttempts: number;
  /** Selects the tasks of the report by id; null for all. */
  readonly part: ((id: string) => boolean) | null;
  /** The run to report; null for the latest one, with those that ran at the same time. */
  readonly run: string | null;
}

/** Campaigns of the trend: a month of nights. */
const TREND_CAMPAIGNS = 30;

/**
 * Reads a report.
 *
 * @throws UserError for a checkpoint of a newer version, and the file system's errors for files that cannot be read
 */
export function readReport(paths: StatePaths, options: ReportOptions): Report {
  const { campaign } = options;
  const tasks = readTable(paths, options);
  const spend = new SpendSum();
  const variantSpend = new Map<string, SpendSum>();
  const addSpend = (index: number, row: LedgerRow) => {
    spend.add(row);
    const label = tasks.detailsAt(index).variant;
    if (label === null) return;
    const sum = variantSpend.get(label) ?? new SpendSum();
    variantSpend.set(label, sum);
    sum.add(row);
  };
  const { skipped } = readHistory(paths, campaign, tasks.history, {
    onResult: (index, row) => {
      if (!tasks.hasResult(index)) addSpend(index, row);
      tasks.setResult(index, row);
    },
    onFailure: (index, row) => tasks.addFailure(index, row),
  });
  const scope = { campaign, run: options.run, isPart: options.part !== null };
  const events = readEvents(paths.events, scope, (attempt) => tasks.addAttempt(attempt));
  const checkpoint = readCheckpoint(paths.checkpoint);
  // Only a run records the provider that its inputs named. If none has run yet, a plan may have stopped that provider.
  const [stopped = DEFAULT_PROVIDER] = Object.keys(checkpoint?.circuits ?? {});
  tasks.defaultProvider = events.story.jobs.at(-1)?.start.default_provider ?? stopped;
  const { headline, outstanding } = makeHeadline({ campaign, tasks, events, checkpoint, spend: spend.total() });
  return {
    headline,
    outstanding,
    tasks,
    variants: compareVariants(tasks, (label) => variantSpend.get(label)?.total() ?? null),
    failureGroups: groupFailures(tasks, paths.logs),
    baseline: compareBaseline(paths.baseline, tasks, campaign),
    trend: readCampaignHistory(paths.history).slice(-TREND_CAMPAIGNS),
    run: events.story,
    skippedLines: skipped.broken + skipped.newer,
  };
}

/** A field that does not fit is left out, not the task. */
const optionalText = z.catch(z.optional(z.string()), undefined);
const listedSchema = z.object({
  id: z.string().check(z.minLength(1)),
  provider: optionalText,
  group: optionalText,
  base_id: optionalText,
  model: optionalText,
  junit: z.catch(z.optional(z.object({ classname: z.string(), name: z.string() })), undefined),
});
const REPEAT = /^(.+)#\d+$/s;
/** What `vary` and `repeats` append to the id of a listed task. */
const VARIANT = /^\[(.+)\](?:#\d+)?$/s;

function readTable(paths: StatePaths, { maxAttempts, part }: ReportOptions): TaskTable {
  const index = new TaskIndex();
  const details: TaskDetails[] = [];
  readLines(paths.tasks, (line) => {
    const stored = readStoredLine(line);
    const listed = listedSchema.safeParse(stored?.value);
    if (stored === null || !listed.success) return;
    const { value, hash } = stored;
    const { id, provider, group, base_id: baseId, model, junit } = listed.data;
    if (part !== null && !part(id)) return;
    const isRepeat = value !== null && typeof value === "object" && "repeat" in value;
    const original = isRepeat ? REPEAT.exec(id)?.[1] : undefined;
    const isVaried = baseId !== undefined && id.startsWith(baseId);
    const variant = isVaried ? (VARIANT.exec(id.slice(baseId.length))?.[1] ?? null) : null;
    const listedId = isVaried ? baseId : (original ?? id);
    const own: TaskDetails = {
      group: original ?? group ?? null,
      junit: junit && { ...junit, name: junit.name + id.slice(listedId.length) },
      listedId: listedId === id ? null : listedId,
      variant,
      provider: provider ?? null,
      variedModel: variant === null ? null : (model ?? null),
    };
    // Most lists hold ids and payloads only. An object for each of a million tasks would take 80 MB.
    const isPlain = Object.values(own).every((detail) => detail === null || detail === undefined);
    if (!isPlain) details[index.count] = own;
    index.add(id, hash);
  });
  return new TaskTable(index, details, maxAttempts);
}
