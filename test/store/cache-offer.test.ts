import { describe, expect, test } from "vitest";
import { cacheOffered, type Environment } from "../../src/store/carrier/cache-offer.ts";

const V2 = {
  ACTIONS_CACHE_SERVICE_V2: "True",
  ACTIONS_RESULTS_URL: "https://results.example/",
  ACTIONS_RUNTIME_TOKEN: "t",
};
const V1 = { ACTIONS_CACHE_URL: "https://cache.example/", ACTIONS_RUNTIME_TOKEN: "t" };
const BOTH = { readable: true, writable: true };

describe("what the runner offers", () => {
  test.each<{ title: string; environment: Environment; expected: unknown }>([
    { title: "v2", environment: V2, expected: BOTH },
    { title: "v1", environment: V1, expected: BOTH },
    {
      title: "an enterprise server with the flag of v2",
      environment: { ...V2, ...V1, GITHUB_SERVER_URL: "https://ghes.example" },
      expected: BOTH,
    },
    {
      title: "an enterprise server with the address of v2 only",
      environment: { ...V2, GITHUB_SERVER_URL: "https://ghes.example" },
      expected: null,
    },
    { title: "enterprise cloud", environment: { ...V2, GITHUB_SERVER_URL: "https://corp.ghe.com" }, expected: BOTH },
    { title: "an empty server address", environment: { ...V2, GITHUB_SERVER_URL: "" }, expected: BOTH },
    { title: "a server address that is none", environment: { ...V1, GITHUB_SERVER_URL: "ghes" }, expected: BOTH },
    { title: "a shell", environment: { PATH: "/bin" }, expected: null },
    {
      title: "an empty address",
      environment: { ...V2, ACTIONS_RESULTS_URL: "" },
      expected: null,
    },
    {
      title: "no token",
      environment: { ...V2, ACTIONS_RUNTIME_TOKEN: undefined },
      expected: null,
    },
    {
      title: "no token, on a server of the older protocol",
      environment: { ...V1, GITHUB_SERVER_URL: "http://gitea.example", ACTIONS_RUNTIME_TOKEN: "" },
      expected: BOTH,
    },
    { title: "mode read", environment: { ...V2, ACTIONS_CACHE_MODE: "read" }, expected: { ...BOTH, writable: false } },
    {
      title: "mode write-only",
      environment: { ...V2, ACTIONS_CACHE_MODE: " Write-Only " },
      expected: { ...BOTH, readable: false },
    },
    {
      title: "mode none",
      environment: { ...V2, ACTIONS_CACHE_MODE: "none" },
      expected: null,
    },
    { title: "mode write", environment: { ...V2, ACTIONS_CACHE_MODE: "write" }, expected: BOTH },
    { title: "a mode of the future", environment: { ...V2, ACTIONS_CACHE_MODE: "sometimes" }, expected: BOTH },
  ])("$title", ({ environment, expected }) => {
    expect(cacheOffered(environment)).toEqual(expected);
  });
});
