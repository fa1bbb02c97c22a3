/** HTML text that cannot be broken out of: every value of the template is escaped unless it is markup itself. */
import { escapeHtml } from "../escape.ts";

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
