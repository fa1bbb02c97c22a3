/** Every way in which the cache can fail: the result, the warning, and the number of calls. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CALL_DEADLINE_MS } from "../../src/store/carrier/carrier.ts";
import { buildKey, jobPrefix } from "../../src/store/carrier/key.ts";
import { newWarnings } from "../../src/store/carrier/trouble.ts";
import type { Endpoint, Fault } from "../rig/cache-service.ts";
import { CarrierRig, contents, Deadlines, PREFIX, SAVE } from "./carrier-rig.ts";

const UNKNOWN = [{ kind: "unknown", prefix: PREFIX }];
const PROTOCOLS = ["v2", "v1"] as const;

let rig: CarrierRig;
beforeEach(async () => {
  rig = await CarrierRig.open();
});

afterEach(async () => {
  await rig[Symbol.asyncDispose]();
});

describe.each(PROTOCOLS)("%s: a service that does not answer", (protocol) => {
  const late = ({ after }: Deadlines) => rig.cache({ after, scopes: { protocol } });

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
    const carrier = late(deadlines);
    const { lookup: lookups, [endpoint]: asked } = rig.service.calls;
    const pulled = rig.pull(carrier);
    await deadlines.passWhen(() => rig.service.calls[endpoint] > asked);
    const trouble = [{ reason: "no-answer", operation: "restore", limitMs: CALL_DEADLINE_MS }];
    expect(await pulled).toEqual({ answers: UNKNOWN, trouble });
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
    const carrier = late(deadlines);
    const pushed = rig.push(carrier);
    await deadlines.passWhen(() => rig.service.calls[endpoint] > 0);
    const trouble = [{ reason: "no-answer", operation: "save", limitMs: CALL_DEADLINE_MS }];
    expect(await pushed).toEqual({ outcome: "not-saved", trouble });
    expect(carrier.isDown()).toBe(true);
  });

  test("is not asked again in main, and once in post", async () => {
    rig.service.fail("lookup", { kind: "hang" });
    rig.service.fail("reserve", { kind: "hang" });
    const deadlines = new Deadlines();
    const main = late(deadlines);
    const prefixes = Array.from({ length: 10 }, (_, job) => jobPrefix({ ...SAVE, jobIndex: job + 1 }));
    const pulled = rig.pull(main, prefixes);
    await deadlines.passWhen(() => rig.service.calls.lookup === 3);
    await pulled;
    expect(rig.service.calls).toMatchObject({ lookup: 3, reserve: 0 });
    expect(await rig.push(main)).toEqual({ outcome: "not-saved", trouble: [] });
    expect(await rig.pull(main)).toEqual({ answers: UNKNOWN, trouble: [] });
    expect(rig.service.calls).toMatchObject({ lookup: 3, reserve: 0 });

    const post = late(deadlines);
    const pushed = rig.push(post);
    await deadlines.passWhen(() => rig.service.calls.reserve === 1);
    expect((await pushed).trouble).toMatchObject([{ reason: "no-answer" }]);
    expect(await rig.push(post, { seq: 2 })).toEqual({ outcome: "not-saved", trouble: [] });
    expect(rig.service.calls).toMatchObject({ lookup: 3, reserve: 1 });
  });
});

describe.each(PROTOCOLS)("%s: a service that answers badly", (protocol) => {
  const cache = () => rig.cache({ scopes: { protocol } });

  test("429 at a restore", async () => {
    rig.service.fail("lookup", { kind: "status", status: 429, retryAfterS: 42 });
    const carrier = cache();
    const result = await rig.pull(carrier);
    expect(result).toMatchObject({ answers: UNKNOWN, trouble: [{ reason: "failed", operation: "restore" }] });
    expect(rig.service.calls.lookup).toBe(1);
    expect(carrier.isDown()).toBe(false);
  });

  test("429 at a save", async () => {
    const message = "Failed request: (429) slow down";
    rig.service.fail("reserve", { kind: "status", status: 429, retryAfterS: 42, message });
    const result = await rig.push(cache());
    const detail = expect.stringMatching(protocol === "v2" ? /42 seconds/ : /429/);
    expect(result).toMatchObject({ outcome: "not-saved", trouble: [{ reason: "failed", operation: "save", detail }] });
    expect(rig.service.calls).toMatchObject({ reserve: 1, lookup: 1, upload: 0 });
  });

  test("a read-only token", async () => {
    const key = await rig.saved({}, undefined, { protocol });
    const carrier = rig.cache({ scopes: { protocol, isReadOnly: true } });
    expect(await rig.push(carrier, { seq: 2 })).toMatchObject({
      outcome: "not-saved",
      trouble: [{ reason: "failed", operation: "save", detail: expect.stringContaining("cache write denied") }],
    });
    expect(await rig.pull(carrier)).toMatchObject({ answers: [{ kind: "found", key }], trouble: [] });
  });

  test("a restore refused with 403", async () => {
    rig.service.fail("lookup", { kind: "status", status: 403, message: "cache read denied: no readable scope" });
    const { trouble } = await rig.pull(cache());
    expect(trouble).toMatchObject([{ reason: "failed", operation: "restore" }]);
  });

  test("an upload that fails is not taken for a save", async () => {
    // 400 is not tried again by the Azure client, 500 not by that of v1.
    rig.service.fail("upload", { kind: "status", status: protocol === "v2" ? 400 : 500 });
    const result = await rig.push(cache());
    expect(result).toMatchObject({ outcome: "not-saved", trouble: [{ reason: "failed", operation: "save" }] });
    expect(rig.service.keys()).toEqual([]);
  });

  test("a save that is not found later is a miss", async () => {
    rig.service.fail("finalize", { kind: "invisible" });
    await rig.push(cache());
    expect(contents(await rig.pull(cache()))).toEqual(["none"]);
  });

  test.each<{ title: string; break: (key: string) => void }>([
    { title: "content that is not an archive", break: () => rig.service.fail("download", { kind: "corrupt" }) },
    { title: "content that is gone", break: (key) => rig.service.loseContent(key) },
  ])("$title, and nothing before it", async ({ break: breakIt }) => {
    const key = await rig.saved({}, undefined, { protocol });
    breakIt(key);
    const carrier = cache();
    const result = await rig.pull(carrier);
    expect(result).toMatchObject({ answers: UNKNOWN, trouble: [{ reason: "unusable", prefix: PREFIX }] });
    expect(result.trouble).toHaveLength(1);
    expect(carrier.isDown()).toBe(false);
  });

  test("one damaged job does not keep the others from being read", async () => {
    await rig.saved({ jobIndex: 0 }, { "results.jsonl": "0" }, { protocol });
    rig.service.loseContent(await rig.saved({ jobIndex: 1 }, undefined, { protocol }));
    await rig.saved({ jobIndex: 2 }, { "results.jsonl": "2" }, { protocol });
    const prefixes = [0, 1, 2].map((jobIndex) => jobPrefix({ ...SAVE, jobIndex }));
    const result = await rig.pull(cache(), prefixes);
    expect(contents(result)).toEqual([{ "results.jsonl": "0" }, "unknown", { "results.jsonl": "2" }]);
  });

  test("refused connections", async () => {
    await rig.service.refuse();
    const reason = "failed";
    const carrier = cache();
    expect(await rig.pull(carrier)).toMatchObject({ answers: UNKNOWN, trouble: [{ reason, operation: "restore" }] });
    expect(await rig.push(cache())).toMatchObject({
      outcome: "not-saved",
      trouble: [{ reason, operation: "save" }],
    });
  });
});

test("a save whose last answer was lost is found by looking it up", async () => {
  rig.service.fail("finalize", { kind: "answer-lost" }, 1);
  const result = await rig.push(rig.cache());
  expect(result).toEqual({ outcome: "saved", trouble: [] });
  expect(rig.service.calls.lookup).toBe(1);
});

test("an abandoned call leaves no process and no files", async () => {
  rig.service.fail("reserve", { kind: "hang" });
  const deadlines = new Deadlines();
  const pushed = rig.push(rig.cache({ after: deadlines.after }));
  await deadlines.passWhen(() => rig.service.calls.reserve === 1);
  await pushed;
  expect(readdirSync(rig.temp)).toEqual([]);
  await expect.poll(() => rig.service.openConnections()).toBe(0);
});

test("a save in a hurry is abandoned at its own deadline, and the cache does not count as down", async () => {
  rig.service.fail("reserve", { kind: "hang" }, 1);
  const deadlines = new Deadlines();
  const carrier = rig.cache({ after: deadlines.after });
  const request = { key: buildKey(SAVE), folder: rig.snapshot({ "results.jsonl": "1" }) };
  const hurried = carrier.push({ ...request, deadlineMs: 100 });
  await deadlines.passWhen(() => rig.service.calls.reserve === 1);
  expect(await hurried).toEqual({
    outcome: "not-saved",
    trouble: [{ reason: "no-answer", operation: "save", limitMs: 100 }],
  });
  expect(carrier.isDown()).toBe(false);
  expect((await carrier.push({ ...request, key: buildKey({ ...SAVE, seq: 2 }) })).outcome).toBe("saved");
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

  test("are not all tried if the service fails the first", async () => {
    rig.service.fail("lookup", { kind: "status", status: 429 });
    const result = await rig.pull(rig.cache(), prefixes);
    expect(new Set(contents(result))).toEqual(new Set(["unknown"]));
    expect(newWarnings(result.trouble, [], "the Actions cache")).toHaveLength(1);
    expect(rig.service.calls.lookup).toBeLessThanOrEqual(8);
  });

  test("that do not fit the time are unknown, and the cache does not count as down", async () => {
    rig.service.fail("lookup", { kind: "slow", delayMs: 100 });
    const deadlines = new Deadlines();
    const carrier = rig.cache({ after: deadlines.after });
    const pulled = rig.pull(carrier, prefixes);
    await deadlines.passWhen(() => rig.service.calls.lookup >= 40);
    const result = await pulled;
    const unanswered = result.answers.filter(({ kind }) => kind === "unknown").length;
    expect(unanswered).toBeGreaterThan(0);
    expect(result.trouble).toMatchObject([
      { reason: "failed", operation: "restore", detail: expect.stringContaining(`${unanswered} of 256 jobs`) },
    ]);
    expect(carrier.isDown()).toBe(false);
  });
});

describe("no call is made", () => {
  test("without a token, without a warning", async () => {
    const carrier = rig.cache({ environment: { ACTIONS_RUNTIME_TOKEN: "" } });
    expect(await rig.pull(carrier)).toEqual({ answers: UNKNOWN, trouble: [] });
    expect(await rig.push(carrier)).toEqual({ outcome: "read-only", trouble: [] });
    expect(rig.service.calls).toEqual({ lookup: 0, reserve: 0, upload: 0, finalize: 0, download: 0 });
  });

  test("for a save with cache-mode read", async () => {
    const key = await rig.saved();
    const reserved = rig.service.calls.reserve;
    const carrier = rig.cache({ environment: { ACTIONS_CACHE_MODE: "read" } });
    expect(await rig.push(carrier, { seq: 2 })).toEqual({ outcome: "read-only", trouble: [] });
    expect(await rig.pull(carrier)).toMatchObject({ answers: [{ kind: "found", key }], trouble: [] });
    expect(rig.service.calls.reserve).toBe(reserved);
  });

  test("for a restore with cache-mode write-only", async () => {
    const carrier = rig.cache({ environment: { ACTIONS_CACHE_MODE: "write-only" } });
    expect(await rig.pull(carrier)).toEqual({ answers: UNKNOWN, trouble: [] });
    expect((await rig.push(carrier)).outcome).toBe("saved");
  });
});

test("this machine has no tar", async () => {
  await rig.saved();
  const environment = { PATH: join(rig.folder, "empty") };
  expect((await rig.push(rig.cache({ environment }), { seq: 2 })).trouble).toMatchObject([
    { reason: "failed", operation: "save", detail: expect.stringContaining("tar") },
  ]);
});
