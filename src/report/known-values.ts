/** The forms in which a known value may turn up in a text. */
import { decodedView, LAYERS_LIMIT } from "./decoded-view.ts";

/** A shorter value would hide half of every text. */
const VALUE_LENGTH_MIN = 6;
/** GNU base64 and MIME break lines at the first, OpenSSL and PEM at the second. */
const BASE64_LINES: readonly number[] = [76, 64];

/**
 * The words of our own formats. A "secret" that is one of them, or a part of one, is in every row that is
 * written anyway; hiding it would make the state unreadable.
 */
export const FORMAT_WORDS: readonly string[] = [
  "campaign campaigns status passed failed skipped error errored outstanding score scores metrics output attempt",
  "started_at duration_s durations_s class terminal message exit_code signal rate_limit kind form evidence",
  "timeout_exceeded transient legitimate fatal graded rate_limited kill_shaped unfinished",
  "complete completed_run completed_at circuits limits updated_at reason stated trips until seq closed open half-open",
  "run_started attempt_started task_settled attempt_ended child_stopped paused limit_changed pace_changed",
  "circuit_changed preflight_started preflight_ended ending warning run_ended provider concurrency max_attempts",
  "deadline_at job_index job_total resume_at resume_command starts_per_minute verdict default group timeout weight",
  "is_retryable status_code retry_after_seconds reset_at carryover_hash",
  // Names that say whose limit a task lives under: a variable such as TOKENS_OF may hold one.
  "anthropic openai azure-openai deepseek openrouter perplexity together fireworks cerebras mistral gemini bedrock vertex",
  "until-complete stopped out_of_time interrupted aborted incomplete repeat results.jsonl failures.jsonl",
].flatMap((line) => line.split(" "));

/**
 * Every form of the values that is looked for: as they are, in base64, and with their own escapes undone, because the
 * texts are searched with and without theirs.
 */
export function formsOf(values: readonly string[]): string[] {
  const forms = new Set<string>();
  for (const value of values) {
    if (value.length < VALUE_LENGTH_MIN || FORMAT_WORDS.some((word) => word.includes(value))) continue;
    // A form field has a plus sign for each space.
    for (const form of [...decodedForms(value), value.replaceAll(" ", "+"), ...base64Forms(value)]) {
      if (form.length >= VALUE_LENGTH_MIN) forms.add(form);
    }
  }
  return [...forms];
}

function decodedForms(value: string): string[] {
  const forms = [value];
  for (let view = decodedView(value); view !== null && forms.length <= LAYERS_LIMIT; view = decodedView(view.text))
    forms.push(view.text);
  return forms;
}

/** Base64 of a longer text that contains the value: it can begin at each of three places in a group of bytes. */
function base64Forms(value: string): string[] {
  const bytes = Buffer.from(value);
  const alone = bytes.toString("base64");
  const forms = [alone, alone.replaceAll("=", "")];
  for (const length of BASE64_LINES) {
    if (alone.length <= length) continue;
    const lines = alone.match(new RegExp(`.{1,${length}}`, "g")) ?? [];
    // Together, because a last line may be too short to be known by itself.
    forms.push(lines.join("\n"), lines.join("\r\n"), ...lines.filter((line) => line.length >= 16));
  }
  for (const offset of [0, 1, 2]) {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    // Characters that also hold bits of the neighbours are left out.
    const from = Math.ceil((offset * 8) / 6);
    const to = Math.floor(((offset + bytes.length) * 8) / 6);
    forms.push(shifted.slice(from, to));
  }
  return forms.flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_")]);
}
