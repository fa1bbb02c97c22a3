/** A table that the summary writes as Markdown and the page as HTML. Its texts are plain: each writer escapes them. */
export interface TextTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** A sentence below the table; empty for none. */
  readonly note: string;
}
