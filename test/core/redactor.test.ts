import { expect, test } from "vitest";
import { NO_REDACTION } from "../../src/core/redactor.ts";

test("without secrets there is nothing to learn", () => {
  const learner = NO_REDACTION.learner();
  expect([learner.learn("a value"), learner.redact("a value")]).toEqual([true, "a value"]);
});

test("without secrets every text passes as it is, also in pieces", () => {
  const stream = NO_REDACTION.stream();
  expect([NO_REDACTION.redact("sk-1"), stream.push("sk-"), stream.push("1"), stream.end()]).toEqual([
    "sk-1",
    "sk-",
    "1",
    "",
  ]);
});
