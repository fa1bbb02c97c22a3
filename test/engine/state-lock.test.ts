/** The lock of a state folder: one run at a time, on one machine and on several. */
import { spawn } from "node:child_process";
import fs, {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { readStatus } from "../../src/engine/read-status.ts";
import { BEAT_MS, takeLock } from "../../src/store/lock.ts";
import { isAlive, SILENT_MS } from "../../src/store/lock-holder.ts";
import { StateFolder } from "../../src/store/state-folder.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { scratchFolder } from "../rig/scratch.ts";

const STARTED = { tasks: 1, part: 1, outstanding: 1, job_index: 0, job_total: 1, concurrency: 1, max_attempts: 3 };

describe("one run at a time", () => {
  test("a second opening is refused, and free again after the first is closed", () => {
    const folder = scratchFolder();
    const first = StateFolder.open(folder, NO_REDACTION);
    expect(() => StateFolder.open(folder, NO_REDACTION)).toThrow(/process \d+ is running in it/);
    first.close();
    StateFolder.open(folder, NO_REDACTION).close();
    expect(existsSync(join(folder, "lock"))).toBe(false);
  });

  test("the status of a folder says whether a run is in progress", () => {
    const root = scratchFolder();
    const folder = StateFolder.open(root, NO_REDACTION);
    folder.openJournals();
    folder.appendEvent({
      event: "run_started",
      run: "r",
      job: "0",
      campaign: "c",
      at: "2026-01-01T00:00:00Z",
      ...STARTED,
    });
    const reason = () => readStatus(statePaths(root)).outputs.reason;
    expect(reason()).toBe("a run is in progress");
    folder.close();
    expect(reason()).toContain("did not record its end: it was killed, its disk was full, or");
  });

  test.each([
    ["of a process that has ended", JSON.stringify({ pid: 2 ** 22 + 7, started: "1" })],
    ["of a pid that is another process now", JSON.stringify({ pid: process.pid, started: "1" })],
    ["that is empty", ""],
    ["that is not a lock", "hello"],
  ])("a lock %s does not count", (_, text) => {
    const path = join(scratchFolder(), "lock");
    writeFileSync(path, text);
    const lock = takeLock(path);
    expect(() => takeLock(path)).toThrow("Expected to be the only run");
    lock.release();
  });

  test("a lock that cannot be read is not taken over", () => {
    const path = join(scratchFolder(), "lock");
    // Even root cannot read a folder as a file.
    mkdirSync(path);
    expect(() => takeLock(path)).toThrow("a process whose lock cannot be read is running in it");
    expect(readdirSync(dirname(path))).toEqual(["lock"]);
  });

  test("the lock is ours where the second name of a file has another inode number, as over sshfs", () => {
    const { linkSync } = fs;
    const putLink = (link: typeof linkSync) => {
      fs.linkSync = link;
      syncBuiltinESMExports();
    };
    putLink((from, to) => copyFileSync(from, to, fs.constants.COPYFILE_EXCL));
    try {
      const path = join(scratchFolder(), "lock");
      const lock = takeLock(path);
      expect(lock.isOurs()).toBe(true);
      lock.release();
      expect(existsSync(path)).toBe(false);
    } finally {
      putLink(linkSync);
    }
  });

  test("releasing a lost lock leaves the lock of the next holder", () => {
    const path = join(scratchFolder(), "lock");
    const lock = takeLock(path);
    writeFileSync(path, JSON.stringify({ pid: 1, started: "other" }));
    lock.release();
    expect(readFileSync(path, "utf8")).toContain("other");
  });

  describe("of a process in another container or on another machine", () => {
    const elsewhere = "b pid:[2] boot";
    // The id and the start time of a process here, which mean nothing there.
    const foreign = JSON.stringify({ pid: process.pid, started: "1", place: elsewhere });
    const NOW = 1_600_000_000_000;

    const HERE = "a pid:[1] boot";

    function world() {
      const beats: (() => void)[] = [];
      const stopped: number[] = [];
      const every = (periodMs: number, act: () => void) => {
        expect(periodMs).toBe(BEAT_MS);
        beats.push(act);
        return () => stopped.push(beats.length);
      };
      return { place: HERE, every, beats, stopped };
    }

    function renewedAt(path: string, at: number): void {
      utimesSync(path, at / 1_000, at / 1_000);
    }

    function replaceByCopy(path: string): void {
      renameSync(path, `${path}2`);
      copyFileSync(`${path}2`, path);
    }

    test("a lock that its holder renews is refused; 15 seconds later it is taken over", () => {
      const path = join(scratchFolder(), "lock");
      writeFileSync(path, foreign);
      expect(() => takeLock(path, world())).toThrow(/another container or machine \(b\) is .*expires after 15s/s);
      expect(readFileSync(path, "utf8")).toBe(foreign);
      renewedAt(path, Date.now() - SILENT_MS - 1_000);
      takeLock(path, world()).release();
    });

    test("a lock that is dated in the future is stale", () => {
      const path = join(scratchFolder(), "lock");
      writeFileSync(path, foreign);
      renewedAt(path, Date.now() + 3_600_000);
      takeLock(path, world()).release();
    });

    test("the holder renews its own lock, and no other, until it gives it back", () => {
      const path = join(scratchFolder(), "lock");
      const here = world();
      const lock = takeLock(path, here);
      const [renew] = here.beats;
      renewedAt(path, NOW - 10 * SILENT_MS);
      renew?.();
      expect(statSync(path).mtimeMs).toBeGreaterThan(NOW - 10 * SILENT_MS + 1_000);
      expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ pid: process.pid, place: here.place });

      rmSync(path);
      writeFileSync(path, foreign);
      renewedAt(path, NOW - 10 * SILENT_MS);
      renew?.();
      expect(statSync(path).mtimeMs).toBe(NOW - 10 * SILENT_MS);
      lock.release();
      expect(here.stopped).not.toEqual([]);
      expect(readFileSync(path, "utf8")).toBe(foreign);
    });

    test.each<[string, (path: string) => void, boolean]>([
      ["untouched", () => {}, true],
      ["removed", (path) => rmSync(path), false],
      ["copied to another file", (path) => writeFileSync(`${path}2`, readFileSync(path)), true],
      ["replaced by a copy", (path) => replaceByCopy(path), false],
      ["overwritten by another run", (path) => writeFileSync(path, foreign), false],
      ["lengthened", (path) => appendFileSync(path, " "), false],
    ])("a lock that is %s: the holder notices, and a beat reports it once", (_, touch, isOurs) => {
      const path = join(scratchFolder(), "lock");
      const here = world();
      const lock = takeLock(path, here);
      let reports = 0;
      lock.onLost(() => (reports += 1));
      touch(path);
      expect(lock.isOurs()).toBe(isOurs);
      here.beats[0]?.();
      expect(reports).toBe(isOurs ? 0 : 1);
      lock.release();
    });
  });

  test("a process of another user is alive", () => {
    const kill = vi.spyOn(process, "kill").mockImplementation(() => {
      throw Object.assign(new Error("kill EPERM"), { code: "EPERM" });
    });
    try {
      expect(isAlive(1)).toBe(true);
    } finally {
      kill.mockRestore();
    }
  });

  test("a lock that a killed process left is free, also if its parent never reaps it", async () => {
    const path = join(scratchFolder(), "lock");
    const parent = spawn("bash", ["-c", "sleep 60 & echo $!; exec sleep 60"], { stdio: ["ignore", "pipe", "ignore"] });
    const pid = Number(await new Promise((resolve) => parent.stdout.once("data", resolve)));
    const other = takeLock(path);
    const { place } = JSON.parse(readFileSync(path, "utf8"));
    other.release();
    const stat = () => {
      const text = readFileSync(`/proc/${pid}/stat`, "utf8");
      return text.slice(text.lastIndexOf(")") + 2).split(" ");
    };
    writeFileSync(path, JSON.stringify({ pid, started: stat()[19], place }));
    expect(() => takeLock(path)).toThrow(`process ${pid}`);
    // Until its exec, bash would reap the process.
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, "utf8").trim()).toBe("sleep");
    process.kill(pid, "SIGKILL");
    await expect.poll(() => stat()[0]).toBe("Z");
    takeLock(path).release();
    parent.kill();
  });
});
