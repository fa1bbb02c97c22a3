// Suites of twenty tests against 15 requests a minute with a burst of 3: `npm run bench harnesses`. Under fifteen
// minutes. Each harness runs alone first, with its own retries and those of its client, then under Carryover, suite
// unchanged. Harnesses are taken from the PATH, vitest from this repository; a missing one is skipped with a message.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CLI, inScratch } from "./measure.mjs";
import { atMost, noBar, tell } from "./table.mjs";

const TESTS = 20;
const LIMITS = ["--rate", "15/1m", "--burst", "3", "--latency", "200ms-600ms"];
/** After the burst a token every four seconds. */
const BOUND_S = (TESTS - 3) * 4;
/** Of the harness alone, which may sleep for longer than anybody waits. */
const LIMIT_MS = 300_000;
const MODEL = "gpt-4o-mini";

const SUITES = {
  pytest: {
    command: ["python3", "-m", "pytest"],
    verb: [],
    args: ["test_bench.py"],
    files: {
      "test_bench.py": `import pytest
from openai import OpenAI

client = OpenAI()

@pytest.mark.parametrize("n", range(${TESTS}))
def test_answers(n):
    reply = client.chat.completions.create(model="${MODEL}", messages=[{"role": "user", "content": f"Question {n}"}])
    assert reply.choices[0].message.content
`,
    },
  },
  vitest: {
    command: ["npx", "vitest"],
    verb: ["run"],
    args: ["bench.test.mjs"],
    files: {
      "bench.test.mjs": `import OpenAI from "openai";
import { expect, test } from "vitest";

const client = new OpenAI();
for (let n = 0; n < ${TESTS}; n += 1) {
  test(\`answers \${n}\`, { timeout: 300_000 }, async () => {
    const messages = [{ role: "user", content: \`Question \${n}\` }];
    const reply = await client.chat.completions.create({ model: "${MODEL}", messages });
    expect(reply.choices[0].message.content).toBeTruthy();
  });
}
`,
    },
  },
  promptfoo: {
    command: ["promptfoo"],
    verb: ["eval"],
    args: ["-c", "bench.json", "--no-cache"],
    files: {
      "bench.json": JSON.stringify({
        prompts: ["{{question}}"],
        providers: [`openai:chat:${MODEL}`],
        tests: Array.from({ length: TESTS }, (_, n) => ({
          vars: { question: `Question ${n}` },
          assert: [{ type: "javascript", value: "output.length > 0" }],
        })),
      }),
    },
  },
  inspect: {
    command: ["inspect"],
    verb: ["eval"],
    args: ["bench.py", "--model", `openai/${MODEL}`, "--display", "plain"],
    files: {
      "bench.py": `from inspect_ai import Task, task
from inspect_ai.dataset import Sample
from inspect_ai.scorer import includes
from inspect_ai.solver import generate

@task
def bench():
    return Task(dataset=[Sample(input=f"Question {n}", target="") for n in range(${TESTS})], solver=generate(), scorer=includes())
`,
    },
  },
  "lm-eval": {
    command: ["lm-eval"],
    verb: ["run"],
    args: [
      ...["--include_path", ".", "--tasks", "bench", "--model", "local-chat-completions", "--apply_chat_template"],
      ...["--model_args", `model=${MODEL},base_url=BASE/chat/completions`],
    ],
    files: {
      "bench.yaml": `task: bench
dataset_path: json
dataset_kwargs: { data_files: bench.jsonl }
test_split: train
output_type: generate_until
doc_to_text: "{{question}}"
doc_to_target: "a"
metric_list: [{ metric: exact_match, aggregation: mean, higher_is_better: true }]
`,
      "bench.jsonl": Array.from({ length: TESTS }, (_, n) => `{"question": "Question ${n}"}\n`).join(""),
    },
  },
};

/** Runs a command beside a provider of its own. @returns how long it took, how it ended and what the provider counted */
async function withProvider(cwd, argv) {
  const answers = join(cwd, "answers.jsonl");
  writeFileSync(answers, '{"question": "Question", "reply": "a"}\n');
  const provider = spawn(process.execPath, [CLI, "provider", "--answers", answers, ...LIMITS], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    const url = await new Promise((resolve) => {
      let text = "";
      provider.stdout.on("data", (chunk) => {
        text += chunk;
        const found = /OPENAI_BASE_URL=(\S+)/.exec(text);
        if (found) resolve(found[1]);
      });
    });
    const startedAt = Date.now();
    const [program, ...args] = argv.map((word) => word.replace("BASE", url));
    const code = await new Promise((resolve) => {
      const child = spawn(program, args, {
        cwd,
        stdio: "ignore",
        timeout: LIMIT_MS,
        env: {
          ...process.env,
          OPENAI_BASE_URL: url,
          OPENAI_API_KEY: "none",
          PROMPTFOO_DISABLE_TELEMETRY: "1",
          PROMPTFOO_DISABLE_UPDATE: "true",
        },
      });
      child.on("close", resolve);
    });
    const seconds = (Date.now() - startedAt) / 1_000;
    const { requests, admitted, refusedTotal } = await (await fetch(new URL("/carryover/stats", url))).json();
    return { seconds, code, admitted, refused: refusedTotal, share: (refusedTotal / requests) * 100 };
  } finally {
    provider.kill();
  }
}

const rows = [];
const wanted = process.env.BENCH_HARNESSES?.split(",") ?? Object.keys(SUITES);
for (const harness of wanted) {
  const { command, verb, args, files } = SUITES[harness];
  if (spawnSync(command[0], [...command.slice(1), "--help"]).status !== 0) {
    console.error(`${harness} is not measured: ${command[0]} cannot be started.`);
    continue;
  }
  await inScratch(async (folder) => {
    const placeOf = (name) => {
      const cwd = join(folder, name);
      mkdirSync(cwd);
      for (const [file, text] of Object.entries(files)) writeFileSync(join(cwd, file), text);
      symlinkSync(fileURLToPath(new URL("../node_modules", import.meta.url)), join(cwd, "node_modules"));
      return cwd;
    };
    const alone = await withProvider(placeOf("alone"), [...command, ...verb, ...args]);
    if (alone.admitted === 0) {
      console.error(`${harness} is not measured: alone it made no call (exit ${alone.code}). Is its client installed?`);
      return;
    }
    const start = ["--harness", harness, "--harness-command", command.join(" ")];
    const carryover = await withProvider(placeOf("carryover"), [process.execPath, CLI, "run", ...start, "--", ...args]);
    const told = ({ seconds, code, admitted, refused }) =>
      `${seconds.toFixed(1)} s, exit ${code}, ${admitted} paid, ${refused} refused`;
    const row = {
      what: `${harness}: ${TESTS} tests at 15 a minute`,
      measured: told(carryover),
      beside: `alone: ${told(alone)}`,
    };
    // A harness that gives up has no time to compare with.
    const share = carryover.code === 0 ? carryover.seconds / alone.seconds : Number.POSITIVE_INFINITY;
    rows.push({ ...row, held: alone.code === 0 ? atMost(share, 1.15) : noBar(share) });
    rows.push({ ...row, what: `${harness}: refused`, held: atMost(carryover.share, 10, " %") });
    rows.push({ ...row, what: `${harness}: beside the bound`, held: noBar(carryover.seconds / BOUND_S) });
  });
}
tell(`Harnesses at 15 requests a minute, burst 3, bound ${BOUND_S} s`, rows);
