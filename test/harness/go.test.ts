import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { go } from "../../src/harness/go/go.ts";
import { listTests } from "../../src/harness/list.ts";
import { folderWith } from "../e2e/cli-rig.ts";
import { programOnPath } from "../rig/runtimes.ts";

const start = (args: readonly string[]) => ({ name: "go" as const, command: ["go", "test"], args });
const runtime = programOnPath("go", ["version"]);

it.each([
  { args: [], argv: ["-json", "-count=1", "-run", "^(?:TestA)$", "m/a"] },
  { args: ["./..."], argv: ["-json", "-count=1", "-run", "^(?:TestA)$", "m/a"] },
  { args: ["m/...", "-v"], argv: ["-v", "-json", "-count=1", "-run", "^(?:TestA)$", "m/a"] },
  {
    args: ["-coverprofile", "./c.out", "./..."],
    argv: ["-coverprofile", "./c.out", "-json", "-count=1", "-run", "^(?:TestA)$", "m/a"],
  },
  { args: ["-run", "TestA/x y", "."], argv: ["-json", "-count=1", "-run", "^(?:TestA)$/x y", "m/a"] },
  { args: ["-run=TestA/x/(y|z)"], argv: ["-json", "-count=1", "-run", "^(?:TestA)$/x/(y|z)", "m/a"] },
  { args: ["-run=TestA/x|TestB"], argv: ["-json", "-count=1", "-run", "^(?:TestA)$", "m/a"] },
  { args: ["-run", "^(TestA|[x/]|\\/)$"], argv: ["-json", "-count=1", "-run", "^(?:TestA)$", "m/a"] },
  {
    args: ["./...", "-model", "gpt-5", "-short", "./x"],
    argv: ["-short", "-json", "-count=1", "-run", "^(?:TestA)$", "m/a", "-model", "gpt-5", "-args", "./x"],
  },
  {
    args: ["-model", "gpt-5", "-v", "./x"],
    argv: ["-v", "-json", "-count=1", "-run", "^(?:TestA)$", "m/a", "-model", "gpt-5", "-args", "./x"],
  },
  { args: [".", "-v", "x"], argv: ["-v", "-json", "-count=1", "-run", "^(?:TestA)$", "m/a", "-args", "x"] },
  { args: [".", "--", "x"], argv: ["-json", "-count=1", "-run", "^(?:TestA)$", "m/a", "-args", "--", "x"] },
  {
    args: ["-timeout", "5s", ".", "-args", "-v", "x"],
    argv: ["-timeout", "5s", "-json", "-count=1", "-run", "^(?:TestA)$", "m/a", "-args", "-v", "x"],
  },
  { args: ["-C", "sub", "-v", "."], argv: ["-C", "sub", "-v", "-json", "-count=1", "-run", "^(?:TestA)$", "m/a"] },
])("the arguments of go test: $args", ({ args, argv }) => {
  const tests = [{ taskId: "m/a.TestA", test: { id: "m/a.TestA", package: "m/a", name: "TestA" } }];
  expect(go.command(start(args), tests, {}).argv).toEqual(["go", "test", ...argv]);
});

const SUITE = {
  "go.mod": "module m\n\ngo 1.21\n",
  "main_test.go": [
    "package m",
    'import ("fmt"; "os"; "testing")',
    'func TestMain(m *testing.M) { fmt.Println("Testing"); fmt.Println("a smoke Test"); fmt.Print("server up "); os.Exit(m.Run()) }',
    "func TestA(t *testing.T) {}",
    "func TestÄ(t *testing.T) {}",
    'func BenchmarkA(b *testing.B) { panic("a benchmark ran") }',
  ].join("\n"),
  "tagged/tagged_test.go": '//go:build eval\n\npackage tagged\n\nimport "testing"\n\nfunc TestB(t *testing.T) {}\n',
};

describe.skipIf("missing" in runtime)("the list of go test", { timeout: 120_000 }, () => {
  const cwd = folderWith({});
  for (const [name, text] of Object.entries(SUITE)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), text);
  }
  const list = (args: readonly string[]) =>
    listTests(start(args), { workingDirectory: cwd, env: process.env, redact: (text) => text, passWithNoTasks: false });

  it.each([
    { args: [], ids: ["m.TestA", "m.TestÄ"] },
    { args: ["-tags", "eval", "m/..."], ids: ["m.TestA", "m.TestÄ", "m/tagged.TestB"] },
    { args: ["-tags=eval", "-run", "TestA/x|TestB", "./..."], ids: ["m.TestA", "m/tagged.TestB"] },
    { args: ["-C", "tagged", "-tags=eval"], ids: ["m/tagged.TestB"] },
    { args: ["-coverprofile", "./c.out", "-run", ".", "."], ids: ["m.TestA", "m.TestÄ"] },
  ])("$args", async ({ args, ids }) => {
    const tests = await list(args);
    expect(tests.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it("changes the identity of a test with its file, if a tag selects the file", async () => {
    const args = ["-tags=eval", "./tagged"];
    const before = await list(args);
    writeFileSync(join(cwd, "tagged/tagged_test.go"), `${SUITE["tagged/tagged_test.go"]}\n// edited\n`);
    expect((await list(args))[0]?.sha256).not.toBe(before[0]?.sha256);
  });

  it.each([["-bench", "."], ["-fuzz=FuzzA"]])("refuses %s", async (...args) => {
    await expect(list(args)).rejects.toThrow(`found ${args[0]} in \`args\``);
  });
});

describe("the events of go test", () => {
  const one = { taskId: "m.TestA", test: { id: "m.TestA", package: "m", name: "TestA" } };
  const rowsOf = (events: readonly object[], tests = [one]) => {
    const { readLine } = go.command(start([]), tests, {});
    return events.flatMap((event) => readLine?.(JSON.stringify({ Package: "m", ...event })).row ?? []);
  };
  const timeout = [
    { Action: "run", Test: "TestA" },
    { Action: "output", Test: "TestA", Output: "panic: test timed out after 3s\n" },
    { Action: "fail", Elapsed: 3 },
  ];

  it("make a row of a test that ends the process, with its words", () => {
    const error = { message: "panic: test timed out after 3s" };
    expect(rowsOf(timeout)).toEqual([{ id: "m.TestA", status: "error", error }]);
  });

  it("make no row of a test that was killed, that has one, or that has company", () => {
    expect(rowsOf([{ Action: "output", Output: "signal: killed\n" }, { Action: "fail" }])).toEqual([]);
    expect(rowsOf([{ Action: "pass", Test: "TestA" }, { Action: "fail" }])).toHaveLength(1);
    expect(rowsOf(timeout, [one, { taskId: "m.TestB", test: { id: "m.TestB", package: "m", name: "TestB" } }])).toEqual(
      [],
    );
  });
});
