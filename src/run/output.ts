/**
 * The output of a child: the last part of each stream for the evidence, head and tail for its log, and lines to
 * display. Memory stays flat whatever it prints, and only what is kept or displayed is decoded and redacted.
 */
import { StringDecoder } from "node:string_decoder";
import type { RedactionStream, Redactor } from "../core/redactor.ts";
import type { AttemptLog } from "./attempt-log.ts";
import { TailBuffer } from "./tail-buffer.ts";

export type StreamName = "stdout" | "stderr";

/** A line to display while the child runs. A very long line arrives in several pieces. */
export interface EchoLine {
  readonly key: string;
  readonly stream: StreamName;
  /** Without its newline. It may hold control characters and workflow commands. */
  readonly text: string;
}

export interface OutputOptions {
  readonly key: string;
  readonly redactor: Redactor;
  readonly echo: ((line: EchoLine) => void) | null;
  readonly log: AttemptLog;
}

export interface OutputSummary {
  readonly stdoutTail: string;
  readonly stderrTail: string;
  readonly outputBytes: number;
}

const KIB = 1_024;
/** Of each stream, for the evidence. */
const EVIDENCE_BYTES = 64 * KIB;
/** Of both streams together, written to the log as it arrives. */
const LOG_HEAD_BYTES = 480 * KIB;
/** Of each stream, written to the log at the end if it did not fit the head. */
const LOG_TAIL_BYTES = 240 * KIB;
/**
 * A cut may leave half a secret at the start of a tail, which no redactor recognises. So a tail is redacted together
 * with more text before it, longer than any secret, and that part is dropped.
 */
const DEFAULT_MARGIN_BYTES = 16 * KIB;
const ECHO_LINE_LENGTH = 8 * KIB;

export class ChildOutput {
  readonly #options: OutputOptions;
  readonly #captures: Partial<Record<StreamName, StreamCapture>> = {};
  #headBytes = 0;

  constructor(options: OutputOptions) {
    this.#options = options;
  }

  write(stream: StreamName, chunk: Buffer): void {
    this.#captures[stream] ??= new StreamCapture(stream, this.#options);
    const capture = this.#captures[stream];
    const room = LOG_HEAD_BYTES - this.#headBytes;
    if (room > 0) {
      const head = chunk.length > room ? chunk.subarray(0, room) : chunk;
      this.#headBytes += head.length;
      this.#options.log.write(capture.takeHead(head), LOG_HEAD_BYTES);
    }
    capture.push(chunk);
  }

  /** Ends the log and returns a summary of the output. Nothing may be written after it. */
  finish(): OutputSummary {
    const { stdout, stderr } = this.#captures;
    const { log } = this.#options;
    const captures = [stdout, stderr].filter((capture) => capture !== undefined);
    // Finish the streams that fit the head first, because a redactor may hold back their last characters.
    for (const capture of captures.toSorted((a, b) => a.restBytes - b.restBytes)) {
      capture.finishEcho();
      const { restBytes } = capture;
      const rest = capture.takeRest();
      const isTitled = rest.leftOutBytes > 0 || (captures.length > 1 && restBytes > 0);
      if (isTitled) log.write(`\n[carryover] ${capture.name}: ${rest.leftOutBytes} bytes left out; the rest:\n`);
      log.write(rest.text);
    }
    log.close();
    return {
      stdoutTail: stdout?.evidence() ?? "",
      stderrTail: stderr?.evidence() ?? "",
      outputBytes: captures.reduce((sum, capture) => sum + capture.totalBytes, 0),
    };
  }
}

class StreamCapture {
  readonly name: StreamName;
  readonly #redactor: Redactor;
  readonly #logText: RedactedText;
  readonly #echo: EchoLines | null;
  readonly #marginBytes: number;
  readonly #tail: TailBuffer;
  #headBytes = 0;

  constructor(name: StreamName, { key, redactor, echo }: OutputOptions) {
    this.name = name;
    this.#redactor = redactor;
    this.#marginBytes = redactor.reachBytes ?? DEFAULT_MARGIN_BYTES;
    this.#tail = new TailBuffer(LOG_TAIL_BYTES + this.#marginBytes);
    this.#logText = new RedactedText(redactor);
    this.#echo = echo === null ? null : new EchoLines(redactor, (text) => echo({ key, stream: name, text }));
  }

  get totalBytes(): number {
    return this.#tail.total;
  }

  /** Bytes that are not in the log's head. */
  get restBytes(): number {
    return this.totalBytes - this.#headBytes;
  }

  push(chunk: Buffer): void {
    this.#tail.push(chunk);
    this.#echo?.push(chunk);
  }

  takeHead(chunk: Buffer): string {
    this.#headBytes += chunk.length;
    return this.#logText.push(chunk);
  }

  finishEcho(): void {
    this.#echo?.end();
  }

  /** The part that is not in the log's head: all of it if it is short, else its end. */
  takeRest(): { readonly text: string; readonly leftOutBytes: number } {
    const { restBytes } = this;
    if (restBytes <= LOG_TAIL_BYTES) {
      const rest = this.#logText.push(this.#tail.last(restBytes)) + this.#logText.end();
      return { text: cutStart(rest, LOG_TAIL_BYTES), leftOutBytes: 0 };
    }
    return { text: this.#redactedLast(LOG_TAIL_BYTES), leftOutBytes: restBytes - LOG_TAIL_BYTES };
  }

  evidence(): string {
    return this.#redactedLast(EVIDENCE_BYTES);
  }

  #redactedLast(count: number): string {
    if (this.totalBytes <= count) return this.#redactor.redact(this.#tail.last(count).toString("utf8"));
    const bytes = this.#tail.last(count + this.#marginBytes);
    const margin = bytes.toString("utf8", 0, bytes.length - count).length;
    return cutStart(this.#redactor.redact(bytes.toString("utf8")).slice(margin), count);
  }
}

/** Turns the bytes of one stream into redacted text. Characters and secrets may be split over chunks. */
class RedactedText {
  readonly #decoder = new StringDecoder("utf8");
  readonly #stream: RedactionStream;

  constructor(redactor: Redactor) {
    this.#stream = redactor.stream();
  }

  push(chunk: Buffer): string {
    return this.#stream.push(this.#decoder.write(chunk));
  }

  end(): string {
    return this.#stream.push(this.#decoder.end()) + this.#stream.end();
  }
}

class EchoLines {
  readonly #text: RedactedText;
  readonly #emit: (text: string) => void;
  #rest = "";

  constructor(redactor: Redactor, emit: (text: string) => void) {
    this.#text = new RedactedText(redactor);
    this.#emit = emit;
  }

  push(chunk: Buffer): void {
    this.#take(this.#text.push(chunk));
  }

  end(): void {
    this.#take(this.#text.end());
    if (this.#rest !== "") this.#emit(this.#rest);
    this.#rest = "";
  }

  #take(text: string): void {
    const lines = text.split("\n");
    lines[0] = this.#rest + (lines[0] ?? "");
    this.#rest = this.#emitPieces(lines.pop() ?? "");
    for (const line of lines) this.#emitLine(line);
  }

  #emitLine(line: string): void {
    const rest = this.#emitPieces(line.endsWith("\r") ? line.slice(0, -1) : line);
    this.#emit(rest);
  }

  /** Emits a long line in pieces as it arrives, and returns the last piece, which may still grow. */
  #emitPieces(line: string): string {
    let start = 0;
    while (line.length - start > ECHO_LINE_LENGTH) {
      this.#emit(line.slice(start, start + ECHO_LINE_LENGTH));
      start += ECHO_LINE_LENGTH;
    }
    return start === 0 ? line : line.slice(start);
  }
}

/** The last bytes of a text. Replacement characters and redaction marks can make it longer than its source. */
function cutStart(text: string, bytes: number): string {
  if (text.length * 3 <= bytes || Buffer.byteLength(text) <= bytes) return text;
  const encoded = Buffer.from(text);
  let start = encoded.length - bytes;
  // Not in the middle of a character.
  while (((encoded[start] ?? 0) & 0xc0) === 0x80) start += 1;
  return encoded.toString("utf8", start);
}
