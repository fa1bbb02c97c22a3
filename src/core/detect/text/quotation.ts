/** Blocks that quote: fenced code, diffs, commit messages, tables of documents. What they say happened nowhere. */

/** The index of the line after the quotation that begins at `index`; null where none does. */
export function quotationEnd(lines: readonly string[], index: number): number | null {
  return (
    fenceEnd(lines, index) ??
    diffEnd(lines, index) ??
    changeEnd(lines, index) ??
    commitEnd(lines, index) ??
    tableEnd(lines, index) ??
    settingsEnd(lines, index)
  );
}

/** A fenced block is a quotation; a fence that is never closed is none. */
function fenceEnd(lines: readonly string[], index: number): number | null {
  if (!/^\s{0,3}```/.test(lines[index] ?? "")) return null;
  for (let next = index + 1; next < lines.length && next - index < 400; next += 1) {
    if (/^\s{0,3}```\s*$/.test(lines[next] ?? "")) return next + 1;
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
  const indent = indentOf(lines[index] ?? "");
  let next = index + 1;
  let keys = 0;
  for (; next < lines.length && next - index < 400; next += 1) {
    const line = lines[next] ?? "";
    const item = /^\s{0,40}-\s/.test(line);
    if (line.trim() === "" || indentOf(line) < indent || (indentOf(line) === indent && !item)) break;
    if (SETTINGS_KEY.test(line)) keys += 1;
    else if (!item && !/^\s{0,40}#/.test(line)) return null;
  }
  return keys >= 2 ? next : null;
}

function indentOf(line: string): number {
  return /^\s*/.exec(line)?.[0].length ?? 0;
}
