import { expect, test } from "vitest";
import { createRedactor } from "../../src/report/redact.ts";
import { publicName } from "../../src/tasks/public-name.ts";

const redactor = createRedactor({ values: ["hunter2-hunter2", "other-secret-1"] });

test("a name that holds a secret is redacted, and stays different from other such names", () => {
  const names = ["hunter2-hunter2", "other-secret-1"].map((name) => publicName(name, redactor));
  for (const name of names) expect(name).toMatch(/^\*\*\*~[0-9a-f]{8}$/);
  expect(names[0]).not.toBe(names[1]);
  expect(names.map((name) => publicName(name, redactor))).toEqual(names);
});

test("any other name stays as it is", () => {
  expect(publicName("task-7", redactor)).toBe("task-7");
});
