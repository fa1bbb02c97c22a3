/** The identity of a task: the SHA-256 of its canonical JSON. */
import { hash } from "node:crypto";
import { canonicalJson, type JsonValue } from "../core/json.ts";

/** SHA-256, 64 lower-case hex digits, over the canonical JSON of a value. */
export function hashOf(value: JsonValue): string {
  return hash("sha256", canonicalJson(value));
}

/** The hash of a task whose results depend on files besides it. @param inputs the combined hash of these files */
export function withInputs(taskHash: string, inputs: string): string {
  return hash("sha256", taskHash + inputs);
}
