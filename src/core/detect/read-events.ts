/** Reads clean lines to events: responses, records, error lines and notices, and what belongs to them. */

import { unreachable } from "../unreachable.ts";
import { addFacts, type Facts, noFacts } from "./facts.ts";
import { readMessage, TRIGGER } from "./forms/read-message.ts";
import { lastRefusal, type TextEvent } from "./incident.ts";
import type { InstantContext } from "./reset/instant.ts";
import { readProseWaits } from "./reset/prose-waits.ts";
import { fieldRole } from "./structured/fields.ts";
import { readHeadersInText, readResponseHead } from "./structured/http-response.ts";
import { type NotationObject, type NotationValue, type Parsed, parseNotation } from "./structured/notation.ts";
import { BELOW_AN_ERROR, readErrorFields, readRecord } from "./structured/record.ts";
import { cleanLines } from "./text/clean-lines.ts";
import { indentOf } from "./text/indent.ts";
import { isSimulated, lookAlike, RUBY_ERROR } from "./text/look-alike.ts";
import { announcesError, isDefinition, isErrorLine, isNotice } from "./text/notice.ts";
import { isContinuedProse, isUnderHeading, type Paragraph, readParagraph } from "./text/paragraph.ts";
import { isAgentAnswer, isExitStatus, isProgramFault, isWarningRecord, passingOf } from "./text/passing.ts";
import { quotationEnd } from "./text/quotation.ts";
import { addressIn, requestAddress, tellsSuccess } from "./text/request-line.ts";
import { isAmidSource, isBesideSource } from "./text/surrounding-source.ts";

const DEEPEST_LOG = 2;
const LONGEST_LEAD = 2_000;
const NEAR_ERROR = 12;
const OBJECT_START =
  /\{(?=(?:\s|\\{1,4}n){0,40}(?:\\{0,4}["'`]|[A-Za-z_$][\w$-]{0,60}\s{0,3}(?:[:{]|=>)|:[a-z_]{1,40}\s?=>|\[Symbol))|\[(?=(?:\s|\\{1,4}n){0,40}(?:\\{0,4}["'](?![^"'\n]{0,60}["']\s?,?\s?[A-Za-z])|[{[]\s{0,40}\\{0,4}["'{(]|[a-z_]{1,40}\s\{|\(['"]))/g;
/** `fatal: [host]: FAILED! => {` reads like an arrow of source text. */
const ANSIBLE = /^(?:fatal|failed): \[[^\]\n]{1,200}\](?:\s\([^\n]{1,200}\))?: (?:FAILED|UNREACHABLE)! => $/;

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
  private lastError = Number.NEGATIVE_INFINITY;
  private work: number;

  constructor(lines: readonly string[], context: InstantContext, depth: number) {
    this.lines = lines;
    this.context = context;
    this.depth = depth;
    this.text = lines.join("\n");
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
    if (this.isTitle(index)) return index + 1;
    if (this.isExample(index)) return this.blockEnd(index, head.next);
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

  /** "For example:" above what follows. */
  private isExample(index: number): boolean {
    const above = [1, 2].map((back) => this.lines[index - back] ?? "").find((line) => line.trim() !== "") ?? "";
    return /\b(?:example|e\.g\.|such as|looks? like|like this|prints|shows|displays|outputs)\b[^\n]{0,60}:\s*$/i.test(
      above,
    );
  }

  /** The title of a page about a status, a few lines above its explanation. */
  private isTitle(index: number): boolean {
    return (this.lines[index] ?? "").length < 80 && this.lines.slice(index + 1, index + 4).some(isDefinition);
  }

  /** The end of the indented block that line `index` begins; at least `next`. */
  private blockEnd(index: number, next: number): number {
    const indent = indentOf(this.lines[index] ?? "");
    let end = next;
    for (let at = next; indent > 0 && at < this.lines.length && at - index < 40; at += 1) {
      const line = this.lines[at] ?? "";
      if (line.trim() === "") continue;
      if (indentOf(line) < indent) break;
      end = at + 1;
    }
    return end;
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
      if (this.isQuotation(index, endLine, lead, trail, parsed.bareKeys))
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

  /** An object inside running prose, a quotation or source text. */
  private isQuotation(index: number, endLine: number, lead: string, trail: string, bareKeys: boolean): boolean {
    if (/^\s+(?:and|or|is|are|as|in|with|when|if|which|so|then|means?)\s/.test(trail)) return true;
    const before = (this.lines[index - 1] ?? "").trimEnd();
    if (lead.trim() === "" && /[a-z] (?:with|like|as|a|the|of|be|is|returns?|body|json)$/i.test(before)) return true;
    if (isSimulated(lead)) return true;
    // An argument of a call.
    if (/^\s{2,80}\w{1,40}=[bruf]{0,2}["'`]?$/.test(lead) && /^["'`]?,/.test(trail)) return true;
    if (/(?:^|[^`])`$/.test(lead) && /^`/.test(trail)) return true;
    const alike = lookAlike(lead);
    if (alike === "expectation" || alike === "test-outcome") return true;
    const isReport = alike === null || alike === "stack-frame" || isErrorLine(lead) || ANSIBLE.test(lead);
    if (/[a-z]{2}/i.test(lead) && !isReport) return true;
    if (!bareKeys) return false;
    if (/^\s?;/.test(trail) || /^\s*[|&]\s*$/.test(lead)) return true;
    if (/[(=>,]\s*$/.test(lead) && !/(?:Error|Exception)\w*\(\s*$/.test(lead)) return true;
    // Keys without quotes are source text or Node's inspect; the latter hangs on an error.
    const after = this.lines[endLine + 1] ?? "";
    const closing = this.lines[endLine] ?? "";
    if (/[,;)]\s*$/.test(closing.trimEnd()) && /^\s*[}\])]/.test(after)) return true;
    // A row of a table in source text.
    if (lead.trim() === "" && /^,/.test(trail)) return true;
    if ((lead.trim() === "" && /^(?:source|diff)$/.test(lookAlike(before) ?? "")) || lookAlike(lead) === "source")
      return true;
    return !(index - this.lastError <= NEAR_ERROR || announcesError(lead) || isErrorLine(lead) || lead.trim() === "");
  }

  /** Lines of `key: value` below an error: what Node and many CLIs print of its fields. */
  private properties(index: number): number | null {
    if (index - this.lastError > NEAR_ERROR && !this.isCutObject(index)) return null;
    const entries: [string, NotationValue][] = [];
    let next = index;
    while (next < this.lines.length && entries.length < 60) {
      const match = /^\s{0,12}['"]?([A-Za-z_$][\w$.-]{1,40})['"]?\s?[:=]\s{1,3}(\S.{0,4000})$/.exec(
        this.lines[next] ?? "",
      );
      // `INFO: retry succeeded` is a record of a log.
      if (match === null || /^(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL|CRITICAL)$/.test(match[1] ?? ""))
        break;
      const role = fieldRole(match[1] ?? "");
      if (role === "other" && entries.length === 0) return null;
      const value = (match[2] ?? "").replace(/,\s*$/, "").replace(/^(['"`])([\s\S]*)\1$/, "$2");
      if (/^[{[]/.test(value)) break;
      entries.push([match[1] ?? "", value]);
      next += 1;
    }
    if (entries.length === 0) return null;
    const group: NotationObject = { kind: "object", entries };
    const told = entries.some(([key]) =>
      ["message", "status", "code", "header", "wait-ms", "wait-seconds", "retry-info", "instant"].includes(
        fieldRole(key),
      ),
    );
    if (!told || entries.some(([, value]) => lookAlike(String(value)) !== null)) return null;
    const isLone = entries.slice(1).every(([key]) => fieldRole(key) === "other");
    if (isLone && /^\s{0,2}(?:error|Error)\b/.test(this.lines[index] ?? "")) return null;
    const facts = readErrorFields(group, this.context);
    if (says(facts)) this.push(index, next - 1, facts, "");
    else this.attach(index, facts);
    return next;
  }

  /** The rest of an object whose beginning was cut off with all that stood before it. */
  private isCutObject(index: number): boolean {
    return /^\s{0,12}"/.test(this.lines[index] ?? "") && this.lines.slice(0, index).every((line) => line.trim() === "");
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
    const alike = lookAlike(line);
    if (ofProgram || (alike === null && announces && !TRIGGER.test(line) && !isWarningRecord(line)))
      this.events.push({ kind: "failure", line: index, ofProgram });
    if (alike === "stack-frame" && isNear) this.lastError = index;
    // Neither a warning nor a fault of the program has fields of a response below it.
    if (alike === null && announces && !ofProgram && !isWarningRecord(line)) this.lastError = index;
    if (alike !== null && !(alike === "document" && this.isListedNotice(index, line))) return index + 1;
    if (this.isTitle(index) || (indentOf(line) >= 2 && this.isExample(index))) return index + 1;
    if (announces && this.escaped(index, line)) return index + 1;
    const text = line.replace(/^E\s{2,8}/, "").replace(RUBY_ERROR, "");
    const paragraph = unquotedParagraph(readParagraph(this.lines, index, text), index);
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
