/**
 * `carryover provider`: runs the stand-in provider on its own or around a command, for the examples and for trying an
 * evaluation without a key.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync } from "node:fs";
import { constants } from "node:os";
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { formatDuration, parseDuration } from "../core/duration.ts";
import { reasonOf } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";
import { readCannedAnswers } from "./canned-answers.ts";
import { type LoggedRequest, type Provider, startProvider } from "./provider.ts";
import { IN_ENGLISH, type ProviderSettingsInput, settingsSchema } from "./settings.ts";
import type { ProviderStats } from "./tally.ts";

export interface ProviderCommandIo {
  /** Machine-readable output. */
  readonly writeOut: (text: string) => void;
  /** Messages for people. */
  readonly writeError: (text: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Epoch ms: the provider's clock. */
  readonly now: () => number;
}

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  port: { type: "string" },
  answers: { type: "string" },
  log: { type: "string" },
  rate: { type: "string" },
  burst: { type: "string" },
  waits: { type: "string" },
  "daily-quota": { type: "string" },
  day: { type: "string" },
  "quota-form": { type: "string" },
  credit: { type: "string" },
  "overload-share": { type: "string" },
  latency: { type: "string" },
  "max-request-tokens": { type: "string" },
  seed: { type: "string" },
} as const;

const HELP = `Usage: carryover provider [options] [-- COMMAND…]

A stand-in for a model provider on loopback: OpenAI's chat completions and responses and Anthropic's messages, whole
or streamed, with real limits and real refusals. It answers from a file, not with a model.
With a command, runs it with OPENAI_BASE_URL and ANTHROPIC_BASE_URL set and ends with its exit code; without
one, prints both as NAME=VALUE lines and serves until it is stopped.

  --port N                a fixed port (default: any free one)
  --answers FILE          JSON Lines with question and reply: the reply to prompts that contain the question
  --log FILE              appends one JSON line for each request: time, path, model, prompt, outcome
  --rate N/DURATION       a token bucket: N requests in that time, such as 10/1s or 500/1m
  --burst N               how many of them fit in one instant (default 1)
  --waits stated          refusals say how long to wait; unstated: they do not
  --daily-quota N         N requests a day
  --day DURATION          how long after its last request a used-up quota is available again (default 24h)
  --quota-form FORM       requests-per-day (states the wait) or insufficient-quota (does not)
  --credit STATE          left, spent-400 or spent-402
  --overload-share SHARE  share of requests, 0 to 1, that are refused for overload
  --latency MIN-MAX       how long an answer takes, such as 50ms-200ms; a stream is spread over it
  --max-request-tokens N  tokens that one request may have
  --seed N                decides over latencies and overloads

GET /carryover/stats counts the requests; POST /carryover/settings changes the limits while it runs.
`;

/**
 * Runs `carryover provider`.
 *
 * @param argv the arguments after `provider`
 * @returns the exit code: that of the command, or 0 after a signal
 * @throws UserError for options that are wrong
 */
export async function runProviderCommand(argv: readonly string[], io: ProviderCommandIo): Promise<number> {
  const end = argv.indexOf("--");
  const values = readOptions(end === -1 ? argv : argv.slice(0, end));
  if (values.help === true) {
    io.writeOut(HELP);
    return 0;
  }
  const provider = await start(values, io.now);
  try {
    const command = end === -1 ? [] : argv.slice(end + 1);
    const exitCode = command.length > 0 ? await runBeside(provider, command, io) : await serve(provider, io);
    io.writeError(`${describeStats(provider.stats(), io.now())}\n`);
    return exitCode;
  } finally {
    await provider.close();
  }
}

type OptionValues = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"];

function readOptions(argv: readonly string[]): OptionValues {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: false }).values;
  } catch (cause) {
    const found = reasonOf(cause);
    throw new UserError(`Expected options of \`carryover provider\`: ${found} See \`carryover provider --help\`.`, {
      cause,
    });
  }
}

async function start(values: OptionValues, now: () => number): Promise<Provider> {
  const settings = providerSettings(values);
  const port = values.port === undefined ? 0 : readNumber("port", values.port);
  const seed = values.seed === undefined ? 1 : readNumber("seed", values.seed);
  try {
    return await startProvider(settings, {
      port,
      seed,
      now,
      ...(values.answers === undefined ? {} : { answer: readCannedAnswers(values.answers) }),
      ...(values.log === undefined ? {} : { onRequest: requestLog(values.log) }),
    });
  } catch (cause) {
    if (cause instanceof UserError) throw cause;
    const found = reasonOf(cause);
    throw new UserError(`Expected to serve on port ${port} of 127.0.0.1: ${found}. Free it, or name another one.`, {
      cause,
    });
  }
}

function requestLog(path: string): (request: LoggedRequest) => void {
  try {
    appendFileSync(path, "");
  } catch (cause) {
    throw new UserError(`Expected \`--log\` to name a file that can be written: ${reasonOf(cause)}`, { cause });
  }
  return (request) => appendFileSync(path, `${JSON.stringify(request)}\n`);
}

/** Options that need another option. */
const DEPENDENT = [
  ["burst", "rate"],
  ["day", "daily-quota"],
  ["quota-form", "daily-quota"],
] as const;

/** Reads the options into settings. */
function providerSettings(values: OptionValues): ProviderSettingsInput {
  for (const [name, other] of DEPENDENT) {
    if (values[name] !== undefined && values[other] === undefined)
      throw new UserError(
        `Expected \`--${other}\` beside \`--${name}\`, found none. See \`carryover provider --help\`.`,
      );
  }
  const requests = values["daily-quota"];
  const input = {
    rate:
      values.rate === undefined
        ? undefined
        : { ...readRate(values.rate), burst: readNumber("burst", values.burst ?? "1") },
    waits: values.waits,
    quota:
      requests === undefined
        ? undefined
        : {
            requests: readNumber("daily-quota", requests),
            form: values["quota-form"],
            reset: { kind: "after", durationMs: readDuration("day", values.day ?? "24h") },
          },
    credit: values.credit,
    overloadShare:
      values["overload-share"] === undefined ? undefined : readNumber("overload-share", values["overload-share"]),
    latency: values.latency === undefined ? undefined : readLatency(values.latency),
    maxRequestTokens:
      values["max-request-tokens"] === undefined
        ? undefined
        : readNumber("max-request-tokens", values["max-request-tokens"]),
  };
  const parsed = settingsSchema.safeParse(input, IN_ENGLISH);
  if (parsed.success) return parsed.data;
  throw new UserError(
    `Expected valid settings of \`carryover provider\`, found:\n${z.prettifyError(parsed.error)}\nSee \`carryover provider --help\`.`,
  );
}

function readRate(text: string): { readonly requests: number; readonly perMs: number } {
  const [, requests, duration] = /^(\d+(?:\.\d+)?)\/(.+)$/.exec(text) ?? [];
  // People write `10/s` for `10/1s`.
  const perMs = parseDuration(/^[a-z]/i.test(duration ?? "") ? `1${duration}` : (duration ?? ""));
  if (requests === undefined || perMs === null)
    throw refusedOption("rate", text, "a number and a duration, such as `10/1s`");
  return { requests: Number(requests), perMs };
}

function readLatency(text: string): { readonly minMs: number; readonly maxMs: number } {
  const [minMs, maxMs = minMs, ...more] = text.split("-").map(parseDuration);
  if (minMs == null || maxMs == null || minMs > maxMs || more.length > 0)
    throw refusedOption("latency", text, "a duration or two, the shorter first, such as `50ms-200ms`");
  return { minMs, maxMs };
}

function readDuration(name: string, text: string): number {
  const durationMs = parseDuration(text);
  if (durationMs === null) throw refusedOption(name, text, "a duration, such as `90s` or `24h`");
  return durationMs;
}

function readNumber(name: string, text: string): number {
  if (!/^\d+(?:\.\d+)?$/.test(text)) throw refusedOption(name, text, "a number");
  return Number(text);
}

function refusedOption(name: string, found: string, expected: string): UserError {
  return new UserError(
    `Expected \`--${name}\` to be ${expected}, found \`${found}\`. See \`carryover provider --help\`.`,
  );
}

/** Serves until SIGINT or SIGTERM. */
async function serve(provider: Provider, io: ProviderCommandIo): Promise<number> {
  io.writeOut(`OPENAI_BASE_URL=${provider.openaiBaseUrl}\nANTHROPIC_BASE_URL=${provider.url}\n`);
  io.writeError(`The stand-in provider listens on ${provider.url}; stop it with Ctrl-C.\n`);
  const stopping = new AbortController();
  await Promise.race(["SIGINT", "SIGTERM"].map((signal) => once(process, signal, { signal: stopping.signal })));
  stopping.abort();
  return 0;
}

async function runBeside(provider: Provider, command: readonly string[], io: ProviderCommandIo): Promise<number> {
  const [program, ...rest] = command;
  const child = spawn(program ?? "", rest, {
    stdio: "inherit",
    env: {
      ...io.environment,
      OPENAI_BASE_URL: provider.openaiBaseUrl,
      ANTHROPIC_BASE_URL: provider.url,
      // Clients insist on a key. One this short is not redacted as the value of a variable named *KEY*.
      OPENAI_API_KEY: "none",
      ANTHROPIC_API_KEY: "none",
    },
  });
  // The terminal sends Ctrl-C to the command too. A SIGTERM reaches only this process.
  const ignore = () => undefined;
  const forward = () => child.kill("SIGTERM");
  process.on("SIGINT", ignore).on("SIGTERM", forward);
  try {
    const [code, signal]: [number | null, NodeJS.Signals | null] = await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (...how) => resolve(how));
    });
    return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  } catch (cause) {
    const found = reasonOf(cause);
    throw new UserError(
      `Expected to run \`${command.join(" ")}\` after \`--\`: ${found}. Check the name of the program.`,
      { cause },
    );
  } finally {
    process.off("SIGINT", ignore).off("SIGTERM", forward);
  }
}

function describeStats(stats: ProviderStats, now: number): string {
  const refused = Object.entries(stats.refused).filter(([, count]) => count > 0);
  const reasons = refused.map(([kind, count]) => `${count} ${kind}`).join(", ");
  const resetAt = stats.quota?.resetAt ?? null;
  const reset = resetAt === null ? "" : `; the quota is available again in ${formatDuration(resetAt - now)}`;
  return `Stand-in provider: ${stats.requests} requests, ${stats.admitted} answered, ${stats.refusedTotal} refused${reasons === "" ? "" : ` (${reasons})`}${reset}.`;
}
