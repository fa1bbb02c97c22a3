import fc from "fast-check";
import { expect, test } from "vitest";
import { ChurnMap } from "../../src/core/churn-map.ts";

test("it holds what a Map would hold, in the same order", () => {
  const id = fc.constantFrom("1", "2", "10", "a", "__proto__", "constructor");
  const step = fc.record({ kind: fc.constantFrom("set", "delete"), id, value: fc.integer() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const churned = new ChurnMap<number>();
      const model = new Map<string, number>();
      for (const { kind, id, value } of steps) {
        if (kind === "delete") expect(churned.delete(id)).toBe(model.delete(id));
        else {
          churned.set(id, value);
          model.set(id, value);
        }
        expect(churned.entries()).toEqual([...model]);
        expect([churned.size, churned.first, churned.get(id)]).toEqual([
          model.size,
          [...model][0] ?? null,
          model.get(id),
        ]);
      }
    }),
  );
});
