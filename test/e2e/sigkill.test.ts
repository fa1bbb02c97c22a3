/** SIGKILL in the middle of runs: no row that was written is lost, none is doubled. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { cli, folderWith, jsonLines, listOf } from "./cli-rig.ts";
import { removeWorkspaces } from "./fake-runner.ts";

afterAll(removeWorkspaces);

const TASKS = 300;
const KILLS = 20;
/** How many rows one killed run may write; its further children wait for the kill. All runs leave tasks for the last one. */
const MOST_ROWS = 13;

test(`${KILLS} kills during ${TASKS} tasks: after the last restart every task has exactly one row`, async () => {
  const cwd = folderWith({ "tasks.jsonl": listOf(TASKS) });
  const ledger = join(cwd, ".carryover/results.jsonl");
  // Of the children of a round, those that make one of its first files write a row.
  const turn = `set -C; n=1; until { true > "$ROUND/$n"; } 2>&-; do n=$((n + 1)); done; [ $n -le $ROWS ] || exec sleep 600; `;
  const write =
    'sleep 0.0$((RANDOM % 5)); printf \'{"id":"%s","status":"passed","score":1}\\n\' "$CARRYOVER_TASK_ID" >> "$CARRYOVER_RESULTS_FILE"; sleep 0.02';
  const args = ["run", "--tasks", "tasks.jsonl", "--campaign", "kill", "--concurrency", "4", "--command", turn + write];
  const round = (name: string, rows: number) => {
    mkdirSync(join(cwd, name));
    return { ROUND: join(cwd, name), ROWS: String(rows) };
  };
  const written = new Set<string>();
  // Seeded, so that a failure can be repeated; the machine's load still moves the instants.
  let seed = 42;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  const linesOfLedger = () => (existsSync(ledger) ? readFileSync(ledger, "utf8").split("\n").slice(0, -1) : []);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const dueAtRows = linesOfLedger().length + 1 + Math.floor(random() * MOST_ROWS);
    const end = await cli(args, {
      cwd,
      env: round(`round-${kill}`, MOST_ROWS),
      onStart: (child) => {
        const timer = setInterval(() => {
          if (linesOfLedger().length >= dueAtRows) child.kill("SIGKILL");
        }, 2);
        child.on("close", () => clearInterval(timer));
      },
    });
    const lines = linesOfLedger().filter((line) => line !== "");
    expect(end.code).toBe(null);
    for (const line of lines) written.add(String(JSON.parse(line).id));
  }
  const end = await cli([...args, "--json"], { cwd, env: round("last", TASKS) });
  expect(end.code).toBe(0);
  const rows = jsonLines(ledger);
  expect(rows).toHaveLength(TASKS);
  const ids = new Set(rows.map((row) => String(row.id)));
  expect(ids.size).toBe(TASKS);
  for (const id of written) expect(ids).toContain(id);
});
