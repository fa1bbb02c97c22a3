/** Objects that a text quotes, and does not report. */
import { isSimulated, lookAlike } from "./look-alike.ts";
import { announcesError, isErrorLine } from "./notice.ts";

export interface ObjectInText {
  /** Lines of its beginning and its end. */
  readonly index: number;
  readonly endLine: number;
  /** What stands before and after it on them. */
  readonly lead: string;
  readonly trail: string;
  /** Its keys have no quotes. */
  readonly bareKeys: boolean;
  /** An error was reported a few lines above. */
  readonly isNearError: boolean;
}

/** `fatal: [host]: FAILED! => {` reads like an arrow of source text. */
const ANSIBLE = /^(?:fatal|failed): \[[^\]\n]{1,200}\](?:\s\([^\n]{1,200}\))?: (?:FAILED|UNREACHABLE)! => $/;

/** An object inside running prose, a quotation or source text. */
export function isQuotedObject(lines: readonly string[], object: ObjectInText): boolean {
  const { index, endLine, lead, trail } = object;
  if (/^\s+(?:and|or|is|are|as|in|with|when|if|which|so|then|means?)\s/.test(trail)) return true;
  const before = (lines[index - 1] ?? "").trimEnd();
  if (lead.trim() === "" && /[a-z] (?:with|like|as|a|the|of|be|is|returns?|body|json)$/i.test(before)) return true;
  if (isSimulated(lead)) return true;
  // An argument of a call.
  if (/^\s{2,80}\w{1,40}=[bruf]{0,2}["'`]?$/.test(lead) && /^["'`]?,/.test(trail)) return true;
  if (/(?:^|[^`])`$/.test(lead) && /^`/.test(trail)) return true;
  const alike = lookAlike(lead);
  if (alike === "expectation" || alike === "test-outcome") return true;
  const isReport = alike === null || alike === "stack-frame" || isErrorLine(lead) || ANSIBLE.test(lead);
  if (/[a-z]{2}/i.test(lead) && !isReport) return true;
  if (!object.bareKeys) return false;
  if (/^\s?;/.test(trail) || /^\s*[|&]\s*$/.test(lead)) return true;
  if (/[(=>,]\s*$/.test(lead) && !/(?:Error|Exception)\w*\(\s*$/.test(lead)) return true;
  // Keys without quotes are source text or Node's inspect; the latter hangs on an error.
  const after = lines[endLine + 1] ?? "";
  const closing = lines[endLine] ?? "";
  if (/[,;)]\s*$/.test(closing.trimEnd()) && /^\s*[}\])]/.test(after)) return true;
  // A row of a table in source text.
  if (lead.trim() === "" && /^,/.test(trail)) return true;
  if ((lead.trim() === "" && /^(?:source|diff)$/.test(lookAlike(before) ?? "")) || lookAlike(lead) === "source")
    return true;
  return !(object.isNearError || announcesError(lead) || isErrorLine(lead) || lead.trim() === "");
}
