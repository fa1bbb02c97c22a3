import { expect, it } from "vitest";
import { lmEval } from "../../src/harness/lm-eval/lm-eval.ts";
import type { HarnessStart } from "../../src/harness/names.ts";

const OPENAI = { OPENAI_BASE_URL: "http://gate/v1" };
const ANTHROPIC = { ANTHROPIC_BASE_URL: "http://gate/" };
const CHAT = "--model local-chat-completions";
const OWN = "http://own:8000/v1/chat/completions";
const GATE = "http://gate/v1/chat/completions";

/** Arguments with a space between them, before and after. The user's own address, if one is in them, is the upstream. */
it.each<[string, string, string, object]>([
  [
    "a base_url of the user is the upstream",
    `${CHAT} --model_args model=m,base_url=${OWN},max_retries=1`,
    `${CHAT} --model_args model=m,base_url=${GATE},max_retries=1`,
    { OPENAI_BASE_URL: "http://own:8000/v1" },
  ],
  [
    "a base_url that is a word of its own",
    "--model=local-completions --model_args model=m base_url=http://own/completions",
    "--model=local-completions --model_args model=m base_url=http://gate/v1/completions",
    { OPENAI_BASE_URL: "http://own" },
  ],
  [
    "a base_url in JSON",
    '--model anthropic-chat -a {"base_url":\t"http://own/v1/messages","model":"m"}',
    '--model anthropic-chat -a {"base_url":\t"http://gate/v1/messages","model":"m"}',
    { ANTHROPIC_BASE_URL: "http://own" },
  ],
  ["no base_url", `${CHAT} --model_args model=m`, `${CHAT} --model_args model=m,base_url=${GATE}`, {}],
  [
    "none, in JSON",
    `${CHAT} --model_args={"model":"m"}`,
    `${CHAT} --model_args={"model":"m","base_url":"${GATE}"}`,
    {},
  ],
  ["no arguments of the model", CHAT, `${CHAT} --model_args base_url=${GATE}`, {}],
  ...[
    "--model anthropic-chat --model_args model=m",
    `${CHAT} --model_args base_url=http://own/score`,
    "--model hf --model_args pretrained=x",
  ].map((same): [string, string, string, object] => [`nothing changes: ${same}`, same, same, {}]),
])("the address in the arguments of lm-eval: %s", (_, given, expected, variables) => {
  const start: HarnessStart = { name: "lm-eval", command: ["lm-eval"], args: given.split(" ") };
  expect(lmEval.variables?.(start)).toEqual(variables);
  const env = "ANTHROPIC_BASE_URL" in variables ? ANTHROPIC : OPENAI;
  expect(lmEval.command(start, [], env).argv).toEqual(["lm-eval", ...expected.split(" ")]);
});
