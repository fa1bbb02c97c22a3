import { execFileSync, spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import {
  type AttemptName,
  attemptFiles,
  findLeftovers,
  type Leftover,
  type LeftoverRows,
  removeFiles,
  removeStrays,
  stopOrphans,
  writeTasks,
} from "../../src/run/inbox.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { CHILDREN, isAlive, makeTask, pidIn, until } from "./rig.ts";

const root = mkdtempSync(join(tmpdir(), "carryover-inbox-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let count = 0;
function newFolder(): string {
  count += 1;
  const folder = join(root, String(count), "inbox");
  mkdirSync(folder, { recursive: true });
  return folder;
}

const META: AttemptName = {
  key: "7-1.0.000001",
  attempt: 1,
  startedAt: 1_000,
  hasGateway: false,
};
const PASSED = (id: string) => `${JSON.stringify({ id, status: "passed" })}\n`;

async function takeAll(folder: string): Promise<(Leftover & LeftoverRows)[]> {
  await stopOrphans(folder);
  removeStrays(folder);
  const all: (Leftover & LeftoverRows)[] = [];
  for (const leftover of findLeftovers(folder)) all.push({ ...leftover, ...leftover.read(NO_REDACTION) });
  return all;
}

/** A run that is killed must be a process of its own, and Node 20 cannot run TypeScript. */
function compile(): string {
  const repository = join(CHILDREN, "..", "..", "..");
  const build = join(root, "build");
  const options =
    "--ignoreConfig --target es2023 --module nodenext --types node --rewriteRelativeImportExtensions --skipLibCheck --rootDir src";
  const files = ["src/run/process-spawner.ts"];
  execFileSync(join(repository, "node_modules/.bin/tsc"), [...files, ...options.split(" "), "--outDir", build], {
    cwd: repository,
  });
  writeFileSync(join(root, "package.json"), '{"type":"module"}');
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"));
  return build;
}
let build = "";
beforeAll(() => {
  build = compile();
});

function startRun(folder: string, command: string, environment: Record<string, string>) {
  const script = join(CHILDREN, "run-one-shard.mjs");
  const run = spawn(process.execPath, [script, build, folder, command], {
    stdio: "inherit",
    env: { PATH: process.env.PATH, ...environment },
  });
  return { gone: new Promise((resolve) => run.on("exit", resolve)), kill: () => run.kill("SIGKILL") };
}

test.each([
  ["without a gateway", META],
  ["with a gateway", { ...META, hasGateway: true }],
])("the name of the files says what a later run must know: %s", async (_, meta) => {
  const folder = newFolder();
  const files = attemptFiles(folder, meta);
  expect(dirname(files.tasksFile)).toBe(folder);
  writeTasks(files, [makeTask({ id: "a" })]);
  expect((await takeAll(folder)).map(({ name }) => name)).toEqual([{ ...meta, run: "7-1", job: "0" }]);
});

describe("recovery", () => {
  // A run may be killed while its child is suspended.
  it.each(["runs", "is suspended"])(
    "after a SIGKILL returns complete rows, and kills a child that still %s",
    async (how) => {
      const folder = join(newFolder(), "..");
      const command = `printf '{"id":"a","status":"passed","score":1}\\n{"id":"b","sta' >> "$CARRYOVER_RESULTS_FILE"; exec ${CHILDREN}/ignore-term.sh pid`;
      const run = startRun(folder, command, {});
      const pid = await pidIn(join(folder, "pid"));
      run.kill();
      await run.gone;
      expect(isAlive(pid)).toBe(true);
      if (how === "is suspended") process.kill(pid, "SIGSTOP");

      const [leftover, ...others] = await takeAll(join(folder, "inbox"));
      expect(others).toEqual([]);
      expect(leftover).toMatchObject({
        name: {
          key: "local-7.3.000002",
          run: "local-7",
          job: "3",
          attempt: 2,
          startedAt: 1_700_000_000_123,
          hasGateway: false,
        },
        tasks: [
          { id: "a", json: '{"id":"a","n":1}' },
          { id: "b", json: '{"id":"b","n":1}' },
        ],
        rows: [{ id: "a", status: "passed", score: 1 }],
        warnings: [expect.stringMatching(/line 2 .*incomplete/)],
      });
      await until(() => !isAlive(pid));
      leftover?.remove();
      expect(readdirSync(join(folder, "inbox"))).toEqual([]);
    },
  );

  it("finds no children of a run that exited, because they end with it", async () => {
    const folder = join(newFolder(), "..");
    const command = `${CHILDREN}/ignore-term.sh pid & until [ -e pid ]; do sleep 0.01; done; echo '{"id":"a","status":"passed"}' >> "$CARRYOVER_RESULTS_FILE"; wait`;
    const run = startRun(folder, command, { LEAVE_AT_ROW: "1" });
    const pid = await pidIn(join(folder, "pid"));
    await run.gone;
    await until(() => !isAlive(pid));
  });

  it("starts with the earliest attempt", async () => {
    const folder = newFolder();
    for (const [key, startedAt] of [
      ["c", 3],
      ["a", 2],
      ["b", 2],
      ["d", 1],
    ] as const) {
      writeTasks(attemptFiles(folder, { ...META, key: `7-1.0.${key}`, startedAt }), [makeTask({ id: key })]);
    }
    expect((await takeAll(folder)).map(({ tasks }) => tasks[0]?.id)).toEqual(["d", "a", "b", "c"]);
  });

  it("reads a file of several slices, and ignores rows of other tasks", async () => {
    const folder = newFolder();
    const files = attemptFiles(folder, META);
    writeTasks(files, [makeTask({ id: "a" })]);
    writeFileSync(files.resultsFile, `${`${"x".repeat(999)}\n`.repeat(9_000)}${PASSED("other")}${PASSED("a")}`);
    const [leftover] = await takeAll(folder);
    expect(leftover?.rows).toEqual([{ id: "a", status: "passed" }]);
    expect(leftover?.warnings).toHaveLength(11);
  });

  it("keeps foreign files, and removes rows and other files of attempts without tasks", async () => {
    const folder = newFolder();
    writeFileSync(join(folder, "README"), "mine");
    writeFileSync(join(folder, "foreign.tasks.jsonl"), PASSED("a"));
    const { resultsFile, tasksFile } = attemptFiles(folder, META);
    writeFileSync(resultsFile, PASSED("a"));
    writeFileSync(`${resultsFile}.lock`, "");
    mkdirSync(`${tasksFile}.d`);
    expect(await takeAll(folder)).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(["README", "foreign.tasks.jsonl"]);
  });

  const hostile: [
    string,
    (files: { tasksFile: string; resultsFile: string }, outside: string) => void,
    number,
    number,
  ][] = [
    [
      "a link in place of the tasks",
      ({ tasksFile, resultsFile }, outside) => {
        rmSync(tasksFile);
        symlinkSync(outside, tasksFile);
        writeFileSync(resultsFile, PASSED("a"));
      },
      0,
      0,
    ],
    [
      "a folder in place of the tasks",
      ({ tasksFile }) => {
        rmSync(tasksFile);
        mkdirSync(join(tasksFile, "x"), { recursive: true });
      },
      0,
      0,
    ],
    ["a link in place of the rows", ({ resultsFile }, outside) => symlinkSync(outside, resultsFile), 1, 0],
    ["a folder in place of the rows", ({ resultsFile }) => mkdirSync(resultsFile), 1, 0],
    [
      "an incomplete list of tasks",
      ({ tasksFile, resultsFile }) => {
        writeFileSync(tasksFile, '{"id":"a"}\n{"id":"b"');
        writeFileSync(resultsFile, PASSED("a"));
      },
      1,
      1,
    ],
    [
      "lines that are not tasks",
      ({ tasksFile }) => writeFileSync(tasksFile, 'x\n[]\n{"id":7}\n{"id":""}\n{"id":"a"}\n'),
      1,
      0,
    ],
  ];
  it.each(hostile)("survives %s", async (_, spoil, taskCount, rowCount) => {
    const folder = newFolder();
    const outside = join(folder, "..", "outside");
    writeFileSync(outside, PASSED("a"));
    const files = attemptFiles(folder, META);
    writeTasks(files, [makeTask({ id: "a" })]);
    spoil(files, outside);
    const [leftover] = await takeAll(folder);
    expect([leftover?.tasks.length, leftover?.rows.length]).toEqual([taskCount, rowCount]);
    leftover?.remove();
    expect(readdirSync(folder)).toEqual([]);
    expect(readFileSync(outside, "utf8")).toBe(PASSED("a"));
  });
});

it("removing files that are gone does nothing", () => {
  const files = attemptFiles(newFolder(), META);
  removeFiles(files);
  expect(existsSync(files.tasksFile)).toBe(false);
});
