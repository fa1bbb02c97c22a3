/** `history.jsonl`: one row per complete campaign, for trends over months. */
import { existsSync } from "node:fs";
import * as z from "zod/mini";
import { jsonOrNull } from "../core/json.ts";
import { once } from "../core/once.ts";
import { writeAtomically } from "./atomic-file.ts";
import { FORMAT_VERSION, isNewerLine } from "./format.ts";
import { readLines } from "./journal.ts";

/** How many campaigns are kept. */
const CAMPAIGNS_LIMIT = 100;

const amount = () => z.number().check(z.minimum(0));

const historyRowSchema = once(() =>
  z.object({
    v: z.literal(FORMAT_VERSION),
    campaign: z.string().check(z.maxLength(1_024)),
    completed_at: z.string().check(z.maxLength(40)),
    total: amount(),
    passed: amount(),
    failed: amount(),
    errored: amount(),
    skipped: amount(),
    /** How many workflow runs it took. Absent from rows of older versions. */
    runs: z.optional(amount()),
    /** Over graded tasks; null if none is graded. */
    pass_rate: z.nullable(z.number()),
    /** From the first start of a task to the end of the campaign. */
    duration_s: z.nullable(amount()),
    /** Null if neither metrics nor the gateway report them. */
    tokens: z.nullable(amount()),
    cost_usd: z.nullable(amount()),
    /** Calls that the journal answered, so that they were not paid for again. */
    calls_saved: amount(),
  }),
);
export type HistoryRow = z.infer<ReturnType<typeof historyRowSchema>>;

/** The complete campaigns, the oldest first. Lines that are not valid rows are left out. */
export function readCampaignHistory(path: string): HistoryRow[] {
  const rows: HistoryRow[] = [];
  readLines(path, (line) => {
    const row = historyRowSchema().safeParse(jsonOrNull(line));
    if (row.success) rows.push(row.data);
  });
  return rows;
}

/**
 * Merges the rows of several files: the latest row of each campaign, the oldest campaign first. Rows of a newer version
 * stay in the target.
 */
export function mergeHistories(target: string, sources: readonly string[], added: readonly HistoryRow[] = []): void {
  if (added.length === 0 && !sources.some((source) => existsSync(source))) return;
  const rows = new Map<string, HistoryRow>();
  const note = (row: HistoryRow) => {
    const known = rows.get(row.campaign);
    if (known === undefined || row.completed_at >= known.completed_at) rows.set(row.campaign, row);
  };
  for (const path of [target, ...sources]) for (const row of readCampaignHistory(path)) note(row);
  for (const row of added) note(row);
  const order = ({ completed_at, campaign }: HistoryRow) => `${completed_at} ${campaign}`;
  const kept = [...rows.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(-CAMPAIGNS_LIMIT);
  writeAtomically(target, (write) => {
    readLines(target, (line) => isNewerLine(line) && write(`${line}\n`));
    for (const row of kept) write(`${JSON.stringify(row)}\n`);
  });
}
