import { defineConfig } from "vitest/config";

// vitest 5 prints failures with Map.groupBy, which Node 20 lacks: without it a red test would lose its message.
Map.groupBy ??= <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
};

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Tests that install harnesses or take minutes: `npm run test:all`.
    exclude: process.env.CARRYOVER_TEST_LONG === "1" ? [] : ["test/**/*.long.test.ts"],
    setupFiles: ["test/property-seed.setup.ts", "test/rig/workspaces.setup.ts"],
    // Nets for what hangs, never measures: a runner may have a sixth of a core for real children and runs of dist/.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Hundreds of real processes on a runner that others use too: what passes the second time is printed as a retry.
    retry: process.env.CI === undefined ? 0 : 1,
    pool: "forks",
    // A process for each worker, not for each file: two hundred starts of Node would take a third of the time.
    isolate: false,
    maxWorkers: 2,
  },
});
