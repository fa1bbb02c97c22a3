/** The rows, output and failure logs of real children, some of which damage them. */
import { existsSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import type { Redactor } from "../../src/core/redactor.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { fixture, makeTask, Rig, shell, until } from "./rig.ts";

/** The memory that this process uses after a garbage collection. */
function heldBytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

describe("result rows", () => {
  it("arrive while the child runs", async () => {
    await using rig = new Rig({
      command: fixture("row-after-row.sh", "a", "b"),
      environment: { PATH: process.env.PATH, GO: "go" },
    });
    const child = rig.start({ tasks: [makeTask({ id: "a" }), makeTask({ id: "b" })] });
    for (const count of [1, 2]) {
      writeFileSync(rig.path(`go.${count - 1}`), "");
      expect(await child.rows(count)).toHaveLength(count);
    }
    writeFileSync(rig.path("go.2"), "");
    const { events } = await child.ended;
    expect(events.map((event) => event.kind)).toEqual(["rows", "rows", "ended"]);
  });

  const hostile: [string, string, number, RegExp | null][] = [
    ["a last line without newline", `printf '{"id":"t1","status":"passed"}' > "$CARRYOVER_RESULTS_FILE"`, 1, null],
    ["a torn last line", `printf '{"id":"t1","sta' > "$CARRYOVER_RESULTS_FILE"`, 0, /line 1 .*incomplete/],
    ["a pipe", 'mkfifo "$CARRYOVER_RESULTS_FILE"', 0, /not a regular file/],
    ["a folder", 'mkdir -p "$CARRYOVER_RESULTS_FILE/x"', 0, /not a regular file/],
    ["link", `echo '{"id":"t1","status":"passed"}' > o; ln -s "$PWD/o" "$CARRYOVER_RESULTS_FILE"`, 0, /symbolic link/],
    [
      "a line of 2 MiB before a row",
      `{ head -c 2097152 /dev/zero | tr '\\0' x; echo; echo '{"id":"t1","status":"passed"}'; } > "$CARRYOVER_RESULTS_FILE"`,
      1,
      /line 1 is longer/,
    ],
    ["a foreign id", `echo '{"id":"x","status":"passed"}' > "$CARRYOVER_RESULTS_FILE"`, 0, /line 1 names the task "x"/],
    [
      "a second row of a task",
      `for s in failed passed; do echo '{"id":"t1","status":"'$s'"}'; done > "$CARRYOVER_RESULTS_FILE"`,
      1,
      /line 2 is a second row/,
    ],
    [
      "a file that the child writes anew with each row",
      `f="$CARRYOVER_RESULTS_FILE"; echo '{"id":"t1","status":"passed"}' > "$f"; sleep 0.6; echo '{"status":"passed","id":"t1"}' > "$f.new"; mv "$f.new" "$f"`,
      1,
      null,
    ],
    [
      "the removal of the tasks file",
      `rm "$CARRYOVER_TASKS_FILE"; echo '{"id":"t1","status":"passed"}' > "$CARRYOVER_RESULTS_FILE"`,
      1,
      null,
    ],
  ];
  it.each(hostile)("survive %s", async (_, command, count, warning) => {
    await using rig = new Rig({ command: shell(command) });
    const { evidence, rows, warnings } = await rig.start().ended;
    expect(evidence.exit).toEqual({ kind: "exited", code: 0 });
    expect(rows).toHaveLength(count);
    if (warning === null) expect(warnings).toEqual([]);
    else expect(warnings[0]).toMatch(warning);
    // Without a valid row, exit code 0 is not a pass. The warning says why.
    if (count === 0) expect(evidence.badRow).toMatch(warning ?? /^$/);
    expect(warnings.length).toBeLessThanOrEqual(11);
    expect(await rig.inbox()).toEqual([]);
  });
});

it("warnings quote no part of a secret", async () => {
  const secret = "s3cret-".repeat(12);
  const redactor: Redactor = { ...NO_REDACTION, redact: (text) => text.replaceAll(secret, "***") };
  const lines = [
    `{"id":"t1","status":"${secret}"}`,
    `{"id":"${secret}${secret}","status":"passed"}`,
    `{"id":"t1","status":"passed","score":"${secret}"}`,
  ];
  await using rig = new Rig({
    command: shell(`printf '%s\\n' '${lines.join("' '")}' > "$CARRYOVER_RESULTS_FILE"`),
    redactor,
  });
  const { rows, warnings, evidence } = await rig.start().ended;
  expect([rows.length, warnings.length]).toEqual([1, 3]);
  expect([...warnings, evidence.badRow].join("\n")).not.toContain("s3cret");
});

describe("output without end", () => {
  const bytes = Number(process.env.CARRYOVER_TEST_FLOOD_MIB ?? 50) * 1_048_576;

  it("is kept at its end, and memory stays flat", async () => {
    await using rig = new Rig({
      command: shell(
        `echo first; head -c ${bytes} < <(yes "0123456789abcdef"); touch printed; until [ -e go ]; do sleep 0.02; done; echo last`,
      ),
    });
    const before = heldBytes();
    const child = rig.start();
    // By then everything that it printed has been read, except what fits into the pipe.
    await until(() => existsSync(rig.path("printed")));
    // Usually about 1 MiB. Beside the whole suite it was once 17, because other garbage is collected late.
    expect(heldBytes() - before).toBeLessThan(bytes / 2);
    writeFileSync(rig.path("go"), "");
    const { evidence } = await child.ended;
    expect(evidence.stdoutTail.length).toBe(65_536);
    expect(evidence.stdoutTail.endsWith("last\n")).toBe(true);
    const log = rig.log();
    expect(log.length).toBeLessThanOrEqual(1_000_000);
    expect(log.startsWith("first\n")).toBe(true);
    expect(log.endsWith("last\n")).toBe(true);
    expect(log).toMatch(/\[carryover\] \d+ bytes left out/);
  });
});

describe("failure logs", () => {
  const command = shell(
    'mkdir -p .failed/a; echo \'{"code":1,"stderr":"line one\\nline two"}\' > .failed/a/result.json; exit "$CARRYOVER_FIELD_CODE"',
  );
  const rows: [string, number, number][] = [
    ["are read if the child failed", 1, 1],
    ["are not read if it passed", 0, 0],
  ];
  it.each(rows)("%s", async (_, code, count) => {
    await using rig = new Rig({ command, failureLogs: [".failed/**/result.json"] });
    const { evidence } = await rig.start({ tasks: [makeTask({ id: "t1", code })] }).ended;
    expect(evidence.failureLogs).toHaveLength(count);
  });

  it("are not the logs of the run itself, however wide the pattern is", async () => {
    await using rig = new Rig({ command: shell("echo printed; exit 1"), failureLogs: ["**/*.log"] });
    const { evidence } = await rig.start().ended;
    expect(rig.log()).toContain("printed");
    expect(evidence.failureLogs).toEqual([]);
  });

  it("are left out with one warning if they cannot be read", async () => {
    const deep = `node -e 'console.log("[".repeat(1e5) + "]".repeat(1e5))'`;
    const nested = shell(`mkdir -p .failed/a; echo "{\\"x\\":$(${deep})}" > .failed/a/result.json; exit 1`);
    await using rig = new Rig({ command: nested, failureLogs: [".failed/**/result.json"] });
    const first = await rig.start().ended;
    const second = await rig.start().ended;
    expect(first.evidence).toMatchObject({ exit: { kind: "exited", code: 1 }, failureLogs: [] });
    expect(first.warnings).toEqual([expect.stringMatching(/^Files of `failure-logs` cannot be read: /)]);
    expect([second.evidence.failureLogs, second.warnings]).toEqual([[], []]);
  });
});
