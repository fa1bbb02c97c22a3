/** Which routes a run opens, where each leads, and the variables that send children through them. */
import { type GatewayMode, readAddress, type Upstream } from "../config/gateway-inputs.ts";
import { unreachable } from "../core/unreachable.ts";
import { type Convention, type Dialect, ROUTES } from "./routes.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export interface OpenRoute {
  readonly name: string;
  /** Scheme, host and port of the provider. */
  readonly origin: string;
  /** The path of its base URL, without a slash at its end. */
  readonly basePath: string;
  readonly convention: Convention;
  readonly dialect: Dialect;
  /** Variables of children that lead to it. */
  readonly variables: readonly string[];
}

interface OpenedRoutes {
  readonly routes: readonly OpenRoute[];
  /** Variables that hold no address the gateway can use: their routes stay closed, and children keep their values. */
  readonly unusable: readonly string[];
}

/**
 * The routes of a run.
 *
 * @param environment what children get, after the allow-list of `env`
 */
export function openRoutes(environment: Environment, mode: GatewayMode, upstreams: readonly Upstream[]): OpenedRoutes {
  const routes: OpenRoute[] = [];
  const unusable: string[] = [];
  if (mode === "off") return { routes, unusable };
  const isSet = (name: string) => (environment[name] ?? "") !== "";
  for (const [name, route] of Object.entries(ROUTES)) {
    const named = route.variables.find(isSet);
    const given = named === undefined ? "" : (environment[named] ?? "");
    // `https://api.groq.com` is the default without its path, which only some clients append.
    const isDefault = given === "" || route.address?.startsWith(`${withoutSlash(given)}/`) === true;
    const address = isDefault ? route.address : given;
    const isWanted = named !== undefined || route.keys.some(isSet) || mode === "on";
    // `gateway-upstreams` may name a route that later versions have built in.
    const isReplaced = upstreams.some((upstream) => upstream.name === name);
    if (!isWanted || isReplaced || address === null) continue;
    const variables = route.address === null && named !== undefined ? [named] : route.variables;
    const opened = openRoute({ ...route, name }, address, variables);
    if (opened !== null) routes.push(opened);
    else if (named !== undefined) unusable.push(named);
  }
  for (const { name, url } of upstreams) {
    const isFree = (variable: string) => ["", withoutSlash(url)].includes(withoutSlash(environment[variable] ?? ""));
    const variables = usualVariables(name).filter(isFree);
    const opened = openRoute({ name, convention: "as-is", dialect: "openai" }, url, variables);
    if (opened !== null) routes.push(opened);
  }
  return { routes, unusable };
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

/** From these, LiteLLM, Inspect and others read the address of most providers. */
function usualVariables(name: string): string[] {
  const prefix = name.toUpperCase().replaceAll("-", "_");
  return [`${prefix}_BASE_URL`, `${prefix}_API_BASE`];
}

function openRoute(
  { name, convention, dialect }: Pick<OpenRoute, "name" | "convention" | "dialect">,
  address: string,
  variables: readonly string[],
): OpenRoute | null {
  const url = readAddress(address);
  if (url === null) return null;
  return { name, origin: url.origin, basePath: url.pathname.replace(/\/+$/, ""), convention, dialect, variables };
}

/**
 * What children find in their environment.
 *
 * @param address of the gateway for one attempt: `http://127.0.0.1:PORT/TOKEN`
 * @param environment what children would get without the gateway
 */
export function gatewayVariables(
  routes: readonly OpenRoute[],
  address: string,
  environment: Environment,
): Record<string, string> {
  const variables: Record<string, string> = { CARRYOVER_GATEWAY_URL: address };
  for (const { name, convention, variables: names } of routes) {
    const base = `${address}/${name}${convention === "with-v1" ? "/v1" : ""}`;
    // The provider of a variable keeps it if an upstream has a similar name.
    for (const variable of names) variables[variable] ??= base;
  }
  const { NO_PROXY: upper, no_proxy: lower } = environment;
  variables.NO_PROXY = withLoopback(upper || lower || "");
  variables.no_proxy = withLoopback(lower || upper || "");
  return variables;
}

/** Adds the gateway to a `NO_PROXY` list. Some clients take `*` only if it stands alone. */
function withLoopback(list: string): string {
  return list.trim() === "*" ? "*" : [list, "127.0.0.1"].filter((part) => part !== "").join(",");
}

/** A version that another one follows. Google has `v1beta` and `v1alpha` too, and `/upload` before the version. */
const REPEATED_VERSION = /^([^?]*?)(?:\/v1(?:alpha|beta)?)+(?=(?:\/upload)?\/v1(?:alpha|beta)?(?:[/?]|$))/;

/**
 * The path at the provider for what a client asked of a route. Clients of two conventions share one variable, so a
 * doubled version collapses and a missing one is added.
 *
 * @param rest what follows the name of the route, with its query
 */
export function upstreamPath({ convention, basePath }: OpenRoute, rest: string): string {
  const path = pathUnder(basePath, convention, rest).replace(REPEATED_VERSION, "$1");
  return path.replace("/openai/v1/openai/v1/", "/openai/v1/");
}

function pathUnder(basePath: string, convention: Convention, rest: string): string {
  switch (convention) {
    case "with-v1":
      // The `/v1` of the variable stands for all of the base, which may have none.
      return basePath + rest.replace(/^\/v1(?=[/?]|$)/, "");
    case "without-v1":
      return `${basePath}/v1${rest}`;
    case "as-is":
      return basePath + rest;
    default:
      return unreachable(convention);
  }
}
