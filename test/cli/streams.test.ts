import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const FOLDER = resolve(import.meta.dirname, "../../src/cli");

test("no command writes past the streams that break up workflow commands", () => {
  const writers = readdirSync(FOLDER).filter((name) =>
    /\b(?:stdout|stderr)\.write\(|console\./.test(readFileSync(join(FOLDER, name), "utf8")),
  );
  // The entry writes the version, the help and what the stand-in provider says: texts of our own.
  expect(writers).toEqual(["index.ts", "streams.ts"]);
});
