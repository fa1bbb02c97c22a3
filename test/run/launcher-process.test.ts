import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createLauncher } from "../../src/run/launcher-choice.ts";
import { remoteOf, useLauncherEntry } from "./launcher-rig.ts";
import { fixture, isAlive, type LauncherFor, pidIn, Rig, shell, until } from "./rig.ts";

const entry = useLauncherEntry();
const chosen: LauncherFor = (options) => createLauncher({ ...options, entry: entry() });

/** Runs children until one is not ours but the launcher's; gives the launcher's pid. */
async function reachLauncher(rig: Rig): Promise<number> {
  for (;;) {
    const parent = Number((await rig.start().ended).evidence.stdoutTail);
    if (parent !== process.pid) return parent;
  }
}

describe("the launcher process", () => {
  it("is not started for a few children, and takes over from many", async () => {
    await using rig = new Rig({ command: shell("echo $PPID"), launcherFor: chosen });
    const few = [];
    for (let count = 0; count < 7; count += 1) few.push(Number((await rig.start().ended).evidence.stdoutTail));
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
        'if [ "$CARRYOVER_SHARD" = 9 ]; then echo $PPID > parent; echo $$ > pid; setsid sleep 300 & wait; else echo $PPID; fi',
      ),
      launcherFor: chosen,
    });
    const launcher = await reachLauncher(rig);
    const child = rig.start({ shard: 9 });
    const pid = await pidIn(rig.path("pid"));
    expect(await pidIn(rig.path("parent"))).toBe(launcher);
    process.kill(launcher, "SIGKILL");
    const { evidence, warnings } = await child.ended;
    expect(evidence.exit).toEqual({ kind: "signalled", signal: "SIGKILL" });
    expect(warnings).toEqual([]);
    await until(() => !isAlive(pid));
    expect(await reachLauncher(rig)).not.toBe(launcher);
  });

  it("is done without where it cannot run, with one warning", async () => {
    await using rig = new Rig({
      command: shell("echo $PPID"),
      launcherFor: (options) => createLauncher({ ...options, entry: programThatEnds() }),
    });
    const warnings: string[] = [];
    while (warnings.length === 0) {
      const ended = await rig.start().ended;
      expect(Number(ended.evidence.stdoutTail)).toBe(process.pid);
      warnings.push(...ended.warnings);
    }
    for (let count = 0; count < 10; count += 1) warnings.push(...(await rig.start().ended).warnings);
    expect(warnings).toEqual([expect.stringMatching(/ended 3 times .*exit code 3/)]);
  });

  it("kills its children when the one it works for is killed, those included that left their group", async () => {
    await using rig = new Rig({ command: shell("true") });
    const script = join(entry(), "..", "run-and-wait.mjs");
    writeFileSync(
      script,
      `import { createRemoteLauncher } from "./run/remote-launcher.js";
       const [entry, folder, command] = process.argv.slice(2);
       const environment = { PATH: process.env.PATH, CARRYOVER_MARKER: ",worked-for:s1," };
       const plan = { file: "/bin/bash", calledAs: "bash", arguments: ["-c", command], workingDirectory: folder, environment, runMarker: "worked-for" };
       const launcher = createRemoteLauncher({ entry, environment: process.env, plan, lost: () => {} });
       const nothing = () => {};
       launcher.launch({ variables: {}, arguments: null }, { started: nothing, output: nothing, exited: nothing, closed: nothing, failed: nothing, lost: nothing });
       setInterval(nothing, 1_000);`,
    );
    const command = "echo $PPID > launcher; setsid sleep 300 & echo $! > escaped; echo $$ > child; wait";
    const main = spawn(process.execPath, [script, entry(), rig.folder, command], { stdio: "inherit" });
    await until(() => existsSync(rig.path("child")) && readFileSync(rig.path("child"), "utf8").endsWith("\n"));
    const pids = ["launcher", "escaped", "child"].map((name) => Number(readFileSync(rig.path(name), "utf8")));
    expect(pids.map(isAlive)).toEqual([true, true, true]);
    main.kill("SIGKILL");
    await until(() => !pids.some(isAlive));
  });

  it("signals a child that was to be stopped before its start was known", async () => {
    await using rig = new Rig({
      command: fixture("ignore-term.sh", "pid"),
      launcherFor: (options) => remoteOf(entry(), options, () => {}),
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

function programThatEnds(): string {
  const program = join(entry(), "..", "no-launcher.mjs");
  writeFileSync(program, "process.exit(3);\n");
  return program;
}
