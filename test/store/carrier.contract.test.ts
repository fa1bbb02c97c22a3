/** The contract of every carrier. */
import { linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Carrier, PullResult } from "../../src/store/carrier/carrier.ts";
import { FolderCarrier } from "../../src/store/carrier/folder-carrier.ts";
import { buildKey, jobPrefix, namePrefix, type SaveId } from "../../src/store/carrier/key.ts";
import { S3Carrier } from "../../src/store/carrier/s3-carrier.ts";
import { s3Environment, startBucket } from "../rig/s3-server.ts";
import { CarrierRig, SAVE } from "./carrier-rig.ts";

interface Adapter {
  readonly adapter: string;
  /** A carrier as another process would have it. */
  readonly open: (rig: CarrierRig) => Carrier;
}

const ADAPTERS: readonly Adapter[] = [
  {
    adapter: "s3",
    open: ({ folder, temp }) =>
      new S3Carrier({
        bucket: "evals",
        prefix: `team/${basename(folder)}`,
        environment: s3Environment(),
        tempFolder: temp,
      }),
  },
  { adapter: "folder", open: ({ folder }) => new FolderCarrier(join(folder, "shared")) },
  // The protocol of GitHub Enterprise Server, over the same client: `npm run test:long`.
  ...(process.env.CARRYOVER_TEST_LONG === "1" ? (["v2", "v1"] as const) : (["v2"] as const)).map(
    (protocol): Adapter => ({ adapter: `cache-${protocol}`, open: (rig) => rig.cache({ scopes: { protocol } }) }),
  ),
];

let rig: CarrierRig;
const bucket = await startBucket("evals");
afterAll(() => bucket.close());

beforeEach(async () => {
  rig = await CarrierRig.open();
});

afterEach(async () => {
  await rig[Symbol.asyncDispose]();
});

/** The keys and contents that a pull found, in the order of its prefixes. */
function contents(result: PullResult): unknown[] {
  return result.answers.map((answer) => {
    if (answer.kind !== "found") return answer.kind;
    const files = readdirSync(answer.folder).sort();
    return [
      answer.key,
      Object.fromEntries(files.map((name) => [name, readFileSync(join(answer.folder, name), "utf8")])),
    ];
  });
}

describe.each(ADAPTERS)("$adapter carrier", ({ open }) => {
  const opened = () => open(rig);
  async function push(save: SaveId, files: Record<string, string>, carrier = opened()): Promise<string> {
    const key = buildKey(save);
    const result = await carrier.push({ key, folder: rig.snapshot(files) });
    expect(result).toEqual({ outcome: "saved", trouble: [] });
    return key;
  }

  test("nothing saved is a miss without trouble", async () => {
    const result = await rig.pull(opened(), [jobPrefix(SAVE)]);
    expect(result).toEqual({ answers: [{ kind: "none", prefix: jobPrefix(SAVE) }], trouble: [] });
  });

  test("another process finds what was saved, under its own names", async () => {
    const files = { "results.jsonl": '{"id":"a"}\n', "checkpoint.json": "{}", "tasks.jsonl": "ä\n" };
    const key = await push(SAVE, files);
    const result = await rig.pull(opened(), [jobPrefix(SAVE)]);
    expect(contents(result)).toEqual([[key, files]]);
    expect(result.trouble).toEqual([]);
  });

  test("the newest of several saves is found, over runs and attempts of a job, and over jobs and campaigns of a name", async () => {
    const carrier = opened();
    await push(SAVE, { "results.jsonl": "1" }, carrier);
    await push({ ...SAVE, seq: 2 }, { "results.jsonl": "2" }, carrier);
    await push({ ...SAVE, runAttempt: 2 }, { "results.jsonl": "3" }, carrier);
    const newest = await push({ ...SAVE, runId: "1000" }, { "results.jsonl": "4" }, carrier);
    const other = await push({ ...SAVE, campaign: "weekly", jobIndex: 4 }, { "results.jsonl": "5" }, carrier);
    expect(contents(await rig.pull(carrier, [jobPrefix(SAVE), namePrefix(SAVE.name)]))).toEqual([
      [newest, { "results.jsonl": "4" }],
      [other, { "results.jsonl": "5" }],
    ]);
  });

  test("every prefix gets its own answer, in order", async () => {
    const carrier = opened();
    const jobs = [1, 10, 100, 2].map((jobIndex) => ({ ...SAVE, jobIndex }));
    const keys: string[] = [];
    for (const job of jobs) keys.push(await push(job, { "results.jsonl": `job ${job.jobIndex}` }, carrier));
    const asked = [100, 3, 10, 1, 2].map((jobIndex) => jobPrefix({ ...SAVE, jobIndex }));
    expect(contents(await rig.pull(opened(), asked))).toEqual([
      [keys[2], { "results.jsonl": "job 100" }],
      "none",
      [keys[1], { "results.jsonl": "job 10" }],
      [keys[0], { "results.jsonl": "job 1" }],
      [keys[3], { "results.jsonl": "job 2" }],
    ]);
  });

  test("names and campaigns that contain each other stay apart", async () => {
    await push({ ...SAVE, campaign: "weekly-2" }, { "results.jsonl": "other campaign" });
    await push({ ...SAVE, name: "nightly-weekly" }, { "results.jsonl": "other name" });
    const asked = [jobPrefix({ ...SAVE, campaign: "weekly" }), namePrefix("night"), namePrefix("nightly-")];
    expect(contents(await rig.pull(opened(), asked))).toEqual(["none", "none", "none"]);
  });

  test("a key can be written once", async () => {
    const key = await push(SAVE, { "results.jsonl": "first" });
    const again = await opened().push({ key, folder: rig.snapshot({ "results.jsonl": "second" }) });
    expect(again).toEqual({ outcome: "not-saved", trouble: [{ reason: "key-taken", key }] });
    expect(contents(await rig.pull(opened(), [jobPrefix(SAVE)]))).toEqual([[key, { "results.jsonl": "first" }]]);
  });

  test("only plain files with the names of state files are saved", async () => {
    const folder = rig.snapshot({ "results.jsonl": "kept", "secret.txt": "not ours", "results.jsonl.12.tmp": "half" });
    mkdirSync(join(folder, "logs"));
    writeFileSync(join(folder, "logs", "failures.jsonl"), "a log");
    mkdirSync(join(folder, "events.jsonl"));
    symlinkSync("/etc/hostname", join(folder, "failures.jsonl"));
    linkSync(join(folder, "results.jsonl"), join(folder, "baseline.jsonl"));
    const key = buildKey(SAVE);
    expect((await opened().push({ key, folder })).outcome).toBe("saved");
    const expected = { "baseline.jsonl": "kept", "results.jsonl": "kept" };
    expect(contents(await rig.pull(opened(), [jobPrefix(SAVE)]))).toEqual([[key, expected]]);
    expect(readFileSync(join(folder, "secret.txt"), "utf8")).toBe("not ours");
  });

  test("a snapshot without state files is not saved", async () => {
    const carrier = opened();
    const result = await carrier.push({ key: buildKey(SAVE), folder: rig.snapshot({ "other.txt": "" }) });
    expect(result).toEqual({ outcome: "not-saved", trouble: [] });
    expect(contents(await rig.pull(carrier, [jobPrefix(SAVE)]))).toEqual(["none"]);
  });

  test("pulls and a save can run at the same time", async () => {
    const carrier = opened();
    for (let jobIndex = 0; jobIndex < 3; jobIndex++) {
      await push({ ...SAVE, jobIndex }, { "results.jsonl": `job ${jobIndex}` }, carrier);
    }
    const prefixes = Array.from({ length: 3 }, (_, jobIndex) => jobPrefix({ ...SAVE, jobIndex }));
    const [first, saved, second] = await Promise.all([
      rig.pull(carrier, prefixes),
      carrier.push({ key: buildKey({ ...SAVE, jobIndex: 50 }), folder: rig.snapshot({ "tasks.jsonl": "" }) }),
      rig.pull(carrier, prefixes),
    ]);
    expect(saved.outcome).toBe("saved");
    const expected = prefixes.map((prefix, jobIndex) => [
      expect.stringContaining(prefix),
      { "results.jsonl": `job ${jobIndex}` },
    ]);
    expect(contents(first)).toEqual(expected);
    expect(contents(second)).toEqual(expected);
  });

  test("two saves can run at the same time", async () => {
    const carrier = opened();
    const saves = [SAVE, { ...SAVE, jobIndex: 2 }];
    const keys = await Promise.all(saves.map((save) => push(save, { "results.jsonl": `${save.jobIndex}` }, carrier)));
    expect(contents(await rig.pull(opened(), saves.map(jobPrefix)))).toEqual([
      [keys[0], { "results.jsonl": "1" }],
      [keys[1], { "results.jsonl": "2" }],
    ]);
  });

  test("a pull leaves only the snapshots in its folder", async () => {
    await push(SAVE, { "results.jsonl": "1" });
    const into = join(rig.folder, "into");
    const { answers } = await opened().pull({ prefixes: [jobPrefix(SAVE), namePrefix("none")], into });
    const [found] = answers;
    expect(found?.kind === "found" ? readdirSync(into).map((name) => join(into, name)) : []).toEqual([
      found?.kind === "found" ? found.folder : "",
    ]);
  });

  test("places that cannot be written are trouble, not errors", async () => {
    const file = join(rig.folder, "a-file");
    writeFileSync(file, "");
    await push(SAVE, { "results.jsonl": "1" });
    const result = await opened().pull({ prefixes: [jobPrefix(SAVE)], into: join(file, "below") });
    expect(result.answers).toEqual([{ kind: "unknown", prefix: jobPrefix(SAVE) }]);
    expect(result.trouble).toMatchObject([{ reason: "failed", operation: "restore" }]);
  });
});

test("a shared folder that cannot be written is named, without advice about another folder", async () => {
  const file = join(rig.folder, "a-file");
  writeFileSync(file, "");
  const shared = new FolderCarrier(join(file, "shared"));
  const { trouble } = await shared.push({ key: buildKey(SAVE), folder: rig.snapshot({ "results.jsonl": "1" }) });
  expect(trouble).toMatchObject([
    { detail: expect.stringMatching(/^Expected to create a folder in .*a-file\/shared, found: ENOTDIR[^.]*\.$/) },
  ]);
});

test("a shared folder keeps the last eight snapshots of each job", async () => {
  const carrier = new FolderCarrier(join(rig.folder, "shared"));
  for (let seq = 1; seq <= 10; seq++) {
    for (const jobIndex of [1, 2]) {
      const key = buildKey({ ...SAVE, jobIndex, runId: String(seq), seq });
      await carrier.push({ key, folder: rig.snapshot({ "results.jsonl": `${seq}` }) });
    }
  }
  const kept = [3, 4, 5, 6, 7, 8, 9, 10].flatMap((seq) =>
    [1, 2].map((jobIndex) => buildKey({ ...SAVE, jobIndex, runId: String(seq), seq })),
  );
  expect(readdirSync(join(rig.folder, "shared")).sort()).toEqual(kept.sort());
});
