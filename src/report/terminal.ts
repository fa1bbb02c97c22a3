/**
 * Shows people what a run does. A screen gets a live progress line and what deserves attention. A log gets one plain
 * line per settled task, and a heartbeat while nothing else happens.
 */
import { formatDuration } from "../core/duration.ts";
import type { RunEvent } from "../core/event.ts";
import type { EchoLine } from "../run/output.ts";
import { childLines, logLine, oneLine, visibleId } from "./escape.ts";
import { type EventLine, endLines, eventLine, type Tone } from "./event-lines.ts";
import { Progress, progressLine, progressText } from "./progress.ts";

export interface TerminalOptions {
  readonly write: (text: string) => void;
  readonly isTty: boolean;
  readonly columns: () => number;
  /** `NO_COLOR`, `FORCE_COLOR` and `TERM` are read. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** How much of the children's output is shown: all of it, the last lines of failed attempts, or nothing. */
  readonly logOutput: "all" | "failures" | "none";
  /** Epoch ms; by default the machine's clock. */
  readonly now?: () => number;
  /** Calls back at regular intervals until the returned function is called; by default the machine's timer. */
  readonly every?: (periodMs: number, callback: () => void) => () => void;
}

const HEARTBEAT_MS = 30_000;
/** Often enough that a silence is hardly longer than `HEARTBEAT_MS`. */
const BEAT_MS = 1_000;
/** The progress line of a screen. */
const FRAME_MS = 100;
const CLEAR_LINE = "\r\u001b[2K";
const PREFIX = "carryover: ";
const SHOWN_KEPT = 100;
/** Kept of the output of each running child, to show if its attempt fails. */
const LINES_KEPT = 20;
const LINE_LENGTH = 500;

/** Writes to a terminal or a log. */
export class TerminalReporter {
  readonly #options: TerminalOptions;
  readonly #now: () => number;
  readonly #colors: boolean;
  readonly #progress = new Progress();
  /** Whether the last line can be rewritten. */
  readonly #isScreen: boolean;
  /** The progress line on the screen; empty if it is cleared. */
  #shownProgress = "";
  /** The last lines of children that run, by the key of their attempt. */
  readonly #lastWords = new Map<string, string[]>();
  /** Messages of failed attempts that still run or have just ended, by key. */
  readonly #failed = new Map<string, string>();
  /** Last outputs that were shown. */
  readonly #shownOutputs = new Set<string>();
  #stopTimer: () => void = () => {};
  #printedAt = 0;

  constructor(options: TerminalOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#colors = usesColors(options);
    this.#isScreen = options.isTty && options.env.TERM !== "dumb";
  }

  on(event: RunEvent): void {
    // Lines about an attempt name its tasks, which the progress forgets at its end.
    if (event.event === "attempt_ended") this.#printLastWords(event.key);
    this.#progress.take(event);
    if (event.event === "task_settled" && isFailure(event)) this.#failed.set(event.key, event.message);
    if (event.event === "run_started") this.#startTimer();
    const line = eventLine(event, this.#progress);
    if (line !== null && !(line.tone === "passed" && this.#isScreen)) this.#print(line);
    if (event.event === "run_ended") {
      this.close();
      for (const last of endLines(event, this.#progress)) this.#print(last);
    }
  }

  childLine({ key, text }: EchoLine): void {
    if (this.#options.logOutput === "all") this.#writeChildLine(key, text);
    if (this.#options.logOutput !== "failures") return;
    const lines = this.#lastWords.get(key) ?? [];
    this.#lastWords.set(key, lines);
    // A progress bar ends each of its states with a carriage return. Only the last ones are worth showing.
    const states = text.includes("\r") ? text.split("\r").filter((state) => state !== "") : [text];
    for (const state of states.slice(-LINES_KEPT)) {
      lines.push(state.slice(0, LINE_LENGTH));
      if (lines.length > LINES_KEPT) lines.shift();
    }
  }

  /** Ends the timer and clears the progress line. Nothing is shown after it. */
  close(): void {
    this.#clearProgress();
    this.#stopTimer();
  }

  #print(line: EventLine): void {
    const text = logLine(`${PREFIX}${line.text}`);
    this.#write(this.#colors ? colored(text, line.tone) : text);
  }

  #write(text: string): void {
    this.#clearProgress();
    this.#options.write(`${text}\n`);
    this.#printedAt = this.#now();
  }

  #printLastWords(key: string): void {
    const words = this.#lastWords.get(key) ?? [];
    const said = this.#failed.get(key);
    this.#lastWords.delete(key);
    this.#failed.delete(key);
    const text = words.join("\n").trim();
    // The line before may have quoted it, or another failure printed it.
    if (said === undefined || text === "" || said.endsWith(text) || this.#shownOutputs.has(text)) return;
    if (this.#shownOutputs.size >= SHOWN_KEPT) this.#shownOutputs.clear();
    this.#shownOutputs.add(text);
    this.#print({ text: `last output of ${this.#labelOf(key)}:`, tone: "dim" });
    for (const text of words) this.#writeChildLine(key, text);
  }

  #writeChildLine(key: string, text: string): void {
    this.#write(childLines(text, this.#labelOf(key)).join("\n"));
  }

  #labelOf(key: string): string {
    const tasks = this.#progress.running.get(key)?.tasks ?? [];
    const first = oneLine(visibleId(tasks[0] ?? key), 60);
    return tasks.length > 1 ? `${first} +${tasks.length - 1}` : first;
  }

  #startTimer(): void {
    this.#printedAt = this.#now();
    const { every = machineTimer } = this.#options;
    this.#stopTimer = this.#isScreen ? every(FRAME_MS, () => this.#drawProgress()) : every(BEAT_MS, () => this.#beat());
  }

  #drawProgress(): void {
    // A line that fills the last column wraps, and then cannot be cleared.
    const line = progressLine(this.#progress, this.#now(), this.#options.columns() - 1);
    if (line === this.#shownProgress) return;
    this.#options.write(`${CLEAR_LINE}${line}`);
    this.#shownProgress = line;
  }

  #clearProgress(): void {
    if (this.#shownProgress !== "") this.#options.write(CLEAR_LINE);
    this.#shownProgress = "";
  }

  #beat(): void {
    const now = this.#now();
    if (now - this.#printedAt < HEARTBEAT_MS) return;
    const oldest = Math.min(...[...this.#progress.running.values()].map((attempt) => attempt.startedAt));
    const longest = Number.isFinite(oldest) ? `, the longest for ${formatDuration(now - oldest)}` : "";
    const [wait] = this.#progress.waits(now);
    const why = wait === undefined ? "" : ` (${oneLine(wait.reason, 200)})`;
    this.#print({
      text: `running: ${progressText(this.#progress, now)}${longest}${why}`,
      tone: "dim",
    });
  }
}

/** Whether the output of an attempt may explain its failure. Bad grades and limits explain themselves. */
function isFailure(event: Extract<RunEvent, { event: "task_settled" }>): boolean {
  const quiet = ["graded", "rate_limited", "skipped", "unfinished"];
  return !quiet.includes(event.class);
}

/** A timer that does not keep the process alive. */
function machineTimer(periodMs: number, callback: () => void): () => void {
  const timer = setInterval(callback, periodMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** As people expect: `FORCE_COLOR` decides, then `NO_COLOR`, then whether there is a screen that knows colors. */
function usesColors({ env, isTty }: TerminalOptions): boolean {
  const force = env.FORCE_COLOR;
  if (force !== undefined) return force !== "0" && force !== "false";
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== "") return false;
  return isTty && env.TERM !== "dumb";
}

const COLORS: Readonly<Record<Tone, string>> = {
  passed: "32",
  good: "32",
  bad: "31",
  warn: "33",
  dim: "2",
  plain: "",
};

function colored(text: string, tone: Tone): string {
  const color = COLORS[tone];
  return color === "" ? text : `\u001b[${color}m${text}\u001b[0m`;
}
