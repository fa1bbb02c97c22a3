/** Pieces of Markdown that the sections of the summary share. */
import { html, markdownCode, oneLine, visibleId } from "./escape.ts";
import { grouped } from "./words.ts";

const ID_LENGTH = 200;

/** Something to be opened. @param title plain text */
export function fold(title: string, content: string): string {
  return `<details><summary>${html(title)}</summary>\n\n${content}\n\n</details>`;
}

/** Ids in a row. @param count of all, where these are only the first */
export function idList(ids: readonly string[], count: number): string {
  const more = count > ids.length ? ` and ${grouped(count - ids.length)} more` : "";
  return ids.map(idCode).join(", ") + more;
}

export function idCode(id: string): string {
  return markdownCode(oneLine(visibleId(id), ID_LENGTH));
}
