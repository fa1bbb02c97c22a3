/** Small tables of figures. */
import type { TextTable } from "../variant-tables.ts";
import { html, type Markup } from "./markup.ts";
import { foreign, section, shownId } from "./sections.ts";

/** A table in a section of its own; null without rows. */
export function tableSection(id: string, table: TextTable | null): Markup | null {
  if (table === null) return null;
  const { title, head, rows, note } = table;
  const heads = head.map((text) => html`<th scope="col">${foreign(shownId(text))}</th>`);
  const lines = rows.map((row) => html`<tr>${row.map((text) => html`<td>${foreign(shownId(text))}</td>`)}</tr>`);
  return section(
    id,
    shownId(title),
    html`<div class="scroll" tabindex="0" role="region" aria-label="${shownId(title)}"><table class="figures"><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table></div>
<p class="quiet">${note}</p>
`,
  );
}
