/**
 * What we and the launcher process say to each other over one socket: frames of a header and a payload.
 * Both ends are of the same build, so that nothing is negotiated.
 */
import type { Writable } from "node:stream";

export const FRAME = {
  /** To the launcher, once and first: the plan. */
  plan: 1,
  /** To the launcher: an order. */
  order: 2,
  /** To the launcher: nothing more is wanted of the child. */
  abandon: 3,
  /** From the launcher, once: orders can come. */
  ready: 4,
  started: 5,
  stdout: 6,
  stderr: 7,
  exited: 8,
  closed: 9,
  failed: 10,
} as const;

export type FrameKind = (typeof FRAME)[keyof typeof FRAME];

export interface FrameHead {
  readonly kind: FrameKind;
  /** Whose; 0 where it is nobody's. */
  readonly child: number;
}

/** Output of all children together that may wait to be taken by the other end. */
const WAITING_BYTES_LIMIT = 1_048_576;
/** Payload length, kind, child. */
const HEAD_BYTES = 9;
const NOTHING = Buffer.alloc(0);
const KINDS: ReadonlySet<number> = new Set(Object.values(FRAME));

/** Frames that can wait do so for the next that cannot, or this long: a short child is told of in one write. */
const PATIENCE_MS = 4;

/** Writes frames; those of one turn of the event loop go out together. */
export class FrameWriter {
  readonly #channel: Writable;
  #isCorked = false;
  #isLeaving = false;

  constructor(channel: Writable) {
    this.#channel = channel;
  }

  /** @returns false where output should wait for the channel's `drain` */
  write(kind: FrameKind, child: number, payload: Buffer = NOTHING): boolean {
    if (!this.#isCorked) this.#channel.cork();
    if (!canWait(kind)) this.#leave();
    else if (!this.#isCorked) setTimeout(() => this.#uncork(), PATIENCE_MS);
    this.#isCorked = true;
    const head = Buffer.allocUnsafe(HEAD_BYTES);
    head.writeUInt32LE(payload.length, 0);
    head[4] = kind;
    head.writeUInt32LE(child, 5);
    this.#channel.write(head);
    if (payload.length > 0) this.#channel.write(payload);
    return this.#channel.writableLength < WAITING_BYTES_LIMIT;
  }

  writeJson(kind: FrameKind, child: number, value: unknown): void {
    this.write(kind, child, Buffer.from(JSON.stringify(value)));
  }

  #leave(): void {
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    process.nextTick(() => {
      this.#isLeaving = false;
      this.#uncork();
    });
  }

  #uncork(): void {
    if (!this.#isCorked) return;
    this.#isCorked = false;
    this.#channel.uncork();
  }
}

/** Reads frames. The payload of output is handed on in the parts in which it comes, all others whole. */
export class FrameReader {
  readonly #take: (head: FrameHead, payload: Buffer) => void;
  #rest: Buffer = NOTHING;
  /** An output frame of which a part is still to come. */
  #open: { readonly head: FrameHead; leftBytes: number } | null = null;

  constructor(take: (head: FrameHead, payload: Buffer) => void) {
    this.#take = take;
  }

  /** @throws where the bytes are no frames */
  push(chunk: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    this.#rest = NOTHING;
    let at = 0;
    while (at < bytes.length) {
      const taken = this.#open === null ? this.#takeFrame(bytes, at) : this.#takePart(bytes, at);
      if (taken === 0) {
        this.#rest = bytes.subarray(at);
        return;
      }
      at += taken;
    }
  }

  #takePart(bytes: Buffer, at: number): number {
    if (this.#open === null) return 0;
    const part = bytes.subarray(at, at + this.#open.leftBytes);
    const { head } = this.#open;
    this.#open.leftBytes -= part.length;
    if (this.#open.leftBytes === 0) this.#open = null;
    this.#take(head, part);
    return part.length;
  }

  /** @returns how many bytes were taken; 0 where the frame is not whole yet */
  #takeFrame(bytes: Buffer, at: number): number {
    if (bytes.length - at < HEAD_BYTES) return 0;
    const length = bytes.readUInt32LE(at);
    const head: FrameHead = { kind: kindOf(bytes[at + 4]), child: bytes.readUInt32LE(at + 5) };
    if ((head.kind === FRAME.stdout || head.kind === FRAME.stderr) && length > 0) {
      this.#open = { head, leftBytes: length };
      return HEAD_BYTES;
    }
    const end = at + HEAD_BYTES + length;
    if (bytes.length < end) return 0;
    this.#take(head, bytes.subarray(at + HEAD_BYTES, end));
    return HEAD_BYTES + length;
  }
}

/** Both are mostly followed at once by the end of the child. */
function canWait(kind: FrameKind): boolean {
  return kind === FRAME.started || kind === FRAME.exited;
}

function isKind(byte: number | undefined): byte is FrameKind {
  return byte !== undefined && KINDS.has(byte);
}

function kindOf(byte: number | undefined): FrameKind {
  if (!isKind(byte)) throw new Error(`No frame of the launcher has the kind ${byte}.`);
  return byte;
}
