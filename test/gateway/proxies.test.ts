/** How calls reach their provider if the environment names a proxy. */
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer } from "node:net";
import type { Duplex } from "node:stream";
import { describe, expect, onTestFinished, test } from "vitest";
import { listen } from "../rig/listen.ts";
import { ask, completion, fakeProvider, gatewayBefore, json } from "./rig.ts";

const QUESTION = { model: "m", messages: [{ role: "user", content: "1+1" }] };

/** The address of a proxy. @param serve answers a CONNECT, which asks for a tunnel to `host:port` */
async function proxyThat(serve: (client: Duplex, asked: string | undefined) => unknown): Promise<string> {
  return listen(createServer().on("connect", ({ url }, client) => serve(client, url)));
}

test.each<readonly [name: string, env: (proxy: string) => Record<string, string>, tunnels: readonly string[]]>([
  ["calls go through a tunnel", (proxy) => ({ HTTP_PROXY: proxy }), ["provider.test:80"]],
  ["it may be named without a scheme", (proxy) => ({ http_proxy: proxy.slice(7) }), ["provider.test:80"]],
  ["ALL_PROXY counts where no other names one", (proxy) => ({ ALL_PROXY: proxy }), ["provider.test:80"]],
  ["an ALL_PROXY with an unsupported scheme is left out", () => ({ ALL_PROXY: "socks4a://127.0.0.1:9" }), []],
  ["hosts of NO_PROXY are called directly", (proxy) => ({ HTTP_PROXY: proxy, NO_PROXY: "127.0.0.1" }), []],
])("behind a proxy: %s", async (_, env, tunnels) => {
  const provider = await fakeProvider((_, response) => json(response, 200, completion("2")));
  const asked: (string | undefined)[] = [];
  const proxy = await proxyThat((client, url) => {
    asked.push(url);
    const upstream = connect(Number(new URL(provider.url).port), "127.0.0.1", () => {
      client.write("HTTP/1.1 200 OK\r\n\r\n");
      client.pipe(upstream).pipe(client);
    });
  });
  const proxies = env(proxy);
  const base = tunnels.length === 0 ? provider.url : "http://provider.test";
  const { begin } = await gatewayBefore(provider, { env: { OPENAI_BASE_URL: `${base}/v1` }, settings: { proxies } });
  expect((await ask(begin("a", "t1").OPENAI_BASE_URL, QUESTION)).status).toBe(200);
  expect(asked).toEqual(tunnels);
});

test("a SOCKS proxy that is to look names up, too", async () => {
  const provider = await fakeProvider((_, response) => json(response, 200, completion("2")));
  const asked: string[] = [];
  const server = createTcpServer((client) => {
    client.once("data", () => {
      client.write(Buffer.from([5, 0]));
      client.once("data", (request) => {
        asked.push(request.subarray(5, -2).toString());
        const upstream = connect(Number(new URL(provider.url).port), "127.0.0.1", () => {
          client.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
          client.pipe(upstream).pipe(client);
        });
      });
    });
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const proxies = { ALL_PROXY: `socks5h://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const env = { OPENAI_BASE_URL: "http://provider.test/v1" };
  const { begin } = await gatewayBefore(provider, { env, settings: { proxies } });
  expect((await ask(begin("a", "t1").OPENAI_BASE_URL, QUESTION)).status).toBe(200);
  expect(asked).toEqual(["provider.test"]);
});

test.each<readonly [name: string, variable: string, asked: readonly string[]]>([
  ["is reached through a tunnel of HTTPS_PROXY", "HTTPS_PROXY", ["127.0.0.1:9"]],
  ["is reached through a tunnel of ALL_PROXY", "ALL_PROXY", ["127.0.0.1:9"]],
  ["is called directly if only HTTP_PROXY is set, as curl does", "HTTP_PROXY", []],
])("behind a proxy, an https provider: %s", async (_, variable, tunnels) => {
  const asked: (string | undefined)[] = [];
  // Nothing on the loopback has a certificate, so only what the proxy is asked for shows the way of a call.
  const proxy = await proxyThat((client, url) => {
    asked.push(url);
    client.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  const proxies = { [variable]: proxy };
  const env = { OPENAI_BASE_URL: "https://127.0.0.1:9/v1" };
  const { begin } = await gatewayBefore(await fakeProvider(() => {}), { env, settings: { proxies } });
  await ask(begin("a", "t1").OPENAI_BASE_URL, QUESTION).catch(() => "broken");
  expect(asked.slice(0, 1)).toEqual(tunnels);
});

describe("a proxy that opens no tunnel", () => {
  const behind = async (serve: (client: Duplex) => unknown) => {
    const proxies = { HTTPS_PROXY: await proxyThat(serve) };
    const env = { OPENAI_BASE_URL: "https://provider.test/v1" };
    return gatewayBefore(await fakeProvider(() => {}), { env, settings: { proxies } });
  };

  test("but closes the connection breaks the call, with a warning", async () => {
    const { begin, notes } = await behind((client) => client.destroy());
    await expect(ask(begin("a", "t1").OPENAI_BASE_URL, QUESTION)).rejects.toThrow();
    expect(notes).toContainEqual({ event: "warning", message: expect.stringContaining("no tunnel through the proxy") });
  });

  test("and never answers does not hold up the end of the run", async () => {
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const { begin, gateway } = await behind((client) => {
      onTestFinished(() => void client.destroy());
      asked();
    });
    const call = ask(begin("a", "t1").OPENAI_BASE_URL, QUESTION).catch(() => "broken");
    await isAsked;
    await gateway.close(0);
    expect(await call).toBe("broken");
  });
});
