/** Every failed task by name, if the folds cannot hold all of them. It is the first section to be shortened. */
import { markdownCode, oneLine } from "./escape.ts";
import { fold, idCode } from "./markdown.ts";
import type { FailureGroup, Report } from "./report.ts";
import type { Section } from "./section.ts";
import { counted, failureWords, grouped } from "./words.ts";

/** More than a runner takes. */
const FULL_BYTES = 1_000_000;
/** A shorter list says no more than the folds. */
const LEAST_BYTES = 2_000;
/** Each form is so much shorter than the one before. */
const SHRINK = 0.85;
const MESSAGE_LENGTH = 200;

/** @param shownIn how many kinds, and tasks of each, are named already */
export function failureListSection(
  report: Report,
  shownIn: { readonly groups: number; readonly ids: number },
): Section {
  const name = "list of failed tasks";
  const { failureGroups } = report;
  const isNeeded =
    failureGroups.length > shownIn.groups || failureGroups.some((group) => group.tasks.length > shownIn.ids);
  if (!isNeeded) return { name, forms: [""] };
  const full = listWithin(report, FULL_BYTES);
  const forms = [full];
  for (let bytes = Buffer.byteLength(full) * SHRINK; bytes >= LEAST_BYTES; bytes *= SHRINK) {
    forms.push(listWithin(report, bytes));
  }
  return { name, forms };
}

/** A line for each kind, the worst first, until the bytes are used up. */
function listWithin(report: Report, bytesLimit: number): string {
  const total = report.failureGroups.reduce((sum, group) => sum + group.tasks.length, 0);
  const lines: string[] = [];
  let named = 0;
  let left = bytesLimit;
  for (const group of report.failureGroups) {
    const line = lineWithin(group, report, left);
    if (line.named === 0) break;
    lines.push(line.text);
    named += line.named;
    left -= Buffer.byteLength(line.text);
    if (line.named < group.tasks.length) break;
  }
  const title =
    named === total
      ? `All ${counted(total, "failed task")}, by kind`
      : `${grouped(named)} of ${counted(total, "failed task")}, by kind`;
  return fold(title, lines.join("\n"));
}

function lineWithin(
  group: FailureGroup,
  report: Report,
  bytesLimit: number,
): { readonly text: string; readonly named: number } {
  const message = group.message === "" ? "" : `: ${markdownCode(oneLine(group.message, MESSAGE_LENGTH))}`;
  const head = `- **${counted(group.tasks.length, "task")}** ${failureWords(group.class)}${message}: `;
  const ids: string[] = [];
  let left = bytesLimit - Buffer.byteLength(head);
  for (const index of group.tasks) {
    const id = idCode(report.tasks.at(index).id);
    left -= Buffer.byteLength(id) + 2;
    if (left < 0) break;
    ids.push(id);
  }
  const rest = group.tasks.length - ids.length;
  return {
    text: `${head}${ids.join(", ")}${rest > 0 ? ` and ${grouped(rest)} more: \`junit.xml\` has every task` : ""}`,
    named: ids.length,
  };
}
