/** Whether the runner offers its cache to this process. Reads its variables and makes no call. */

export type Environment = Readonly<Record<string, string | undefined>>;

export interface CacheOffer {
  readonly readable: boolean;
  readonly writable: boolean;
}

/**
 * What calls can succeed. Without the variables the client would wait ten seconds for nothing, and its own
 * `isFeatureAvailable` checks the address but not the token.
 *
 * @returns null if no call can succeed: this is not an action step of a runner, or there is no token for this job, or
 * `cache-mode` is `none`. None of these needs a warning
 */
export function cacheOffered(environment: Environment): CacheOffer | null {
  const hasV2 = isV2(environment);
  if (!environment[hasV2 ? "ACTIONS_RESULTS_URL" : "ACTIONS_CACHE_URL"]) return null;
  // GitHub refuses every call without a token. Servers of the older protocol (act, Gitea, Forgejo) may not need one.
  if (hasV2 && !environment.ACTIONS_RUNTIME_TOKEN) return null;
  const mode = (environment.ACTIONS_CACHE_MODE ?? "").trim().toLowerCase();
  return mode === "none" ? null : { readable: mode !== "write-only", writable: mode !== "read" };
}

/** GitHub Enterprise Server uses v1 whatever the flag says. The client decides by the host in the same way. */
function isV2(environment: Environment): boolean {
  if (!environment.ACTIONS_CACHE_SERVICE_V2) return false;
  const server = environment.GITHUB_SERVER_URL || "https://github.com";
  const host = URL.canParse(server) ? new URL(server).hostname.toLowerCase() : "";
  return host === "github.com" || host.endsWith(".ghe.com") || host.endsWith(".localhost");
}
