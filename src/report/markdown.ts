/** Pieces of Markdown that the sections of the summary share. */
import { escapeHtml, markdownCode, oneLine, visibleId } from "./escape.ts";
import { grouped } from "./words.ts";

const ID_LENGTH = 200;

/** Something to be opened. @param title plain text */
export function fold(title: string, content: string): string {
  return `<details><summary>${escapeHtml(title)}</summary>\n\n${content}\n\n</details>`;
}

/**
 * Ids in a row.
 *
 * @param all where these are only the first: how many there are, and where the others are named
 */
export function idList(ids: readonly string[], all: { readonly count: number; readonly where: string }): string {
  const more = all.count > ids.length ? ` and ${grouped(all.count - ids.length)} more: ${all.where}` : "";
  return ids.map(idCode).join(", ") + more;
}

/** An id as code on one line, shortened if it is long. */
export function idCode(id: string): string {
  return markdownCode(oneLine(visibleId(id), ID_LENGTH));
}
