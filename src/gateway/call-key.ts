/** The identity of a call: route, upstream, method, path, and the body without the parts that change from try to try. */
import { createHash, hash } from "node:crypto";
import type { IgnoredPart } from "../config/gateway-inputs.ts";
import { canonicalJson, isObject, type JsonObject, type JsonValue } from "../core/json.ts";

/** Top-level fields that say who asks, not what. */
const SIDE_FIELDS: ReadonlySet<string> = new Set([
  "metadata",
  "client_metadata",
  "user",
  "prompt_cache_key",
  "safety_identifier",
]);

/** In an item, Codex states its turn and the time. */
const ITEM_SIDE_FIELD = "internal_chat_message_metadata_passthrough";
/** Clients make up new ids for these items when they send them again. Other ids come from the provider's answers. */
const OWN_ITEM = /^message$|_output$/;

/** Paths that leave state or work at the provider. A stored answer would refer to something that is gone. */
const STATEFUL_PATH = new RegExp(
  // The name of a model follows these words.
  `(?<!/(?:deployments|models))/(?:${[
    "files|uploads|datasets|libraries|vector_stores|fileSearchStores|containers|cachedContents",
    "batch(?:es)?|embed-jobs|fine[_-]?tun\\w*|tunedModels(?!/[^/]+:\\w*[gG]enerate)",
    "assistants|threads|conversations",
    // Their answers are keys for clients, which expire within minutes.
    "realtime|auth_tokens",
  ].join("|")})(?:[/?:]|$)|:(?:batchGenerate|asyncBatch)\\w+(?:\\?|$)`,
);

export interface CallParts {
  readonly route: string;
  readonly origin: string;
  readonly method: string;
  /** At the provider, with its query but without the provider's key. */
  readonly path: string;
  /** The parsed body; undefined if it is not JSON. */
  readonly json: JsonValue | undefined;
  readonly body: Uint8Array;
}

/**
 * SHA-256 in hex digits. Calls that ask for the same thing have the same key.
 *
 * @param notes what else to leave out of the body's text, by `session-notes.ts`
 */
export function callKey(call: CallParts, ignored: readonly IgnoredPart[], notes: RegExp): string {
  const address = JSON.stringify([call.route, call.origin, call.method, call.path]);
  return call.json === undefined
    ? createHash("sha256").update(address).update(call.body).digest("hex")
    : hash("sha256", address + identityOf(call.json, ignored, notes));
}

/**
 * A number that stands for key and ordinal. A run may make 100,000 calls, and a number takes a fifth of the memory of a
 * key. If one task makes them all, two of them share a print in one run of 50,000. Then the second one is not replayed.
 */
export function callPrint(key: string, n: number): number {
  return Number.parseInt(key.slice(0, 12), 16) + n;
}

function identityOf(json: JsonValue, ignored: readonly IgnoredPart[], notes: RegExp): string {
  let value = isObject(json) ? withoutSides(json) : json;
  for (const part of ignored) if (part.kind === "pointer") value = without(value, part.steps);
  let text = canonicalJson(value);
  for (const part of ignored) if (part.kind === "pattern") text = text.replace(part.pattern, "");
  // Last, because users' patterns match whole times, with their dates.
  return text.replace(notes, "");
}

function withoutSides(body: JsonObject): JsonObject {
  if (!Object.keys(body).some((name) => SIDE_FIELDS.has(name) || name === "input")) return body;
  const kept = Object.entries(body).filter(([name]) => !SIDE_FIELDS.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, name === "input" ? withoutItemSides(value) : value]));
}

function withoutItemSides(input: JsonValue): JsonValue {
  if (!Array.isArray(input)) return input;
  return input.map((item: JsonValue) => {
    if (!isObject(item)) return item;
    const isOwn = OWN_ITEM.test(String(item.type));
    return Object.fromEntries(
      Object.entries(item).filter(([name]) => name !== ITEM_SIDE_FIELD && !(isOwn && name === "id")),
    );
  });
}

function without(value: JsonValue, steps: readonly string[]): JsonValue {
  const [step, ...others] = steps;
  if (step === undefined || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const list: readonly JsonValue[] = value;
    const index = /^\d+$/.test(step) ? Number(step) : -1;
    return others.length === 0
      ? list.filter((_, at) => at !== index)
      : list.map((item, at) => (at === index ? without(item, others) : item));
  }
  const entries = Object.entries(value as JsonObject);
  return Object.fromEntries(
    entries.flatMap(([name, item]): [string, JsonValue][] => {
      if (name !== step) return [[name, item]];
      return others.length === 0 ? [] : [[name, without(item, others)]];
    }),
  );
}

/**
 * Google's streams without `alt=sse` are one JSON array, piece by piece: they have no last event that could be held
 * back until the answer is in the journal.
 */
const ARRAY_STREAM_PATH = /:stream\w+(?:$|\?(?!(?:.*&)?alt=sse))/;

/** Whether the answer to a call can be replayed later: a POST of JSON that leaves no state at the provider. */
export function isRepeatable({ method, path, json }: Pick<CallParts, "method" | "path" | "json">): boolean {
  if (method !== "POST" || json === undefined || !isObject(json)) return false;
  if (STATEFUL_PATH.test(path) || ARRAY_STREAM_PATH.test(path)) return false;
  const holds = (name: string) => json[name] !== undefined && json[name] !== null;
  const goesOn = ["previous_response_id", "previous_interaction_id", "conversation"].some(holds);
  return json.store !== true && json.background !== true && !goesOn;
}

/** The model that a call names, in its body or in its path; empty if it names none. */
export function modelOf({ path, json }: Pick<CallParts, "path" | "json">): string {
  if (json !== undefined && isObject(json) && typeof json.model === "string") return json.model;
  return /\/(?:models|deployments)\/([^/:?]+)/.exec(path)?.[1] ?? "";
}
