/** Blocks that quote: fenced code, diffs, commit messages, tables of documents. What they say happened nowhere. */
import { indentOf } from "./indent.ts";

/** The index of the line after the quotation that begins at `index`; null where none does. */
export function quotationEnd(lines: readonly string[], index: number): number | null {
  return (
    fenceEnd(lines, index) ??
    commentEnd(lines, index) ??
    diffEnd(lines, index) ??
    changeEnd(lines, index) ??
    additionEnd(lines, index) ??
    commitEnd(lines, index) ??
    tableEnd(lines, index) ??
    settingsEnd(lines, index) ??
    sectionEnd(lines, index) ??
    statusListEnd(lines, index) ??
    callEnd(lines, index) ??
    literalEnd(lines, index) ??
    declarationEnd(lines, index) ??
    bodyEnd(lines, index) ??
    numberedEnd(lines, index) ??
    toolResultEnd(lines, index) ??
    capturedEnd(lines, index)
  );
}

/** A fenced block is a quotation; a fence that is never closed is none. */
function fenceEnd(lines: readonly string[], index: number): number | null {
  const fence = /^\s{0,3}(```|(?:"""|\x27\x27\x27)(?=\s*$))/.exec(lines[index] ?? "")?.[1];
  if (fence === undefined) return null;
  for (let next = index + 1; next < lines.length && next - index < 400; next += 1) {
    if ((lines[next] ?? "").trim() === fence) return next + 1;
  }
  return null;
}

/** A block comment of source text. */
function commentEnd(lines: readonly string[], index: number): number | null {
  if (!/^\s{0,40}\/\*\*?\s{0,4}$/.test(lines[index] ?? "")) return null;
  for (let next = index + 1; next < lines.length && next - index < 400; next += 1) {
    if ((lines[next] ?? "").trimEnd().endsWith("*/")) return next + 1;
  }
  return null;
}

/** The lines of a diff are texts that somebody wrote. */
function diffEnd(lines: readonly string[], index: number): number | null {
  if (!/^(?:@@ -\d|diff --git )/.test(lines[index] ?? "")) return null;
  let next = index + 1;
  while (
    next < lines.length &&
    /^(?:[+\- ]|@@ |index |\\ No newline|(?:new|deleted) file|similarity|rename)/.test(lines[next] ?? "")
  )
    next += 1;
  return next;
}

/** Lines that went (`-`) right above those that came (`+`), or the other way round. */
function changeEnd(lines: readonly string[], index: number): number | null {
  const first = CHANGED.exec(lines[index] ?? "");
  if (first === null) return null;
  const other = first[2] === "-" ? "+" : "-";
  let next = index + 1;
  while (next < lines.length && next - index < 40) {
    const sign = CHANGED.exec(lines[next] ?? "");
    if (sign === null || sign[1] !== first[1]) return null;
    if (sign[2] === other) break;
    next += 1;
  }
  if (next >= lines.length || next - index >= 40) return null;
  while (next < lines.length && CHANGED.exec(lines[next] ?? "")?.[1] === first[1]) next += 1;
  return next;
}

/** Three lines or more that were added. */
function additionEnd(lines: readonly string[], index: number): number | null {
  let next = index;
  while (next < lines.length && /^\+(?![+\d])/.test(lines[next] ?? "")) next += 1;
  return next - index >= 3 ? next : null;
}

const CHANGED = /^(\s{0,20})([-+])(?:\s|[^-+\s])/;

/** The header and the message of a commit, as `git log` and `git show` print them. */
function commitEnd(lines: readonly string[], index: number): number | null {
  if (!/^commit [0-9a-f]{40}\b/.test(lines[index] ?? "")) return null;
  let next = index + 1;
  while (
    next < lines.length &&
    /^(?:(?:Author|Date|Merge|Commit|AuthorDate|CommitDate):|\s{4}|\s*$)/.test(lines[next] ?? "")
  )
    next += 1;
  return next;
}

/** A table of a document: a row of dashes below its header. */
function tableEnd(lines: readonly string[], index: number): number | null {
  if (!/^\s{0,3}\|?\s?:?-{2,}:?\s?(?:\|\s?:?-{2,}:?\s?){1,12}\|?\s*$/.test(lines[index + 1] ?? "")) return null;
  let next = index + 2;
  while (next < lines.length && (lines[next] ?? "").includes("|")) next += 1;
  return next;
}

const SETTINGS_KEY = /^\s{0,20}(?:-\s)?(['"]?)([\w$./ -]{1,60})\1:(?:\s|$)/;
/** Below these keys stands what happened. */
const REPORT_KEY =
  /err|exception|fail|cause|response|result|message|status|detail|reason|output|header|traceback|http|refus/i;

/** A nested mapping as YAML has it: settings, a description of an interface, a manifest. */
function settingsEnd(lines: readonly string[], index: number): number | null {
  const root = SETTINGS_KEY.exec(lines[index] ?? "");
  if (root === null || !/:\s{0,3}$/.test(lines[index] ?? "") || REPORT_KEY.test(root[2] ?? "")) return null;
  // So many words are a sentence, and what stands below it are its reasons.
  if ((root[2] ?? "").trim().split(/\s+/).length > 4) return null;
  const indent = indentOf(lines[index] ?? "");
  let next = index + 1;
  let keys = 0;
  for (; next < lines.length && next - index < 400; next += 1) {
    const line = lines[next] ?? "";
    const item = /^\s{0,40}-\s/.test(line);
    if (line.trim() === "" || indentOf(line) < indent || (indentOf(line) === indent && !item)) break;
    if (SETTINGS_KEY.test(line)) keys += 1;
    else if (!item && !/^\s{0,40}#/.test(line)) break;
  }
  return keys >= 2 ? next : null;
}

/** A section of an INI or TOML file. */
function sectionEnd(lines: readonly string[], index: number): number | null {
  const head = /^\s{0,4}\[{1,2}([\w ."-]{1,60})\]{1,2}\s*$/.exec(lines[index] ?? "");
  if (head === null || REPORT_KEY.test(head[1] ?? "")) return null;
  let next = index + 1;
  while (next < lines.length && /^\s{0,8}(?:[\w."-]{1,60}\s?=|[#;])/.test(lines[next] ?? "")) next += 1;
  return next - index >= 3 ? next : null;
}

/** Statuses one below the other, each with its meaning: a reference. */
function statusListEnd(lines: readonly string[], index: number): number | null {
  const codes = new Set<string>();
  // Below this heading stands what an interface may answer, one status or several.
  const isHeaded = /^\s{0,4}Responses\s{0,4}$/.test(lines[index] ?? "");
  let next = isHeaded ? index + 1 : index;
  for (; next < lines.length && next - index < 40; next += 1) {
    const code = LISTED_STATUS.exec(lines[next] ?? "")?.[1];
    if (code === undefined || codes.has(code)) break;
    codes.add(code);
  }
  return codes.size >= (isHeaded ? 1 : 2) ? next : null;
}

const LISTED_STATUS = /^\s{0,8}(?:[-*•|]\s{1,3}){0,2}['"`]?([1-5]\d\d)['"`]?(?:\s?[:|–-])?\s{1,12}(?!\d)\S/;

/** A call in source text that goes over several lines; what an error's own class opens is a report. */
function callEnd(lines: readonly string[], index: number): number | null {
  const line = lines[index] ?? "";
  if (
    !/^\s{0,40}(?:(?:return|await|[\w.]{1,60} =)\s){0,2}(?:[\w$]{1,60}\.){0,6}[a-z_$][\w$]{0,60}\(\s*$/.test(line) &&
    !/^\s{0,40}(?:return|raise|throw)\s(?:new\s)?[\w$.]{1,80}\(\s*$/.test(line)
  )
    return null;
  const indent = indentOf(line);
  for (let next = index + 1; next < lines.length && next - index < 60; next += 1) {
    const inner = lines[next] ?? "";
    if (/^\s{0,40}\)[;,]?\s*$/.test(inner) && indentOf(inner) === indent) return next + 1;
    if (inner.trim() !== "" && indentOf(inner) <= indent) return null;
  }
  return null;
}

const DECLARATION =
  /^\s{0,40}(?:module\.exports|export default|(?:export\s)?(?:const|let|var)\s[\w$]{1,60}(?::\s?[\w<>[\], |]{1,80})?)\s?=?\s?(?:[\w.]{1,60}\()?[{[(]\s*$/;

/** The value of a declaration in source text, over several lines. */
function declarationEnd(lines: readonly string[], index: number): number | null {
  const head = lines[index] ?? "";
  if (!DECLARATION.test(head)) return null;
  const indent = indentOf(head);
  for (let next = index + 1; next < lines.length && next - index < 60; next += 1) {
    const inner = lines[next] ?? "";
    if (inner.trim() === "") continue;
    if (indentOf(inner) === indent && /^\s{0,40}[}\])]{1,3};?\s*$/.test(inner)) return next + 1;
    if (indentOf(inner) <= indent) return null;
  }
  return null;
}

/** A text of several lines in source text: `const LOG = \`…\``, `LOG = """…"""`. */
function literalEnd(lines: readonly string[], index: number): number | null {
  const open =
    /^\s{0,40}(?:(?:export\s)?(?:const|let|var)\s)?[\w$.]{1,60}(?::\s?\w{1,40})?\s:?=\s[\w$.]{0,30}(`|"""|\x27\x27\x27)/.exec(
      lines[index] ?? "",
    );
  const quote = open?.[1];
  if (open === null || quote === undefined || (lines[index] ?? "").slice(open[0].length).includes(quote)) return null;
  for (let next = index + 1; next < lines.length && next - index < 400; next += 1)
    if ((lines[next] ?? "").includes(quote)) return next + 1;
  return null;
}

/** The body of a function or class of Python: all that is indented below its head. */
function bodyEnd(lines: readonly string[], index: number): number | null {
  const head = lines[index] ?? "";
  if (!/^\s{0,40}(?:(?:async\s)?def\s\w{1,80}\(|class\s\w{1,80}[(:]).{0,300}:\s*$/.test(head)) return null;
  const indent = indentOf(head);
  let next = index + 1;
  for (; next < lines.length && next - index < 200; next += 1) {
    const inner = lines[next] ?? "";
    if (inner.trim() !== "" && indentOf(inner) <= indent) break;
  }
  return next;
}

/** No times and no dates: records of a log rise too. */
const NUMBERED = /^\s{0,6}(\d{1,6})[:-](?!\d{2}[:-]\d{2})/;

/** Lines of a file with their rising numbers, as `grep -n` shows them. A chain of causes counts from 0, no file does. */
function numberedEnd(lines: readonly string[], index: number): number | null {
  let first = index;
  while (first > 0 && index - first < 40 && NUMBERED.test(lines[first - 1] ?? "")) first -= 1;
  if (NUMBERED.exec(lines[first] ?? "")?.[1] === "0") return null;
  let next = index;
  let last = -1;
  for (; next < lines.length; next += 1) {
    const number = Number(NUMBERED.exec(lines[next] ?? "")?.[1] ?? Number.NaN);
    if (!(number > last)) break;
    last = number;
  }
  return next - index >= 3 ? next : null;
}

/** Where a subagent is the tool, its limit is the result. */
const AGENT_NOTICE = /⎿\s{1,4}(?:API Error|You['’](?:ve|re)\s(?:hit|reached|out of)|[\w -]{1,30}limit reached\b)/;

/** The result of an agent's tool: the first `⎿` below `⏺ Tool(…)`. A second one is the agent's own word. */
function toolResultEnd(lines: readonly string[], index: number): number | null {
  if (!/^\s{0,4}[⏺●]\s[A-Z]\w{1,30}\(/.test(lines[index] ?? "")) return null;
  let next = index + 1;
  while (next < lines.length && next - index < 12 && !/^\s{0,4}[⎿⏺●]/.test(lines[next] ?? "")) next += 1;
  if (!/^\s{0,4}⎿/.test(lines[next] ?? "") || AGENT_NOTICE.test(lines[next] ?? "")) return null;
  next += 1;
  while (next < lines.length && /^\s{5,}\S/.test(lines[next] ?? "")) next += 1;
  return next;
}

/** What a test printed while it ran, as pytest and Jest show it; its error stands elsewhere. */
function capturedEnd(lines: readonly string[], index: number): number | null {
  const line = lines[index] ?? "";
  let next = index + 1;
  if (/^-{4,}\s?Captured (?:stdout|stderr|log) (?:call|setup|teardown)\s?-{4,}\s*$/.test(line)) {
    while (next < lines.length && !/^(?:-{4,}|={4,}|_{4,})/.test(lines[next] ?? "")) next += 1;
    return next;
  }
  if (!/^\s{2,6}console\.(?:log|error|warn|info|debug)\s*$/.test(line)) return null;
  const indent = indentOf(line);
  while (next < lines.length && ((lines[next] ?? "").trim() === "" || indentOf(lines[next] ?? "") > indent)) next += 1;
  return next;
}
