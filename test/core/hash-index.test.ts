import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { HashIndex, isHash } from "../../src/core/hash-index.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

test("gives each hash a position, and each position its hash", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { maxLength: 80 }), (numbers) => {
      const index = new HashIndex();
      const oracle = numbers.map((number) => hashOf(String(number)));
      for (const [position, hash] of oracle.entries()) expect(index.append(hash)).toBe(position);
      expect(index.count).toBe(oracle.length);
      for (const [position, hash] of oracle.entries()) {
        expect(index.at(position)).toBe(hash);
        // A hash that was appended twice has two positions.
        expect(oracle[index.find(hash)]).toBe(hash);
      }
      expect(index.find(hashOf("none"))).toBe(-1);
    }),
  );
});

test("takes a hash as its bytes as well as in digits", () => {
  const index = new HashIndex();
  const names = ["a", "b", "c"];
  for (const [position, name] of names.entries()) {
    const digest = createHash("sha256").update(name).digest().toString("latin1");
    expect(index.appendDigest(digest)).toBe(position);
  }
  expect(names.map((name) => index.find(hashOf(name)))).toEqual([0, 1, 2]);
  expect(names.map((_, position) => index.at(position))).toEqual(names.map(hashOf));
  expect(() => index.appendDigest("short")).toThrow("Expected 32 bytes, found 5");
});

test("grows, also with hashes that all fall into one slot", () => {
  const index = new HashIndex();
  const hashes = Array.from({ length: 3_000 }, (_, number) => `00000000${String(number).padStart(56, "0")}`);
  for (const [position, hash] of hashes.entries()) expect(index.append(hash)).toBe(position);
  expect(hashes.every((hash, position) => index.find(hash) === position && index.at(position) === hash)).toBe(true);
});

test.each(["", "abc", "F".repeat(64), "g".repeat(64), `${"0".repeat(63)} `, "0".repeat(65)])(
  "%j is no hash",
  (text) => {
    expect([isHash(text), isHash(hashOf(text))]).toEqual([false, true]);
    const index = new HashIndex();
    expect(index.find(text)).toBe(-1);
    expect(() => index.append(text)).toThrow("Expected 64 hex digits");
    // Nor is it taken for the hash that was asked for before it.
    const hash = hashOf("known");
    expect(index.append(hash)).toBe(0);
    expect([index.find(text), index.find(""), index.find(hash), index.count]).toEqual([-1, -1, 0, 1]);
  },
);
