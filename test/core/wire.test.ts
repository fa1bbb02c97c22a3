import { describe, expect, test } from "vitest";
import type { ChildEvidence, Detector, Exit } from "../../src/core/evidence.ts";
import type { Outcome } from "../../src/core/outcome.ts";
import { NOTHING_DETECTED, type RateLimit } from "../../src/core/rate-limit.ts";
import {
  bypassedProvider,
  hasFinalRefusal,
  outcomeInOutage,
  outcomeOnWire,
  refusalOf,
  trustWire,
  type Wire,
  type WireRefusal,
  withContainerHint,
} from "../../src/core/wire.ts";

const LIMIT: RateLimit = {
  ...NOTHING_DETECTED,
  kind: "stop",
  evidence: "no quota left",
  form: "http-429",
  provider: "openai",
};
const PASSED: Outcome = { class: "graded", status: "passed", row: null };
const FAILED: Outcome = { class: "graded", status: "failed", row: null };
const TIMED_OUT: Outcome = { class: "timeout_exceeded", message: "no end", exitCode: null, signal: null };
const LEGITIMATE: Outcome = { class: "legitimate", message: "exit 1: connect", exitCode: 1, signal: null };

function refusal(change: Partial<WireRefusal> = {}): WireRefusal {
  return { taskId: "t1", limit: LIMIT, how: "answered", ...change };
}

function wire(change: Partial<Wire> = {}): Wire {
  const seen = { calls: 1, refusals: [], hasOverload: false, outages: new Map(), routes: ["openai"] };
  return { ...seen, address: "127.0.0.1:80", ...change };
}

function ended(exit: Exit, stderrTail = ""): ChildEvidence {
  return { exit, stderrTail, stdoutTail: "", failureLogs: [], badRow: null };
}

const EXIT_1 = ended({ kind: "exited", code: 1 });

describe("a call that was finally refused", () => {
  test.each<[string, WireRefusal, Outcome, string]>([
    ["makes a pass a limit", refusal(), PASSED, "rate_limited"],
    ["makes a wrong answer a limit", refusal(), FAILED, "rate_limited"],
    ["makes a timeout a limit", refusal(), TIMED_OUT, "rate_limited"],
    ["whose client gave up lets a pass stand", refusal({ how: "left" }), PASSED, "graded"],
    ["whose client gave up makes a wrong answer a limit", refusal({ how: "left" }), FAILED, "rate_limited"],
    ["of one request ends its task", refusal({ limit: { ...LIMIT, kind: "task" } }), LEGITIMATE, "fatal"],
    ["of one request lets a pass stand", refusal({ limit: { ...LIMIT, kind: "task" } }), PASSED, "graded"],
  ])("%s", (_, given, stated, expected) => {
    expect(outcomeOnWire(given, stated, EXIT_1)).toMatchObject({ class: expected });
  });

  test("of an unknown task counts for each task of the shard, one of a named task for that alone", () => {
    expect(refusalOf(wire({ refusals: [refusal({ taskId: null })] }), "t2")).not.toBeNull();
    expect(refusalOf(wire({ refusals: [refusal()] }), "t2")).toBeNull();
  });
});

describe("a call in which the provider failed, and no later one that succeeded", () => {
  const outages = new Map([["t1", "openai answered HTTP 503"]]);
  const invalidKey: Outcome = { ...LEGITIMATE, authentication: true };

  test.each<[string, string, Outcome, string, string | undefined]>([
    ["makes a wrong answer a transient failure", "t1", FAILED, "transient", "openai answered HTTP 503"],
    ["makes a failure without a reason transient", "t1", LEGITIMATE, "transient", "exit 1: connect"],
    ["lets a pass stand", "t1", PASSED, "graded", undefined],
    ["lets a timeout stand", "t1", TIMED_OUT, "timeout_exceeded", "no end"],
    ["does not hide an invalid key", "t1", invalidKey, "legitimate", "exit 1: connect"],
    ["does not concern another task", "t2", FAILED, "graded", undefined],
  ])("%s", (_, id, stated, kind, message) => {
    const outcome = outcomeInOutage(wire({ outages }), id, stated);
    expect(outcome.class).toBe(kind);
    expect("message" in outcome ? outcome.message : undefined).toBe(message);
    expect(outcomeInOutage(null, id, stated)).toBe(stated);
  });
});

describe("a row in the middle of an attempt", () => {
  test.each<[string, Partial<WireRefusal>, boolean]>([
    ["of the task", {}, true],
    ["of an unknown task", { taskId: null }, true],
    ["of another task", { taskId: "t2" }, false],
    ["that is not final, because the gateway holds the call", { isPending: true }, false],
  ])("may come from a refusal %s", (_, change, expected) => {
    expect(hasFinalRefusal(wire({ refusals: [refusal(change)] }), "t1")).toBe(expected);
    expect(hasFinalRefusal(null, "t1")).toBe(false);
  });

  test.each<[string, Partial<WireRefusal>, boolean]>([
    ["of the task", {}, true],
    ["of an unknown task whose client gave up", { taskId: null, how: "left" }, true],
    ["of an unknown task that a client got later", { taskId: null }, false],
  ])("if it came before any refusal was final, meets the refusal %s", (_, change, expected) => {
    expect(refusalOf(wire({ refusals: [refusal(change)] }), "t1", { isEarly: true }) !== null).toBe(expected);
    expect(refusalOf(null, "t1", { isEarly: true })).toBeNull();
  });
});

describe("what a child prints beside calls that all got through", () => {
  const says = (provider: string | null, certain = true): Detector => {
    const found = () => ({ ...LIMIT, provider, certain });
    const notice = () => ({ detection: found(), words: "words" });
    return { detect: found, detectNotice: notice, detectDeclared: found, detectRowError: found } as unknown as Detector;
  };

  test.each([
    ["of a watched provider is not a limit", wire(), says("openai"), "none"],
    ["of a product of a watched provider is not a limit", wire({ routes: ["azure"] }), says("azure-openai"), "none"],
    ["without a provider is not a limit", wire(), says(null), "none"],
    ["of a provider that is not watched is a limit", wire(), says("anthropic"), "stop"],
    ["of a provider that was overloaded is not a limit either", wire({ hasOverload: true }), says(null), "overload"],
    ["in a generic phrase is never a limit", wire(), says("anthropic", false), "none"],
    ["is read as usual if a call was refused", wire({ refusals: [refusal()] }), says(null), "stop"],
    ["is read as usual if no call went through", wire({ calls: 0 }), says(null), "stop"],
  ])("%s", (_, seen, detector, kind) => {
    expect(trustWire(seen, detector).detect("words").kind).toBe(kind);
    expect(trustWire(seen, detector).detectNotice("words")?.detection.kind ?? "none").toBe(kind);
  });

  test("a row that states a limit in its fields is still a limit, and so is exit code 75", () => {
    const byStatus = {
      ...says(null),
      detectRowError: ({ status_code }: { status_code?: number | undefined }) =>
        status_code === 429 ? LIMIT : NOTHING_DETECTED,
    } as Detector;
    expect(trustWire(wire(), byStatus).detectRowError({ status_code: 429 }).kind).toBe("stop");
    const byWords = {
      ...says(null),
      detectRowError: ({ message }: { message?: string | undefined }) =>
        message === undefined ? NOTHING_DETECTED : LIMIT,
    } as Detector;
    expect(trustWire(wire(), byWords).detectRowError({ message: "rate limit" }).kind).toBe("none");
    expect(trustWire(wire(), says(null)).detectDeclared("words").kind).toBe("stop");
  });
});

describe("a child that could not reach the gateway", () => {
  const lost = "connect ECONNREFUSED 127.0.0.1:80";
  const seen = wire({ calls: 0 });
  test.each<[string, Wire | null, string, boolean]>([
    ["whose output names the address", seen, lost, true],
    ["whose output names it as curl does", seen, "curl: (7) Failed to connect to 127.0.0.1 port 80 after 0 ms", true],
    ["whose output names it as urllib3 does", seen, "HTTPConnectionPool(host='127.0.0.1', port=80): Max retries", true],
    ["whose output names another port", seen, "connect ECONNREFUSED 127.0.0.1:8080", false],
    ["whose output does not", seen, "", false],
    ["that made a call", wire(), lost, false],
  ])("%s", (_, given, said, isHinted) => {
    const outcome = withContainerHint(LEGITIMATE, given, said);
    expect("message" in outcome && outcome.message.includes("`gateway: off`")).toBe(isHinted);
  });

  test("whose message ends as a sentence does", () => {
    const outcome = withContainerHint({ ...LEGITIMATE, message: "exit 1: Connection error." }, seen, lost);
    expect(outcome).toMatchObject({ message: expect.stringMatching(/^exit 1: Connection error\. The child /) });
  });
});

test.each<[string, Partial<Wire>, Partial<RateLimit>, string | null]>([
  ["no call came through the gateway", { calls: 0 }, {}, "openai"],
  ["the provider is a variant of the route", { calls: 0 }, { provider: "openai-batch" }, "openai-batch"],
  ["calls came through the gateway", { calls: 1 }, {}, null],
  ["the provider has no route", { calls: 0 }, { provider: "anthropic" }, null],
  ["the limit names no provider", { calls: 0 }, { provider: null }, null],
  ["the limit is only suspected", { calls: 0 }, { certain: false }, null],
])("whether a limit bypassed the gateway: %s", (_, seen, limit, expected) => {
  const limited: Outcome = { ...LEGITIMATE, class: "rate_limited", limit: { ...LIMIT, ...limit } };
  expect(bypassedProvider(limited, wire(seen))).toBe(expected);
  expect(bypassedProvider(limited, null)).toBeNull();
  expect(bypassedProvider(LEGITIMATE, wire(seen))).toBeNull();
});
