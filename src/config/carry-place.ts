/** Reads the `carry` input: where state travels between runs. */
import type { CarrierChoice } from "../store/carrier/open-carrier.ts";

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;

/** @returns null where the text names no place. A folder needs a slash or a dot, so that a typo does not become one. */
export function readCarryPlace(text: string): CarrierChoice | null {
  if (text === "auto" || text === "none") return { kind: text };
  const [, bucket, prefix = ""] = BUCKET.exec(text) ?? [];
  if (bucket !== undefined) return { kind: "s3", bucket, prefix: prefix.replace(/^\/+|\/+$/g, "") };
  if (text.startsWith("file:")) {
    const path = text.slice("file:".length).replace(/^\/\/(?=\/)/, "");
    return path === "" ? null : { kind: "folder", path };
  }
  const isUrl = /^[a-z][a-z0-9+.-]+:\/\//i.test(text);
  return isUrl || !/[./\\]/.test(text) ? null : { kind: "folder", path: text };
}
