import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_BRANCH } from "./cache-entries.ts";
import { type CacheService, startCacheService, type TokenScopes } from "./cache-service.ts";

const TWIRP = "twirp/github.actions.results.api.v1.CacheService/";

let service: CacheService;

beforeEach(async () => {
  service = await startCacheService();
});

afterEach(async () => {
  await service.close();
});

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function post(method: string, fields: object, scopes: TokenScopes = {}): Promise<Answer> {
  const response = await fetch(`${service.url}${TWIRP}${method}`, {
    method: "POST",
    headers: { authorization: `Bearer ${service.environment(scopes).ACTIONS_RUNTIME_TOKEN}` },
    body: JSON.stringify(fields),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function save(
  key: string,
  scopes: TokenScopes = {},
  version = "v",
  content: Buffer = Buffer.from(key),
): Promise<void> {
  const { body } = await post("CreateCacheEntry", { key, version }, scopes);
  expect((await fetch(String(body.signed_upload_url), { method: "PUT", body: new Uint8Array(content) })).status).toBe(
    201,
  );
  const finished = await post("FinalizeCacheEntryUpload", { key, version, size_bytes: String(content.length) }, scopes);
  expect(finished.body).toMatchObject({ ok: true, entry_id: expect.stringMatching(/^[1-9]\d*$/) });
}

async function find(
  key: string,
  scopes: TokenScopes = {},
  restoreKeys: readonly string[] = [],
  version = "v",
): Promise<unknown> {
  const { body } = await post("GetCacheEntryDownloadURL", { key, restore_keys: restoreKeys, version }, scopes);
  return body.ok === true ? body.matched_key : null;
}

describe("matching", () => {
  test("exact before prefix, newest created, own scope first", async () => {
    await save("k-1");
    await save("k-10");
    await save("k-2");
    expect(await find("k-1")).toBe("k-1");
    expect(await find("k-")).toBe("k-2");
    expect(await find("k-10x")).toBeNull();
    expect(await find("none", {}, ["nor-this", "k-1"])).toBe("k-1");
    expect(await find("k-1", {}, [], "other version")).toBeNull();
    await save("k-0", { ref: "refs/heads/topic" });
    expect(await find("k-", { ref: "refs/heads/topic" })).toBe("k-0");
    expect(await find("k-2", { ref: "refs/heads/topic" })).toBe("k-2");
    expect(await find("k-0")).toBeNull();
  });

  test("a pull request reads its base, not its siblings", async () => {
    await save("base", { ref: "refs/heads/release" });
    await save("sibling", { ref: "refs/pull/1/merge" });
    const scopes = { ref: "refs/pull/2/merge", alsoReads: ["refs/heads/release", DEFAULT_BRANCH] };
    expect(await find("base", scopes)).toBe("base");
    expect(await find("sibling", scopes)).toBeNull();
  });
});

describe("immutability", () => {
  test("a key is reserved once per scope and version", async () => {
    await save("k");
    expect(await post("CreateCacheEntry", { key: "k", version: "v" })).toMatchObject({
      status: 409,
      body: { code: "already_exists" },
    });
    expect((await post("CreateCacheEntry", { key: "k", version: "w" })).body.ok).toBe(true);
    expect((await post("CreateCacheEntry", { key: "k", version: "v" }, { ref: "refs/heads/topic" })).body.ok).toBe(
      true,
    );
  });
});

describe("faults", () => {
  test("last for so many requests, and are counted as calls", async () => {
    await save("k");
    service.fail("lookup", { kind: "status", status: 503, retryAfterS: 3 }, 2);
    const lookup = () => post("GetCacheEntryDownloadURL", { key: "k", version: "v" });
    expect([(await lookup()).status, (await lookup()).status, (await lookup()).status]).toEqual([503, 503, 200]);
    expect(service.calls).toEqual({ lookup: 3, reserve: 1, upload: 1, finalize: 1, download: 0 });
  });

  test("a read-only token saves nothing", async () => {
    const { body } = await post("CreateCacheEntry", { key: "k", version: "v" }, { isReadOnly: true });
    expect(body).toMatchObject({ ok: false, message: expect.stringMatching(/^cache write denied:/) });
  });
});
