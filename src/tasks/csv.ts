/** Tasks from CSV. The header row names the fields, one of which is `id`. Every field is text. */
import { CsvError, parse } from "csv-parse/sync";
import { quote } from "./list-problems.ts";
import type { TaskList } from "./task-list.ts";

/**
 * Adds each record of the text. A record of several lines is reported by its first line. Columns without a name are
 * dropped while they are empty, as spreadsheets write them.
 *
 * @param name the name of the file in errors
 */
export function addCsv(list: TaskList, text: string, name: string): void {
  let header: readonly string[] | null = null;
  let lastLine = 0;
  const at = (line: number): string => `${name}:${line} (line ${line})`;
  try {
    parse(text, {
      skip_empty_lines: true,
      on_record: (record: readonly string[], { lines }) => {
        lastLine = lines;
        if (header === null) header = readHeader(list, record, at(lines));
        // Without ids every record would be reported as well.
        else if (header.includes("id")) {
          const line = lines - (record.join("").split("\n").length - 1);
          const fields = fieldsOf(list, { header, record, where: at(line) });
          if (fields !== null) list.add(fields, null, line);
        }
        // The parser must not collect records. The list keeps what it needs.
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = (error.code === "CSV_QUOTE_NOT_CLOSED" ? 0 : Number(error.lines)) || lastLine + 1;
    list.problem(brokenCsv(error, at(line), (header as readonly string[] | null)?.length ?? 0));
  }
}

function readHeader(list: TaskList, record: readonly string[], where: string): readonly string[] {
  const names = record.map((cell) => cell.trim());
  const twice = names.find((name, index) => name !== "" && names.indexOf(name) !== index);
  if (twice !== undefined) {
    list.problem(
      `Expected a header row of different names at ${where}, found ${quote(twice)} twice. Rename one of the columns.`,
    );
  }
  if (!names.includes("id")) {
    const separator = names.length === 1 && /[;\t]/.test(names[0] ?? "") ? " Separate the fields by commas." : "";
    const found = names.slice(0, 8).map(quote).join(", ");
    list.problem(
      `Expected a header row with a column "id" at ${where}, found ${found}.${separator} Add the column, or rename the column that identifies a task to "id".`,
    );
  }
  return names;
}

function fieldsOf(
  list: TaskList,
  row: { readonly header: readonly string[]; readonly record: readonly string[]; readonly where: string },
): object | null {
  const cells = row.header.map((name, index): [string, string] => [name, row.record[index] ?? ""]);
  const unnamed = cells.findIndex(([name, cell]) => name === "" && cell !== "");
  if (unnamed !== -1) {
    list.problem(
      `Expected every column with values to have a name, found ${quote(row.record[unnamed] ?? "")} in the unnamed column ${unnamed + 1} at ${row.where}. Name the column in the header row.`,
    );
    return null;
  }
  // Built from entries, so that a column named `__proto__` is an ordinary field.
  return Object.fromEntries(cells.filter(([name]) => name !== ""));
}

function brokenCsv(error: CsvError, where: string, columns: number): string {
  switch (error.code) {
    case "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH": {
      const fields = Array.isArray(error.record) ? error.record.length : 0;
      return `Expected ${columns} fields at ${where}, as in the header row, found ${fields}. Put quotes around a field that holds a comma.`;
    }
    case "CSV_QUOTE_NOT_CLOSED":
      return `Expected every quoted field to end with a quote at ${where}, found none before the end of the file. Close the quote, or write "" for a quote inside a quoted field.`;
    default:
      return `Expected valid CSV at ${where}, found a quote inside a field. Put quotes around the whole field, and write "" for each quote inside it.`;
  }
}
