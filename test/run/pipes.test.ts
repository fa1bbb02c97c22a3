import { closeSync, openSync, readdirSync, readlinkSync } from "node:fs";
import { expect, test } from "vitest";
import { PipePool } from "../../src/run/pipes.ts";
import { scratchFolder } from "../rig/scratch.ts";

/** Our descriptors of a pipe. */
function descriptorsOf(name: string): number[] {
  const isOurs = (fd: string) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(name);
    } catch {
      return false; // of the listing itself
    }
  };
  return readdirSync("/proc/self/fd").filter(isOurs).map(Number);
}

test.runIf(process.platform === "linux")(
  "a pipe that cannot be opened leaves no descriptor of the other one behind",
  () => {
    const pool = new PipePool();
    const [first, second] = pool.open();
    if (first === undefined || second === undefined) throw new Error("Expected two pipes.");
    for (const { inputFd, release } of [first, second]) {
      closeSync(inputFd);
      release();
    }
    // A folder in its place can be read but not written, so only the last of the four descriptors cannot be opened.
    const folder = scratchFolder();
    closeSync(descriptorsOf(second.name)[0] ?? -1);
    const inPlace = openSync(folder, "r");
    for (let tries = 0; tries < 3; tries += 1) expect(() => pool.open()).toThrow("EISDIR");
    expect([descriptorsOf(first.name).length, descriptorsOf(folder)]).toEqual([1, [inPlace]]);
    pool.close();
  },
);

test.runIf(process.platform === "linux")(
  "a pipe that has ended is given to nobody else until it is released",
  async () => {
    const pool = new PipePool();
    const pipes = pool.open();
    const names = pipes.map(({ name }) => name);
    await Promise.all(
      pipes.map(({ inputFd, read }) => {
        closeSync(inputFd);
        return new Promise<void>((resolve) => read(() => {}, resolve));
      }),
    );
    const others = pool.open();
    expect(others.filter(({ name }) => names.includes(name))).toEqual([]);
    for (const { inputFd } of others) closeSync(inputFd);
    for (const { release } of [...others, ...pipes]) release();
    expect(pool.open().map(({ name }) => name)).toEqual(names);
    pool.close();
  },
);
