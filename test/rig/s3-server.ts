/** An S3-compatible server on this machine, with one bucket. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

let endpoint = "";

export async function startBucket(name: string) {
  const directory = mkdtempSync(join(tmpdir(), "s3-"));
  const server = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory, configureBuckets: [{ name }] });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
  Object.assign(process.env, s3Environment());
  return {
    endpoint,
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The variables that lead a client to the server; its key pair is a well-known one. */
export function s3Environment(): Record<string, string> {
  return {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "S3RVER",
    AWS_SECRET_ACCESS_KEY: "S3RVER",
  };
}
