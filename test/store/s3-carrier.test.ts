/** What the contract of carriers leaves open: how a bucket is called. */
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildKey } from "../../src/store/carrier/key.ts";
import { S3Carrier } from "../../src/store/carrier/s3-carrier.ts";
import { CarrierRig, SAVE } from "./carrier-rig.ts";

test("a save repeats a refused call without a word of the SDK, in the region of the profile", async () => {
  const regions = new Set<string | undefined>();
  let refused = 0;
  const server = createServer((request, response) => {
    request.resume();
    const { method, headers } = request;
    regions.add(/Credential=AK\/\d+\/([^/]+)/.exec(headers.authorization ?? "")?.[1]);
    if (method === "GET") response.writeHead(404);
    else if (refused === 0) response.writeHead(503);
    if (method === "PUT") refused += 1;
    request.on("end", () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const rig = await CarrierRig.open();
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    server.close();
    await rig[Symbol.asyncDispose]();
  });
  const profile = join(rig.folder, "aws");
  writeFileSync(profile, "[default]\nregion = eu-central-1\n");
  for (const name of ["AWS_REGION", "AWS_DEFAULT_REGION", "AWS_ENDPOINT_URL", "AWS_PROFILE"])
    vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries({
    AWS_CONFIG_FILE: profile,
    AWS_ACCESS_KEY_ID: "AK",
    AWS_SECRET_ACCESS_KEY: "s",
  }))
    vi.stubEnv(name, value);
  const warned = vi.spyOn(console, "warn");

  const environment = { AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const carrier = new S3Carrier({ bucket: "evals", prefix: "", environment, tempFolder: rig.temp });
  const saved = await carrier.push({ key: buildKey(SAVE), folder: rig.snapshot({ "results.jsonl": "1" }) });

  expect(saved).toEqual({ outcome: "saved", trouble: [] });
  expect([...regions]).toEqual(["eu-central-1"]);
  expect(warned).not.toHaveBeenCalled();
});
