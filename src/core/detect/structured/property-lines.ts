/** Lines of `key: value`: what Node and many CLIs print of the fields of an error. */
import { lookAlike } from "../text/look-alike.ts";
import { fieldRole } from "./fields.ts";
import type { NotationObject, NotationValue } from "./notation.ts";

/** @returns the fields that begin on line `index`, and the line after them; null where they tell of no error */
export function readPropertyLines(
  lines: readonly string[],
  index: number,
): { readonly group: NotationObject; readonly next: number } | null {
  const entries: [string, NotationValue][] = [];
  let next = index;
  while (next < lines.length && entries.length < 60) {
    const match = /^\s{0,12}['"]?([A-Za-z_$][\w$.-]{1,40})['"]?\s?[:=]\s{1,3}(\S.{0,4000})$/.exec(lines[next] ?? "");
    // `INFO: retry succeeded` is a record of a log.
    if (match === null || /^(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL|CRITICAL)$/.test(match[1] ?? "")) break;
    const role = fieldRole(match[1] ?? "");
    if (role === "other" && entries.length === 0) return null;
    const value = (match[2] ?? "").replace(/,\s*$/, "").replace(/^(['"`])([\s\S]*)\1$/, "$2");
    if (/^[{[]/.test(value)) break;
    entries.push([match[1] ?? "", value]);
    next += 1;
  }
  if (entries.length === 0) return null;
  const group: NotationObject = { kind: "object", entries };
  const told = entries.some(([key]) =>
    ["message", "status", "code", "header", "wait-ms", "wait-seconds", "retry-info", "instant"].includes(
      fieldRole(key),
    ),
  );
  if (!told || entries.some(([, value]) => lookAlike(String(value)) !== null)) return null;
  const isLone = entries.slice(1).every(([key]) => fieldRole(key) === "other");
  if (isLone && /^\s{0,2}(?:error|Error)\b/.test(lines[index] ?? "")) return null;
  return { group, next };
}
