import fc from "fast-check";
import { expect, test } from "vitest";
import { openPending } from "../../src/core/pending.ts";
import {
  findUnsettled,
  type Unsettled,
  unsettledOf,
  unsettledTasks,
  withoutSettled,
} from "../../src/core/unsettled.ts";
import { tasksNamed } from "../sim/world.ts";

const pendings = (count: number) =>
  tasksNamed(count).map((task, position) => openPending(task, { position, attempt: 1 }));
const idsOf = (unsettled: Unsettled) => [...unsettledTasks(unsettled)].map(({ task }) => task.id);

test("is the shard without what was settled, in its order, and an older one is untouched", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0, 1, 5, 255, 256, 257, 700),
      fc.array(fc.nat(700), { maxLength: 30 }),
      (count, places) => {
        const shard = pendings(count);
        const before = unsettledOf(shard);
        const gone = new Set<string>();
        let now = before;
        for (const place of places) {
          const id = `t${String(place).padStart(4, "0")}`;
          expect(findUnsettled(now, id)).toBe(gone.has(id) ? undefined : shard.find(({ task }) => task.id === id));
          now = withoutSettled(now, id);
          gone.add(id);
          expect(findUnsettled(now, id)).toBeUndefined();
        }
        const all = shard.map(({ task }) => task.id);
        expect(idsOf(now)).toEqual(all.filter((id) => !gone.has(id)));
        expect(idsOf(before)).toEqual(all);
      },
    ),
  );
});

test("settling a task copies a bounded part of a shard, however large", () => {
  const before = unsettledOf(pendings(5_000));
  const after = withoutSettled(before, "t2500");
  const copied = after.settled.filter((block, index) => block !== before.settled[index]);
  expect(copied.map((block) => block.length)).toEqual([256]);
  expect([after.tasks, after.places]).toEqual([before.tasks, before.places]);
});
