/**
 * What we and the launcher process say to each other over one socket: frames of a header and a payload.
 * Both ends are of the same build, so that nothing is negotiated. What we say are fields with a NUL between them.
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

/** Payload length (4), kind (1) and child (4), little-endian. */
export const HEAD_BYTES = 9;
const NOTHING = Buffer.alloc(0);
const KINDS: ReadonlySet<number> = new Set(Object.values(FRAME));

/** Writes orders; those of one turn of the event loop go out together. */
export class FrameWriter {
  readonly #channel: Writable;
  #isCorked = false;

  constructor(channel: Writable) {
    this.#channel = channel;
  }

  /** @param fields of the payload; none of them may hold a NUL, which parts them */
  write(kind: FrameKind, child: number, fields: readonly string[] = []): void {
    if (!this.#isCorked) {
      this.#isCorked = true;
      this.#channel.cork();
      process.nextTick(() => {
        this.#isCorked = false;
        this.#channel.uncork();
      });
    }
    const payload = fields.join("\0");
    const length = Buffer.byteLength(payload);
    const frame = Buffer.allocUnsafe(HEAD_BYTES + length);
    frame.writeUInt32LE(length, 0);
    frame[4] = kind;
    frame.writeUInt32LE(child, 5);
    frame.write(payload, HEAD_BYTES);
    this.#channel.write(frame);
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

function isKind(byte: number | undefined): byte is FrameKind {
  return byte !== undefined && KINDS.has(byte);
}

function kindOf(byte: number | undefined): FrameKind {
  if (!isKind(byte)) throw new Error(`No frame of the launcher has the kind ${byte}.`);
  return byte;
}
