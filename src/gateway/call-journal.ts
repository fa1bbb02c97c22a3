/**
 * `calls.jsonl`: what has been paid for, per task. A task that a limit or a kill interrupted repeats its calls from here.
 *
 * Only places in the file are held in memory. The file may be replaced while the run goes on, by a merge: it is then read again.
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, writeSync } from "node:fs";
import { iso } from "../core/instant.ts";
import { jsonOrNull } from "../core/json-or-null.ts";
import { writeAtomically } from "../store/atomic-file.ts";
import { BODY_LIMIT_BYTES, type CallRow, callRowSchema, type StoredAnswer } from "./call-row.ts";
import type { GatewayTask, JournalSettings } from "./gateway.ts";

interface Place {
  readonly from: number;
  /** Bytes, without the newline. */
  readonly length: number;
}

/** The rows of a task, by key and ordinal. There may be tens of thousands, so no more than their places is held. */
interface TaskRows {
  readonly hash: string;
  readonly places: Map<string, Place>;
}

const NO_FAILURES: ReadonlyMap<string, number> = new Map();
const CHUNK_BYTES = 1 << 20;
const NEWLINE = 0x0a;
/** A body of a megabyte takes up to six times as much in JSON. */
const ROW_LIMIT_BYTES = 8 * BODY_LIMIT_BYTES;

export class CallJournal {
  readonly #settings: JournalSettings;
  #fd = -1;
  #inode = -1;
  #size = 0;
  /** Whether the last line has no end. */
  #isTorn = false;
  /** By task id. */
  #kept = new Map<string, TaskRows>();
  /** Rows that do not belong to this run: of other refs, or of a newer version. */
  #others: Place[] = [];
  /** Of the rows that are of use. */
  #usefulBytes = 0;

  /** @throws the error of the file system where the file cannot be opened */
  constructor(settings: JournalSettings) {
    this.#settings = settings;
    this.#open();
  }

  /** The answer to a call that was paid for already; null where there is none. */
  find({ id, hash }: GatewayTask, key: string, n: number): StoredAnswer | null {
    this.#follow();
    const rows = this.#kept.get(id);
    const place = rows?.hash === hash ? rows.places.get(placeName(key, n)) : undefined;
    const row = place === undefined ? undefined : this.#row(place);
    return row === undefined ? null : { status: row.status, headers: row.headers, body: row.body };
  }

  /**
   * Stores the answer to a call, before the last byte of it goes to the child.
   *
   * @returns `full` where there is no room, `unfit` where a secret stands in it
   */
  keep(
    task: GatewayTask,
    call: { readonly key: string; readonly n: number },
    answer: StoredAnswer,
    at: number,
  ): "kept" | "full" | "unfit" {
    const { campaign, ref, redactor, limitBytes } = this.#settings;
    const row: CallRow = { v: 1, campaign, id: task.id, hash: task.hash, ...call, ...answer, at: iso(at), ref };
    const line = JSON.stringify(row);
    if ([line, ...wordsOf(row.body)].some((text) => redactor.redact(text) !== text)) return "unfit";
    this.#follow();
    const bytes = Buffer.from(`${line}\n`);
    // Rewriting is worth it where half of the file is rows of settled tasks.
    if (this.#size + bytes.length > limitBytes && this.#usefulBytes < limitBytes / 2) this.compact();
    if (this.#size + bytes.length > limitBytes) return "full";
    const from = this.#append(bytes);
    this.#note(row, { from, length: bytes.length - 1 });
    return "kept";
  }

  /** @returns where the bytes begin @throws the file system's error */
  #append(bytes: Buffer): number {
    // A full disk cut the last row off: the next one must not be glued to it.
    if (this.#isTorn) this.#size += writeSync(this.#fd, "\n");
    const from = this.#size;
    this.#isTorn = true;
    while (this.#size < from + bytes.length) this.#size += writeSync(this.#fd, bytes, this.#size - from);
    this.#isTorn = false;
    return from;
  }

  /** The rows of a task are of no use any more. They leave the file when it is written again. */
  forget(taskId: string): void {
    for (const { length } of this.#kept.get(taskId)?.places.values() ?? []) this.#usefulBytes -= length;
    this.#kept.delete(taskId);
  }

  /** Leaves in the file what is of use, and nothing else. */
  compact(): void {
    if (!this.#settings.mayRewrite()) return;
    this.#follow();
    const { isOutstanding } = this.#settings;
    const places = [...this.#kept].flatMap(([id, { hash, places }]) =>
      isOutstanding({ id, hash }) ? [...places.values()] : [],
    );
    const useful = [...places, ...this.#others].sort((a, b) => a.from - b.from);
    if (useful.reduce((bytes, { length }) => bytes + length + 1, 0) === this.#size) return;
    writeAtomically(this.#settings.path, (write) => {
      for (const place of useful) write(`${this.#read(place)}\n`);
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

  /** Another file may have taken the place of this one. */
  #follow(): void {
    const found = lstatSync(this.#settings.path, { throwIfNoEntry: false });
    if (found?.ino !== this.#inode) this.#open();
  }

  #open(): void {
    if (this.#fd !== -1) closeSync(this.#fd);
    const { path } = this.#settings;
    // O_NOFOLLOW: a restored or shared folder must not lead a write elsewhere.
    this.#fd = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_APPEND | constants.O_NOFOLLOW, 0o600);
    const { ino, size } = fstatSync(this.#fd);
    this.#inode = ino;
    this.#size = size;
    this.#kept = new Map();
    this.#others = [];
    this.#usefulBytes = 0;
    const failures = size === 0 ? NO_FAILURES : this.#settings.readFailures();
    this.#isTorn = false;
    for (const { place, bytes, isWhole } of linesOf(this.#fd)) {
      this.#isTorn = !isWhole;
      if (isWhole) this.#take(bytes, place, failures);
    }
  }

  #take(bytes: Buffer, place: Place, failures: ReadonlyMap<string, number>): void {
    const { campaign, ref, onlyOwnRef, isOutstanding } = this.#settings;
    const value = jsonOrNull(bytes.toString("utf8"));
    const parsed = callRowSchema().safeParse(value);
    if (!parsed.success) {
      if (isNewer(value)) this.#others.push(place);
      return;
    }
    const row = parsed.data;
    if (row.campaign !== campaign || !isOutstanding(row)) return;
    if (Date.parse(row.at) <= (failures.get(row.hash) ?? 0)) return;
    if (onlyOwnRef && row.ref !== ref) this.#others.push(place);
    else this.#note(row, place);
  }

  /** Of several answers to one call the first counts: the child went on from it. */
  #note({ id, hash, key, n, at }: CallRow, place: Place): void {
    let rows = this.#kept.get(id);
    if (rows === undefined || rows.hash !== hash) {
      this.forget(id);
      rows = { hash, places: new Map() };
      this.#kept.set(id, rows);
    }
    const before = rows.places.get(placeName(key, n));
    if (before !== undefined && (this.#row(before)?.at ?? at) <= at) return;
    this.#usefulBytes += place.length - (before?.length ?? 0);
    rows.places.set(placeName(key, n), place);
  }

  #row(place: Place): CallRow | undefined {
    return callRowSchema().safeParse(jsonOrNull(this.#read(place))).data;
  }

  #read({ from, length }: Place): string {
    const bytes = Buffer.allocUnsafe(length);
    const read = readSync(this.#fd, bytes, 0, length, from);
    return bytes.toString("utf8", 0, read);
  }
}

const WORDS =
  /"(?:content|text|delta|thinking|reasoning|reasoning_content|arguments|partial_json)"\s*:\s*("(?:[^"\\]|\\.)*")/g;

/** What a body says, without the cuts of a stream's events; and the same as the arguments of a tool, which are JSON. */
function wordsOf(body: string): string[] {
  const words = [...body.matchAll(WORDS)].map(([, value]) => String(jsonOrNull(value ?? ""))).join("");
  return [words, words.replace(/\\(.)/gs, "$1")];
}

/** The key alone for the first of equal calls, as nearly all are: the string is shared with the attempt. */
function placeName(key: string, n: number): string {
  return n === 0 ? key : `${key} ${n}`;
}

function isNewer(value: unknown): boolean {
  return typeof value === "object" && value !== null && "v" in value && typeof value.v === "number" && value.v > 1;
}

interface Line {
  readonly place: Place;
  /** Good until the next line is asked for. */
  readonly bytes: Buffer;
  /** False for what follows the last newline. */
  readonly isWhole: boolean;
}

/** Lines that are longer than any row are left out. */
function* linesOf(fd: number): Generator<Line> {
  let rest: Buffer = Buffer.alloc(0);
  let from = 0;
  let isTooLong = false;
  for (let at = 0; ; ) {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    const read = readSync(fd, chunk, 0, chunk.length, at);
    if (read === 0) break;
    at += read;
    const bytes = Buffer.concat([rest, chunk.subarray(0, read)]);
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      const length = end - start;
      if (length > 0 && !isTooLong) yield { place: { from, length }, bytes: bytes.subarray(start, end), isWhole: true };
      isTooLong = false;
      from += length + 1;
      start = end + 1;
    }
    rest = bytes.subarray(start);
    if (rest.length > ROW_LIMIT_BYTES) {
      from += rest.length;
      rest = Buffer.alloc(0);
      isTooLong = true;
    }
  }
  if (rest.length > 0 || isTooLong) yield { place: { from, length: rest.length }, bytes: rest, isWhole: false };
}
