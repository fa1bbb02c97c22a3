/**
 * `carryover provider`: runs the stand-in provider on its own or around a command, for the examples and for trying an
 * evaluation without a key.
 */
import { spawn } from "node:child_process";
import { appendFileSync } from "node:fs";
import { constants } from "node:os";
import { PROVIDER_OPTIONS, type ProviderOptions } from "../config/command-options.ts";
import type { CommandLine } from "../config/from-argv.ts";
import { readOptions } from "../config/inputs.ts";
import { DAY_MS, formatDuration } from "../core/duration.ts";
import { reasonOf } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";
import { counted } from "../core/words.ts";
import { nextSignal } from "../engine/signals.ts";
import { readCannedAnswers } from "../provider/canned-answers.ts";
import { type LoggedRequest, type Provider, type ProviderStats, startProvider } from "../provider/provider.ts";
import type { ProviderSettingsInput } from "../provider/settings.ts";
import { informText, printText } from "./streams.ts";

/**
 * Runs `carryover provider`.
 *
 * @returns the exit code: that of the command, or 0 after a signal
 * @throws UserError for options that are wrong
 */
export async function providerCommand({ options, argv }: CommandLine): Promise<number> {
  const provider = await start(readOptions(PROVIDER_OPTIONS, options));
  try {
    const exitCode = argv !== null && argv.length > 0 ? await runBeside(provider, argv) : await serve(provider);
    informText(describeStats(provider.stats()));
    return exitCode;
  } finally {
    await provider.close();
  }
}

async function start(options: ProviderOptions): Promise<Provider> {
  const { port, answers, log, ...others } = options;
  const settings = settingsOf(others);
  const answer = answers === null ? undefined : readCannedAnswers(answers);
  const onRequest = log === null ? undefined : requestLog(log);
  try {
    return await startProvider(settings, { port, answer, onRequest });
  } catch (cause) {
    const found = reasonOf(cause);
    throw new UserError(
      `Expected to serve on port ${port} of 127.0.0.1, found: ${found}. Free it, or name another one.`,
      {
        cause,
      },
    );
  }
}

function requestLog(path: string): (request: LoggedRequest) => void {
  try {
    appendFileSync(path, "");
  } catch (cause) {
    throw new UserError(`Expected \`--log\` to name a file that can be written, found: ${reasonOf(cause)}.`, { cause });
  }
  return (request) => appendFileSync(path, `${JSON.stringify(request)}\n`);
}

type LimitOptions = Omit<ProviderOptions, "port" | "answers" | "log">;

function settingsOf({ rate, burst, dailyQuota, dayMs, quotaForm, ...others }: LimitOptions): ProviderSettingsInput {
  for (const [name, value, other, needed] of [
    ["burst", burst, "rate", rate],
    ["day", dayMs, "daily-quota", dailyQuota],
    ["quota-form", quotaForm, "daily-quota", dailyQuota],
  ] as const) {
    if (value !== null && needed === null)
      throw new UserError(
        `Expected \`--${other}\` beside \`--${name}\`, found none. See \`carryover provider --help\`.`,
      );
  }
  const reset = { kind: "after", durationMs: dayMs ?? DAY_MS } as const;
  return {
    ...others,
    rate: rate === null ? null : { ...rate, burst: burst ?? 1 },
    quota: dailyQuota === null ? null : { requests: dailyQuota, form: quotaForm ?? undefined, reset },
  };
}

/** Serves until SIGINT or SIGTERM. */
async function serve(provider: Provider): Promise<number> {
  printText(`OPENAI_BASE_URL=${provider.openaiBaseUrl}\nANTHROPIC_BASE_URL=${provider.url}`);
  informText(`The stand-in provider listens on ${provider.url}. Stop it with Ctrl-C.`);
  const stopping = new AbortController();
  await nextSignal(stopping.signal);
  stopping.abort();
  return 0;
}

async function runBeside(provider: Provider, command: readonly string[]): Promise<number> {
  const [program, ...rest] = command;
  const child = spawn(program ?? "", rest, {
    stdio: "inherit",
    env: {
      ...process.env,
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
      `Expected to run \`${command.join(" ")}\` after \`--\`, found: ${found}. Check the name of the program.`,
      { cause },
    );
  } finally {
    process.off("SIGINT", ignore).off("SIGTERM", forward);
  }
}

function describeStats(stats: ProviderStats): string {
  const refused = Object.entries(stats.refused).filter(([, count]) => count > 0);
  const reasons = refused.map(([kind, count]) => `${count} ${kind}`).join(", ");
  const resetAt = stats.quota?.resetAt ?? null;
  const reset = resetAt === null ? "" : `; the quota is available again in ${formatDuration(resetAt - Date.now())}`;
  const refusals = `${stats.refusedTotal} refused${reasons === "" ? "" : ` (${reasons})`}`;
  return `Stand-in provider: ${counted(stats.requests, "request")}, ${stats.admitted} answered, ${refusals}${reset}.`;
}
