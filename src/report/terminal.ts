/**
 * Shows people what a run does. A screen gets a live progress line and what deserves attention. A log gets one plain
 * line per settled task, and a heartbeat while nothing else happens.
 */
import { formatDuration } from "../core/duration.ts";
import type { RunEvent } from "../core/event.ts";
import { unreachable } from "../core/unreachable.ts";
import { childLines, logLine, oneLine, visibleId } from "./escape.ts";
import { type EventLine, endLines, eventLine, type Tone } from "./event-lines.ts";
import { LiveLine, progressText, type Timers } from "./live-line.ts";
import { Progress } from "./progress.ts";
import type { ChildLine, Reporter } from "./reporter.ts";

export interface TerminalOptions {
  readonly write: (text: string) => void;
  readonly isTty: boolean;
  readonly columns: () => number;
  /** `NO_COLOR`, `FORCE_COLOR` and `TERM` are read. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** How much of the children's output is shown: all of it, the last lines of failed attempts, or nothing. */
  readonly logOutput: "all" | "failures" | "none";
  readonly timers: Timers;
  /** Epoch ms; by default the machine's clock. */
  readonly now?: () => number;
}

const HEARTBEAT_MS = 30_000;
/** Often enough that a silence is hardly longer than `HEARTBEAT_MS`. */
const BEAT_MS = 10_000;
const PREFIX = "carryover: ";
const SHOWN_KEPT = 100;

/** A reporter that writes to a terminal or a log. */
export function terminalReporter(options: TerminalOptions): Reporter {
  return new TerminalReporter(options);
}

class TerminalReporter implements Reporter {
  readonly #options: TerminalOptions;
  readonly #now: () => number;
  readonly #colours: boolean;
  readonly #progress = new Progress();
  /** Null off a screen, and once the run is over. */
  #live: LiveLine | null;
  readonly #lastWords = new LastWords();
  /** Messages of failed attempts that still run or have just ended, by key. */
  readonly #failed = new Map<string, string>();
  readonly #shownWords = new Map<string, string>();
  /** The errors that were shown, with the id of the first task that had each. */
  readonly #shownMessages = new Map<string, string>();
  /** Reasons for stops and for the end of the run that a line has shown. */
  readonly #shownReasons = new Set<string>();
  #heartbeat: unknown = null;
  #printedAt = 0;

  constructor(options: TerminalOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#colours = usesColours(options);
    const { write, columns, timers } = options;
    // A dumb terminal cannot rewrite a line.
    this.#live =
      options.isTty && options.env.TERM !== "dumb"
        ? new LiveLine({ write, columns, timers, now: this.#now, progress: this.#progress })
        : null;
  }

  on(event: RunEvent): void {
    // Lines about an attempt name its tasks, which the progress forgets at its end.
    if (event.event === "attempt_ended") this.#printLastWords(event.key);
    this.#progress.take(event);
    if (event.event === "task_settled" && isFailure(event)) this.#failed.set(event.key, event.message);
    if (event.event === "run_started") this.#startHeartbeat();
    const line = eventLine(this.#withoutRepetition(this.#withoutShownReason(event)), this.#progress);
    if (line !== null && !(line.isProgress && this.#live !== null)) this.#print(line);
    if (event.event === "run_ended") {
      this.close();
      const isReasonShown = this.#shownReasons.has(event.reason);
      for (const last of endLines(event, this.#progress, isReasonShown)) this.#print(last);
    }
    this.#live?.refresh();
  }

  /** Leaves out the words of a stop that the line before quoted, and remembers those that are shown now. */
  #withoutShownReason(event: RunEvent): RunEvent {
    if (event.event === "ending" || event.event === "lane_stopped") this.#shownReasons.add(event.reason);
    if (event.event !== "circuit_changed" || event.to !== "open") return event;
    const isShown = this.#shownReasons.has(event.reason);
    this.#shownReasons.add(event.reason).add(`${event.provider}: ${event.reason}`);
    return isShown ? { ...event, reason: "" } : event;
  }

  /** Leaves out an error that was shown before. A log keeps it in the last line of each task, because people search logs. */
  #withoutRepetition(event: RunEvent): RunEvent {
    if (event.event !== "task_settled" || event.message === "" || !isFailure(event)) return event;
    const { id, message, next } = event;
    const first = this.#shownMessages.get(message);
    if (first === undefined) remember(this.#shownMessages, message, id);
    if (first === undefined || (this.#live === null && next !== "retry")) return event;
    return { ...event, message: first === id ? "as before" : `as ${first}` };
  }

  childLine(line: ChildLine): void {
    switch (this.#options.logOutput) {
      case "all":
        this.#live?.clear();
        this.#writeChildLine(line.key, line.text);
        this.#live?.refresh();
        break;
      case "failures":
        this.#lastWords.add(line.key, line.text);
        break;
      case "none":
        break;
      default:
        unreachable(this.#options.logOutput);
    }
  }

  close(): void {
    this.#live?.close();
    this.#live = null;
    if (this.#heartbeat !== null) this.#options.timers.clearInterval(this.#heartbeat as never);
    this.#heartbeat = null;
  }

  #print(line: EventLine): void {
    this.#live?.clear();
    const text = logLine(`${PREFIX}${line.text}`);
    this.#options.write(`${this.#colours ? coloured(text, line.tone) : text}\n`);
    this.#printedAt = this.#now();
  }

  #printLastWords(key: string): void {
    const words = this.#lastWords.take(key);
    const said = this.#failed.get(key);
    this.#failed.delete(key);
    const text = words.join("\n").trim();
    // The line before may have quoted it, or another failure printed it.
    if (said === undefined || text === "" || said.endsWith(text) || this.#shownWords.has(text)) return;
    remember(this.#shownWords, text, key);
    this.#print({ text: `last output of ${this.#labelOf(key)}:`, tone: "dim", isProgress: false });
    for (const text of words) this.#writeChildLine(key, text);
  }

  #writeChildLine(key: string, text: string): void {
    const lines = childLines(text, { label: this.#labelOf(key), colours: this.#colours });
    this.#options.write(`${lines.join("\n")}\n`);
    this.#printedAt = this.#now();
  }

  #labelOf(key: string): string {
    const tasks = this.#progress.running.get(key)?.tasks ?? [];
    const first = oneLine(visibleId(tasks[0] ?? key), 60);
    return tasks.length > 1 ? `${first} +${tasks.length - 1}` : first;
  }

  #startHeartbeat(): void {
    if (this.#live !== null || this.#heartbeat !== null) return;
    this.#printedAt = this.#now();
    const { timers } = this.#options;
    this.#heartbeat = timers.setInterval(() => this.#beat(), BEAT_MS);
    // The heartbeat must not keep the process alive.
    if (hasUnref(this.#heartbeat)) this.#heartbeat.unref();
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
      isProgress: false,
    });
  }
}

/** Whether the output of an attempt may explain its failure. Bad grades and limits explain themselves. */
function isFailure(event: Extract<RunEvent, { event: "task_settled" }>): boolean {
  const quiet = ["graded", "rate_limited", "skipped", "unfinished"];
  return !quiet.includes(event.class);
}

/** Remembers a text that is shown, and of whom, up to a bound. */
function remember(shown: Map<string, string>, text: string, of: string): void {
  if (shown.size >= SHOWN_KEPT) shown.clear();
  shown.set(text, of);
}

function hasUnref(timer: unknown): timer is { unref(): void } {
  return typeof timer === "object" && timer !== null && "unref" in timer && typeof timer.unref === "function";
}

/** As people expect: `FORCE_COLOR` decides, then `NO_COLOR`, then whether there is a screen that knows colours. */
function usesColours({ env, isTty }: TerminalOptions): boolean {
  const force = env.FORCE_COLOR;
  if (force !== undefined) return force !== "0" && force !== "false";
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== "") return false;
  return isTty && env.TERM !== "dumb";
}

const COLOURS: Readonly<Record<Tone, string>> = { good: "32", bad: "31", warn: "33", dim: "2", plain: "" };

function coloured(text: string, tone: Tone): string {
  const colour = COLOURS[tone];
  return colour === "" ? text : `\u001b[${colour}m${text}\u001b[0m`;
}

/** Kept of the output of each running child, to show if its attempt fails. */
const LINES_KEPT = 20;
const CHARACTERS_KEPT = 4_096;

/** By the key of the attempt. */
class LastWords {
  readonly #lines = new Map<string, string[]>();

  add(key: string, text: string): void {
    let lines = this.#lines.get(key);
    if (lines === undefined) {
      lines = [];
      this.#lines.set(key, lines);
    }
    lines.push(text.length > CHARACTERS_KEPT ? text.slice(-CHARACTERS_KEPT) : text);
    if (lines.length > LINES_KEPT) lines.shift();
  }

  /** Gives the lines of a child and forgets them. */
  take(key: string): string[] {
    const lines = this.#lines.get(key) ?? [];
    this.#lines.delete(key);
    let characters = 0;
    const from = lines.findLastIndex((text) => {
      characters += text.length + 1;
      return characters > CHARACTERS_KEPT + 1;
    });
    return lines.slice(from + 1);
  }
}

/**
 * Joins what is written in one turn of the event loop. Often several short children end in one turn, and a write to a
 * pipe costs more than the line that is written.
 */
export function turnWriter(write: (text: string) => void): (text: string) => void {
  let pending = "";
  const flush = () => {
    const text = pending;
    pending = "";
    write(text);
  };
  return (text) => {
    if (pending === "" && text !== "") process.nextTick(flush);
    pending += text;
  };
}
