import { expect, it } from "vitest";
import { lmEval } from "../../src/harness/lm-eval/lm-eval.ts";
import type { HarnessStart } from "../../src/harness/names.ts";

const OPENAI = { OPENAI_BASE_URL: "http://gate/v1" };
const ANTHROPIC = { ANTHROPIC_BASE_URL: "http://gate/" };
const CHAT = ["--model", "local-chat-completions"];

it.each([
  {
    name: "a base_url of the user is the upstream",
    args: [...CHAT, "--model_args", "model=m,base_url=http://own:8000/v1/chat/completions,max_retries=1"],
    variables: { OPENAI_BASE_URL: "http://own:8000/v1" },
    env: OPENAI,
    given: [...CHAT, "--model_args", "model=m,base_url=http://gate/v1/chat/completions,max_retries=1"],
  },
  {
    name: "a base_url that is a word of its own",
    args: ["--model=local-completions", "--model_args", "model=m", "base_url=http://own/completions"],
    variables: { OPENAI_BASE_URL: "http://own" },
    env: OPENAI,
    given: ["--model=local-completions", "--model_args", "model=m", "base_url=http://gate/v1/completions"],
  },
  {
    name: "a base_url in JSON",
    args: ["--model", "anthropic-chat", "-a", '{"base_url": "http://own/v1/messages", "model": "m"}'],
    variables: { ANTHROPIC_BASE_URL: "http://own" },
    env: ANTHROPIC,
    given: ["--model", "anthropic-chat", "-a", '{"base_url": "http://gate/v1/messages", "model": "m"}'],
  },
  {
    name: "no base_url: the address of the environment",
    args: [...CHAT, "--model_args", "model=m"],
    variables: {},
    env: OPENAI,
    given: [...CHAT, "--model_args", "model=m,base_url=http://gate/v1/chat/completions"],
  },
  {
    name: "no base_url, in JSON",
    args: [...CHAT, '--model_args={"model":"m"}'],
    variables: {},
    env: OPENAI,
    given: [...CHAT, '--model_args={"model":"m","base_url":"http://gate/v1/chat/completions"}'],
  },
  {
    name: "no arguments of the model",
    args: CHAT,
    variables: {},
    env: OPENAI,
    given: [...CHAT, "--model_args", "base_url=http://gate/v1/chat/completions"],
  },
  {
    name: "another provider's variable",
    args: ["--model", "anthropic-chat", "--model_args", "model=m"],
    variables: {},
    env: OPENAI,
    given: ["--model", "anthropic-chat", "--model_args", "model=m"],
  },
  {
    name: "a path that no API has",
    args: [...CHAT, "--model_args", "base_url=http://own/score"],
    variables: {},
    env: OPENAI,
    given: [...CHAT, "--model_args", "base_url=http://own/score"],
  },
  {
    name: "a model on this machine",
    args: ["--model", "hf", "--model_args", "pretrained=x"],
    variables: {},
    env: OPENAI,
    given: ["--model", "hf", "--model_args", "pretrained=x"],
  },
])("the address in the arguments of lm-eval: $name", ({ args, variables, env, given }) => {
  const start: HarnessStart = { name: "lm-eval", command: ["lm-eval"], args };
  expect(lmEval.variables?.(start)).toEqual(variables);
  const { argv } = lmEval.command(start, [], env);
  expect(argv).toEqual(["lm-eval", ...given]);
});
