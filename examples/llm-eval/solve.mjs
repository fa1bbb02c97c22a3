// A child of Carryover: asks a model for the answer to each problem of its shard, grades it, and appends a row.
//
// Nothing here depends on who serves the model: the official client reads OPENAI_API_KEY and OPENAI_BASE_URL.
import { appendFileSync, readFileSync } from "node:fs";
import OpenAI from "openai";

const { CARRYOVER_TASKS_FILE, CARRYOVER_RESULTS_FILE, OPENAI_API_KEY, OPENAI_BASE_URL } = process.env;
if (!CARRYOVER_TASKS_FILE || !CARRYOVER_RESULTS_FILE) {
  console.error("Expected CARRYOVER_TASKS_FILE and CARRYOVER_RESULTS_FILE: run this as the command of Carryover.");
  process.exit(2);
}
if (!OPENAI_API_KEY && !OPENAI_BASE_URL) {
  console.error(
    "Expected OPENAI_API_KEY, or OPENAI_BASE_URL of a compatible provider: see README.md beside this file.",
  );
  process.exit(2);
}

const client = new OpenAI({
  apiKey: OPENAI_API_KEY || "none",
  // Only Carryover retries. It pauses all children of a provider together, while each client would keep retrying on its
  // own. And it can stop for the night, while a client would sleep through it.
  maxRetries: 0,
  timeout: 120_000,
});
const model = process.env.EVAL_MODEL || "gpt-5-mini";
const INSTRUCTIONS =
  "Solve the problem in short steps. End with a last line of the form `#### NUMBER`, without a unit.";

const tasks = readFileSync(CARRYOVER_TASKS_FILE, "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));
for (const task of tasks) {
  const row = await solve(task);
  // One write per line: a row counts once its newline is written, whatever happens next.
  appendFileSync(CARRYOVER_RESULTS_FILE, `${JSON.stringify(row)}\n`);
  console.log(`${task.id}: ${row.status}${row.error ? `, ${row.error.message}` : `, ${row.output.answer}`}`);
  if (row.status !== "error") continue;
  process.exitCode = 1;
  // The other tasks of the shard would meet the same limit. Without rows, they stay outstanding.
  if (isLimit(row.error)) {
    process.exitCode = 75;
    break;
  }
}

/** Asks and grades; an error of the provider becomes the row's `error`. */
async function solve(task) {
  const startedAt = performance.now();
  try {
    const completion = await client.chat.completions.create({
      model,
      messages: [
        { role: "system", content: INSTRUCTIONS },
        { role: "user", content: `Problem: ${task.question}` },
      ],
    });
    const text = completion.choices[0]?.message?.content ?? "";
    const answer = finalNumber(text);
    const passed = answer !== null && Math.abs(answer - task.answer) < 0.005;
    return {
      id: task.id,
      status: passed ? "passed" : "failed",
      score: passed ? 1 : 0,
      output: { answer, expected: task.answer, text: text.slice(0, 2_000) },
      metrics: {
        latency_ms: Math.round(performance.now() - startedAt),
        prompt_tokens: completion.usage?.prompt_tokens,
        completion_tokens: completion.usage?.completion_tokens,
      },
    };
  } catch (error) {
    if (!(error instanceof OpenAI.APIError)) throw error;
    return { id: task.id, status: "error", error: describeError(error) };
  }
}

/** The number after the last `####`, else the last number of the text. */
function finalNumber(text) {
  const marked = text.split("####").at(-1) ?? "";
  const numbers = marked.match(/-?\d[\d,]*(?:\.\d+)?/g);
  const number = text.includes("####") ? numbers?.[0] : numbers?.at(-1);
  return number === undefined ? null : Number(number.replaceAll(",", ""));
}

/** The fields that Carryover reads from an error: its type, message, status and stated wait. */
function describeError(error) {
  return {
    type: error.code ?? error.type ?? error.constructor.name,
    message: error.message,
    status_code: error.status,
    retry_after_seconds: retryAfterSeconds(error.headers),
    is_retryable: isRetryable(error),
  };
}

function retryAfterSeconds(headers) {
  const ms = Number.parseFloat(headers?.get("retry-after-ms") ?? "");
  if (Number.isFinite(ms)) return ms / 1_000;
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** Providers also use statuses other than 429 when quota or credit is used up. */
function isLimit({ status_code, type }) {
  return status_code === 429 || status_code === 402 || /quota|billing|credit|rate_limit/.test(type);
}

/** Undefined if Carryover can judge better, because limits and quotas come with many statuses. */
function isRetryable(error) {
  if (error instanceof OpenAI.APIConnectionError || error.status >= 500) return true;
  return error.status === 401 || error.status === 404 || error.status === 422 ? false : undefined;
}
