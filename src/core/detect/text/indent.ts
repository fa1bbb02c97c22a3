/** How deep a line stands. */

/** How many characters a line is indented by. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
