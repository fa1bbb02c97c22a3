/**
 * The events that begin and end a run, as they come back from disk, where anything may lie. They stand among those of
 * attempts, which are many, and are found without parsing them.
 */
import { z } from "zod";
import { jsonOrNull } from "../core/json-or-null.ts";
import { readLines } from "./journal.ts";

export const storedName = z.string().max(1_024);
const STORED_LENGTH_LIMIT = 65_536;
export const storedText = z.string().max(STORED_LENGTH_LIMIT);
/** What a run says of itself is cut: its end counts, however long a command line it names. */
const cutText = z.string().transform((text) => text.slice(0, STORED_LENGTH_LIMIT));
/** Read as epoch ms. */
export const storedInstant = z.iso.datetime().transform((stated) => Date.parse(stated));
/** Read as epoch ms; null where it is empty. */
const optionalInstant = z
  .string()
  .max(40)
  .transform((stated) => Date.parse(stated))
  .transform((at) => (Number.isNaN(at) ? null : at));

export const runStartedSchema = z.object({
  event: z.literal("run_started"),
  at: storedInstant,
  run: storedName,
  job: storedName,
  campaign: storedName,
  part: z.int().min(0),
  concurrency: z.number(),
  max_attempts: z.int().min(1),
  job_index: z.int().min(0),
  job_total: z.int().min(1).max(10_000),
});
export type StoredRunStart = z.infer<typeof runStartedSchema>;

export const runEndedSchema = z.object({
  event: z.literal("run_ended"),
  at: storedInstant,
  run: storedName,
  job: storedName,
  status: z.enum(["complete", "stopped", "out_of_time", "interrupted", "aborted", "incomplete"]),
  reason: cutText,
  /** Absent from the end of a merge. */
  counts: z.object({ total: z.int() }).optional(),
  /** What was held against the run; null where nobody judged it. */
  against: z.array(storedText).max(10).nullable().catch(null).default(null),
  resume_at: optionalInstant,
  /** Longer than a command line can be; half of one is none. */
  resume_command: z.string().max(262_144).catch(""),
  failed_alike: z.literal(true).optional(),
  /** The end of a merge, which has no start, says by itself what it is of: the whole list of a campaign. */
  campaign: storedName.optional(),
  max_attempts: z.int().min(1).optional(),
  /** Of a merge: the indexes of jobs that never reported. */
  missing_jobs: z.array(z.int().min(0)).max(10_000).optional().catch(undefined),
});
export type StoredRunEnd = z.infer<typeof runEndedSchema>;

const runEventSchema = z.discriminatedUnion("event", [runStartedSchema, runEndedSchema]);

/** What a merge calls itself where others name their job. */
export const MERGE = "merge";

/** Calls `onEvent` for each start and end of a run in a file of events, in order; nothing where there is no file. */
export function readRunEvents(path: string, onEvent: (event: StoredRunStart | StoredRunEnd) => void): void {
  readLines(path, (line) => {
    if (!line.includes('"event":"run_')) return;
    const event = runEventSchema.safeParse(jsonOrNull(line));
    if (event.success) onEvent(event.data);
  });
}
