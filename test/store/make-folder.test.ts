import { existsSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../../src/store/atomic-file.ts";
import { scratchFolder } from "../rig/scratch.ts";

test("makes what is missing, also twice, also through a link", () => {
  const root = scratchFolder();
  makeFolder(join(root, "a/b/c"));
  makeFolder(join(root, "a/b/c"));
  symlinkSync(join(root, "a"), join(root, "link"));
  makeFolder(join(root, "link/d"));
  expect(existsSync(join(root, "a/d"))).toBe(true);
});

test("fails if there is a file in the way", () => {
  const root = scratchFolder();
  writeFileSync(join(root, "file"), "");
  expect(() => makeFolder(join(root, "file"))).toThrow("EEXIST");
  // Node 24 treats the file as missing, and fails one folder higher.
  expect(() => makeFolder(join(root, "file/below"))).toThrow(/ENOTDIR|EEXIST/);
});

test.runIf(process.platform === "linux")("ends where a file system makes no folders", () => {
  expect(() => makeFolder("/proc/carryover/x")).toThrow("ENOENT");
});
