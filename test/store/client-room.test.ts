import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { CallOutput, type Room, roomEnvironment, runInRoom } from "../../src/store/client-room.ts";

function room(mark: string): Room {
  return { environment: { MARK: mark, PATH: process.env.PATH }, folder: `/${mark}`, output: new CallOutput() };
}

test("calls side by side each have their own, through timers and children", async () => {
  const look = async () => {
    const seen: unknown[] = [process.env.MARK, process.cwd()];
    await sleep(1);
    seen.push(process.env.MARK, process.cwd());
    const { stdout } = await promisify(execFile)("sh", ["-c", "echo $MARK"], { cwd: "/", env: { ...process.env } });
    process.stdout.write(`::warning::from ${process.env.MARK}%0Atwo lines\n`);
    process.stderr.write(Buffer.from("bytes\n"));
    return [...seen, stdout.trim()];
  };
  const rooms = ["a", "b", "c"].map(room);
  const seen = await Promise.all(rooms.map((one) => runInRoom(one, look)));
  expect(seen).toEqual(["a", "b", "c"].map((mark) => [mark, `/${mark}`, mark, `/${mark}`, mark]));
  expect(rooms.map(({ output }) => output.text)).toEqual(
    ["a", "b", "c"].map((mark) => `::warning::from ${mark}\ntwo lines\nbytes\n`),
  );
  expect(process.env.MARK).toBeUndefined();
});

test("a callback of a write is called", async () => {
  const one = room("a");
  await runInRoom(one, () => new Promise<void>((resolve) => process.stdout.write("x", "utf8", () => resolve())));
  await runInRoom(one, () => new Promise<void>((resolve) => process.stdout.write("y", () => resolve())));
  expect(one.output.text).toBe("xy");
});

test("outside, the environment can be read, written and replaced as ever", async () => {
  await runInRoom(room("a"), async () => {});
  process.env.CLIENT_ROOM_TEST = "1";
  expect({ ...process.env }.CLIENT_ROOM_TEST).toBe("1");
  delete process.env.CLIENT_ROOM_TEST;
  expect("CLIENT_ROOM_TEST" in process.env).toBe(false);
  const before = process.env;
  process.env = { ...before, CLIENT_ROOM_TEST: "2" };
  expect(process.env.CLIENT_ROOM_TEST).toBe("2");
  process.env = before;
});

test("the complaints are the warnings and errors, unescaped", () => {
  const output = new CallOutput();
  output.add("::debug::x\n::warning::one%0Atwo 100%25\nplain ::error::no\n::error title=a::three\n::info::y\n");
  expect(output.complaints).toEqual(["one\ntwo 100%", "three"]);
});

test("what an abandoned call prints is bounded", () => {
  const output = new CallOutput();
  for (let turn = 0; turn < 100; turn++) output.add("x".repeat(10_000));
  expect(output.text.length).toBeLessThan(300_000);
});

test("own variables win", () => {
  expect(roomEnvironment({ A: "1", B: "2" }, { B: "3", C: undefined })).toEqual({ A: "1", B: "3", C: undefined });
});
