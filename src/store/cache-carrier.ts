/**
 * Carries snapshots through the Actions cache, by the unmodified client.
 *
 * Every call has its own folder and an own deadline. The client cannot be aborted: a call that met its
 * deadline goes on unheard, so the process has to be ended with `process.exit`.
 */
import { mkdir, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { reasonOf } from "../core/reason.ts";
import { unreachable } from "../core/unreachable.ts";
import { type CacheCallSettings, CacheCalls, workspaceOf } from "./cache-call.ts";
import { earlierKeys, parseKey } from "./cache-key.ts";
import { type CacheOffer, cacheOffered } from "./cache-offer.ts";
import type { CacheOperation, CacheTrouble } from "./cache-trouble.ts";
import { type BudgetLimits, CallBudget } from "./call-budget.ts";
import type { Carrier, PullAnswer, PullRequest, PullResult, PushOutcome, PushRequest, PushResult } from "./carrier.ts";
import type { CallOutput } from "./client-room.ts";
import { readRestoreTrouble, readSaveTrouble, wasNotReserved } from "./client-words.ts";
import { linkCarriedFiles, takeOverFiles } from "./snapshot-files.ts";
import { removeFolder } from "./staging.ts";

export interface CacheCarrierSettings extends CacheCallSettings {
  /** `RUNNER_TEMP`, or another folder for short-lived files. */
  readonly tempFolder: string;
  readonly limits?: BudgetLimits;
}

/** All calls of a job take less than 45 s, whatever happens: what main spends, `post` has not. */
const JOB_BUDGET_MS = 44_000;
/** `post` ends within 20 s. */
export const POST_MS = 15_000;
/** One short try, after a main in which the cache went down. */
const LAST_TRY_MS = 5_000;
export const MAIN_LIMITS: BudgetLimits = { deadlineMs: 20_000, budgetMs: JOB_BUDGET_MS - LAST_TRY_MS };

/** What main leaves to `post`. */
export function postLimits(main: { readonly isDown: boolean; readonly spentMs: number }): BudgetLimits {
  const leftMs = Math.max(0, JOB_BUDGET_MS - main.spentMs);
  const allowedMs = Math.min(main.isDown ? LAST_TRY_MS : POST_MS, leftMs);
  return { deadlineMs: allowedMs, budgetMs: allowedMs };
}

/** Part of the version of every entry, and of the names in its archive: changing it loses all saved states. */
const FOLDER = "carryover-state";
/** Part of the version on Windows: with it, all three systems read each other's entries. */
const CROSS_OS = true;
/**
 * The client unpacks with `-P`: names with a root or `..` are written where they say, and links are followed.
 * GNU tar reads this variable first and cuts every name down to its last part, so that nothing leaves the
 * folder of the call. Other tars do not know it.
 */
const UNPACK_FLAT = "--transform=s,.*/,,";
/** A matrix of 256 jobs is read in seconds, without opening hundreds of sockets. */
const PARALLEL_PULLS = 8;
/** A look in the background that is answered so soon is not charged: a matrix looks hundreds of times for what stopped a sibling. */
const QUICK_LOOK_MS = 1_000;
/** So many earlier saves of the same run are tried where the newest is damaged or lost. */
const EARLIER_TRIES = 2;

interface Asked {
  readonly answer: PullAnswer;
  readonly trouble: readonly CacheTrouble[];
}

/** The state of one pull, shared by the calls that it makes side by side. */
interface Pull {
  readonly into: string;
  readonly deadlineMs: number;
  readonly endAt: number;
  /** The service failed one call; the others would fail alike. */
  hasFailed: boolean;
  unanswered: number;
}

export class CacheCarrier implements Carrier {
  readonly #settings: CacheCarrierSettings;
  readonly #offer: CacheOffer;
  readonly #budget: CallBudget;
  readonly #calls: CacheCalls;
  readonly #now: () => number;
  /** Since when a push is under way; null where none is. */
  #pushingSince: number | null = null;
  /** What the slowest push took: the next one may take as long. */
  #slowestPushMs = 0;

  constructor(settings: CacheCarrierSettings) {
    this.#settings = settings;
    this.#offer = cacheOffered(settings.environment);
    this.#budget = new CallBudget(settings.limits ?? MAIN_LIMITS);
    this.#calls = new CacheCalls(settings);
    this.#now = this.#calls.now;
  }

  isDown(): boolean {
    return this.#budget.isDown();
  }

  spentMs(): number {
    return this.#budget.spentMs + (this.#pushingSince === null ? 0 : this.#now() - this.#pushingSince);
  }

  async pull(request: PullRequest): Promise<PullResult> {
    const unknown = request.prefixes.map((prefix): PullAnswer => ({ kind: "unknown", prefix }));
    if (!this.#offer.offered || !this.#offer.readable || unknown.length === 0) return { answers: unknown, trouble: [] };
    const spareMs = request.runWaits ? Number.POSITIVE_INFINITY : this.#budget.spareMs(0);
    const allowanceMs = Math.min(spareMs, this.#budget.allowanceMs(request.deadlineMs));
    if (allowanceMs === 0) {
      return { answers: unknown, trouble: request.runWaits ? this.#refusal("restore") : this.#roomKept() };
    }

    const fromAt = this.#now();
    const pull: Pull = {
      into: request.into,
      deadlineMs: allowanceMs,
      endAt: fromAt + allowanceMs,
      hasFailed: false,
      unanswered: 0,
    };
    const answers = [...unknown];
    const trouble: CacheTrouble[] = [];
    const waiting = request.prefixes.entries();
    const askInTurn = async () => {
      for (const [index, prefix] of waiting) {
        const asked = await this.#ask(pull, prefix);
        answers[index] = asked.answer;
        trouble.push(...asked.trouble);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_PULLS }, askInTurn));
    if (pull.unanswered > 0 && !pull.hasFailed) {
      trouble.push({ reason: "incomplete", unanswered: pull.unanswered, asked: unknown.length });
    }
    const once = withoutRepeats(trouble);
    const untilAt = this.#now();
    const isFree = !request.runWaits && once.length === 0 && untilAt - fromAt <= QUICK_LOOK_MS;
    if (!isFree) this.#budget.charge({ fromAt, untilAt });
    return { answers, trouble: once };
  }

  async push(request: PushRequest): Promise<PushResult> {
    if (!this.#offer.offered || !this.#offer.writable) return skipped("read-only");
    if (this.#pushingSince !== null) return skipped("busy");
    const spareMs = request.isSpare === true ? this.#budget.spareMs(this.#slowestPushMs) : Number.POSITIVE_INFINITY;
    const allowanceMs = Math.min(spareMs, this.#budget.allowanceMs(request.deadlineMs));
    if (allowanceMs === 0) {
      if (request.isSpare === true && !this.isDown()) return { ...skipped("budget-spent"), trouble: this.#roomKept() };
      return this.isDown() ? skipped("down") : { ...skipped("budget-spent"), trouble: this.#refusal("save") };
    }
    const fromAt = this.#now();
    this.#pushingSince = fromAt;
    let result: PushResult;
    try {
      result = await this.#save(request, fromAt + allowanceMs, allowanceMs);
    } catch (error) {
      result = notSaved(localError("save", reasonOf(error)));
    } finally {
      this.#pushingSince = null;
    }
    const untilAt = this.#now();
    this.#slowestPushMs = Math.max(this.#slowestPushMs, untilAt - fromAt);
    this.#budget.charge({ fromAt, untilAt });
    return result;
  }

  async #ask(pull: Pull, prefix: string): Promise<Asked> {
    if (pull.hasFailed || this.#now() >= pull.endAt) {
      pull.unanswered++;
      return { answer: { kind: "unknown", prefix }, trouble: [] };
    }
    try {
      const asked = await this.#restore(pull, prefix, prefix);
      const isDamaged = asked.trouble.some(({ reason }) => reason === "unreadable");
      return isDamaged ? await this.#restoreEarlier(pull, prefix, asked) : asked;
    } catch (error) {
      pull.hasFailed = true;
      return { answer: { kind: "unknown", prefix }, trouble: [localError("restore", reasonOf(error))] };
    }
  }

  /** @param asked the prefix itself, or the exact key of an earlier save under it */
  async #restore(pull: Pull, prefix: string, asked: string): Promise<Asked> {
    await mkdir(pull.into, { recursive: true });
    const callFolder = await mkdtemp(join(pull.into, ".call-"));
    const end = await this.#calls.make({ callFolder, endAt: pull.endAt, tarOptions: UNPACK_FLAT }, (client) =>
      client.restoreCache([FOLDER], asked, [], {}, CROSS_OS),
    );
    const unknown: PullAnswer = { kind: "unknown", prefix };
    try {
      switch (end.kind) {
        case "late":
          return { answer: unknown, trouble: this.#noteLate(pull, end.limitMs) };
        case "threw":
          pull.hasFailed = true;
          return { answer: unknown, trouble: [localError("restore", end.detail)] };
        case "answered":
          return end.value === undefined
            ? this.#readMiss(pull, prefix, end.output)
            : await takeOver(pull, prefix, { asked, key: end.value, callFolder });
        default:
          return unreachable(end);
      }
    } finally {
      if (end.kind !== "late") await removeFolder(callFolder);
    }
  }

  #readMiss(pull: Pull, prefix: string, output: CallOutput): Asked {
    const trouble = readRestoreTrouble(output, prefix);
    if (trouble === null) return { answer: { kind: "none", prefix }, trouble: [] };
    if (trouble.reason !== "unreadable") pull.hasFailed = true;
    return { answer: { kind: "unknown", prefix }, trouble: [trouble] };
  }

  /** The newest entry is damaged or its content is gone. Those before it have keys that can be worked out. */
  async #restoreEarlier(pull: Pull, prefix: string, newest: Asked): Promise<Asked> {
    const callFolder = await mkdtemp(join(pull.into, ".call-"));
    const end = await this.#calls.make({ callFolder, endAt: pull.endAt }, (client) =>
      client.restoreCache([FOLDER], prefix, [], { lookupOnly: true }, CROSS_OS),
    );
    if (end.kind === "late") return { ...newest, trouble: [...newest.trouble, ...this.#noteLate(pull, end.limitMs)] };
    await removeFolder(callFolder);
    const key = end.kind === "answered" ? end.value : undefined;
    if (key === undefined || !key.startsWith(prefix)) return newest;
    for (const earlier of earlierKeys(key, EARLIER_TRIES)) {
      if (!earlier.startsWith(prefix) || pull.hasFailed || this.#now() >= pull.endAt) break;
      const asked = await this.#restore(pull, prefix, earlier);
      if (asked.answer.kind === "found") return { ...asked, trouble: [...newest.trouble, ...asked.trouble] };
    }
    return newest;
  }

  /** A call that began late and was cut short by the end of the pull is only left unanswered. */
  #noteLate(pull: Pull, limitMs: number): CacheTrouble[] {
    if (!this.#budget.noteLate(limitMs)) {
      pull.unanswered++;
      return [];
    }
    pull.hasFailed = true;
    return [{ reason: "no-answer", operation: "restore", limitMs: pull.deadlineMs }];
  }

  async #save(request: PushRequest, endAt: number, deadlineMs: number): Promise<PushResult> {
    await mkdir(this.#settings.tempFolder, { recursive: true });
    const callFolder = await mkdtemp(join(this.#settings.tempFolder, "carryover-"));
    let isAbandoned = false;
    try {
      const names = await linkCarriedFiles(request.folder, join(workspaceOf(callFolder), FOLDER));
      if (names.length === 0) return skipped("nothing");
      const saved = await this.#calls.make({ callFolder, endAt }, (client) =>
        client.saveCache([FOLDER], request.key, undefined, CROSS_OS),
      );
      switch (saved.kind) {
        case "late":
          isAbandoned = true;
          return this.#lateSave(deadlineMs);
        case "threw":
          return notSaved(localError("save", saved.detail));
        case "answered":
          break;
        default:
          return unreachable(saved);
      }
      // Over v1 the client returns the id of the reservation also when the upload failed.
      if (saved.value > 0 && saved.output.complaints.length === 0) return savedAs(request.key);

      const found = await this.#calls.make({ callFolder, endAt }, (client) =>
        client.restoreCache([FOLDER], request.key, [], { lookupOnly: true }, CROSS_OS),
      );
      if (found.kind === "late") {
        isAbandoned = true;
        return this.#lateSave(deadlineMs);
      }
      if (found.kind !== "answered" || found.value !== request.key) {
        return notSaved(readSaveTrouble(saved.output, request.key));
      }
      return wasNotReserved(saved.output) ? notSaved({ reason: "key-taken", key: request.key }) : savedAs(request.key);
    } finally {
      if (!isAbandoned) await removeFolder(callFolder);
    }
  }

  #lateSave(limitMs: number): PushResult {
    this.#budget.noteLate(limitMs);
    return notSaved({ reason: "no-answer", operation: "save", limitMs });
  }

  /** As with a refusal, a cache that is down has been told of already. */
  #roomKept(): CacheTrouble[] {
    return this.isDown() ? [] : [{ reason: "room-kept", budgetMs: this.#budget.budgetMs }];
  }

  /** A cache that is down has been told of already. */
  #refusal(operation: CacheOperation): CacheTrouble[] {
    return this.isDown() ? [] : [{ reason: "budget-spent", operation, budgetMs: this.#budget.budgetMs }];
  }
}

async function takeOver(
  pull: Pull,
  prefix: string,
  entry: { readonly asked: string; readonly key: string; readonly callFolder: string },
): Promise<Asked> {
  const { asked, key } = entry;
  const isExact = parseKey(asked) !== null;
  if (!key.startsWith(asked) || (isExact && key !== asked) || parseKey(key) === null) {
    return { answer: { kind: "unknown", prefix }, trouble: [{ reason: "foreign-key", prefix, key }] };
  }
  const workspace = workspaceOf(entry.callFolder);
  const folder = await mkdtemp(join(pull.into, `${key}.`));
  // A tar that does not unpack flat has made the folder of the archive.
  const dropped = await takeOverFiles([join(workspace, FOLDER), workspace], folder, new Set([FOLDER]));
  const trouble: CacheTrouble[] = dropped.length === 0 ? [] : [{ reason: "dropped-files", key, names: dropped }];
  return { answer: { kind: "found", prefix, key, folder }, trouble };
}

/** Eight calls that fail alike are one trouble. */
function withoutRepeats(trouble: readonly CacheTrouble[]): CacheTrouble[] {
  const once = new Map<string, CacheTrouble>();
  for (const one of trouble) {
    const subject = "prefix" in one ? one.prefix : "key" in one ? one.key : "";
    const id = `${one.reason} ${subject}`;
    if (!once.has(id)) once.set(id, one);
  }
  return [...once.values()];
}

function skipped(because: Extract<PushOutcome, { kind: "skipped" }>["because"]): PushResult {
  return { outcome: { kind: "skipped", because }, trouble: [] };
}

function savedAs(key: string): PushResult {
  return { outcome: { kind: "saved", key }, trouble: [] };
}

function notSaved(trouble: CacheTrouble): PushResult {
  return { outcome: { kind: "not-saved" }, trouble: [trouble] };
}

function localError(operation: CacheOperation, detail: string): CacheTrouble {
  return { reason: "local-error", operation, detail };
}
