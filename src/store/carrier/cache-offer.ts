/** Whether the runner offers its cache to this process. Reads its variables and makes no call. */

export type Environment = Readonly<Record<string, string | undefined>>;

export type CacheOffer =
  | { readonly offered: true; readonly readable: boolean; readonly writable: boolean }
  /** Not an action step of a runner, no token for this job, or `cache-mode: none`. None of these needs a warning. */
  | { readonly offered: false; readonly because: "no-service" | "no-token" | "mode-none" };

/**
 * Whether calls can succeed at all. Without the variables the client would wait ten seconds for nothing, and its own
 * `isFeatureAvailable` checks the address but not the token.
 */
export function cacheOffered(environment: Environment): CacheOffer {
  const hasV2 = isV2(environment);
  if (!environment[hasV2 ? "ACTIONS_RESULTS_URL" : "ACTIONS_CACHE_URL"]) {
    return { offered: false, because: "no-service" };
  }
  // GitHub refuses every call without a token. Servers of the older protocol (act, Gitea, Forgejo) may not need one.
  if (hasV2 && !environment.ACTIONS_RUNTIME_TOKEN) return { offered: false, because: "no-token" };
  switch ((environment.ACTIONS_CACHE_MODE ?? "").trim().toLowerCase()) {
    case "none":
      return { offered: false, because: "mode-none" };
    case "read":
      return { offered: true, readable: true, writable: false };
    case "write-only":
      return { offered: true, readable: false, writable: true };
    default:
      return { offered: true, readable: true, writable: true };
  }
}

/** GitHub Enterprise Server uses v1 whatever the flag says. The client decides by the host in the same way. */
function isV2(environment: Environment): boolean {
  if (!environment.ACTIONS_CACHE_SERVICE_V2) return false;
  const server = environment.GITHUB_SERVER_URL || "https://github.com";
  const host = URL.canParse(server) ? new URL(server).hostname.toLowerCase() : "";
  return host === "github.com" || host.endsWith(".ghe.com") || host.endsWith(".localhost");
}
