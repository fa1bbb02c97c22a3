import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { folderWith, jsonLines } from "../e2e/cli-rig.ts";
import { listen } from "../rig/listen.ts";
import { pythonOver, pythonWith } from "../rig/runtimes.ts";
import { harnessContract } from "./contract.ts";

const MODEL = ["--model", "local-chat-completions", "--model_args", "model=gpt-4o-mini", "--apply_chat_template"];

const TASK = ["--include_path", ".", "--tasks", "arithmetic_questions"];
const PACKAGES = ["lm-eval[api]>=0.4.9", "httpx"];

const runtime = pythonWith(PACKAGES);

harnessContract({
  harness: "lm-eval",
  runtime,
  example: "examples/lm-eval",
  args: [...TASK, ...MODEL],
  ids: ["arithmetic_questions/0", "arithmetic_questions/11"],
  broken: { files: {}, args: ["--tasks", "no_such_task", ...MODEL], says: "no_such_task" },
  selections: [
    { args: [...TASK, "--limit", "2", ...MODEL], ids: ["arithmetic_questions/0", "arithmetic_questions/1"] },
    {
      args: [...TASK, "--samples", '{"arithmetic_questions": [3, 5]}', ...MODEL],
      ids: ["arithmetic_questions/3", "arithmetic_questions/5"],
    },
  ],
  unknown: { args: ["--include_path", ".", "--tasks", "arithmetic_question", ...MODEL], says: "arithmetic_question" },
  ways: { args: ["--include_path", ".", "--tasks", "wrapped", "--model", "dummy"], count: 9 },
  old: () => pythonOver(PACKAGES, "lm-eval==0.4.8"),
  none: ["--include_path", ".", "--tasks", "arithmetic_questions", "--limit", "0", ...MODEL],
});

const FEW_SHOTS = `
task: few
dataset_path: json
dataset_kwargs: {data_files: {test: d.jsonl, train: d.jsonl}}
test_split: test
fewshot_split: train
output_type: generate_until
doc_to_text: "Q: {{q}} A:"
doc_to_target: "{{q}}"
num_fewshot: 3
metric_list: [{ metric: exact_match, aggregation: mean, higher_is_better: false }]
`;

it.skipIf("missing" in runtime)(
  "sends the same examples with a document in each shard",
  { timeout: 240_000 },
  async () => {
    const [all, some] = [(await shardOf([0, 1, 2, 3, 4, 5])).prompts, (await shardOf([4, 2])).prompts];
    expect(all).toHaveLength(6);
    expect(some).toEqual([all[4], all[2]]);
    expect(new Set(all.map((prompt) => prompt.slice(0, prompt.lastIndexOf("Q:")))).size).toBeGreaterThan(1);
  },
);

it.skipIf("missing" in runtime)("takes no verdict from a metric whose lower values are better", async () => {
  const { rows } = await shardOf([0]);
  expect(rows).toEqual([{ id: "few/0", status: "passed", scores: { "exact_match,none": 0 }, output: "1" }]);
});

/** The prompts that a shard of these documents sends, and its rows. */
async function shardOf(docs: readonly number[]) {
  if ("missing" in runtime) throw new Error(runtime.missing);
  const prompts: string[] = [];
  const address = await listen(async (request, response) => {
    const { messages } = JSON.parse(await text(request)) as { messages: { content: string }[] };
    prompts.push(messages.map(({ content }) => content).join("\n"));
    response.end(JSON.stringify({ choices: [{ index: 0, message: { role: "assistant", content: "1" } }] }));
  });
  const questions = Array.from({ length: 12 }, (_, at) => `${JSON.stringify({ q: `number ${at}` })}\n`);
  const cwd = folderWith({ "few.yaml": FEW_SHOTS, "d.jsonl": questions.join("") });
  const shard = join(cwd, "shard.json");
  writeFileSync(shard, JSON.stringify(docs.map((doc) => ({ taskId: `few/${doc}`, test: { task: "few", doc } }))));
  const env = {
    PATH: `${runtime.bin}:${process.env.PATH}`,
    PYTHONPATH: ["src/harness/lm-eval", "src/harness/python"].map((folder) => resolve(folder)).join(":"),
    PYTHONDONTWRITEBYTECODE: "1",
    OPENAI_API_KEY: "none",
    HF_HOME: cwd,
    CARRYOVER_HARNESS_TESTS: shard,
    CARRYOVER_RESULTS_FILE: join(cwd, "rows.jsonl"),
  };
  const modelArgs = `model=m,base_url=${address}/v1/chat/completions`;
  const model = ["--model", "local-chat-completions", "--model_args", modelArgs, "--apply_chat_template"];
  const args = ["--include_path", ".", "--tasks", "few", ...model];
  await once(spawn(join(runtime.bin, "lm-eval"), args, { cwd, env, stdio: "ignore" }), "close");
  return { prompts, rows: jsonLines(join(cwd, "rows.jsonl")) };
}
