import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Launcher, LaunchListener } from "../../src/run/launcher.ts";
import type { LauncherChoiceOptions } from "../../src/run/launcher-choice.ts";
import { bothLaunchers } from "./launcher-rig.ts";
import { isAlive, until } from "./rig.ts";

const root = mkdtempSync(join(tmpdir(), "carryover-launchers-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function optionsFor(script: string): LauncherChoiceOptions {
  return {
    environment: { PATH: process.env.PATH },
    plan: {
      file: "/bin/bash",
      calledAs: "called-as",
      arguments: ["-c", script],
      workingDirectory: root,
      environment: { PATH: process.env.PATH ?? "", SHARED: "shared", OWN: "not this" },
      runMarker: basename(root),
    },
    warn: () => {},
  };
}

interface Life {
  readonly calls: string[];
  readonly over: Promise<void>;
  pid: number;
  stdout: string;
  stderr: string;
}

function watch(launch: (listener: LaunchListener) => void): Life {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const life: Life = { calls: [], over, pid: 0, stdout: "", stderr: "" };
  let isLaunching = true;
  const note = (call: string, isLast = false) => {
    life.calls.push(isLaunching && !call.startsWith("started") ? `${call} from within` : call);
    if (isLast) end();
  };
  launch({
    started: (pid) => {
      life.pid = pid;
      note("started");
    },
    output: (stream, chunk) => {
      life[stream] += chunk.toString();
    },
    exited: (way) => note(`exited ${way.code} ${way.signal} ${way.isGroupAlive}`),
    closed: () => note("closed", true),
    failed: (message) => note(`failed ${message}`, true),
    lost: () => note("lost", true),
  });
  isLaunching = false;
  return life;
}

describe.each(bothLaunchers)("%s", (_name, launcherFor) => {
  async function run(script: string, use: (launcher: Launcher) => Promise<void>): Promise<void> {
    const launcher = launcherFor(optionsFor(script));
    // The launcher process does not keep ours from ending; children that are awaited must.
    const awake = setInterval(() => {}, 1_000);
    await use(launcher);
    clearInterval(awake);
    launcher.close();
  }
  const order = { variables: { OWN: "own" }, arguments: null };

  const ends: [string, string, string][] = [
    ["a code", "exit 3", "exited 3 null false"],
    ["a signal", "kill -USR2 $$", "exited null SIGUSR2 false"],
    ["a code that looks like a signal", "exit 137", "exited 137 null false"],
    ["somebody left in the group", "sleep 60 > /dev/null 2>&1 & exit 0", "exited 0 null true"],
  ];
  it.each(ends)("tells an end: %s", async (_, script, exited) => {
    await run(script, async (launcher) => {
      const life = watch((listener) => launcher.launch(order, listener));
      await life.over;
      expect(life.calls).toEqual(["started", exited, "closed"]);
      if (exited.endsWith("true")) process.kill(-life.pid, "SIGKILL");
    });
  });

  it("gives a child the environment, the name and the folder of the plan, its own variables, and an own group", async () => {
    await run('printf "%s " "$0" "$SHARED" "$OWN" "$PWD"; ps -o pgid= -p $$ | tr -d " "', async (launcher) => {
      const life = watch((listener) => launcher.launch(order, listener));
      await life.over;
      expect(life.stdout).toBe(`called-as shared own ${root} ${life.pid}\n`);
    });
  });

  it("gives a child its own arguments, whatever they hold", async () => {
    await run("exit 1", async (launcher) => {
      const argument = "a b\n\"'$x\u00e9\u{1f600}";
      const own = { variables: {}, arguments: ["-c", 'printf %s "$1"', "-", argument] };
      const life = watch((listener) => launcher.launch(own, listener));
      await life.over;
      expect(life.stdout).toBe(argument);
    });
  });

  it("leaves a child nothing but an empty stdin and its own pipes", async () => {
    await run("cat; ls -l /proc/$$/fd", async (launcher) => {
      const life = watch((listener) => launcher.launch(order, listener));
      await life.over;
      // Higher ones are what whoever started the tests left open.
      const open = life.stdout
        .split("\n")
        .flatMap((line) => / (\d\d?) -> (?:socket|pipe|\/dev\/null|\S*\/carryover-pipes-)/.exec(line)?.[1] ?? []);
      expect(open).toEqual(["0", "1", "2"]);
    });
  });

  it("gives a child a stdout and a stderr that it can open by name", async () => {
    await run("echo out > /dev/stdout; echo err | tee /dev/stderr > /dev/null", async (launcher) => {
      const life = watch((listener) => launcher.launch(order, listener));
      await life.over;
      expect(life).toMatchObject({
        stdout: "out\n",
        stderr: "err\n",
        calls: ["started", "exited 0 null false", "closed"],
      });
    });
  });

  it("leaves a child no signal that is ignored or held back", async () => {
    await run("grep -E 'Sig(Blk|Ign)' /proc/$$/status", async (launcher) => {
      const life = watch((listener) => launcher.launch(order, listener));
      await life.over;
      expect(life.stdout.match(/[0-9a-f]{16}/g)).toEqual(["0".repeat(16), "0".repeat(16)]);
    });
  });

  it("tells what cannot be started", async () => {
    await run("true", async (launcher) => {
      const large = { variables: {}, arguments: ["-c", "x".repeat(200_000)] };
      const life = watch((listener) => launcher.launch(large, listener));
      await life.over;
      expect(life.calls.filter((call) => call !== "started")).toEqual([expect.stringMatching(/^failed .*E2BIG$/)]);
    });
  });

  it("tells of an argument that cannot be passed", async () => {
    await run("true", async (launcher) => {
      const cut = { variables: {}, arguments: ["-c", "true", "a\0b"] };
      const life = watch((listener) => launcher.launch(cut, listener));
      await life.over;
      expect(life.calls).toEqual([expect.stringMatching(/^failed /)]);
    });
  });

  it("says nothing more of a child that was abandoned", async () => {
    await run("echo $$ > abandoned; exec sleep 60", async (launcher) => {
      const file = join(root, "abandoned");
      rmSync(file, { force: true });
      let abandon = () => {};
      const life = watch((listener) => {
        const launched = launcher.launch(order, listener);
        abandon = () => launched.abandon();
      });
      await until(() => existsSync(file) && readFileSync(file, "utf8") !== "" && life.pid > 0);
      abandon();
      process.kill(-life.pid, "SIGKILL");
      await until(() => !isAlive(life.pid));
      const next = watch((listener) => launcher.launch({ variables: {}, arguments: ["-c", "true"] }, listener));
      await next.over;
      expect(life.calls).toEqual(["started"]);
    });
  });

  it("runs many at a time and mixes nothing up", async () => {
    await run(
      'for i in 1 2 3; do printf "%s;" "$OWN"; printf "%s;" "$OWN" >&2; done; exit "$OWN"',
      async (launcher) => {
        const lives = Array.from({ length: 40 }, (_, index) =>
          watch((listener) => launcher.launch({ variables: { OWN: String(index) }, arguments: null }, listener)),
        );
        await Promise.all(lives.map((life) => life.over));
        for (const [index, life] of lives.entries()) {
          expect([life.stdout, life.stderr]).toEqual([`${index};`.repeat(3), `${index};`.repeat(3)]);
          expect(life.calls).toEqual(["started", `exited ${index} null false`, "closed"]);
        }
      },
    );
  });
});
