/** Reads the words of simulated providers: most of them plainly, times on a clock by the product's own reader. */
import type { Detector } from "../../src/core/classify.ts";
import { detect } from "../../src/core/detect/detect.ts";
import { type Detection, NOTHING_DETECTED } from "../../src/core/rate-limit.ts";
import { PLAIN_DETECTOR } from "./world.ts";

const CLOCK_WORDS = /LIMIT stop clock (\d+) (\S+)/;

export function simDetector(nowAt: number): Detector {
  const orPlain = (read: (text: string) => Detection, text: string): Detection =>
    CLOCK_WORDS.test(text) ? readClock(text, nowAt) : read(text);
  return {
    detect: (text) => orPlain(PLAIN_DETECTOR.detect, text),
    detectStructured: PLAIN_DETECTOR.detectStructured,
    detectNotice: (text) => orPlain(PLAIN_DETECTOR.detectNotice, text),
    detectDeclared: (text) => orPlain(PLAIN_DETECTOR.detectDeclared, text),
    detectRowError: (error) => orPlain(() => PLAIN_DETECTOR.detectRowError(error), error.message ?? ""),
  };
}

const HOUR_MS = 3_600_000;
const READ = new Map<string, Detection>();

/** Clocks here show whole hours, so one reading holds until the next hour strikes. */
function readClock(text: string, nowAt: number): Detection {
  const [, hour = "", zone = ""] = CLOCK_WORDS.exec(text) ?? [];
  const key = `${hour} ${zone} ${Math.ceil(nowAt / HOUR_MS)} ${nowAt % HOUR_MS === 0}`;
  let found = READ.get(key);
  if (found === undefined) {
    const words = `Error: You've hit your limit · resets ${hour.padStart(2, "0")}:00 (${zone})`;
    found = detect(words, { nowAt, timeZone: "UTC", retryAfterThresholdMs: 60_000 });
    READ.set(key, found);
  }
  return found.kind === "none" ? NOTHING_DETECTED : { ...found, evidence: text.trim() };
}
