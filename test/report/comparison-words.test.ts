/** A difference in words: its interval, and whether it could be chance. */
import { expect, it } from "vitest";
import { differenceWords } from "../../src/report/comparison-words.ts";
import { PairedSample } from "../../src/report/sample.ts";

/** `p` and `f` are repeats of one listed task, before and now. */
function paired(tasks: readonly (readonly [before: string, now: string])[], score = 0): PairedSample {
  const sample = new PairedSample();
  const cluster = (grades: string, bonus: number) => {
    const passed = grades.split("p").length - 1;
    return { graded: grades.length, passed, scored: grades.length, scoreSum: passed + grades.length * bonus };
  };
  for (const [before, now] of tasks) sample.add(cluster(now, score), cluster(before, 0));
  return sample;
}

const times = (count: number, before: string, now: string) =>
  Array.from({ length: count }, () => [before, now] as const);

it.each([
  ["four tasks, all fixed", times(4, "f", "p"), "+100 points (4 tasks): could be chance"],
  ["six tasks, all fixed", times(6, "f", "p"), "+100 points (6 tasks): better"],
  [
    "fifty tasks, eight fixed and six worse",
    [...times(8, "f", "p"), ...times(6, "p", "f"), ...times(36, "p", "p")],
    "+4 points (−12.8 to +20.8; 50 tasks): could be chance",
  ],
  [
    "seven of a hundred tasks got worse and one was fixed: by McNemar's exact test p is 0.07",
    [...times(1, "f", "p"), ...times(7, "p", "f"), ...times(92, "p", "p")],
    "−6 points (−12.4 to +0.445; 100 tasks): could be chance",
  ],
  ["two tasks with repeats, all fixed", times(2, "fff", "ppp"), "+100 points (2 tasks): could be chance"],
  ["six tasks with repeats, all fixed", times(6, "fff", "ppp"), "+100 points (6 tasks): better"],
  [
    "five of fifty tasks with repeats got worse",
    [...times(5, "ppp", "fff"), ...times(45, "ppp", "ppp")],
    "−10 points (−20.4 to +0.4; 50 tasks): could be chance",
  ],
  [
    "six of fifty tasks with repeats got worse",
    [...times(6, "ppp", "fff"), ...times(44, "ppp", "ppp")],
    "−12 points (−23.1 to −0.901; 50 tasks): worse",
  ],
  ["nothing differs", times(3, "pf", "pf"), "no difference (3 tasks)"],
])("the pass rate: %s", (_, tasks, words) => {
  expect(differenceWords(paired(tasks).passRate())).toBe(words);
});

it.each([
  ["five tasks", times(5, "p", "p"), "+0.1 (5 tasks): could be chance"],
  ["six tasks", [...times(3, "p", "p"), ...times(3, "f", "f")], "+0.1 (6 tasks): better"],
])("scores that all rise by the same: %s", (_, tasks, words) => {
  expect(differenceWords(paired(tasks, 0.1).scores())).toBe(words);
});
