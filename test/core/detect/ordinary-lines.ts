/** What failed children print beside their error, of no meaning for limits. */

/** Lines of a harness. */
const HARNESS: readonly string[] = [
  "shard 3: 48 of 169 items graded, mean 0.363",
  "[112/347] unit-price-0031 ... ok (32.7s)",
  "finished poem-meter-0205 score=0.94 tokens_in=1658 tokens_out=281",
  "",
  "loading model weights: 100%|██████████| 12/12 [00:03<00:00,  3.6it/s]",
  '{"event":"item_done","item":"json-patch-0012","score":0.5}',
  "2026-05-12 09:59:58,001 INFO eval.runner: saved 14 rows to out/part-3.jsonl",
];

const TEST_RUNNERS: readonly string[] = [
  "tests/test_grade.py::test_exact_match PASSED                             [ 42%]",
  "============================= test session starts ==============================",
  "collected 128 items / 3 deselected / 125 selected",
  " ✓ src/grade.test.ts (14 tests) 212ms",
  " RUN  v3.2.4 /home/runner/evals",
  "=== RUN   TestGrade/exact_match",
  "ok  \texample.com/evals/grade\t0.412s",
];

const PROGRESS: readonly string[] = [
  " 37%|███▋      | 63/169 [02:11<03:40,  2.08s/it]",
  "Map: 100%|##########| 1000/1000 [00:01<00:00, 812.41 examples/s]",
  "⠹ grading 12 of 80 ━━━━━━━━━━╸━━━━━━━━━━━━━ 15% 0:00:12",
  "  % Total    % Received % Xferd  Average Speed   Time    Time     Time  Current",
  "100  1256  100  1256    0     0   8432      0 --:--:-- --:--:-- --:--:--  8480",
  "progress 12/80 (ETA 00:04:10)",
];

const PANELS: readonly string[] = [
  "╭────────────── Results ──────────────╮\n│ accuracy                      0.71  │\n╰─────────────────────────────────────╯",
  "┃ task            ┃ score ┃",
  "-".repeat(80),
  "=".repeat(40),
];

const LOGGERS: readonly string[] = [
  "2026-05-12 09:59:58.123 | INFO     | evals.run:main:42 - graded item 14 in 3.1s",
  '{"event": "graded", "item": "sum-0412", "level": "info", "timestamp": "2026-05-12T09:59:58Z"}',
  '{"level":30,"time":1778580000000,"pid":4123,"hostname":"runner","msg":"graded sum-0412"}',
  'time=2026-05-12T09:59:58Z level=info msg="graded item" item=sum-0412 score=1',
  "INFO:evals.run:graded item 14",
  "DEBUG    evals.cache:cache.py:88 hit for poem-meter-0205",
  "[INFO] 12 workers, 169 items",
  "I0512 09:59:58.123456 4123 grade.cc:88] graded 14 items",
  "(node:4123) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.",
  "/usr/lib/python3.12/site-packages/torch/cuda/__init__.py:54: FutureWarning: The pynvml package is deprecated.\n  import pynvml",
];

const TOOLS: readonly string[] = [
  "::group::Grade items",
  "::notice title=Scores::mean 0.71 over 169 items",
  "##[endgroup]",
  "##[group]Run python -m evals",
  "npm notice New minor version of npm available! 10.8.2 -> 10.9.0",
  "npm warn deprecated glob@7.2.3: Glob versions prior to v9 are no longer supported",
  "added 214 packages, and audited 215 packages in 8s",
  "#12 [stage-1 4/7] COPY . /app",
  "a1b2c3d4e5f6: Pull complete",
  "Status: Downloaded newer image for python:3.12-slim",
  "Requirement already satisfied: openai in /usr/lib/python3.12/site-packages (1.30.1)",
  "HEAD is now at 3f2a1bc Grade items in order",
  "wandb: 🚀 View run at https://wandb.ai/acme/evals/runs/x1y2z3",
  "+ python -m evals.run --shard 3",
  "$ python -m evals.run --shard 3",
];

/** A server that the child started logs what it answered to others. */
const SERVERS: readonly string[] = [
  'INFO:     127.0.0.1:51234 - "GET /health HTTP/1.1" 200 OK',
  "INFO:     Application startup complete.",
  '10.1.2.3 - - [12/May/2026:09:59:58 +0000] "GET /metrics HTTP/1.1" 200 1234 "-" "curl/8.5"',
];

/** Only that a program failed, and nothing of why. */
const EXITS: readonly string[] = [
  "##[error]Process completed with exit code 1.",
  "Process finished with exit code 1",
  "make: *** [Makefile:12: evals] Error 1",
  "npm error code 1\nnpm error path /home/runner/evals\nnpm error command failed",
];

const TIMES_AND_NUMBERS: readonly string[] = [
  "Tue May 12 09:59:58 UTC 2026",
  "[09:59:58] step 12 of 80",
  "elapsed 429.3 s",
  "real\t0m3.429s",
  "saved 429 results to results/out.jsonl",
  "poem-meter-0205,0.94,1832",
  "item     score   seconds",
  "  poem-meter-0205",
  "model: gpt-4o-mini",
  "accuracy: 0.71",
  "temperature=0.0 max_tokens=512 seed=7",
  "usage: prompt 1658, completion 281, total 1939",
  "total cost so far: $1.42",
];

const ANSWERS: readonly string[] = [
  "The answer is 42.",
  "Answer: B",
  "A: the capital of France is Paris.",
  "> The quick brown fox jumps over the lazy dog.",
  "Paris is the capital of France, and it has been so since the tenth century.",
  "```python\nprint(1 + 1)\n```",
];

/** What a log mostly consists of. */
export const PLAIN_LOG = HARNESS;

/** Each is one line, or a few that belong together. */
export const ORDINARY: readonly string[] = [
  ...HARNESS,
  ...TEST_RUNNERS,
  ...PROGRESS,
  ...PANELS,
  ...LOGGERS,
  ...TOOLS,
  ...SERVERS,
  ...EXITS,
  ...TIMES_AND_NUMBERS,
  ...ANSWERS,
];
