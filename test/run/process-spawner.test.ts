import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UserError } from "../../src/core/user-error.ts";
import { CHILDREN, fixture, isAlive, makeTask, pidIn, Rig, type RigSettings, shell, until } from "./rig.ts";

const LONG_GRACE_MS = 60_000;
/** By then a shell has set its trap, even on a slow machine. */
const TRAP_IS_SET_MS = 3_000;

function stateOf(pid: number): string | undefined {
  return /\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1];
}

describe("children", () => {
  describe("a child that ends by itself", () => {
    it("reports its exit, its output and a log", async () => {
      await using rig = new Rig({ command: shell("echo out; echo err >&2; exit 3") });
      const { evidence } = await rig.start().ended;
      expect(evidence).toMatchObject({ exit: { kind: "exited", code: 3 }, stdoutTail: "out\n", stderrTail: "err\n" });
      expect(rig.log().split("\n").sort()).toEqual(["", "err", "out"]);
    });

    it("leaves no log and no files if it prints nothing", async () => {
      await using rig = new Rig({ command: shell("true") });
      const { evidence } = await rig.start().ended;
      expect(evidence).toMatchObject({ exit: { kind: "exited", code: 0 }, badRow: null });
      expect(readdirSync(rig.logsFolder)).toEqual([]);
      expect(await rig.inbox()).toEqual([]);
    });

    it("reports the signal that ended it", async () => {
      await using rig = new Rig({ command: shell("kill -9 $$") });
      expect((await rig.start().ended).evidence.exit).toEqual({ kind: "signalled", signal: "SIGKILL" });
    });

    it("runs the shell form strictly", async () => {
      await using rig = new Rig({ command: shell('false | cat; echo "not reached"') });
      expect((await rig.start().ended).evidence).toMatchObject({ exit: { kind: "exited", code: 1 }, stdoutTail: "" });
    });

    it("has an empty stdin", async () => {
      await using rig = new Rig({ command: shell("cat; echo end") });
      expect((await rig.start().ended).evidence.stdoutTail).toBe("end\n");
    });

    it("gets its tasks and none of the runner's variables", async () => {
      const environment = {
        PATH: process.env.PATH,
        ACTIONS_RUNTIME_TOKEN: "t",
        INPUT_COMMAND: "c",
        GITHUB_OUTPUT: "/o",
        CARRYOVER_TASK_TIMEOUT_S: "9",
      };
      await using rig = new Rig({
        command: shell('env -0 | tr "\\0" "\\n"; cat "$CARRYOVER_TASKS_FILE"'),
        environment,
      });
      const tasks = [makeTask({ id: "it's $HOME", prompt: "a `b` $(c)" })];
      const { evidence } = await rig.start({ tasks, attempt: 2, startedAt: 1_000, timeoutMs: 59_000 }).ended;
      const lines = evidence.stdoutTail.split("\n");
      expect(lines).toEqual(
        expect.arrayContaining([
          "CARRYOVER_TASK_ID=it's $HOME",
          "CARRYOVER_FIELD_PROMPT=a `b` $(c)",
          "CARRYOVER_SHARD=3",
          "CARRYOVER_ATTEMPT=2",
          "CARRYOVER_DEADLINE=1970-01-01T00:01:00.000Z",
          '{"id":"it\'s $HOME","prompt":"a `b` $(c)"}',
        ]),
      );
      expect(evidence.stdoutTail).not.toMatch(/ACTIONS_|INPUT_|GITHUB_OUTPUT|TIMEOUT_S/);
    });

    it("gets arguments with placeholders replaced, without a shell", async () => {
      await using rig = new Rig({
        command: { kind: "argv", argv: ["printf", "%s\\n", "{id}", "--in={tasks-file}", "{q}", "{nope}"] },
      });
      const { evidence } = await rig.start({ tasks: [makeTask({ id: "$(id)", q: "{id}" })] }).ended;
      const [id, file, q, nope] = evidence.stdoutTail.split("\n");
      expect([id, q, nope]).toEqual(["$(id)", "{id}", "{nope}"]);
      expect(file).toMatch(new RegExp(`^--in=${rig.inboxFolder}/`));
    });

    it("does not wait for a grandchild that holds its pipes, and kills it", async () => {
      await using rig = new Rig({ command: fixture("leave-holding-pipes.sh", "pid") });
      const { evidence } = await rig.start().ended;
      expect(evidence).toMatchObject({ exit: { kind: "exited", code: 0 }, stdoutTail: "the child has ended\n" });
      const pid = await pidIn(rig.path("pid"));
      await until(() => !isAlive(pid));
    });

    it("kills a grandchild in another session with an empty environment that holds its pipes", async () => {
      await using rig = new Rig({ command: fixture("leave-without-environment.sh", "pid", "end") });
      expect((await rig.start().ended).evidence.exit).toEqual({ kind: "exited", code: 0 });
      const pid = await pidIn(rig.path("pid"));
      await until(() => !isAlive(pid));
    });

    it("runs beside others without mixing their output", async () => {
      await using rig = new Rig({
        command: shell('for i in 1 2 3; do printf "%s;" "$CARRYOVER_TASK_ID"; printf "%s;" "$i" >&2; done'),
      });
      const ids = Array.from({ length: 40 }, (_, index) => String(index));
      const all = await Promise.all(ids.map((id) => rig.start({ tasks: [makeTask({ id })] }).ended));
      expect(all.map(({ evidence }) => evidence.stdoutTail)).toEqual(ids.map((id) => `${id};`.repeat(3)));
      expect(new Set(all.map(({ evidence }) => evidence.stderrTail))).toEqual(new Set(["1;2;3;"]));
    });

    it("leads a process group, with its name in $0, no extra descriptors and no blocked signals", async () => {
      await using rig = new Rig({
        command: shell(
          "echo $0; ps -o pgid= -p $$ | tr -d ' '; echo $$; for f in /proc/$$/fd/*; do readlink $f || true; done; grep -E 'Sig(Blk|Ign)' /proc/$$/status",
        ),
      });
      const lines = (await rig.start().ended).evidence.stdoutTail.split("\n");
      expect(lines[0]).toBe("bash");
      expect(lines[1]).toBe(lines[2]);
      expect(lines.filter((line) => /^\/dev\/null|carryover-pipes/.test(line))).toHaveLength(3);
      expect(lines.filter((line) => /^Sig...:\s0{16}$/.test(line))).toHaveLength(2);
    });

    it("includes the output of a process that the shell does not wait for", async () => {
      await using rig = new Rig({ command: fixture("print-through-tee.sh") });
      expect((await rig.start().ended).evidence.stdoutTail).toBe("the last words\n");
    });
  });

  describe("what cannot be started", () => {
    it("a program that does not exist is refused at the start", () => {
      expect(() => new Rig({ command: { kind: "argv", argv: ["no-such-program-here"] } })).toThrow(UserError);
    });

    const longArgument = { command: { kind: "argv", argv: ["true", "{text}"] } } as const;
    const rows: [string, Partial<RigSettings>, Record<string, unknown>, RegExp][] = [
      [
        "a folder that does not exist",
        { workingDirectory: "/no/such/folder" },
        {},
        /directory \/no\/such\/folder does not exist/,
      ],
      ["an argument that is too long", longArgument, { text: "x".repeat(200_000) }, /128 KiB.*E2BIG.*tasks-file/],
      ["a NUL in an argument", longArgument, { text: "a\0b" }, /without null bytes.*tasks-file/],
      [
        "an environment beyond the system's limit",
        { environment: Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`V${i}`, "x".repeat(100_000)])) },
        {},
        /E2BIG/,
      ],
    ];
    it.each(rows)("%s leads to an ended event", async (_, settings, payload, message) => {
      await using rig = new Rig({ command: shell("true"), ...settings });
      const { evidence } = await rig.start({ tasks: [makeTask({ id: "t1", ...payload })] }).ended;
      expect(evidence.exit).toEqual({ kind: "spawn-failed", message: expect.stringMatching(message) });
      expect(readdirSync(rig.logsFolder)).toEqual([]);
      expect(await rig.inbox()).toEqual([]);
    });

    it("variables that cannot be passed are left out, with one warning in the run", async () => {
      await using rig = new Rig({
        command: shell('env | grep -c ^CARRYOVER_FIELD_TEXT= || true; wc -c < "$CARRYOVER_TASKS_FILE"'),
      });
      const tasks = [makeTask({ id: "t1", text: "x".repeat(200_000) })];
      const first = await rig.start({ tasks }).ended;
      const second = await rig.start({ tasks }).ended;
      expect(first.evidence.stdoutTail).toMatch(/^0\n200022\n$/);
      expect([first.warnings.length, second.warnings.length]).toEqual([1, 0]);
      expect(first.warnings[0]).toMatch(/CARRYOVER_FIELD_TEXT/);
    });
  });

  describe("ending a child before its time", () => {
    it("stops with TERM if that is enough", async () => {
      await using rig = new Rig({ command: fixture("rows-in-grace.sh", "t1"), killGraceMs: LONG_GRACE_MS });
      const child = rig.start();
      await until(() => existsSync(join(rig.logsFolder, `${child.key}.log`)));
      rig.spawner.stop(child.key, { reason: "rate-limit", graceMs: LONG_GRACE_MS });
      const { evidence, rows } = await child.ended;
      expect(evidence.exit).toEqual({ kind: "stopped", reason: "rate-limit" });
      expect(rows).toEqual([{ id: "t1", status: "passed" }]);
    });

    it("kills a child that ignores TERM after the grace", async () => {
      await using rig = new Rig({ command: fixture("ignore-term.sh", "pid") });
      const child = rig.start();
      const pid = await pidIn(rig.path("pid"));
      rig.spawner.stop(child.key, { reason: "interrupted", graceMs: 50 });
      expect((await child.ended).evidence.exit).toEqual({ kind: "stopped", reason: "interrupted" });
      await until(() => !isAlive(pid));
    });

    it("stops a child in the turn of its start, and running children when the run is closed", async () => {
      await using rig = new Rig({ command: shell("sleep 300") });
      const [stopped, running] = [rig.start(), rig.start()];
      rig.spawner.stop(stopped.key, { reason: "rate-limit", graceMs: LONG_GRACE_MS });
      expect((await stopped.ended).evidence.exit).toEqual({ kind: "stopped", reason: "rate-limit" });
      await rig.spawner.close();
      expect((await running.ended).evidence.exit.kind).toBe("stopped");
    });

    it.each([
      ["shortens", LONG_GRACE_MS, 0],
      ["does not extend", 0, LONG_GRACE_MS],
    ])("%s the grace at the second stop", async (_, firstMs, secondMs) => {
      await using rig = new Rig({ command: fixture("ignore-term.sh", "pid") });
      const child = rig.start();
      await pidIn(rig.path("pid"));
      rig.spawner.stop(child.key, { reason: "rate-limit", graceMs: firstMs });
      rig.spawner.stop(child.key, { reason: "interrupted", graceMs: secondMs });
      expect((await child.ended).evidence.exit).toEqual({ kind: "stopped", reason: "rate-limit" });
    });

    const descendants: [string, string][] = [
      ["in the group, ignoring TERM", "leave-in-group.sh"],
      ["in a session of its own", "leave-in-own-session.sh"],
      ["in a session of its own, with an empty environment and our pipe", "leave-without-environment.sh"],
    ];
    it.each(descendants)("kills a grandchild %s", async (_, name) => {
      await using rig = new Rig({ command: fixture(name, "pid") });
      const child = rig.start();
      const pid = await pidIn(rig.path("pid"));
      rig.spawner.stop(child.key, { reason: "interrupted", graceMs: 50 });
      await child.ended;
      await until(() => !isAlive(pid));
    });

    it("wakes a suspended child, so that it can react to TERM", async () => {
      await using rig = new Rig({
        command: shell("trap 'echo ended > ended; exit' TERM; echo $$ > pid; kill -STOP $$; sleep 60"),
      });
      const child = rig.start();
      const pid = await pidIn(rig.path("pid"));
      await until(() => stateOf(pid) === "T");
      rig.spawner.stop(child.key, { reason: "interrupted", graceMs: LONG_GRACE_MS });
      await child.ended;
      expect(existsSync(rig.path("ended"))).toBe(true);
    });

    it("kills escaped descendants of finished children when the run is closed", async () => {
      await using rig = new Rig({
        command: shell(
          `setsid ${join(CHILDREN, "ignore-term.sh")} pid > /dev/null 2>&1 & until [ -e pid ]; do sleep 0.01; done`,
        ),
      });
      await rig.start().ended;
      const pid = await pidIn(rig.path("pid"));
      expect(isAlive(pid)).toBe(true);
      await rig.spawner.close();
      await until(() => !isAlive(pid));
    });

    it("says which rows came before TERM and which in the grace", async () => {
      await using rig = new Rig({ command: fixture("error-row-on-term.sh", "t1", "t2"), killGraceMs: LONG_GRACE_MS });
      const child = rig.start({ tasks: [makeTask({ id: "t1" }), makeTask({ id: "t2" })] });
      await pidIn(rig.path("pid"));
      const exit = { kind: "stopped", reason: "interrupted" } as const;
      rig.spawner.stop(child.key, { reason: exit.reason, graceMs: LONG_GRACE_MS });
      const { events } = await child.ended;
      const seen = events.flatMap((event) =>
        event.kind === "rows" ? event.rows.map(({ id }) => ({ id, stop: event.stop })) : [],
      );
      expect(seen).toEqual([
        { id: "t1", stop: null },
        { id: "t2", stop: exit },
      ]);
      expect(await rig.inbox()).toEqual([]);
    });

    it("takes all rows that came before TERM, even if many are unread", async () => {
      const tasks = Array.from({ length: 30 }, (_, index) => makeTask({ id: `t${index}` }));
      await using rig = new Rig({
        command: shell(
          `words=$(head -c 1000000 /dev/zero | tr '\\0' x); for id in ${tasks.map(({ id }) => id).join(" ")}; do printf '{"id":"%s","status":"skipped","output":"%s"}\\n' $id $words; done > rows; cat rows >> "$CARRYOVER_RESULTS_FILE"; echo $$ > pid.part; mv pid.part pid; sleep 60`,
        ),
      });
      const child = rig.start({ tasks });
      await pidIn(rig.path("pid"));
      rig.spawner.stop(child.key, { reason: "interrupted", graceMs: LONG_GRACE_MS });
      const { events } = await child.ended;
      const seen = events.flatMap((event) => (event.kind === "rows" ? event.rows.map(() => event.stop) : []));
      expect(seen).toEqual(tasks.map(() => null));
    });

    it("kills no child that starts while others time out", async () => {
      await using rig = new Rig({ command: shell('[ "$CARRYOVER_TASK_ID" = fresh ] || sleep 60; sleep 0.2') });
      const exits = Array.from({ length: 12 }, async (_, index) => {
        // One sweep after another, so that some are under way when the next child starts.
        await rig.start({ timeoutMs: 300 + 7 * index }).ended;
        return (await rig.start({ tasks: [makeTask({ id: "fresh" })] }).ended).evidence.exit;
      });
      expect(await Promise.all(exits)).toEqual(Array(12).fill({ kind: "exited", code: 0 }));
    });

    it("ignores a key that is not running", async () => {
      await using rig = new Rig({ command: shell("true") });
      const child = rig.start();
      await child.ended;
      rig.spawner.stop(child.key, { reason: "interrupted", graceMs: 0 });
      rig.spawner.stop("nobody", { reason: "interrupted", graceMs: 0 });
      expect((await rig.start().ended).evidence.exit).toEqual({ kind: "exited", code: 0 });
      expect((await child.ended).events.map(({ kind }) => kind)).toEqual(["ended"]);
    });
  });

  describe.concurrent("tests that take seconds", () => {
    it("gives no child a pipe that another process still holds", async () => {
      await using rig = new Rig({ command: shell('printf "%s;" "$CARRYOVER_TASK_ID"; sleep 1 & exit 0') });
      const ids = ["a", "b", "c", "d"];
      for (const id of ids) {
        expect((await rig.start({ tasks: [makeTask({ id })] }).ended).evidence.stdoutTail).toBe(`${id};`);
      }
    });

    it("shortens the grace of a timeout if a stop allows less", async () => {
      await using rig = new Rig({ command: fixture("ignore-term.sh", "pid"), killGraceMs: LONG_GRACE_MS });
      const child = rig.start({ timeoutMs: TRAP_IS_SET_MS });
      await until(() => existsSync(rig.path("pid.term")));
      rig.spawner.stop(child.key, { reason: "interrupted", graceMs: 20 });
      expect((await child.ended).evidence.exit).toEqual({ kind: "timed-out", limitMs: TRAP_IS_SET_MS });
    });

    it("takes rows from the grace of a timeout", async () => {
      await using rig = new Rig({ command: fixture("row-on-term.sh", "t1"), killGraceMs: LONG_GRACE_MS });
      const { evidence, rows } = await rig.start({ timeoutMs: TRAP_IS_SET_MS }).ended;
      expect(evidence.exit).toEqual({ kind: "timed-out", limitMs: TRAP_IS_SET_MS });
      expect(rows).toEqual([{ id: "t1", status: "passed" }]);
    });

    it("ends a silent child, but not one that writes rows", async () => {
      // Rows ten times as often as necessary, for longer than the silence that ends a child.
      const ids = Array.from({ length: 12 }, (_, index) => `t${index}`);
      await using rig = new Rig({
        command: shell(
          `grep -q quiet "$CARRYOVER_TASKS_FILE" && sleep 60; for id in ${ids.join(" ")}; do sleep 0.5; printf '{"id":"%s","status":"passed"}\\n' $id >> "$CARRYOVER_RESULTS_FILE"; done`,
        ),
        silenceTimeoutMs: 5_000,
      });
      const quiet = rig.start({ tasks: [makeTask({ id: "quiet" })] });
      const busy = await rig.start({ tasks: ids.map((id) => makeTask({ id })) }).ended;
      expect(busy.evidence.exit).toEqual({ kind: "exited", code: 0 });
      expect(busy.rows).toHaveLength(ids.length);
      expect((await quiet.ended).evidence.exit).toEqual({ kind: "silent", limitMs: 5_000 });
    });
  });
});
