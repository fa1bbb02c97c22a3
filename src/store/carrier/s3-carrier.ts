/**
 * Carries snapshots through an S3-compatible bucket. The files of a snapshot are in a folder of their own. Its key is
 * an object that lists them. It is written last, and only if there is none. So a reader sees a whole snapshot or none,
 * and a key can be written only once.
 *
 * The SDK reads `AWS_ENDPOINT_URL`, `AWS_REGION` and the usual credentials. It is loaded with the first call.
 */
import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as z from "zod/mini";
import { jsonOrNull } from "../../core/json.ts";
import { once } from "../../core/once.ts";
import { type KeptSave, parseKey } from "./key.ts";
import { ListingCarrier } from "./listing-carrier.ts";
import { inStaging, linkCarriedFiles, maxBytesOf } from "./snapshot-files.ts";

export interface S3CarrierSettings {
  readonly bucket: string;
  /** Without slashes at its ends. May be empty. */
  readonly prefix: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly tempFolder: string;
}

/** The SDK repeats a refused call only if its body is in memory. */
const MOST_IN_MEMORY_BYTES = 32_000_000;

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

export class S3Carrier extends ListingCarrier {
  readonly place: string;
  readonly #settings: S3CarrierSettings;
  readonly #connect: () => Promise<Connection>;

  constructor(settings: S3CarrierSettings) {
    super();
    const { bucket, prefix } = settings;
    this.#settings = settings;
    this.place = `the bucket s3://${bucket}${prefix === "" ? "" : `/${prefix}`}`;
    this.#connect = once(() => connect(settings.environment));
  }

  /** Instants are cut to seconds, which is all that some servers know. */
  protected async list(prefix: string, signal: AbortSignal): Promise<KeptSave[]> {
    const { sdk, client } = await this.#connect();
    const Prefix = this.#keyObject(prefix);
    const found: KeptSave[] = [];
    let ContinuationToken: string | undefined;
    do {
      const list = new sdk.ListObjectsV2Command({ Bucket: this.#settings.bucket, Prefix, ContinuationToken });
      const page = await client.send(list, { abortSignal: signal });
      for (const { Key = "", LastModified } of page.Contents ?? []) {
        const key = prefix + Key.slice(Prefix.length);
        const second = Math.floor((LastModified?.getTime() ?? 0) / 1_000);
        if (parseKey(key) !== null) found.push({ key, savedAt: second * 1_000 });
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    return found;
  }

  protected async read(key: string, into: string, signal: AbortSignal): Promise<void> {
    const { data, files } = await this.#manifest(key, signal);
    for (const name of files) {
      const limit = maxBytesOf(name);
      const found = limit === null ? null : await this.#get(this.#object(`data/${data}/${name}`), signal);
      if (found === null || (found.ContentLength ?? 0) > (limit ?? 0)) continue;
      await pipeline(found.Body as Readable, createWriteStream(join(into, name)), { signal });
    }
  }

  protected async write(key: string, folder: string, signal: AbortSignal): Promise<"saved" | "taken" | "nothing"> {
    const { sdk, client } = await this.#connect();
    const { bucket: Bucket, tempFolder } = this.#settings;
    return inStaging(tempFolder, async (staging) => {
      const files = await linkCarriedFiles(folder, staging);
      if (files.length === 0) return "nothing";
      // Not every server supports the condition below.
      if ((await this.#textOf(key, signal)) !== null) return "taken";
      const data = randomUUID();
      for (const name of files) {
        const path = join(staging, name);
        const { size: ContentLength } = await stat(path);
        const Key = this.#object(`data/${data}/${name}`);
        const Body = ContentLength <= MOST_IN_MEMORY_BYTES ? await readFile(path) : createReadStream(path);
        const put = new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength });
        await client.send(put, { abortSignal: signal });
      }
      const Body = JSON.stringify({ v: 1, data, files });
      const put = new sdk.PutObjectCommand({ Bucket, Key: this.#keyObject(key), Body, IfNoneMatch: "*" });
      return client.send(put, { abortSignal: signal }).then(
        () => "saved",
        async (error: unknown) => {
          if (statusOf(error) !== 412 && statusOf(error) !== 409) throw error;
          const holder = await this.#manifest(key, signal);
          // The SDK repeated a write that had succeeded.
          if (holder.data === data) return "saved";
          // No manifest lists these files, so nothing else would ever remove them.
          if (holder.data !== "") await this.#delete(this.#dataObjects(data, files), signal).catch(() => {});
          return "taken";
        },
      );
    });
  }

  protected async remove(key: string, signal: AbortSignal): Promise<void> {
    const { data, files } = await this.#manifest(key, signal);
    await this.#delete([this.#keyObject(key), ...this.#dataObjects(data, files)], signal);
  }

  async #delete(objects: readonly string[], signal: AbortSignal): Promise<void> {
    const { sdk, client } = await this.#connect();
    const { bucket: Bucket } = this.#settings;
    for (const Key of objects) await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), { abortSignal: signal });
  }

  protected override detailOf(error: unknown): string {
    const status = statusOf(error);
    return `${status === null ? "" : `HTTP ${status}: `}${super.detailOf(error)}`;
  }

  /** What a key's object lists; no files if it is gone or not ours. */
  async #manifest(
    key: string,
    signal: AbortSignal,
  ): Promise<{ readonly data: string; readonly files: readonly string[] }> {
    const text = (await this.#textOf(key, signal)) ?? "";
    return manifestSchema().safeParse(jsonOrNull(text)).data ?? { data: "", files: [] };
  }

  /** The text of a key's object; null if there is none. */
  async #textOf(key: string, signal: AbortSignal): Promise<string | null> {
    const found = await this.#get(this.#keyObject(key), signal);
    return found === null ? null : ((await found.Body?.transformToString()) ?? "");
  }

  /** Null if there is no such object. */
  async #get(Key: string, signal: AbortSignal) {
    const { sdk, client } = await this.#connect();
    const get = new sdk.GetObjectCommand({ Bucket: this.#settings.bucket, Key });
    return client.send(get, { abortSignal: signal }).catch(nullIfMissing);
  }

  #keyObject(key: string): string {
    return this.#object(`keys/${key}`);
  }

  #dataObjects(data: string, files: readonly string[]): string[] {
    return files.map((name) => this.#object(`data/${data}/${name}`));
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
  const region = environment.AWS_REGION || environment.AWS_DEFAULT_REGION;
  const settings = {
    maxAttempts: 3,
    // Without a logger the SDK writes some warnings to the console. Errors say the same.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    // For servers other than Amazon's: no bucket in the host name, and no Amazon-specific checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  } as const;
  const profile = new sdk.S3Client(settings);
  const client = new sdk.S3Client({
    ...settings,
    region: region || (await profile.config.region().catch(() => "us-east-1")),
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
