/**
 * A text without the breaks that tools put into it: `base64` after 76 characters, `fold` and terminals at their width,
 * printers of YAML with an indent on the next line. A secret that was broken is whole only there.
 */
import { type TextView, textView } from "./text-view.ts";

const WITHOUT = {
  /** Line ends and tabs, with the indent after them. */
  breaks: /[\t\n\r\u2028\u2029]\s*/g,
  /** A filler of lines breaks a text at its spaces. */
  spaces: /\s+/g,
};

export type Left = keyof typeof WITHOUT;

/** @param what is left out of the text */
export function without(what: Left, text: string): string {
  return text.replace(WITHOUT[what], "");
}

/** Null where nothing is left out. */
export function unbrokenView(source: string, what: Left): TextView | null {
  const text = without(what, source);
  if (text.length === source.length) return null;
  return textView(text, (take) => {
    for (const match of source.matchAll(WITHOUT[what])) take("", match.index, match.index + match[0].length);
  });
}
