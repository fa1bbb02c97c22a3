/**
 * The evaluation that `carryover demo` runs: twelve word problems, and the source of the child that solves each of
 * them in four calls.
 */

const PROBLEMS: readonly (readonly [id: string, question: string, answer: number])[] = [
  ["shells", "Ada has 32 shells, finds 3 more and gives 12 of them away. How many does she have?", 23],
  ["walnuts", "Ada fills 3 bags with 12 walnuts each and eats 5 of them. How many are left?", 31],
  ["tickets", "Ada buys 3 tickets for the ferry at 12 dollars each. How many dollars does she spend?", 36],
  ["cherries", "4 friends share 60 cherries equally. How many does each of them get?", 15],
  ["stamps", "Emmy has 15 stamps and her sister has 4 times as many. How many do they have together?", 75],
  ["pears", "Emmy is 9 years old. She has 15 pears and eats 4. How many pears are left?", 11],
  ["pages", "Grace reads 11 pages on Monday and twice as many on Tuesday. How many does she read in all?", 33],
  ["boxes", "Each of 6 boxes holds 11 pencils. How many pencils are there?", 66],
  ["bus", "A bus carries 31 people. 8 get off and 4 get on. How many people are on the bus?", 27],
  ["wages", "Sofia earns 18 dollars an hour and works 3 hours. How many dollars does she earn?", 54],
  ["rope", "Sofia cuts a rope of 54 metres into 3 equal pieces. How many metres long is each?", 18],
  ["eggs", "A farmer collects 18 eggs, sells 12 and drops 2. How many are left?", 4],
];

/** Calls per task. */
export const CALLS_PER_TASK = 4;

export const DEMO_TASKS = PROBLEMS.map(([id, question, answer]) => ({ id, question, answer }));

/** The stand-in's replies. One of them is wrong, as some always are. */
export const DEMO_REPLIES = DEMO_TASKS.map(({ id, question, answer }) => ({
  question,
  reply: `#### ${id === "pears" ? 6 : answer}`,
}));

/**
 * The child's source. It knows nothing about limits: it calls the provider in its environment, grades the last answer
 * and appends a row, or fails. It needs only Node.
 */
export const DEMO_CHILD = `import { appendFileSync } from "node:fs";

const task = JSON.parse(process.env.CARRYOVER_TASK);
const messages = [];
for (const step of ["Restate the problem", "Make a plan", "Carry it out", "Check the result"]) {
  messages.push({ role: "user", content: \`\${step}: \${task.question}\` });
  const response = await fetch(\`\${process.env.OPENAI_BASE_URL}/chat/completions\`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: \`Bearer \${process.env.OPENAI_API_KEY}\` },
    body: JSON.stringify({ model: "demo", messages }),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(body.error.message);
  messages.push(body.choices[0].message);
}
const output = Number(messages.at(-1).content.split("####").at(-1));
const row = { id: task.id, status: output === task.answer ? "passed" : "failed", output };
appendFileSync(process.env.CARRYOVER_RESULTS_FILE, JSON.stringify(row) + "\\n");
`;
