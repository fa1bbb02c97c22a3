/** Pieces of Markdown that the sections of the summary share. */
import { escapeHtml, markdownCode, markdownText, oneLine, visibleId } from "./escape.ts";
import type { TextTable } from "./variant-tables.ts";
import { grouped } from "./words.ts";

const ID_LENGTH = 200;

/** Content that a click opens. @param title plain text */
export function fold(title: string, content: string): string {
  return `<details><summary>${escapeHtml(title)}</summary>\n\n${content}\n\n</details>`;
}

/**
 * A list of ids on one line.
 *
 * @param all how many ids there are, and where the others are named
 */
export function idList(ids: readonly string[], all: { readonly count: number; readonly where: string }): string {
  const more = all.count > ids.length ? ` and ${grouped(all.count - ids.length)} more: ${all.where}` : "";
  return ids.map(idCode).join(", ") + more;
}

/** An id as code on one line, shortened if it is long. */
export function idCode(id: string): string {
  return markdownCode(oneLine(visibleId(id), ID_LENGTH));
}

/** A part of the summary, in forms from the fullest to the shortest. */
export interface Section {
  readonly name: string;
  readonly forms: readonly string[];
}

const CELL_LENGTH = 200;

/** A table under its heading. */
export function tableSection(table: TextTable | null): Section | null {
  if (table === null) return null;
  const line = (cells: readonly string[]) => `| ${cells.map(cellText).join(" | ")} |`;
  const { title, head, rows, note } = table;
  const lines = [line(head), `|${" --- |".repeat(head.length)}`, ...rows.map(line)].join("\n");
  return {
    name: title,
    forms: [`### ${markdownText(oneLine(title, CELL_LENGTH))}\n\n${lines}\n\n${note}`],
  };
}

/** Our own names, which need no escapes. */
const FIGURES: ReadonlySet<string> = new Set(["pass@k", "pass^k"]);

/** A cell never begins a line, so a number in it does not begin a list. */
function cellText(text: string): string {
  if (FIGURES.has(text)) return text;
  return markdownText(oneLine(text, CELL_LENGTH)).replace(/^(\d+)\\(?=[.)])/, "$1");
}
