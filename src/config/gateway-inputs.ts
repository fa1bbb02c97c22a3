/** The inputs of the gateway. */
import { flag, input, inputGroup, oneOf, readPairs, splitLines, text } from "./text-schemas.ts";

/** Which routes open: those whose key or base URL children have, all, or none. */
export type GatewayMode = "auto" | "on" | "off";

/** A line of `gateway-upstreams`. */
export interface Upstream {
  readonly name: string;
  readonly url: string;
}

/** A part of a request's body that `gateway-ignore` names. */
export type IgnoredPart =
  /** The unescaped steps of a JSON pointer. */
  | { readonly kind: "pointer"; readonly steps: readonly string[] }
  /** Matches the canonical text of the body. */
  | { readonly kind: "pattern"; readonly pattern: RegExp };

/** Names that a user cannot give a route: built-in routes, and other first parts of a gateway path. */
const TAKEN_NAMES: ReadonlySet<string> = new Set(
  "openai anthropic google groq together mistral cohere azure t".split(" "),
);

export const GATEWAY_INPUTS = inputGroup("Gateway", {
  gateway: input(oneOf(["auto", "on", "off"]), {
    default: "auto",
    takers: ["run", "simulate"],
    help:
      "Sends the calls of children through a local server that reads limits from responses, paces all calls together, " +
      "and keeps answers so that an interrupted task does not pay for them again. " +
      "`auto` does so for each provider whose API key or base URL is in the children's environment, `on` for all known " +
      "providers, `off` for none.",
  }),
  gatewayUpstreams: input(
    text(
      "lines of name=URL such as vllm=http://gpu-1:8000/v1; names are lower-case letters, digits and hyphens, " +
        "occur once and are not built-in routes; URLs are http or https, without a password or a query",
      readUpstreams,
    ),
    {
      kind: "list",
      placeholder: "NAME=URL",
      help:
        "More servers for the gateway, one `name=URL` per line, such as `vllm=http://gpu-1:8000/v1`. " +
        "They must be compatible with OpenAI or Anthropic. Children reach one at `$CARRYOVER_GATEWAY_URL/name`. " +
        "`NAME_BASE_URL` and `NAME_API_BASE` hold this address too, unless you set them to another one.",
    },
  ),
  gatewayReplay: input(flag(), {
    default: "true",
    help:
      "Keeps the answers that a task has received until it has a result. " +
      "If a limit or a kill interrupts the task, it gets them again instead of paying for the same calls twice.",
  }),
  gatewayIgnore: input(
    text(
      "lines that are JSON pointers such as /messages/0/content, or regular expressions between slashes",
      readIgnored,
    ),
    {
      kind: "list",
      placeholder: "POINTER|/REGEX/",
      help:
        "Parts of a request that may differ when a call is repeated, one per line: JSON pointers such as " +
        "`/messages/0/content`, or regular expressions such as `/\\d{4}-\\d\\d-\\d\\d/` over the body.",
    },
  ),
  gatewayJournalLimitBytes: input(text("a size such as 64MB or 500KB", readSize), {
    placeholder: "SIZE",
    default: "64MB",
    help: "The maximum total size of the answers that are kept for interrupted tasks, such as `64MB`.",
  }),
});

function readUpstreams(found: string): readonly Upstream[] | null {
  return readPairs(splitLines(found), /^([a-z0-9][a-z0-9-]{0,40})\s*=\s*(\S+)$/, (name, url) =>
    TAKEN_NAMES.has(name) || readAddress(url) === null ? null : { name, url },
  );
}

/** An `http` or `https` address that a path can be appended to; null for any other text. */
export function readAddress(found: string): URL | null {
  try {
    const url = new URL(found.trim());
    const isPlain = url.search === "" && url.hash === "" && url.username === "" && url.password === "";
    return isPlain && /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

export function readIgnored(found: string): readonly IgnoredPart[] | null {
  const parts = splitLines(found).map((line) => readPattern(line) ?? readPointer(line));
  return parts.every((part) => part !== null) ? parts : null;
}

function readPattern(line: string): IgnoredPart | null {
  if (line.length < 3 || !line.startsWith("/") || !line.endsWith("/")) return null;
  // The flag `u` refuses needless escapes such as `\"`, which people write in patterns for JSON.
  // Without it, `\p{…}` and `\u{…}` would silently mean something else.
  for (const flags of /\\[pPu]\{/.test(line) ? ["gu"] : ["gu", "g"]) {
    try {
      return { kind: "pattern", pattern: new RegExp(line.slice(1, -1), flags) };
    } catch {}
  }
  return null;
}

function readPointer(line: string): IgnoredPart | null {
  if (!line.startsWith("/") || line.endsWith("/")) return null;
  const steps = line.slice(1).split("/");
  return { kind: "pointer", steps: steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")) };
}

const UNITS: Readonly<Record<string, number>> = { "": 1, b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

/** A size in bytes. */
function readSize(found: string): number | null {
  const [, digits, unit] = /^(\d{1,12})\s*([kmg]?b|)$/i.exec(found) ?? [];
  const bytes = Number(digits) * (UNITS[(unit ?? "").toLowerCase()] ?? Number.NaN);
  return Number.isFinite(bytes) && bytes >= 1 && bytes <= 1e9 ? bytes : null;
}
