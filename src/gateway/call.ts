/**
 * One call, from its arrival to the last byte of its answer:
 *
 *   replayed ◄─ journal ── arrival ── waiting ──► upstream ──► relayed, and journaled
 *                                       ▲  └─► refused        │
 *                                       └─────── limit ◄──────┘
 *
 * When a client leaves, its call leaves the queue. A call that is already upstream goes on: the client's next try attaches to it.
 */
import type { ServerResponse } from "node:http";
import type { Detector } from "../core/evidence.ts";
import type { Clock } from "../core/instant.ts";
import { reasonOf } from "../core/reason.ts";
import { unreachable } from "../core/unreachable.ts";
import { keptHeaders, readAll, refusalOf, remainingOf } from "./answer-parts.ts";
import { Cutoff, type UpstreamAnswer } from "./answer-reader.ts";
import type { Attempt, CallPlace } from "./attempt-calls.ts";
import { CallClient } from "./call-client.ts";
import { CallEvidence } from "./call-evidence.ts";
import { textOf } from "./call-request.ts";
import type { StoredAnswer } from "./call-row.ts";
import type { GatewayListener } from "./gateway.ts";
import type { Lane, Turn } from "./lanes.ts";
import { heldTooLong, lateRefusal, ofStop } from "./local-answer.ts";
import type { OpenRoute } from "./open-routes.ts";
import { readLateError, readLimit } from "./read-limit.ts";
import { relay } from "./relay.ts";
import type { Upstream } from "./upstream.ts";

/** What all calls of a run share. */
export interface Services {
  readonly clock: Clock;
  readonly upstream: Upstream;
  readonly detectorAt: (nowAt: number) => Detector;
  readonly listener: GatewayListener;
  /** Puts an answer into the journal. */
  readonly keep: (place: CallPlace, answer: StoredAnswer) => void;
  /** Once for each subject. */
  readonly warn: (subject: string, message: string) => void;
}

/** Who waits for the answer. */
interface Caller {
  readonly attempt: Attempt;
  /** The place of the call within the attempt. */
  readonly place: CallPlace;
  /** Epoch ms: how long its client can wait for a turn. */
  readonly holdUntilAt: number;
}

interface CallRequest extends Caller {
  readonly id: string;
  readonly route: OpenRoute;
  readonly lane: Lane;
  /** As the request names it; empty if it names none. */
  readonly model: string;
  readonly isFirst: boolean;
  /** Whether its answer can be replayed later. */
  readonly isRepeatable: boolean;
  readonly method: string;
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: Buffer | null;
}

/** How much of an error body is kept in memory. */
const ERROR_LIMIT_BYTES = 1_000_000;

export class Call {
  readonly #request: CallRequest;
  readonly #services: Services;
  readonly #client: CallClient;
  readonly #evidence: CallEvidence;
  readonly #cutoff = new Cutoff();
  #caller: Caller;
  #phase: "waiting" | "upstream" | "done" = "waiting";
  #isWanted = true;

  constructor(request: CallRequest, response: ServerResponse, services: Services) {
    this.#request = request;
    this.#caller = request;
    this.#services = services;
    this.#client = new CallClient(response, request.isRepeatable, () => this.#clientLeft());
    this.#evidence = new CallEvidence(request, services);
  }

  get place(): CallPlace {
    return this.#caller.place;
  }

  /** Whether its client has left, and another may take its place. */
  get isOrphan(): boolean {
    return this.#client.isGone && this.#phase === "upstream";
  }

  /** The next try of the same call takes over where the last one left. It may come from a later attempt of the task. */
  attach(response: ServerResponse, caller: Caller): void {
    this.#caller = caller;
    this.#evidence.moveTo(caller);
    this.#client.attach(response);
  }

  /** Its task is settled: nobody will ask for the answer again. */
  forget(): void {
    this.#isWanted = false;
    if (this.isOrphan) this.cut();
  }

  /** Cuts it off, whatever it is doing. It may wait for a client that never reads on. */
  cut(): void {
    if (this.#phase === "waiting") this.#request.lane.left(this.#request.id);
    this.#cutoff.cut();
    this.#client.destroy();
  }

  #clientLeft(): void {
    switch (this.#phase) {
      case "waiting":
        this.#request.lane.left(this.#request.id);
        return;
      case "upstream":
        // An answer that nobody could get later is not paid for to its end.
        if (this.#client.isRepeatable && this.#isWanted) this.#release();
        else this.#cutoff.cut();
        return;
      case "done":
        return;
      default:
        unreachable(this.#phase);
    }
  }

  async run(): Promise<void> {
    try {
      while ((await this.#try()) === "again");
    } finally {
      this.#phase = "done";
    }
  }

  /** Waits for a turn and sends the call. @returns `again` if a limit refused it for a short time */
  async #try(): Promise<"done" | "again"> {
    const { route, path } = this.#request;
    const turn = await this.#turn();
    this.#evidence.waitsNoMore();
    switch (turn.kind) {
      case "left":
        this.#evidence.left();
        return "done";
      case "late":
        this.#evidence.refuse();
        this.#client.answer(heldTooLong(route.dialect, path));
        return "done";
      case "stopped":
        this.#evidence.limited(turn.stop.limit);
        this.#evidence.refuse();
        this.#client.answer(turn.stop.answer);
        return "done";
      case "go":
        return this.#send();
      default:
        return unreachable(turn);
    }
  }

  /** Enters the queue of its lane; a call that the provider has just refused goes before all others. */
  #turn(): Promise<Turn> {
    const { id, lane, isFirst } = this.#request;
    const { holdUntilAt } = this.#caller;
    const { lastLimit } = this.#evidence;
    this.#phase = "waiting";
    if (this.#client.isGone) {
      lane.left(id);
      return Promise.resolve({ kind: "left" });
    }
    const turn = lastLimit === null ? lane.enter(id, isFirst, holdUntilAt) : lane.refused(id, lastLimit, holdUntilAt);
    if (lane.isWaiting(id)) this.#evidence.waits();
    return turn;
  }

  async #send(): Promise<"done" | "again"> {
    const { id, lane, route, model, method, path, headers, body } = this.#request;
    this.#phase = "upstream";
    let answer: UpstreamAnswer;
    try {
      const { origin } = route;
      answer = await this.#services.upstream.send({ origin, method, path, headers, body, cutoff: this.#cutoff });
    } catch (error) {
      // The client retries a broken connection by itself, and one layer of retries is enough.
      if (!this.#client.isGone) {
        const message = `the gateway could not reach ${route.name} at ${route.origin}: ${reasonOf(error)}`;
        this.#services.warn(`unreachable ${route.name}`, message);
      }
      lane.left(id);
      this.#fail();
      return "done";
    }
    if (answer.status >= 400) return this.#takeError(answer);
    this.#evidence.succeeded();
    lane.answered(id, remainingOf(answer));
    try {
      await relay(answer, this.#client, {
        failed: (data) => this.#takeLateError(data),
        received: (text, usage) => {
          const { attempt, place } = this.#caller;
          if (method === "POST") {
            attempt.count(place.task, "made", usage);
            this.#services.listener.paid?.(attempt.key, { taskId: place.task?.id ?? null, model, ...usage });
          }
          if (text === null || !this.#isWanted) return;
          this.#services.keep(place, { status: answer.status, headers: keptHeaders(answer), body: text });
        },
      });
    } catch {
      this.#fail();
    }
    return "done";
  }

  async #takeError(answer: UpstreamAnswer): Promise<"done" | "again"> {
    const { id, lane, route } = this.#request;
    const { clock, detectorAt } = this.#services;
    let body: Buffer;
    try {
      body = await readAll(answer.body, ERROR_LIMIT_BYTES);
    } catch {
      lane.left(id);
      this.#fail();
      return "done";
    }
    const now = clock.now();
    const headers = new Map(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
    const refused = { status: answer.status, headers, body: body.toString("utf8"), asked: this.#asked() };
    const limit = readLimit(refused, route.name, detectorAt(now), now);
    if (limit === null) {
      if (answer.status === 429) this.#caller.attempt.overload(this.#caller.place);
      const hasFailed = answer.status >= 500 || answer.status === 429;
      // A server in trouble shows nothing about the rate.
      if (hasFailed) lane.left(id);
      else lane.answered(id, remainingOf(answer));
      this.#takeLateError(refused.body);
      if (hasFailed) this.#noteOutage(`answered HTTP ${answer.status}`);
      else this.#caller.attempt.answer(this.#caller.place);
      this.#client.passOn(answer, body, true);
      return "done";
    }
    this.#evidence.limited(limit);
    switch (limit.kind) {
      case "wait":
      case "cap":
        return "again";
      case "stop": {
        const refusal = ofStop(refusalOf(answer, body));
        lane.stopWith({ limit, answer: refusal });
        lane.left(id);
        this.#evidence.refuse();
        this.#client.answer(refusal);
        return "done";
      }
      case "task":
        lane.answered(id, null);
        this.#evidence.refuse();
        this.#client.answer(refusalOf(answer, body));
        return "done";
      default:
        return unreachable(limit.kind);
    }
  }

  /** An error whose status states no limit, such as 200 or 500. It is on its way to the client, which retries by itself. */
  #takeLateError(data: string): void {
    const { lane, route } = this.#request;
    const { clock, detectorAt } = this.#services;
    this.#release();
    const now = clock.now();
    const found = readLateError(data, this.#asked(), route.name, detectorAt(now), now);
    if (found === null) return;
    if (found === "outage") {
      this.#noteOutage("reported an error of its own");
      return;
    }
    this.#evidence.limited(found);
    if (found.kind === "stop") lane.stopWith({ limit: found, answer: ofStop(lateRefusal(data)) });
    this.#evidence.refuse();
  }

  /** The body of the request, which errors quote. */
  #asked(): string {
    return textOf(this.#request.body ?? Buffer.alloc(0));
  }

  /** The answer broke, or none came: the client sees a broken connection, as it would without the gateway. */
  #fail(): void {
    this.#noteOutage("gave no complete answer");
    this.#release();
    this.#client.destroy();
  }

  /** A client that has left does not learn of the failure. It may have sent the call twice and have the other answer. */
  #noteOutage(how: string): void {
    if (this.#client.isGone) return;
    const message = `${this.#request.route.name} ${how}, and answered no later call of the task`;
    this.#caller.attempt.outage(this.#caller.place, message);
  }

  /** The next try of the call takes its place. */
  #release(): void {
    this.#caller.attempt.release(this.#caller.place);
  }
}
