/** The port: what Carryover asks of a harness. `README.md` says how to add one. */
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import type { HarnessStart } from "./names.ts";

/** A test as it is listed. `id` names it for people; all other fields are part of its identity. */
export interface ListedTest {
  readonly id: string;
  /** How the harness's own JUnit writer names it. */
  readonly junit?: { readonly classname: string; readonly name: string };
  readonly [field: string]: unknown;
}

/** A test that a shard is to run. */
export interface ShardTest {
  /** The id under which its row is written. */
  readonly taskId: string;
  /** As it was listed. */
  readonly test: ListedTest;
}

export interface Invocation {
  readonly argv: readonly string[];
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Reads what a shard prints, line by line, if the harness prints events and cannot load a helper. */
  readonly readLine?: (line: string) => Reading;
}

/** What a line on stdout means. */
export interface Reading {
  /** The text for the log of the attempt. */
  readonly shown: string;
  /** The row of a test that the line ends. */
  readonly row?: Row;
}

export interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a listing can use. */
export interface ListTools {
  /** Absolute, empty, removed after the listing. */
  readonly scratch: string;
  readonly env: Environment;
  /** Runs a program to its end, without a shell. @throws UserError if it takes too long */
  readonly run: (invocation: Invocation) => Promise<Ended>;
  /**
   * Runs a program whose helper writes `{version, tests}` to the file `CARRYOVER_HARNESS_LIST`. A helper that cannot list
   * writes the version alone.
   */
  readonly listing: (invocation: Invocation) => Promise<readonly ListedTest[]>;
  /** @param version as the harness states it. @throws UserError if it is too old */
  readonly checkVersion: (version: string) => void;
}

/** A row of the results file. */
export interface Row {
  readonly id: string;
  readonly status: "passed" | "failed" | "skipped" | "error";
  readonly [field: string]: unknown;
}

export interface Harness {
  /**
   * Lists the tests that `start` selects, without a call to a model.
   *
   * @throws ListingFailed with what the harness printed, if it is missing or cannot list
   */
  list(start: HarnessStart, tools: ListTools): Promise<readonly ListedTest[]>;
  /** One command runs only tests of one batch. Default: all tests of a shard are one batch. */
  batchOf?(test: ListedTest): string;
  /** Variables that the arguments imply, such as the address of the provider. The gateway and the children find them in the environment. */
  variables?(start: HarnessStart): Readonly<Record<string, string>>;
  /**
   * The command that runs these tests and no others. Its helper finds them in the file `CARRYOVER_HARNESS_TESTS`, a list of
   * `ShardTest`, and writes rows as tests end. Without `CARRYOVER_GATEWAY_URL` it switches off the harness's own retries.
   *
   * @param env the environment of the child
   */
  command(start: HarnessStart, tests: readonly ShardTest[], env: Environment): Invocation;
}

/** The harness could not list its tests. */
export class ListingFailed extends Error {
  readonly ended: Ended;

  constructor(ended: Ended) {
    super("the harness could not list its tests");
    this.ended = ended;
  }
}

/** The folder with the helper files of the harnesses: `dist/harness/` beside the bundle, `src/harness/` in the sources. */
export function helperPath(...parts: readonly string[]): string {
  return fileURLToPath(new URL(["..", "harness", ...parts].join("/"), import.meta.url));
}

/** A `PYTHONPATH` with the helper files of a harness, the shared helper files, and the user's own folders. */
export function pythonPath(harness: string, { PYTHONPATH }: Environment): { readonly PYTHONPATH: string } {
  const paths = [helperPath(harness), helperPath("python"), ...(PYTHONPATH ? [PYTHONPATH] : [])];
  return { PYTHONPATH: paths.join(delimiter) };
}

/** The command line that runs a shard of a harness: the program of `shard.ts`. */
export function shardCommand(start: HarnessStart): readonly string[] {
  const encoded = Buffer.from(JSON.stringify(start)).toString("base64url");
  return [process.execPath, helperPath("shard.js"), encoded];
}
