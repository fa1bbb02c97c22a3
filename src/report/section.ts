import { markdownText, oneLine } from "./escape.ts";
import type { TextTable } from "./variant-tables.ts";

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

/** Names of ours, which mention nobody. */
const FIGURES: ReadonlySet<string> = new Set(["pass@k", "pass^k"]);

/** A cell never begins a line, so a number in it does not begin a list. */
function cellText(text: string): string {
  if (FIGURES.has(text)) return text;
  return markdownText(oneLine(text, CELL_LENGTH)).replace(/^(\d+)\\(?=[.)])/, "$1");
}
