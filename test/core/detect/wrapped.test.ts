import { expect, test } from "vitest";
import { detect } from "../../../src/core/detect/detect.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const read = (text: string) => detect(text, { nowAt: NOW, timeZone: "UTC", retryAfterThresholdMs: 60_000 });
const in100 = (words: string) => words.padStart(100, "x");

test.each([
  ["a zone in brackets", "You've hit your limit · resets 4pm\n(America/Los_Angeles)\n"],
  ["a zone in brackets, indented", "You've hit your limit · resets 4pm\r\n  (America/Los_Angeles)\r\n"],
  ["try / again in", "Rate limit reached for gpt-4. Please try\nagain in 6m0s.\n"],
  ["again in / a duration", "Rate limit reached for gpt-4. Please try again in\n6m0s.\n"],
  ["reset at / a date", "You've hit your usage limit. Your limit will reset at\nApr 3, 6am (UTC)."],
  ["a date / its time", "You've hit your usage limit. Your limit will reset at Apr 3,\n6am (Europe/Berlin)."],
  [
    "at a full column",
    `${in100(" You've hit your usage limit. Upgrade, or try again in").trimStart()}\n3 days 4 hours.`,
  ],
])("a wait that was broken at a blank is the wait of one line: %s", (_, text) => {
  const whole = read(text.replace(/\r?\n\s*(?=\S)/g, " "));
  expect(whole.kind).toBe("stop");
  expect(whole.resetAt ?? whole.retryAfterMs).not.toBeNull();
  const { evidence: _words, ...broken } = read(text);
  expect(whole).toMatchObject(broken);
});

const SAID = "I will now edit the file. You've hit your limit · resets 4pm (Europe/London)";

test.each([...SAID.matchAll(/ /g)].map(({ index }) => [SAID.slice(0, index), SAID.slice(index + 1)]))(
  "a notice below an agent's words is read wherever a terminal broke their line: %s / %s",
  (above, below) => {
    expect(read(`${above}\n${below}`)).toEqual(read(SAID));
    expect(read(SAID)).toMatchObject({ kind: "stop", resetAt: Date.parse("2026-11-21T16:00:00Z") });
  },
);

test.each([
  ["another sentence", "Rate limit reached for gpt-4.\nThe next report is due in 2 hours", "cap", null],
  [
    "a place in brackets",
    "You've hit your limit · resets 4pm\nBuild (Asia/Tokyo) done",
    "stop",
    "2026-11-21T16:00:00Z",
  ],
  ["brackets that are no zone", "You've hit your limit · resets 4pm\n(see the log)", "stop", "2026-11-21T16:00:00Z"],
  ["a record", "You've hit your limit · resets 4pm\n12:00:01 next try (Asia/Tokyo)", "stop", "2026-11-21T16:00:00Z"],
])("what stands below a refusal is none of its wait: %s", (_, text, kind, resetAt) => {
  expect(read(text)).toMatchObject({ kind, resetAt: resetAt === null ? null : Date.parse(resetAt) });
});
