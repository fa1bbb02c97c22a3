// A child of Carryover in TypeScript: Node 22.18 and newer run it directly (`node child.ts`), Node 20 with `npx --yes tsx child.ts`.
import { appendFileSync, readFileSync } from "node:fs";

interface Task {
  readonly id: string;
  readonly question: string;
  readonly answer: number;
}

const {
  CARRYOVER_TASKS_FILE = "",
  CARRYOVER_RESULTS_FILE = "",
  OPENAI_BASE_URL = "",
  OPENAI_API_KEY = "none",
} = process.env;

async function solve(task: Task): Promise<{ id: string; status: string; [field: string]: unknown }> {
  const reply = await fetch(`${OPENAI_BASE_URL}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${OPENAI_API_KEY}` },
    body: JSON.stringify({ model: "gpt-5-mini", messages: [{ role: "user", content: task.question }] }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!reply.ok) {
    // The provider's own words and headers: Carryover uses them to tell a rate limit from a failure.
    const wait = reply.headers.get("retry-after");
    const error = { type: "HTTPError", message: await reply.text(), status_code: reply.status };
    return {
      id: task.id,
      status: "error",
      error: wait === null ? error : { ...error, retry_after_seconds: Number(wait) },
    };
  }
  const completion = (await reply.json()) as { choices: { message: { content: string } }[] };
  const answer = Number(completion.choices[0]?.message.content.split("####").at(-1));
  const passed = answer === task.answer;
  return { id: task.id, status: passed ? "passed" : "failed", score: passed ? 1 : 0, output: answer };
}

const lines = readFileSync(CARRYOVER_TASKS_FILE, "utf8")
  .split("\n")
  .filter((line) => line !== "");
for (const line of lines) {
  const row = await solve(JSON.parse(line));
  appendFileSync(CARRYOVER_RESULTS_FILE, `${JSON.stringify(row)}\n`); // From now on the row counts.
  if (row.status === "error") process.exit(1); // Tasks without a row stay outstanding.
}
