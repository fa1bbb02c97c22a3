/** The section "Security" of docs/gateway.md, sentence by sentence. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { createRedactor } from "../../src/report/redact.ts";
import { scratchFolder } from "../rig/scratch.ts";
import { type Answering, ask, completion, fakeProvider, gatewayBefore, json, opened, QUOTA } from "./rig.ts";

const QUESTION = { model: "m", messages: [{ role: "user", content: "a question that nobody else may read" }] };

function reply(
  url: string,
  target: string,
  method = "GET",
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string; location?: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, method, headers }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text: string) => {
        body += text;
      });
      response.on("end", () => {
        const { location } = response.headers;
        resolve({ status: response.statusCode ?? 0, body, ...(location === undefined ? {} : { location }) });
      });
    });
    sent.on("error", reject).end();
  });
}

async function openedWith(answer: Answering = (_, response) => json(response, 200, completion("2"))) {
  const rig = await opened(answer);
  return { ...rig, token: new URL(rig.url).pathname.slice(1) };
}

test("the server listens on 127.0.0.1 only", async () => {
  const { url } = await openedWith();
  expect(new URL(url).hostname).toBe("127.0.0.1");
  const others = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ address, family }) => family === "IPv4" && address !== "127.0.0.1");
  for (const { address } of others) {
    const outcome = await new Promise((resolve) => {
      const socket = connect(Number(new URL(url).port), address);
      socket.on("connect", () => resolve("connected")).on("error", () => resolve("refused"));
      setTimeout(() => resolve("refused"), 2_000).unref();
    });
    expect(outcome, address).toBe("refused");
  }
});

test("each attempt has an address of its own, which ends with the attempt while others go on; any other gets 404", async () => {
  const { url, token, gateway, begin, provider } = await openedWith();
  const other = begin("b", "t1").CARRYOVER_GATEWAY_URL ?? "";
  expect(other).not.toBe(url);
  expect(token.length).toBeGreaterThanOrEqual(32);
  for (const target of [
    "/",
    "/openai/v1/models",
    `/${token}x/openai/v1/models`,
    `/${token.slice(0, -1)}/openai/v1/models`,
    `//${token}/openai/v1/models`,
  ]) {
    expect(await reply(url, target), target).toMatchObject({ status: 404, body: "not found\n" });
  }
  expect((await reply(url, "/", "HEAD")).status).toBe(404);
  gateway.end("a");
  expect((await reply(url, `/${token}/openai/v1/models`)).status).toBe(404);
  expect((await reply(other, `${new URL(other).pathname}/openai/v1/models`)).status).toBe(200);
  expect(provider.asked).toHaveLength(1);
});

test("HEAD under a valid address is 200, a WebSocket gets 426, an unknown route 404, all without a call", async () => {
  const { url, token, provider } = await openedWith();
  for (const target of [`/${token}`, `/${token}/`, `/${token}/anthropic`])
    expect((await reply(url, target, "HEAD")).status).toBe(200);
  expect((await reply(url, `/${token}/nowhere/x`)).status).toBe(404);
  const upgrade = { connection: "Upgrade", upgrade: "websocket" };
  expect((await reply(url, `/${token}/openai/v1/realtime`, "GET", upgrade)).status).toBe(426);
  expect((await reply(url, "/wrong/openai/v1/realtime", "GET", upgrade)).status).toBe(404);
  expect(provider.asked).toEqual([]);
});

test("another upgrade, such as Java's to HTTP/2, is answered as a plain call; a client that resets one harms nobody", async () => {
  const { url, token, provider } = await openedWith();
  const { hostname, port } = new URL(url);
  for (const upgrade of ["websocket", "h2c"]) {
    const socket = connect({ host: hostname, port: Number(port) });
    const head = `GET /${token}/openai/v1/models HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: ${upgrade}\r\n\r\n`;
    socket.write(head, () => socket.resetAndDestroy());
    await once(socket, "close");
  }
  const h2c = { connection: "Upgrade, HTTP2-Settings", upgrade: "h2c", "http2-settings": "AAEAAEAA" };
  expect((await reply(url, `/${token}/openai/v1/models`, "GET", h2c)).status).toBe(200);
  expect(provider.asked.at(-1)?.headers.upgrade).toBeUndefined();
});

test.each([
  ["an absolute target", (token: string) => `http://evil.example/${token}/openai/v1/models`, 404],
  ["a user in front of a host", (token: string) => `/${token}/openai/v1@evil.example/x`, 200],
  ["a path that climbs", (token: string) => `/${token}/openai/v1/../../x`, 200],
  ["two slashes", (token: string) => `/${token}/openai//evil.example/x`, 200],
])("nothing in a request chooses a host: %s", async (_, target, status) => {
  const { url, token, provider } = await openedWith();
  const found = await reply(url, target(token), "GET", { host: "evil.example", "x-forwarded-host": "evil.example" });
  expect(found.status).toBe(status);
  expect(provider.asked).toHaveLength(status === 200 ? 1 : 0);
  for (const { headers } of provider.asked) expect(headers.host).toBe(new URL(provider.url).host);
});

test("redirects are passed on, not followed", async () => {
  const { url, token, provider } = await openedWith((_, response) => {
    response.writeHead(307, { location: "http://evil.example/" });
    response.end();
  });
  expect(await reply(url, `/${token}/openai/v1/models`)).toMatchObject({
    status: 307,
    location: "http://evil.example/",
  });
  expect(provider.asked).toHaveLength(1);
});

test("keys and request bodies are stored nowhere, and an answer with a secret in it is not stored", async () => {
  const provider = await fakeProvider((_, response, count) =>
    json(response, 200, completion(count === 1 ? "2" : "sk-secret-secret-1234567890")),
  );
  const { begin, callsFile, rows, notes } = await gatewayBefore(provider, { env: { OPENAI_API_KEY: "key-of-a-test" } });
  const { OPENAI_BASE_URL } = begin("a", "t1");
  await ask(OPENAI_BASE_URL, QUESTION);
  const second = await ask(OPENAI_BASE_URL, { ...QUESTION, n: 2 });
  expect(await second.text()).toContain("sk-secret-secret-1234567890");
  expect(rows()).toHaveLength(1);
  const kept = readFileSync(callsFile, "utf8") + JSON.stringify(notes);
  for (const secret of ["key-of-a-test", "nobody else may read", "sk-secret-secret"])
    expect(kept).not.toContain(secret);
});

test("lanes distinguish keys by a salted hash: the used-up quota of one key does not stop another", async () => {
  const [empty, full] = ["sk-empty-key-of-a-test", "sk-full-key-of-a-test"];
  const provider = await fakeProvider(({ headers }, response) => {
    if (headers.authorization === `Bearer ${empty}`) json(response, 429, QUOTA);
    else json(response, 200, completion("2"));
  });
  const { begin, notes, callsFile, gateway } = await gatewayBefore(provider);
  const { OPENAI_BASE_URL } = begin("a", "t1");
  const asked = async (key: string) =>
    (await ask(OPENAI_BASE_URL, QUESTION, { headers: { authorization: `Bearer ${key}` } })).status;
  expect([await asked(empty), await asked(full), await asked(empty)]).toEqual([429, 200, 429]);
  expect(provider.asked).toHaveLength(2);
  const kept = readFileSync(callsFile, "utf8") + JSON.stringify([notes, gateway.wireOf("a")]);
  for (const key of [empty, full])
    for (const form of [key, createHash("sha256").update(`Bearer ${key}`).digest("base64url")])
      expect(kept).not.toContain(form);
});

test("the token of an attempt is redacted wherever a child prints it", async () => {
  const { token, url } = await openedWith();
  const { redact } = createRedactor({ values: [] });
  expect(redact(`connecting to ${url}/openai/v1`)).not.toContain(token);
});

test("in a pull request, answers kept under another ref are not replayed", async () => {
  const folder = scratchFolder();
  const provider = await fakeProvider((_, response, count) => json(response, 200, completion(`${count}`)));
  const main = await gatewayBefore(provider, { folder, journal: { ref: "refs/heads/main" } });
  await ask(main.begin("a", "t1").OPENAI_BASE_URL, QUESTION);
  await main.gateway.close(0);
  const pull = { ref: "refs/pull/1/merge", onlyOwnRef: true };
  const other = await gatewayBefore(provider, { folder, journal: pull });
  const answer = await ask(other.begin("a", "t1").OPENAI_BASE_URL, QUESTION);
  expect(answer.headers.has("x-carryover-replayed")).toBe(false);
  await other.gateway.close(0);
  const again = await gatewayBefore(provider, { folder, journal: pull });
  expect((await ask(again.begin("a", "t1").OPENAI_BASE_URL, QUESTION)).headers.get("x-carryover-replayed")).toBe(
    "true",
  );
  expect(provider.asked).toHaveLength(2);
});
