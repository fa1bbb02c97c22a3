import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { TaskFiles } from "../../src/run/task-files.ts";
import { makeTask } from "./rig.ts";

const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "carryover-task-files-"));
  folders.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const ended = () => new Promise((resolve) => setImmediate(resolve));
const inodeOf = (path: string) => statSync(path).ino;

function filesOf(folder: string) {
  const troubles: unknown[] = [];
  const files = new TaskFiles((error) => troubles.push(error));
  return { files, troubles, first: join(folder, "first"), second: join(folder, "second") };
}

const LONG = makeTask({ id: "long", text: "x".repeat(20_000) });
const SHORT = makeTask({ id: "short" });

it.each([
  ["shorter", LONG, SHORT],
  ["longer", SHORT, LONG],
  ["as long", SHORT, makeTask({ id: "other" })],
])("a file is written anew for the next child, with tasks that are %s", async (_, before, after) => {
  const { files, troubles, first, second } = filesOf(newFolder());
  files.write(first, [before]);
  const inode = inodeOf(first);
  files.release(first);
  files.write(second, [after, SHORT]);
  expect(readFileSync(second, "utf8")).toBe(`${after.json}\n${SHORT.json}\n`);
  expect(inodeOf(second)).toBe(inode);
  expect(existsSync(first)).toBe(false);
  await ended();
  expect(existsSync(second)).toBe(true);
  expect(troubles).toEqual([]);
});

it("a file is removed where no child starts in its place", async () => {
  const folder = newFolder();
  const { files, first, second } = filesOf(folder);
  files.write(first, [SHORT]);
  files.write(second, [LONG]);
  files.release(first);
  files.release(second);
  await ended();
  expect(readdirSync(folder)).toEqual([]);
});

const PRECIOUS = "what a child wants to keep\n";
it.each<[string, (path: string, kept: string) => void]>([
  ["removed", (path) => rmSync(path)],
  ["moved away", (path, kept) => renameSync(path, kept)],
  ["linked elsewhere", (path, kept) => linkSync(path, kept)],
  [
    "replaced by a link",
    (path, kept) => {
      rmSync(path);
      writeFileSync(kept, PRECIOUS);
      symlinkSync(kept, path);
    },
  ],
  [
    "replaced by a folder",
    (path) => {
      rmSync(path);
      mkdirSync(join(path, "within"), { recursive: true });
    },
  ],
  ["emptied", (path) => writeFileSync(path, "")],
  ["made read-only", (path) => chmodSync(path, 0o400)],
])("the next child gets its own tasks after a file that was %s", async (_, change) => {
  const folder = newFolder();
  const { files, troubles, first, second } = filesOf(folder);
  const kept = join(folder, "kept");
  files.write(first, [LONG]);
  change(first, kept);
  const keptText = existsSync(kept) ? readFileSync(kept, "utf8") : null;
  files.release(first);
  files.write(second, [SHORT]);
  expect(readFileSync(second, "utf8")).toBe(`${SHORT.json}\n`);
  expect(existsSync(first)).toBe(false);
  if (keptText !== null) expect(readFileSync(kept, "utf8")).toBe(keptText);
  await ended();
  expect(readdirSync(folder).sort()).toEqual(keptText === null ? ["second"] : ["kept", "second"]);
  expect(troubles).toEqual([]);
});
