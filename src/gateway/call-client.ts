/** The client's side of a call: the connection that gets the answer, and the part that was sent so far. */
import type { ServerResponse } from "node:http";
import type { UpstreamAnswer } from "./answer-reader.ts";
import type { LocalAnswer } from "./local-answer.ts";
import { returnedHeaders } from "./upstream.ts";

const NOT_ASCII = /[\u0080-\uffff]/;

export class CallClient {
  readonly #onLeave: () => void;
  #response: ServerResponse | null = null;
  /** The answer that the client has the head of. */
  #begun: UpstreamAnswer | null = null;
  /** The body so far, for a client that comes back; null if it is not kept. */
  #sent: Buffer[] | null;

  /**
   * @param isRepeatable whether the answer may go to another client, if this one leaves
   * @param onLeave called if the client leaves before its answer is complete
   */
  constructor(response: ServerResponse, isRepeatable: boolean, onLeave: () => void) {
    this.#sent = isRepeatable ? [] : null;
    this.#onLeave = onLeave;
    this.#listenTo(response);
  }

  get isGone(): boolean {
    return this.#response === null;
  }

  /** Whether a client that comes back could still get the whole answer. */
  get isRepeatable(): boolean {
    return this.#sent !== null;
  }

  /** The answer is too large to be kept in memory. */
  stopKeeping(): void {
    this.#sent = null;
  }

  /** The client has come back. It gets the answer from its start. */
  attach(response: ServerResponse): void {
    this.#listenTo(response);
    if (this.#begun === null) return;
    response.writeHead(this.#begun.status, returnedHeaders(this.#begun.headers, false));
    for (const chunk of this.#sent ?? []) response.write(chunk);
  }

  /** Sends the head of the answer, once. */
  begin(answer: UpstreamAnswer): void {
    if (this.#begun !== null) return;
    this.#begun = answer;
    this.#response?.writeHead(answer.status, returnedHeaders(answer.headers, false));
  }

  /** Resolves when the client is ready for more: it may read more slowly than the provider writes. */
  async write(chunk: Buffer): Promise<void> {
    this.#sent?.push(chunk);
    const response = this.#response;
    if (response === null || response.write(chunk) || response.destroyed) return;
    await new Promise<void>((resolve) => {
      const go = () => {
        response.off("drain", go);
        response.off("close", go);
        resolve();
      };
      response.on("drain", go);
      response.on("close", go);
    });
  }

  end(): void {
    this.#response?.end();
  }

  /** The client sees a broken connection. */
  destroy(): void {
    this.#response?.destroy();
  }

  /** Sends a whole answer of the provider. @param withLimits whether its headers about limits go along */
  passOn({ status, headers }: UpstreamAnswer, body: Buffer | string, withLimits: boolean): void {
    const returned = returnedHeaders(headers, withLimits);
    returned["content-length"] = String(Buffer.byteLength(body));
    this.#response?.writeHead(status, returned);
    // Node writes a text in one go with its head, and then encodes the head as it encodes the text.
    const isApart = typeof body === "string" && NOT_ASCII.test(Object.values(returned).join());
    this.#response?.end(isApart ? Buffer.from(body) : body);
  }

  /** Sends an answer that the gateway gives by itself. */
  answer(answer: LocalAnswer): void {
    if (this.#response !== null) sendLocally(this.#response, answer);
  }

  #listenTo(response: ServerResponse): void {
    this.#response = response;
    response.on("close", () => {
      if (response.writableFinished || this.#response !== response) return;
      this.#response = null;
      this.#onLeave();
    });
  }
}

export function sendLocally(response: ServerResponse, { status, headers, body }: LocalAnswer): void {
  response.writeHead(status, { ...headers, "content-length": String(Buffer.byteLength(body)) });
  response.end(body);
}
