/**
 * One call, from its arrival to the last byte of its answer:
 *
 *   replayed ◄─ journal ── arrival ── waiting ──► upstream ──► relayed, and journaled
 *                                       ▲  └─► refused        │
 *                                       └─────── limit ◄──────┘
 *
 * A client that leaves takes its call out of the queue. A call that is upstream goes on without it: its next try attaches.
 */
import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import type { Detector } from "../core/classify.ts";
import { NOTHING_DETECTED, type RateLimit } from "../core/rate-limit.ts";
import { unreachable } from "../core/unreachable.ts";
import { decode, keptHeaders, readAll, refusalOf, remainingOf } from "./answer-parts.ts";
import type { Attempt, CallPlace } from "./attempt.ts";
import { BODY_LIMIT_BYTES, type StoredAnswer } from "./call-row.ts";
import type { GatewayClock, GatewayListener } from "./gateway.ts";
import type { Lane, LaneStop } from "./lanes.ts";
import { heldTooLong, type LocalAnswer } from "./local-answer.ts";
import type { OpenRoute } from "./open-routes.ts";
import { readLimit, statedWaitMs } from "./read-limit.ts";
import { StreamEnd } from "./stream-end.ts";
import { returnedHeaders, type Upstream, type UpstreamAnswer } from "./upstream.ts";
import { NO_TOKENS, usageOf } from "./usage.ts";

/** What all calls of a run share. */
export interface Services {
  readonly clock: GatewayClock;
  readonly upstream: Upstream;
  readonly detectorAt: (nowAt: number) => Detector;
  readonly listener: GatewayListener;
  /** Puts an answer into the journal. */
  readonly keep: (place: CallPlace, answer: StoredAnswer) => void;
}

export interface CallRequest {
  readonly id: string;
  readonly attempt: Attempt;
  readonly place: CallPlace;
  readonly route: OpenRoute;
  readonly lane: Lane;
  /** As the request names it; empty where it names none. */
  readonly model: string;
  readonly isFirst: boolean;
  /** Whether its answer can stand for it later. */
  readonly isRepeatable: boolean;
  readonly method: string;
  readonly path: string;
  readonly headers: readonly string[];
  /** A body that is too large to be held can be sent only once. */
  readonly body: Uint8Array | Readable | null;
  /** Epoch ms until which its client waits for a turn. */
  readonly holdUntilAt: number;
}

type Turn = { readonly kind: "go" | "late" | "left" } | { readonly kind: "stopped"; readonly stop: LaneStop };

/** A call that has waited for its turn for so long waits for the provider's limit. */
const LONG_WAIT_MS = 10_000;
/** Of an error body no more is held. */
const ERROR_LIMIT_BYTES = 1_000_000;

export class Call {
  readonly #request: CallRequest;
  readonly #services: Services;
  readonly #abort = new AbortController();
  #client: ServerResponse | null;
  #leaveQueue: () => void = () => {};
  #phase: "waiting" | "upstream" | "done" = "waiting";
  #lastLimit: RateLimit | null = null;
  /** Epoch ms; null where it went at once. */
  #waitsSince: number | null = null;
  /** The answer, once its client may have the head of it. */
  #begun: UpstreamAnswer | null = null;
  /** What of the answer went to the client; null where it is too much to be held for another one. */
  #sent: Buffer[] | null;
  #isWanted = true;

  constructor(request: CallRequest, client: ServerResponse, services: Services) {
    this.#request = request;
    this.#services = services;
    this.#client = client;
    this.#sent = request.isRepeatable ? [] : null;
    this.#listenTo(client);
  }

  get place(): CallPlace {
    return this.#request.place;
  }

  /** Whether its client has left, and another may take its place. */
  get isOrphan(): boolean {
    return this.#client === null && this.#phase === "upstream";
  }

  /** The next try of the same call takes over where the last one left. */
  attach(client: ServerResponse): void {
    this.#client = client;
    this.#listenTo(client);
    if (this.#begun === null) return;
    client.writeHead(this.#begun.status, returnedHeaders(this.#begun.headers, false));
    for (const chunk of this.#sent ?? []) client.write(chunk);
  }

  /** Its task is settled: the answer is not to be kept, and nobody will ask for it again. */
  forget(): void {
    this.#isWanted = false;
    if (this.isOrphan) this.cut();
  }

  /** Cuts it off, whatever it is doing. */
  cut(): void {
    this.#abort.abort();
    this.#leaveQueue();
  }

  async run(): Promise<void> {
    try {
      await this.#run();
    } finally {
      this.#phase = "done";
      this.#request.attempt.waitsNoMore(this.#request.place, this.#services.clock.now());
    }
  }

  async #run(): Promise<void> {
    for (let isAgain = false; ; isAgain = true) {
      const turn = await this.#turn(isAgain);
      switch (turn.kind) {
        case "left": {
          const limit = this.#heldBy();
          if (limit === null) this.#request.attempt.release(this.#request.place);
          else this.#refuse(limit, "left");
          return;
        }
        case "late":
          this.#refuse(this.#limit(), "answered");
          this.#answerLocally(heldTooLong(this.#request.route.dialect, this.#request.path));
          return;
        case "stopped":
          this.#count("refused");
          this.#refuse(turn.stop.limit, "answered");
          this.#answerLocally(turn.stop.answer);
          return;
        case "go":
          if ((await this.#send()) === "done") return;
          break;
        default:
          unreachable(turn);
      }
    }
  }

  /** Waits for a turn in its lane. @param isAgain the provider has just refused it */
  #turn(isAgain: boolean): Promise<Turn> {
    const { id, lane, attempt, place, isFirst, holdUntilAt } = this.#request;
    const { clock } = this.#services;
    this.#phase = "waiting";
    return new Promise((resolve) => {
      let isSettled = false;
      let cancelTimer = () => {};
      const settle = (turn: Turn) => {
        if (isSettled) return;
        isSettled = true;
        cancelTimer();
        this.#leaveQueue = () => {};
        attempt.waitsNoMore(place, clock.now());
        if (turn.kind === "late" || turn.kind === "left") lane.left(id);
        resolve(turn);
      };
      const waiter = {
        go: () => settle({ kind: "go" }),
        stopped: (stop: LaneStop) => settle({ kind: "stopped", stop }),
      };
      if (this.#client === null) {
        settle({ kind: "left" });
        return;
      }
      this.#leaveQueue = () => settle({ kind: "left" });
      const limit = this.#lastLimit;
      if (isAgain && limit !== null) lane.refused(id, statedWaitMs(limit, clock.now()), waiter);
      else lane.enter(id, isFirst, waiter);
      if (isSettled) return;
      if (this.#waitsSince === null) this.#count("held");
      this.#waitsSince ??= clock.now();
      attempt.waits(place, () => this.#heldBy());
      cancelTimer = clock.at(holdUntilAt, () => settle({ kind: "late" }));
    });
  }

  /** @returns `again` where a limit refused it for a short time */
  async #send(): Promise<"done" | "again"> {
    const { id, lane, route, method, path, headers, body, attempt, place } = this.#request;
    this.#phase = "upstream";
    let answer: UpstreamAnswer;
    try {
      const { signal } = this.#abort;
      answer = await this.#services.upstream.send({ origin: route.origin, method, path, headers, body, signal });
    } catch {
      // The client retries a broken connection by itself, and one layer of retries is enough.
      lane.left(id);
      this.#fail();
      return "done";
    }
    if (answer.status >= 400) return this.#takeError(answer);
    attempt.succeed(place);
    lane.answered(id, remainingOf(answer));
    await this.#relay(answer);
    return "done";
  }

  async #takeError(answer: UpstreamAnswer): Promise<"done" | "again"> {
    const { id, lane, route, body: requestBody } = this.#request;
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
    const asked = requestBody instanceof Uint8Array ? Buffer.from(requestBody).toString("utf8") : "";
    const limit = readLimit(
      { status: answer.status, headers, body: body.toString("utf8"), asked },
      route.name,
      detectorAt(now),
      now,
    );
    if (limit === null) {
      // A server in trouble says nothing of the rate.
      if (answer.status >= 500 || answer.status === 429) lane.left(id);
      else lane.answered(id, remainingOf(answer));
      this.#passOn(answer, body);
      return "done";
    }
    this.#count("refused");
    this.#lastLimit = limit;
    switch (limit.kind) {
      case "wait":
      case "cap":
        if (requestBody === null || requestBody instanceof Uint8Array) return "again";
        lane.left(id);
        this.#refuse(limit, "answered");
        this.#passOn(answer, body);
        return "done";
      case "stop": {
        const refusal = refusalOf(answer, body);
        lane.left(id);
        lane.stopWith({ limit, answer: refusal });
        this.#refuse(limit, "answered");
        this.#answerLocally(refusal);
        return "done";
      }
      case "task":
        lane.answered(id, null);
        this.#refuse(limit, "answered");
        this.#answerLocally(refusalOf(answer, body));
        return "done";
      default:
        return unreachable(limit.kind);
    }
  }

  /** Passes an answer on as it comes, and keeps it where it is whole. Its end waits until it is kept. */
  async #relay(answer: UpstreamAnswer): Promise<void> {
    const { attempt, place, isRepeatable, method, model } = this.#request;
    const isStream = /^text\/event-stream/i.test(String(answer.headers["content-type"] ?? ""));
    const end = isStream ? new StreamEnd() : null;
    const whole: Buffer[] = [];
    let tail: Buffer[] = [];
    let size = 0;
    // A stream goes on at once, but for its last event; another answer that may be kept goes in one piece.
    let withheld: Buffer[] | null = isRepeatable && !isStream ? [] : null;
    if (withheld === null) this.#begin(answer);
    try {
      for await (const chunk of answer.body) {
        size += chunk.length;
        tail = [...tail, chunk].slice(-TAIL_CHUNKS);
        if (this.#sent !== null) whole.push(chunk);
        if (end?.take(chunk)) withheld ??= [];
        if (this.#sent !== null && size > BODY_LIMIT_BYTES) {
          this.#sent = null;
          whole.length = 0;
          if (this.#client === null) throw new Error("too large to be held for a client that may come");
          if (!isStream) await this.#release(answer, withheld?.splice(0) ?? []);
          if (!isStream) withheld = null;
        }
        if (withheld === null) await this.#write(chunk);
        else withheld.push(chunk);
      }
    } catch {
      this.#fail();
      return;
    }
    const isPlain = (answer.headers["content-encoding"] ?? "identity") === "identity";
    const isKept = this.#sent !== null && isPlain && (end === null || end.isWhole) && answer.status < 300;
    const text = decode(Buffer.concat(isKept ? whole : tail));
    if (method === "POST") {
      const tokens = text === null ? NO_TOKENS : usageOf(text);
      attempt.count(place.task, "made", tokens);
      this.#services.listener.paid?.(attempt.key, { taskId: place.task?.id ?? null, model, ...tokens });
    }
    if (isKept && text !== null && this.#isWanted) {
      this.#services.keep(place, { status: answer.status, headers: keptHeaders(answer), body: text });
    }
    await this.#release(answer, withheld ?? []);
    this.#client?.end();
  }

  /** Lets the client have the head of the answer, where it has not. */
  #begin(answer: UpstreamAnswer): void {
    if (this.#begun !== null) return;
    this.#begun = answer;
    this.#client?.writeHead(answer.status, returnedHeaders(answer.headers, false));
  }

  async #release(answer: UpstreamAnswer, chunks: readonly Buffer[]): Promise<void> {
    this.#begin(answer);
    for (const chunk of chunks) await this.#write(chunk);
  }

  /** Waits where the client reads more slowly than the provider writes. */
  async #write(chunk: Buffer): Promise<void> {
    this.#sent?.push(chunk);
    const client = this.#client;
    if (client === null || client.write(chunk) || client.destroyed) return;
    await new Promise<void>((resolve) => {
      const go = () => {
        client.off("drain", go);
        client.off("close", go);
        resolve();
      };
      client.on("drain", go);
      client.on("close", go);
    });
  }

  #listenTo(client: ServerResponse): void {
    client.on("close", () => {
      if (client.writableFinished || this.#client !== client) return;
      this.#client = null;
      switch (this.#phase) {
        case "waiting":
          this.#leaveQueue();
          return;
        case "upstream":
          // What nobody could be given later is not paid for to its end.
          if (this.#sent !== null) this.#request.attempt.release(this.#request.place);
          else this.#abort.abort();
          return;
        case "done":
          return;
        default:
          unreachable(this.#phase);
      }
    });
  }

  /** The answer broke, or none came: the client sees a broken connection, as it would without us. */
  #fail(): void {
    this.#request.attempt.release(this.#request.place);
    this.#client?.destroy();
  }

  #refuse(limit: RateLimit, how: "answered" | "left"): void {
    const { attempt, place } = this.#request;
    this.#services.listener.refusing(attempt.key);
    attempt.refuse(place, limit, how);
    attempt.release(place);
    this.#services.listener.refused(attempt.key, limit);
  }

  /**
   * The limit that holds the call up. Null where it only waits for its turn, as many do that are asked at once: a child
   * that ends meanwhile ends for a reason of its own.
   */
  #heldBy(): RateLimit | null {
    const waitedMs = this.#services.clock.now() - (this.#waitsSince ?? Number.POSITIVE_INFINITY);
    return this.#lastLimit !== null || waitedMs >= LONG_WAIT_MS ? this.#limit() : null;
  }

  /** What the provider said last, or that it left no room. */
  #limit(): RateLimit {
    const evidence = "the provider's rate limit left no room for a call in time";
    return (
      this.#lastLimit ?? {
        ...NOTHING_DETECTED,
        kind: "cap",
        evidence,
        form: "gateway",
        source: "wire",
        provider: this.#request.route.name,
      }
    );
  }

  #count(what: "held" | "refused"): void {
    this.#request.attempt.count(this.#request.place.task, what);
  }

  #passOn(answer: UpstreamAnswer, body: Buffer): void {
    this.#request.attempt.release(this.#request.place);
    this.#client?.writeHead(answer.status, {
      ...returnedHeaders(answer.headers, true),
      "content-length": String(body.length),
    });
    this.#client?.end(body);
  }

  #answerLocally(answer: LocalAnswer): void {
    if (this.#client !== null) sendLocally(this.#client, answer);
  }
}

export function sendLocally(client: ServerResponse, { status, headers, body }: LocalAnswer): void {
  client.writeHead(status, { ...headers, "content-length": String(Buffer.byteLength(body)) });
  client.end(body);
}

/** Usage stands at the end of an answer. */
const TAIL_CHUNKS = 4;
