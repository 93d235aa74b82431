import { defineConfig } from 'vitest/config';

// Separate from the unit tests, because it is slow and kills processes.
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    name: 'faults',
    include: ['faults/*.test.ts'],
    // Each file uses both cores.
    fileParallelism: false,
    // Only catches hangs.
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
