/** The text of a task list: UTF-8, with lines that end at `\n` only. A `\r` stays, for the reader of the format. */
import { isUtf8 } from "node:buffer";
import { UserError } from "../core/user-error.ts";

const NEWLINE = 0x0a;
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Decodes a whole list and drops its byte order mark.
 *
 * @param source the name of the list in errors, such as `tasks.jsonl`
 * @throws UserError if the bytes are not UTF-8
 */
export function decodeList(bytes: Buffer, source: string): string {
  if (isUtf8(bytes)) {
    const text = bytes.toString("utf8");
    return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  }
  if (isUtf16(bytes)) throw new UserError(`Expected ${source} to be UTF-8 text, found UTF-16. Save it as UTF-8.`);
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
    if (!isUtf8(bytes.subarray(start, end))) break;
    line += 1;
    start = end + 1;
  }
  throw new UserError(
    `Expected ${source} to be UTF-8 text, found other bytes at ${source}:${line} (line ${line}). Save it as UTF-8.`,
  );
}

function isUtf16(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** @param onLine takes each line and its number, from 1 */
export function forEachLine(text: string, onLine: (line: string, number: number) => void): void {
  let number = 0;
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    number += 1;
    onLine(text.slice(start, end), number);
    start = end + 1;
  }
}
