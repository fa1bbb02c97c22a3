/** Turns the lines of a result file into rows of the shard's own tasks, with warnings about the rest. */
import type { Redactor } from "../core/redactor.ts";
import type { ResultRow } from "../core/row.ts";
import { quote } from "../core/words.ts";
import { type Line, ResultLines } from "./result-lines.ts";
import { type ParsedRow, parseResultRow } from "./result-row.ts";

/** A file of garbage may have any number of bad lines. The first ones are enough. */
const WARNINGS_LIMIT = 10;

export class RowCollector {
  readonly #ids: ReadonlySet<string>;
  readonly #redactor: Redactor;
  readonly #warn: (message: string) => void;
  readonly #lines: ResultLines;
  /** Ids that have their row. */
  readonly #seen = new Set<string>();
  #wasRewritten = false;
  #rows: ResultRow[] = [];
  #warningCount = 0;
  #badRow: string | null = null;

  /** @param options.ids the tasks that the child was given */
  constructor(options: {
    readonly path: string;
    readonly ids: ReadonlySet<string>;
    readonly redactor: Redactor;
    readonly warn: (message: string) => void;
  }) {
    this.#ids = options.ids;
    this.#redactor = options.redactor;
    this.#warn = options.warn;
    this.#lines = new ResultLines(options.path, {
      line: (line) => this.#take(line),
      rewritten: () => {
        this.#wasRewritten = true;
      },
      problem: (problem) => this.#refuse(problem),
    });
  }

  /** What was wrong with the first line that is not a row of the shard's tasks; null if there is none. */
  get badRow(): string | null {
    return this.#badRow;
  }

  /** Reads the rows that are new in the file. @param mostBytes at one time; default: as many as a poll may take */
  read(mostBytes?: number): readonly ResultRow[] {
    this.#lines.read(mostBytes);
    return this.#takeRows();
  }

  /** Reads the rest of a file that no longer grows, including a last line without a newline. */
  finish(): readonly ResultRow[] {
    this.#lines.finish();
    const suppressed = this.#warningCount - WARNINGS_LIMIT;
    if (suppressed > 0) this.#warn(`${this.#name()}: ${suppressed} further problems, not listed.`);
    return this.#takeRows();
  }

  #takeRows(): readonly ResultRow[] {
    const rows = this.#rows;
    if (rows.length > 0) this.#rows = [];
    return rows;
  }

  #take(line: Line): void {
    const text = line.number === 1 ? line.text.replace(/^\uFEFF/, "") : line.text;
    if (text.trim() === "") return;
    const reading = this.#read(text);
    if (reading.kind === "malformed") {
      const torn = line.isComplete ? "" : " (the line is incomplete)";
      this.#refuse(`line ${line.number} is not a valid result row${torn}; ignored: ${reading.problem}`);
      return;
    }
    const { row, warnings } = reading;
    if (!this.#ids.has(row.id)) {
      this.#refuse(`line ${line.number} names the task ${quote(row.id)}, which is not a task of this child; ignored`);
      return;
    }
    if (this.#seen.has(row.id)) {
      // A child that rewrites its file repeats its earlier rows.
      if (!this.#wasRewritten)
        this.#complain(`line ${line.number} is a second row of the task ${quote(row.id)}; the first one wins`);
      return;
    }
    this.#seen.add(row.id);
    for (const warning of warnings) this.#complain(`line ${line.number}: ${warning}`);
    this.#rows.push(row);
  }

  #refuse(problem: string): void {
    this.#badRow ??= problem;
    this.#complain(problem);
  }

  /** Redacts before anything is cut or quoted. The id of a known task stays, because it identifies the row. */
  #read(text: string): ParsedRow {
    const redacted = this.#redactor.redact(text);
    const reading = parseResultRow(redacted);
    if (redacted === text || reading.kind === "malformed") return reading;
    const original = parseResultRow(text);
    if (original.kind === "malformed" || !this.#ids.has(original.row.id)) return reading;
    return { ...reading, row: { ...reading.row, id: original.row.id } };
  }

  /** Describes the file by its tasks, because the user never sees its name. */
  #name(): string {
    const [first = "", ...others] = this.#ids;
    return `Result file of ${quote(first)}${others.length === 0 ? "" : ` and ${others.length} more`}`;
  }

  #complain(problem: string): void {
    this.#warningCount += 1;
    if (this.#warningCount <= WARNINGS_LIMIT) this.#warn(`${this.#name()}: ${problem}.`);
  }
}
