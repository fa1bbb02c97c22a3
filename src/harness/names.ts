/** What the inputs need to know about each harness. Imports nothing, so that `--help` is fast. */

export const HARNESSES = {
  pytest: { command: "python3 -m pytest", shardSize: 10, oldest: "8.0", install: "pip install 'pytest>=8'" },
  vitest: { command: "npx vitest", shardSize: 10, oldest: "3.0", install: "npm install --save-dev vitest@^3" },
  promptfoo: { command: "npx promptfoo", shardSize: 10, oldest: "0.121", install: "npm install --save-dev promptfoo" },
  inspect: { command: "inspect", shardSize: 10, oldest: "0.3.200", install: "pip install 'inspect-ai>=0.3.200'" },
  "lm-eval": { command: "lm-eval", shardSize: 10, oldest: "0.4.9", install: "pip install 'lm-eval[api]>=0.4.9'" },
  go: {
    command: "go test",
    shardSize: 1,
    oldest: "1.21",
    install: "apt-get install golang, or from https://go.dev/dl",
  },
} as const satisfies Readonly<Record<string, HarnessEntry>>;

interface HarnessEntry {
  /** The default of the input `harness-command`. */
  readonly command: string;
  /** The default of the input `shard-size`: the most tests in one child. */
  readonly shardSize: number;
  /** The oldest version that works. */
  readonly oldest: string;
  /** The command that installs it. */
  readonly install: string;
}

export type HarnessName = keyof typeof HARNESSES;

export const HARNESS_NAMES = Object.keys(HARNESSES) as readonly HarnessName[];

/** How a harness is started: the program with its own first arguments, then the user's arguments. */
export interface HarnessStart {
  readonly name: HarnessName;
  /** The program and its own arguments, such as `python3 -m pytest`; never empty. */
  readonly command: readonly string[];
  /** What the user would type after the name of the harness. */
  readonly args: readonly string[];
}

const PROGRAM_NAMES: Readonly<Record<HarnessName, RegExp>> = {
  pytest: /(?:^|[\s/;&|(])(?:pytest|py\.test)(?=$|\s)/,
  vitest: /(?:^|[\s/;&|(])vitest(?=$|[\s@])/,
  promptfoo: /(?:^|[\s/;&|(])promptfoo(?:@\S+)?\s+eval\b/,
  "lm-eval": /(?:^|[\s/;&|(])lm[-_]eval(?=$|\s)/,
  inspect: /(?:^|[\s/;&|(])inspect\s+eval\b/,
  go: /(?:^|[\s/;&|(])go\s+test(?=$|\s)/,
};

/** The harness that a command starts, or null. @param text a shell command, or arguments joined by spaces */
export function harnessIn(text: string): HarnessName | null {
  return HARNESS_NAMES.find((name) => PROGRAM_NAMES[name].test(text)) ?? null;
}
