/** HTML text that cannot be broken out of, and the parts that several sections of the page share. */
import { grouped } from "../../core/words.ts";
import { cutText, escapeHtml, plainText, visibleId } from "../escape.ts";
import type { TextTable } from "../words.ts";

/** Markup that was made by `html` or is a constant of ours. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type MarkupValue = string | number | Markup | null | readonly Markup[];

/** Builds markup. Strings and numbers are escaped for text and for quoted attribute values; null is nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  let text = parts[0] ?? "";
  values.forEach((value, index) => {
    text += textOf(value) + (parts[index + 1] ?? "");
  });
  return new Markup(text);
}

function textOf(value: MarkupValue): string {
  if (value === null) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "string" || typeof value === "number") return escapeHtml(String(value));
  return value.map((markup) => markup.text).join("");
}

/** A section of the page with its heading. */
export function section(id: string, title: string, content: Markup): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-title" tabindex="-1"><h2 id="${id}-title">${title}</h2>
${content}</section>
`;
}

/** The places of the listed tasks in the task table, by id. */
export type Places = ReadonlyMap<string, number>;

/** A button that shows these tasks, of `count`, in the task table; null if the table lists none of them. */
export function showButton(places: Places, name: string, ids: readonly string[], count = ids.length): Markup | null {
  const rows = ids.flatMap((id) => places.get(id) ?? []);
  if (rows.length === 0) return null;
  const shown = rows.length < count ? `${grouped(rows.length)} of ${name}` : name;
  return html`<button type="button" data-rows="${rows.join(" ")}" data-name="${shown}" aria-label="Show ${shown}">Show in the task table</button>`;
}

/** A child's text of at most `length` characters, isolated and without marks that reorder the text around it. */
export function foreign(text: string, length = Number.POSITIVE_INFINITY): Markup {
  return html`<bdi>${cutText(plainText(text), length)}</bdi>`;
}

/** The id of a task, or a provider's name, with invisible characters made visible, at most 200 characters. */
export function shownId(id: string): string {
  return visibleId(cutText(id, 200));
}

/** A table in a section of its own; null without rows. */
export function tableSection(id: string, table: TextTable | null): Markup | null {
  if (table === null) return null;
  const { title, head, rows, note } = table;
  const heads = head.map((text) => html`<th scope="col">${foreign(shownId(text))}</th>`);
  const label = shownId(title);
  const lines = rows.map((row) => html`<tr>${row.map((text) => html`<td>${foreign(shownId(text))}</td>`)}</tr>\n`);
  return section(
    id,
    label,
    html`<div class="scroll tall" tabindex="0" role="region" aria-label="${label}">
<table><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table></div>
${note === "" ? null : html`<p class="quiet">${note}</p>\n`}`,
  );
}
