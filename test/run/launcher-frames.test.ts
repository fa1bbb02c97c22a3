import { PassThrough } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FRAME, type FrameKind, FrameReader, FrameWriter } from "../../src/run/launcher-frames.ts";

type Frame = readonly [kind: FrameKind, child: number, payload: string];

async function write(frames: readonly Frame[]): Promise<Buffer> {
  const channel = new PassThrough({ highWaterMark: 16 * 1_048_576 });
  const writer = new FrameWriter(channel);
  for (const [kind, child, payload] of frames) writer.write(kind, child, [payload]);
  await new Promise((resolve) => setImmediate(resolve));
  return Buffer.from(channel.read() ?? Buffer.alloc(0));
}

/** What was read of bytes that came in pieces; the parts of one output are put together again. */
function read(bytes: Buffer, pieceLengths: readonly number[]): Frame[] {
  const frames: Frame[] = [];
  let isPart = false;
  const reader = new FrameReader((head, payload) => {
    const text = payload.toString("latin1");
    const last = frames.at(-1);
    if (isPart && last !== undefined) frames[frames.length - 1] = [last[0], last[1], last[2] + text];
    else frames.push([head.kind, head.child, text]);
    isPart = head.kind === FRAME.stdout || head.kind === FRAME.stderr;
  });
  let at = 0;
  for (let piece = 0; at < bytes.length; piece += 1) {
    const length = pieceLengths[piece % pieceLengths.length] ?? 1;
    reader.push(bytes.subarray(at, at + length));
    at += length;
  }
  return frames;
}

const anyFrame: fc.Arbitrary<Frame> = fc.tuple(
  fc.constantFrom(...Object.values(FRAME)),
  fc.integer({ min: 0, max: 0xffff_ffff }),
  fc.string({ unit: "binary-ascii", minLength: 1, maxLength: 200 }),
);

/** Outputs in a row cannot be told from the parts of one, and need not be. */
function joinOutputs(frames: readonly Frame[]): Frame[] {
  const joined: Frame[] = [];
  let isPart = false;
  for (const [kind, child, payload] of frames) {
    const last = joined.at(-1);
    if (isPart && last !== undefined) joined[joined.length - 1] = [last[0], last[1], last[2] + payload];
    else joined.push([kind, child, payload]);
    isPart = kind === FRAME.stdout || kind === FRAME.stderr;
  }
  return joined;
}

describe("frames", () => {
  it("are read as they were written, in whatever pieces they come", async () => {
    const pieces = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.array(anyFrame, { maxLength: 20 }), pieces, async (frames, lengths) => {
        const apart = frames.flatMap((frame): Frame[] => [frame, [FRAME.closed, 1, ""]]);
        expect(read(await write(apart), lengths)).toEqual(joinOutputs(apart));
      }),
    );
  });

  it("of output are handed on before they are whole", async () => {
    const parts: number[] = [];
    const reader = new FrameReader((_, payload) => parts.push(payload.length));
    const bytes = await write([[FRAME.stdout, 7, "x".repeat(1_000)]]);
    reader.push(bytes.subarray(0, 109));
    reader.push(bytes.subarray(109));
    expect(parts).toEqual([100, 900]);
  });

  it("of an unknown kind are refused", () => {
    const reader = new FrameReader(() => {});
    expect(() => reader.push(Buffer.from([0, 0, 0, 0, 99, 0, 0, 0, 0]))).toThrow(/kind 99/);
  });

  it("hold fields with a NUL between them", async () => {
    const channel = new PassThrough();
    new FrameWriter(channel).write(FRAME.order, 1, ["-", "", "A=\u00e9"]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(read(channel.read(), [100])).toEqual([[FRAME.order, 1, "-\0\0A=\u00c3\u00a9"]]);
  });
});
