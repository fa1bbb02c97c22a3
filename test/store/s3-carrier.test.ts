/** What the contract of carriers leaves open: how a bucket is called. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildKey } from "../../src/store/carrier/key.ts";
import { S3Carrier } from "../../src/store/carrier/s3-carrier.ts";
import { listen } from "../rig/listen.ts";
import { CarrierRig, SAVE } from "./carrier-rig.ts";

interface Call {
  readonly method: string;
  readonly path: string;
  readonly region: string;
  readonly body: string;
}

/** A carrier of a bucket that answers as told, by the credentials of a profile. */
async function openBucket(answer: (call: Call) => readonly [status: number, body?: string]) {
  const AWS_ENDPOINT_URL = await listen(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { method = "", url = "", headers } = request;
    const region = /Credential=AK\/\d+\/([^/]+)/.exec(headers.authorization ?? "")?.[1] ?? "";
    const [status, text] = answer({ method, path: url.split("?")[0] ?? "", region, body });
    response.writeHead(status).end(text);
  });
  const rig = await CarrierRig.open();
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await rig[Symbol.asyncDispose]();
  });
  const profile = join(rig.folder, "aws");
  writeFileSync(profile, "[default]\nregion = eu-central-1\n");
  for (const name of ["AWS_REGION", "AWS_DEFAULT_REGION", "AWS_ENDPOINT_URL", "AWS_PROFILE"])
    vi.stubEnv(name, undefined);
  vi.stubEnv("AWS_CONFIG_FILE", profile);
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AK");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "s");
  const environment = { AWS_ENDPOINT_URL };
  const carrier = new S3Carrier({ bucket: "evals", prefix: "", environment, tempFolder: rig.temp });
  return { save: () => carrier.push({ key: buildKey(SAVE), folder: rig.snapshot({ "results.jsonl": "1" }) }) };
}

/** As a bucket with `If-None-Match` answers when the manifest is there already. @param manifestOf what it holds */
function takenBucket(manifestOf: (written: string) => string) {
  const state = { written: "", deleted: 0 };
  const answer = ({ method, path, body }: Call): readonly [number, string?] => {
    if (method === "DELETE") state.deleted += 1;
    if (method === "DELETE") return [204];
    if (method === "GET")
      return path.includes("/keys/") && state.written !== "" ? [200, manifestOf(state.written)] : [404];
    if (!path.includes("/keys/")) return [200];
    state.written = body;
    return [412];
  };
  return { state, answer };
}

const OTHER = "00000000-0000-0000-0000-000000000000";

test.each([
  ["of another run leaves no files behind", () => `{"v":1,"data":"${OTHER}","files":[]}`, "not-saved", 1],
  ["of its own, whose answer was lost, is a save", (written: string) => written, "saved", 0],
] as const)("a manifest %s", async (_, manifestOf, outcome, deleted) => {
  const { state, answer } = takenBucket(manifestOf);
  const { save } = await openBucket(answer);
  expect((await save()).outcome).toBe(outcome);
  expect(state.deleted).toBe(deleted);
});

test("a save repeats a refused call without a word of the SDK, in the region of the profile", async () => {
  const regions = new Set<string>();
  let written = 0;
  const { save } = await openBucket(({ method, region }) => {
    regions.add(region);
    if (method === "GET") return [404];
    written += 1;
    return [written === 1 ? 503 : 200];
  });
  const warned = vi.spyOn(console, "warn");
  expect(await save()).toEqual({ outcome: "saved", trouble: [] });
  expect([...regions]).toEqual(["eu-central-1"]);
  expect(warned).not.toHaveBeenCalled();
});
