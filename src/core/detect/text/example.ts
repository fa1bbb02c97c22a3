/** Responses that a page shows and explains: they were not received. */
import { indentOf } from "./indent.ts";
import { isDefinition } from "./notice.ts";

/** "For example:" above what follows. */
export function isExample(lines: readonly string[], index: number): boolean {
  const above = [1, 2].map((back) => lines[index - back] ?? "").find((line) => line.trim() !== "") ?? "";
  return /\b(?:example|e\.g\.|such as|looks? like|like this|prints|shows|displays|outputs)\b[^\n]{0,60}:\s*$/i.test(
    above,
  );
}

/** The title of a page about a status, a few lines above its explanation. */
export function isTitle(lines: readonly string[], index: number): boolean {
  return (lines[index] ?? "").length < 80 && lines.slice(index + 1, index + 4).some(isDefinition);
}

/** The end of the indented block that line `index` begins; at least `next`. */
export function blockEnd(lines: readonly string[], index: number, next: number): number {
  const indent = indentOf(lines[index] ?? "");
  let end = next;
  for (let at = next; indent > 0 && at < lines.length && at - index < 40; at += 1) {
    const line = lines[at] ?? "";
    if (line.trim() === "") continue;
    if (indentOf(line) < indent) break;
    end = at + 1;
  }
  return end;
}
