/** Reads clean lines to events: responses, records, error lines and notices, and what belongs to them. */

import { unreachable } from "../unreachable.ts";
import { addFacts, type Facts, noFacts } from "./facts.ts";
import { readMessage, TRIGGER } from "./forms/read-message.ts";
import { lastRefusal, type TextEvent } from "./incident.ts";
import type { InstantContext } from "./reset/instant.ts";
import { readProseWaits } from "./reset/prose-waits.ts";
import { readHeadersInText, readResponseHead } from "./structured/http-response.ts";
import { type Parsed, parseNotation } from "./structured/notation.ts";
import { readPropertyLines } from "./structured/property-lines.ts";
import { BELOW_AN_ERROR, readErrorFields, readRecord } from "./structured/record.ts";
import { cleanLines } from "./text/clean-lines.ts";
import { blockEnd, isExample, isTitle } from "./text/example.ts";
import { indentOf } from "./text/indent.ts";
import { lookAlike, RUBY_ERROR } from "./text/look-alike.ts";
import { announcesError, isErrorLine, isNotice } from "./text/notice.ts";
import { closingNoticeAt, isContinuedProse, isUnderHeading, type Paragraph, readParagraph } from "./text/paragraph.ts";
import { isAgentAnswer, isExitStatus, isProgramFault, isWarningRecord, passingOf } from "./text/passing.ts";
import { quotationEnd } from "./text/quotation.ts";
import { isQuotedObject } from "./text/quoted-object.ts";
import { addressIn, requestAddress, tellsSuccess } from "./text/request-line.ts";
import { isAmidSource, isBesideSource } from "./text/surrounding-source.ts";

const DEEPEST_LOG = 2;
const LONGEST_LEAD = 2_000;
const NEAR_ERROR = 12;
/** More words than a wait has before or after a break. */
const SEAM = 120;
const OBJECT_START =
  /\{(?=(?:\s|\\{1,4}n){0,40}(?:\\{0,4}["'`]|[A-Za-z_$][\w$-]{0,60}\s{0,3}(?:[:{]|=>)|:[a-z_]{1,40}\s?=>|\[Symbol))|\[(?=(?:\s|\\{1,4}n){0,40}(?:\\{0,4}["'](?![^"'\n]{0,60}["']\s?,?\s?[A-Za-z])|[{[]\s{0,40}\\{0,4}["'{(]|[a-z_]{1,40}\s\{|\(['"]))/g;

/** Reads a whole text. */
export function readEvents(text: string, context: InstantContext, depth = 0): TextEvent[] {
  return new EventReader(cleanLines(text), context, depth).read();
}

/** Mutable inside one call of `readEvents` only. */
class EventReader {
  private readonly lines: readonly string[];
  private readonly context: InstantContext;
  private readonly depth: number;
  private readonly starts: number[] = [];
  private readonly text: string;
  private readonly events: TextEvent[] = [];
  /** -1 where all lines are blank. */
  private readonly firstFilled: number;
  private lastError = Number.NEGATIVE_INFINITY;
  private work: number;

  constructor(lines: readonly string[], context: InstantContext, depth: number) {
    this.lines = lines;
    this.context = context;
    this.depth = depth;
    this.text = lines.join("\n");
    this.firstFilled = lines.findIndex((line) => line.trim() !== "");
    let at = 0;
    for (const line of lines) {
      this.starts.push(at);
      at += line.length + 1;
    }
    // Objects that turn out to be none are read in vain: bounded by a multiple of the text.
    this.work = this.text.length * 6 + 20_000;
  }

  read(): TextEvent[] {
    let index = 0;
    while (index < this.lines.length) index = Math.max(index + 1, this.step(index));
    return this.events;
  }

  /** Reads what begins at line `index`; the index of the next line. */
  private step(index: number): number {
    const line = this.lines[index] ?? "";
    if (line === "") return index + 1;
    const quoted = quotationEnd(this.lines, index);
    if (quoted !== null) return quoted;
    const response = this.response(index);
    if (response !== null) return response;
    const object = this.object(index);
    if (object !== null) return object;
    const properties = this.properties(index);
    if (properties !== null) return properties;
    return this.plain(index);
  }

  private response(index: number): number | null {
    const head = readResponseHead(this.lines, index);
    if (head === null) return null;
    if (isTitle(this.lines, index)) return index + 1;
    if (isExample(this.lines, index)) return blockEnd(this.lines, index, head.next);
    if (head.status < 400) {
      if (head.status >= 200) this.events.push({ kind: "success", line: index, url: null });
      return head.next;
    }
    let next = head.next;
    while (next < this.lines.length && next - head.next < 3 && /^\s{0,4}<?\s{0,4}$/.test(this.lines[next] ?? ""))
      next += 1;
    const facts = head.facts;
    const body = this.parseAt(next, /^\s{0,20}[{[]/);
    if (body !== null) {
      const reading = readRecord(body.value, `HTTP ${head.status}:`, this.context);
      // A record of something else may stand below a response without a body.
      if (reading.kind === "refusal" && !isBare(reading.facts)) addFacts(facts, reading.facts);
      next = body.nextLine;
    } else if (next > head.next || /^\s{0,4}(?:<html|<!doctype|<title|<head)/i.test(this.lines[next] ?? "")) {
      const text = this.lines.slice(next, next + 6).join("\n");
      if (
        readResponseHead(this.lines, next) === null &&
        !/^\s*\S+\s*$/.test(text) &&
        lookAlike(this.lines[next] ?? "") === null
      ) {
        addFacts(facts, readMessage(text, this.context));
        while (next < this.lines.length && next - head.next < 15 && (this.lines[next] ?? "").trim() !== "") next += 1;
      }
    }
    facts.status =
      facts.meanings.size === 0 || facts.status === null ? head.status : facts.status === 429 ? 429 : head.status;
    this.push(index, next, facts, "");
    return next;
  }

  /** The object that begins on a line, read over as many lines as it has. */
  private parseAt(index: number, shape: RegExp): { value: Parsed["value"]; nextLine: number } | null {
    const line = this.lines[index];
    if (line === undefined || !shape.test(line) || this.work <= 0) return null;
    const from = (this.starts[index] ?? 0) + line.search(/[{[]/);
    const parsed = parseNotation(this.text, from);
    this.work -= (parsed?.end ?? from + 200) - from;
    return parsed === null ? null : { value: parsed.value, nextLine: this.lineAt(parsed.end) + 1 };
  }

  private lineAt(offset: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset - 1) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private object(index: number): number | null {
    const line = this.lines[index] ?? "";
    OBJECT_START.lastIndex = 0;
    const text = this.withNext(index);
    // Words before an object are those since the one before it.
    let leadFrom = 0;
    for (let match = OBJECT_START.exec(text); match !== null; match = OBJECT_START.exec(text)) {
      if (match.index >= line.length || this.work <= 0) return null;
      const from = (this.starts[index] ?? 0) + match.index;
      const parsed = parseNotation(this.text, from);
      this.work -= (parsed?.end ?? from + 400) - from;
      if (parsed === null) continue;
      if (parsed.value.kind === "object" ? parsed.value.entries.length === 0 : parsed.value.items.length === 0)
        continue;
      const endLine = parsed.complete ? this.lineAt(parsed.end) : index;
      const lead = line.slice(Math.max(leadFrom, match.index - LONGEST_LEAD), match.index);
      const trail = parsed.complete ? this.text.slice(parsed.end, this.endOf(endLine)) : "";
      const isNearError = index - this.lastError <= NEAR_ERROR;
      if (isQuotedObject(this.lines, { index, endLine, lead, trail, bareKeys: parsed.bareKeys, isNearError }))
        return parsed.complete && lead.trim() === "" ? endLine + 1 : null;
      const reading = readRecord(
        parsed.value,
        this.leadWords(lead, index, parsed.bareKeys || endLine > index),
        this.context,
      );
      switch (reading.kind) {
        case "silent":
          return endLine + 1;
        case "success":
          this.events.push({ kind: "success", line: index, url: reading.url });
          return endLine + 1;
        case "unknown":
          if (lead.trim() === "" && trail.trim().length <= 1) return endLine + 1;
          break;
        case "refusal":
          if (!says(reading.facts) && reading.logs.length === 0) {
            // `Error for Example({…}): …`: the error's own object may follow on the line.
            if (reading.facts.headers.size > 0 || reading.facts.waits.length > 0) this.attach(index, reading.facts);
            if (endLine > index) return endLine + 1;
            break;
          }
          // Of an object that is cut off all the rest of the text is read.
          return this.refusal(
            index,
            parsed.complete ? endLine : this.lineAt(parsed.end),
            reading.facts,
            reading.logs,
            line,
            parsed.complete ? parsed.end : null,
          );
        default:
          unreachable(reading);
      }
      leadFrom = parsed.end - (this.starts[index] ?? 0);
      OBJECT_START.lastIndex = Math.max(OBJECT_START.lastIndex, leadFrom);
    }
    return null;
  }

  /** The line, and the next where an object may open on it. */
  private withNext(index: number): string {
    const line = this.lines[index] ?? "";
    return /[{[(]\s*$/.test(line)
      ? `${line}\n${(this.lines[index + 1] ?? "").slice(0, 200)}\n${(this.lines[index + 2] ?? "").slice(0, 200)}`
      : line;
  }

  /** Words before the object; of a dump below a stack those of the error above it. */
  private leadWords(lead: string, index: number, isDump: boolean): string {
    if (lead.trim() !== "" && !/^\s*(?:at\s.*|[\w$'".-]{1,40}\s?[:=]\s?|[a-zA-Z]{1,30}\s?|\[?b?['"]?)$/.test(lead))
      return lead;
    const announced = /:\s*$/.test(this.lines[index - 1] ?? "");
    return (isDump || announced) && index - this.lastError <= NEAR_ERROR ? BELOW_AN_ERROR : lead;
  }

  /** The refusal of an object, with the objects and words that follow it on its last line; the next line. */
  private refusal(
    index: number,
    endLine: number,
    facts: Facts,
    logs: readonly string[],
    line: string,
    end: number | null,
  ): number {
    let last = endLine;
    let at = end;
    for (let more = 0; more < 6 && at !== null && this.work > 0; more += 1) {
      const next = this.text.slice(at, this.endOf(last)).search(/[{[]\s{0,4}['"]/);
      const parsed = next === -1 ? null : parseNotation(this.text, at + next);
      if (parsed === null) break;
      this.work -= parsed.end - at;
      const reading = readRecord(parsed.value, this.text.slice(at, at + next), this.context);
      if (reading.kind === "refusal") addFacts(facts, reading.facts);
      at = parsed.complete ? parsed.end : null;
      if (at !== null) last = this.lineAt(at);
    }
    const trail = at === null ? "" : this.text.slice(at, this.endOf(last));
    if (trail.trim().length > 8) addFacts(facts, readMessage(trail, this.context));
    if (this.depth < DEEPEST_LOG) {
      for (const log of logs) {
        const inner = lastRefusal(readEvents(log.slice(-65_536), this.context, this.depth + 1));
        if (inner !== null) this.push(index, last, inner, "");
      }
    }
    this.push(index, last, facts, line + trail);
    return last + 1;
  }

  private endOf(line: number): number {
    return (this.starts[line] ?? 0) + (this.lines[line] ?? "").length;
  }

  /** Lines of `key: value` below an error: what Node and many CLIs print of its fields. */
  private properties(index: number): number | null {
    if (index - this.lastError > NEAR_ERROR && !this.isCutObject(index)) return null;
    const lines = readPropertyLines(this.lines, index);
    if (lines === null) return null;
    const { group, next } = lines;
    const facts = readErrorFields(group, this.context);
    if (says(facts)) this.push(index, next - 1, facts, "");
    else this.attach(index, facts);
    return next;
  }

  /** The rest of an object whose beginning was cut off with all that stood before it. */
  private isCutObject(index: number): boolean {
    return index === this.firstFilled && /^\s{0,12}"/.test(this.lines[index] ?? "");
  }

  private plain(index: number): number {
    const line = this.lines[index] ?? "";
    if (tellsSuccess(line)) {
      this.events.push({ kind: "success", line: index, url: addressIn(line) });
      return index + 1;
    }
    if (isAgentAnswer(line) && !TRIGGER.test(line)) {
      this.events.push({ kind: "answer", line: index });
      return index + 1;
    }
    if (isExitStatus(line) && !TRIGGER.test(line)) return index + 1;
    const announces = announcesError(line);
    const ofProgram = isProgramFault(line);
    const isNear = index - this.lastError <= NEAR_ERROR;
    if (!announces && !ofProgram && !TRIGGER.test(line)) {
      // The fields of an error stand below its stack, however deep that is.
      if (isNear && lookAlike(line) === "stack-frame") this.lastError = index;
      return index + 1;
    }
    // A field of an object in source text; the fields of an error stand below it.
    if (!isNear && /^\s{1,40}[\w$]{2,40}:\s\S.{0,200},\s*$/.test(line) && isBesideSource(this.lines, index))
      return index + 1;
    const closing = this.closing(index);
    if (closing !== null) return closing;
    const alike = lookAlike(line);
    if (ofProgram || (alike === null && announces && !TRIGGER.test(line) && !isWarningRecord(line)))
      this.events.push({ kind: "failure", line: index, ofProgram });
    if (alike === "stack-frame" && isNear) this.lastError = index;
    // Neither a warning nor a fault of the program has fields of a response below it.
    if (alike === null && announces && !ofProgram && !isWarningRecord(line)) this.lastError = index;
    if (alike !== null && !(alike === "document" && this.isListedNotice(index, line))) return index + 1;
    if (isTitle(this.lines, index) || (indentOf(line) >= 2 && isExample(this.lines, index))) return index + 1;
    if (announces && this.escaped(index, line)) return index + 1;
    const text = line.replace(/^E\s{2,8}/, "").replace(RUBY_ERROR, "");
    const paragraph = unquotedParagraph(readParagraph(this.lines, index, text, this.statesWait), index);
    if (!isContinuedProse(this.lines, index) && this.isReport(index, text, paragraph.text)) {
      const facts = readMessage(paragraph.text, this.context);
      facts.url = requestAddress(line);
      for (const [name, value] of readHeadersInText(paragraph.text)) facts.headers.set(name, value);
      if (says(facts)) {
        this.lastError = paragraph.next - 1;
        this.push(index, paragraph.next - 1, facts, paragraph.text);
        return paragraph.next;
      }
    }
    const headers = readHeadersInText(line);
    const waits = readProseWaits(paragraph.text, this.context);
    if (headers.size > 0 || waits.length > 0) {
      const facts = noFacts();
      for (const [name, value] of headers) facts.headers.set(name, value);
      facts.waits.push(...waits);
      this.attach(index, facts);
    }
    return index + 1;
  }

  /** The notice that ends a line, read without what stands before it; the next line, or null where none does. */
  private closing(index: number): number | null {
    const notice = closingNoticeAt(this.lines, index);
    if (notice === null) return null;
    this.push(index, notice.next - 1, readMessage(notice.text, this.context), notice.text);
    return notice.next;
  }

  /** Whether a wait spans the end of a text and the beginning of the next line. */
  private readonly statesWait = (text: string, next: string): boolean => {
    const [end, start] = [text.slice(-SEAM), next.slice(0, SEAM)];
    const read = (words: string) => readProseWaits(words, this.context).map((wait) => JSON.stringify(wait));
    const apart = new Set([...read(end), ...read(start)]);
    return read(`${end} ${start}`).some((wait) => !apart.has(wait));
  };

  /** Reads the lines of an output that was printed as one string, with its breaks escaped; whether they tell of a refusal. */
  private escaped(index: number, line: string): boolean {
    if (this.depth >= DEEPEST_LOG || !/\w.{0,400}\\n/.test(line)) return false;
    const text = line
      .replace(/\\r?\\n|\\n/g, "\n")
      .replaceAll("\\t", "\t")
      .replace(/\\(["'\\])/g, "$1");
    const inner = lastRefusal(readEvents(text, this.context, this.depth + 1));
    if (inner !== null) this.push(index, index, inner, "");
    return inner !== null;
  }

  /** Whether the line reports an error or is a notice, alone or with the lines that continue it. */
  private isReport(index: number, line: string, paragraph: string): boolean {
    if (isErrorLine(line)) return true;
    // An agent's thoughts have headings, and below them it reports.
    const isDocument = isUnderHeading(this.lines, index) && !/^(?:ERROR|FATAL)\b/.test(line);
    if (!isDocument && isNotice(line)) return true;
    return (
      paragraph !== line && TRIGGER.test(paragraph) && (isErrorLine(paragraph) || (!isDocument && isNotice(paragraph)))
    );
  }

  /** `■`, `●` and `-` before a notice are bullets of tools; before prose those of documents. */
  private isListedNotice(index: number, line: string): boolean {
    const isAlone = ![index - 1, index + 1].some((at) => /^\s{0,8}[-*•●]\s/.test(this.lines[at] ?? ""));
    if (isAlone && /^\s{0,3}[•●]\s/.test(line) && RESETS.test(line) && isNotice(line)) return true;
    return /^\s{0,3}[-*•●]\s(?!\*\*)/.test(line) && announcesError(line) && isErrorLine(line);
  }

  private push(line: number, end: number, facts: Facts, words: string): void {
    if (!says(facts) || isAmidSource(this.lines, line, end)) return;
    this.lastError = Math.max(this.lastError, end);
    const retries = /\bretr(?:y|ying|ies)\b/i.test(words);
    this.events.push({ kind: "refusal", line, end, facts, retries, passing: passingOf(words) });
  }

  private attach(line: number, facts: Facts): void {
    this.events.push({ kind: "attachment", line, facts });
  }
}

/** A message that was printed as a string and wrapped at words. */
function unquotedParagraph(paragraph: Paragraph, index: number): Paragraph {
  if (paragraph.next === index + 1 || !/^"[^"]{12,4000}"$/.test(paragraph.text)) return paragraph;
  return { ...paragraph, text: paragraph.text.slice(1, -1) };
}

const RESETS = /\b(?:resets?|try again|retry)\s(?:at|in|on|after)\b/i;

/** Whether nothing was said but, at most, the status. */
function isBare({ meanings, waits, headers }: Facts): boolean {
  return meanings.size === 0 && waits.length === 0 && headers.size === 0;
}

/** Whether anything was said that can be judged. */
function says(facts: Facts): boolean {
  return facts.meanings.size > 0 || (facts.status !== null && facts.status >= 400);
}
