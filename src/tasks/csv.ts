/** Tasks from CSV. The header row names the fields, one of which is `id`. Every field is text. */
import { CsvError, parse } from "csv-parse/sync";
import { UserError } from "../core/user-error.ts";
import { quote } from "../core/words.ts";
import type { TaskList } from "./task-list.ts";

/**
 * Adds each record of the text. A record of several lines is reported by its first line. Columns without a name, as
 * spreadsheets write them, are left out.
 *
 * @param name the name of the file in errors
 * @throws UserError for text that is not CSV with a column `id`
 */
export function addCsv(list: TaskList, text: string, name: string): void {
  // The parser skips empty lines.
  const headerLine = text.slice(0, Math.max(0, text.search(/[^\r\n]/))).split("\n").length;
  let lastLine = 0;
  try {
    parse(text, {
      skip_empty_lines: true,
      columns: (header: readonly string[]) => {
        lastLine = headerLine;
        return readHeader(header, `${name}:${headerLine}`);
      },
      on_record: (fields: Readonly<Record<string, string>>, { lines }) => {
        lastLine = lines;
        const lineBreaks = Object.values(fields).join("").split("\n").length - 1;
        list.add(fields, null, lines - lineBreaks);
        // The parser must not collect records. The list keeps what it needs.
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // For a quote that is not closed, the parser names the end of the file.
    const line = (error.code === "CSV_QUOTE_NOT_CLOSED" ? 0 : Number(error.lines)) || lastLine + 1;
    const found = error.message.replace(/,? (?:on|at) line \d+/, "");
    throw new UserError(
      `Expected valid CSV at ${name}:${line} (line ${line}), found: ${found}. Put quotes around a field that holds a comma, a quote or a line break, and write "" for a quote inside it.`,
    );
  }
}

/** @returns the names of the columns; false for one that is left out */
function readHeader(header: readonly string[], place: string): (string | false)[] {
  const names = header.map((cell) => cell.trim());
  const twice = names.find((one, index) => one !== "" && names.indexOf(one) !== index);
  if (twice !== undefined) {
    throw new UserError(
      `Expected a header row of different names at ${place}, found ${quote(twice)} twice. Rename one of the columns.`,
    );
  }
  if (!names.includes("id")) {
    const separator = names.length === 1 && /[;\t]/.test(names[0] ?? "") ? " Separate the fields by commas." : "";
    const found = names.slice(0, 8).map(quote).join(", ");
    throw new UserError(
      `Expected a header row with a column "id" at ${place}, found ${found}.${separator} Add the column, or rename the column that identifies a task to "id".`,
    );
  }
  return names.map((one) => one !== "" && one);
}
