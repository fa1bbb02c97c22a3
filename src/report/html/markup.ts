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

const JSON_ESCAPES = ["<", ">", "&", "\u2028", "\u2029"].map(
  (character) => [character, `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`] as const,
);

/**
 * JSON for a `<script type="application/json">` element. Without `<`, `>` and `&` neither `</script>` nor
 * `<!--` can occur, and the two line separators stay legal wherever somebody pastes the block as JavaScript.
 */
export function jsonForScript(value: unknown): string {
  // Five plain replacements: one pattern with a callback takes seconds for a block of such characters.
  return JSON_ESCAPES.reduce(
    (json, [character, escaped]) => json.replaceAll(character, escaped),
    JSON.stringify(value),
  );
}

/** A section of the page with its heading. */
export function section(id: string, title: string, content: Markup): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-title" tabindex="-1"><h2 id="${id}-title">${title}</h2>
${content}</section>
`;
}

/** A button that shows one of the named task sets in the task table. Only the script can act on it, so the script reveals it. */
export function showButton(set: string, label: string, name = label): Markup {
  return html`<button type="button" data-show="${set}" aria-label="${name}" hidden>${label}</button>`;
}

/** A child's text of at most `length` characters, isolated and without marks that reorder the text around it. */
export function foreign(text: string, length = Number.POSITIVE_INFINITY): Markup {
  return html`<bdi>${cutText(plainText(text), length)}</bdi>`;
}

/** The id of a task, or a provider's name, with invisible characters made visible, at most 200 characters. */
export function shownId(id: string): string {
  return visibleId(cutText(id, 200));
}

/** Named sets of task indexes, which the buttons of the page show in the task table. */
export class TaskSets {
  readonly sets: Record<string, { readonly label: string; readonly tasks: readonly number[] }> = {};
  readonly #indexOf: ReadonlyMap<string, number>;

  /** @param indexOf the place of each listed task in the table, by id */
  constructor(indexOf: ReadonlyMap<string, number>) {
    this.#indexOf = indexOf;
  }

  /** Adds a set by the ids of its tasks. @returns how many of them the task table lists */
  add(key: string, label: string, ids: readonly string[]): number {
    const tasks = ids.flatMap((id) => this.#indexOf.get(id) ?? []);
    if (tasks.length > 0) this.sets[key] = { label, tasks };
    return tasks.length;
  }
}

const ROWS_OPEN = 12;

/** A table in a section of its own, with all but its first rows folded; null without rows. */
export function tableSection(id: string, table: TextTable | null): Markup | null {
  if (table === null) return null;
  const { title, head, rows, note } = table;
  const heads = head.map((text) => html`<th scope="col">${foreign(shownId(text))}</th>`);
  const tableOf = (some: TextTable["rows"]): Markup => {
    const lines = some.map((row) => html`<tr>${row.map((text) => html`<td>${foreign(shownId(text))}</td>`)}</tr>\n`);
    return html`<div class="scroll" tabindex="0" role="region" aria-label="${shownId(title)}"><table><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table></div>\n`;
  };
  const more = rows.slice(ROWS_OPEN);
  return section(
    id,
    shownId(title),
    html`${tableOf(rows.slice(0, ROWS_OPEN))}${more.length === 0 ? null : html`<details><summary>${grouped(more.length)} more</summary>${tableOf(more)}</details>`}${note === "" ? null : html`<p class="quiet">${note}</p>\n`}`,
  );
}
