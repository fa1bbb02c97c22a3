/** The stand-in's answers: replies from a file, for prompts that contain their question. */
import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { reasonOf } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";

export type AnswerPrompt = (prompt: string) => string;

const ANSWER = z.looseObject({ question: z.string().check(z.minLength(1)), reply: z.string() });

/** The reply to a prompt that matches no canned answer. */
export const NO_ANSWER = "This stand-in has no answer for that.";

/**
 * @param path a JSON Lines file with `question` and `reply`
 * @throws UserError if the file cannot be read; it names the line
 */
export function readCannedAnswers(path: string): AnswerPrompt {
  return cannedAnswers(
    readText(path)
      .split("\n")
      .flatMap((line, index) => (line.trim() === "" ? [] : [readLine(line, `${path}, line ${index + 1}`)])),
  );
}

/** @returns the reply to the first question that a prompt contains */
export function cannedAnswers(answers: readonly { readonly question: string; readonly reply: string }[]): AnswerPrompt {
  return (prompt) => answers.find(({ question }) => prompt.includes(question))?.reply ?? NO_ANSWER;
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    throw new UserError(`Expected \`--answers\` to name a readable file, found: ${reasonOf(cause)}.`, { cause });
  }
}

function readLine(line: string, where: string): z.infer<typeof ANSWER> {
  try {
    return ANSWER.parse(JSON.parse(line));
  } catch (cause) {
    throw new UserError(`Expected an object with \`question\` and \`reply\` in ${where}.`, { cause });
  }
}
