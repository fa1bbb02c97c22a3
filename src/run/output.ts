/**
 * The output of a child: the last part of each stream for the evidence, head and tail for its log, and lines to
 * display. All text is redacted once, as it arrives. Memory stays flat whatever the child prints.
 */
import { StringDecoder } from "node:string_decoder";
import type { RedactionStream, Redactor } from "../core/redactor.ts";
import type { AttemptLog } from "./attempt-log.ts";

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
/** Kept of each stream for the evidence. */
const EVIDENCE_BYTES = 64 * KIB;
/** Written to the log as it arrives, from both streams together. */
const LOG_HEAD_BYTES = 480 * KIB;
/** Written to the log at the end, from each stream, if it did not fit the head. */
const LOG_TAIL_BYTES = 240 * KIB;
const ECHO_LINE_LENGTH = 8 * KIB;

export class ChildOutput {
  readonly #options: OutputOptions;
  readonly #captures: Partial<Record<StreamName, StreamCapture>> = {};
  #outputBytes = 0;
  #headRoomBytes = LOG_HEAD_BYTES;

  constructor(options: OutputOptions) {
    this.#options = options;
  }

  write(stream: StreamName, chunk: Buffer): void {
    this.#captures[stream] ??= new StreamCapture(stream, this.#options);
    const capture = this.#captures[stream];
    this.#outputBytes += chunk.length;
    this.#take(capture, capture.push(chunk));
  }

  /** Ends the log and returns a summary of the output. Nothing may be written after it. */
  finish(): OutputSummary {
    const { stdout, stderr } = this.#captures;
    const { log } = this.#options;
    const captures = [stdout, stderr].filter((capture) => capture !== undefined);
    // The stream that fits the head comes first, because its last characters may still have been held back.
    for (const capture of captures.toSorted((a, b) => a.restBytes - b.restBytes)) this.#take(capture, capture.end());
    for (const { name, restBytes, tail } of captures) {
      const rest = lastBytes(tail, Math.min(restBytes, LOG_TAIL_BYTES));
      const leftOutBytes = restBytes - Buffer.byteLength(rest);
      const isTitled = leftOutBytes > 0 || (captures.length > 1 && restBytes > 0);
      if (isTitled) log.write(`\n[carryover] ${name}: ${leftOutBytes} bytes left out; the rest:\n`);
      log.write(rest);
    }
    log.close();
    return {
      stdoutTail: lastBytes(stdout?.tail ?? "", EVIDENCE_BYTES),
      stderrTail: lastBytes(stderr?.tail ?? "", EVIDENCE_BYTES),
      outputBytes: this.#outputBytes,
    };
  }

  /** @param text redacted */
  #take(capture: StreamCapture, text: string): void {
    if (text === "") return;
    const bytes = Buffer.byteLength(text);
    const isWhole = bytes <= this.#headRoomBytes;
    const head = isWhole ? text : firstBytes(text, this.#headRoomBytes);
    this.#options.log.write(head);
    // The first text that does not fit ends the head, so that the log has no gaps in it.
    this.#headRoomBytes = isWhole ? this.#headRoomBytes - bytes : 0;
    capture.restBytes += isWhole ? 0 : bytes - Buffer.byteLength(head);
    capture.keep(text);
  }
}

class StreamCapture {
  readonly name: StreamName;
  /** Bytes of text that are not in the log's head. */
  restBytes = 0;
  /** The last text, at least `LOG_TAIL_BYTES` of it if there is as much. */
  tail = "";
  readonly #decoder = new StringDecoder("utf8");
  readonly #redaction: RedactionStream;
  readonly #echo: ((text: string) => void) | null;
  /** The beginning of a line whose end has not been displayed. */
  #line = "";

  constructor(name: StreamName, { key, redactor, echo }: OutputOptions) {
    this.name = name;
    this.#redaction = redactor.stream();
    this.#echo = echo === null ? null : (text) => echo({ key, stream: name, text });
  }

  /** @returns redacted text, which may lag behind the chunks */
  push(chunk: Buffer): string {
    const text = this.#redaction.push(this.#decoder.write(chunk));
    this.#display(text);
    return text;
  }

  /** @returns the text that was held back */
  end(): string {
    const text = this.#redaction.push(this.#decoder.end()) + this.#redaction.end();
    this.#display(text);
    if (this.#line !== "") this.#echo?.(this.#line);
    return text;
  }

  keep(text: string): void {
    this.tail += text;
    // Cut now and then, because a cut copies the text.
    if (this.tail.length > 2 * LOG_TAIL_BYTES) this.tail = this.tail.slice(-LOG_TAIL_BYTES);
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

/** The last whole characters of a text that fit. */
function lastBytes(text: string, bytes: number): string {
  if (bytes === 0) return "";
  const encoded = Buffer.from(text.slice(-bytes));
  let start = Math.max(0, encoded.length - bytes);
  while (((encoded[start] ?? 0) & 0xc0) === 0x80) start += 1;
  return encoded.toString("utf8", start);
}

/** The first whole characters of a text that fit. */
function firstBytes(text: string, bytes: number): string {
  const encoded = Buffer.from(text.slice(0, bytes));
  let end = Math.min(encoded.length, bytes);
  while (((encoded[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return encoded.toString("utf8", 0, end);
}
