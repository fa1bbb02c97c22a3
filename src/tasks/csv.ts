/** Tasks from CSV. The header row names the fields, one of which is `id`. Every field is text. */
import { CsvError, parse } from "csv-parse/sync";
import { quote } from "./list-problems.ts";
import type { TaskList } from "./task-list.ts";

interface Header {
  readonly names: readonly string[];
}

/**
 * Adds each record of the text. A record of several lines is reported by its first line. Columns without a name are
 * dropped while they are empty, as spreadsheets write them.
 *
 * @param name the name of the file in errors
 */
export function addCsv(list: TaskList, text: string, name: string): void {
  let header: Header | null = null;
  let lastLine = 0;
  try {
    parse(text, {
      skip_empty_lines: true,
      on_record: (record: readonly string[], { lines }) => {
        lastLine = lines;
        if (header === null) header = readHeader(list, record, { name, line: lines });
        else addRecord(list, record, { header, name, line: lines - newlinesIn(record) });
        // The parser must not collect records. The list keeps what it needs.
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const columns = (header as Header | null)?.names.length ?? 0;
    list.problem(brokenCsv(error, { name, lastLine, columns }));
  }
}

function readHeader(
  list: TaskList,
  record: readonly string[],
  place: { readonly name: string; readonly line: number },
): Header {
  const names = record.map((cell) => cell.trim());
  const where = `${place.name}:${place.line} (line ${place.line})`;
  const twice = names.find((name, index) => name !== "" && names.indexOf(name) !== index);
  if (twice !== undefined) {
    list.problem(
      `Expected a header row of different names at ${where}, found ${quote(twice)} twice. Rename one of the columns.`,
    );
  }
  if (!names.includes("id")) {
    const separator = names.length === 1 && /[;\t]/.test(names[0] ?? "") ? " Separate the fields by commas." : "";
    const found = names
      .slice(0, 8)
      .map((name) => quote(name))
      .join(", ");
    list.problem(
      `Expected a header row with a column "id" at ${where}, found ${found}.${separator} Add the column, or name the one that identifies a task "id".`,
    );
    // Without ids every record would be reported as well.
    return { names: [] };
  }
  return { names };
}

function addRecord(
  list: TaskList,
  record: readonly string[],
  place: { readonly header: Header; readonly name: string; readonly line: number },
): void {
  const { names } = place.header;
  if (names.length === 0) return;
  const fields: [string, string][] = [];
  for (const [index, name] of names.entries()) {
    const cell = record[index] ?? "";
    if (name !== "") fields.push([name, cell]);
    else if (cell !== "") {
      list.problem(
        `Expected every column with values to have a name, found ${quote(cell)} in the unnamed column ${index + 1} at ${place.name}:${place.line} (line ${place.line}). Name the column in the header row.`,
      );
      return;
    }
  }
  // Built from entries, so that a column named `__proto__` is an ordinary field.
  list.add(Object.fromEntries(fields), null, place.line);
}

function brokenCsv(
  error: CsvError,
  { name, lastLine, columns }: { readonly name: string; readonly lastLine: number; readonly columns: number },
): string {
  const stated = error.code === "CSV_QUOTE_NOT_CLOSED" ? 0 : Number(error.lines);
  const line = stated || lastLine + 1;
  const fields = Array.isArray(error.record) ? error.record.length : 0;
  const where = `${name}:${line} (line ${line})`;
  switch (error.code) {
    case "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH":
      return `Expected ${columns} fields at ${where}, as in the header row, found ${fields}. Put quotes around a field that holds a comma.`;
    case "CSV_QUOTE_NOT_CLOSED":
      return `Expected every quoted field to end with a quote at ${where}, found none before the end of the file. Close the quote, or write "" for a quote inside a quoted field.`;
    default:
      return `Expected valid CSV at ${where}, found a quote inside a field. Put quotes around the whole field, and write "" for each quote inside it.`;
  }
}

function newlinesIn(record: readonly string[]): number {
  let count = 0;
  for (const cell of record) {
    for (let at = cell.indexOf("\n"); at !== -1; at = cell.indexOf("\n", at + 1)) count += 1;
  }
  return count;
}
