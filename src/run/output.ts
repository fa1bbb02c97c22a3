/**
 * The output of a child: the last part of each stream for the evidence, lines to display, and a log. All text is
 * redacted once, as it arrives. Memory stays flat whatever the child prints.
 */
import { closeSync, constants, openSync, writeFileSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";
import { endWithin } from "../core/failure-message.ts";
import type { RedactionStream, Redactor } from "../core/redactor.ts";

export type StreamName = "stdout" | "stderr";

/** A line to display while the child runs. A very long line arrives in several pieces. */
export interface EchoLine {
  readonly key: string;
  readonly stream: StreamName;
  /** Without its newline. It may hold control characters and workflow commands. */
  readonly text: string;
}

interface OutputOptions {
  readonly key: string;
  readonly redactor: Redactor;
  readonly echo: ((line: EchoLine) => void) | null;
  readonly log: AttemptLog;
}

const KIB = 1_024;
/** Kept of each stream for the evidence. */
const EVIDENCE_BYTES = 64 * KIB;
/** Written to the log as it arrives. The end of what follows is written at the end: together less than a megabyte. */
const LOG_HEAD_BYTES = 480 * KIB;
const LOG_TAIL_BYTES = 480 * KIB;
const ECHO_LINE_LENGTH = 8 * KIB;

export class ChildOutput {
  readonly #options: OutputOptions;
  readonly #captures: Partial<Record<StreamName, StreamCapture>> = {};

  constructor(options: OutputOptions) {
    this.#options = options;
  }

  write(stream: StreamName, chunk: Buffer): void {
    this.#captures[stream] ??= new StreamCapture(stream, this.#options);
    this.#captures[stream].push(chunk);
  }

  /** Ends the log and returns the end of each stream. Nothing may be written after it. */
  finish(): { readonly stdoutTail: string; readonly stderrTail: string } {
    const { stdout, stderr } = this.#captures;
    const tails = { stdoutTail: stdout?.end() ?? "", stderrTail: stderr?.end() ?? "" };
    this.#options.log.close();
    return tails;
  }
}

class StreamCapture {
  readonly #decoder = new StringDecoder("utf8");
  readonly #redaction: RedactionStream;
  readonly #log: AttemptLog;
  readonly #echo: ((text: string) => void) | null;
  readonly #tail = new Tail(EVIDENCE_BYTES);
  /** The beginning of a line whose end has not been displayed. */
  #line = "";

  constructor(stream: StreamName, { key, redactor, echo, log }: OutputOptions) {
    this.#redaction = redactor.stream();
    this.#log = log;
    this.#echo = echo === null ? null : (text) => echo({ key, stream, text });
  }

  push(chunk: Buffer): void {
    this.#take(this.#redaction.push(this.#decoder.write(chunk)));
  }

  /** Takes the text that was held back. @returns the end of the stream */
  end(): string {
    this.#take(this.#redaction.push(this.#decoder.end()) + this.#redaction.end());
    if (this.#line !== "") this.#echo?.(this.#line);
    return this.#tail.text();
  }

  /** @param text redacted; it may lag behind the chunks */
  #take(text: string): void {
    if (text === "") return;
    this.#display(text);
    this.#log.write(text);
    this.#tail.add(text);
  }

  /** Displays whole lines, and a very long line in pieces as it arrives. */
  #display(text: string): void {
    if (this.#echo === null) return;
    const lines = (this.#line + text).split(/\r?\n/);
    for (const [index, line] of lines.entries()) {
      let start = 0;
      for (; line.length - start > ECHO_LINE_LENGTH; start += ECHO_LINE_LENGTH) {
        this.#echo(line.slice(start, start + ECHO_LINE_LENGTH));
      }
      if (index < lines.length - 1) this.#echo(line.slice(start));
      else this.#line = line.slice(start);
    }
  }
}

const OPEN_FLAGS = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW;

/** The log file of one attempt: the beginning and the end of its output. It is created with its first byte. */
export class AttemptLog {
  readonly #path: string;
  readonly #onTrouble: (error: unknown) => void;
  readonly #tail = new Tail(LOG_TAIL_BYTES);
  #headRoomBytes = LOG_HEAD_BYTES;
  #file: number | null = null;
  #isBroken = false;

  /** @param onTrouble called once if the disk is full or read-only, which ends the log but never the attempt */
  constructor(path: string, onTrouble: (error: unknown) => void) {
    this.#path = path;
    this.#onTrouble = onTrouble;
  }

  write(text: string): void {
    const head = text.slice(0, endWithin(text, this.#headRoomBytes));
    this.#append(head);
    // The first text that does not fit ends the head, so that the log has only one gap.
    this.#headRoomBytes = head.length < text.length ? 0 : this.#headRoomBytes - Buffer.byteLength(head);
    this.#tail.add(text.slice(head.length));
  }

  close(): void {
    const rest = this.#tail.text();
    const { droppedBytes } = this.#tail;
    if (droppedBytes > 0) this.#append(`\n[carryover] ${droppedBytes} bytes left out; the rest:\n`);
    this.#append(rest);
    try {
      if (this.#file !== null) closeSync(this.#file);
    } catch (error) {
      this.#fail(error);
    }
  }

  #append(text: string): void {
    if (text === "" || this.#isBroken) return;
    try {
      this.#file ??= openSync(this.#path, OPEN_FLAGS, 0o644);
      writeFileSync(this.#file, text);
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    if (!this.#isBroken) this.#onTrouble(error);
    this.#isBroken = true;
  }
}

/** The end of a text that arrives in pieces. Pieces are dropped whole: cutting one long text copies it again and again. */
class Tail {
  readonly #limitBytes: number;
  readonly #pieces: string[] = [];
  #length = 0;
  #addedBytes = 0;
  /** How many bytes came before what is kept. */
  droppedBytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  add(text: string): void {
    this.#addedBytes += Buffer.byteLength(text);
    this.#pieces.push(text);
    this.#length += text.length;
    // A character has at least one byte, so enough remains.
    for (let [first] = this.#pieces; first !== undefined; [first] = this.#pieces) {
      if (this.#length - first.length < this.#limitBytes) return;
      this.#pieces.shift();
      this.#length -= first.length;
    }
  }

  /** The last whole characters that fit. */
  text(): string {
    const bytes = Buffer.from(this.#pieces.join(""));
    let start = Math.max(0, bytes.length - this.#limitBytes);
    while (((bytes[start] ?? 0) & 0xc0) === 0x80) start += 1;
    this.droppedBytes = this.#addedBytes - (bytes.length - start);
    return bytes.toString("utf8", start);
  }
}
