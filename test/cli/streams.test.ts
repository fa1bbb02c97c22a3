import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { inform, informOfReport, writeSoon } from "../../src/cli/streams.ts";

const FOLDER = resolve(import.meta.dirname, "../../src/cli");

test("only the entry and these streams write to stdout and stderr", () => {
  const writers = readdirSync(FOLDER).filter((name) =>
    /\b(?:stdout|stderr)\.write\(|console\./.test(readFileSync(join(FOLDER, name), "utf8")),
  );
  // The entry writes only our own texts: the version and the help.
  expect(writers).toEqual(["index.ts", "streams.ts"]);
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** What goes to stderr, one text per write. */
function stderrWrites(): string[] {
  const writes: string[] = [];
  const spy = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    writes.push(String(text));
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  return writes;
}

test("joins the lines of one turn into one write, in order, those of promises too", async () => {
  const writes = stderrWrites();
  writeSoon("a\n");
  await Promise.resolve();
  writeSoon("b\n");
  expect(writes).toEqual([]);
  await nextTurn();
  writeSoon("c\n");
  await nextTurn();
  expect(writes).toEqual(["a\nb\n", "c\n"]);
});

test("a message never overtakes the lines that were written before it", async () => {
  const writes = stderrWrites();
  writeSoon("the run has ended\n");
  inform("the report is in x");
  writeSoon("next\n");
  await nextTurn();
  expect(writes.join("")).toBe("the run has ended\ncarryover: the report is in x\nnext\n");
});

test("says where the report is only if it was written", () => {
  const writes = stderrWrites();
  informOfReport(FOLDER);
  informOfReport(join(FOLDER, "none.html"));
  informOfReport(join(FOLDER, "streams.ts"));
  expect(writes).toEqual(["carryover: the report is in src/cli/streams.ts\n"]);
});
