/** Reads the inputs of the gateway. */

/** Which routes open: those whose key or base URL children have, all, or none. */
export type GatewayMode = "auto" | "on" | "off";

/** A line of `gateway-upstreams`. */
export interface Upstream {
  readonly name: string;
  readonly url: string;
}

/** A part of a request's body that `gateway-ignore` names. */
export type IgnoredPart =
  /** A JSON pointer, as its unescaped steps. */
  | { readonly kind: "pointer"; readonly steps: readonly string[] }
  /** Over the body's canonical text. */
  | { readonly kind: "pattern"; readonly pattern: RegExp };

/** Names that a route of the user cannot have: built-in routes, and the other first parts of a gateway path. */
const TAKEN_NAMES: ReadonlySet<string> = new Set([
  "openai",
  "anthropic",
  "google",
  "groq",
  "together",
  "mistral",
  "cohere",
  "azure",
  "t",
]);

export function readUpstreams(text: string): readonly Upstream[] | null {
  const upstreams: Upstream[] = [];
  for (const line of linesOf(text)) {
    const [, name, url] = /^([a-z0-9][a-z0-9-]{0,40})\s*=\s*(\S+)$/.exec(line) ?? [];
    if (name === undefined || url === undefined || readAddress(url) === null) return null;
    if (TAKEN_NAMES.has(name) || upstreams.some((other) => other.name === name)) return null;
    upstreams.push({ name, url });
  }
  return upstreams;
}

/** An `http` or `https` address that a path can be appended to; null for any other text. */
export function readAddress(text: string): URL | null {
  try {
    const url = new URL(text.trim());
    const isPlain = url.search === "" && url.hash === "" && url.username === "" && url.password === "";
    return isPlain && /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

export function readIgnored(text: string): readonly IgnoredPart[] | null {
  const parts: IgnoredPart[] = [];
  for (const line of linesOf(text)) {
    const part = readPattern(line) ?? readPointer(line);
    if (part === null) return null;
    parts.push(part);
  }
  return parts;
}

function readPattern(line: string): IgnoredPart | null {
  if (line.length < 3 || !line.startsWith("/") || !line.endsWith("/")) return null;
  try {
    return { kind: "pattern", pattern: new RegExp(line.slice(1, -1), "gu") };
  } catch {
    return null;
  }
}

function readPointer(line: string): IgnoredPart | null {
  if (!line.startsWith("/") || line.endsWith("/")) return null;
  const steps = line.slice(1).split("/");
  return { kind: "pointer", steps: steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")) };
}

const UNITS: Readonly<Record<string, number>> = { "": 1, b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

/** A size in bytes. */
export function readSize(text: string): number | null {
  const [, digits, unit] = /^(\d{1,12})\s*([kmg]?b|)$/i.exec(text) ?? [];
  const bytes = Number(digits) * (UNITS[(unit ?? "").toLowerCase()] ?? Number.NaN);
  return Number.isFinite(bytes) && bytes >= 1 && bytes <= 1e9 ? bytes : null;
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
