import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { providerCommand } from "../../src/cli/provider.ts";
import { readCommandLine } from "../../src/config/from-argv.ts";
import { UserError } from "../../src/core/user-error.ts";
import { scratchFolder } from "../rig/scratch.ts";

const provider = async (argv: readonly string[]): Promise<number> =>
  providerCommand(readCommandLine(["provider", ...argv]));

let [out, error] = ["", ""];
beforeEach(() => {
  [out, error] = ["", ""];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    error += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

/** Asks twice, one after the other, and ends with the second status as its exit code less 400. */
const ASK_TWICE = `
const ask = () => fetch(process.env.OPENAI_BASE_URL + "/chat/completions", {
  method: "POST",
  body: JSON.stringify({ model: "m", messages: [{ role: "user", content: "2 cats and 3 dogs" }] }),
});
await ask();
process.exitCode = (await ask()).status - 400;
`;

describe("carryover provider", () => {
  it("runs a command, ends with its exit code, and says how many requests there were", async () => {
    const child = [process.execPath, "--input-type=module", "-e", ASK_TWICE];
    expect(await provider(["--daily-quota", "1", "--day", "7h12m", "--", ...child])).toBe(29);
    expect(out).toBe("");
    expect(error).toMatch(
      /^Stand-in provider: 2 requests, 1 answered, 1 refused \(1 daily-quota\); the quota is available again in 7h \d+m.*\.\n$/,
    );
  });

  it("reads options up to `--`, and passes on everything after it", async () => {
    const child = [process.execPath, "-e", "process.exit(process.argv.length)", "--", "--rate", "nonsense"];
    expect(await provider(["--rate", "10/s", "--latency", "1ms-2ms", "--", ...child])).toBe(3);
  });

  it("answers from a file, and logs requests", async () => {
    const folder = scratchFolder();
    const answers = join(folder, "answers.jsonl");
    const log = join(folder, "log.jsonl");
    writeFileSync(answers, '{"question":"2 cats","reply":"5 animals"}\n');
    const child = [process.execPath, "--input-type=module", "-e", ASK_TWICE];
    expect(await provider(["--answers", answers, "--log", log, "--", ...child])).toBe(256 - 200);
    const rows = readFileSync(log, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(rows.map(({ prompt, outcome }) => [prompt, outcome])).toEqual(
      Array(2).fill(["2 cats and 3 dogs", "answered"]),
    );
    writeFileSync(answers, '{"question":"2 cats"}\n');
    await expect(provider(["--answers", answers])).rejects.toThrow("answers.jsonl, line 1");
    await expect(provider(["--answers", folder])).rejects.toThrow("--answers");
  });

  it("ends with the exit code of the signal that killed the command", async () => {
    const child = [process.execPath, "-e", "process.kill(process.pid, 'SIGKILL')"];
    expect(await provider(["--", ...child])).toBe(137);
  });

  it("prints its addresses, and serves until it is stopped", async () => {
    const serving = provider(["--burst", "2", "--rate", "2/1m"]);
    await expect
      .poll(() => out)
      .toMatch(/^OPENAI_BASE_URL=http:\/\/127\.0\.0\.1:\d+\/v1\nANTHROPIC_BASE_URL=http:\/\/127\.0\.0\.1:\d+\n$/);
    process.emit("SIGTERM");
    expect(await serving).toBe(0);
    expect(error).toContain("0 requests");
  });

  it.each([
    [["--rate", "10"], 'Expected --rate to be a number and a duration, such as 10/1s; found "10"'],
    [["--rate", "10/x"], 'found "10/x"'],
    [["--day", "soon", "--daily-quota", "3"], "Expected --day to be a duration"],
    [["--daily-quota", "many"], "Expected --daily-quota to be a whole number"],
    [["--daily-quota", "1.5"], 'found "1.5"'],
    [["--latency", "fast"], "Expected --latency"],
    [["--latency", "1s-50ms"], "the shorter first"],
    [["--latency", "1ms-2ms-3ms"], 'found "1ms-2ms-3ms"'],
    [["--burst", "3"], "Expected `--rate` beside `--burst`, found none"],
    [["--day", "5s"], "Expected `--daily-quota` beside `--day`"],
    [["--quota-form", "insufficient-quota"], "Expected `--daily-quota` beside `--quota-form`"],
    [["--waits", "maybe"], "one of stated, unstated"],
    [["--overload-share", "1.5"], "a fraction from 0 to 1"],
    [["--daily-quotas", "3"], "Did you mean --daily-quota?"],
    [["stray"], 'found "stray"'],
    [["--", "no-such-program-here"], "Expected to run `no-such-program-here`"],
  ])("refuses %j", async (argv, message) => {
    const refused = provider(argv);
    await expect(refused).rejects.toThrow(UserError);
    await expect(refused).rejects.toThrow(message);
  });
});
