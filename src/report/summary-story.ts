/** What a run left: outstanding tasks and warnings. */

import { counted, grouped } from "../core/words.ts";
import { markdownText, oneLine } from "./escape.ts";
import type { Section } from "./markdown.ts";
import { fold, idList } from "./markdown.ts";
import type { Report } from "./report.ts";
import { knowsAllAttempts } from "./verdict-words.ts";
import { countsWords } from "./words.ts";

const WARNINGS_SHOWN = 20;

/** The outstanding tasks, by reason. */
export function outstandingSection({ outstanding, headline, run }: Report): Section | null {
  const { ids, limited, killed, retriable, notStarted } = outstanding;
  const count = headline.counts.outstanding;
  if (count === 0) return null;
  const parts = countsWords({
    "held up by a rate limit": limited,
    "errored, with attempts left": retriable,
    [killed === 1 ? "killed or stopped before it ended" : "killed or stopped before they ended"]: killed,
    [knowsAllAttempts(run) ? "not started" : "without a reported attempt"]: notStarted,
  });
  const head = `### ${counted(count, "outstanding task")}\n\n${parts.join("; ")}.`;
  const where = "see the task table of `report.html`, or `junit.xml`";
  const text = `${head}\n\n${fold("Which ones", idList(ids, { count, where }))}`;
  return { name: "outstanding tasks", text };
}

/** Warnings of the run, and lines of the state that could not be read. */
export function troubleSection({ run: { warnings }, skippedLines }: Report): Section | null {
  const rest = warnings.length - WARNINGS_SHOWN;
  const were = skippedLines === 1 ? "was" : "were";
  const lines = [
    ...warnings.slice(0, WARNINGS_SHOWN).map((warning) => `- ${markdownText(oneLine(warning, 500))}`),
    ...(rest > 0 ? [`- and ${grouped(rest)} more: \`events.jsonl\` has them`] : []),
    ...(skippedLines > 0
      ? [`- ${counted(skippedLines, "line")} of the state could not be read and ${were} skipped.`]
      : []),
  ];
  if (lines.length === 0) return null;
  const count = warnings.length + Number(skippedLines > 0);
  return { name: "warnings", text: fold(counted(count, "warning"), lines.join("\n")) };
}
