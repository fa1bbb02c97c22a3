import fc from "fast-check";
import { expect, it } from "vitest";
import { TailBuffer } from "../../src/run/tail-buffer.ts";

it("keeps exactly the last bytes of what was pushed", () => {
  const chunks = fc.array(fc.uint8Array({ maxLength: 3_000 }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), chunks, fc.nat(6_000), (limit, given, count) => {
      const tail = new TailBuffer(limit);
      for (const chunk of given) tail.push(Buffer.from(chunk));
      const all = Buffer.concat(given);
      const kept = Math.min(limit, count, all.length);
      expect(tail.last(count).equals(all.subarray(all.length - kept))).toBe(true);
      expect(tail.total).toBe(all.length);
    }),
  );
});
