import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  buildKey,
  campaignToken,
  earlierKey,
  jobPrefix,
  KEY_LIMIT,
  namePrefix,
  nameToken,
  outdatedKeys,
  parseKey,
  type SaveId,
} from "../../src/store/carrier/key.ts";

const SAVE: SaveId = {
  name: "nightly",
  campaign: "until-complete-000001",
  jobIndex: 3,
  runId: "19876543210",
  runAttempt: 2,
  seq: 7,
};

/** Text made of the pieces that could be mistaken for parts of a key, and any other text. */
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        "-",
        "j",
        "-j",
        "j0001",
        "-j0001-",
        "_",
        "__",
        "_h",
        "a",
        "J",
        "é",
        "\ud800",
        "0",
        ",",
        "/",
        ".",
        " ",
      ),
      { maxLength: 40 },
    )
    .map((pieces) => pieces.join("")),
);
const save: fc.Arbitrary<SaveId> = fc.record({
  name: text,
  campaign: text,
  jobIndex: fc.oneof(fc.constantFrom(0, 1, 10, 100, 255, 9_999), fc.nat({ max: 9_999 })),
  runId: fc.oneof(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String), fc.constantFrom("1", "10", "local-run")),
  runAttempt: fc.integer({ min: 1, max: 9_999 }),
  seq: fc.integer({ min: 1, max: 999_999 }),
});

describe("the form of a key", () => {
  test("is that of the contract, with plain names and campaigns as they are", () => {
    expect(buildKey(SAVE)).toBe("carryover-v1-nightly-until-complete-000001-j0003-00000000019876543210-0002-000007");
  });

  test.each([
    { title: "a dash in a name", token: nameToken("nightly-eval"), expected: /^nightly__eval$/ },
    { title: "a dash in a campaign", token: campaignToken("2026-w47"), expected: /^2026-w47$/ },
    { title: "a campaign that reads like a job", token: campaignToken("a-j0001-"), expected: /^aj0001_h[0-9a-f]{32}$/ },
    { title: "upper case and spaces", token: nameToken("My Eval"), expected: /^myeval_h[0-9a-f]{32}$/ },
    { title: "other scripts", token: nameToken("é評"), expected: /^_h[0-9a-f]{32}$/ },
    { title: "a path", token: nameToken("../x"), expected: /^\.\.x_h[0-9a-f]{32}$/ },
  ])("$title", ({ token, expected }) => {
    expect(token).toMatch(expected);
  });

  test("a long text ends in its hash", () => {
    expect(nameToken("n".repeat(60))).toBe("n".repeat(60));
    expect(nameToken("n".repeat(61))).toMatch(/^n{26}_h[0-9a-f]{32}$/);
  });

  test.each([
    { title: "a job index beyond its width", bad: { jobIndex: 10_000 } },
    { title: "a negative number", bad: { seq: -1 } },
    { title: "a fraction", bad: { runAttempt: 1.5 } },
  ])("$title is a bug", ({ bad }) => {
    expect(() => buildKey({ ...SAVE, ...bad })).toThrow(RangeError);
  });

  test("the service, file systems and servers that ignore case accept every key", () => {
    fc.assert(
      fc.property(save, (one) => {
        const key = buildKey(one);
        expect(key).toMatch(/^[a-z0-9._-]+$/);
        expect(key.length).toBeLessThanOrEqual(KEY_LIMIT);
      }),
    );
  });
});

describe("two texts never share a token", () => {
  const tokens = { name: nameToken, campaign: campaignToken };

  test.each(["name", "campaign"] as const)("%s: any text, what reads like its token, and what is beside it", (kind) => {
    const token = tokens[kind];
    const other = (one: string) =>
      fc.oneof(
        fc.constantFrom(token(one), token(token(one)), one.replaceAll("-", "__"), one.replaceAll("__", "-")),
        fc.nat(one.length).map((at) => one.slice(0, at) + one.slice(at + 1)),
        fc.tuple(fc.nat(one.length), text).map(([at, more]) => one.slice(0, at) + more + one.slice(at)),
      );
    fc.assert(
      fc.property(
        text.chain((one) => fc.tuple(fc.constant(one), other(one))),
        ([one, another]) => {
          expect(token(one) === token(another)).toBe(one === another);
        },
      ),
      { numRuns: 2_000, examples: [[["a-b", "a__b"]], [["", "_"]], [["A", "a"]], [["-j", "j"]]] },
    );
  });
});

describe("reading keys", () => {
  test("returns the parts that a key was built from", () => {
    fc.assert(
      fc.property(save, (one) => {
        const parsed = parseKey(buildKey(one));
        expect(parsed).toMatchObject({ jobIndex: one.jobIndex, runAttempt: one.runAttempt, seq: one.seq });
        expect(parsed?.nameToken).toBe(nameToken(one.name));
        if (/^\d+$/.test(one.runId)) expect(parsed?.runId).toBe(one.runId);
      }),
    );
  });

  const key = buildKey(SAVE);
  test.each([
    { title: "another version", bad: key.replace("-v1-", "-v2-") },
    { title: "a longer key", bad: `${key}0` },
    { title: "a shorter key", bad: key.slice(0, -1) },
    { title: "a path", bad: `../${key}` },
    { title: "a line break", bad: `${key}\n` },
    { title: "no campaign", bad: key.replace("-until-complete-000001", "") },
    { title: "two jobs", bad: key.replace("-j0003-", "-j0001-x-j0003-") },
    { title: "any length", bad: key.replace("nightly", "n".repeat(5_000)) },
    { title: "nothing", bad: "" },
  ])("$title is not ours", ({ bad }) => {
    expect(parseKey(bad)).toBeNull();
    expect(earlierKey(bad, 1)).toBeNull();
  });

  test("an earlier save of the same attempt", () => {
    const third = buildKey({ ...SAVE, seq: 3 });
    expect([1, 2].map((saves) => earlierKey(third, saves))).toEqual([2, 1].map((seq) => buildKey({ ...SAVE, seq })));
    expect(earlierKey(third, 3)).toBeNull();
  });
});

describe("prefixes", () => {
  const pair = fc.tuple(save, save).chain(([one, other]) =>
    // Unrelated texts are rarely alike, so half of the pairs share or extend each other's parts.
    fc
      .record({
        name: fc.constantFrom(one.name, `${one.name}-${one.campaign}`, other.name),
        campaign: fc.constantFrom(
          one.campaign,
          `${one.campaign}-j0001-x`,
          `${one.campaign}-`,
          `${one.campaign}j`,
          `-${one.campaign}`,
          other.campaign,
        ),
        jobIndex: fc.constantFrom(one.jobIndex, (one.jobIndex * 10) % 10_000, other.jobIndex),
      })
      .map((changed): [SaveId, SaveId] => [one, { ...other, ...changed }]),
  );
  const sameName = (a: SaveId, b: SaveId) => a.name === b.name;
  const sameCampaign = (a: SaveId, b: SaveId) => sameName(a, b) && a.campaign === b.campaign;
  const sameJob = (a: SaveId, b: SaveId) => sameCampaign(a, b) && a.jobIndex === b.jobIndex;

  test("match the keys of their job, campaign and name, and no other", () => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const key = buildKey(other);
        expect(key.startsWith(jobPrefix(one))).toBe(sameJob(one, other));
        expect(key.startsWith(namePrefix(one.name))).toBe(sameName(one, other));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("what a carrier that keeps everything may remove", () => {
  const DAY_MS = 86_400_000;
  const saveOf = (change: Partial<SaveId>, daysAgo: number) => ({
    key: buildKey({ ...SAVE, ...change }),
    savedAt: -daysAgo * DAY_MS,
  });
  const removed = (saves: readonly ReturnType<typeof saveOf>[]) =>
    outdatedKeys(saves).map((key) => saves.findIndex((save) => save.key === key));

  test("the ninth save of a campaign and those before it, over all runs", () => {
    const saves = Array.from({ length: 10 }, (_, at) => saveOf({ runId: String(100 - (at % 3)), seq: 10 - at }, 0));
    expect(removed(saves)).toEqual([8, 9]);
    expect(removed(saves.map((save, at) => (at < 5 ? saveOf({ campaign: "other", seq: 10 - at }, 0) : save)))).toEqual(
      [],
    );
  });

  test("past campaigns, once they are 35 days older than the newest save", () => {
    const nights = Array.from({ length: 50 }, (_, night) => saveOf({ campaign: `night-${night}` }, night));
    expect(removed(nights)).toEqual(Array.from({ length: 14 }, (_, index) => 36 + index));
  });
});
