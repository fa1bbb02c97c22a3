/**
 * `calls.jsonl`: the answers that have been paid for, by task. A task that a limit or a kill interrupted repeats its calls
 * from here.
 *
 * Memory holds only where the rows are. While the run holds the folder, nobody else writes to the file.
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, writeSync } from "node:fs";
import { iso } from "../core/instant.ts";
import { isObject, jsonOrNull } from "../core/json.ts";
import { writeAtomically } from "../store/atomic-file.ts";
import { mendTail, readOpenLines } from "../store/journal.ts";
import { callPrint } from "./call-key.ts";
import { type CallRow, callRowSchema, type StoredAnswer } from "./call-row.ts";
import type { GatewayTask, JournalSettings } from "./gateway.ts";

/** A call of a task: its key, and its number among equal calls, from 0. */
interface CallName {
  readonly key: string;
  readonly n: number;
}

/** The rows of a task. There may be tens of thousands, so only numbers are held. */
interface TaskRows {
  readonly hash: string;
  /** By the print of key and ordinal: the number of its line in the file. */
  readonly lines: Map<number, number>;
}

const NO_FAILURES: ReadonlyMap<string, number> = new Map();

export class CallJournal {
  readonly #settings: JournalSettings;
  #fd = -1;
  /** For one line. A rewrite reads tens of thousands of them, and a buffer for each took 20 MB. */
  #buffer = Buffer.alloc(0);
  #size = 0;
  /** Where each line begins, and where it ends, with its newline. Between two of them may be one that is too long to read. */
  #starts: number[] = [];
  #ends: number[] = [];
  /** By task id. */
  #kept = new Map<string, TaskRows>();
  /** Rows that do not belong to this run: of other refs, or of a newer version. */
  #others: number[] = [];
  /** The size of the rows that may still be replayed. */
  #usefulBytes = 0;

  /** @throws the error of the file system if the file cannot be opened */
  constructor(settings: JournalSettings) {
    this.#settings = settings;
    this.#open();
  }

  /** The answer to a call that was paid for already; null if there is none. */
  find({ id, hash }: GatewayTask, { key, n }: CallName): StoredAnswer | null {
    const rows = this.#kept.get(id);
    const line = rows?.hash === hash ? rows.lines.get(callPrint(key, n)) : undefined;
    const row = line === undefined ? undefined : this.#row(line);
    return row?.key === key && row.n === n ? { status: row.status, headers: row.headers, body: row.body } : null;
  }

  /**
   * Stores the answer to a call, before the last byte of it goes to the child.
   *
   * @returns `full` if there is no room, `unfit` if it contains a secret
   */
  keep(task: GatewayTask, call: CallName, answer: StoredAnswer, at: number): "kept" | "full" | "unfit" {
    const { campaign, ref, redactor, limitBytes } = this.#settings;
    const row: CallRow = { v: 1, campaign, id: task.id, hash: task.hash, ...call, ...answer, at: iso(at), ref };
    const line = JSON.stringify(row);
    if ([line, ...wordsOf(row.body)].some((text) => redactor.redact(text) !== text)) return "unfit";
    const bytes = Buffer.from(`${line}\n`);
    // Rewriting is worth it once half of the file is rows of settled tasks.
    if (this.#size + bytes.length > limitBytes && this.#usefulBytes < limitBytes / 2) this.compact();
    if (this.#size + bytes.length > limitBytes) return "full";
    this.#append(bytes);
    this.#note(row, this.#starts.length - 1);
    return "kept";
  }

  /** @throws the file system's error */
  #append(bytes: Buffer): void {
    // A full disk may have cut the last row off: the next one must not be glued to it.
    const from = mendTail(this.#fd);
    for (let written = 0; written < bytes.length; ) written += writeSync(this.#fd, bytes, written);
    this.#size = from + bytes.length;
    this.#starts.push(from);
    this.#ends.push(this.#size);
  }

  /** The rows of a task are no longer needed. The next rewrite of the file drops them. */
  forget(taskId: string): void {
    for (const line of this.#kept.get(taskId)?.lines.values() ?? []) this.#usefulBytes -= this.#bytesOf(line);
    this.#kept.delete(taskId);
  }

  /** Rewrites the file without the rows that are no longer needed. */
  compact(): void {
    if (!this.#settings.mayRewrite()) return;
    const { isOutstanding } = this.#settings;
    const kept = [...this.#kept].flatMap(([id, { hash, lines }]) =>
      isOutstanding({ id, hash }) ? [...lines.values()] : [],
    );
    const useful = [...kept, ...this.#others].sort((a, b) => a - b);
    const usefulBytes = useful.reduce((sum, line) => sum + this.#bytesOf(line), 0);
    if (usefulBytes === this.#size) return;
    writeAtomically(this.#settings.path, (write) => {
      for (const line of useful) write(this.#read(line));
    });
    this.#open();
  }

  close(): void {
    try {
      this.compact();
    } finally {
      closeSync(this.#fd);
    }
  }

  #open(): void {
    const { path, readFailures } = this.#settings;
    const isEmpty = (lstatSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
    const failures = isEmpty ? NO_FAILURES : readFailures();
    // O_NOFOLLOW: a restored or shared folder must not lead a write elsewhere.
    const fd = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_APPEND | constants.O_NOFOLLOW, 0o600);
    const { size } = fstatSync(fd);
    if (mendTail(fd) !== size) {
      // It would be read from its end.
      closeSync(fd);
      this.#open();
      return;
    }
    // Only now: if it cannot be opened after a rewrite, the rows of the old file are still known.
    if (this.#fd !== -1) closeSync(this.#fd);
    this.#fd = fd;
    this.#size = size;
    this.#starts = [];
    this.#ends = [];
    this.#kept = new Map();
    this.#others = [];
    this.#usefulBytes = 0;
    readOpenLines(this.#fd, (text, from, to) => {
      this.#starts.push(from);
      this.#ends.push(to);
      this.#take(text, failures);
    });
  }

  /** Takes the last line that was read. */
  #take(text: string, failures: ReadonlyMap<string, number>): void {
    const line = this.#starts.length - 1;
    const { campaign, ref, onlyOwnRef, isOutstanding } = this.#settings;
    const value = jsonOrNull(text);
    const parsed = callRowSchema().safeParse(value);
    if (!parsed.success) {
      if (isObject(value) && typeof value.v === "number" && value.v > 1) this.#others.push(line);
      return;
    }
    const row = parsed.data;
    if (row.campaign !== campaign || !isOutstanding(row)) return;
    if (Date.parse(row.at) <= (failures.get(row.hash) ?? 0)) return;
    if (onlyOwnRef && row.ref !== ref) this.#others.push(line);
    else this.#note(row, line);
  }

  /** If there are several answers to one call, the first one counts, because the child went on from it. */
  #note({ id, hash, key, n, at }: CallRow, line: number): void {
    let rows = this.#kept.get(id);
    if (rows === undefined || rows.hash !== hash) {
      this.forget(id);
      rows = { hash, lines: new Map() };
      this.#kept.set(id, rows);
    }
    const print = callPrint(key, n);
    const before = rows.lines.get(print);
    if (before !== undefined && (this.#row(before)?.at ?? at) <= at) return;
    this.#usefulBytes += this.#bytesOf(line) - (before === undefined ? 0 : this.#bytesOf(before));
    rows.lines.set(print, line);
  }

  #row(line: number): CallRow | undefined {
    return callRowSchema().safeParse(jsonOrNull(this.#read(line))).data;
  }

  #bytesOf(line: number): number {
    return (this.#ends[line] ?? 0) - (this.#starts[line] ?? 0);
  }

  /** The line with its newline. */
  #read(line: number): string {
    const length = this.#bytesOf(line);
    if (length > this.#buffer.length) this.#buffer = Buffer.allocUnsafeSlow(2 * length);
    const read = readSync(this.#fd, this.#buffer, 0, length, this.#starts[line] ?? 0);
    return this.#buffer.toString("utf8", 0, read);
  }
}

const WORDS =
  /"(?:content|text|delta|thinking|reasoning|reasoning_content|arguments|partial_json)"\s*:\s*("(?:[^"\\]|\\.)*")/g;

/** The words of a body without the cuts between a stream's events, also unescaped: the arguments of a tool are JSON. */
function wordsOf(body: string): string[] {
  const words = [...body.matchAll(WORDS)].map(([, value]) => String(jsonOrNull(value ?? ""))).join("");
  return words.includes("\\") ? [words, words.replace(/\\(.)/gs, "$1")] : [words];
}
