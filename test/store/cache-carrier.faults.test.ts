/** Every way in which the cache can fail: the result, what is told of it, and how many calls it takes. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { CacheClient } from "../../src/store/cache-call.ts";
import { buildKey, jobPrefix } from "../../src/store/cache-key.ts";
import type { Endpoint, Fault } from "../rig/cache-service.ts";
import { CarrierRig, contents, Deadlines, PREFIX, removeAbandoned, SAVE } from "./carrier-rig.ts";

const LIMITS = { deadlineMs: 300, budgetMs: 1_000 };
const UNKNOWN = [{ kind: "unknown", prefix: PREFIX }];
const PROTOCOLS = ["v2", "v1"] as const;

let rig: CarrierRig;
const printed: string[] = [];

beforeAll(async () => {
  // Below what the carrier puts in front of the streams, and for the whole file: abandoned calls print late.
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((chunk) => printed.push(String(chunk)) > 0);
  }
});

beforeEach(async () => {
  rig = await CarrierRig.open();
});

afterEach(async () => {
  await rig[Symbol.asyncDispose]();
  expect(printed.splice(0)).toEqual([]);
});

afterAll(() => {
  vi.restoreAllMocks();
  removeAbandoned();
});

describe.each(PROTOCOLS)("%s: a service that does not answer", (protocol) => {
  test.each<{ endpoint: Endpoint; fault: Fault }>([
    { endpoint: "lookup", fault: { kind: "hang" } },
    { endpoint: "download", fault: { kind: "hang" } },
    { endpoint: "lookup", fault: { kind: "slow", delayMs: 60_000 } },
    { endpoint: "lookup", fault: { kind: "status", status: 503 } },
  ])("restore, $fault.kind at $endpoint", async ({ endpoint, fault }) => {
    await rig.saved({}, {}, { protocol }).catch(() => {});
    await rig.saved({ seq: 2 }, { "results.jsonl": "1" }, { protocol });
    rig.service.fail(endpoint, fault);
    const deadlines = new Deadlines();
    const carrier = rig.cache({ limits: LIMITS, ...deadlines.clock, scopes: { protocol } });
    const { lookup: lookups, [endpoint]: asked } = rig.service.calls;
    const pulled = rig.pull(carrier);
    await deadlines.passWhen(() => rig.service.calls[endpoint] > asked);
    expect(await pulled).toEqual({
      answers: UNKNOWN,
      trouble: [{ reason: "no-answer", operation: "restore", limitMs: LIMITS.deadlineMs }],
    });
    expect(carrier.isDown()).toBe(true);
    expect(rig.service.calls.lookup).toBe(lookups + 1);
  });

  test.each<{ endpoint: Endpoint; fault: Fault }>([
    { endpoint: "reserve", fault: { kind: "hang" } },
    { endpoint: "upload", fault: { kind: "hang" } },
    { endpoint: "finalize", fault: { kind: "hang" } },
    { endpoint: "reserve", fault: { kind: "status", status: 503 } },
    { endpoint: "finalize", fault: { kind: "status", status: 503 } },
  ])("save, $fault.kind at $endpoint", async ({ endpoint, fault }) => {
    rig.service.fail(endpoint, fault);
    const deadlines = new Deadlines();
    const carrier = rig.cache({ limits: LIMITS, ...deadlines.clock, scopes: { protocol } });
    const pushed = rig.push(carrier);
    await deadlines.passWhen(() => rig.service.calls[endpoint] > 0);
    expect(await pushed).toEqual({
      outcome: { kind: "not-saved" },
      trouble: [{ reason: "no-answer", operation: "save", limitMs: LIMITS.deadlineMs }],
    });
    expect(carrier.isDown()).toBe(true);
  });

  test("is not asked again in main, and once in post", async () => {
    rig.service.fail("lookup", { kind: "hang" });
    rig.service.fail("reserve", { kind: "hang" });
    const deadlines = new Deadlines();
    const main = rig.cache({ limits: LIMITS, ...deadlines.clock, scopes: { protocol } });
    const pulled = rig.pull(
      main,
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((jobIndex) => jobPrefix({ ...SAVE, jobIndex })),
    );
    await deadlines.passWhen(() => rig.service.calls.lookup === 8);
    await pulled;
    expect(rig.service.calls).toMatchObject({ lookup: 8, reserve: 0 });
    expect(await rig.push(main)).toEqual({ outcome: { kind: "skipped", because: "down" }, trouble: [] });
    expect(await rig.pull(main)).toEqual({ answers: UNKNOWN, trouble: [] });
    expect(rig.service.calls).toMatchObject({ lookup: 8, reserve: 0 });

    const post = rig.cache({ limits: LIMITS, ...deadlines.clock, scopes: { protocol } });
    const pushed = rig.push(post);
    await deadlines.passWhen(() => rig.service.calls.reserve === 1);
    expect((await pushed).trouble).toMatchObject([{ reason: "no-answer" }]);
    expect((await rig.push(post, { seq: 2 })).outcome).toEqual({ kind: "skipped", because: "down" });
    expect(rig.service.calls).toMatchObject({ lookup: 8, reserve: 1 });
  });
});

describe.each(PROTOCOLS)("%s: a service that answers badly", (protocol) => {
  test("429 at a restore", async () => {
    rig.service.fail("lookup", { kind: "status", status: 429, retryAfterS: 42 });
    const carrier = rig.cache({ scopes: { protocol } });
    const result = await rig.pull(carrier);
    expect(result).toMatchObject({ answers: UNKNOWN, trouble: [{ reason: "rate-limited", operation: "restore" }] });
    expect(rig.service.calls.lookup).toBe(1);
    expect(carrier.isDown()).toBe(false);
  });

  test("429 at a save", async () => {
    rig.service.fail("reserve", {
      kind: "status",
      status: 429,
      retryAfterS: 42,
      message: "Failed request: (429) slow down",
    });
    const result = await rig.push(rig.cache({ scopes: { protocol } }));
    expect(result).toMatchObject({
      outcome: { kind: "not-saved" },
      trouble: [
        {
          reason: "rate-limited",
          operation: "save",
          detail: expect.stringMatching(protocol === "v2" ? /42 seconds/ : /429/),
        },
      ],
    });
    expect(rig.service.calls).toMatchObject({ reserve: 1, lookup: 1, upload: 0 });
  });

  test("a read-only token", async () => {
    const key = await rig.saved({}, undefined, { protocol });
    const carrier = rig.cache({ scopes: { protocol, isReadOnly: true } });
    expect(await rig.push(carrier, { seq: 2 })).toMatchObject({
      outcome: { kind: "not-saved" },
      trouble: [{ reason: "denied", operation: "save", detail: expect.stringContaining("cache write denied") }],
    });
    expect(await rig.pull(carrier)).toMatchObject({ answers: [{ kind: "found", key }], trouble: [] });
  });

  test("a save refused with 403, which the client calls another job's", async () => {
    rig.service.fail("reserve", { kind: "status", status: 403, message: "cache write denied: untrusted event" });
    const { trouble } = await rig.push(rig.cache({ scopes: { protocol } }));
    expect(trouble).toMatchObject([{ reason: "denied", operation: "save" }]);
  });

  test("a restore refused with 403", async () => {
    rig.service.fail("lookup", { kind: "status", status: 403, message: "cache read denied: no readable scope" });
    const { trouble } = await rig.pull(rig.cache({ scopes: { protocol } }));
    expect(trouble).toMatchObject([{ reason: "denied", operation: "restore" }]);
  });

  test("an upload that fails is not taken for a save", async () => {
    // 400 is not tried again by the Azure client, 500 not by that of v1.
    rig.service.fail("upload", { kind: "status", status: protocol === "v2" ? 400 : 500 });
    const result = await rig.push(rig.cache({ scopes: { protocol } }));
    expect(result).toMatchObject({
      outcome: { kind: "not-saved" },
      trouble: [{ reason: "service-error", operation: "save" }],
    });
    expect(rig.service.keys()).toEqual([]);
  });

  test("a save that came to nothing and is not found", async () => {
    rig.service.fail("finalize", { kind: "status", status: 400 });
    const result = await rig.push(rig.cache({ scopes: { protocol } }));
    expect(result).toMatchObject({
      outcome: { kind: "not-saved" },
      trouble: [{ reason: "service-error", operation: "save" }],
    });
    expect(rig.service.calls.lookup).toBe(1);
  });

  test("a save that nobody sees later is a miss", async () => {
    rig.service.fail("finalize", { kind: "invisible" });
    await rig.push(rig.cache({ scopes: { protocol } }));
    expect(contents(await rig.pull(rig.cache({ scopes: { protocol } })))).toEqual(["none"]);
  });

  test("a slow service is waited for", async () => {
    for (const endpoint of ["lookup", "reserve", "upload", "finalize", "download"] as const) {
      rig.service.fail(endpoint, { kind: "slow", delayMs: 30 });
    }
    expect((await rig.push(rig.cache({ scopes: { protocol } }))).outcome.kind).toBe("saved");
    expect(contents(await rig.pull(rig.cache({ scopes: { protocol } })))).toEqual([{ "results.jsonl": "{}\n" }]);
  });

  test.each<{ title: string; break: (key: string) => void }>([
    { title: "content that is no archive", break: () => rig.service.fail("download", { kind: "corrupt" }) },
    { title: "content that is gone", break: (key) => rig.service.loseContent(key) },
  ])("$title, and nothing before it", async ({ break: breakIt }) => {
    const key = await rig.saved({}, undefined, { protocol });
    breakIt(key);
    const carrier = rig.cache({ scopes: { protocol } });
    const result = await rig.pull(carrier);
    expect(result).toMatchObject({ answers: UNKNOWN, trouble: [{ reason: "unreadable", prefix: PREFIX }] });
    expect(result.trouble).toHaveLength(1);
    expect(carrier.isDown()).toBe(false);
  });

  test("lost content: the save before it is used, and it is told", async () => {
    await rig.saved({ seq: 1 }, { "results.jsonl": "1" }, { protocol });
    await rig.saved({ seq: 2 }, { "results.jsonl": "2" }, { protocol });
    rig.service.loseContent(await rig.saved({ seq: 3 }, { "results.jsonl": "3" }, { protocol }));
    const result = await rig.pull(rig.cache({ scopes: { protocol } }));
    expect(contents(result)).toEqual([{ "results.jsonl": "2" }]);
    expect(result.trouble).toMatchObject([{ reason: "unreadable", prefix: PREFIX }]);
  });

  test("one damaged job does not keep the others from being read", async () => {
    await rig.saved({ jobIndex: 0 }, { "results.jsonl": "0" }, { protocol });
    rig.service.loseContent(await rig.saved({ jobIndex: 1 }, undefined, { protocol }));
    await rig.saved({ jobIndex: 2 }, { "results.jsonl": "2" }, { protocol });
    const prefixes = [0, 1, 2].map((jobIndex) => jobPrefix({ ...SAVE, jobIndex }));
    const result = await rig.pull(rig.cache({ scopes: { protocol } }), prefixes);
    expect(contents(result)).toEqual([{ "results.jsonl": "0" }, "unknown", { "results.jsonl": "2" }]);
  });

  test("refused connections", async () => {
    await rig.service.refuse();
    // Over v1 the client waits five seconds before it gives up: then it is the deadline that ends it.
    const [reason, limits] =
      protocol === "v2"
        ? ["service-error", { deadlineMs: 60_000, budgetMs: 200_000 }]
        : ["no-answer", { deadlineMs: 300, budgetMs: 1_000 }];
    const carrier = rig.cache({ limits, now: () => 0, scopes: { protocol } });
    expect(await rig.pull(carrier)).toMatchObject({ answers: UNKNOWN, trouble: [{ reason, operation: "restore" }] });
    const other = rig.cache({ limits, now: () => 0, scopes: { protocol } });
    expect(await rig.push(other)).toMatchObject({
      outcome: { kind: "not-saved" },
      trouble: [{ reason, operation: "save" }],
    });
  });
});

test("a save whose last answer was lost is found by looking it up", async () => {
  rig.service.fail("finalize", { kind: "answer-lost" }, 1);
  const result = await rig.push(rig.cache());
  expect(result).toEqual({ outcome: { kind: "saved", key: buildKey(SAVE) }, trouble: [] });
  expect(rig.service.calls.lookup).toBe(1);
});

test("a call that was given up removes its files when it ends at last", async () => {
  rig.service.fail("reserve", { kind: "hang" });
  const deadlines = new Deadlines();
  const pushed = rig.push(rig.cache({ limits: LIMITS, ...deadlines.clock }));
  await deadlines.passWhen(() => rig.service.calls.reserve === 1);
  await pushed;
  expect(readdirSync(rig.temp)).toHaveLength(1);
  await rig.service.refuse();
  await expect.poll(() => readdirSync(rig.temp)).toEqual([]);
});

test("a save in a hurry is given up at its own deadline, which says nothing about the cache", async () => {
  rig.service.fail("reserve", { kind: "hang" }, 1);
  const deadlines = new Deadlines();
  const carrier = rig.cache(deadlines.clock);
  const request = { key: buildKey(SAVE), folder: rig.snapshot({ "results.jsonl": "1" }), runWaits: true };
  const hurried = carrier.push({ ...request, deadlineMs: 100 });
  await deadlines.passWhen(() => rig.service.calls.reserve === 1);
  expect(await hurried).toEqual({
    outcome: { kind: "not-saved" },
    trouble: [{ reason: "no-answer", operation: "save", limitMs: 100 }],
  });
  expect(carrier.isDown()).toBe(false);
  expect((await carrier.push({ ...request, key: buildKey({ ...SAVE, seq: 2 }) })).outcome.kind).toBe("saved");
});

describe("many prefixes", () => {
  const prefixes = Array.from({ length: 256 }, (_, jobIndex) => jobPrefix({ ...SAVE, jobIndex }));

  test("are asked eight at a time", async () => {
    await rig.saved({ jobIndex: 255 });
    const result = await rig.pull(rig.cache(), prefixes);
    expect(result.answers.filter(({ kind }) => kind === "none")).toHaveLength(255);
    expect(result.answers.at(-1)).toMatchObject({ kind: "found" });
    expect(rig.service.calls.lookup).toBe(256);
    expect(rig.service.peakInFlight).toBeLessThanOrEqual(8);
  });

  test("are not all tried where the service fails the first", async () => {
    rig.service.fail("lookup", { kind: "status", status: 429 });
    const result = await rig.pull(rig.cache(), prefixes);
    expect(new Set(contents(result))).toEqual(new Set(["unknown"]));
    expect(result.trouble).toMatchObject([{ reason: "rate-limited" }]);
    expect(rig.service.calls.lookup).toBeLessThanOrEqual(8);
  });

  test("that do not fit the time leave the rest unknown, with a cache that is still up", async () => {
    let now = 0;
    const client = answering(async () => {
      now += 100;
      return undefined;
    });
    const carrier = rig.cache({ now: () => now, limits: { deadlineMs: 5_000, budgetMs: 39_000 }, loadClient: client });
    const result = await rig.pull(carrier, prefixes);
    const unanswered = result.answers.filter(({ kind }) => kind === "unknown").length;
    expect(unanswered).toBeGreaterThan(180);
    expect(result.trouble).toEqual([{ reason: "incomplete", unanswered, asked: 256 }]);
    expect(carrier.isDown()).toBe(false);
  });
});

function answering(restoreCache: CacheClient["restoreCache"]): () => Promise<CacheClient> {
  return async () => ({ restoreCache, saveCache: async () => -1 });
}

describe("time", () => {
  const limits = { deadlineMs: 20_000, budgetMs: 39_000 };

  test("that the run waits for is bounded in all", async () => {
    let now = 0;
    let calls = 0;
    const client = answering(async () => {
      calls++;
      now += 15_000;
      return undefined;
    });
    const carrier = rig.cache({ now: () => now, limits, loadClient: client });
    for (let turn = 0; turn < 3; turn++) await rig.pull(carrier);
    expect(await rig.pull(carrier)).toEqual({
      answers: UNKNOWN,
      trouble: [{ reason: "budget-spent", operation: "restore", budgetMs: 39_000 }],
    });
    expect(await rig.push(carrier)).toEqual({
      outcome: { kind: "skipped", because: "budget-spent" },
      trouble: [{ reason: "budget-spent", operation: "save", budgetMs: 39_000 }],
    });
    expect(calls).toBe(3);
  });

  test.each([
    ["a quick look in the background is not counted", 900, 200],
    ["of slow looks so many are made that the last save has its deadline", 6_000, 3],
  ])("%s", async (_, lookMs, looks) => {
    let now = 0;
    const client = answering(async () => {
      now += lookMs;
      return undefined;
    });
    const carrier = rig.cache({ now: () => now, limits, loadClient: client });
    for (let turn = 0; turn < 200; turn++) {
      const { answers, trouble } = await carrier.pull({ prefixes: [PREFIX], into: rig.newFolder(), runWaits: false });
      expect(answers).toMatchObject([{ kind: turn < looks ? "none" : "unknown" }]);
      expect(trouble).toEqual(turn < looks ? [] : [{ reason: "room-kept", budgetMs: 39_000 }]);
    }
  });

  test("of saves that others follow is counted, and the last one still has its deadline", async () => {
    let now = 0;
    const saveCache = async () => {
      now += 9_000;
      return 1;
    };
    const loadClient = async (): Promise<CacheClient> => ({ restoreCache: async () => undefined, saveCache });
    const carrier = rig.cache({ now: () => now, limits, loadClient });
    const folder = rig.snapshot({ "results.jsonl": "" });
    const push = (seq: number, isSpare: boolean) =>
      carrier.push({ key: `${PREFIX}${seq}`, folder, runWaits: !isSpare, isSpare });
    const outcomes = [];
    for (let turn = 0; turn < 10; turn++) outcomes.push(await push(turn, true));
    expect(outcomes.filter(({ outcome }) => outcome.kind === "saved")).toHaveLength(2);
    expect(outcomes.at(-1)).toEqual({
      outcome: { kind: "skipped", because: "budget-spent" },
      trouble: [{ reason: "room-kept", budgetMs: 39_000 }],
    });
    expect(await push(10, false)).toMatchObject({ outcome: { kind: "saved" }, trouble: [] });
    expect(carrier.spentMs()).toBe(27_000);
  });
});

describe("no call is made", () => {
  test.each<{ title: string; environment: Record<string, string | undefined>; pushed: unknown }>([
    {
      title: "without cache variables",
      environment: { ACTIONS_RESULTS_URL: "", ACTIONS_CACHE_URL: "" },
      pushed: "read-only",
    },
    { title: "without a token", environment: { ACTIONS_RUNTIME_TOKEN: "" }, pushed: "read-only" },
    { title: "with cache-mode none", environment: { ACTIONS_CACHE_MODE: "none" }, pushed: "read-only" },
  ])("$title, and nothing is told", async ({ environment, pushed }) => {
    const carrier = rig.cache({ environment });
    expect(await rig.pull(carrier)).toEqual({ answers: UNKNOWN, trouble: [] });
    expect(await rig.push(carrier)).toEqual({ outcome: { kind: "skipped", because: pushed }, trouble: [] });
    expect(rig.service.calls).toEqual({ lookup: 0, reserve: 0, upload: 0, finalize: 0, download: 0 });
  });

  test("for a save with cache-mode read", async () => {
    const key = await rig.saved();
    const reserved = rig.service.calls.reserve;
    const carrier = rig.cache({ environment: { ACTIONS_CACHE_MODE: "read" } });
    expect(await rig.push(carrier, { seq: 2 })).toEqual({
      outcome: { kind: "skipped", because: "read-only" },
      trouble: [],
    });
    expect(await rig.pull(carrier)).toMatchObject({ answers: [{ kind: "found", key }], trouble: [] });
    expect(rig.service.calls.reserve).toBe(reserved);
  });

  test("for a restore with cache-mode write-only", async () => {
    const carrier = rig.cache({ environment: { ACTIONS_CACHE_MODE: "write-only" } });
    expect(await rig.pull(carrier)).toEqual({ answers: UNKNOWN, trouble: [] });
    expect((await rig.push(carrier)).outcome.kind).toBe("saved");
  });
});

describe("this machine", () => {
  test("has no tar", async () => {
    await rig.saved();
    const environment = { PATH: join(rig.folder, "empty") };
    expect((await rig.push(rig.cache({ environment }), { seq: 2 })).trouble).toMatchObject([
      { reason: "local-error", operation: "save", detail: expect.stringContaining("tar") },
    ]);
  });

  test("cannot load the client", async () => {
    const loadClient = () => Promise.reject(new Error("bundle is incomplete"));
    const trouble = [{ reason: "local-error", detail: "bundle is incomplete" }];
    expect(await rig.pull(rig.cache({ loadClient }))).toMatchObject({ answers: UNKNOWN, trouble });
    expect(await rig.push(rig.cache({ loadClient }))).toMatchObject({ outcome: { kind: "not-saved" }, trouble });
  });

  test("shows the client's words in the log and nowhere else", async () => {
    const lines: string[] = [];
    rig.service.fail("lookup", { kind: "status", status: 429, retryAfterS: 7 });
    await rig.pull(rig.cache({ log: (line) => lines.push(line) }));
    expect(lines.some((line) => line.startsWith("::warning::"))).toBe(true);
    expect(existsSync(rig.temp)).toBe(false);
  });
});
