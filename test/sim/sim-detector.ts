/** Reads the words of simulated providers. For times of day it uses the product's own reader. */
import type { Detector } from "../../src/core/evidence.ts";
import { type Detection, NOTHING_DETECTED } from "../../src/core/rate-limit.ts";
import { detect } from "../../src/detect/detect.ts";
import { PLAIN_DETECTOR } from "./world.ts";

const CLOCK_WORDS = /LIMIT stop clock (\d+) (\S+)/;

export function simDetector(nowAt: number): Detector {
  const orPlain = (read: (text: string) => Detection, text: string): Detection =>
    CLOCK_WORDS.test(text) ? readClock(text, nowAt) : read(text);
  return {
    detect: (text) => orPlain(PLAIN_DETECTOR.detect, text),
    detectNotice: (text) => {
      const notice = PLAIN_DETECTOR.detectNotice(text);
      return CLOCK_WORDS.test(text) ? { detection: readClock(text, nowAt), message: text } : notice;
    },
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
    // The words mean a stop, also within the minute before the reset, in which the product would wait.
    found = detect(words, { nowAt, timeZone: "UTC", retryAfterThresholdMs: 0 });
    READ.set(key, found);
  }
  return found.kind === "none" ? NOTHING_DETECTED : { ...found, evidence: text.trim() };
}
