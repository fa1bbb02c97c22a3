/**
 * Keys of saved states: `carryover-v1-<name>-<campaign>-j<index>-<run id>-<attempt>-<seq>`.
 *
 * The service matches any requested key as a prefix, so no key may begin with the prefix of another job, campaign or
 * name. Numbers have a fixed width. A name contains no `-` and a campaign no `-j`, so each part can be read in only one
 * way. Keys use lower-case letters only, because some servers ignore the case of keys, and are short enough to be
 * folder names.
 */
import { createHash } from "node:crypto";
import { DAY_MS } from "../../core/duration.ts";

/** The service accepts 512 characters, but file systems accept 255 bytes, and a key is also the name of a folder. */
export const KEY_LIMIT = 255;
const NAME_LIMIT = 60;
const CAMPAIGN_LIMIT = 100;
const HASH_DIGITS = 32;

const FORMAT = "carryover-v1";
const INDEX_DIGITS = 4;
/** Enough for any unsigned 64-bit number. */
const RUN_DIGITS = 20;
const ATTEMPT_DIGITS = 4;
const SEQ_DIGITS = 6;

// Reserved indexes for state that belongs to no job of a matrix. A matrix has at most 256 jobs.

/** The shared state of a campaign: a chain of entries, each of which holds everything from the one before it. */
export const SHARED_STATE = 9_996;
export const PLAN_JOB = 9_998;
export const MERGE_JOB = 9_999;

/** Up to this many jobs, each one reads the states of all others and adds to the shared state at its end. */
export const SMALL_MATRIX = 4;

export function isMatrixJob(index: number): boolean {
  return index < SHARED_STATE;
}

/** A job of a campaign, in any run. */
export interface JobOfCampaign {
  /** The `name` input, which distinguishes several uses in one repository. Any text. */
  readonly name: string;
  /** The campaign's id. Any text. */
  readonly campaign: string;
  /** 0-based, below 10,000. */
  readonly jobIndex: number;
}

/** One save of one job. */
export interface SaveId extends JobOfCampaign {
  /** `GITHUB_RUN_ID`: digits. Any other text is hashed to a number. */
  readonly runId: string;
  /** `GITHUB_RUN_ATTEMPT`, from 1. */
  readonly runAttempt: number;
  /** Counts the saves of this job in this attempt of the run, from 1, over main and post. */
  readonly seq: number;
}

/** The key of one save. @throws RangeError if a number does not fit its width, which is a bug */
export function buildKey(save: SaveId): string {
  const numbers = [
    padded(runNumber(save.runId), RUN_DIGITS),
    padded(save.runAttempt, ATTEMPT_DIGITS),
    padded(save.seq, SEQ_DIGITS),
  ];
  return jobPrefix(save) + numbers.join("-");
}

/** Matches every save of one job of a campaign, over all runs, and nothing else. */
export function jobPrefix(job: JobOfCampaign): string {
  return `${namePrefix(job.name)}${campaignToken(job.campaign)}-j${padded(job.jobIndex, INDEX_DIGITS)}-`;
}

/** Matches every save of any campaign of a name, and nothing else. */
export function namePrefix(name: string): string {
  return `${FORMAT}-${nameToken(name)}-`;
}

const KEY = new RegExp(
  `^${FORMAT}-(?<name>[a-z0-9._]+)-(?<campaign>[a-z0-9._-]+)-j(?<index>\\d{${INDEX_DIGITS}})` +
    `-(?<run>\\d{${RUN_DIGITS}})-(?<attempt>\\d{${ATTEMPT_DIGITS}})-(?<seq>\\d{${SEQ_DIGITS}})$`,
);

/** Parses a key; null if it is not ours. Restored keys are untrusted and pass through here. */
export function parseKey(key: string) {
  if (key.length > KEY_LIMIT) return null;
  const parts = KEY.exec(key)?.groups;
  if (parts === undefined) return null;
  const { name = "", campaign = "", index = "", run = "", attempt = "", seq = "" } = parts;
  if (campaign.includes("-j")) return null;
  return {
    /** The name as it is in the key, which is good enough for comparing. */
    nameToken: name,
    jobIndex: Number(index),
    /** Without leading zeros. */
    runId: String(BigInt(run)),
    runAttempt: Number(attempt),
    seq: Number(seq),
  };
}

/** The key of an earlier save by the same attempt of a run; null if the key is not ours, or if there was no such save. */
export function earlierKey(key: string, saves: number): string | null {
  const seq = (parseKey(key)?.seq ?? 0) - saves;
  return seq > 0 ? key.slice(0, -SEQ_DIGITS) + padded(seq, SEQ_DIGITS) : null;
}

/**
 * Saves of one job of a campaign that stay, so that a reader that has chosen one finds it whole. Each save holds what
 * others saved before it, so overlapping runs lose nothing.
 */
const SAVES_KEPT = 8;
/**
 * A save that is this much older than the newest one of its job is useless, because an open circuit is trusted for this
 * long.
 */
const KEPT_MS = 35 * DAY_MS;

/** A save as a carrier lists it. */
export interface KeptSave {
  readonly key: string;
  readonly savedAt: number;
}

/**
 * Which saves a carrier that keeps everything may remove.
 *
 * @param newestFirst saves of one job of one name, over all campaigns
 */
export function outdatedKeys(newestFirst: readonly KeptSave[]): string[] {
  const newestAt = newestFirst[0]?.savedAt ?? 0;
  const saves = new Map<string, number>();
  const isOutdated = ({ key, savedAt }: KeptSave) => {
    const job = key.slice(0, -(RUN_DIGITS + ATTEMPT_DIGITS + SEQ_DIGITS + 2));
    const count = (saves.get(job) ?? 0) + 1;
    saves.set(job, count);
    return count > SAVES_KEPT || newestAt - savedAt > KEPT_MS;
  };
  return newestFirst.filter(isOutdated).map(({ key }) => key);
}

/** Matches every save of any campaign of the name that a key belongs to; null if the key is not ours. */
export function namePrefixOf(key: string): string | null {
  const parsed = parseKey(key);
  return parsed === null ? null : `${FORMAT}-${parsed.nameToken}-`;
}

/** A name as it is in a key. It contains no `-`, because the first one ends it. */
export function nameToken(name: string): string {
  const token = name.replaceAll("-", "__");
  return PLAIN.test(name) && token.length <= NAME_LIMIT ? token : hashed(name, NAME_LIMIT);
}

/** A campaign as it is in a key. It may contain `-`, but not `-j`, which begins the job. */
export function campaignToken(campaign: string): string {
  const isPlain = PLAIN.test(campaign) && !campaign.includes("-j") && campaign.length <= CAMPAIGN_LIMIT;
  return isPlain ? campaign : hashed(campaign, CAMPAIGN_LIMIT);
}

const PLAIN = /^[a-z0-9.-]+$/;

/** Any other text becomes its hash, after what a reader can recognize of it. A plain text has no single `_`. */
function hashed(text: string, limit: number): string {
  const head = text.toLowerCase().replace(/[^a-z0-9.]/g, "");
  // Hashes code units, because UTF-8 writes all lone surrogates the same way.
  const hash = createHash("sha256").update(text, "utf16le").digest("hex");
  return `${head.slice(0, limit - HASH_DIGITS - 2)}_h${hash.slice(0, HASH_DIGITS)}`;
}

/** The id of a workflow run as digits. */
export function runNumber(runId: string): string {
  if (/^\d{1,20}$/.test(runId)) return runId;
  return createHash("sha256").update(runId).digest().readBigUInt64BE().toString();
}

function padded(value: number | string, digits: number): string {
  const text = String(value);
  if (!/^\d+$/.test(text) || text.length > digits) {
    throw new RangeError(`Expected a whole number of at most ${digits} digits in a cache key, got ${text}`);
  }
  return text.padStart(digits, "0");
}
