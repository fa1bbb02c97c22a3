// A model may take longer than the five seconds that vitest gives a test.
export default { test: { testTimeout: 120_000 } };
