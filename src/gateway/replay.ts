/**
 * Answers calls from the journal, and keeps new answers in it. Trouble with the file is a warning, because its calls can be
 * made again.
 */
import type { ServerResponse } from "node:http";
import { reasonOf } from "../core/reason.ts";
import type { Attempt, CallPlace } from "./attempt-calls.ts";
import { sendLocally } from "./call-client.ts";
import { CallJournal } from "./call-journal.ts";
import type { StoredAnswer } from "./call-row.ts";
import type { GatewayListener, GatewaySettings, JournalSettings } from "./gateway.ts";
import { usageOf } from "./usage.ts";

interface ReplayOptions extends Pick<GatewaySettings, "clock"> {
  readonly journal: JournalSettings;
  readonly listener: GatewayListener;
  /** Writes one warning for each subject. */
  readonly warn: (subject: string, message: string) => void;
}

export class Replay {
  readonly #options: ReplayOptions;
  readonly #journal: CallJournal;
  readonly #saved = { calls: 0, input_tokens: 0, output_tokens: 0 };
  #isFullReported = false;

  /** @throws the error of the file system if the journal cannot be opened */
  constructor(options: ReplayOptions) {
    this.#options = options;
    this.#journal = new CallJournal(options.journal);
  }

  /** @returns whether the journal has the answer, which the client then gets */
  answer(attempt: Attempt, place: CallPlace, model: string, response: ServerResponse): boolean {
    if (place.task === null) return false;
    let stored: StoredAnswer | null = null;
    try {
      stored = this.#journal.find(place.task, place);
    } catch (error) {
      this.#warn(`calls.jsonl cannot be read: ${reasonOf(error)}. Calls are made again.`);
    }
    if (stored === null) return false;
    const tokens = usageOf(stored.body);
    this.#saved.calls += 1;
    this.#saved.input_tokens += tokens.inputTokens;
    this.#saved.output_tokens += tokens.outputTokens;
    attempt.count(place.task, "replayed", tokens);
    this.#options.listener.paid?.(attempt.key, { taskId: place.task.id, model, ...tokens, isReplayed: true });
    attempt.succeed(place);
    sendLocally(response, { ...stored, headers: { ...stored.headers, "x-carryover-replayed": "true" } });
    return true;
  }

  /** Puts an answer into the journal. */
  keep({ task, key, n }: CallPlace, answer: StoredAnswer): void {
    if (task === null) return;
    const { clock, listener, journal } = this.#options;
    try {
      const kept = this.#journal.keep(task, { key, n }, answer, clock.now());
      if (kept !== "full" || this.#isFullReported) return;
      this.#isFullReported = true;
      listener.publish({ event: "journal_full", limit_bytes: journal.limitBytes });
    } catch (error) {
      this.#warn(
        `calls.jsonl cannot be written: ${reasonOf(error)}. A run that is interrupted now pays for its calls again.`,
      );
    }
  }

  forget(taskId: string): void {
    this.#journal.forget(taskId);
  }

  /** Reports what was saved, and closes the journal. */
  close(): void {
    if (this.#saved.calls > 0) this.#options.listener.replayed(this.#saved);
    try {
      this.#journal.close();
    } catch (error) {
      this.#warn(`calls.jsonl could not be written at the end: ${reasonOf(error)}`);
    }
  }

  #warn(message: string): void {
    this.#options.warn("journal", message);
  }
}
