import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { createLauncher } from "../../src/run/launcher-choice.ts";
import { FRAME, FrameWriter } from "../../src/run/launcher-frames.ts";
import { LAUNCHER_PROGRAM } from "../../src/run/launcher-program.ts";
import { remoteOf } from "./launcher-rig.ts";
import { fixture, isAlive, type LauncherFor, pidIn, Rig, shell, until } from "./rig.ts";

const chosen: LauncherFor = createLauncher;

/** Runs children until one is not ours but the launcher's; gives the launcher's pid. */
async function reachLauncher(rig: Rig): Promise<number> {
  for (;;) {
    const parent = Number((await rig.start().ended).evidence.stdoutTail);
    if (parent !== process.pid) return parent;
  }
}

/** No longer the shell that started it: by then it has the environment that it was given. */
function isSleeping(pid: number): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, "utf8").startsWith("sleep");
}

describe("the launcher process", () => {
  it("is not started for a few children, and takes over from many", async () => {
    await using rig = new Rig({ command: shell("echo $PPID"), launcherFor: chosen });
    const few = [];
    for (let count = 0; count < 2; count += 1) few.push(Number((await rig.start().ended).evidence.stdoutTail));
    expect(new Set(few)).toEqual(new Set([process.pid]));
    const launcher = await reachLauncher(rig);
    await rig.spawner.close();
    await until(() => !isAlive(launcher));
  });

  it("is not ended by the signals of a terminal", async () => {
    await using rig = new Rig({ command: shell("echo $PPID"), launcherFor: chosen });
    const launcher = await reachLauncher(rig);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.kill(launcher, signal);
    expect(await reachLauncher(rig)).toBe(launcher);
  });

  it("leaves its children to be killed when it dies, and what runs next to another one", async () => {
    await using rig = new Rig({
      command: shell(
        'if [ "$CARRYOVER_SHARD" = 9 ]; then echo $PPID > parent; env -i setsid sleep 300 & echo $! > escaped; echo $$ > pid; wait; else echo $PPID; fi',
      ),
      launcherFor: chosen,
    });
    const launcher = await reachLauncher(rig);
    const child = rig.start({ shard: 9 });
    const pids = [await pidIn(rig.path("pid")), await pidIn(rig.path("escaped"))];
    await until(() => pids.slice(1).every(isSleeping));
    expect(await pidIn(rig.path("parent"))).toBe(launcher);
    process.kill(launcher, "SIGKILL");
    const { evidence, warnings } = await child.ended;
    expect(evidence.exit).toEqual({ kind: "signalled", signal: "SIGKILL" });
    expect(warnings).toEqual([]);
    await until(() => !pids.some(isAlive));
    expect(await reachLauncher(rig)).not.toBe(launcher);
  });

  it("is done without where it cannot run, with one warning", async () => {
    await using rig = new Rig({
      command: shell("echo $PPID"),
      launcherFor: (options) => createLauncher({ ...options, environment: { PATH: options.plan.workingDirectory } }),
    });
    writeFileSync(rig.path("perl"), "#!/bin/sh\nexit 3\n", { mode: 0o755 });
    const warnings: string[] = [];
    while (warnings.length === 0) {
      const ended = await rig.start().ended;
      expect(Number(ended.evidence.stdoutTail)).toBe(process.pid);
      warnings.push(...ended.warnings);
    }
    for (let count = 0; count < 10; count += 1) warnings.push(...(await rig.start().ended).warnings);
    expect(warnings).toEqual([expect.stringMatching(/ended 3 times .*exit code 3/)]);
  });

  it("is done without where there is no Perl, without a word", async () => {
    await using rig = new Rig({
      command: shell("echo $PPID"),
      launcherFor: (options) => createLauncher({ ...options, environment: { PATH: options.plan.workingDirectory } }),
    });
    for (let count = 0; count < 10; count += 1) {
      const { evidence, warnings } = await rig.start().ended;
      expect([Number(evidence.stdoutTail), warnings]).toEqual([process.pid, []]);
    }
  });

  it("kills its children when the one it works for is killed, those included that left their group", async () => {
    await using rig = new Rig({ command: shell("true") });
    const command =
      "echo $PPID > launcher; setsid sleep 300 & echo $! > escaped; env -i setsid sleep 300 & echo $! > bare; echo $$ > child; wait";
    const channel = new PassThrough();
    const writer = new FrameWriter(channel);
    const environment = ["PATH", process.env.PATH ?? "", "CARRYOVER_MARKER", ",worked-for:s1,"];
    writer.write(FRAME.plan, 0, ["/bin/bash", "bash", rig.folder, "worked-for", "2", "-c", command, ...environment]);
    writer.write(FRAME.order, 1, ["-"]);
    await new Promise((resolve) => setImmediate(resolve));
    const orders: Buffer = channel.read();
    const worksFor = `const [program, orders] = process.argv.slice(1);
      const stdio = ["ignore", "ignore", "ignore", "pipe"];
      const launcher = require("node:child_process").spawn("perl", ["-e", program], { detached: true, stdio });
      launcher.stdio[3].write(Buffer.from(orders, "base64"));
      setInterval(() => {}, 1_000);`;
    const main = spawn(process.execPath, ["-e", worksFor, LAUNCHER_PROGRAM, orders.toString("base64")]);
    const pids: number[] = [];
    for (const name of ["launcher", "escaped", "bare", "child"]) pids.push(await pidIn(rig.path(name)));
    await until(() => pids.slice(1, 3).every(isSleeping));
    expect(pids.map(isAlive)).toEqual([true, true, true, true]);
    main.kill("SIGKILL");
    await until(() => !pids.some(isAlive));
  });

  it("signals a child that was to be stopped before its start was known", async () => {
    await using rig = new Rig({
      command: fixture("ignore-term.sh", "pid"),
      launcherFor: (options) => remoteOf(options, () => {}),
    });
    const child = rig.start();
    rig.spawner.stop(child.key, { reason: "interrupted", graceMs: 0 });
    const { evidence } = await child.ended;
    expect(evidence.exit).toEqual({ kind: "stopped", reason: "interrupted" });
    if (existsSync(rig.path("pid"))) {
      const pid = await pidIn(rig.path("pid"));
      await until(() => !isAlive(pid));
    }
  });
});
