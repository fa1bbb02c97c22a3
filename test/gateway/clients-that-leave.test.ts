import { connect } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import type { WireRefusal } from "../../src/core/wire.ts";
import { systemClock } from "../../src/engine/system-clock.ts";
import { ask, completion, json, opened, QUOTA, slowDown, textOf } from "./rig.ts";

const QUESTION = { model: "m", messages: [{ role: "user", content: "1+1" }] };

describe("a client that gives up", () => {
  test("on a call that is upstream: the answer is kept, and its next try gets it", async () => {
    let finish = () => {};
    const { rows, gateway, provider, base } = await opened((_, response) => {
      finish = () => json(response, 200, completion("late"));
    });
    const giveUp = new AbortController();
    const first = ask(base, QUESTION, { signal: giveUp.signal });
    await expect.poll(() => provider.asked.length).toBe(1);
    giveUp.abort();
    await expect(first).rejects.toThrow();
    const second = ask(base, QUESTION);
    await expect.poll(() => gateway.wireOf("a")?.calls).toBe(2);
    finish();
    expect(await textOf(await second)).toBe("late");
    expect(provider.asked).toHaveLength(1);
    expect(rows().map(({ n }) => n)).toEqual([0]);
    expect(gateway.wireOf("a")?.refusals).toEqual([]);
  });

  test("on a call in which the provider then fails: it cannot have graded that failure", async () => {
    let finish = () => {};
    const { gateway, provider, base } = await opened((_, response) => {
      finish = () => json(response, 500, { error: { message: "broken" } });
    });
    const giveUp = new AbortController();
    const first = ask(base, QUESTION, { signal: giveUp.signal });
    await expect.poll(() => provider.asked.length).toBe(1);
    giveUp.abort();
    await expect(first).rejects.toThrow();
    // Once this is answered, the gateway has seen the client leave.
    await fetch(base ?? "", { method: "HEAD" });
    const seen = gateway.wireOf("a");
    finish();
    // It waits for the calls that are upstream.
    await gateway.close(1_000);
    expect(seen?.outages.size).toBe(0);
  });

  test.each([
    ["its answer", 200, completion("late"), { made: 1, refused: 0 }, 0],
    ["its refusal", 429, QUOTA, { made: 0, refused: 1 }, 1],
  ])(
    "on a call that outlives its attempt: the next attempt that repeats the call gets %s, and is charged for it",
    async (...row) => {
      const [, status, body, counts, refusals] = row;
      let finish = () => {};
      const { gateway, paid, begin, provider, base } = await opened((_, response) => {
        finish = () => json(response, status, body);
      });
      const giveUp = new AbortController();
      const first = ask(base, QUESTION, { signal: giveUp.signal });
      await expect.poll(() => provider.asked.length).toBe(1);
      giveUp.abort();
      await expect(first).rejects.toThrow();
      gateway.end("a");
      const second = ask(begin("b", "t1").OPENAI_BASE_URL, QUESTION);
      await expect.poll(() => gateway.wireOf("b")?.calls).toBe(1);
      finish();
      expect((await second).status).toBe(status);
      expect(provider.asked).toHaveLength(1);
      expect(gateway.callsOf("b", "t1")).toMatchObject(counts);
      expect(gateway.wireOf("b")?.refusals).toHaveLength(refusals);
      expect(paid.map(({ key }) => key)).toEqual(status === 200 ? ["b"] : []);
    },
  );

  test("on a call that outlives its attempt and then fails: the next try is still the first of its kind", async () => {
    let finish = () => {};
    const { gateway, rows, begin, provider, base } = await opened((_, response) => {
      if (provider.asked.length > 1) json(response, 200, completion("second try"));
      else finish = () => json(response, 500, { error: { message: "broken" } });
    });
    const giveUp = new AbortController();
    const first = ask(base, QUESTION, { signal: giveUp.signal });
    await expect.poll(() => provider.asked.length).toBe(1);
    giveUp.abort();
    await expect(first).rejects.toThrow();
    gateway.end("a");
    const { OPENAI_BASE_URL } = begin("b", "t1");
    const second = ask(OPENAI_BASE_URL, QUESTION);
    await expect.poll(() => gateway.wireOf("b")?.calls).toBe(1);
    finish();
    expect((await second).status).toBe(500);
    expect(await textOf(await ask(OPENAI_BASE_URL, QUESTION))).toBe("second try");
    expect(rows().map(({ n }) => n)).toEqual([0]);
  });

  test.each([
    ["the same attempt", "a"],
    ["the next attempt", "b"],
  ])("on an answer that came after a refusal: %s that gets the rest of it was not refused", async (_, next) => {
    let finish = () => {};
    const { gateway, begin, provider, base } = await opened((_asked, response, count) => {
      if (count === 1) return slowDown(response, { "retry-after-ms": "10" });
      const body = JSON.stringify(completion("late"));
      response.writeHead(200, { "content-type": "application/json" });
      response.write(body.slice(0, 5));
      finish = () => response.end(body.slice(5));
    });
    const giveUp = new AbortController();
    const first = ask(base, QUESTION, { signal: giveUp.signal });
    await expect.poll(() => provider.asked.length).toBe(2);
    // Its refusal stands until the answer begins.
    await expect.poll(() => gateway.wireOf("a")?.refusals.length).toBe(0);
    giveUp.abort();
    await expect(first).rejects.toThrow();
    const second = ask(next === "a" ? base : begin(next, "t1").OPENAI_BASE_URL, QUESTION);
    await expect.poll(() => gateway.wireOf(next)?.calls).toBe(next === "a" ? 2 : 1);
    finish();
    expect(await textOf(await second)).toBe("late");
    expect(provider.asked).toHaveLength(2);
    expect(gateway.wireOf(next)?.refusals).toEqual([]);
  });

  test("on a call that is held: it leaves the queue, and counts as refused until the call succeeds", async () => {
    const { gateway, notes, base } = await opened((_, response) => slowDown(response, { "retry-after": "30" }));
    const giveUp = new AbortController();
    const first = ask(base, QUESTION, { signal: giveUp.signal });
    await expect.poll(() => gateway.callsOf("a", "t1")?.held).toBe(1);
    expect(gateway.hasHeld("a", 1)).toBe(true);
    // Without this line nothing would say why the run stands still.
    expect(notes).toMatchObject([{ event: "paused", provider: "openai", reason: "asked to wait 30s: slow down" }]);
    giveUp.abort();
    await expect(first).rejects.toThrow();
    await expect
      .poll(() => gateway.wireOf("a")?.refusals)
      .toMatchObject([{ taskId: "t1", how: "left", limit: { kind: "wait" } }]);
  });

  test.each([
    ["for two seconds after a refusal of another call: the limit holds it", 2_000, true, 1],
    ["for less: it only waits for its turn", 1_900, true, 0],
    ["for two seconds in a slow start: it only waits for its turn", 2_000, false, 0],
  ])("on a call that waits %s", async (_, waitedMs, isRefused, held) => {
    const clock = systemClock();
    let aheadMs = 0;
    const ahead = {
      now: () => clock.now() + aheadMs,
      at: (at: number, wake: () => void) => clock.at(at - aheadMs, wake),
    };
    const { gateway, provider, refused, base } = await opened(
      (_asked, response) => (isRefused ? slowDown(response, { "retry-after": "30" }) : undefined),
      { settings: { clock: ahead } },
    );
    const waiting = () => gateway.callsOf("a", "t1")?.held ?? 0;
    const first = ask(base, QUESTION).catch(() => {});
    await expect.poll(() => [provider.asked.length, waiting()]).toEqual([1, isRefused ? 1 : 0]);
    const giveUp = new AbortController();
    const second = ask(base, { ...QUESTION, temperature: 1 }, { signal: giveUp.signal });
    await expect.poll(waiting).toBe(isRefused ? 2 : 1);
    aheadMs = waitedMs;
    // The provider has refused the first call only. What is left of its wait holds the second one.
    const holdsSecond = ({ limit }: WireRefusal) => limit.kind === "wait" && (limit.retryAfterMs ?? 0) <= 28_000;
    expect(gateway.wireOf("a")?.refusals.filter(holdsSecond)).toHaveLength(held);
    giveUp.abort();
    await expect(second).rejects.toThrow();
    // The loop reads the child's rows when it learns of a refusal. By then the refusal must stand.
    await expect.poll(() => refused).toHaveLength(held);
    expect(refused[0]?.standing.filter(holdsSecond) ?? []).toHaveLength(held);
    await gateway.close(0);
    await first;
  });

  test.each([
    ["before", true],
    ["after", false],
  ])("a call whose client left %s its task was settled is cut off", async (_, leavesFirst) => {
    let cut = false;
    const { gateway, provider, base } = await opened((_, response) => response.on("close", () => (cut = true)));
    const giveUp = new AbortController();
    const call = ask(base, QUESTION, { signal: giveUp.signal });
    await expect.poll(() => provider.asked.length).toBe(1);
    if (!leavesFirst) gateway.forget("t1");
    giveUp.abort();
    await expect(call).rejects.toThrow();
    // By now the gateway has seen that its client left.
    await new Promise((resolve) => setImmediate(resolve));
    if (leavesFirst) gateway.forget("t1");
    await expect.poll(() => cut).toBe(true);
  });
});

test.each(["x-stainless-timeout", "x-server-timeout"])(
  "a call is held for three quarters of its client's timeout in %s, and then refused for a moment",
  async (name) => {
    const { gateway, base } = await opened((_, response, count) =>
      count === 1 ? slowDown(response, { "retry-after": "2" }) : json(response, 200, completion("held for too long")),
    );
    const answer = await ask(base, QUESTION, { headers: { [name]: "1" } });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "1"]);
    expect(await answer.json()).toMatchObject({ error: { code: "rate_limit_exceeded" } });
    expect(gateway.wireOf("a")?.refusals).toMatchObject([
      { how: "answered", limit: { kind: "wait", retryAfterMs: 2_000 } },
    ]);
  },
);

test("a client that never reads on does not keep the gateway open", async () => {
  let sent = 0;
  const { gateway, base } = await opened((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const sendMore = () => {
      do sent += 1;
      while (response.write(`data: ${"x".repeat(65_536)}\n\n`));
      response.once("drain", sendMore);
    };
    sendMore();
  });
  const { hostname, port, pathname } = new URL(base ?? "");
  const client = connect(Number(port), hostname).on("error", () => {});
  onTestFinished(() => void client.destroy());
  client.write(`POST ${pathname}/chat/completions HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}`);
  // All buffers on the way are full once the provider can send no more.
  const counts: number[] = [];
  await expect.poll(() => counts.push(sent) > 1 && sent > 0 && counts.at(-2) === sent, { interval: 200 }).toBe(true);
  await gateway.close(0);
});

test("at the end a call that is upstream is waited for, and kept", async () => {
  let finish = () => {};
  const { gateway, rows, provider, base } = await opened((_, response) => {
    finish = () => json(response, 200, completion("late"));
  });
  const giveUp = new AbortController();
  const call = ask(base, QUESTION, { signal: giveUp.signal });
  await expect.poll(() => provider.asked.length).toBe(1);
  giveUp.abort();
  await expect(call).rejects.toThrow();
  gateway.end("a");
  const closed = gateway.close(60_000);
  finish();
  await closed;
  expect(rows()).toHaveLength(1);
});
