import { expect, test } from "vitest";
import { NO_REDACTION } from "../../src/core/redactor.ts";

test("without secrets every text passes as it is, also in pieces", () => {
  const stream = NO_REDACTION.stream();
  expect([NO_REDACTION.redact("sk-1"), stream.push("sk-"), stream.push("1"), stream.end()]).toEqual([
    "sk-1",
    "sk-",
    "1",
    "",
  ]);
});
