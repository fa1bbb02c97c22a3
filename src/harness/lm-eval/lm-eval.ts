/** lm-evaluation-harness, by a module of ours that replaces its evaluation (`sitecustomize.py`). */
import { type Harness, pythonPath } from "../harness.ts";

export const lmEval: Harness = {
  list: ({ command, args }, { env, listing }) =>
    listing({ argv: [...command, ...withoutRun(args)], env: pythonPath("lm-eval", env) }),

  variables({ args }) {
    const { address, api } = callsOf(args);
    if (api === null || address === null || !address.endsWith(api.path)) return {};
    return { [api.variable]: address.slice(0, -api.path.length) };
  },

  command: ({ command, args }, _, env) => ({
    argv: [...command, ...withAddress(withoutRun(args), env)],
    env: pythonPath("lm-eval", env),
  }),
};

/** Versions before 0.4.10 have no subcommands; later ones assume `run`. */
function withoutRun(args: readonly string[]): readonly string[] {
  return args[0] === "run" ? args.slice(1) : args;
}

/** lm-eval takes the address of these APIs as an argument. SDKs read it from a variable. */
const APIS = [
  { model: /^(?:openai|local)-chat-completions$/, variable: "OPENAI_BASE_URL", path: "/chat/completions" },
  { model: /^(?:openai|local)-completions$/, variable: "OPENAI_BASE_URL", path: "/completions" },
  { model: /^anthropic-chat(?:-completions)?$/, variable: "ANTHROPIC_BASE_URL", path: "/v1/messages" },
] as const;

/** In `key=value` pairs or JSON. */
const BASE_URL = /(\bbase_url["']?\s*[=:]\s*["']?)([^,\s"'}]+)/;
const MODEL = /^(?:--model|-m|-M)(?:\n|=)(.+)$/m;
const MODEL_ARGS = /^(?:--model_args|-a)$/;

function callsOf(args: readonly string[]) {
  const text = args.join("\n");
  const model = MODEL.exec(text)?.[1] ?? "";
  const address = BASE_URL.exec(text)?.[2] ?? null;
  return { address, api: APIS.find((api) => api.model.test(model)) ?? null };
}

/** The arguments with the address from the environment of the child, which may be the gateway's. */
function withAddress(args: readonly string[], env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const { address, api } = callsOf(args);
  const base = api === null ? undefined : env[api.variable];
  if (api === null || !base) return args;
  const ours = base.replace(/\/$/, "") + api.path;
  if (address !== null) {
    return address.endsWith(api.path) ? args.map((word) => word.replace(BASE_URL, (_, key) => key + ours)) : args;
  }
  const at = args.findIndex(
    (word, index) => word.startsWith("--model_args=") || MODEL_ARGS.test(args[index - 1] ?? ""),
  );
  if (at < 0) return [...args, "--model_args", `base_url=${ours}`];
  const given = args[at] ?? "";
  const object = /^((?:--model_args=)?)(\{.*\})$/s.exec(given);
  const value =
    object === null
      ? `${given},base_url=${ours}`
      : object[1] + JSON.stringify({ ...(JSON.parse(object[2] ?? "") as object), base_url: ours });
  return args.with(at, value);
}
