/** What the cache adapter adds to the contract: identity of entries, scopes, hostile archives, no traces. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { jobPrefix, namePrefix } from "../../src/store/carrier/key.ts";
import { packArchive } from "../rig/cache-archive.ts";
import { DEFAULT_BRANCH } from "../rig/cache-entries.ts";
import { CarrierRig, contents, Deadlines, PREFIX, SAVE } from "./carrier-rig.ts";

let rig: CarrierRig;

beforeEach(async () => {
  rig = await CarrierRig.open();
});

afterEach(async () => {
  await rig[Symbol.asyncDispose]();
});

describe("an entry", () => {
  test("holds the state files under their own names and nothing else", async () => {
    const key = await rig.saved({}, { "results.jsonl": "1", "checkpoint.json": "{}", lock: "x", "notes.txt": "y" });
    expect(rig.service.members(key).sort()).toEqual([
      "carryover-state/",
      "carryover-state/checkpoint.json",
      "carryover-state/results.jsonl",
    ]);
    expect(Object.fromEntries(rig.service.files(key))).toEqual({ "results.jsonl": "1", "checkpoint.json": "{}" });
  });

  test("has the same version wherever the workspace and the temporary folder are", async () => {
    await rig.saved();
    for (const tempFolder of ["temp-a", "temp-b"]) {
      const environment = {
        GITHUB_WORKSPACE: join(rig.folder, tempFolder, "ws"),
        RUNNER_TEMP: join(rig.folder, tempFolder),
      };
      const carrier = rig.cache({ tempFolder: join(rig.folder, tempFolder), environment });
      expect((await rig.push(carrier, { runId: tempFolder })).outcome).toBe("saved");
    }
    expect(new Set(rig.service.entries().map(({ version }) => version)).size).toBe(1);
    expect(rig.service.keys()).toHaveLength(3);
  });

  test("of a job without zstd has another version, so the other jobs do not find it", async () => {
    const onlyTar = join(rig.folder, "bin");
    mkdirSync(onlyTar);
    for (const tool of ["tar", "gzip"]) symlinkSync(`/bin/${tool}`, join(onlyTar, tool));
    const slim = rig.cache({ environment: { PATH: onlyTar } });
    expect((await rig.push(slim)).outcome).toBe("saved");
    expect(contents(await rig.pull(slim))).toEqual([{ "results.jsonl": "{}\n" }]);
    expect(contents(await rig.pull(rig.cache()))).toEqual(["none"]);
  });

  test("is replaced by the save before it if its content is lost, with a warning", async () => {
    await rig.saved({ seq: 1 }, { "results.jsonl": "1" });
    await rig.saved({ seq: 2 }, { "results.jsonl": "2" });
    rig.service.loseContent(await rig.saved({ seq: 3 }, { "results.jsonl": "3" }));
    // Without any state of the name, a run would not know the campaign, and would begin again with the first one.
    const prefixes = [PREFIX, namePrefix(SAVE.name)];
    const result = await rig.pull(rig.cache(), prefixes);
    expect(contents(result)).toEqual([{ "results.jsonl": "2" }, { "results.jsonl": "2" }]);
    expect(result.trouble).toMatchObject(prefixes.map((prefix) => ({ reason: "unusable", prefix })));
  });
});

describe("scopes", () => {
  const pullRequest = { ref: "refs/pull/7/merge", alsoReads: [DEFAULT_BRANCH] };

  test("a pull request reads the default branch's state and writes its own", async () => {
    await rig.saved({}, { "results.jsonl": "main" });
    const carrier = rig.cache({ scopes: pullRequest });
    expect(contents(await rig.pull(carrier))).toEqual([{ "results.jsonl": "main" }]);
    await rig.push(carrier, { runId: "42" }, { "results.jsonl": "pull request" });
    expect(contents(await rig.pull(carrier))).toEqual([{ "results.jsonl": "pull request" }]);
    expect(contents(await rig.pull(rig.cache()))).toEqual([{ "results.jsonl": "main" }]);
    expect(contents(await rig.pull(rig.cache({ scopes: { ref: "refs/pull/8/merge" } })))).toEqual([
      { "results.jsonl": "main" },
    ]);
  });

  test("an entry that was evicted is a miss", async () => {
    rig.service.evict(await rig.saved());
    expect(await rig.pull(rig.cache())).toEqual({ answers: [{ kind: "none", prefix: PREFIX }], trouble: [] });
  });
});

describe("a restored entry is untrusted:", () => {
  let key: string;
  let hostile: string;

  beforeEach(async () => {
    key = await rig.saved();
    hostile = join(rig.newFolder(), "x", "carryover-state");
    mkdirSync(hostile, { recursive: true });
  });

  function plant(members: readonly string[], flags: readonly string[] = []): void {
    const [entry] = rig.service.entries();
    rig.service.plant({
      key,
      version: entry?.version ?? "",
      content: packArchive(join(hostile, ".."), members, flags),
    });
  }

  test("names with a root or with dots are written nowhere else", async () => {
    const outside = join(rig.folder, "outside");
    mkdirSync(outside);
    writeFileSync(join(hostile, "results.jsonl"), "fine");
    writeFileSync(join(hostile, "absolute"), "evil");
    writeFileSync(join(hostile, "dotted"), "evil");
    plant(
      ["carryover-state"],
      [
        `--transform=s,^carryover-state/absolute$,${outside}/absolute,`,
        "--transform=s,^carryover-state/dotted$,../../../../outside/dotted,",
      ],
    );
    expect(rig.service.members(key)).toEqual(
      expect.arrayContaining([`${outside}/absolute`, "../../../../outside/dotted"]),
    );
    const result = await rig.pull(rig.cache());
    expect(contents(result)).toEqual([{ "results.jsonl": "fine" }]);
    expect(result.trouble).toMatchObject([{ reason: "dropped-files", key, names: ["absolute", "dotted"] }]);
    expect(readdirSync(outside)).toEqual([]);
  });

  test("links are dropped, to files, to folders and in the place of the folder", async () => {
    const outside = rig.newFolder();
    writeFileSync(join(outside, "secret"), "secret");
    writeFileSync(join(hostile, "failures.jsonl"), "fine");
    symlinkSync(join(outside, "secret"), join(hostile, "results.jsonl"));
    symlinkSync(outside, join(hostile, "events.jsonl"));
    plant(["carryover-state"]);
    const result = await rig.pull(rig.cache());
    expect(contents(result)).toEqual([{ "failures.jsonl": "fine" }]);
    expect(result.trouble).toMatchObject([{ reason: "dropped-files", names: ["events.jsonl", "results.jsonl"] }]);
    expect(readFileSync(join(outside, "secret"), "utf8")).toBe("secret");
  });

  test("only a link in place of the folder: its target is not read, and a warning names it", async () => {
    const outside = rig.newFolder();
    writeFileSync(join(outside, "results.jsonl"), "elsewhere");
    symlinkSync(outside, join(hostile, "..", "lure"));
    plant(["lure"], ["--transform=s,^lure$,carryover-state,"]);
    const result = await rig.pull(rig.cache());
    expect(contents(result)).toEqual([{}]);
    expect(result.trouble).toMatchObject([{ reason: "dropped-files", key, names: ["carryover-state"] }]);
  });

  test("folders, unknown names and files over the bound are dropped", async () => {
    mkdirSync(join(hostile, "results.jsonl"));
    writeFileSync(join(hostile, "failures.jsonl"), "fine");
    writeFileSync(join(hostile, "inbox.sh"), "evil");
    writeFileSync(join(hostile, "checkpoint.json"), "");
    truncateSync(join(hostile, "checkpoint.json"), 9 << 20);
    plant(["carryover-state"]);
    const result = await rig.pull(rig.cache());
    expect(contents(result)).toEqual([{ "failures.jsonl": "fine" }]);
    expect(result.trouble).toMatchObject([
      { reason: "dropped-files", names: ["checkpoint.json", "inbox.sh", "results.jsonl"] },
    ]);
  });

  test("a key that is not ours is not used", async () => {
    writeFileSync(join(hostile, "results.jsonl"), "evil");
    key = `${PREFIX}../../evil`;
    const version = rig.service.entries()[0]?.version ?? "";
    rig.service.plant({ key, version, content: packArchive(join(hostile, ".."), ["carryover-state"]) });
    expect(await rig.pull(rig.cache())).toEqual({
      answers: [{ kind: "unknown", prefix: PREFIX }],
      trouble: [{ reason: "unusable", prefix: PREFIX, detail: expect.stringContaining(key) }],
    });
  });
});

test("a service that never answers counts as down at the deadline, and is not asked again", async () => {
  rig.service.fail("lookup", { kind: "hang" });
  rig.service.fail("reserve", { kind: "hang" });
  const deadlines = new Deadlines();
  const carrier = rig.cache({ after: deadlines.after });
  const pulled = rig.pull(carrier);
  await deadlines.passWhen(() => rig.service.calls.lookup === 1);
  expect((await pulled).trouble).toEqual([{ reason: "no-answer", operation: "restore", limitMs: 20_000 }]);
  expect(await rig.push(carrier)).toEqual({ outcome: "not-saved", trouble: [] });
  expect(rig.service.calls).toMatchObject({ lookup: 1, reserve: 0 });
});

test("the process finds its working and temporary folders as they were", async () => {
  const before = readdirSync(process.cwd());
  await rig.push(rig.cache());
  const into = rig.newFolder();
  await rig.cache().pull({ prefixes: [jobPrefix({ ...SAVE, jobIndex: 9 })], into });
  expect(readdirSync(process.cwd())).toEqual(before);
  expect(readdirSync(rig.temp)).toEqual([]);
  expect(readdirSync(into)).toEqual([]);
});
