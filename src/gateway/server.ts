/** The gateway itself: a server on loopback that identifies its callers by the token in their address. */

import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { ChurnMap } from "../core/churn-map.ts";
import { reasonOf } from "../core/reason.ts";
import type { Wire } from "../core/wire.ts";
import type { CallCounts } from "../store/format.ts";
import { Attempt, nameOf } from "./attempt-calls.ts";
import { Call, type Services } from "./call.ts";
import { sendLocally } from "./call-client.ts";
import { callKey, isRepeatable, modelOf } from "./call-key.ts";
import {
  type CallAddress,
  holdMs,
  jsonOf,
  keyMark,
  readBody,
  readCallAddress,
  withoutBoundary,
  withoutKey,
} from "./call-request.ts";
import type { Gateway, GatewayAttempt, GatewayListener, GatewaySettings } from "./gateway.ts";
import { Lane, type LaneOptions } from "./lanes.ts";
import { plainAnswer } from "./local-answer.ts";
import { gatewayVariables, type OpenRoute, upstreamPath } from "./open-routes.ts";
import { Replay } from "./replay.ts";
import { forwardedHeaders, HEADERS_LIMIT_BYTES, openUpstream } from "./upstream.ts";

/** Longer than clients keep theirs, so that no call meets a connection that is being closed. */
const KEEP_ALIVE_MS = 120_000;

/** @throws the error of the system if no port is free */
export async function openGateway(settings: GatewaySettings, listener: GatewayListener): Promise<Gateway> {
  const gateway = new LoopbackGateway(settings, listener);
  await gateway.listen();
  return gateway;
}

class LoopbackGateway implements Gateway {
  readonly #settings: GatewaySettings;
  readonly #listener: GatewayListener;
  readonly #server: Server;
  readonly #services: Services;
  readonly #laneOptions: LaneOptions;
  /** By route, key and model. */
  readonly #lanes = new Map<string, Lane>();
  /** Null if no answer is kept. */
  readonly #replay: Replay | null;
  readonly #routes: ReadonlyMap<string, OpenRoute>;
  /** By token, and by key: while their children run. */
  readonly #attempts = new Map<string, Attempt>();
  readonly #byKey = new Map<string, Attempt>();
  readonly #calls = new ChurnMap<{ readonly call: Call; readonly ended: Promise<void> }>();
  /** Provider keys are known by a salted hash only. */
  readonly #salt = randomBytes(32).toString("hex");
  readonly #reported = new Set<string>();
  #callCount = 0;

  constructor(settings: GatewaySettings, listener: GatewayListener) {
    const { clock, routes, detectorAt, defaultWaitMs, journal } = settings;
    const warn = (subject: string, message: string) => this.#warn(subject, message);
    this.#settings = settings;
    this.#listener = listener;
    this.#routes = new Map(routes.map((route) => [route.name, route]));
    this.#laneOptions = { clock, defaultWaitMs, publish: listener.publish };
    this.#replay = journal === null ? null : new Replay({ clock, listener, journal, warn });
    const upstream = openUpstream(settings.proxies);
    this.#services = {
      clock,
      upstream,
      detectorAt,
      listener,
      keep: (place, answer) => this.#replay?.keep(place, answer),
      warn,
    };
    this.#server = createServer({ maxHeaderSize: HEADERS_LIMIT_BYTES }, (request, response) => {
      void this.#serve(request, response).catch(() => response.destroy());
    });
    this.#server.requestTimeout = 0;
    this.#server.keepAliveTimeout = KEEP_ALIVE_MS;
  }

  async listen(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    // A connection that cannot be accepted must not end the run: its client tries again.
    this.#server.on("error", () => {});
    // A connection that a client keeps open must not keep the process alive.
    this.#server.unref();
  }

  begin(begun: GatewayAttempt): Readonly<Record<string, string>> {
    const attempt = new Attempt(begun, this.#settings.clock.now());
    this.#attempts.set(attempt.token, attempt);
    this.#byKey.set(attempt.key, attempt);
    const { routes, environment } = this.#settings;
    return gatewayVariables(routes, `http://${this.#address()}/${attempt.token}`, environment);
  }

  wireOf(key: string): Wire | null {
    const attempt = this.#byKey.get(key);
    if (attempt === undefined) return null;
    return {
      calls: attempt.calls,
      refusals: attempt.refusals(),
      hasOverload: attempt.hasOverload,
      outages: attempt.outages,
      routes: [...this.#routes.keys()],
      address: this.#address(),
    };
  }

  callsOf(key: string, taskId: string): CallCounts | null {
    return this.#byKey.get(key)?.countsOf(taskId) ?? null;
  }

  hasHeld(key: string, periodMs: number): boolean {
    const attempt = this.#byKey.get(key);
    return attempt !== undefined && attempt.heldUntilAt > this.#settings.clock.now() - periodMs;
  }

  end(key: string): void {
    const attempt = this.#byKey.get(key);
    if (attempt === undefined) return;
    this.#byKey.delete(key);
    this.#attempts.delete(attempt.token);
  }

  forget(taskId: string): void {
    for (const [, { call }] of this.#calls.entries()) if (call.place.task?.id === taskId) call.forget();
    this.#replay?.forget(taskId);
  }

  async close(graceMs: number): Promise<void> {
    this.#server.close();
    const { clock } = this.#settings;
    const cancelCut = clock.at(clock.now() + graceMs, () => {
      for (const [, { call }] of this.#calls.entries()) call.cut();
    });
    while (this.#calls.size > 0) await Promise.all(this.#calls.entries().map(([, { ended }]) => ended));
    cancelCut();
    for (const lane of this.#lanes.values()) lane.close();
    this.#server.closeAllConnections();
    await this.#services.upstream.close();
    this.#replay?.close();
  }

  #address(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `127.0.0.1:${port}`;
  }

  /** @param mark stands for the key of the calls, which is kept nowhere */
  #laneOf(route: string, mark: string, model: string): Lane {
    const name = JSON.stringify([route, mark, model]);
    const lane = this.#lanes.get(name) ?? new Lane(route, model, this.#laneOptions);
    this.#lanes.set(name, lane);
    return lane;
  }

  #attemptOf({ url = "" }: IncomingMessage): Attempt | null {
    return this.#attempts.get(/^\/([^/?]+)/.exec(url)?.[1] ?? "") ?? null;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const attempt = this.#attemptOf(request);
    const address = readCallAddress(request.url ?? "");
    const route = address === null ? undefined : this.#routes.get(address.route);
    // Without a valid token nobody learns anything, not even that this is a gateway.
    if (attempt === null) sendLocally(response, plainAnswer(404, "not found"));
    else if (request.method === "HEAD") sendLocally(response, plainAnswer(200, ""));
    // Clients of a WebSocket fall back to HTTP. Without a listener Node ignores other upgrades, such as Java's to HTTP/2.
    else if (/^websocket$/i.test(request.headers.upgrade ?? ""))
      sendLocally(response, plainAnswer(426, "no WebSockets"));
    else if (address === null || route === undefined) {
      const names = [...this.#routes.keys()].join(", ");
      sendLocally(response, plainAnswer(404, `Carryover's gateway has no such route. Open routes: ${names}.`));
    } else await this.#take(request, response, { attempt, address, route });
  }

  async #take(
    request: IncomingMessage,
    response: ServerResponse,
    {
      attempt,
      address,
      route,
    }: { readonly attempt: Attempt; readonly address: CallAddress; readonly route: OpenRoute },
  ): Promise<void> {
    const { clock, ignored } = this.#settings;
    const arrivedAt = clock.now();
    const body = await readBody(request);
    const json = jsonOf(body);
    const path = upstreamPath(route, address.rest);
    const { method = "GET" } = request;
    const facts = {
      route: route.name,
      origin: route.origin,
      method,
      path: withoutKey(path, request),
      json,
      body: withoutBoundary(body, request),
    };
    const key = callKey(facts, ignored, attempt.sessionNotes);
    const isFirst = attempt.calls === 0;
    // The header first: a client that several tests share keeps the path of the test that made it.
    const task = attempt.taskOf(String(request.headers["x-carryover-task"] ?? "")) ?? attempt.taskOf(address.task);
    const place = attempt.take(task, key);
    const model = modelOf(facts);
    const holdUntilAt = arrivedAt + holdMs(request);
    const canBeKept = this.#replay !== null && task !== null && isRepeatable(facts);
    if (canBeKept) {
      const orphan = this.#orphanAt(nameOf(place));
      if (orphan !== null) {
        orphan.attach(response, { attempt, place, holdUntilAt });
        return;
      }
      if (this.#replay?.answer(attempt, place, model, response)) return;
    }
    this.#callCount += 1;
    const id = String(this.#callCount);
    const call = new Call(
      {
        attempt,
        place,
        holdUntilAt,
        id,
        route,
        lane: this.#laneOf(route.name, keyMark(request, path, this.#salt), model),
        model,
        isFirst,
        isRepeatable: canBeKept,
        method,
        path,
        headers: forwardedHeaders(request.rawHeaders),
        body: body.length > 0 ? body : null,
      },
      response,
      this.#services,
    );
    const ended = call.run().catch((error: unknown) => {
      this.#warn("call", `the gateway lost a call: ${reasonOf(error)}`);
      response.destroy();
    });
    this.#calls.set(id, { call, ended });
    await ended;
    this.#calls.delete(id);
  }

  /** The running call of this place whose client has left. Few calls run at a time, and orphans are rare. */
  #orphanAt(name: string): Call | null {
    return this.#calls.find(({ call }) => call.isOrphan && nameOf(call.place) === name)?.call ?? null;
  }

  #warn(subject: string, message: string): void {
    if (this.#reported.has(subject)) return;
    this.#reported.add(subject);
    this.#listener.publish({ event: "warning", message });
  }
}
