import { expect, it } from "vitest";
import { detectDeclared } from "../../src/detect/detect.ts";

const NOW = Date.parse("2026-08-11T09:30:00Z");
const context = { nowAt: NOW, timeZone: "UTC", retryAfterThresholdMs: 60_000 };

const ROWS: [string, string, object][] = [
  ["a wait in words", "quota gone.\nTry again in 10 minutes", { kind: "stop", retryAfterMs: 600_000 }],
  ["a short wait", "slow down please\nretry after 20s\n", { kind: "wait", retryAfterMs: 20_000 }],
  ["an instant", "no more today, resets 4pm (UTC)", { kind: "stop", resetAt: Date.parse("2026-08-11T16:00:00Z") }],
  ["the last of several", "Try again in 2 hours\nok\nTry again in 30s", { kind: "wait", retryAfterMs: 30_000 }],
  [
    "a limit that names itself",
    "You've hit your session limit · resets 4pm (UTC)",
    { kind: "stop", resetAt: Date.parse("2026-08-11T16:00:00Z") },
  ],
  ["the backoff of a tool", "Retrying in 40 seconds", { kind: "cap", retryAfterMs: null }],
  ["no word of a wait", "Segmentation fault", { kind: "cap", retryAfterMs: null, form: "exit-code" }],
  ["nothing", "", { kind: "cap", retryAfterMs: null }],
];

it.each(ROWS)("the exit code says that it was a limit: %s", (_name, text, wanted) => {
  expect(detectDeclared(text, context)).toMatchObject(wanted);
});
