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
  test.each([
    [
      "the OpenAI client",
      { OPENAI_API_KEY: "k" },
      "OPENAI_BASE_URL",
      "/chat/completions",
      "https://api.openai.com/v1/chat/completions",
    ],
    [
      "one that appends /v1 too",
      { OPENAI_API_KEY: "k" },
      "OPENAI_BASE_URL",
      "/v1/chat/completions",
      "https://api.openai.com/v1/chat/completions",
    ],
    [
      "with a base of its own",
      { OPENAI_BASE_URL: "http://host/x" },
      "OPENAI_BASE_URL",
      "/chat/completions",
      "http://host/x/chat/completions",
    ],
    [
      "one that appends /v1 to a base without it",
      { OPENAI_BASE_URL: "http://host" },
      "OPENAI_BASE_URL",
      "/v1/models",
      "http://host/v1/models",
    ],
    [
      "the Anthropic client",
      { ANTHROPIC_API_KEY: "k" },
      "ANTHROPIC_BASE_URL",
      "/v1/messages",
      "https://api.anthropic.com/v1/messages",
    ],
    [
      "the Vercel AI SDK for Anthropic",
      { ANTHROPIC_API_KEY: "k" },
      "ANTHROPIC_BASE_URL",
      "/messages",
      "https://api.anthropic.com/v1/messages",
    ],
    [
      "Anthropic's beta path",
      { ANTHROPIC_API_KEY: "k" },
      "ANTHROPIC_BASE_URL",
      "/v1/messages?beta=true",
      "https://api.anthropic.com/v1/messages?beta=true",
    ],
    [
      "Google's client",
      { GEMINI_API_KEY: "k" },
      "GOOGLE_GEMINI_BASE_URL",
      "/v1beta/models/m:generateContent",
      "https://generativelanguage.googleapis.com/v1beta/models/m:generateContent",
    ],
    [
      "Groq's client",
      { GROQ_API_KEY: "k" },
      "GROQ_BASE_URL",
      "/openai/v1/chat/completions",
      "https://api.groq.com/openai/v1/chat/completions",
    ],
    ["Cohere's client", { CO_API_KEY: "k" }, "CO_API_URL", "/v2/chat", "https://api.cohere.com/v2/chat"],
    [
      "Azure's client",
      { AZURE_OPENAI_ENDPOINT: "https://me.openai.azure.com" },
      "AZURE_OPENAI_ENDPOINT",
      "/openai/deployments/d/chat/completions?api-version=1",
      "https://me.openai.azure.com/openai/deployments/d/chat/completions?api-version=1",
    ],
  ])("%s", (_, environment, variable, path, expected) => {
    expect(reached(environment, variable, path)).toBe(expected);
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
    expect(names({}, "on")).toEqual(["openai", "anthropic", "google", "groq", "together", "mistral", "cohere"]);
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

  test.each([
    ["is extended", { NO_PROXY: "internal.example" }, "internal.example,127.0.0.1"],
    ["that names everything stays", { NO_PROXY: "*" }, "*"],
  ])("NO_PROXY %s", (_, environment, expected) => {
    const { NO_PROXY, no_proxy } = variablesFor({ OPENAI_API_KEY: "k", ...environment });
    expect([NO_PROXY, no_proxy]).toEqual([expected, expected]);
  });
});
