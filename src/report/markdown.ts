/** Pieces of Markdown that the sections of the summary share. */

import { grouped } from "../core/words.ts";
import { escapeHtml, markdownCode, markdownText, oneLine, visibleId } from "./escape.ts";
import type { Phrase } from "./verdict-words.ts";
import { type TextTable, UTC_MINUTE } from "./words.ts";

const ID_LENGTH = 200;

/** A part of the summary. It is left out as a whole if the summary is too long. */
export interface Section {
  readonly name: string;
  readonly text: string;
}

/** A sentence that may quote anything, with its instants in bold. */
export function markdownPhrase(phrase: Phrase): string {
  const prose = (words: string) => markdownText(words).replace(UTC_MINUTE, "**$&**");
  // The spaces between pieces stay.
  return phrase
    .map((piece) => (typeof piece === "string" ? piece.replace(/\S(?:.*\S)?/s, prose) : markdownCode(piece.code)))
    .join("");
}

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

/** A cell that holds a number, a cost, a percentage, or nothing. */
const NUMBER = /^(?:\\?\$)?[\d,.]*(?: %)?$/;

/** A table of cells that are Markdown already. Columns of numbers are aligned to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, column) => (rows.every((row) => NUMBER.test(row[column] ?? "")) ? "---:" : "---"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

const CELL_LENGTH = 200;

/** A table of plain texts under its heading. */
export function tableSection(table: TextTable | null): Section | null {
  if (table === null) return null;
  return { name: table.title, text: `### ${cellText(table.title)}\n\n${tableText(table)}` };
}

/** A table that a click on its title opens. */
export function foldedTable(table: TextTable | null): Section | null {
  return table === null ? null : { name: table.title, text: fold(table.title, tableText(table)) };
}

function tableText({ head, rows, note }: TextTable): string {
  const lines = markdownTable(
    head.map(cellText),
    rows.map((row) => row.map(cellText)),
  );
  return `${lines}${note === "" ? "" : `\n\n${note}`}`;
}

/** A cell never begins a line, so a number in it does not begin a list. */
function cellText(text: string): string {
  return markdownText(oneLine(text, CELL_LENGTH)).replace(/^(\d+)\\(?=[.)])/, "$1");
}
