/** Reads texts by the user's own forms, before the built-in ones. */
import type { Detection, DetectionKind } from "../core/rate-limit.ts";
import { cleanLines } from "./clean-lines.ts";
import type { DetectContext, UserForm, UserMatch } from "./context.ts";
import { WORDS_LENGTH } from "./read-message.ts";
import { readDuration } from "./reset/duration-words.ts";
import { readReset } from "./reset/headers.ts";
import { readProseWaits } from "./reset/prose-waits.ts";
import { longest, type Wait, waitMs } from "./reset/wait.ts";

/** User forms read only the last part of a text, where the reason that a child ended is. */
const TAIL = 65_536;
const LONGEST_LINE = 4_000;

export interface UserReading {
  readonly detection: Detection | null;
  /** The text without the lines that a form of kind `none` silences. */
  readonly rest: string;
}

/**
 * The last line that matches a form decides.
 *
 * @param stated waits stated outside the text; they count like those of the line
 */
export function readUserForms(text: string, context: DetectContext, stated: readonly Wait[] = []): UserReading {
  const { forms = [] } = context;
  if (forms.length === 0) return { detection: null, rest: text };
  const quiet = forms.filter((form) => form.kind === "none");
  const loud = forms.filter((form) => form.kind !== "none");
  const lines = cleanLines(text.slice(-TAIL));
  const kept = lines.filter((line) => !quiet.some((form) => form.match(line.slice(0, LONGEST_LINE)) !== null));
  const rest = kept.length === lines.length ? text : `${text.slice(0, -TAIL)}${kept.join("\n")}`;
  for (const line of kept.toReversed()) {
    for (const form of loud) {
      const match = form.match(line.slice(0, LONGEST_LINE));
      if (match === null) continue;
      const wait = longest([...waitsOf(form, match, line, context), ...stated], context.nowAt);
      return { detection: answer(form, line, wait, context), rest };
    }
  }
  return { detection: null, rest };
}

/** The waits in the groups of the form. For a form without groups, the waits in the words of the line. */
function waitsOf(form: UserForm, { wait, reset }: UserMatch, line: string, context: DetectContext): readonly Wait[] {
  if (!form.hasGroups) return readProseWaits(line, context);
  const read = wait === null ? null : readDuration(wait);
  const stated: Wait | null = read === null ? null : { kind: "duration", ms: read.durationMs };
  return [stated, reset === null ? null : readReset(reset, context)].filter((one) => one !== null);
}

function answer(form: UserForm, line: string, wait: Wait | null, context: DetectContext): Detection {
  return {
    kind: settledKind(form.kind, wait, context),
    certain: true,
    retryAfterMs: wait?.kind === "duration" ? wait.ms : null,
    resetAt: wait?.kind === "instant" ? wait.at : null,
    evidence: line.trim().slice(0, WORDS_LENGTH),
    form: form.name,
    provider: form.provider,
  };
}

/**
 * A wait above the threshold is a stop, and a wait without a duration is a cap. Any other kind stays as the user gave
 * it.
 */
function settledKind(kind: DetectionKind, wait: Wait | null, context: DetectContext): DetectionKind {
  if (kind !== "wait") return kind;
  if (wait === null) return "cap";
  return waitMs(wait, context.nowAt) > context.retryAfterThresholdMs ? "stop" : "wait";
}
