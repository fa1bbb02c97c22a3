/** The forms in which a known value may turn up in a text. */
import { decodedView, LAYERS_LIMIT } from "./decoded-view.ts";
import { without } from "./unbroken-view.ts";

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
 * Every form of the values that is looked for: as they are, in base64, in hex, and with their own escapes undone, because
 * the texts are searched with and without theirs. White space at the ends of a value may be lost on its way.
 */
export function formsOf(values: readonly string[]): string[] {
  const forms = new Set<string>();
  for (const whole of values) {
    const trimmed = whole.trim();
    const value = trimmed.length < VALUE_LENGTH_MIN ? whole : trimmed;
    // Texts are searched without their breaks, and so are these.
    if (without("breaks", value).length < VALUE_LENGTH_MIN || FORMAT_WORDS.some((word) => word.includes(value)))
      continue;
    const inJson = JSON.stringify(value).slice(1, -1);
    // A form field has a plus sign for each space.
    const plain = [...decodedForms(value), value.replaceAll(" ", "+")];
    const coded = [...base64Forms(value), ...hexForms(value), ...(inJson === value ? [] : base64Forms(inJson))];
    for (const form of [...plain, ...coded]) {
      if (without("breaks", form).length >= VALUE_LENGTH_MIN) forms.add(form);
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
  // A line by itself, because a log may have put a time or a name before each of them.
  for (const length of BASE64_LINES) {
    if (alone.length <= length) continue;
    forms.push(...(alone.match(new RegExp(`.{16,${length}}`, "g")) ?? []));
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

/** As tools print bytes: in either case, with colons or without. */
function hexForms(value: string): string[] {
  const bytes = Buffer.from(value).toString("hex");
  const pairs = (bytes.match(/../g) ?? []).join(":");
  return [bytes, pairs].flatMap((form) => [form, form.toUpperCase()]);
}
