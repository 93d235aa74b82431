import { defineConfig } from 'vitest/config';

// Separate from the unit tests, because these tests are slow and kill processes.
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    name: 'faults',
    include: ['faults/*.test.ts'],
    // Each test file already uses two cores.
    fileParallelism: false,
    // A generous timeout that only catches hangs.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
