/** The tasks of `carryover demo`, and the child that answers them: all that it needs is in this file. */

export interface DemoTask {
  readonly id: string;
  readonly question: string;
  readonly answer: number;
}

/** What the stand-in replies: one answer is wrong, as they are in life. */
export function demoReplies(): { readonly question: string; readonly reply: string }[] {
  return demoTasks().map(({ id, question, answer }) => ({ question, reply: `#### ${id === "grace-6" ? 5 : answer}` }));
}

const STORIES: readonly ((numbers: DemoNumbers) => Omit<DemoTask, "id">)[] = [
  ({ name, few, some }) => ({
    question: `${name} has ${some + 20} shells, finds ${few} more and gives ${some} of them away. How many shells does ${name} have?`,
    answer: some + 20 + few - some,
  }),
  ({ name, few, some }) => ({
    question: `${name} fills ${few} bags with ${some} walnuts each and eats 5 of them. How many walnuts are left?`,
    answer: few * some - 5,
  }),
  ({ name, few, some }) => ({
    question: `${name} buys ${few} tickets for the ferry. Tickets cost $${some} each. How many dollars does ${name} spend?`,
    answer: few * some,
  }),
  ({ name, few, some }) => ({
    question: `${few} friends of ${name} share ${few * some} cherries equally. How many cherries does each of them get?`,
    answer: some,
  }),
  ({ name, few, some }) => ({
    question: `${name} has ${some} stamps and ${name}'s sister has ${few} times as many. How many stamps do they have together?`,
    answer: some + few * some,
  }),
  // An age that does not matter: it is there to be read wrong now and then.
  ({ name, few, some }) => ({
    question:
      few > 4
        ? `${name} is ${few} years old. ${name} has ${some} pears and eats 2. How many pears are left?`
        : `${name} has ${some} pears and eats ${few}. How many pears are left?`,
    answer: some - (few > 4 ? 2 : few),
  }),
];

interface DemoNumbers {
  readonly name: string;
  readonly few: number;
  readonly some: number;
}

const CAST: readonly DemoNumbers[] = [
  { name: "Ada", few: 3, some: 12 },
  { name: "Emmy", few: 4, some: 15 },
  { name: "Grace", few: 6, some: 11 },
  { name: "Sofia", few: 3, some: 18 },
];

/** 24 word problems with their answers. */
export function demoTasks(): DemoTask[] {
  return CAST.flatMap((numbers) =>
    STORIES.map((story, index) => ({ id: `${numbers.name.toLowerCase()}-${index + 1}`, ...story(numbers) })),
  );
}

/**
 * The child, as a file: it asks the provider whose URL is its first argument, grades the answer and appends a
 * row. It needs nothing but Node.
 */
export const DEMO_CHILD = `import { appendFileSync } from "node:fs";

const task = JSON.parse(process.env.CARRYOVER_TASK);
const response = await fetch(\`\${process.argv[2]}/chat/completions\`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ model: "demo", messages: [{ role: "user", content: task.question }] }),
});
const body = await response.json();
let row;
if (response.ok) {
  const output = Number(body.choices[0].message.content.split("####").at(-1));
  row = { id: task.id, status: output === task.answer ? "passed" : "failed", score: Number(output === task.answer), output };
} else {
  const wait = response.headers.get("retry-after-ms");
  const { code, message } = body.error;
  const error = { type: code, message, status_code: response.status };
  row = { id: task.id, status: "error", error: wait === null ? error : { ...error, retry_after_seconds: wait / 1000 } };
  process.exitCode = 1;
}
appendFileSync(process.env.CARRYOVER_RESULTS_FILE, JSON.stringify(row) + "\\n");
`;
