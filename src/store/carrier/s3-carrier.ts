/**
 * Carries snapshots through an S3-compatible bucket. The files of a snapshot are in a folder of their own. Its key is
 * an object that lists them. It is written last, and only if there is none. So a reader sees a whole snapshot or none,
 * and a key can be written only once.
 *
 * The SDK reads `AWS_ENDPOINT_URL`, `AWS_REGION` and the usual credentials. It is loaded with the first call.
 */
import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as z from "zod/mini";
import { jsonOrNull } from "../../core/json-or-null.ts";
import { once } from "../../core/once.ts";
import { reasonOf } from "../../core/reason.ts";
import { removeFolder } from "../staging.ts";
import {
  CALL_DEADLINE_MS,
  type Carrier,
  type PullAnswer,
  type PullRequest,
  type PullResult,
  type PushRequest,
  type PushResult,
} from "./carrier.ts";
import { type KeptSave, namePrefixOf, outdatedKeys, parseKey } from "./key.ts";
import { linkCarriedFiles, maxBytesOf } from "./snapshot-files.ts";
import type { CarrierOperation, CarrierTrouble } from "./trouble.ts";

export interface S3CarrierSettings {
  readonly bucket: string;
  /** Without slashes at its ends. May be empty. */
  readonly prefix: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly tempFolder: string;
  readonly deadlineMs?: number;
}

type Sdk = typeof import("@aws-sdk/client-s3");

interface Connection {
  readonly sdk: Sdk;
  readonly client: InstanceType<Sdk["S3Client"]>;
}

/** The contents of a key's object. */
const manifestSchema = once(() =>
  z.object({
    v: z.literal(1),
    data: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
    files: z.array(z.string()).check(z.maxLength(20)),
  }),
);

export class S3Carrier implements Carrier {
  readonly place: string;
  readonly #settings: S3CarrierSettings;
  readonly #deadlineMs: number;
  readonly #connect: () => Promise<Connection>;
  #isDown = false;
  #isPushing = false;

  constructor(settings: S3CarrierSettings) {
    const { bucket, prefix } = settings;
    this.#settings = settings;
    this.#deadlineMs = settings.deadlineMs ?? CALL_DEADLINE_MS;
    this.place = `the bucket s3://${bucket}${prefix === "" ? "" : `/${prefix}`}`;
    this.#connect = once(() => connect(settings.environment));
  }

  isDown(): boolean {
    return this.#isDown;
  }

  async pull({ prefixes, into, held, deadlineMs }: PullRequest): Promise<PullResult> {
    const answers = prefixes.map((prefix): PullAnswer => ({ kind: "unknown", prefix }));
    if (this.#isDown) return { answers, trouble: [] };
    const trouble = await this.#within("restore", deadlineMs, async (signal) => {
      await mkdir(into, { recursive: true });
      for (const [index, prefix] of prefixes.entries()) {
        answers[index] = await this.#fetchNewest(prefix, { into, held: held ?? new Set(), signal });
      }
    });
    return { answers, trouble };
  }

  async push({ key, folder, deadlineMs }: PushRequest): Promise<PushResult> {
    if (this.#isDown) return { outcome: { kind: "skipped", because: "down" }, trouble: [] };
    if (this.#isPushing) return { outcome: { kind: "skipped", because: "busy" }, trouble: [] };
    this.#isPushing = true;
    let result: PushResult = { outcome: { kind: "not-saved" }, trouble: [] };
    const trouble = await this.#within("save", deadlineMs, async (signal) => {
      result = await this.#save(key, folder, signal);
      if (result.outcome.kind === "saved") await this.#prune(key, signal).catch(() => {});
    });
    this.#isPushing = false;
    return trouble.length === 0 ? result : { outcome: { kind: "not-saved" }, trouble };
  }

  async #save(key: string, folder: string, signal: AbortSignal): Promise<PushResult> {
    const { sdk, client } = await this.#connect();
    const { bucket: Bucket, tempFolder } = this.#settings;
    await mkdir(tempFolder, { recursive: true });
    const staging = await mkdtemp(join(tempFolder, "carryover-s3-"));
    try {
      const files = await linkCarriedFiles(folder, staging);
      if (files.length === 0) return { outcome: { kind: "skipped", because: "nothing" }, trouble: [] };
      const taken: PushResult = { outcome: { kind: "not-saved" }, trouble: [{ reason: "key-taken", key }] };
      // Not every server supports the condition below.
      if ((await this.#read(this.#keyObject(key), signal)) !== null) return taken;
      const data = randomUUID();
      for (const name of files) {
        const path = join(staging, name);
        const { size } = await stat(path);
        const Body = createReadStream(path);
        const Key = this.#object(`data/${data}/${name}`);
        await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength: size }), {
          abortSignal: signal,
        });
      }
      const Body = JSON.stringify({ v: 1, data, files });
      const put = new sdk.PutObjectCommand({ Bucket, Key: this.#keyObject(key), Body, IfNoneMatch: "*" });
      const isRefused = await client.send(put, { abortSignal: signal }).then(
        () => false,
        (error: unknown) => {
          if (statusOf(error) === 412 || statusOf(error) === 409) return true;
          throw error;
        },
      );
      return isRefused ? taken : { outcome: { kind: "saved", key }, trouble: [] };
    } finally {
      await removeFolder(staging);
    }
  }

  async #fetchNewest(
    prefix: string,
    options: { readonly into: string; readonly held: ReadonlySet<string>; readonly signal: AbortSignal },
  ): Promise<PullAnswer> {
    const { into, held, signal } = options;
    for (const { key } of await this.#savesUnder(prefix, signal)) {
      if (held.has(key)) return { kind: "held", prefix, key };
      const text = await this.#read(this.#keyObject(key), signal);
      const manifest = manifestSchema().safeParse(text === null ? null : jsonOrNull(text));
      if (!manifest.success) continue;
      const folder = await mkdtemp(join(into, `${key}.`));
      for (const name of manifest.data.files) {
        const limit = maxBytesOf(name);
        if (limit !== null)
          await this.#download(`data/${manifest.data.data}/${name}`, join(folder, name), { limit, signal });
      }
      // Without files, it was removed meanwhile.
      if ((await readdir(folder)).length > 0) return { kind: "found", prefix, key, folder };
      await removeFolder(folder);
    }
    return { kind: "none", prefix };
  }

  async #download(
    name: string,
    path: string,
    { limit, signal }: { readonly limit: number; readonly signal: AbortSignal },
  ): Promise<void> {
    const { sdk, client } = await this.#connect();
    const { bucket: Bucket } = this.#settings;
    const get = new sdk.GetObjectCommand({ Bucket, Key: this.#object(name) });
    const found = await client.send(get, { abortSignal: signal }).catch(nullIfMissing);
    if (found === null || (found.ContentLength ?? 0) > limit) return;
    await pipeline(found.Body as Readable, createWriteStream(path), { signal });
  }

  /** The text of a small object; null if there is none. */
  async #read(Key: string, signal: AbortSignal): Promise<string | null> {
    const { sdk, client } = await this.#connect();
    const get = new sdk.GetObjectCommand({ Bucket: this.#settings.bucket, Key });
    const found = await client.send(get, { abortSignal: signal }).catch(nullIfMissing);
    return found === null ? null : ((await found.Body?.transformToString()) ?? "");
  }

  /** Newest first. Within one second, the higher number first. */
  async #savesUnder(prefix: string, signal: AbortSignal): Promise<KeptSave[]> {
    const { sdk, client } = await this.#connect();
    const Prefix = this.#keyObject(prefix);
    const found: KeptSave[] = [];
    let ContinuationToken: string | undefined;
    do {
      const list = new sdk.ListObjectsV2Command({ Bucket: this.#settings.bucket, Prefix, ContinuationToken });
      const page = await client.send(list, { abortSignal: signal });
      for (const { Key = "", LastModified } of page.Contents ?? []) {
        const key = prefix + Key.slice(Prefix.length);
        if (parseKey(key) !== null) found.push({ key, savedAt: LastModified?.getTime() ?? 0 });
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    const second = (at: number) => Math.floor(at / 1_000);
    return found.sort((a, b) => second(b.savedAt) - second(a.savedAt) || (a.key < b.key ? 1 : -1));
  }

  async #prune(key: string, signal: AbortSignal): Promise<void> {
    const [prefix, job] = [namePrefixOf(key), parseKey(key)?.jobIndex];
    if (prefix === null) return;
    const { sdk, client } = await this.#connect();
    const { bucket: Bucket } = this.#settings;
    const saves = (await this.#savesUnder(prefix, signal)).filter((save) => parseKey(save.key)?.jobIndex === job);
    for (const outdated of outdatedKeys(saves)) {
      const manifest = manifestSchema().safeParse(
        jsonOrNull((await this.#read(this.#keyObject(outdated), signal)) ?? ""),
      );
      const { data = "", files = [] } = manifest.data ?? {};
      const names = files.map((name) => this.#object(`data/${data}/${name}`));
      for (const Key of [this.#keyObject(outdated), ...names]) {
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), { abortSignal: signal });
      }
    }
  }

  /** Runs calls within a deadline. Errors become trouble. */
  async #within(
    operation: CarrierOperation,
    deadlineMs: number | undefined,
    act: (signal: AbortSignal) => Promise<void>,
  ): Promise<readonly CarrierTrouble[]> {
    const limitMs = Math.min(this.#deadlineMs, deadlineMs ?? this.#deadlineMs);
    const signal = AbortSignal.timeout(Math.max(1, Math.ceil(limitMs)));
    try {
      await act(signal);
      return [];
    } catch (error) {
      if (signal.aborted) {
        this.#isDown ||= limitMs >= this.#deadlineMs / 2;
        return [{ reason: "no-answer", operation, limitMs }];
      }
      const status = statusOf(error);
      return [
        { reason: "failed", operation, detail: `${status === null ? "" : `HTTP ${status}: `}${reasonOf(error)}` },
      ];
    }
  }

  #keyObject(key: string): string {
    return this.#object(`keys/${key}`);
  }

  #object(name: string): string {
    const { prefix } = this.#settings;
    return prefix === "" ? name : `${prefix}/${name}`;
  }
}

async function connect(environment: S3CarrierSettings["environment"]): Promise<Connection> {
  // The SDK's warning about older versions of Node is for developers, not for our users.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  const sdk = await import("@aws-sdk/client-s3");
  const endpoint = environment.AWS_ENDPOINT_URL_S3 || environment.AWS_ENDPOINT_URL;
  const client = new sdk.S3Client({
    region: environment.AWS_REGION || environment.AWS_DEFAULT_REGION || "us-east-1",
    maxAttempts: 3,
    // For servers other than Amazon's: no bucket in the host name, and no Amazon-specific checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { sdk, client };
}

function statusOf(error: unknown): number | null {
  const { $metadata } = error as { readonly $metadata?: { readonly httpStatusCode?: number } };
  return $metadata?.httpStatusCode ?? null;
}

function nullIfMissing(error: unknown): null {
  if (statusOf(error) === 404) return null;
  throw error;
}
