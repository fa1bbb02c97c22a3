import { existsSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeFolder } from "../../src/store/atomic-file.ts";
import { scratchFolder } from "../rig/scratch.ts";

describe("a folder", () => {
  test("is created if it is missing, also through a link, and may exist already", () => {
    const root = scratchFolder();
    makeFolder(join(root, "a/b/c"));
    makeFolder(join(root, "a/b/c"));
    symlinkSync(join(root, "a"), join(root, "link"));
    makeFolder(join(root, "link/d"));
    expect(existsSync(join(root, "a/d"))).toBe(true);
  });

  test("is an error if there is a file in the way", () => {
    const root = scratchFolder();
    writeFileSync(join(root, "file"), "");
    expect(() => makeFolder(join(root, "file"))).toThrow("EEXIST");
    // Node 24 treats the file as missing, and fails one folder higher.
    expect(() => makeFolder(join(root, "file/below"))).toThrow(/ENOTDIR|EEXIST/);
  });

  test.runIf(process.platform === "linux")("is an error on a file system that cannot create it", () => {
    expect(() => makeFolder("/proc/carryover/x")).toThrow("ENOENT");
  });
});
