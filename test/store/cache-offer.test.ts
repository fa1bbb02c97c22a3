import { expect, test } from "vitest";
import { cacheOffered, type Environment } from "../../src/store/carrier/cache-offer.ts";

const V2 = {
  ACTIONS_CACHE_SERVICE_V2: "True",
  ACTIONS_RESULTS_URL: "https://results.example/",
  ACTIONS_RUNTIME_TOKEN: "t",
};
const V1 = { ACTIONS_CACHE_URL: "https://cache.example/", ACTIONS_RUNTIME_TOKEN: "t" };
const BOTH = { readable: true, writable: true };

test.each<[string, Environment, unknown]>([
  ["v2", V2, BOTH],
  ["v1", V1, BOTH],
  ["an enterprise server with the flag of v2", { ...V2, ...V1, GITHUB_SERVER_URL: "https://ghes.example" }, BOTH],
  ["an enterprise server with the address of v2 only", { ...V2, GITHUB_SERVER_URL: "https://ghes.example" }, null],
  ["enterprise cloud", { ...V2, GITHUB_SERVER_URL: "https://corp.ghe.com" }, BOTH],
  ["a server address that is not a URL", { ...V1, GITHUB_SERVER_URL: "ghes" }, BOTH],
  ["a shell", { PATH: "/bin" }, null],
  ["no token", { ...V2, ACTIONS_RUNTIME_TOKEN: undefined }, null],
  ["no token, on an older server", { ...V1, GITHUB_SERVER_URL: "http://gitea", ACTIONS_RUNTIME_TOKEN: "" }, BOTH],
  ["mode read", { ...V2, ACTIONS_CACHE_MODE: "read" }, { ...BOTH, writable: false }],
  ["mode write-only", { ...V2, ACTIONS_CACHE_MODE: " Write-Only " }, { ...BOTH, readable: false }],
  ["mode none", { ...V2, ACTIONS_CACHE_MODE: "none" }, null],
  ["a mode of the future", { ...V2, ACTIONS_CACHE_MODE: "sometimes" }, BOTH],
])("what the runner offers: %s", (_, environment, expected) => {
  expect(cacheOffered(environment)).toEqual(expected);
});
