/** The inputs and outputs of the action and its sub-actions, as the runner reads them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { ROOT } from "./markdown.ts";

const METADATA = z.object({
  inputs: z.record(z.string(), z.object({ default: z.string().optional() })),
  outputs: z.record(z.string(), z.unknown()),
});

export type Entry = "main" | "plan" | "merge";

export interface ActionMetadata {
  /** By name, with the default as written; empty if there is none. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly outputs: ReadonlySet<string>;
}

const FILES: Readonly<Record<Entry, string>> = {
  main: "action.yml",
  plan: "plan/action.yml",
  merge: "merge/action.yml",
};

export function readMetadata(entry: Entry): ActionMetadata {
  const { inputs, outputs } = METADATA.parse(parse(readFileSync(join(ROOT, FILES[entry]), "utf8")));
  return {
    inputs: new Map(Object.entries(inputs).map(([name, input]) => [name, input.default ?? ""])),
    outputs: new Set(Object.keys(outputs)),
  };
}

/** Which of the actions a `uses` names; null if it is a third-party action. */
export function entryOf(uses: string): Entry | null {
  const [, sub] = /^(?:acme\/carryover(?=[/@])|\.(?=\/))\/?(plan|merge)?(?:@v\d+)?$/.exec(uses) ?? [];
  if (sub === "plan" || sub === "merge") return sub;
  return /^(?:acme\/carryover@v\d+|\.\/)$/.test(uses) ? "main" : null;
}
