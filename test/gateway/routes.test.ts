import { describe, expect, test } from "vitest";
import { gatewayVariables, openRoutes, upstreamPath } from "../../src/gateway/open-routes.ts";
import { ROUTES } from "../../src/gateway/routes.ts";

const ADDRESS = "http://127.0.0.1:1/token";

/** Where a client ends up that reads its base URL from a variable and appends a path. */
function reached(environment: Record<string, string>, variable: string, path: string): string {
  const { routes } = openRoutes(environment, "auto", []);
  const base = gatewayVariables(routes, ADDRESS, environment)[variable] ?? "";
  const [, name = "", rest = ""] = /^http:\/\/127\.0\.0\.1:1\/token\/([^/]+)(.*)$/.exec(base + path) ?? [];
  const route = routes.find((one) => one.name === name);
  return route === undefined ? "" : `${route.origin}${upstreamPath(route, rest)}`;
}

describe("a client reaches its provider, whatever its convention", () => {
  const AZURE = "/openai/deployments/d/chat/completions?api-version=1";
  const GOOGLE = "https://generativelanguage.googleapis.com";
  const GEMINI = "/v1beta/models/m:generateContent";
  const GROQ = "/openai/v1/chat/completions";

  test.each<[string, string, string, string, string]>([
    // Who, what its environment has, the variable that it reads, the path that it appends, and where that leads.
    ["the OpenAI client", "OPENAI_API_KEY=k", "OPENAI_BASE_URL", "/chat", "https://api.openai.com/v1/chat"],
    ["one that appends /v1 too", "OPENAI_API_KEY=k", "OPENAI_BASE_URL", "/v1/chat", "https://api.openai.com/v1/chat"],
    ["with a base of its own", "OPENAI_BASE_URL=http://host/x", "OPENAI_BASE_URL", "/chat", "http://host/x/chat"],
    ["one that appends /v1 to a host", "OPENAI_BASE_URL=http://host", "OPENAI_BASE_URL", "/v1/x", "http://host/v1/x"],
    ["Anthropic's", "ANTHROPIC_API_KEY=k", "ANTHROPIC_BASE_URL", "/v1/x", "https://api.anthropic.com/v1/x"],
    ["the Vercel AI SDK's", "ANTHROPIC_API_KEY=k", "ANTHROPIC_BASE_URL", "/x", "https://api.anthropic.com/v1/x"],
    ["a query", "ANTHROPIC_API_KEY=k", "ANTHROPIC_BASE_URL", "/v1/x?b=true", "https://api.anthropic.com/v1/x?b=true"],
    ["Google's client", "GEMINI_API_KEY=k", "GOOGLE_GEMINI_BASE_URL", GEMINI, GOOGLE + GEMINI],
    [
      "Google's client, with a file",
      "GEMINI_API_KEY=k",
      "GOOGLE_GEMINI_BASE_URL",
      "/upload/v1beta/files",
      `${GOOGLE}/upload/v1beta/files`,
    ],
    [
      "LiteLLM's, without a version",
      "GEMINI_API_KEY=k",
      "GEMINI_API_BASE",
      "/models/m:generateContent",
      GOOGLE + GEMINI,
    ],
    [
      "Google's, with LiteLLM's base",
      "GEMINI_API_BASE=http://host/v1beta",
      "GOOGLE_BASE_URL",
      "/v1/x",
      "http://host/v1/x",
    ],
    ["two versions in the query", "CO_API_KEY=k", "CO_API_URL", "/x?at=/v1/v1", "https://api.cohere.com/x?at=/v1/v1"],
    ["Groq's client", "GROQ_API_KEY=k", "GROQ_BASE_URL", GROQ, `https://api.groq.com${GROQ}`],
    ["LiteLLM's for Groq", "GROQ_API_KEY=k", "GROQ_API_BASE", "/chat/completions", `https://api.groq.com${GROQ}`],
    [
      "LiteLLM's for Groq, with the base of Groq's client",
      "GROQ_BASE_URL=https://api.groq.com/",
      "GROQ_API_BASE",
      "/chat/completions",
      `https://api.groq.com${GROQ}`,
    ],
    [
      "Groq's client, with LiteLLM's base",
      "GROQ_API_BASE=http://host/openai/v1",
      "GROQ_BASE_URL",
      GROQ,
      `http://host${GROQ}`,
    ],
    ["Groq's client, with a base of its own", "GROQ_BASE_URL=http://host", "GROQ_BASE_URL", GROQ, `http://host${GROQ}`],
    [
      "LiteLLM's for Mistral",
      "MISTRAL_API_KEY=k",
      "MISTRAL_AZURE_API_BASE",
      "/v1/chat",
      "https://api.mistral.ai/v1/chat",
    ],
    [
      "LiteLLM's for Together",
      "TOGETHERAI_API_KEY=k",
      "TOGETHER_AI_API_BASE",
      "/chat/completions",
      "https://api.together.xyz/v1/chat/completions",
    ],
    [
      "LiteLLM's for OpenRouter",
      "OPENROUTER_API_KEY=k",
      "OPENROUTER_API_BASE",
      "/chat/completions",
      "https://openrouter.ai/api/v1/chat/completions",
    ],
    ["Pydantic AI's for Cohere", "COHERE_API_KEY=k", "CO_BASE_URL", "/v2/chat", "https://api.cohere.com/v2/chat"],
    ["Cohere's client", "CO_API_KEY=k", "CO_API_URL", "/v2/chat", "https://api.cohere.com/v2/chat"],
    ["Azure's", "AZURE_OPENAI_ENDPOINT=https://me.test", "AZURE_OPENAI_ENDPOINT", AZURE, `https://me.test${AZURE}`],
  ])("%s", (_, setting, variable, path, expected) => {
    const [name = "", value = ""] = setting.split("=");
    expect(reached({ [name]: value }, variable, path)).toBe(expected);
  });
});

describe("which routes open", () => {
  const names = (
    environment: Record<string, string>,
    mode: "auto" | "on" | "off",
    upstreams: { name: string; url: string }[] = [],
  ) => openRoutes(environment, mode, upstreams).routes.map(({ name }) => name);

  test.each(
    Object.entries(ROUTES).flatMap(([name, { keys, variables }]) =>
      [...keys, ...variables].map((variable) => [name, variable] as const),
    ),
  )("%s: %s alone opens it", (name, variable) => expect(names({ [variable]: "http://host" }, "auto")).toEqual([name]));

  test("auto opens none without a key or a base URL, and off none at all", () => {
    expect(names({ PATH: "/bin", OPENAI_API_KEY: "" }, "auto")).toEqual([]);
    expect(names({ OPENAI_API_KEY: "k" }, "off", [{ name: "vllm", url: "http://gpu/v1" }])).toEqual([]);
  });

  test("on opens all that have an address, and upstreams open under auto too", () => {
    const addressed = Object.entries(ROUTES).filter(([, { address }]) => address !== null);
    expect(names({}, "on")).toEqual(addressed.map(([name]) => name));
    expect(names({}, "auto", [{ name: "vllm", url: "http://gpu/v1" }])).toEqual(["vllm"]);
  });

  test.each(["not a url", "unix:/socket", "http://user:password@host", "http://host/?key=1"])(
    "a base URL that cannot be used stays as it is: %s",
    (value) => {
      const opened = openRoutes({ OPENAI_BASE_URL: value }, "auto", []);
      expect(opened).toEqual({ routes: [], unusable: ["OPENAI_BASE_URL"] });
    },
  );
});

describe("variables of children", () => {
  const variablesFor = (environment: Record<string, string>) =>
    gatewayVariables(openRoutes(environment, "auto", []).routes, ADDRESS, environment);

  test("all variables of an open route lead to it, and those of closed ones are left alone", () => {
    expect(variablesFor({ ANTHROPIC_API_KEY: "k" })).toEqual({
      CARRYOVER_GATEWAY_URL: ADDRESS,
      ANTHROPIC_BASE_URL: `${ADDRESS}/anthropic`,
      ANTHROPIC_API_BASE: `${ADDRESS}/anthropic`,
      ANTHROPIC_API_BASE_URL: `${ADDRESS}/anthropic`,
      NO_PROXY: "127.0.0.1",
      no_proxy: "127.0.0.1",
    });
  });

  test("an upstream may replace the route for OpenRouter", () => {
    const upstreams = [{ name: "openrouter", url: "http://gpu:8000" }];
    const { routes } = openRoutes({ OPENROUTER_API_KEY: "k" }, "auto", upstreams);
    expect(routes).toHaveLength(1);
    expect(routes[0]).toMatchObject({ name: "openrouter", origin: "http://gpu:8000" });
  });

  test("the usual variables lead to an upstream, except one that holds another address or belongs to a route", () => {
    const url = "http://gpu:11434";
    const environment = { MY_LLM_BASE_URL: "http://other/v1", MY_LLM_API_BASE: `${url}/`, GEMINI_API_KEY: "k" };
    const upstreams = ["my-llm", "xai", "gemini"].map((name) => ({ name, url }));
    const { routes } = openRoutes(environment, "auto", upstreams);
    const variables = gatewayVariables(routes, ADDRESS, environment);
    expect(variables).toMatchObject({
      MY_LLM_API_BASE: `${ADDRESS}/my-llm`,
      XAI_BASE_URL: `${ADDRESS}/xai`,
      XAI_API_BASE: `${ADDRESS}/xai`,
      GEMINI_API_BASE: `${ADDRESS}/google`,
    });
    expect(variables).not.toHaveProperty("MY_LLM_BASE_URL");
  });

  test.each([
    ["is extended", { NO_PROXY: "internal.example" }, "internal.example,127.0.0.1"],
    ["that names everything stays", { NO_PROXY: "*" }, "*"],
  ])("NO_PROXY %s", (_, environment, expected) => {
    const { NO_PROXY, no_proxy } = variablesFor({ OPENAI_API_KEY: "k", ...environment });
    expect([NO_PROXY, no_proxy]).toEqual([expected, expected]);
  });
});
