import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { UserError } from "../../src/core/user-error.ts";
import { fillPlaceholders, resolveCommand, resolveProgram } from "../../src/run/command.ts";
import { makeTask } from "./rig.ts";

const folder = mkdtempSync(join(tmpdir(), "carryover-command-"));
mkdirSync(join(folder, "bin/grade"), { recursive: true });
mkdirSync(join(folder, "bin2"));
writeFileSync(join(folder, "bin2/grade"), "#!/bin/sh\n");
chmodSync(join(folder, "bin2/grade"), 0o755);
writeFileSync(join(folder, "bin/plain"), "text");
afterAll(() => rmSync(folder, { recursive: true }));

describe("resolveProgram", () => {
  const PATH = `${join(folder, "bin")}:bin2:/no/such`;
  const found: [string, string][] = [
    ["in a relative folder of PATH, past a folder of its name", "grade"],
    ["relative to the working directory", "./bin2/grade"],
    ["by its absolute path", join(folder, "bin2/grade")],
  ];
  it.each(found)("finds a program %s", (_, program) => {
    expect(resolveProgram(program, { PATH }, folder)).toBe(join(folder, "bin2/grade"));
  });

  const refused: [string, string, RegExp][] = [
    ["that is nowhere in PATH", "nope", /`nope` in PATH/],
    ["that is not at its path", "./nope", /no executable file/],
    ["below a file", "./bin/plain/x", /no executable file/],
    ["that is not executable", "plain", /make it executable/],
    ["that is a folder", "./bin/grade", /no executable file/],
    ["without a name", "", /no executable file/],
    ["with a NUL in its name", "a\0b", /no executable file/],
  ];
  it.each(refused)("refuses a program %s", (_, program, message) => {
    expect(() => resolveProgram(program, { PATH }, folder)).toThrow(UserError);
    expect(() => resolveProgram(program, { PATH }, folder)).toThrow(message);
  });

  it("looks in the usual folders if PATH is not set", () => {
    expect(resolveProgram("sh", {}, folder)).toMatch(/\/bin\/sh$/);
  });
});

describe("resolveCommand", () => {
  it("runs the shell form as one argument of a strict bash", () => {
    const resolved = resolveCommand({ kind: "shell", text: "echo {id}" }, { PATH: process.env.PATH }, folder);
    expect(resolved).toMatchObject({ arguments: ["-euo", "pipefail", "-c", "echo {id}"], hasPlaceholders: false });
  });

  it("refuses an empty argv", () => {
    expect(() => resolveCommand({ kind: "argv", argv: [] }, {}, folder)).toThrow(UserError);
  });
});

describe("fillPlaceholders", () => {
  const one = [makeTask({ id: "t 1", q: "{id}", n: 3, nested: { a: 1 }, "tasks-file": "mine" })];
  const two = [...one, makeTask({ id: "t2" })];
  const rows: [string, typeof one, string, string][] = [
    ["the id", one, "{id}", "t 1"],
    ["inside of a text, more than once", one, "a{n}b{n}", "a3b3"],
    ["a value that looks like a placeholder, only once", one, "{q}", "{id}"],
    ["the files", one, "{tasks-file}:{results-file}", "/t:/r"],
    ["the files of a shard of several tasks", two, "{tasks-file}", "/t"],
    ["a task of a shard of several, kept", two, "{id} {q}", "{id} {q}"],
    ["an unknown placeholder, kept", one, "{nope} {} {ID}", "{nope} {} {ID}"],
    ["an object, kept", one, "{nested}", "{nested}"],
    ["JSON, kept", one, '{"id": 1}', '{"id": 1}'],
    ["a placeholder between other braces", one, "{{id}}", "{t 1}"],
  ];
  it.each(rows)("%s", (_, tasks, argument, expected) => {
    expect(fillPlaceholders([argument], tasks, { tasksFile: "/t", resultsFile: "/r" })).toEqual([expected]);
  });

  it("keeps `$` in values", () => {
    const tasks = [makeTask({ id: "$& $1 $$" })];
    expect(fillPlaceholders(["{id}"], tasks, { tasksFile: "/t", resultsFile: "/r" })).toEqual(["$& $1 $$"]);
  });
});
