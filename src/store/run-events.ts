/**
 * Reads the starts and ends of runs from `events.jsonl`. The contents of the file are untrusted. Most events are those
 * of attempts, which are skipped without being parsed.
 */
import * as z from "zod/mini";
import { jsonOrNull } from "../core/json.ts";
import { once } from "../core/once.ts";
import { RUN_STATUSES } from "../core/tally.ts";
import { DEFAULT_PROVIDER } from "../core/task.ts";
import { readLines } from "./journal.ts";

export const storedName = once(() => z.string().check(z.maxLength(1_024)));
export const storedText = once(() => z.string().check(z.maxLength(65_536)));
/** Read as epoch ms. */
export const storedInstant = once(() =>
  z.pipe(
    z.iso.datetime(),
    z.transform((stated) => Date.parse(stated)),
  ),
);
/** Read as epoch ms; null if empty. */
const optionalInstant = once(() =>
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.transform((stated) => {
      const at = Date.parse(stated);
      return Number.isNaN(at) ? null : at;
    }),
  ),
);

export const runStartedSchema = once(() =>
  z.object({
    event: z.literal("run_started"),
    at: storedInstant(),
    run: storedName(),
    job: storedName(),
    campaign: storedName(),
    part: z.int().check(z.minimum(0)),
    concurrency: z.number(),
    /** Absent from runs of older versions. */
    default_provider: z._default(storedName(), DEFAULT_PROVIDER),
    max_attempts: z.int().check(z.minimum(1)),
    job_index: z.int().check(z.minimum(0)),
    job_total: z.int().check(z.minimum(1), z.maximum(10_000)),
  }),
);
export type StoredRunStart = z.infer<ReturnType<typeof runStartedSchema>>;

export const runEndedSchema = once(() =>
  z.object({
    event: z.literal("run_ended"),
    at: storedInstant(),
    run: storedName(),
    job: storedName(),
    status: z.enum(RUN_STATUSES),
    reason: z.catch(storedText(), ""),
    /** Absent from the end of a merge by an older version. */
    counts: z.optional(z.object({ total: z.int() })),
    /** The conditions that failed the run; null if nobody judged it. */
    against: z._default(z.catch(z.nullable(z.array(storedText()).check(z.maxLength(10))), null), null),
    resume_at: optionalInstant(),
    /** Longer than any command line. Half a command would be useless. */
    resume_command: z.catch(z.string().check(z.maxLength(262_144)), ""),
    failed_alike: z.optional(z.literal(true)),
    /** Set by a merge, which has no start that names the campaign. It covers the whole list. */
    campaign: z.optional(storedName()),
    max_attempts: z.optional(z.int().check(z.minimum(1))),
    /** For a merge: the indexes of jobs that never reported. */
    missing_jobs: z.catch(z.optional(z.array(z.int().check(z.minimum(0))).check(z.maxLength(10_000))), undefined),
  }),
);
export type StoredRunEnd = z.infer<ReturnType<typeof runEndedSchema>>;

const runEventSchema = once(() => z.discriminatedUnion("event", [runStartedSchema(), runEndedSchema()]));

/** Stands for the job in events of a merge. */
export const MERGE = "merge";

/** The starts of the runs of a campaign, in the order of the file. */
export function readRunStarts(path: string, campaign: string): StoredRunStart[] {
  const starts: StoredRunStart[] = [];
  readRunEvents(path, (event) => {
    if (event.event === "run_started" && event.campaign === campaign) starts.push(event);
  });
  return starts;
}

/** Calls `onEvent` for each start and end of a run in a file of events, in order. Does nothing if there is no file. */
export function readRunEvents(path: string, onEvent: (event: StoredRunStart | StoredRunEnd) => void): void {
  readLines(path, (line) => {
    if (!line.includes('"event":"run_')) return;
    const event = runEventSchema().safeParse(jsonOrNull(line));
    if (event.success) onEvent(event.data);
  });
}
